//! Replies and statuses into the buffer a host brought.

use super::Buffer;
use crate::status::{Code, Status, StatusMessage};
use crate::wire::{Message, Output, Writer};

/// The memory a host brought, for a writer to fill; empty if it brought none.
///
/// # Safety
///
/// `buffer` is null or valid, and `base` is null or valid for writing `cap` bytes during `'b`.
#[inline(always)]
pub(super) unsafe fn memory_of<'b>(buffer: *mut Buffer) -> &'b mut [u8] {
    // SAFETY: as promised by the caller.
    match unsafe { buffer.as_ref() } {
        // SAFETY: as promised by the caller.
        Some(buffer) if !buffer.base.is_null() => unsafe {
            std::slice::from_raw_parts_mut(buffer.base, buffer.cap)
        },
        _ => &mut [],
    }
}

/// Tells the host where the output is, and hands heap memory over to it. Output for a null buffer is dropped.
///
/// # Safety
///
/// `buffer` is null or valid for writing, and a borrowed `output` lies in its memory.
#[inline(always)]
pub(super) unsafe fn put(output: Output<'_>, buffer: *mut Buffer) {
    // SAFETY: as promised by the caller.
    let Some(buffer) = (unsafe { buffer.as_mut() }) else { return };
    match output {
        Output::Borrowed(bytes) => {
            buffer.data = bytes.as_ptr();
            buffer.len = bytes.len();
            buffer.owned = std::ptr::null_mut();
            buffer.owned_cap = 0;
        }
        Output::Heap { memory, start } => hand_over(memory, start, buffer),
    }
}

#[cold]
fn hand_over(memory: Vec<u8>, start: usize, buffer: &mut Buffer) {
    let mut memory = std::mem::ManuallyDrop::new(memory);
    buffer.data = memory[start..].as_ptr();
    buffer.len = memory.len() - start;
    buffer.owned = memory.as_mut_ptr().cast();
    buffer.owned_cap = memory.capacity();
}

/// Says that there is no output.
///
/// # Safety
///
/// `buffer` is null or valid for writing.
pub(super) unsafe fn put_nothing(buffer: *mut Buffer) {
    // SAFETY: as promised by the caller; an empty slice lies anywhere.
    unsafe { put(Output::Borrowed(&[]), buffer) };
}

/// Puts a status out and returns its code.
///
/// # Safety
///
/// As [`memory_of`].
#[cold]
#[inline(never)]
pub(super) unsafe fn fail(status: Status, buffer: *mut Buffer) -> i32 {
    // SAFETY: as promised by the caller.
    let mut writer = Writer::new(unsafe { memory_of(buffer) });
    StatusMessage::from(&status).write(&mut writer);
    // SAFETY: as promised by the caller.
    unsafe { put(writer.finish(), buffer) };
    status.code().number()
}

/// The failure of a call that was given null where the contract wants an address: the first of `arguments` that is
/// null, or else the instance.
///
/// # Safety
///
/// As [`memory_of`].
#[cold]
#[inline(never)]
pub(super) unsafe fn null_argument(arguments: &[(&'static str, bool)], buffer: *mut Buffer) -> i32 {
    let what = arguments.iter().find(|(_, is_null)| *is_null).map_or("instance", |(name, _)| name);
    let message = format!("{what} is NULL; shortwire.h says at each function which arguments may be");
    // SAFETY: as promised by the caller.
    unsafe { fail(Status::new(Code::InvalidArgument, message), buffer) }
}

/// `sw_abi_t.release`.
pub(super) unsafe extern "C" fn release(buffer: *mut Buffer) {
    // SAFETY: the contract says that it is null or valid.
    let Some(buffer) = (unsafe { buffer.as_mut() }) else { return };
    if !buffer.owned.is_null() {
        // SAFETY: `owned` and `owned_cap` come from the vector that `hand_over` kept from being dropped, and setting
        // `owned` to null here keeps it from being freed twice.
        drop(unsafe { Vec::from_raw_parts(buffer.owned.cast::<u8>(), 0, buffer.owned_cap) });
        buffer.owned = std::ptr::null_mut();
        buffer.owned_cap = 0;
        buffer.data = std::ptr::null();
        buffer.len = 0;
    }
}
