//! The functions a host calls: flat, flat batch, wire and wire batch, one set a method.

use std::cell::Cell;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::columns::{self, ColumnRow, ColumnRowSink, Contiguous, Layout, Side, Strided};
use super::frames;
use super::instance::Instance;
use super::output::{fail, memory_of, null_argument, put, put_nothing};
use super::slots::{RowSink, RowSource};
use super::{
    Batch, Buffer, Column, Context as RawContext, METHOD_BLOCKING, METHOD_FLAT, Method as Entry, Slot,
};
use crate::service::{Context, FlatMessage, Handler, Method};
use crate::status::{Code, Status, StatusMessage};
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
        flat_many: Some(flat_many::<S, M>),
        ..wire
    }
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
pub(super) fn answer<'b, S: Send + Sync + 'static, M: Handler<S>>(
    instance: &Instance<S>,
    service: &S,
    context: &Context<'_>,
    request: &[u8],
    memory: &'b mut [u8],
) -> Result<Output<'b>, Status> {
    let request = wire::decode_limited::<M::Request<'_>>(request, instance.max_depth)
        .map_err(|error| undecodable(error, M::INFO.full_name(), instance.max_depth))?;
    let reply = M::handle(service, context, request)?;
    let mut writer = Writer::new(memory);
    reply.write(&mut writer);
    check_reply_size(writer.finish(), instance.max_message_bytes)
}

#[inline(always)]
fn check_reply_size(output: Output<'_>, max: usize) -> Result<Output<'_>, Status> {
    let size = output.as_slice().len();
    if size > max { Err(too_large("reply", size, max)) } else { Ok(output) }
}

/// `sw_flat_many_fn` of method `M`.
unsafe extern "C" fn flat_many<S: Send + Sync + 'static, M: Handler<S>>(
    instance: *mut super::Instance,
    context: *const RawContext,
    batch: *const Batch,
) -> i32
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: FlatMessage<'a>,
{
    // SAFETY: the contract says that it is null or valid.
    let Some(batch) = (unsafe { batch.as_ref() }) else { return Code::InvalidArgument.number() };
    let no_spill = !<M::Reply<'_> as FlatMessage>::BYTES.is_empty() && batch.spill.is_null();
    if instance.is_null() || no_spill {
        // SAFETY: the contract says that errors is null or valid.
        return unsafe { null_argument(&[("spill", no_spill)], batch.errors) };
    }
    // SAFETY: the contract says that it comes from instance_new of this library, whose service is `S`.
    let instance = unsafe { &*instance.cast::<Instance<S>>() };
    // SAFETY: the contract says that it is null or valid during the call.
    let context = match unsafe { Context::from_raw(context) } {
        Ok(context) => context,
        // SAFETY: the contract says that errors is null or valid.
        Err(status) => return unsafe { fail(status, batch.errors) },
    };
    // SAFETY: the contract says that a batch holds columns of the shape both sides agreed on.
    match unsafe { run_batch::<S, M>(instance, &context, batch) } {
        Ok(()) => 0,
        // SAFETY: the contract says that errors is null or valid.
        Err(status) => unsafe { fail(status, batch.errors) },
    }
}

/// # Safety
///
/// The batch is as `sw_batch_t` says, for the shape of `M`.
unsafe fn run_batch<S: Send + Sync + 'static, M: Handler<S>>(
    instance: &Instance<S>,
    context: &Context<'_>,
    batch: &Batch,
) -> Result<(), Status>
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: FlatMessage<'a>,
{
    instance.service()?;
    context.check()?;
    if !batch.codes.is_aligned() {
        return Err(Status::new(Code::InvalidArgument, "the codes of the batch are not aligned to 4 bytes"));
    }
    let request_widths = <M::Request<'_> as FlatMessage>::WIDTHS;
    let reply_widths = <M::Reply<'_> as FlatMessage>::WIDTHS;
    // SAFETY: as promised by the caller.
    let request = unsafe { columns::columns_of(batch.request, request_widths, batch.count, Side::Request) }?;
    // SAFETY: as promised by the caller.
    let reply = unsafe { columns::columns_of(batch.reply, reply_widths, batch.count, Side::Reply) }?;

    // SAFETY: as promised by the caller.
    let mut spill = Writer::new(unsafe { memory_of(batch.spill) });
    let mut failures = Failures::default();
    let rows = Rows { batch, request, reply };
    if is_contiguous(request, request_widths) && is_contiguous(reply, reply_widths) {
        // SAFETY: as promised by the caller, and the strides were compared with the sizes.
        unsafe { rows.run::<Contiguous, S, M>(instance, context, &mut spill, &mut failures) };
    } else {
        // SAFETY: as promised by the caller.
        unsafe { rows.run::<Strided, S, M>(instance, context, &mut spill, &mut failures) };
    }
    let output = spill.finish();
    let end = output.as_slice().as_ptr_range().end;
    // SAFETY: every row of the reply was written, by its handler or as a failure.
    unsafe { columns::settle(reply, batch.count, <M::Reply<'_> as FlatMessage>::BYTES, end) };
    // SAFETY: as promised by the caller; the output was written into spill's memory or to the heap.
    unsafe { put(output, batch.spill) };
    // SAFETY: as promised by the caller.
    unsafe { failures.put(batch.errors) };
    Ok(())
}

struct Rows<'a> {
    batch: &'a Batch,
    request: &'a [Column],
    reply: &'a [Column],
}

impl Rows<'_> {
    /// Runs every item. After a panic the rest goes on with the service that replaces the broken one; once the caller
    /// has given up, what is left fails: the first of it with the reason, the others with its code alone.
    ///
    /// # Safety
    ///
    /// As [`run_batch`]; for [`Contiguous`], strides are the sizes of the elements.
    unsafe fn run<L: Layout, S: Send + Sync + 'static, M: Handler<S>>(
        &self,
        instance: &Instance<S>,
        context: &Context<'_>,
        spill: &mut Writer<'_>,
        failures: &mut Failures,
    ) where
        for<'a> M::Request<'a>: FlatMessage<'a>,
        for<'a> M::Reply<'a>: FlatMessage<'a>,
    {
        // The context is looked at now and then: often enough to stop soon, too seldom to be felt.
        let rows_between_looks = if context.is_given() { 256 } else { self.batch.count };
        let row = Cell::new(0);
        while row.get() < self.batch.count {
            let end = self.batch.count.min(row.get() + rows_between_looks);
            if let Err(status) = context.check() {
                // SAFETY: as promised by the caller.
                unsafe { self.given_up::<L, M>(row.get(), status, spill, failures) };
                return;
            }
            let service = match instance.service() {
                Ok(service) => service,
                Err(status) => {
                    // SAFETY: as promised by the caller.
                    unsafe { self.failed::<L, M>(row.get(), status, spill, failures) };
                    row.set(row.get() + 1);
                    continue;
                }
            };
            let ran = catch_unwind(AssertUnwindSafe(|| {
                while row.get() < end {
                    // SAFETY: as promised by the caller; the row is below the count.
                    let source: ColumnRow<'_, L> =
                        unsafe { ColumnRow::new(self.request, row.get(), instance.max_message_bytes) };
                    let outcome =
                        M::Request::load(&source).and_then(|request| M::handle(service, context, request));
                    match outcome {
                        Ok(answer) => {
                            // SAFETY: as above.
                            answer.store(&mut unsafe {
                                ColumnRowSink::<L>::copying(self.reply, row.get(), spill)
                            });
                            self.set_code(row.get(), 0);
                        }
                        // SAFETY: as above.
                        Err(status) => unsafe { self.failed::<L, M>(row.get(), status, spill, failures) },
                    }
                    row.set(row.get() + 1);
                }
            }));
            if let Err(payload) = ran {
                let status = instance.panicked(service, &M::INFO, payload);
                // SAFETY: as above.
                unsafe { self.failed::<L, M>(row.get(), status, spill, failures) };
                row.set(row.get() + 1);
            }
        }
    }

    /// Notes a failure, and leaves the default in the item's reply.
    ///
    /// # Safety
    ///
    /// As [`Rows::run`]; `row` is below the count.
    #[cold]
    #[inline(never)]
    unsafe fn failed<L: Layout, M: Method>(
        &self,
        row: usize,
        status: Status,
        spill: &mut Writer<'_>,
        failures: &mut Failures,
    ) where
        for<'a> M::Reply<'a>: FlatMessage<'a>,
    {
        // SAFETY: as promised by the caller.
        unsafe { self.unanswered::<L, M>(row, status.code(), spill) };
        failures.told.push((row as u64, status));
    }

    /// Notes that the caller gave up before `row`: for this item the reason, for those that follow its code.
    ///
    /// # Safety
    ///
    /// As [`Rows::failed`].
    #[cold]
    #[inline(never)]
    unsafe fn given_up<L: Layout, M: Method>(
        &self,
        row: usize,
        status: Status,
        spill: &mut Writer<'_>,
        failures: &mut Failures,
    ) where
        for<'a> M::Reply<'a>: FlatMessage<'a>,
    {
        for left in row + 1..self.batch.count {
            // SAFETY: as promised by the caller.
            unsafe { self.unanswered::<L, M>(left, status.code(), spill) };
        }
        failures.rest = Some((row as u64 + 1..self.batch.count as u64, status.code()));
        // SAFETY: as promised by the caller.
        unsafe { self.failed::<L, M>(row, status, spill, failures) };
    }

    /// # Safety
    ///
    /// As [`Rows::failed`].
    unsafe fn unanswered<L: Layout, M: Method>(&self, row: usize, code: Code, spill: &mut Writer<'_>)
    where
        for<'a> M::Reply<'a>: FlatMessage<'a>,
    {
        // SAFETY: as promised by the caller.
        M::Reply::default().store(&mut unsafe { ColumnRowSink::<L>::copying(self.reply, row, spill) });
        self.set_code(row, code.number());
    }

    #[inline(always)]
    fn set_code(&self, row: usize, code: i32) {
        if !self.batch.codes.is_null() {
            // SAFETY: the contract says that there are `count` codes, and `row` is below it.
            unsafe { self.batch.codes.add(row).write(code) };
        }
    }
}

fn is_contiguous(columns: &[Column], widths: &[usize]) -> bool {
    columns.iter().zip(widths).all(|(column, &width)| column.stride == width as isize)
}

/// `shortwire.v1.BatchStatus` in the making.
#[derive(Default)]
struct Failures {
    /// Items by index, in order.
    told: Vec<(u64, Status)>,
    /// Items after those that failed all alike, and get by without a text each.
    rest: Option<(Range<u64>, Code)>,
}

impl Failures {
    /// # Safety
    ///
    /// As [`memory_of`].
    unsafe fn put(self, errors: *mut Buffer) {
        if self.told.is_empty() {
            // SAFETY: as promised by the caller.
            unsafe { put_nothing(errors) };
            return;
        }
        // SAFETY: as promised by the caller.
        let mut writer = Writer::new(unsafe { memory_of(errors) });
        if let Some((rest, code)) = self.rest {
            let status = StatusMessage::from(&Status::new(code, ""));
            rest.rev().for_each(|index| write_failure(&mut writer, index, &status));
        }
        for (index, status) in self.told.iter().rev() {
            write_failure(&mut writer, *index, &StatusMessage::from(status));
        }
        // SAFETY: as promised by the caller.
        unsafe { put(writer.finish(), errors) };
    }
}

fn write_failure(writer: &mut Writer<'_>, index: u64, status: &StatusMessage) {
    writer.delimited(0x0a, |item| {
        item.message(0x12, status);
        if index != 0 {
            item.uint64(0x08, index);
        }
    });
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
