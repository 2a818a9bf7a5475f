//! What becomes of a batch whose caller gives up while it runs, seen from the boundary.

use std::cell::Cell;
use std::ptr::null;
use std::sync::atomic::{AtomicU32, Ordering};

use shortwire::abi::{Abi, Batch, Buffer, Bytes, Context as RawContext};
use shortwire::client::{Instance, Library, Options};
use shortwire::service::{Exports, FlatMessage, Handler, Method, MethodInfo, Place, Sink, Source};
use shortwire::wire::{DecodeError, Message, Reader, Writer};
use shortwire::{Code, Context, NamedMessage, Status};

const ITEMS: usize = 1000;
/// The call during which the caller gives up, counted from 1.
const LAST: usize = 300;

thread_local! {
    static CALLS: Cell<usize> = const { Cell::new(0) };
    static CANCEL: AtomicU32 = const { AtomicU32::new(0) };
}

#[derive(Default)]
struct Service;

shortwire::export!(Service: Counting, Counting);

trait Counting: Sized {
    fn __shortwire_describe(exports: &mut Exports<Service>) {
        exports.flat::<Count>();
    }
}

impl Counting for Service {}

struct Count;

impl Method for Count {
    const INFO: MethodInfo = MethodInfo { name: c"test.Counting/Count", id: 7, shape: 0, blocking: false };
    type Request<'a> = Nothing;
    type Reply<'a> = Nothing;
}

impl Handler<Service> for Count {
    fn handle<'a>(_: &'a Service, _: &'a Context<'a>, _: Nothing) -> Result<Nothing, Status> {
        CALLS.set(CALLS.get() + 1);
        if CALLS.get() == LAST {
            CANCEL.with(|word| word.store(1, Ordering::Relaxed));
        }
        Ok(Nothing)
    }
}

#[derive(Debug, Default, PartialEq)]
struct Nothing;

impl<'a> Message<'a> for Nothing {
    fn write(&self, _: &mut Writer<'_>) {}

    fn merge(&mut self, reader: &mut Reader<'a>) -> Result<(), DecodeError> {
        reader.tag().map(drop)
    }
}

impl NamedMessage<'_> for Nothing {
    const FULL_NAME: &'static str = "test.Nothing";
}

impl<'a> FlatMessage<'a> for Nothing {
    const SLOTS: usize = 0;
    const WIDTHS: &'static [usize] = &[];
    const BYTES: &'static [Place] = &[];

    fn load(_: &impl Source<'a>) -> Result<Self, Status> {
        Ok(Self)
    }

    fn store(&self, _: &mut impl Sink) {}
}

fn start() -> Instance {
    static TABLE: std::sync::OnceLock<&'static Abi> = std::sync::OnceLock::new();
    unsafe extern "C" fn entry() -> *const Abi {
        std::ptr::from_ref(*TABLE.get_or_init(shortwire::abi::export::<Service>))
    }
    // SAFETY: the table is what `export!` makes.
    let library = unsafe { Library::linked("counting", entry) }.expect("the table is of this version");
    library.start(Options::default()).expect("it starts")
}

/// A context that is cancelled by the call [`LAST`] of this thread.
fn context() -> RawContext {
    RawContext {
        size: size_of::<RawContext>() as u32,
        reserved: 0,
        deadline_ns: 0,
        cancel: CANCEL.with(|word| word.as_ptr()),
        metadata: Bytes { data: null(), len: 0 },
    }
}

/// Runs a call, and copies what it put out.
fn output(instance: &Instance, call: impl FnOnce(*mut Buffer) -> i32) -> Vec<u8> {
    let mut buffer = Buffer::empty();
    assert_eq!(call(&mut buffer), 0, "the batch runs");
    // SAFETY: the call has returned, and its output stays until it is released.
    let bytes = unsafe { buffer.output() }.to_vec();
    let release = instance.library().abi().release.expect("every table has it");
    // SAFETY: the buffer is the one the library filled.
    unsafe { release(&mut buffer) };
    bytes
}

#[test]
fn a_service_that_is_exported_twice_is_there_once() {
    assert_eq!(start().library().methods().len(), 1);
}

#[test]
fn of_a_flat_batch_the_first_item_left_has_the_reason_and_all_have_the_code() {
    let instance = start();
    let method = instance.library().method(7).expect("it is there").flat_many.expect("it is flat");
    let mut codes = vec![-1; ITEMS];
    let told = output(&instance, |errors| {
        let batch = Batch {
            count: ITEMS,
            request: null(),
            reply: null(),
            codes: codes.as_mut_ptr(),
            spill: std::ptr::null_mut(),
            errors,
        };
        // SAFETY: messages without fields have no columns; all memory is borrowed during the call.
        unsafe { method(instance.as_ptr(), &context(), &batch) }
    });
    let ran = CALLS.get();
    assert!((LAST..ITEMS).contains(&ran), "{ran} items ran");
    assert!(codes[..ran].iter().all(|&code| code == 0));
    assert!(codes[ran..].iter().all(|&code| code == Code::Cancelled.number()));

    let mut reader = Reader::new(&told, 2);
    for index in ran..ITEMS {
        assert_eq!(reader.tag(), Ok(Some(0x0a)));
        let mut item = Reader::new(reader.slice().expect("an item"), 1);
        assert_eq!((item.tag(), item.uint64()), (Ok(Some(0x08)), Ok(index as u64)));
        assert_eq!(item.tag(), Ok(Some(0x12)));
        let bytes = item.slice().expect("a status");
        assert!(bytes.starts_with(&[0x08, 1]), "item {index} has its code");
        let status = Status::from_bytes(1, bytes);
        assert_eq!(status.message().is_empty(), index > ran, "item {index}: {status}");
    }
    assert!(reader.is_empty());
}

#[test]
fn of_a_batch_of_frames_the_first_item_left_has_the_reason_and_all_have_the_code() {
    let instance = start();
    let method = instance.library().method(7).expect("it is there").wire_many.expect("every method has it");
    let requests = [0; ITEMS];
    let replies = output(&instance, |reply| {
        // SAFETY: all memory is borrowed during the call.
        unsafe { method(instance.as_ptr(), &context(), requests.as_ptr(), ITEMS, reply) }
    });
    assert_eq!(CALLS.get(), LAST);
    let mut reader = Reader::new(&replies, 1);
    for index in 0..ITEMS {
        let (code, message) = (reader.int32().expect("a code"), reader.slice().expect("a message"));
        assert_eq!(code, if index < LAST { 0 } else { Code::Cancelled.number() }, "item {index}");
        assert_eq!(!Status::from_bytes(1, message).message().is_empty(), index == LAST, "item {index}");
    }
    assert!(reader.is_empty());
}
