//! Numbers that stand for what the library holds.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{PoisonError, RwLock};

use shortwire::{Code, Status};

/// What is held, in parts of its own lock each, so that threads that use different handles seldom meet.
///
/// A handle is, from the lowest bit: 4 bits for the part, 28 for the place in it, 32 for how often that place was given out:
/// from 1 on, so that no handle is 0 and one that was closed is never another's.
pub(crate) struct Handles<T> {
    parts: [RwLock<Part<T>>; PARTS],
    next_part: AtomicUsize,
    /// What a handle is called in messages.
    what: &'static str,
}

const PARTS: usize = 16;

struct Part<T> {
    places: Vec<Place<T>>,
    free: Vec<usize>,
}

struct Place<T> {
    given_out: u32,
    value: Option<T>,
}

/// What handles stand for, and what they are called in messages.
pub(crate) trait Held {
    /// Such as `key`.
    const WHAT: &'static str;
}

impl<T: Held> Default for Handles<T> {
    fn default() -> Self {
        let part = || RwLock::new(Part { places: Vec::new(), free: Vec::new() });
        Self { parts: std::array::from_fn(|_| part()), next_part: AtomicUsize::new(0), what: T::WHAT }
    }
}

impl<T> Handles<T> {
    /// Keeps a value and returns its handle. Allocates now and then.
    pub(crate) fn insert(&self, value: T) -> u64 {
        let number = self.next_part.fetch_add(1, Ordering::Relaxed) % PARTS;
        let mut part = self.parts[number].write().unwrap_or_else(PoisonError::into_inner);
        let at = part.free.pop().unwrap_or_else(|| {
            part.places.push(Place { given_out: 0, value: None });
            part.places.len() - 1
        });
        let place = &mut part.places[at];
        place.given_out += 1;
        place.value = Some(value);
        u64::from(place.given_out) << 32 | (at as u64) << 4 | number as u64
    }

    /// Uses a value, which is not discarded meanwhile. Does not wait for other users.
    #[inline]
    pub(crate) fn with<R>(
        &self,
        handle: u64,
        use_it: impl FnOnce(&T) -> Result<R, Status>,
    ) -> Result<R, Status> {
        let part = self.parts[handle as usize % PARTS].read().unwrap_or_else(PoisonError::into_inner);
        match part.places.get(place_of(handle)) {
            Some(Place { given_out, value: Some(value) }) if *given_out == times_of(handle) => use_it(value),
            place => Err(self.not_there(handle, place.map_or(0, |place| place.given_out))),
        }
    }

    /// Takes a value out, once those who use it are done.
    pub(crate) fn remove(&self, handle: u64) -> Result<T, Status> {
        let mut part = self.parts[handle as usize % PARTS].write().unwrap_or_else(PoisonError::into_inner);
        let at = place_of(handle);
        match part.places.get_mut(at) {
            Some(Place { given_out, value }) if *given_out == times_of(handle) && value.is_some() => {
                let taken = value.take();
                // A place whose count is used up is given out no more.
                if *given_out < u32::MAX {
                    part.free.push(at);
                }
                taken.ok_or_else(|| self.not_there(handle, u32::MAX))
            }
            place => {
                let given_out = place.map_or(0, |place| place.given_out);
                Err(self.not_there(handle, given_out))
            }
        }
    }

    #[cold]
    fn not_there(&self, handle: u64, given_out: u32) -> Status {
        let what = self.what;
        if times_of(handle) != 0 && times_of(handle) <= given_out {
            return Status::new(
                Code::FailedPrecondition,
                format!("the {what} {handle:#x} was discarded; make another one"),
            );
        }
        Status::new(
            Code::NotFound,
            format!("there is no {what} {handle:#x}; handles are of the client that they were made with"),
        )
    }
}

impl<T> fmt::Debug for Handles<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Handles of {}s", self.what)
    }
}

fn place_of(handle: u64) -> usize {
    (handle as u32 >> 4) as usize
}

fn times_of(handle: u64) -> u32 {
    (handle >> 32) as u32
}
