//! From a path to a table that was checked, or to a status that says what is in the way and what to do.

use std::ffi::{CStr, CString, c_void};
use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};

use super::image::{self, Unloadable};
use crate::abi::{self, Abi};
use crate::status::{Code, Status};

/// Loads the library and returns its table. The library is never unloaded.
pub(super) fn load(path: &Path) -> Result<&'static Abi, Status> {
    let found = find(path)?;
    if let Some(found) = &found {
        examine(found)?;
    }
    let handle = open(found.as_deref().unwrap_or(path), path)?;
    let Some(symbol) = symbol(handle, abi::ABI_SYMBOL) else { return Err(no_table(handle, path)) };
    // SAFETY: the contract says that a symbol of this name has this type and does what the header says.
    unsafe { table(std::mem::transmute::<*mut c_void, abi::AbiFn>(symbol), path) }
}

/// The file to load; `None` for a bare name that is not in the working directory, which the system looks for in its own
/// places.
fn find(path: &Path) -> Result<Option<PathBuf>, Status> {
    let is_bare = path.components().count() == 1 && !path.as_os_str().as_bytes().contains(&b'/');
    match path.metadata() {
        Ok(metadata) if metadata.is_dir() => Err(a_directory(path)),
        // Opening a pipe would wait until somebody writes to it.
        Ok(metadata) if !metadata.is_file() => Err(Status::new(
            Code::InvalidArgument,
            format!("{} is no file but a pipe, socket or device; name the library itself", path.display()),
        )),
        // With a slash in it, dlopen takes the path as it is.
        Ok(_) => Ok(Some(Path::new(".").join(path))),
        Err(error) if error.kind() == ErrorKind::NotFound && is_bare => Ok(None),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            Err(not_found(path))
        }
        Err(error) => Err(unreadable(path, &error)),
    }
}

fn examine(path: &Path) -> Result<(), Status> {
    let mut head = Vec::with_capacity(image::HEAD_BYTES);
    let mut file = File::open(path).map_err(|error| unreadable(path, &error))?;
    let read = file.by_ref().take(image::HEAD_BYTES as u64).read_to_end(&mut head);
    read.map_err(|error| unreadable(path, &error))?;
    if cfg!(target_vendor = "apple") {
        return Ok(());
    }
    let shown = path.strip_prefix("./").unwrap_or(path).display();
    image::examine(&head, std::env::consts::ARCH).map_err(|unloadable| match unloadable {
        Unloadable::NoLibrary(what) => {
            Status::new(Code::InvalidArgument, format!("{shown} is no shared library; it is {what}"))
        }
        Unloadable::OtherMachine(what) => Status::new(
            Code::FailedPrecondition,
            format!(
                "{shown} was built for another machine; it is {what}; build it for this one \
                 (cargo build --release --target {}-...)",
                std::env::consts::ARCH
            ),
        ),
    })?;
    let extent = image::extent(&head, &mut file).map_err(|error| unreadable(path, &error))?;
    let size = file.metadata().map_err(|error| unreadable(path, &error))?.len();
    match size < extent {
        true => Err(Status::new(
            Code::InvalidArgument,
            format!(
                "{shown} is a shared library that was cut off: it has {size} of {extent} bytes; copy or build it again"
            ),
        )),
        false => Ok(()),
    }
}

/// `path` is what the user asked for, `file` what is handed to the system.
fn open(file: &Path, path: &Path) -> Result<*mut c_void, Status> {
    let name = CString::new(file.as_os_str().as_bytes())
        .map_err(|_| Status::new(Code::InvalidArgument, "the path has a NUL byte in it"))?;
    // SAFETY: loading a library runs its initialisers; that is what the caller asks for.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
    if handle.is_null() { Err(refused(path, file, &dl_error())) } else { Ok(handle) }
}

/// Tells apart why the system refused a file that looks like a library.
fn refused(path: &Path, file: &Path, error: &str) -> Status {
    let shown = path.display();
    if error.contains("failed to map segment") && is_noexec(file) {
        return Status::new(
            Code::PermissionDenied,
            format!(
                "{shown} lies on a file system mounted noexec, from which no code is run ({error}); copy it elsewhere"
            ),
        );
    }
    if let Some((name, _)) = error.split_once(": cannot open shared object file") {
        return match Path::new(name) == file {
            true => not_found(path),
            false => Status::new(
                Code::FailedPrecondition,
                format!(
                    "{shown} needs {name}, which was not found ({error}); install it, or name its directory in \
                     LD_LIBRARY_PATH; see all it needs: ldd {shown}"
                ),
            ),
        };
    }
    Status::new(
        Code::FailedPrecondition,
        format!("the system refuses to load {shown}: {error}; see all it needs: ldd {shown}"),
    )
}

/// The table that an entry returns, if it is whole and of this version.
///
/// # Safety
///
/// `entry` is a `sw_abi_fn`.
pub(super) unsafe fn table(entry: abi::AbiFn, path: &Path) -> Result<&'static Abi, Status> {
    // SAFETY: the contract says that it may be called from any thread and returns null or a static table.
    let table = unsafe { entry() };
    if table.is_null() {
        return Err(broken(path, "shortwire_abi_v1 returned NULL"));
    }
    // SAFETY: every version of the table starts with these two.
    let (version, size) = unsafe { ((*table).abi_version, (*table).size as usize) };
    if version != abi::ABI_VERSION {
        return Err(other_version(path, version));
    }
    if size < size_of::<Abi>() {
        return Err(Status::new(
            Code::FailedPrecondition,
            format!(
                "{} was built with an older shortwire than this client: its table has {size} bytes, the client needs \
                 {}; build the library again with shortwire {}",
                path.display(),
                size_of::<Abi>(),
                env!("CARGO_PKG_VERSION")
            ),
        ));
    }
    // SAFETY: it is static and has at least the size of ours; later versions only append.
    let table = unsafe { &*table };
    check(table, path)?;
    Ok(table)
}

/// What the rest of the client relies on. Looks at each method once.
fn check(table: &Abi, path: &Path) -> Result<(), Status> {
    if table.instance_new.is_none() || table.instance_free.is_none() || table.release.is_none() {
        return Err(broken(path, "it lacks instance_new, instance_free or release"));
    }
    if table.runtime.is_null()
        || (table.methods.is_null() && table.method_count > 0)
        || (table.schema.data.is_null() && table.schema.len > 0)
    {
        return Err(broken(path, "a pointer in it is NULL"));
    }
    let methods = match table.method_count {
        0 => &[],
        // SAFETY: the contract says that there are so many and that they are static.
        count => unsafe { std::slice::from_raw_parts(table.methods, count) },
    };
    if !methods.is_sorted_by(|a, b| a.id < b.id) {
        return Err(broken(path, "its methods are not sorted by id"));
    }
    match methods.iter().all(|method| !method.name.is_null() && method.wire.is_some()) {
        true => Ok(()),
        false => Err(broken(path, "a method lacks its name or its wire entry")),
    }
}

fn no_table(handle: *mut c_void, path: &Path) -> Status {
    let later = (abi::ABI_VERSION + 1..).take(8).find(|version| {
        CString::new(format!("shortwire_abi_v{version}")).is_ok_and(|name| symbol(handle, &name).is_some())
    });
    if let Some(version) = later {
        return other_version(path, version);
    }
    Status::new(
        Code::FailedPrecondition,
        format!(
            "{} is no Shortwire library: it does not export shortwire_abi_v1; in Rust, \
             shortwire::export!(Service: YourService); exports it from a crate of crate-type cdylib",
            path.display()
        ),
    )
}

fn symbol(handle: *mut c_void, name: &CStr) -> Option<*mut c_void> {
    // SAFETY: the handle comes from dlopen, the name is NUL-terminated.
    let symbol = unsafe { libc::dlsym(handle, name.as_ptr()) };
    (!symbol.is_null()).then_some(symbol)
}

fn not_found(path: &Path) -> Status {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let is_bare = path.components().count() == 1 && !path.as_os_str().as_bytes().contains(&b'/');
    let tried = match is_bare {
        true => format!("{} and the system's library directories", absolute.display()),
        false => absolute.display().to_string(),
    };
    let help = match other_profile(path) {
        Some(other) => format!("there is {}", other.display()),
        None => "build it (in Rust: cargo build --release) or correct the path".to_owned(),
    };
    Status::new(Code::NotFound, format!("there is no library {}; tried {tried}; {help}", path.display()))
}

/// The same file in Cargo's other output directory, if it is there.
fn other_profile(path: &Path) -> Option<PathBuf> {
    let (directory, name) = (path.parent()?, path.file_name()?);
    let other = match directory.file_name()?.to_str()? {
        "debug" => "release",
        "release" => "debug",
        _ => return None,
    };
    Some(directory.with_file_name(other).join(name)).filter(|path| path.is_file())
}

fn a_directory(path: &Path) -> Status {
    let entries = path.read_dir().into_iter().flatten().flatten().map(|entry| entry.path());
    let mut libraries: Vec<PathBuf> = entries
        .filter(|path| path.extension().is_some_and(|e| e == std::env::consts::DLL_EXTENSION))
        .collect();
    libraries.sort();
    let help = match libraries.first() {
        Some(library) => format!("name the library in it, such as {}", library.display()),
        None => "name the library itself".to_owned(),
    };
    Status::new(Code::InvalidArgument, format!("{} is a directory; {help}", path.display()))
}

fn unreadable(path: &Path, error: &std::io::Error) -> Status {
    let shown = path.strip_prefix("./").unwrap_or(path).display();
    match error.kind() {
        ErrorKind::PermissionDenied => Status::new(
            Code::PermissionDenied,
            format!("{shown} may not be read by this user ({error}); see who may: ls -l {shown}"),
        ),
        ErrorKind::InvalidInput => Status::new(Code::InvalidArgument, "the path has a NUL byte in it"),
        _ => Status::new(Code::Unavailable, format!("{shown} cannot be read: {error}")),
    }
}

fn other_version(path: &Path, version: u32) -> Status {
    Status::new(
        Code::FailedPrecondition,
        format!(
            "{} speaks version {version} of the contract, this client version {}; build both with the same release of \
             shortwire (this client is {})",
            path.display(),
            abi::ABI_VERSION,
            env!("CARGO_PKG_VERSION")
        ),
    )
}

fn broken(path: &Path, what: &str) -> Status {
    Status::new(
        Code::FailedPrecondition,
        format!("the table of {} breaks the contract: {what}; build the library again", path.display()),
    )
}

fn is_noexec(path: &Path) -> bool {
    let Ok(name) = CString::new(path.as_os_str().as_bytes()) else { return false };
    // SAFETY: all bits zero is a valid statvfs.
    let mut info: libc::statvfs = unsafe { std::mem::zeroed() };
    // SAFETY: the name is NUL-terminated, and there is room for the answer.
    unsafe { libc::statvfs(name.as_ptr(), &mut info) == 0 && info.f_flag & libc::ST_NOEXEC != 0 }
}

fn dl_error() -> String {
    // SAFETY: dlerror returns null or text that stays until the next dl call of this thread.
    let text = unsafe { libc::dlerror().as_ref() };
    // SAFETY: as above, NUL-terminated.
    text.map_or_else(String::new, |text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}
