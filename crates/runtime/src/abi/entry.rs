//! The table entries of methods, and the functions that a host calls for one message: flat and wire.

use super::instance::Instance;
use super::output::{fail, memory_of, null_argument, put};
use super::slots::{RowSink, RowSource};
use super::{Buffer, Context as RawContext, METHOD_BLOCKING, METHOD_FLAT, Method as Entry, Slot};
use super::{direct, frames, rows};
use crate::service::{BytesReply, Context, DirectHandler, FlatMessage, Handler, Method};
use crate::status::{Code, Status};
use crate::wire::{self, DecodeError, DecodeErrorKind, Message, Output, Writer};

/// The table entry of a method that crosses in wire format only.
pub(crate) fn wire_entry<S: Send + Sync + 'static, M: Handler<S>>() -> Entry {
    Entry {
        id: M::INFO.id,
        shape: M::INFO.shape,
        name: M::INFO.name.as_ptr(),
        flags: if M::INFO.blocking { METHOD_BLOCKING } else { 0 },
        request_slots: 0,
        reply_slots: 0,
        flat: None,
        flat_many: None,
        wire: Some(wire::<S, M>),
        wire_many: Some(frames::wire_many::<S, M>),
    }
}

/// The table entry of a method that crosses as slots too.
pub(crate) fn flat_entry<S: Send + Sync + 'static, M: Handler<S>>() -> Entry
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: FlatMessage<'a>,
{
    let wire = wire_entry::<S, M>();
    Entry {
        flags: wire.flags | METHOD_FLAT,
        request_slots: <M::Request<'_> as FlatMessage>::SLOTS as u16,
        reply_slots: <M::Reply<'_> as FlatMessage>::SLOTS as u16,
        flat: Some(flat::<S, M>),
        flat_many: Some(rows::flat_many::<S, M>),
        ..wire
    }
}

/// The table entry of a method whose service writes the reply where the caller wants it.
pub(crate) fn direct_entry<S: Send + Sync + 'static, M: DirectHandler<S>>() -> Entry
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: FlatMessage<'a> + BytesReply<'a>,
{
    Entry { flat: Some(direct::flat::<S, M>), ..flat_entry::<S, M>() }
}

/// `sw_flat_fn` of method `M`.
unsafe extern "C" fn flat<S: Send + Sync + 'static, M: Handler<S>>(
    instance: *mut super::Instance,
    context: *const RawContext,
    request: *const Slot,
    reply: *mut Slot,
    spill: *mut Buffer,
) -> i32
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: FlatMessage<'a>,
{
    let request_slots = <M::Request<'_> as FlatMessage>::SLOTS;
    let reply_slots = <M::Reply<'_> as FlatMessage>::SLOTS;
    let reply_bytes = <M::Reply<'_> as FlatMessage>::BYTES;
    let no_request = request_slots > 0 && request.is_null();
    let no_reply = reply_slots > 0 && reply.is_null();
    let no_spill = !reply_bytes.is_empty() && spill.is_null();
    if instance.is_null() || no_request || no_reply || no_spill {
        // SAFETY: the contract says that spill is null or valid.
        return unsafe {
            null_argument(&[("request", no_request), ("reply", no_reply), ("spill", no_spill)], spill)
        };
    }
    // SAFETY: the contract says that it comes from instance_new of this library, whose service is `S`.
    let instance = unsafe { &*instance.cast::<Instance<S>>() };
    // SAFETY: the contract says that it is null or valid during the call.
    let context = match unsafe { Context::from_raw(context) } {
        Ok(context) => context,
        // SAFETY: the contract says that spill is null or valid.
        Err(status) => return unsafe { fail(status, spill) },
    };
    let outcome = instance.run(&M::INFO, &context, |service| {
        // SAFETY: the contract says that the request has the slots of the shape both sides agreed on.
        let source = unsafe { RowSource::new(request, instance.max_message_bytes) };
        let answer = M::handle(service, &context, M::Request::load(&source)?)?;
        if reply_bytes.is_empty() {
            // SAFETY: the contract says that the reply has room for the slots of that shape.
            answer.store(&mut unsafe { RowSink::borrowing(reply) });
            return Ok(());
        }
        // SAFETY: the contract says that spill's memory is the host's to write to.
        let mut writer = Writer::new(unsafe { memory_of(spill) });
        // SAFETY: as above.
        answer.store(&mut unsafe { RowSink::copying(reply, &mut writer) });
        let output = check_reply_size(writer.finish(), instance.max_message_bytes)?;
        // SAFETY: the reply was put there just now.
        unsafe { RowSink::settle(reply, reply_bytes, output.as_slice().as_ptr_range().end) };
        // SAFETY: spill is valid, and the output was written into its memory or to the heap.
        unsafe { put(output, spill) };
        Ok(())
    });
    match outcome {
        Ok(()) => 0,
        // SAFETY: the contract says that spill is null or valid.
        Err(status) => unsafe { fail(status, spill) },
    }
}

/// `sw_wire_fn` of method `M`.
unsafe extern "C" fn wire<S: Send + Sync + 'static, M: Handler<S>>(
    instance: *mut super::Instance,
    context: *const RawContext,
    request: *const u8,
    request_len: usize,
    reply: *mut Buffer,
) -> i32 {
    let no_request = request_len > 0 && request.is_null();
    if instance.is_null() || no_request || reply.is_null() {
        // SAFETY: the contract says that reply is null or valid.
        return unsafe { null_argument(&[("request", no_request), ("reply", reply.is_null())], reply) };
    }
    // SAFETY: the contract says that it comes from instance_new of this library, whose service is `S`.
    let instance = unsafe { &*instance.cast::<Instance<S>>() };
    // SAFETY: the contract says that it is null or valid during the call.
    let context = match unsafe { Context::from_raw(context) } {
        Ok(context) => context,
        // SAFETY: the contract says that reply is null or valid.
        Err(status) => return unsafe { fail(status, reply) },
    };
    let outcome = instance.run(&M::INFO, &context, |service| {
        if request_len > instance.max_message_bytes {
            return Err(too_large("request", request_len, instance.max_message_bytes));
        }
        // SAFETY: the contract says that the request is valid during the call; its size was checked.
        let request = unsafe { super::Bytes { data: request, len: request_len }.as_slice() };
        // SAFETY: the contract says that reply's memory is the host's to write to.
        let memory = unsafe { memory_of(reply) };
        answer::<S, M>(instance, service, &context, request, memory)
    });
    match outcome {
        Ok(output) => {
            // SAFETY: reply is valid, and the output was written into its memory or to the heap.
            unsafe { put(output, reply) };
            0
        }
        // SAFETY: as above.
        Err(status) => unsafe { fail(status, reply) },
    }
}

/// One call in wire format, of a request that is not too large: decode, handle, encode.
#[inline(always)]
fn answer<'b, S: Send + Sync + 'static, M: Handler<S>>(
    instance: &Instance<S>,
    service: &S,
    context: &Context<'_>,
    request: &[u8],
    memory: &'b mut [u8],
) -> Result<Output<'b>, Status> {
    let reply = M::handle(service, context, decoded::<M>(request, instance.max_depth)?)?;
    let mut writer = Writer::new(memory);
    reply.write(&mut writer);
    check_reply_size(writer.finish(), instance.max_message_bytes)
}

/// A request in wire format.
#[inline(always)]
pub(super) fn decoded<M: Method>(request: &[u8], max_depth: u32) -> Result<M::Request<'_>, Status> {
    wire::decode_limited(request, max_depth)
        .map_err(|error| undecodable(error, M::INFO.full_name(), max_depth))
}

#[inline(always)]
pub(super) fn check_reply_size(output: Output<'_>, max: usize) -> Result<Output<'_>, Status> {
    let size = output.as_slice().len();
    if size > max { Err(too_large("reply", size, max)) } else { Ok(output) }
}

#[cold]
pub(super) fn too_large(what: &str, size: usize, max: usize) -> Status {
    Status::new(
        Code::ResourceExhausted,
        format!(
            "the {what} has {size} bytes, more than max_message_bytes = {max}; open the library with a larger limit"
        ),
    )
}

#[cold]
pub(super) fn undecodable(error: DecodeError, what: &str, max_depth: u32) -> Status {
    let help = match error.kind() {
        DecodeErrorKind::TooDeep => {
            format!("max_depth = {max_depth}; open the library with a larger limit")
        }
        _ => "compare the client's schema with the library's: shortwire inspect LIB".to_owned(),
    };
    Status::new(Code::InvalidArgument, format!("the request of {what} is not valid: {error}; {help}"))
}
