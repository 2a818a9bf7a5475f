//! Opening a library in a thread that unwinds. A program of its own, in which nothing was opened before.

use shortwire::abi::Abi;
use shortwire::client::{Library, Options};
use shortwire::service::Exports;

#[derive(Default)]
struct Service;

shortwire::export!(Service);

impl Service {
    fn __shortwire_describe(_: &mut Exports<Self>) {}
}

struct OpensWhenDropped;

impl Drop for OpensWhenDropped {
    fn drop(&mut self) {
        static TABLE: std::sync::OnceLock<&'static Abi> = std::sync::OnceLock::new();
        unsafe extern "C" fn entry() -> *const Abi {
            std::ptr::from_ref(*TABLE.get_or_init(shortwire::abi::export::<Service>))
        }
        assert!(std::thread::panicking());
        // SAFETY: the table is what `export!` makes.
        let library = unsafe { Library::linked("unwinding", entry) }.expect("the table is of this version");
        library.start(Options::default()).expect("it starts");
    }
}

#[test]
fn a_thread_that_unwinds_may_open_a_library() {
    let thread = std::thread::spawn(|| {
        let _opens = OpensWhenDropped;
        panic!("on its way out");
    });
    let payload = thread.join().expect_err("the panic goes on");
    assert_eq!(payload.downcast_ref(), Some(&"on its way out"));
}
