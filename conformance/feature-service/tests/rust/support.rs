//! The library under test and clients of it.

use std::path::PathBuf;
use std::sync::Arc;

use feature_service::r#gen::shortwire_test_v1::FeatureClient;
use shortwire::Status;
use shortwire::abi::{Abi, Buffer};
use shortwire::client::{Instance, Library, Options};
use shortwire::wire::{self, Message};

/// The library that Cargo built for this test: it lies beside the test's own program.
pub(crate) fn library_path() -> PathBuf {
    let program = std::env::current_exe().expect("a running program has a path");
    program.with_file_name(format!(
        "{}feature_service{}",
        std::env::consts::DLL_PREFIX,
        std::env::consts::DLL_SUFFIX
    ))
}

/// The library, opened as users open it; under Miri, which cannot load libraries, the same service linked in.
pub(crate) fn library() -> Library {
    if cfg!(miri) {
        // SAFETY: the table is what `export!` makes.
        unsafe { Library::linked("feature_service", linked_in) }
            .expect("the linked service is of this version")
    } else {
        Library::open(library_path()).expect("the library was built with this test")
    }
}

unsafe extern "C" fn linked_in() -> *const Abi {
    static TABLE: std::sync::OnceLock<&'static Abi> = std::sync::OnceLock::new();
    std::ptr::from_ref(*TABLE.get_or_init(shortwire::abi::export::<feature_service::Service>))
}

/// A running service with limits of its own.
pub(crate) fn start(options: Options) -> Arc<Instance> {
    Arc::new(library().start(options).expect("the service starts with any limits that are allowed"))
}

/// A client of a service of its own, so that tests do not see one another.
pub(crate) fn client() -> FeatureClient {
    FeatureClient::new(start(Options::default()))
}

/// A client whose library allows other limits.
pub(crate) fn client_with(options: Options) -> FeatureClient {
    FeatureClient::new(start(options))
}

/// Calls a method's wire entry with these bytes, whatever they are.
pub(crate) fn call_raw(instance: &Instance, method: &str, request: &[u8]) -> Result<Vec<u8>, Status> {
    let function = method_of(instance, method).wire.expect("every method has a wire entry");
    // SAFETY: all memory is borrowed during the call.
    take(instance, |reply| unsafe {
        function(instance.as_ptr(), std::ptr::null(), request.as_ptr(), request.len(), reply)
    })
}

/// Runs a raw call, takes over its output and gives the library's memory back.
pub(crate) fn take(instance: &Instance, call: impl FnOnce(*mut Buffer) -> i32) -> Result<Vec<u8>, Status> {
    let mut reply = Buffer::empty();
    let code = call(&mut reply);
    // SAFETY: the call has returned, and its output stays until it is released.
    let output = unsafe { reply.output() }.to_vec();
    let release = instance.library().abi().release.expect("every table has it");
    // SAFETY: the buffer is the one the library filled.
    unsafe { release(&mut reply) };
    if code == 0 { Ok(output) } else { Err(Status::from_bytes(code, &output)) }
}

/// The table's entry of a method of the feature service.
pub(crate) fn method_of(instance: &Instance, method: &str) -> &'static shortwire::abi::Method {
    let name = format!("shortwire.test.v1.Feature/{method}");
    instance.library().require(shortwire::abi::fnv1a(name.as_bytes()), &name).expect("the library has it")
}

/// The message that those bytes are.
pub(crate) fn decoded<'a, M: Message<'a>>(bytes: &'a [u8]) -> M {
    wire::decode(bytes).expect("the library writes valid messages")
}

/// One of Miri's steps for many of a processor's: it is a hundred times slower.
pub(crate) const fn rounds(native: usize) -> usize {
    if cfg!(miri) { native.div_ceil(100) } else { native }
}
