//! What the exported symbol returns.

use std::ffi::CStr;

use super::instance::{Instance, Start};
use super::output::{fail, put_nothing, release};
use super::{ABI_VERSION, Abi, Buffer, Bytes, Method, Options, fnv1a};
use crate::service::Exports;
use crate::status::{Code, Status};
use crate::wire::Reader;

/// Who made the table.
const RUNTIME: &CStr =
    match CStr::from_bytes_with_nul(concat!("shortwire ", env!("CARGO_PKG_VERSION"), " (rust)\0").as_bytes())
    {
        Ok(text) => text,
        Err(_) => panic!("the package version has a NUL in it"),
    };

/// How a type becomes the service of a library: what [`export!`](crate::export) writes for the author.
pub trait Table: Send + Sync + Sized + 'static {
    /// Adds the entries of every service the type implements.
    fn describe(exports: &mut Exports<Self>);

    /// Makes the service.
    fn start() -> Result<Self, Status>;
}

/// Makes the table of a library. Called once; the table lives as long as the process.
pub fn export<S: Table>() -> &'static Abi {
    let mut exports = Exports::new();
    S::describe(&mut exports);
    let (mut methods, schemas) = exports.into_parts();
    methods.sort_by_key(|method| method.id);
    // A service that `export!` names twice is there once.
    methods.dedup_by_key(|method| method.id);
    let methods: &'static [Method] = methods.leak();
    let schema: &'static [u8] = merged(&schemas).leak();
    Box::leak(Box::new(Abi {
        abi_version: ABI_VERSION,
        size: size_of::<Abi>() as u32,
        runtime: RUNTIME.as_ptr(),
        schema_hash: fnv1a(schema),
        schema: Bytes::of(schema),
        methods: methods.as_ptr(),
        method_count: methods.len(),
        instance_new: Some(instance_new::<S>),
        instance_free: Some(instance_free::<S>),
        release: Some(release),
    }))
}

/// One `FileDescriptorSet` of several: concatenated, which protobuf defines as merging, each file once. Files are the same
/// if they have the same name, as in any set: services generated one by one may carry more or less of a file's comments.
fn merged(sets: &[&[u8]]) -> Vec<u8> {
    let mut merged = Vec::new();
    let mut seen = Vec::new();
    for set in sets {
        let mut reader = Reader::new(set, 1);
        while let (before, Ok(Some(_))) = (reader.remaining(), reader.tag()) {
            let Ok(file) = reader.slice() else { break };
            let name = name_of(file);
            if name.is_none() || !seen.contains(&name) {
                seen.push(name);
                merged.extend_from_slice(&before[..before.len() - reader.remaining().len()]);
            }
        }
    }
    merged
}

/// Name of a file, from its `FileDescriptorProto`.
fn name_of(file: &[u8]) -> Option<&[u8]> {
    const NAME: u32 = 1 << 3 | 2;
    let mut reader = Reader::new(file, 1);
    while let Ok(Some(tag)) = reader.tag() {
        if tag == NAME {
            return reader.slice().ok();
        }
        reader.skip(tag).ok()?;
    }
    None
}

unsafe extern "C" fn instance_new<S: Table>(
    options: *const Options,
    instance: *mut *mut super::Instance,
    status: *mut Buffer,
) -> i32 {
    // SAFETY: the contract says that it is null or valid.
    let Some(slot) = (unsafe { instance.as_mut() }) else { return Code::InvalidArgument.number() };
    *slot = std::ptr::null_mut();
    let start: Start<S> = S::start;
    // SAFETY: the contract says that it is null or valid.
    match unsafe { limits(options) }.and_then(|options| Instance::new(options, start)) {
        Ok(made) => {
            *slot = Box::into_raw(made).cast();
            // SAFETY: the contract says that it is null or valid.
            unsafe { put_nothing(status) };
            0
        }
        // SAFETY: the contract says that it is null or valid.
        Err(failure) => unsafe { fail(failure, status) },
    }
}

/// The options a host passed, if it passed any. Options that are too small to be this version's are an error: running
/// without the limits that somebody asked for would be worse.
///
/// # Safety
///
/// `options` is null or points to a size, and to as many bytes as that says.
unsafe fn limits<'a>(options: *const Options) -> Result<Option<&'a Options>, Status> {
    if options.is_null() {
        return Ok(None);
    }
    // SAFETY: as promised by the caller; every version begins with the size.
    let size = unsafe { (*options).size } as usize;
    if size < size_of::<Options>() {
        let expected = size_of::<Options>();
        return Err(Status::new(
            Code::InvalidArgument,
            format!(
                "the options have size {size}; set their `size` to sizeof(sw_options_t), which is {expected}"
            ),
        ));
    }
    // SAFETY: as promised by the caller, and they are as large as the reference says.
    Ok(Some(unsafe { &*options }))
}

unsafe extern "C" fn instance_free<S: Table>(instance: *mut super::Instance) {
    if !instance.is_null() {
        // SAFETY: the contract says that it comes from `instance_new` of this library and that no call is under way.
        unsafe { Instance::<S>::free(instance.cast()) };
    }
}

/// Exports a type as the service of a library: all that an author writes beside the service itself.
///
/// ```ignore
/// shortwire::export!(MyCalculator);                                    // one service, made by Default
/// shortwire::export!(MyCalculator: Calculator, Statistics);            // several services of one type
/// shortwire::export!(MyCalculator: Calculator, start = MyCalculator::open); // made by a function that may fail
/// ```
///
/// The crate is built as a `cdylib`, once a library. In the first form the service's generated trait must be in scope
/// and the only such trait. `start` is a `fn() -> Result<MyCalculator, Status>`; it runs when a client opens the library
/// and again after a panic.
#[macro_export]
macro_rules! export {
    ($service:ty) => {
        $crate::export!(@table $service, [<$service>::__shortwire_describe], Ok(<$service as Default>::default()));
    };
    ($service:ty, start = $start:expr) => {
        $crate::export!(@table $service, [<$service>::__shortwire_describe], $start());
    };
    ($service:ty: $($api:path),+ $(,)?) => {
        $crate::export!(@table $service, [$(<$service as $api>::__shortwire_describe),+], Ok(<$service as Default>::default()));
    };
    ($service:ty: $($api:path),+, start = $start:expr) => {
        $crate::export!(@table $service, [$(<$service as $api>::__shortwire_describe),+], $start());
    };
    (@table $service:ty, [$($describe:expr),+], $start:expr) => {
        const _: () = {
            ::core::assert!(
                ::core::cfg!(panic = "unwind"),
                "a panic must not end the host: set panic = \"unwind\" in the profile this library is built with"
            );

            impl $crate::abi::Table for $service {
                fn describe(exports: &mut $crate::service::Exports<Self>) {
                    $($describe(exports);)+
                }

                fn start() -> Result<Self, $crate::Status> {
                    $start
                }
            }

            /// The one symbol of the library: its table.
            #[unsafe(no_mangle)]
            pub extern "C" fn shortwire_abi_v1() -> *const $crate::abi::Abi {
                static TABLE: ::std::sync::OnceLock<&'static $crate::abi::Abi> = ::std::sync::OnceLock::new();
                ::std::ptr::from_ref(*TABLE.get_or_init($crate::abi::export::<$service>))
            }
        };
    };
}

#[cfg(test)]
mod tests {
    use super::merged;

    /// A set of files, each a name and one other field.
    fn set(files: &[(&str, u8)]) -> Vec<u8> {
        let file = |&(name, other): &(&str, u8)| {
            let body = [&[0x0a, name.len() as u8], name.as_bytes(), &[0x50, other]].concat();
            [&[0x0a, body.len() as u8], body.as_slice()].concat()
        };
        files.iter().flat_map(file).collect()
    }

    #[test]
    fn files_of_several_sets_are_there_once_by_name() {
        let (first, second) = (set(&[("a", 1), ("b", 2)]), set(&[("b", 3), ("c", 4)]));
        assert_eq!(merged(&[&first, &second]), set(&[("a", 1), ("b", 2), ("c", 4)]));
        assert_eq!(merged(&[&first, &first]), first);
    }
}
