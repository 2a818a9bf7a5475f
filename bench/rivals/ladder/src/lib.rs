//! The library's part of a small call, a step at a time, as `ladder.h` describes it: the codec that libraries have and
//! the calculator's service, without all that makes a call of them.

use std::hint::black_box;
use std::slice;

use calculator::Service;
use calculator::r#gen::complex_data_v1::{
    ComplexCalculationRequest, ComplexCalculationResponse, ComplexData,
};
use shortwire::Context;
use shortwire::wire::{self, Message, Output, Writer};

/// What a reply to an addition takes at most: a tag and a number.
const REPLY_BYTES: usize = 11;

/// Nothing.
#[unsafe(no_mangle)]
pub extern "C" fn ladder_nothing() {
    black_box(());
}

/// Takes a request and room for a reply. Returns 0.
///
/// # Safety
///
/// `request` is valid for reading `len` bytes, `reply` for writing 11; so it is with all functions below.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ladder_args(request: *const u8, len: usize, reply: *mut u8) -> usize {
    black_box((request, len, reply));
    0
}

/// Decodes the request too. Returns 0.
///
/// # Safety
///
/// As [`ladder_args`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ladder_decode(request: *const u8, len: usize, reply: *mut u8) -> usize {
    black_box(reply);
    // SAFETY: as promised by the caller.
    black_box(decoded(unsafe { slice::from_raw_parts(request, len) }));
    0
}

/// Has the service compute the reply too. Returns 0.
///
/// # Safety
///
/// As [`ladder_args`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ladder_work(request: *const u8, len: usize, reply: *mut u8) -> usize {
    black_box(reply);
    // SAFETY: as promised by the caller.
    let request = decoded(unsafe { slice::from_raw_parts(request, len) });
    black_box(request.and_then(computed));
    0
}

/// Encodes the reply too, into the last bytes of the room. Returns its length; 0 if the request is not valid.
///
/// # Safety
///
/// As [`ladder_args`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ladder_reply(request: *const u8, len: usize, reply: *mut u8) -> usize {
    // SAFETY: as promised by the caller.
    let (request, room) =
        unsafe { (slice::from_raw_parts(request, len), slice::from_raw_parts_mut(reply, REPLY_BYTES)) };
    let Some(computed) = decoded(request).and_then(computed) else { return 0 };
    let mut writer = Writer::new(room);
    computed.write(&mut writer);
    match writer.finish() {
        Output::Borrowed(bytes) => bytes.len(),
        Output::Heap { .. } => 0,
    }
}

#[inline(always)]
fn decoded(request: &[u8]) -> Option<ComplexCalculationRequest<'_>> {
    wire::decode(request).ok()
}

#[inline(always)]
fn computed(request: ComplexCalculationRequest<'_>) -> Option<ComplexCalculationResponse<'_>> {
    Service.process(&Context::NONE, request).ok()
}
