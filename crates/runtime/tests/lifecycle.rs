//! How a service starts, panics and ends, seen from the boundary.

use std::panic::panic_any;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use shortwire::abi::Abi;
use shortwire::client::{Bound, Library, Options, Target};
use shortwire::service::{Exports, Handler, Method, MethodInfo};
use shortwire::wire::{DecodeError, Message, Reader, Writer};
use shortwire::{Code, Context, NamedMessage, Status};

static STARTS: AtomicU32 = AtomicU32::new(0);
static ENDS: AtomicU32 = AtomicU32::new(0);

/// What the next start does, and the tests that set it one at a time.
static NEXT: Mutex<Next> = Mutex::new(Next::Succeed);
static TURN: Mutex<()> = Mutex::new(());

#[derive(Clone, Copy)]
enum Next {
    Succeed,
    Fail,
    Panic,
}

/// A service that panics when it is called, and again when it is dropped.
struct Fragile;

impl Drop for Fragile {
    fn drop(&mut self) {
        ENDS.fetch_add(1, Ordering::Relaxed);
        panic_any(Bomb);
    }
}

/// A payload that panics when it is dropped, with another one.
struct Bomb;

impl Drop for Bomb {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            panic_any(Bomb);
        }
    }
}

shortwire::export!(Fragile, start = Fragile::start);

impl Fragile {
    fn start() -> Result<Self, Status> {
        STARTS.fetch_add(1, Ordering::Relaxed);
        let next = *NEXT.lock().unwrap();
        match next {
            Next::Succeed => Ok(Self),
            Next::Fail => Err(Status::new(Code::Unavailable, "no power")),
            Next::Panic => panic!("no patience"),
        }
    }

    fn __shortwire_describe(exports: &mut Exports<Self>) {
        exports.wire::<Explode>();
    }
}

struct Explode;

impl Method for Explode {
    const INFO: MethodInfo = MethodInfo { name: c"test.Fragile/Explode", id: 7, shape: 0, blocking: false };
    type Request<'a> = Nothing;
    type Reply<'a> = Nothing;
}

impl Handler<Fragile> for Explode {
    fn handle<'a>(_: &'a Fragile, _: &'a Context<'a>, _: Nothing) -> Result<Nothing, Status> {
        panic_any(Bomb)
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

fn library() -> Library {
    static TABLE: std::sync::OnceLock<&'static Abi> = std::sync::OnceLock::new();
    unsafe extern "C" fn entry() -> *const Abi {
        std::ptr::from_ref(*TABLE.get_or_init(shortwire::abi::export::<Fragile>))
    }
    // SAFETY: the table is what `export!` makes.
    unsafe { Library::linked("fragile", entry) }.expect("the table is of this version")
}

/// Runs `test` alone, with that outcome of the next starts; returns how many services started and ended during it.
fn alone(next: Next, test: impl FnOnce()) -> (u32, u32) {
    let _turn = TURN.lock();
    *NEXT.lock().unwrap() = next;
    let before = (STARTS.load(Ordering::Relaxed), ENDS.load(Ordering::Relaxed));
    test();
    (STARTS.load(Ordering::Relaxed) - before.0, ENDS.load(Ordering::Relaxed) - before.1)
}

#[test]
fn payloads_and_services_that_panic_when_dropped_stay_inside() {
    let counts = alone(Next::Succeed, || {
        let library = library();
        let target = Target::new(library.start(Options::default()).expect("it starts").into());
        let explode = Bound::<Explode>::find(&library);
        for _ in 0..3 {
            let status: Status =
                explode.wire_owned(&target, &Nothing).map(|_: Nothing| ()).expect_err("it panics");
            assert_eq!(status.code(), Code::Internal);
            assert!(
                status
                    .message()
                    .ends_with(": no message; a new instance of the service answers the next call")
            );
        }
        let items = explode.wire_many_owned::<Nothing>(&target, &[Nothing, Nothing]).expect("the batch runs");
        assert!(items.iter().all(|item| item.as_ref().is_err_and(|status| status.code() == Code::Internal)));
    });
    assert_eq!(counts, (5, 5), "each panic ends a service, and the instance gives all of them back");
}

#[test]
fn a_start_that_fails_fails_the_opening() {
    let counts = alone(Next::Fail, || {
        let status = library().start(Options::default()).expect_err("it fails");
        assert_eq!((status.code(), status.message()), (Code::Unavailable, "no power"));
    });
    assert_eq!(counts, (1, 0));
}

#[test]
fn a_start_that_panics_fails_the_opening() {
    let counts = alone(Next::Panic, || {
        let status = library().start(Options::default()).expect_err("it panics");
        assert_eq!(status.code(), Code::Internal);
        let text = status.message();
        assert!(
            text.starts_with("the service panicked at ") && text.ends_with("while it started: no patience"),
            "{text}"
        );
    });
    assert_eq!(counts, (1, 0));
}

#[test]
fn limits_that_are_wrong_are_found_before_anything_starts() {
    let counts = alone(Next::Succeed, || {
        let too_large = Options { max_message_bytes: Some(u64::MAX), ..Default::default() };
        let too_deep = Options { max_depth: Some(1001), ..Default::default() };
        for options in [too_large, too_deep] {
            let status = library().start(options).expect_err("no library allows that");
            assert_eq!(status.code(), Code::InvalidArgument);
            assert!(status.message().contains("use at most"), "{status}");
        }
    });
    assert_eq!(counts, (0, 0));
}

#[test]
fn a_restart_that_fails_is_told_to_the_call_that_needed_it() {
    alone(Next::Succeed, || {
        let library = library();
        let target = Target::new(library.start(Options::default()).expect("it starts").into());
        let explode = Bound::<Explode>::find(&library);
        let call =
            || explode.wire_owned(&target, &Nothing).map(|_: Nothing| ()).map_err(|status| status.code());
        assert_eq!(call(), Err(Code::Internal));
        *NEXT.lock().unwrap() = Next::Fail;
        assert_eq!(call(), Err(Code::Unavailable));
        *NEXT.lock().unwrap() = Next::Succeed;
        assert_eq!(call(), Err(Code::Internal), "the next call tries again");
    });
}
