//! The functions a host calls, with whatever a host might pass.

use std::sync::{Arc, OnceLock};

use bolero::check;
use feature_service::r#gen::shortwire_test_v1::feature_methods::*;
use shortwire::abi::{Abi, Buffer, RowSource, Slot};
use shortwire::client::{Instance, Library, Options};
use shortwire::service::{FlatMessage, Method};
use shortwire::wire::{self, Reader};
use shortwire::{Code, Status};
use shortwire_fuzz::{Entropy, TEST_TIME};

/// Small enough for all of it to be there, so that every length is either refused or true.
const MAX_BYTES: usize = 4096;

fn instance() -> &'static Instance {
    static INSTANCE: OnceLock<Arc<Instance>> = OnceLock::new();
    static TABLE: OnceLock<&'static Abi> = OnceLock::new();
    unsafe extern "C" fn entry() -> *const Abi {
        std::ptr::from_ref(*TABLE.get_or_init(shortwire::abi::export::<feature_service::Service>))
    }
    INSTANCE.get_or_init(|| {
        // SAFETY: the table is what `export!` makes.
        let library = unsafe { Library::linked("feature_service", entry) }.expect("it is of this version");
        let options = Options { max_message_bytes: Some(MAX_BYTES as u64), ..Default::default() };
        Arc::new(library.start(options).expect("it starts"))
    })
}

fn release(buffer: &mut Buffer) {
    let release = instance().library().abi().release.expect("every table has it");
    // SAFETY: the buffer is one the library filled.
    unsafe { release(buffer) };
    assert!(buffer.owned.is_null());
}

/// Calls a flat method with arbitrary slots. Strings and bytes are anywhere in memory that is there, or nowhere; their
/// lengths are anything.
fn call_flat<M: Method>(entropy: &mut Entropy<'_>, memory: &[u8; MAX_BYTES], is_echo: bool)
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: FlatMessage<'a>,
{
    let function =
        instance().library().method(M::INFO.id).and_then(|entry| entry.flat).expect("a flat method");
    let mut request: Vec<Slot> =
        (0..<M::Request<'_> as FlatMessage>::SLOTS).map(|_| Slot { u64: entropy.bits() }).collect();
    for place in <M::Request<'_> as FlatMessage>::BYTES {
        let data = if entropy.below(8) == 0 { std::ptr::null() } else { memory.as_ptr() };
        request[place.slot].data = data;
        if entropy.below(2) == 0 {
            request[place.slot + 1].u64 = entropy.below(16) as u64;
        }
    }
    let mut reply = vec![Slot { u64: u64::MAX }; <M::Reply<'_> as FlatMessage>::SLOTS];
    let mut room = vec![0; *entropy.pick(&[0, 1, 16, 64, 5000])];
    let mut spill = Buffer::over(&mut room);
    // SAFETY: the slots are those of the method's messages; what they point to is there up to the limit.
    let code = unsafe {
        function(instance().as_ptr(), std::ptr::null(), request.as_ptr(), reply.as_mut_ptr(), &mut spill)
    };
    if code == 0 {
        // SAFETY: the call has written the reply's slots; the request's are valid, or the call would have failed.
        let (given, taken) = unsafe {
            (
                M::Request::load(&RowSource::new(request.as_ptr(), MAX_BYTES)),
                M::Reply::load(&RowSource::new(reply.as_ptr(), MAX_BYTES)),
            )
        };
        let taken = wire::encode(&taken.expect("a valid reply"));
        if is_echo {
            assert_eq!(wire::encode(&given.expect("a valid request")), taken);
        }
    } else {
        // SAFETY: the call has returned and left a status there.
        let output = unsafe { spill.output() };
        let status = Status::from_bytes(code, output);
        let expected = [Code::InvalidArgument, Code::ResourceExhausted];
        assert!(!is_echo || expected.contains(&status.code()), "{status}");
        assert_eq!(status.to_bytes(), output, "the library left a whole status: {status}");
    }
    release(&mut spill);
}

#[test]
fn flat_calls() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let mut memory = [b'a'; MAX_BYTES];
        for byte in &mut memory[..64] {
            *byte = entropy.byte();
        }
        match entropy.below(8) {
            0 => call_flat::<EchoScalars>(&mut entropy, &memory, true),
            1 => call_flat::<EchoPresence>(&mut entropy, &memory, true),
            2 => call_flat::<EchoString>(&mut entropy, &memory, true),
            3 => call_flat::<EchoBytes>(&mut entropy, &memory, true),
            4 => call_flat::<EchoBool>(&mut entropy, &memory, true),
            5 => call_flat::<EchoFloat>(&mut entropy, &memory, true),
            6 => call_flat::<Measure>(&mut entropy, &memory, false),
            _ => call_flat::<Fail>(&mut entropy, &memory, false),
        }
    });
}

/// Counts the frames, or tells that they are torn.
fn frames_in(bytes: &[u8]) -> Option<usize> {
    let mut reader = Reader::new(bytes, 0);
    let mut count = 0;
    while !reader.is_empty() {
        reader.slice().ok()?;
        count += 1;
    }
    Some(count)
}

#[test]
fn frames() {
    const METHODS: &[&str] =
        &["EchoTree", "EchoRepeated", "EchoScalars", "EchoMaps", "Measure", "Fail", "Newer"];
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let name = format!("shortwire.test.v1.Feature/{}", entropy.pick(METHODS));
        let method = instance().library().require(shortwire::abi::fnv1a(name.as_bytes()), &name);
        let function = method.expect("the library has it").wire_many.expect("every method has it");
        let mut room = vec![0; *entropy.pick(&[0, 1, 100, 5000])];
        let frames = entropy.rest();
        let mut reply = Buffer::over(&mut room);
        // SAFETY: all memory is borrowed during the call.
        let code = unsafe {
            function(instance().as_ptr(), std::ptr::null(), frames.as_ptr(), frames.len(), &mut reply)
        };
        // SAFETY: the call has returned and left its output there.
        let output = unsafe { reply.output() };
        match frames_in(frames) {
            None => assert_eq!(code, Code::InvalidArgument.number()),
            Some(expected) => {
                assert_eq!(code, 0);
                let mut replies = Reader::new(output, 0);
                for _ in 0..expected {
                    let (code, bytes) = (replies.int32().expect("a code"), replies.slice().expect("a frame"));
                    if code != 0 {
                        assert_eq!(Status::from_bytes(code, bytes).to_bytes(), bytes, "a whole status");
                    }
                }
                assert!(replies.is_empty());
            }
        }
        release(&mut reply);
    });
}
