//! A running service: what survives a panic, a fork and a limit.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

use super::Options;
use crate::service::{Context, MethodInfo};
use crate::status::{Code, Status};
use crate::wire::{DEFAULT_MAX_DEPTH, DEFAULT_MAX_MESSAGE_BYTES, LIMIT_DEPTH, LIMIT_MESSAGE_BYTES};

/// What a host's `sw_instance_t *` points to in a library that serves `S`.
pub(super) struct Instance<S> {
    /// The service, or null while there is none: after a panic, until the next call makes a new one.
    service: AtomicPtr<S>,
    /// [`FORKS`] when the instance was made.
    forks: u32,
    pub(super) max_depth: u32,
    pub(super) max_message_bytes: usize,
    start: Start<S>,
    pid: u32,
    /// Services that panicked. Other threads may still be inside, so they live as long as the instance.
    retired: Mutex<Vec<*mut S>>,
}

/// How a service is made.
pub(super) type Start<S> = fn() -> Result<S, Status>;

/// Number of forks this process is away from the one that loaded the library: the child of a fork has one more.
static FORKS: AtomicU32 = AtomicU32::new(0);

impl<S: Send + Sync + 'static> Instance<S> {
    pub(super) fn new(options: Option<&Options>, start: Start<S>) -> Result<Box<Self>, Status> {
        watch_forks();
        record_panics();
        let (max_depth, max_message_bytes) = (max_depth(options)?, max_message_bytes(options)?);
        Ok(Box::new(Self {
            service: AtomicPtr::new(started(start)?),
            forks: FORKS.load(Ordering::Relaxed),
            max_depth,
            max_message_bytes,
            start,
            pid: std::process::id(),
            retired: Mutex::default(),
        }))
    }

    /// Runs `call` on the service. A panic in it becomes INTERNAL, and the next call gets a new service.
    #[inline(always)]
    pub(super) fn run<R>(
        &self,
        method: &MethodInfo,
        context: &Context<'_>,
        call: impl FnOnce(&S) -> Result<R, Status>,
    ) -> Result<R, Status> {
        let service = self.service()?;
        if context.is_given() {
            context.check()?;
        }
        match catch_unwind(AssertUnwindSafe(|| call(service))) {
            Ok(outcome) => outcome,
            Err(payload) => Err(self.panicked(service, method, payload)),
        }
    }

    #[inline(always)]
    pub(super) fn service(&self) -> Result<&S, Status> {
        let service = self.service.load(Ordering::Acquire);
        if service.is_null() || self.forks != FORKS.load(Ordering::Relaxed) {
            return self.service_after_trouble();
        }
        // SAFETY: a service is freed only with the instance, which outlives the calls on it.
        Ok(unsafe { &*service })
    }

    #[cold]
    #[inline(never)]
    fn service_after_trouble(&self) -> Result<&S, Status> {
        if self.forks != FORKS.load(Ordering::Relaxed) {
            return Err(Status::new(
                Code::FailedPrecondition,
                format!(
                    "the library was opened by process {} and called by process {}, made from it by fork: locks and \
                     threads do not survive that; open the library again in the new process, or fork before opening it",
                    self.pid,
                    std::process::id()
                ),
            ));
        }
        // Only one thread makes the new service; the others wait for it.
        let _guard = self.retired();
        let mut service = self.service.load(Ordering::Acquire);
        if service.is_null() {
            service = started(self.start)?;
            self.service.store(service, Ordering::Release);
        }
        // SAFETY: as in `service`.
        Ok(unsafe { &*service })
    }

    /// Takes a service that panicked out of use and tells what happened.
    #[cold]
    pub(super) fn panicked(&self, service: &S, method: &MethodInfo, payload: Box<dyn Any + Send>) -> Status {
        let service = ptr::from_ref(service).cast_mut();
        let retired =
            self.service.compare_exchange(service, ptr::null_mut(), Ordering::AcqRel, Ordering::Relaxed);
        if retired.is_ok() {
            self.retired().push(service);
        }
        Status::new(
            Code::Internal,
            format!(
                "{} panicked{}: {}; a new instance of the service answers the next call",
                method.full_name(),
                last_panic_location(),
                panic_text(payload)
            ),
        )
    }

    fn retired(&self) -> MutexGuard<'_, Vec<*mut S>> {
        self.retired.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the instance.
    ///
    /// # Safety
    ///
    /// `instance` comes from [`Instance::new`] and no call is under way on it.
    pub(super) unsafe fn free(instance: *mut Self) {
        // SAFETY: as promised by the caller.
        let mut instance = unsafe { Box::from_raw(instance) };
        if instance.forks != FORKS.load(Ordering::Relaxed) {
            // The service belongs to the parent: dropping it here could wait for threads that do not exist.
            return;
        }
        let retired = std::mem::take(instance.retired.get_mut().unwrap_or_else(PoisonError::into_inner));
        for service in
            retired.into_iter().chain([*instance.service.get_mut()]).filter(|service| !service.is_null())
        {
            // SAFETY: each pointer comes from `Box::into_raw` in `started` and is here once.
            let service = unsafe { Box::from_raw(service) };
            // A service whose drop panics has nobody left to tell.
            discard(service);
        }
    }
}

fn started<S>(start: Start<S>) -> Result<*mut S, Status> {
    match catch_unwind(start) {
        Ok(Ok(service)) => Ok(Box::into_raw(Box::new(service))),
        Ok(Err(status)) => Err(status),
        Err(payload) => Err(Status::new(
            Code::Internal,
            format!(
                "the service panicked{} while it started: {}",
                last_panic_location(),
                panic_text(payload)
            ),
        )),
    }
}

fn max_depth(options: Option<&Options>) -> Result<u32, Status> {
    match options.map(|o| o.max_depth) {
        None | Some(0) => Ok(DEFAULT_MAX_DEPTH),
        Some(limit) if limit > LIMIT_DEPTH => Err(Status::new(
            Code::InvalidArgument,
            format!("max_depth = {limit} could exhaust the stack of a thread; use at most {LIMIT_DEPTH}"),
        )),
        Some(limit) => Ok(limit),
    }
}

fn max_message_bytes(options: Option<&Options>) -> Result<usize, Status> {
    let limit = match options.map(|o| o.max_message_bytes) {
        None | Some(0) => DEFAULT_MAX_MESSAGE_BYTES,
        Some(limit) if limit > LIMIT_MESSAGE_BYTES => {
            return Err(Status::new(
                Code::InvalidArgument,
                format!(
                    "max_message_bytes = {limit} is more than protobuf allows; use at most {LIMIT_MESSAGE_BYTES} (2 GiB - 1)"
                ),
            ));
        }
        Some(limit) => limit,
    };
    Ok(limit as usize)
}

/// What a panic said, if it said something in words.
fn panic_text(payload: Box<dyn Any + Send>) -> String {
    match payload.downcast::<String>() {
        Ok(text) => *text,
        Err(payload) => {
            let text = payload.downcast_ref::<&str>().copied().unwrap_or("no message");
            discard(payload);
            text.to_owned()
        }
    }
}

/// Drops a value of the author's, which may panic at that too: nothing may unwind into the host.
fn discard<T>(value: T) {
    let Err(payload) = catch_unwind(AssertUnwindSafe(|| drop(value))) else { return };
    if let Err(another) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
        // Payloads that panic when dropped may go on like this for ever.
        std::mem::forget(another);
    }
}

thread_local! {
    static PANIC_LOCATION: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Remembers where each thread panicked last, so that a status can say it.
fn record_panics() {
    static ONCE: Once = Once::new();
    if std::thread::panicking() {
        // A thread that unwinds may open a library but not change the hook. The next instance does.
        return;
    }
    ONCE.call_once(|| {
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let location =
                info.location().map(|l| format!(" at {}:{}", l.file(), l.line())).unwrap_or_default();
            // Fails only while the thread ends, when nobody will ask.
            let _ = PANIC_LOCATION.try_with(|last| last.replace(location));
            previous(info);
        }));
    });
}

fn last_panic_location() -> String {
    PANIC_LOCATION.try_with(RefCell::take).unwrap_or_default()
}

/// Counts forks from the side of the child.
fn watch_forks() {
    static ONCE: Once = Once::new();
    extern "C" fn in_child() {
        FORKS.fetch_add(1, Ordering::Relaxed);
    }
    if cfg!(miri) {
        // Miri has no processes to fork.
        return;
    }
    ONCE.call_once(|| {
        // SAFETY: the handler only adds to an atomic, which is safe in the child of a fork; the library that holds it is
        // never unloaded while instances exist. Should registering fail, forks go unnoticed and nothing else changes.
        unsafe { libc::pthread_atfork(None, None, Some(in_child)) };
    });
}
