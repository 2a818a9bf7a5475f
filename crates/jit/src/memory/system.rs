//! What the system is asked for: mappings, and that processors see new code.
#![expect(unsafe_code, reason = "mappings are system calls")]

use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::ptr::{self, NonNull};

use crate::Error;

/// A mapping of this process. Unmapped when dropped.
#[derive(Debug)]
struct Mapping {
    start: NonNull<u8>,
    length: usize,
}

// SAFETY: a mapping belongs to the process, not to a thread; what is shared of it is only read.
unsafe impl Send for Mapping {}
// SAFETY: as above.
unsafe impl Sync for Mapping {}

impl Mapping {
    fn new(length: usize, protection: i32, flags: i32, file: Option<&OwnedFd>) -> io::Result<Self> {
        let descriptor = file.map_or(-1, AsRawFd::as_raw_fd);
        // SAFETY: a new mapping, at an address of the system's choice, touches no memory of this program.
        let start = unsafe { libc::mmap(ptr::null_mut(), length, protection, flags, descriptor, 0) };
        if start == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        Ok(Mapping { start: NonNull::new(start.cast()).expect("mappings are not at zero"), length })
    }

    fn bytes(&self) -> &[u8] {
        // SAFETY: the mapping is readable, `length` bytes long, and lives as long as `self`. Bytes that were handed out
        // are not written again: each kernel is written once, before anybody knows of it.
        unsafe { std::slice::from_raw_parts(self.start.as_ptr(), self.length) }
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: the mapping is ours, and whoever borrowed from it is gone.
        unsafe { libc::munmap(self.start.as_ptr().cast(), self.length) };
    }
}

/// Code in a memory file: executable here, and writable elsewhere for the moment of writing.
#[derive(Debug)]
pub(super) struct Shared {
    file: OwnedFd,
    executable: Mapping,
}

impl Shared {
    pub(super) fn new(length: usize) -> Result<Self, Error> {
        let file = memory_file(length)?;
        let executable =
            Mapping::new(length, libc::PROT_READ | libc::PROT_EXEC, libc::MAP_SHARED, Some(&file))
                .map_err(|cause| sorted("mmap of a memory file, executable", cause))?;
        Ok(Shared { file, executable })
    }

    pub(super) fn bytes(&self) -> &[u8] {
        self.executable.bytes()
    }

    /// Copies `bytes` to where nothing has been published yet.
    pub(super) fn write(&self, offset: usize, bytes: &[u8]) -> Result<(), Error> {
        let length = self.executable.length;
        assert!(bytes.len() <= length - offset, "the arena looked for room");
        let writable =
            Mapping::new(length, libc::PROT_READ | libc::PROT_WRITE, libc::MAP_SHARED, Some(&self.file))
                .map_err(|cause| sorted("mmap of a memory file, writable", cause))?;
        // SAFETY: the range lies within the new mapping, which is writable and known to nobody else.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), writable.start.as_ptr().add(offset), bytes.len()) };
        // SAFETY: both ranges are mapped, and hold what was written.
        unsafe {
            synchronise(
                writable.start.as_ptr().add(offset),
                self.executable.start.as_ptr().add(offset),
                bytes.len(),
            );
        }
        Ok(())
    }
}

/// Pages that were written and are executable now.
#[derive(Debug)]
pub(super) struct Protected(Mapping);

impl Protected {
    pub(super) fn new(bytes: &[u8]) -> Result<Self, Error> {
        let mapping = Mapping::new(
            bytes.len(),
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
            None,
        )
        .map_err(|cause| sorted("mmap", cause))?;
        let start = mapping.start.as_ptr();
        // SAFETY: the mapping is writable, as long as the bytes, and known to nobody else.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), start, bytes.len()) };
        // SAFETY: the mapping is ours, and nobody writes to it from here on.
        let result =
            unsafe { libc::mprotect(start.cast(), mapping.length, libc::PROT_READ | libc::PROT_EXEC) };
        if result != 0 {
            return Err(sorted("mprotect to executable", io::Error::last_os_error()));
        }
        // SAFETY: the range is mapped, and holds what was written.
        unsafe { synchronise(start, start, bytes.len()) };
        Ok(Protected(mapping))
    }

    pub(super) fn bytes(&self) -> &[u8] {
        self.0.bytes()
    }
}

/// A file that lives in memory and may be executed.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn memory_file(length: usize) -> Result<OwnedFd, Error> {
    const STEP: &str = "memfd_create";
    let create = |flags| {
        // SAFETY: the name is a C string, and the flags are numbers.
        let descriptor = unsafe { libc::memfd_create(c"shortwire-jit".as_ptr(), flags) };
        if descriptor < 0 {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the system has just given us this descriptor.
        Ok(unsafe { OwnedFd::from_raw_fd(descriptor) })
    };
    // Linux before 6.3 does not know MFD_EXEC, and takes no flags that it does not know.
    let file = create(libc::MFD_CLOEXEC | libc::MFD_EXEC)
        .or_else(|_| create(libc::MFD_CLOEXEC))
        .map_err(|cause| sorted(STEP, cause))?;
    let size = libc::off_t::try_from(length).expect("code is shorter than a file may be");
    // SAFETY: the descriptor is open.
    if unsafe { libc::ftruncate(file.as_raw_fd(), size) } != 0 {
        return Err(sorted("ftruncate", io::Error::last_os_error()));
    }
    Ok(file)
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn memory_file(_length: usize) -> Result<OwnedFd, Error> {
    let cause = io::Error::new(io::ErrorKind::Unsupported, "this system has no memory files");
    Err(Error::Refused { step: "memfd_create", cause })
}

/// Which error a failed system call is. What is no lack of memory or of descriptors is a refusal.
fn sorted(step: &'static str, cause: io::Error) -> Error {
    match cause.raw_os_error() {
        Some(libc::ENOMEM | libc::EMFILE | libc::ENFILE | libc::EAGAIN) => Error::NoMemory { step, cause },
        _ => Error::Refused { step, cause },
    }
}

/// Lets all processors see new code. x86-64 does so by itself.
///
/// # Safety
///
/// Both ranges are mapped, `length` bytes long, and the same memory.
#[cfg(not(target_arch = "aarch64"))]
unsafe fn synchronise(_written: *const u8, _executable: *const u8, _length: usize) {}

/// Lets all processors see new code: cleans the data cache to where instructions are fetched from, drops what the
/// instruction cache holds of it, and makes running threads fetch again.
///
/// # Safety
///
/// Both ranges are mapped, `length` bytes long, and the same memory.
#[cfg(target_arch = "aarch64")]
unsafe fn synchronise(written: *const u8, executable: *const u8, length: usize) {
    use std::arch::asm;
    let types: u64;
    // SAFETY: the register is readable by user code.
    unsafe { asm!("mrs {}, ctr_el0", out(reg) types, options(nomem, nostack, preserves_flags)) };
    let data_line = 4usize << ((types >> 16) & 15);
    let instruction_line = 4usize << (types & 15);
    let lines = |start: *const u8, line: usize| {
        let first = start as usize & !(line - 1);
        (first..start as usize + length).step_by(line)
    };
    for address in lines(written, data_line) {
        // SAFETY: maintenance of a mapped line changes nothing that a program sees.
        unsafe { asm!("dc cvau, {}", in(reg) address, options(nostack, preserves_flags)) };
    }
    // SAFETY: a barrier.
    unsafe { asm!("dsb ish", options(nostack, preserves_flags)) };
    for address in lines(executable, instruction_line) {
        // SAFETY: as above.
        unsafe { asm!("ic ivau, {}", in(reg) address, options(nostack, preserves_flags)) };
    }
    // SAFETY: barriers.
    unsafe { asm!("dsb ish", "isb", options(nostack, preserves_flags)) };
    #[cfg(target_os = "linux")]
    {
        // Other threads' pipelines: without the call, or before Linux 4.16, they see the code after their next
        // context switch at the latest, and get to know its address only through a lock after this.
        const REGISTER: i32 = 1 << 6;
        const SYNCHRONISE: i32 = 1 << 5;
        // SAFETY: the call takes numbers and touches no memory.
        unsafe {
            libc::syscall(libc::SYS_membarrier, REGISTER, 0, 0);
            libc::syscall(libc::SYS_membarrier, SYNCHRONISE, 0, 0);
        }
    }
}
