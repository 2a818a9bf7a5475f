//! Memory for code that is never writable and executable at once.
//!
//! Code lies in regions of a memory file. A region is mapped readable and executable for as long as a kernel of it lives;
//! to add a kernel, the same file is mapped once more, writable and elsewhere, and unmapped again when the kernel is
//! written. So many kernels share a page, new ones come while others run, and no address is ever both writable and
//! executable. Where the system refuses executable memory files, each kernel gets pages of its own, which are written
//! first and then turned from writable to executable. Where that is refused too, publishing is an
//! [`Error::Refused`](crate::Error::Refused).
//!
//! The code of a kernel is freed when the last kernel of its region is dropped and the arena has moved on.

mod arena;
mod system;

use std::sync::{Arc, Mutex, PoisonError};

pub use arena::Arena;
use arena::Region;

use crate::assembler::Assembly;
use crate::{Error, symbols};

/// Code that can be called.
///
/// Clones share the code, which stays where it is until the last of them is dropped. Any thread may call it.
#[derive(Clone)]
pub struct Kernel {
    region: Arc<Region>,
    name: Arc<str>,
    /// From the beginning of the region.
    entry: usize,
    length: usize,
}

impl Kernel {
    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The instructions as they are executed, constants left out.
    pub fn code(&self) -> &[u8] {
        self.region.bytes(self.entry, self.length)
    }

    /// Where the function begins.
    pub fn address(&self) -> *const u8 {
        self.code().as_ptr()
    }

    /// The function, as a pointer of type `F`. Costs nothing.
    ///
    /// # Safety
    ///
    /// `F` is a function pointer whose signature, by the C calling convention of this system, is the one that the kernel
    /// was assembled for, and the pointer is used only while this kernel or a clone of it lives.
    ///
    /// # Panics
    ///
    /// If `F` has not the size of a function pointer.
    #[expect(unsafe_code, reason = "here an address becomes a function")]
    pub unsafe fn function<F: Copy>(&self) -> F {
        assert_eq!(size_of::<F>(), size_of::<*const u8>(), "a function pointer is asked for");
        let address = self.address();
        // SAFETY: both have one size, and the caller promises that a function of type `F` begins at the address.
        unsafe { std::mem::transmute_copy(&address) }
    }
}

impl std::fmt::Debug for Kernel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at {:p}, {} bytes", self.name, self.address(), self.length)
    }
}

/// Makes code callable, in the arena of this process.
///
/// Takes some microseconds and two or three system calls, so it is done once a kernel. Threads take turns.
///
/// # Errors
///
/// [`Error::Refused`] where the system allows no executable memory, [`Error::NoMemory`], and
/// [`Error::OtherArchitecture`] for code of another machine.
pub fn publish(assembly: &Assembly) -> Result<Kernel, Error> {
    static ARENA: Mutex<Arena> = Mutex::new(Arena::new());
    let kernel = ARENA.lock().unwrap_or_else(PoisonError::into_inner).publish(assembly)?;
    symbols::announce(&kernel);
    Ok(kernel)
}
