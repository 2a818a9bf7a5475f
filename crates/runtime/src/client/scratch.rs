//! Memory that calls use again and again.

use std::cell::Cell;

use crate::abi::{self, Buffer, ReleaseFn, WireFn};
use crate::status::Status;
use crate::wire::{Output, Writer};

use super::method::Target;

/// Memory for the request and the reply of one call at a time. Replies with strings or bytes borrow from it.
///
/// Starts empty, grows to the largest call it has seen and keeps that: after the first few calls nothing is allocated.
/// Drop it to give the memory back.
#[derive(Debug, Default)]
pub struct Scratch {
    request: Vec<u8>,
    reply: Vec<u8>,
    /// Columns of batches, which have to be aligned.
    columns: Vec<u64>,
}

/// What a thread's own scratch may keep from one call to the next.
const THREAD_SCRATCH_BYTES: usize = 64 << 10;

thread_local! {
    static THREAD_SCRATCH: Cell<Option<Scratch>> = const { Cell::new(None) };
}

impl Scratch {
    /// Scratch without memory. Does not allocate.
    pub const fn new() -> Self {
        Self { request: Vec::new(), reply: Vec::new(), columns: Vec::new() }
    }

    /// Runs `call` with the scratch of this thread, for calls whose reply borrows nothing.
    pub(super) fn of_thread<R>(call: impl FnOnce(&mut Self) -> R) -> R {
        // Not there any more while the thread ends: then destructors that call bring memory of their own.
        let kept = THREAD_SCRATCH.try_with(Cell::take).ok().flatten();
        let mut scratch = kept.unwrap_or_default();
        let result = call(&mut scratch);
        if scratch.bytes() <= THREAD_SCRATCH_BYTES {
            let _ = THREAD_SCRATCH.try_with(|kept| kept.set(Some(scratch)));
        }
        result
    }

    /// Calls a wire entry with the request that `write` writes.
    #[inline]
    pub(super) fn call(
        &mut self,
        target: &Target,
        function: WireFn,
        write: impl FnOnce(&mut Writer<'_>),
    ) -> Result<&[u8], Status> {
        let mut writer = Writer::new(&mut self.request);
        write(&mut writer);
        match writer.finish() {
            Output::Borrowed(request) => target.call_wire(function, request, &mut self.reply),
            Output::Heap { memory, start } => {
                let reply = target.call_wire(function, &memory[start..], &mut self.reply);
                self.request = memory;
                reply
            }
        }
    }

    /// Memory for the strings and bytes of a flat reply.
    pub(super) fn reply_memory(&mut self) -> &mut Vec<u8> {
        &mut self.reply
    }

    /// Memory for `words` words of columns, and for the strings and bytes of a flat batch's replies.
    pub(super) fn batch_memory(&mut self, words: usize) -> (&mut [u64], &mut Vec<u8>) {
        if self.columns.len() < words {
            self.columns.resize(words, 0);
        }
        (&mut self.columns[..words], &mut self.reply)
    }

    fn bytes(&self) -> usize {
        self.request.len() + self.reply.len() + self.columns.len() * size_of::<u64>()
    }
}

/// Brings a library's output into `memory`, so that it needs no release, and returns it.
///
/// # Safety
///
/// `output` is what a call of the library that `release` belongs to left, and its host memory was `memory`.
#[inline(always)]
pub(super) unsafe fn settle(mut output: Buffer, memory: &mut Vec<u8>, release: Option<ReleaseFn>) -> &[u8] {
    if output.owned.is_null() {
        // SAFETY: the output lies in `memory`, which is borrowed as long as the result.
        return unsafe { output.output() };
    }
    memory.clear();
    // SAFETY: the output lies in library memory until it is released.
    memory.extend_from_slice(unsafe { output.output() });
    if let Some(release) = release {
        // SAFETY: the buffer is the one the library filled.
        unsafe { release(&mut output) };
    }
    // Room for a little more than this reply, all of it initialised, so that the next one fits.
    let len = memory.len();
    memory.resize(len + len / 2, 0);
    &memory[..len]
}

/// The context to pass for a target: null if it has none.
#[inline(always)]
pub(super) fn context_ptr(context: &Option<abi::Context>) -> *const abi::Context {
    context.as_ref().map_or(std::ptr::null(), std::ptr::from_ref)
}
