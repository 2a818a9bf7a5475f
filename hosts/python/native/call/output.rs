//! `wrap_into(output, ...)`: the service writes its reply to memory of the caller's.

use std::mem::MaybeUninit;

use pyo3::ffi;
use shortwire::Code;
use shortwire::abi::{Buffer, Slot};

use super::flat::{MAX_SLOTS, Slots, bind};
use super::method::Call;
use super::wire;
use crate::codec::construct::{build, slot};
use crate::codec::scalar::bytes_of;
use crate::errors::{raise, raise_type};
use crate::object::{Owned, Ptr, Raised, type_name};

/// From this size of the memory on, other threads of Python run meanwhile: below, letting them costs more than it is worth.
const LET_OTHERS_RUN: usize = 256 << 10;

/// A call whose first argument is where the reply goes; returns the size of the reply.
///
/// # Safety
///
/// The GIL is held.
pub(super) unsafe fn call(call: &Call<'_>) -> Result<Owned, Raised> {
    if call.positional == 0 {
        let name = &call.spec.full_name;
        return Err(raise_type(format!("{name} needs the memory for its reply as the first argument")));
    }
    // SAFETY: as promised by the caller; the arguments outlive the call. Only flat methods have this form, so that the
    // function is of the shape that the slots are laid out for, and there is room for any request. While the GIL is held
    // nobody can close the session, and without it the session stays open until the call returns; nobody can resize the
    // output or what the arguments lend as long as they are lent.
    unsafe {
        let output = Output::of(*call.args, call)?;
        let call = Call { args: call.args.add(1), positional: call.positional - 1, ..*call };
        let (Some(function), Some(flat)) = (call.resolved.flat, &call.spec.flat) else {
            return call_as_wire(&call, &output);
        };
        let mut slots = [MaybeUninit::<Slot>::uninit(); MAX_SLOTS];
        let mut request = Slots::at(slots.as_mut_ptr().cast());
        bind(&call, &flat.request, &mut request)?;
        let client = call.client;
        let instance = client.instance();
        if instance.is_null() {
            return Err(client.raise_closed());
        }
        let context = client.options.get().map(|options| options.to_raw());
        let context = context.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        let mut reply = [Slot::ZERO; 2];
        let reply = reply.as_mut_ptr();
        let mut spill = Buffer { base: output.base(), cap: output.len(), ..Buffer::empty() };
        let code = if call.spec.blocking || output.len() >= LET_OTHERS_RUN {
            client.session.without_gil(|| function(instance, context, request.slots, reply, &mut spill))
        } else {
            function(instance, context, request.slots, reply, &mut spill)
        };
        if code != 0 {
            return Err(client.session.raise(code, &mut spill));
        }
        let (data, len) = (spill.data, spill.len);
        if !spill.owned.is_null() {
            client.session.release(&mut spill);
            return Err(no_room(&call, len, output.len()));
        }
        if data != output.base().cast_const() {
            // It was written over its input, which lay elsewhere.
            std::ptr::copy(data, output.base(), len);
        }
        Owned::take(ffi::PyLong_FromSize_t(len))
    }
}

/// The library has the method in another shape, older or newer: the reply is copied after all.
#[cold]
#[inline(never)]
unsafe fn call_as_wire(call: &Call<'_>, output: &Output) -> Result<Owned, Raised> {
    // SAFETY: callers are `call`'s; the reply is a message of one field of bytes.
    unsafe {
        let request = build(call.spec.request, call.args, call.positional, call.names)?;
        let reply = wire::call_with(call, request.ptr())?;
        let field = &call.spec.reply.fields[0];
        let bytes = bytes_of(*slot(reply.ptr(), field.offset), field)?;
        let len = bytes.bytes.len();
        if len > output.len() {
            return Err(no_room(call, len, output.len()));
        }
        std::ptr::copy(bytes.bytes.as_ptr(), output.base(), len);
        Owned::take(ffi::PyLong_FromSize_t(len))
    }
}

/// Memory that an argument lends to be written to, in one piece.
struct Output(ffi::Py_buffer);

impl Output {
    /// # Safety
    ///
    /// The GIL is held; `object` is a live object.
    #[inline(always)]
    unsafe fn of(object: Ptr, call: &Call<'_>) -> Result<Self, Raised> {
        // SAFETY: as promised by the caller; a view that was not filled is not released. One without shape and strides
        // does not point to itself, so it may be moved.
        unsafe {
            let mut view = MaybeUninit::<ffi::Py_buffer>::uninit();
            if ffi::PyObject_GetBuffer(object, view.as_mut_ptr(), ffi::PyBUF_WRITABLE) != 0 {
                return Err(not_writable(object, call));
            }
            Ok(Self(view.assume_init()))
        }
    }

    fn base(&self) -> *mut u8 {
        self.0.buf.cast()
    }

    fn len(&self) -> usize {
        self.0.len as usize
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        // SAFETY: the view was filled by PyObject_GetBuffer and is released once, under the GIL.
        unsafe { ffi::PyBuffer_Release(&mut self.0) };
    }
}

#[cold]
unsafe fn not_writable(object: Ptr, call: &Call<'_>) -> Raised {
    // SAFETY: callers are `Output::of`'s; the exception that is set is replaced.
    unsafe {
        ffi::PyErr_Clear();
        raise_type(format!(
            "the output of {} takes memory in one piece that may be written to, such as a bytearray or a memoryview of \
             one, not {}",
            call.spec.full_name,
            type_name(object)
        ))
    }
}

#[cold]
fn no_room(call: &Call<'_>, size: usize, room: usize) -> Raised {
    raise(
        Code::ResourceExhausted,
        format!(
            "the reply of {} has {size} bytes, and there is memory for {room}; bring more",
            call.spec.full_name
        ),
    )
}
