//! Opens libraries.

use std::ffi::{CStr, CString, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::file;
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
    /// Nesting of messages in a request or reply.
    pub max_depth: Option<u32>,
    /// Size of one request or reply in bytes, at most 2 GiB - 1.
    pub max_message_bytes: Option<u64>,
}

impl Library {
    /// Loads the library at `path` and checks that it speaks this version's contract.
    ///
    /// # Errors
    ///
    /// [`Code::NotFound`] if there is no such file, [`Code::PermissionDenied`] if it may not be read,
    /// [`Code::InvalidArgument`] if it is no library at all, [`Code::FailedPrecondition`] if it is built for another
    /// machine, is no Shortwire library or speaks another version of the contract.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Status> {
        let path = path.as_ref();
        let handle = load(path)?;
        // SAFETY: the handle comes from dlopen, the name is NUL-terminated.
        let symbol = unsafe { libc::dlsym(handle, abi::ABI_SYMBOL.as_ptr()) };
        if symbol.is_null() {
            return Err(Status::new(
                Code::FailedPrecondition,
                format!(
                    "{} does not export shortwire_abi_v1, so it is no Shortwire library or one of another contract \
                     version; services are exported with shortwire::export!",
                    path.display()
                ),
            ));
        }
        // SAFETY: the contract says that a symbol of this name has this type.
        unsafe { Self::linked(path, std::mem::transmute::<*mut c_void, abi::AbiFn>(symbol)) }
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
        // SAFETY: the contract says that it may be called from any thread and returns null or a static table, which
        // begins with its version and its size whatever they are.
        let abi = unsafe { checked(entry(), path) }?;
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
        // SAFETY: opening has checked the table.
        unsafe { methods_of(self.abi) }
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

/// Loads the file at `path`. A name without a slash is one that the dynamic linker searches for; a file of that name in
/// the current directory comes first.
fn load(path: &Path) -> Result<*mut c_void, Status> {
    let is_here = path.parent() == Some(Path::new("")) && path.exists();
    let file = if is_here { Path::new(".").join(path) } else { path.to_owned() };
    let name = CString::new(file.as_os_str().as_bytes())
        .map_err(|_| Status::new(Code::InvalidArgument, "the path has a NUL byte in it"))?;
    // SAFETY: loading a library runs its initialisers; that is what the caller asks for.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
    if handle.is_null() { Err(file::refused(path, &dl_error())) } else { Ok(handle) }
}

/// A table that is whole and of this version.
///
/// # Safety
///
/// `abi` is null or points to the version and the size of a static table.
unsafe fn checked(abi: *const Abi, path: &Path) -> Result<&'static Abi, Status> {
    let failed =
        |text: String| Err(Status::new(Code::FailedPrecondition, format!("{} {text}", path.display())));
    if abi.is_null() {
        return failed("returns no table from shortwire_abi_v1; build it again".to_owned());
    }
    // SAFETY: as promised by the caller; no reference is made before the size is known.
    let (version, size) = unsafe { ((*abi).abi_version, (*abi).size as usize) };
    let (own_version, own_size) = (abi::ABI_VERSION, size_of::<Abi>());
    if version != own_version || size < own_size {
        return failed(format!(
            "speaks contract version {version} (table of {size} bytes), this client version {own_version} (table of \
             {own_size} bytes); build both with the same release of shortwire"
        ));
    }
    // SAFETY: as promised by the caller, and it is as large as the reference says.
    let abi = unsafe { &*abi };
    let has_functions = abi.instance_new.is_some() && abi.instance_free.is_some() && abi.release.is_some();
    // SAFETY: the contract says that there are so many methods; null is none.
    let mut methods = unsafe { methods_of(abi) }.iter();
    let is_torn = abi.methods.is_null() && abi.method_count != 0;
    if abi.runtime.is_null() || !has_functions || is_torn || methods.any(|method| method.name.is_null()) {
        return failed("has a table with holes in it; build it again".to_owned());
    }
    Ok(abi)
}

/// # Safety
///
/// `methods` is null or has `method_count` entries, which are static.
unsafe fn methods_of(abi: &'static Abi) -> &'static [abi::Method] {
    if abi.methods.is_null() {
        return &[];
    }
    // SAFETY: as promised by the caller.
    unsafe { std::slice::from_raw_parts(abi.methods, abi.method_count) }
}

fn dl_error() -> String {
    // SAFETY: dlerror returns null or text that stays until the next dl call of this thread.
    let text = unsafe { libc::dlerror().as_ref() };
    // SAFETY: as above, NUL-terminated.
    text.map_or_else(String::new, |text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}
