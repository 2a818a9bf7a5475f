//! What travels beside a call.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::abi;
use crate::status::{Code, Status};

/// What travels beside a call: deadline, cancellation, metadata.
///
/// Borrowed for the length of the call; may be shared among threads that work on it. Reading any part costs a few
/// nanoseconds at most, the deadline a look at the clock.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    raw: Option<&'a abi::Context>,
}

// SAFETY: whoever makes a context promises that what it points to lives and may be read from any thread during the call;
// the cancel word is read atomically.
unsafe impl Send for Context<'_> {}
// SAFETY: as above.
unsafe impl Sync for Context<'_> {}

impl<'a> Context<'a> {
    /// A context without deadline, cancellation or metadata.
    pub const NONE: Context<'static> = Context { raw: None };

    /// The context a caller passed, if it passed one. A context that is too small to be this version's is an error: to
    /// run without the deadline that somebody set would be worse.
    ///
    /// # Safety
    ///
    /// `raw` is null or points to a size, and to as many bytes as that says, whose pointers are null or valid for `'a`.
    #[inline(always)]
    pub(crate) unsafe fn from_raw(raw: *const abi::Context) -> Result<Self, Status> {
        if raw.is_null() {
            return Ok(Self { raw: None });
        }
        // The size is read before a reference is made, because a smaller struct may end before this version's does.
        // SAFETY: as promised by the caller; every version begins with the size.
        let size = unsafe { (*raw).size };
        if (size as usize) < size_of::<abi::Context>() {
            return Err(too_small(size));
        }
        // SAFETY: as promised by the caller, and it is as large as the reference says.
        Ok(Self { raw: Some(unsafe { &*raw }) })
    }

    /// Whether the caller passed one at all.
    #[inline(always)]
    pub(crate) fn is_given(&self) -> bool {
        self.raw.is_some()
    }

    /// Whether the caller has given up. Services that work for long should look now and then.
    pub fn is_cancelled(&self) -> bool {
        self.raw.is_some_and(|raw| {
            // SAFETY: the word is null or valid during the call, and whoever changes it does so atomically.
            let word = unsafe { raw.cancel.cast::<AtomicU32>().as_ref() };
            word.is_some_and(|word| word.load(Ordering::Relaxed) != 0)
        })
    }

    /// The time that is left until the caller's deadline: zero if it has passed, `None` if there is none.
    pub fn time_left(&self) -> Option<Duration> {
        let deadline = self.raw.map(|raw| raw.deadline_ns).filter(|&deadline| deadline != 0)?;
        Some(Duration::from_nanos(u64::try_from(deadline.saturating_sub(monotonic_ns())).unwrap_or(0)))
    }

    /// `Err` once the caller has given up or its deadline has passed: lets a long loop end with `?`.
    ///
    /// # Errors
    ///
    /// [`Code::Cancelled`] or [`Code::DeadlineExceeded`].
    pub fn check(&self) -> Result<(), Status> {
        if self.is_cancelled() {
            return Err(Status::new(Code::Cancelled, "the caller cancelled the call"));
        }
        if self.time_left() == Some(Duration::ZERO) {
            return Err(Status::new(
                Code::DeadlineExceeded,
                "the caller's deadline passed before the call was done",
            ));
        }
        Ok(())
    }

    /// The metadata the caller sent, as a serialised `shortwire.v1.Metadata`; empty if it sent none.
    pub fn metadata(&self) -> &'a [u8] {
        // SAFETY: valid for `'a`, as promised to `from_raw`.
        self.raw.map(|raw| unsafe { raw.metadata.as_slice() }).unwrap_or_default()
    }
}

#[cold]
fn too_small(size: u32) -> Status {
    let expected = size_of::<abi::Context>();
    Status::new(
        Code::InvalidArgument,
        format!("the context has size {size}; set its `size` to sizeof(sw_context_t), which is {expected}"),
    )
}

/// The clock of deadlines: `CLOCK_MONOTONIC` in nanoseconds.
pub fn monotonic_ns() -> i64 {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `now` is valid for writing, and the clock exists on every Linux and macOS.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut now) };
    now.tv_sec * 1_000_000_000 + now.tv_nsec
}
