//! Calls in wire format: from the objects of the request to those of the reply, or from bytes to bytes.

use pyo3::ffi;
use shortwire::Code;
use shortwire::abi::{self, Buffer};
use shortwire::wire::{Output, Writer};

use super::method::Call;
use crate::client::Client;
use crate::codec::construct::build;
use crate::codec::decode::decode;
use crate::codec::encode::encode;
use crate::codec::scalar::{bytes_from, lend};
use crate::errors::{raise, raise_type};
use crate::object::{Owned, Ptr, Raised, type_name};
use crate::scratch::Scratch;
use crate::session::output;

/// `client.process(request)` or `client.process(add=...)`.
///
/// # Safety
///
/// The GIL is held.
pub(super) unsafe fn call(call: &Call<'_>) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if call.positional == 1 && call.named() == 0 {
            return call_with(call, *call.args);
        }
        if call.positional > 0 {
            return Err(raise_type(format!(
                "{} takes a {} or its fields by name",
                call.spec.full_name, call.spec.request.full_name
            )));
        }
        let request = build(call.spec.request, call.args, 0, call.names)?;
        call_with(call, request.ptr())
    }
}

/// Calls with a request message.
///
/// # Safety
///
/// The GIL is held; `request` is a live object.
pub(super) unsafe fn call_with(call: &Call<'_>, request: Ptr) -> Result<Owned, Raised> {
    let table = call.spec.request;
    // SAFETY: as promised by the caller.
    unsafe {
        check_request(call, request)?;
        let mut taken = Scratch::take();
        let scratch = &mut *taken;
        let result = {
            let mut writer = Writer::new(&mut scratch.request);
            match encode(&mut writer, table, request, call.client.session.max_depth) {
                Ok(()) => match writer.finish() {
                    Output::Borrowed(request) => {
                        cross(call.client, call, request.as_ptr(), request.len(), &mut scratch.reply)
                    }
                    Output::Heap { memory, start } => {
                        let request = &memory[start..];
                        let result =
                            cross(call.client, call, request.as_ptr(), request.len(), &mut scratch.reply);
                        scratch.request = memory;
                        result
                    }
                },
                Err(raised) => Err(raised),
            }
        };
        let result = result.and_then(|mut reply| {
            let object = decode_reply(call, output(&reply));
            finish(call, scratch, &mut reply);
            object
        });
        taken.give();
        result
    }
}

/// Raises unless `request` is of the method's request class.
///
/// # Safety
///
/// The GIL is held; `request` is a live object.
#[inline(always)]
pub(super) unsafe fn check_request(call: &Call<'_>, request: Ptr) -> Result<(), Raised> {
    let table = call.spec.request;
    // SAFETY: as promised by the caller.
    unsafe {
        let class = ffi::Py_TYPE(request);
        if class != table.class && ffi::PyType_IsSubtype(class, table.class) == 0 {
            let got = type_name(request);
            return Err(raise_type(format!(
                "{} takes a {}, not {got}",
                call.spec.full_name, table.full_name
            )));
        }
    }
    Ok(())
}

/// `client.add_raw(bytes)`: the request in wire format, any buffer; the reply as `bytes`.
///
/// # Safety
///
/// The GIL is held.
pub(super) unsafe fn call_raw(call: &Call<'_>) -> Result<Owned, Raised> {
    if call.positional != 1 || call.named() != 0 {
        return Err(raise_type(format!(
            "the raw form of {} takes one value, the request as bytes",
            call.spec.full_name
        )));
    }
    // SAFETY: as promised by the caller.
    unsafe {
        let request = *call.args;
        let lent = lend(request).unwrap_or_else(|| {
            let got = type_name(request);
            Err(raise_type(format!(
                "the raw form of {} takes bytes or another buffer, not {got}",
                call.spec.full_name
            )))
        })?;
        let mut scratch = Scratch::take();
        let result = cross(call.client, call, lent.bytes.as_ptr(), lent.bytes.len(), &mut scratch.reply);
        let result = result.and_then(|mut reply| {
            let bytes = bytes_from(output(&reply));
            finish(call, &mut scratch, &mut reply);
            bytes
        });
        scratch.give();
        result
    }
}

/// Crosses to the method's wire entry without the GIL. The reply lies in `memory` or in the library's.
///
/// # Safety
///
/// The GIL is held; the request is valid and nobody changes it.
#[inline(always)]
unsafe fn cross(
    client: &Client,
    call: &Call<'_>,
    request: *const u8,
    len: usize,
    memory: &mut [u8],
) -> Result<Buffer, Raised> {
    let Some(function) = call.resolved.wire else { return Err(call.raise_missing()) };
    // SAFETY: as promised by the caller.
    unsafe { run(client, function, request, len, memory) }
}

/// Calls a wire entry, of one call or of many.
///
/// # Safety
///
/// As [`cross`]; the function belongs to the client's library.
#[inline(always)]
pub(super) unsafe fn run(
    client: &Client,
    function: abi::WireFn,
    request: *const u8,
    len: usize,
    memory: &mut [u8],
) -> Result<Buffer, Raised> {
    let instance = client.instance();
    if instance.is_null() {
        return Err(client.raise_closed());
    }
    let context = client.options.get().map(|options| options.to_raw());
    let context = context.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
    let mut reply = Buffer::over(memory);
    // SAFETY: as promised by the caller; the session keeps the instance alive until the call returns.
    let code =
        client.session.without_gil(|| unsafe { function(instance, context, request, len, &mut reply) });
    if code == 0 { Ok(reply) } else { Err(client.session.raise(code, &mut reply)) }
}

/// Gives back what the library allocated, and makes room for the next reply of that size.
#[inline(always)]
pub(super) fn finish(call: &Call<'_>, scratch: &mut Scratch, reply: &mut Buffer) {
    if !reply.owned.is_null() {
        scratch.grow_reply(reply.len);
        call.client.session.release(reply);
    }
}

/// # Safety
///
/// The GIL is held.
#[inline(always)]
pub(super) unsafe fn decode_reply(call: &Call<'_>, bytes: &[u8]) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe { decode(call.spec.reply, bytes, call.client.session.max_depth) }.map_err(|failure| {
        let Some(problem) = failure.describe(bytes) else { return Raised };
        raise(
            Code::DataLoss,
            format!(
                "the reply of {} is not valid: {problem}; compare the schemas: shortwire inspect {}",
                call.spec.full_name,
                call.client.session.library.path().display()
            ),
        )
    })
}
