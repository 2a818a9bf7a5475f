//! Batches: one crossing for many calls.

use pyo3::ffi;
use shortwire::Status;
use shortwire::abi::{Batch, Buffer, Column};
use shortwire::client::item_failures;
use shortwire::wire::{DecodeError, Output, Reader, Writer};

use super::method::Call;
use super::{columns, flat, items, wire};
use crate::codec::encode::encode;
use crate::errors::{raise, raise_batch, raise_type};
use crate::object::{Owned, Ptr, Raised, type_name};
use crate::scratch::Scratch;
use crate::session::output;

/// `client.add_many([(40, 2), ...])` or `client.add_many(a=column, b=column)`.
///
/// # Safety
///
/// The GIL is held.
pub(super) unsafe fn call(call: &Call<'_>) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if call.positional == 1 && call.named() == 0 {
            return of_items(call, *call.args);
        }
        if call.positional > 0 || call.named() == 0 {
            return Err(raise_type(format!(
                "the batch form of {} takes one list of items or its fields as columns by name",
                call.spec.full_name
            )));
        }
        if call.spec.flat.is_none() {
            return Err(raise_type(format!(
                "the batch form of {} takes a list of {}: its messages do not fit into columns",
                call.spec.full_name, call.spec.request.full_name
            )));
        }
        columns::call(call)
    }
}

unsafe fn of_items(call: &Call<'_>, items: Ptr) -> Result<Owned, Raised> {
    // SAFETY: callers are `call`'s.
    unsafe {
        let list = if ffi::PyList_CheckExact(items) != 0 || ffi::PyTuple_CheckExact(items) != 0 {
            Owned::borrow(items)
        } else {
            as_list(call, items)?
        };
        if call.resolved.flat_many.is_some() {
            items::call(call, list.ptr())
        } else {
            frames(call, list.ptr())
        }
    }
}

#[cold]
unsafe fn as_list(call: &Call<'_>, items: Ptr) -> Result<Owned, Raised> {
    // SAFETY: callers are `of_items`'s.
    unsafe {
        Owned::take(ffi::PySequence_List(items)).map_err(|raised| {
            if ffi::PyErr_ExceptionMatches(ffi::PyExc_TypeError) == 0 {
                return raised;
            }
            ffi::PyErr_Clear();
            let got = type_name(items);
            raise_type(format!("the batch form of {} takes a list of items, not {got}", call.spec.full_name))
        })
    }
}

/// Item of a list or tuple, kept alive: Python code that runs meanwhile may change the list.
#[inline(always)]
pub(super) unsafe fn item_at(list: Ptr, index: usize) -> Option<Owned> {
    // SAFETY: callers pass a list or a tuple.
    unsafe {
        if index as isize >= ffi::Py_SIZE(list) {
            return None;
        }
        let index = index as isize;
        let is_list = ffi::PyList_CheckExact(list) != 0;
        let item =
            if is_list { ffi::PyList_GET_ITEM(list, index) } else { ffi::PyTuple_GET_ITEM(list, index) };
        Some(Owned::borrow(item))
    }
}

/// Runs a batch of columns without the GIL and returns the failures.
///
/// # Safety
///
/// The GIL is held; the columns are as the contract says for the method's shape, and stay.
pub(super) unsafe fn cross(
    call: &Call<'_>,
    count: usize,
    request: &[Column],
    reply: &[Column],
    spill: &mut Buffer,
) -> Result<Vec<(usize, Status)>, Raised> {
    let client = call.client;
    let Some(function) = call.resolved.flat_many else { return Err(call.raise_missing()) };
    let instance = client.instance();
    if instance.is_null() {
        return Err(client.raise_closed());
    }
    let context = client.options.get().map(|options| options.to_raw());
    let context = context.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
    let mut errors = Buffer::empty();
    let batch = Batch {
        count,
        request: request.as_ptr(),
        reply: reply.as_ptr(),
        codes: std::ptr::null_mut(),
        spill,
        errors: &mut errors,
    };
    // SAFETY: as promised by the caller; the session keeps the instance alive until the call returns.
    let code = client.session.without_gil(|| unsafe { function(instance, context, &batch) });
    if code != 0 {
        return Err(client.session.raise(code, &mut errors));
    }
    if errors.len == 0 {
        return Ok(Vec::new());
    }
    let failures = item_failures(output(&errors)).map_err(|error| malformed(call, &error));
    client.session.release(&mut errors);
    failures
}

#[cold]
fn malformed(call: &Call<'_>, error: &DecodeError) -> Raised {
    raise(
        shortwire::Code::DataLoss,
        format!("the reply of a batch of {} is not valid: {error}", call.spec.full_name),
    )
}

/// The results, or `BatchError` if any item failed.
pub(super) fn outcome(results: Owned, failures: Vec<(usize, Status)>) -> Result<Owned, Raised> {
    if failures.is_empty() {
        return Ok(results);
    }
    Err(raise_batch(results, &failures))
}

/// A batch in wire format: frames of requests, last one first, and frames of replies.
///
/// # Safety
///
/// The GIL is held; `list` is a list or a tuple.
unsafe fn frames(call: &Call<'_>, list: Ptr) -> Result<Owned, Raised> {
    let Some(function) = call.resolved.wire_many else { return Err(call.raise_missing()) };
    // SAFETY: as promised by the caller.
    unsafe {
        let mut taken = Scratch::take();
        let scratch = &mut *taken;
        let written = write_frames(call, list, &mut scratch.request);
        let crossed = written.and_then(|(output, count)| {
            let bytes = output.as_slice();
            let reply = wire::run(call.client, function, bytes.as_ptr(), bytes.len(), &mut scratch.reply)?;
            Ok((reply, count))
        });
        let result = crossed.and_then(|(mut reply, count)| {
            let results = read_frames(call, output(&reply), count);
            wire::finish(call, scratch, &mut reply);
            results
        });
        taken.give();
        let (results, failures) = result?;
        outcome(results, failures)
    }
}

unsafe fn write_frames<'m>(
    call: &Call<'_>,
    list: Ptr,
    memory: &'m mut [u8],
) -> Result<(Output<'m>, usize), Raised> {
    let mut writer = Writer::new(memory);
    // SAFETY: callers are `frames`'s.
    unsafe {
        let count = ffi::Py_SIZE(list) as usize;
        for index in (0..count).rev() {
            let Some(item) = item_at(list, index) else { return Err(changed(call)) };
            let request = items::as_message(call, item)?;
            wire::check_request(call, request.ptr())?;
            let before = writer.written();
            encode(&mut writer, call.spec.request, request.ptr(), call.client.session.max_depth)?;
            writer.raw_varint((writer.written() - before) as u64);
        }
        Ok((writer.finish(), count))
    }
}

#[cold]
pub(super) fn changed(call: &Call<'_>) -> Raised {
    raise_type(format!("the list of items changed while {} was reading it", call.spec.full_name))
}

type Replies = (Owned, Vec<(usize, Status)>);

unsafe fn read_frames(call: &Call<'_>, bytes: &[u8], count: usize) -> Result<Replies, Raised> {
    let mut reader = Reader::new(bytes, 1);
    let mut failures = Vec::new();
    // SAFETY: callers are `frames`'s; every place of the list is filled before it is seen.
    unsafe {
        let results = Owned::take(ffi::PyList_New(count as isize))?;
        for index in 0..count {
            let frame = reader.int32().and_then(|code| Ok((code, reader.slice()?)));
            let (code, message) = frame.map_err(|error| malformed(call, &error))?;
            let object = if code == 0 {
                let reply = wire::decode_reply(call, message)?;
                if call.spec.flat.is_some() { flat::bare(call, reply) } else { reply }
            } else {
                failures.push((index, Status::from_bytes(code, message)));
                Owned::borrow(ffi::Py_None())
            };
            ffi::PyList_SET_ITEM(results.ptr(), index as isize, object.into_ptr());
        }
        Ok((results, failures))
    }
}
