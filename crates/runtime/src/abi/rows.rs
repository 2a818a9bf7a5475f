//! Batches as columns: `sw_flat_many_fn`.

use super::batch::{self, Answered, Batched, Failures};
use super::columns::{self, ColumnRow, ColumnRowSink, Contiguous, Layout, Side, Strided};
use super::instance::Instance;
use super::output::{fail, memory_of, null_argument, put};
use super::{Batch, Column, Context as RawContext};
use crate::service::{BytesReply, Context, FlatMessage, Handler, Items, Method};
use crate::status::{Code, Status};
use crate::wire::Writer;

/// `sw_flat_many_fn` of method `M`.
pub(super) unsafe extern "C" fn flat_many<S: Send + Sync + 'static, M: Handler<S>>(
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
    match unsafe { run::<S, M>(instance, &context, batch) } {
        Ok(()) => 0,
        // SAFETY: the contract says that errors is null or valid.
        Err(status) => unsafe { fail(status, batch.errors) },
    }
}

/// # Safety
///
/// The batch is as `sw_batch_t` says, for the shape of `M`.
unsafe fn run<S: Send + Sync + 'static, M: Handler<S>>(
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
    let max_bytes = instance.max_message_bytes;
    let failures = if is_contiguous(request, request_widths) && is_contiguous(reply, reply_widths) {
        // SAFETY: as promised by the caller, and the strides were compared with the sizes.
        let mut rows: Rows<'_, '_, '_, Contiguous> =
            unsafe { Rows::new(batch, request, reply, context, max_bytes, &mut spill) };
        batch::run::<S, M>(instance, context, &mut rows);
        rows.failures
    } else {
        // SAFETY: as promised by the caller.
        let mut rows: Rows<'_, '_, '_, Strided> =
            unsafe { Rows::new(batch, request, reply, context, max_bytes, &mut spill) };
        batch::run::<S, M>(instance, context, &mut rows);
        rows.failures
    };
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

/// The items of a batch, and their outcomes so far.
struct Rows<'a, 'w, 'b, L> {
    batch: &'a Batch,
    request: &'a [Column],
    reply: &'a [Column],
    context: &'a Context<'a>,
    max_bytes: usize,
    /// Where strings and bytes of replies go.
    spill: &'w mut Writer<'b>,
    answered: Answered,
    is_in_turn: bool,
    failures: Failures,
    layout: std::marker::PhantomData<L>,
}

impl<'a, 'w, 'b, L: Layout> Rows<'a, 'w, 'b, L> {
    /// # Safety
    ///
    /// As [`run`]; the columns are those of the batch, and for [`Contiguous`] their strides are the sizes of the elements.
    /// Only items of the method that the batch is of are asked for.
    unsafe fn new(
        batch: &'a Batch,
        request: &'a [Column],
        reply: &'a [Column],
        context: &'a Context<'a>,
        max_bytes: usize,
        spill: &'w mut Writer<'b>,
    ) -> Self {
        Self {
            batch,
            request,
            reply,
            context,
            max_bytes,
            spill,
            answered: Answered::default(),
            is_in_turn: false,
            failures: Failures::default(),
            layout: std::marker::PhantomData,
        }
    }

    /// One row of the requests; `row` is below the count.
    #[inline(always)]
    fn source(&self, row: usize) -> ColumnRow<'a, L> {
        // SAFETY: as promised to `new`.
        unsafe { ColumnRow::new(self.request, row, self.max_bytes) }
    }

    /// One row of the replies; `row` is below the count.
    #[inline(always)]
    fn sink(&mut self, row: usize) -> ColumnRowSink<'a, '_, 'b, L> {
        // SAFETY: as promised to `new`.
        unsafe { ColumnRowSink::copying(self.reply, row, self.spill) }
    }

    #[inline(always)]
    fn set_code(&self, row: usize, code: i32) {
        if !self.batch.codes.is_null() {
            // SAFETY: the contract says that there are `count` codes, and `row` is below it.
            unsafe { self.batch.codes.add(row).write(code) };
        }
    }

    /// Leaves the default in the item's reply.
    fn leave_out<M: Method>(&mut self, row: usize, code: Code)
    where
        for<'r> M::Reply<'r>: FlatMessage<'r>,
    {
        M::Reply::default().store(&mut self.sink(row));
        self.set_code(row, code.number());
    }

    #[cold]
    #[inline(never)]
    fn failed<M: Method>(&mut self, row: usize, status: Status)
    where
        for<'r> M::Reply<'r>: FlatMessage<'r>,
    {
        self.leave_out::<M>(row, status.code());
        self.failures.tell(row, status);
    }

    /// Runs the items in turn, until that of index `end`.
    #[inline(always)]
    fn run<M: Method>(
        &mut self,
        end: usize,
        handle: &mut impl FnMut(M::Request<'a>) -> Result<M::Reply<'a>, Status>,
    ) where
        for<'r> M::Request<'r>: FlatMessage<'r>,
        for<'r> M::Reply<'r>: FlatMessage<'r>,
    {
        // What the loop reads is held in variables: behind `self` it could be what the loop writes, for all the compiler knows.
        let (request, reply, codes, max_bytes) = (self.request, self.reply, self.batch.codes, self.max_bytes);
        let mut row = self.answered.until;
        while row < end {
            // SAFETY: as promised to `new`.
            let source: ColumnRow<'a, L> = unsafe { ColumnRow::new(request, row, max_bytes) };
            match M::Request::load(&source).and_then(&mut *handle) {
                Ok(answer) => {
                    // SAFETY: as above.
                    answer.store(&mut unsafe { ColumnRowSink::<L>::copying(reply, row, self.spill) });
                    if !codes.is_null() {
                        // SAFETY: the contract says that there are `count` codes, and `row` is below it.
                        unsafe { codes.add(row).write(0) };
                    }
                }
                Err(status) => self.failed::<M>(row, status),
            }
            row += 1;
            self.answered.until = row;
        }
    }
}

impl<'a, M: Method, L: Layout> Items<'a, M> for Rows<'a, '_, '_, L>
where
    for<'r> M::Request<'r>: FlatMessage<'r>,
    for<'r> M::Reply<'r>: FlatMessage<'r>,
{
    fn len(&self) -> usize {
        self.batch.count
    }

    #[inline]
    fn request(&self, index: usize) -> Result<M::Request<'a>, Status> {
        assert!(index < self.batch.count, "a batch of {} has no item {index}", self.batch.count);
        M::Request::load(&self.source(index))
    }

    fn answer(&mut self, index: usize, outcome: Result<M::Reply<'_>, Status>) {
        if !self.answered.insert(index, self.batch.count) {
            return;
        }
        match outcome {
            Ok(reply) => {
                reply.store(&mut self.sink(index));
                self.set_code(index, 0);
            }
            Err(status) => self.failed::<M>(index, status),
        }
    }

    #[inline(always)]
    fn each(&mut self, mut handle: impl FnMut(M::Request<'a>) -> Result<M::Reply<'a>, Status>) {
        // The context is looked at now and then: often enough to stop soon, too seldom to be felt.
        let rows_between_looks = if self.context.is_given() { 256 } else { self.batch.count };
        self.is_in_turn = true;
        while self.answered.until < self.batch.count {
            if let Err(status) = self.context.check() {
                Batched::<M>::fail_rest(self, status);
                break;
            }
            if self.answered.in_order() {
                self.run::<M>(self.batch.count.min(self.answered.until + rows_between_looks), &mut handle);
            } else {
                self.run::<M>(self.answered.until + 1, &mut handle);
                self.answered.skip();
            }
        }
        self.is_in_turn = false;
    }

    fn outputs(&mut self, mut len_of: impl FnMut(usize) -> usize) -> Vec<(usize, &mut [u8])>
    where
        for<'r> M::Reply<'r>: BytesReply<'r>,
    {
        let count = self.batch.count;
        let sizes: Vec<(usize, usize)> =
            self.answered.missing(count).map(|index| (index, len_of(index))).collect();
        let total: usize = sizes.iter().map(|(_, len)| len).sum();
        let place = <M::Reply<'_> as FlatMessage>::BYTES[0];
        let mut from_end = self.spill.written() + total;
        for &(index, len) in &sizes {
            self.sink(index).written(place, from_end, len);
            self.set_code(index, 0);
            from_end -= len;
        }
        self.answered.promise(sizes.iter().map(|&(index, _)| index).collect(), count);
        let mut rest = self.spill.take(total);
        let output = |(index, len)| {
            let (output, behind) = std::mem::take(&mut rest).split_at_mut(len);
            rest = behind;
            (index, output)
        };
        sizes.into_iter().map(output).collect()
    }
}

impl<'a, M: Method, L: Layout> Batched<'a, M> for Rows<'a, '_, '_, L>
where
    for<'r> M::Request<'r>: FlatMessage<'r>,
    for<'r> M::Reply<'r>: FlatMessage<'r>,
{
    fn fail_next(&mut self, status: Status) -> bool {
        let row = self.answered.until;
        if row < self.batch.count {
            self.failed::<M>(row, status);
            self.answered.until += 1;
            self.answered.skip();
        }
        self.answered.until < self.batch.count
    }

    fn is_in_turn(&self) -> bool {
        self.is_in_turn
    }

    #[cold]
    #[inline(never)]
    fn fail_rest(&mut self, status: Status) {
        let (count, first, code) = (self.batch.count, self.answered.until, status.code());
        if self.answered.in_order() {
            (first + 1..count).for_each(|row| self.leave_out::<M>(row, code));
            self.failures.tell_rest(first + 1..count, code);
        } else {
            for row in self.answered.missing(count).skip(1) {
                self.failed::<M>(row, Status::new(code, ""));
            }
        }
        self.failed::<M>(first, status);
        self.answered.until = count;
    }

    fn is_done(&self) -> bool {
        self.answered.until == self.batch.count
    }

    fn take_back_promises(&mut self) {
        self.answered.take_back();
    }
}

fn is_contiguous(columns: &[Column], widths: &[usize]) -> bool {
    columns.iter().zip(widths).all(|(column, &width)| column.stride == width as isize)
}
