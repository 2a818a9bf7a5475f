//! Opens libraries.

use std::ffi::CStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::loader;
use crate::abi::{self, Abi, Buffer};
use crate::status::{Code, Status};
use crate::wire::DEFAULT_MAX_DEPTH;

/// A native library that is loaded and whose table was checked.
///
/// Cheap to clone; may be used from any thread. A library stays loaded until the process ends, because its threads,
/// thread-locals and fork handlers cannot be taken back.
#[derive(Clone, Debug)]
pub struct Library {
    path: Arc<PathBuf>,
    abi: &'static Abi,
}

/// What an instance allows. Defaults: nesting of 100, messages of 256 MiB.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Nesting of messages in a request or reply, at most 1000.
    pub max_depth: Option<u32>,
    /// Size of one request or reply in bytes, at most 2 GiB - 1.
    pub max_message_bytes: Option<u64>,
}

impl Library {
    /// Loads the library at `path` and checks that it speaks this version's contract.
    ///
    /// A bare name is looked for in the working directory, then where the system looks for libraries. Opening the same
    /// file again gives the same table. Runs the library's initialisers; blocks on the file system.
    ///
    /// # Errors
    ///
    /// Each with what was tried and what to do: [`Code::NotFound`] if there is no such file, [`Code::PermissionDenied`] if
    /// it may not be read or run, [`Code::InvalidArgument`] if it is something else than a library, and
    /// [`Code::FailedPrecondition`] if it is a library for another machine, lacks something it needs, is no Shortwire
    /// library, or speaks another version of the contract.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Status> {
        let path = path.as_ref();
        Ok(Self { path: Arc::new(path.to_owned()), abi: loader::load(path)? })
    }

    /// The library whose entry is at hand because it is linked into this program. `name` stands for its path in messages.
    ///
    /// # Errors
    ///
    /// [`Code::FailedPrecondition`] if it speaks another version of the contract.
    ///
    /// # Safety
    ///
    /// `entry` is a `sw_abi_fn` that does what `shortwire.h` says.
    pub unsafe fn linked(name: impl AsRef<Path>, entry: abi::AbiFn) -> Result<Self, Status> {
        let path = name.as_ref();
        // SAFETY: as promised by the caller.
        Ok(Self { path: Arc::new(path.to_owned()), abi: unsafe { loader::table(entry, path) }? })
    }

    /// Where it was loaded from, as given to [`Library::open`].
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Its table.
    pub fn abi(&self) -> &'static Abi {
        self.abi
    }

    /// Who made its table, such as `shortwire 0.1.0 (rust)`.
    pub fn runtime(&self) -> &'static str {
        // SAFETY: the contract says that it is static text with a NUL at its end.
        unsafe { CStr::from_ptr(self.abi.runtime) }.to_str().unwrap_or("a runtime whose name is not UTF-8")
    }

    /// Its schema: a serialised `FileDescriptorSet`, imports included.
    pub fn schema(&self) -> &'static [u8] {
        // SAFETY: the contract says that it is static.
        unsafe { self.abi.schema.as_slice() }
    }

    /// Its methods, sorted by id.
    pub fn methods(&self) -> &'static [abi::Method] {
        if self.abi.method_count == 0 {
            return &[];
        }
        // SAFETY: the contract says that there are so many and that they are static.
        unsafe { std::slice::from_raw_parts(self.abi.methods, self.abi.method_count) }
    }

    /// Its methods with their full names, sorted by id.
    pub fn named_methods(&self) -> impl Iterator<Item = (&'static str, &'static abi::Method)> {
        self.methods().iter().map(|method| {
            // SAFETY: the contract says that it is static text with a NUL at its end; opening has checked that it is there.
            let name = unsafe { CStr::from_ptr(method.name) };
            (name.to_str().unwrap_or("a method whose name is not UTF-8"), method)
        })
    }

    /// The method of that id.
    pub fn method(&self, id: u64) -> Option<&'static abi::Method> {
        let methods = self.methods();
        methods.binary_search_by_key(&id, |method| method.id).ok().map(|index| &methods[index])
    }

    /// The method of that id.
    ///
    /// # Errors
    ///
    /// [`Code::Unimplemented`] if the library does not have it, with `name`, the library's path and its runtime.
    pub fn require(&self, id: u64, name: &str) -> Result<&'static abi::Method, Status> {
        self.method(id).ok_or_else(|| {
            Status::new(
                Code::Unimplemented,
                format!(
                    "{} does not have {name}; it was built with {}\n  help: `shortwire inspect {}` shows what it has; build it \
                     again from the schema of this client",
                    self.path.display(),
                    self.runtime(),
                    self.path.display()
                ),
            )
        })
    }

    /// Starts a service.
    ///
    /// # Errors
    ///
    /// Whatever the service fails with when it starts, and [`Code::InvalidArgument`] for a limit that is none.
    pub fn start(&self, options: Options) -> Result<Instance, Status> {
        let max_depth = options.max_depth.filter(|&depth| depth != 0).unwrap_or(DEFAULT_MAX_DEPTH);
        let options = abi::Options {
            size: size_of::<abi::Options>() as u32,
            max_depth,
            max_message_bytes: options.max_message_bytes.unwrap_or(0),
        };
        let (Some(instance_new), Some(instance_free), Some(release)) =
            (self.abi.instance_new, self.abi.instance_free, self.abi.release)
        else {
            return Err(Status::new(
                Code::FailedPrecondition,
                "the library's table lacks functions the contract wants",
            ));
        };
        let mut raw = std::ptr::null_mut();
        let mut status = Buffer::empty();
        // SAFETY: all three are valid during the call.
        let code = unsafe { instance_new(&options, &mut raw, &mut status) };
        if code != 0 {
            // SAFETY: the call has returned, and its output stays until it is released.
            let failure = Status::from_bytes(code, unsafe { status.output() });
            // SAFETY: the buffer is the one the library filled.
            unsafe { release(&mut status) };
            return Err(failure);
        }
        Ok(Instance { raw, free: instance_free, max_depth, library: self.clone() })
    }
}

/// A running service of a library. Ends when it is dropped. May be used from many threads at a time.
#[derive(Debug)]
pub struct Instance {
    raw: *mut abi::Instance,
    free: abi::InstanceFreeFn,
    max_depth: u32,
    library: Library,
}

// SAFETY: the contract says that an instance may be used from any thread, from many at a time.
unsafe impl Send for Instance {}
// SAFETY: as above.
unsafe impl Sync for Instance {}

impl Instance {
    /// The library it belongs to.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The nesting it allows in requests, and its clients in replies.
    pub(super) fn max_depth(&self) -> u32 {
        self.max_depth
    }

    /// What the functions of the table want; valid as long as this value lives.
    pub fn as_ptr(&self) -> *mut abi::Instance {
        self.raw
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        // SAFETY: `raw` comes from this library, and calls borrow the instance, so none is under way.
        unsafe { (self.free)(self.raw) };
    }
}
