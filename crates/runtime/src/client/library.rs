//! Opens libraries.

use std::ffi::{CStr, CString, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::abi::{self, Abi, Buffer};
use crate::status::{Code, Status};

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
    /// Nesting of messages in a request.
    pub max_depth: Option<u32>,
    /// Size of one request or reply in bytes, at most 2 GiB - 1.
    pub max_message_bytes: Option<u64>,
}

impl Library {
    /// Loads the library at `path` and checks that it speaks this version's contract.
    ///
    /// # Errors
    ///
    /// [`Code::NotFound`] if there is no such file, [`Code::FailedPrecondition`] if it is no Shortwire library or speaks
    /// another version of the contract.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Status> {
        let path = path.as_ref();
        let name = CString::new(path.as_os_str().as_bytes())
            .map_err(|_| Status::new(Code::InvalidArgument, "the path has a NUL byte in it"))?;
        // SAFETY: loading a library runs its initialisers; that is what the caller asks for.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        if handle.is_null() {
            return Err(Status::new(Code::NotFound, format!("{}: {}", path.display(), dl_error())));
        }
        let abi = table(handle, path)?;
        Ok(Self { path: Arc::new(path.to_owned()), abi })
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
                    "{} does not have {name}; it was built with {}; see what it has: shortwire inspect {}",
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
        let options = abi::Options {
            size: size_of::<abi::Options>() as u32,
            max_depth: options.max_depth.unwrap_or(0),
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
        Ok(Instance { raw, free: instance_free, library: self.clone() })
    }
}

/// A running service of a library. Ends when it is dropped. May be used from many threads at a time.
#[derive(Debug)]
pub struct Instance {
    raw: *mut abi::Instance,
    free: unsafe extern "C" fn(*mut abi::Instance),
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

fn table(handle: *mut c_void, path: &Path) -> Result<&'static Abi, Status> {
    // SAFETY: the handle comes from dlopen, the name is NUL-terminated.
    let symbol = unsafe { libc::dlsym(handle, abi::ABI_SYMBOL.as_ptr()) };
    if symbol.is_null() {
        return Err(Status::new(
            Code::FailedPrecondition,
            format!("{} does not export shortwire_abi_v1, so it is no Shortwire library", path.display()),
        ));
    }
    // SAFETY: the contract says that a symbol of this name has this type.
    let symbol: abi::AbiFn = unsafe { std::mem::transmute(symbol) };
    // SAFETY: the contract says that it may be called from any thread and returns null or a static table.
    let abi = unsafe { symbol().as_ref() };
    let abi = abi.ok_or_else(|| Status::new(Code::FailedPrecondition, "shortwire_abi_v1 returned NULL"))?;
    if abi.abi_version != abi::ABI_VERSION || (abi.size as usize) < size_of::<Abi>() {
        return Err(Status::new(
            Code::FailedPrecondition,
            format!(
                "{} speaks contract version {} (table of {} bytes), this client version {} (table of {} bytes); \
                 build both with the same release of shortwire",
                path.display(),
                abi.abi_version,
                abi.size,
                abi::ABI_VERSION,
                size_of::<Abi>()
            ),
        ));
    }
    Ok(abi)
}

fn dl_error() -> String {
    // SAFETY: dlerror returns null or text that stays until the next dl call of this thread.
    let text = unsafe { libc::dlerror().as_ref() };
    // SAFETY: as above, NUL-terminated.
    text.map_or_else(String::new, |text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}
