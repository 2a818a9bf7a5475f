//! From a path to a table that was checked, or to a status that says what is in the way and what to do.

use std::ffi::{CStr, CString, c_char, c_void};
use std::fmt::Display;
use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::mem::offset_of;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};

use super::image::{self, Unloadable};
use crate::abi::{self, Abi};
use crate::status::{Code, Status};

/// Loads the library and returns its table. The library is never unloaded.
pub(super) fn load(path: &Path) -> Result<&'static Abi, Status> {
    let found = find(path)?;
    if found.is_some() {
        examine(path)?;
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
        Ok(metadata) if !metadata.is_file() => Err(refusal(
            Code::InvalidArgument,
            format!("{} is no file but a pipe, socket or device", path.display()),
            "give the path of the library",
        )),
        // With a slash in it, dlopen takes the path as it is.
        Ok(_) => Ok(Some(Path::new(".").join(path))),
        Err(error) if error.kind() == ErrorKind::NotFound && is_bare => Ok(None),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            Err(no_file(path))
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
    let shown = path.display();
    image::examine(&head, std::env::consts::ARCH).map_err(|unloadable| match unloadable {
        Unloadable::Empty => {
            refusal(Code::InvalidArgument, format!("{shown} is empty"), "build the library again")
        }
        Unloadable::NoLibrary(what) => refusal(
            Code::InvalidArgument,
            format!("{shown} is no shared library: it is {what}"),
            format!("`file {shown}` tells more; build the library with crate-type = [\"cdylib\"]"),
        ),
        Unloadable::OtherMachine(what) => refusal(
            Code::FailedPrecondition,
            format!("{shown} is built for {what}, this process runs on {}", std::env::consts::ARCH),
            "build the library for this machine; `rustc -vV` shows the host's target",
        ),
    })?;
    let extent = image::extent(&head, &mut file).map_err(|error| unreadable(path, &error))?;
    let size = file.metadata().map_err(|error| unreadable(path, &error))?.len();
    match size < extent {
        true => Err(refusal(
            Code::InvalidArgument,
            format!("{shown} is a shared library that was cut off: its last bytes are missing"),
            "copy or build it again",
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
        return refusal(
            Code::PermissionDenied,
            format!("{shown} lies on a file system mounted noexec, from which no code is run ({error})"),
            "copy it elsewhere",
        );
    }
    if let Some((name, _)) = error.split_once(": cannot open shared object file") {
        return match Path::new(name) == file {
            true => nowhere(path, error),
            false => refusal(
                Code::FailedPrecondition,
                format!("{shown} needs {name}, which was not found ({error})"),
                format!(
                    "install it, or add its directory to LD_LIBRARY_PATH; `ldd {shown}` shows all it needs"
                ),
            ),
        };
    }
    refusal(
        Code::FailedPrecondition,
        format!("the dynamic linker refuses {shown}: {error}"),
        format!("`ldd {shown}` shows what it needs and does not find"),
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
        return Err(too_small(table, path));
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
    match methods.iter().all(is_whole) {
        true => Ok(()),
        false => Err(broken(path, "a method lacks its name or its wire entries")),
    }
}

fn is_whole(method: &abi::Method) -> bool {
    !method.name.is_null() && method.wire.is_some() && method.wire_many.is_some()
}

fn no_table(handle: *mut c_void, path: &Path) -> Status {
    let later = (abi::ABI_VERSION + 1..).take(8).find(|version| {
        CString::new(format!("shortwire_abi_v{version}")).is_ok_and(|name| symbol(handle, &name).is_some())
    });
    if let Some(version) = later {
        return other_version(path, version);
    }
    let shown = path.display();
    refusal(
        Code::FailedPrecondition,
        format!(
            "{shown} is a shared library, but does not export shortwire_abi_v1: it was not made with Shortwire, or with \
             a version of another contract"
        ),
        format!(
            "`nm -D {shown} | grep shortwire_abi` shows which it has; services are exported with shortwire::export!"
        ),
    )
}

fn symbol(handle: *mut c_void, name: &CStr) -> Option<*mut c_void> {
    // SAFETY: the handle comes from dlopen, the name is NUL-terminated.
    let symbol = unsafe { libc::dlsym(handle, name.as_ptr()) };
    (!symbol.is_null()).then_some(symbol)
}

/// A refusal as every host words it: what is in the way, and what to do.
fn refusal(code: Code, cause: String, help: impl Display) -> Status {
    Status::new(code, format!("{cause}\n  help: {help}"))
}

fn no_file(path: &Path) -> Status {
    let help = match other_profile(path) {
        Some(other) => format!("there is {}", other.display()),
        None => "build the library (`cargo build --release` puts it into target/release) and give its path"
            .to_owned(),
    };
    refusal(Code::NotFound, format!("there is no file {}", path.display()), help)
}

fn nowhere(path: &Path, error: &str) -> Status {
    let shown = path.display();
    refusal(
        Code::NotFound,
        format!(
            "there is no library {shown} in the current directory or where the dynamic linker looks ({error})"
        ),
        format!("give a path, such as ./{shown}, or add its directory to LD_LIBRARY_PATH"),
    )
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
    let shown = path.display();
    refusal(
        Code::InvalidArgument,
        format!("{shown} is a directory"),
        format!("give the path of the library in it; `ls {shown}/*.so` lists them"),
    )
}

fn unreadable(path: &Path, error: &std::io::Error) -> Status {
    let shown = path.display();
    match error.kind() {
        ErrorKind::InvalidInput => Status::new(Code::InvalidArgument, "the path has a NUL byte in it"),
        _ => refusal(
            Code::PermissionDenied,
            format!("{shown} cannot be read: {error}"),
            format!("look at `ls -l {shown}`"),
        ),
    }
}

fn other_version(path: &Path, version: u32) -> Status {
    let shown = path.display();
    refusal(
        Code::FailedPrecondition,
        format!(
            "{shown} has version {version} of Shortwire's contract, this program version {}",
            abi::ABI_VERSION
        ),
        format!(
            "build the older of the two again with the newer Shortwire; `shortwire inspect {shown}` shows the library's"
        ),
    )
}

/// Tells of a table that is smaller than version 1 had it first.
fn too_small(table: *const Abi, path: &Path) -> Status {
    // SAFETY: every version of the table starts with its version and its size.
    let size = unsafe { (*table).size as usize };
    let has_runtime = size >= offset_of!(Abi, runtime) + size_of::<*const c_char>();
    // SAFETY: the table is large enough to have that field, which the contract says is NUL-terminated text or missing.
    let runtime = match has_runtime && !unsafe { (*table).runtime }.is_null() {
        // SAFETY: as above.
        true => unsafe { CStr::from_ptr((*table).runtime) }.to_string_lossy(),
        false => "unknown".into(),
    };
    let shown = path.display();
    refusal(
        Code::FailedPrecondition,
        format!(
            "the table of {shown} (runtime {runtime}) has {size} bytes, at least {} are needed",
            size_of::<Abi>()
        ),
        format!("build the library again; `shortwire inspect {shown}` shows its version"),
    )
}

fn broken(path: &Path, what: &str) -> Status {
    refusal(
        Code::FailedPrecondition,
        format!("the table of {} breaks the contract: {what}", path.display()),
        "build the library again",
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
