//! Calls one method many times at once.

use super::Scratch;
use super::method::{Bound, Target, decoded, missing};
use super::scratch::{context_ptr, settle};
use crate::abi::{Batch, Buffer, Bytes, Column, ColumnRow, ColumnRowSink, Contiguous, FlatManyFn};
use crate::service::{FlatMessage, Method};
use crate::status::{Code, Status, StatusMessage};
use crate::wire::{self, DecodeError, LIMIT_MESSAGE_BYTES, Message, Reader, Writer};

/// The most columns a flat message can have: a mask, and one for each of 64 fields.
const MAX_COLUMNS: usize = 65;
const NO_COLUMN: Column = Column { data: std::ptr::null_mut(), stride: 0 };

impl<M: Method> Bound<M> {
    /// Calls once for each request, in wire format. Every item has a result of its own; the outer one is `Err` if no item
    /// ran. The replies borrow from `scratch`.
    ///
    /// One crossing for all items; the requests are encoded one after another and copied by nobody. Allocates the list
    /// of results, and what the replies need when they are decoded.
    ///
    /// # Errors
    ///
    /// What is wrong with the library, or with the batch as a whole.
    pub fn wire_many<'s>(
        &self,
        target: &Target,
        requests: &[M::Request<'_>],
        scratch: &'s mut Scratch,
    ) -> Result<Vec<Result<M::Reply<'s>, Status>>, Status> {
        self.check(target)?;
        let function = self.wire_many.ok_or_else(|| missing(M::INFO.full_name(), target))?;
        let frames = scratch.call(target, function, |writer| {
            for request in requests.iter().rev() {
                let before = writer.written();
                request.write(writer);
                writer.raw_varint((writer.written() - before) as u64);
            }
        })?;
        let mut replies = Reader::new(frames, 0);
        let mut frame = || Ok::<_, DecodeError>((replies.int32()?, replies.slice()?));
        let mut results = Vec::with_capacity(requests.len());
        for _ in requests {
            let (code, bytes) = frame().map_err(|error| torn::<M>(target, &error.to_string()))?;
            results.push(match code {
                0 => decoded::<M>(target, bytes),
                code => Err(Status::from_bytes(code, bytes)),
            });
        }
        if replies.is_empty() { Ok(results) } else { Err(torn::<M>(target, "more replies than requests")) }
    }

    /// As [`Bound::wire_many`], for replies that borrow nothing. Uses memory that the thread keeps.
    ///
    /// # Errors
    ///
    /// As [`Bound::wire_many`].
    pub fn wire_many_owned<R>(
        &self,
        target: &Target,
        requests: &[M::Request<'_>],
    ) -> Result<Vec<Result<R, Status>>, Status>
    where
        M: for<'a> Method<Reply<'a> = R>,
    {
        Scratch::of_thread(|scratch| self.wire_many(target, requests, scratch))
    }

    /// Calls once for each request: as columns, or in wire format if the library has another shape of the method. Every
    /// item has a result of its own; the outer one is `Err` if no item ran. The replies borrow from `scratch`.
    ///
    /// One crossing for all items. The fields are copied into columns and from there into the replies, which costs about
    /// a nanosecond a field; strings and bytes of the requests stay where they are. Allocates the list of results, and
    /// columns in `scratch` where it has not yet enough of them.
    ///
    /// # Errors
    ///
    /// As [`Bound::wire_many`].
    pub fn flat_many<'s>(
        &self,
        target: &Target,
        requests: &[M::Request<'_>],
        scratch: &'s mut Scratch,
    ) -> Result<Vec<Result<M::Reply<'s>, Status>>, Status>
    where
        for<'a> M::Request<'a>: FlatMessage<'a>,
        for<'a> M::Reply<'a>: FlatMessage<'a>,
    {
        let Some(function) = self.flat_many else { return self.wire_many(target, requests, scratch) };
        self.check(target)?;
        let request_widths = <M::Request<'_> as FlatMessage>::WIDTHS;
        let reply_widths = <M::Reply<'_> as FlatMessage>::WIDTHS;
        let count = requests.len();
        let (memory, spill) = scratch.batch_memory(
            words(request_widths, count) + words(reply_widths, count) + words(&[size_of::<i32>()], count),
        );
        let mut free = memory.as_mut_ptr();
        let (mut request_columns, mut reply_columns) = ([NO_COLUMN; MAX_COLUMNS], [NO_COLUMN; MAX_COLUMNS]);
        let request_columns = columns(&mut request_columns, request_widths, count, &mut free);
        let reply_columns = columns(&mut reply_columns, reply_widths, count, &mut free);
        let codes = free.cast::<i32>();
        for (row, request) in requests.iter().enumerate() {
            // SAFETY: the columns have `count` elements of the widths that the message says it has.
            request.store(&mut unsafe { ColumnRowSink::<Contiguous>::borrowing(request_columns, row) });
        }

        let has_bytes = !<M::Reply<'_> as FlatMessage>::BYTES.is_empty();
        let mut spilled = if has_bytes { Buffer::over(spill) } else { Buffer::empty() };
        let batch = Batch {
            count,
            request: request_columns.as_ptr(),
            reply: reply_columns.as_ptr(),
            codes,
            spill: &mut spilled,
            errors: std::ptr::null_mut(),
        };
        // SAFETY: a flat function is kept only if the shapes are equal; the batch has columns of that shape, and all
        // memory is borrowed during the call.
        let mut failed = unsafe { call_batch(function, target, batch) }?.into_iter().peekable();

        if has_bytes {
            let from = spilled.data.wrapping_add(spilled.len);
            let stays = spilled.owned.is_null();
            // SAFETY: the call has returned and left its output there.
            let kept = unsafe { settle(spilled, spill, target.instance.library().abi().release) };
            let to = if stays { from } else { kept.as_ptr_range().end };
            for place in <M::Reply<'_> as FlatMessage>::BYTES {
                // SAFETY: the column has `count` elements, all bits of which were initialised.
                unsafe { relocate(reply_columns[place.column], count, from, to) };
            }
        }
        // SAFETY: the columns live until the end of this function, which is longer than they are used: what is loaded
        // from them borrows from `scratch` only.
        let reply_columns: &'s [Column] =
            unsafe { std::slice::from_raw_parts(reply_columns.as_ptr(), reply_columns.len()) };
        let mut result = |row: usize| {
            // SAFETY: the library wrote `count` codes.
            let code = unsafe { codes.add(row).read() };
            if code == 0 {
                // SAFETY: the library wrote this row of the reply, and what it points to lies in `scratch`.
                let row =
                    unsafe { ColumnRow::<Contiguous>::new(reply_columns, row, LIMIT_MESSAGE_BYTES as usize) };
                return M::Reply::load(&row);
            }
            let told = failed.next_if(|(index, _)| *index == row).map(|(_, status)| status);
            Err(told.unwrap_or_else(|| Status::new(Code::from_number(code), "no reason was given")))
        };
        Ok((0..count).map(&mut result).collect())
    }

    /// As [`Bound::flat_many`], for replies that borrow nothing. Uses memory that the thread keeps.
    ///
    /// # Errors
    ///
    /// As [`Bound::wire_many`].
    pub fn flat_many_owned<R>(
        &self,
        target: &Target,
        requests: &[M::Request<'_>],
    ) -> Result<Vec<Result<R, Status>>, Status>
    where
        M: for<'a> Method<Reply<'a> = R>,
        for<'a> M::Request<'a>: FlatMessage<'a>,
        R: for<'a> FlatMessage<'a>,
    {
        Scratch::of_thread(|scratch| self.flat_many(target, requests, scratch))
    }
}

/// Words that a column of each width takes, each from a word of its own on.
fn words(widths: &[usize], count: usize) -> usize {
    widths.iter().map(|width| (width * count).div_ceil(size_of::<u64>())).sum()
}

/// Columns one after another from `free` on, which is moved behind them.
fn columns<'c>(
    columns: &'c mut [Column; MAX_COLUMNS],
    widths: &[usize],
    count: usize,
    free: &mut *mut u64,
) -> &'c [Column] {
    for (column, &width) in columns.iter_mut().zip(widths) {
        *column = Column { data: free.cast(), stride: width as isize };
        *free = free.wrapping_add(words(&[width], count));
    }
    &columns[..widths.len()]
}

/// Lets the strings or bytes of a column, which lie before `from`, lie as far before `to`.
///
/// # Safety
///
/// The column has `count` elements of type [`Bytes`], one after another, that may be changed.
unsafe fn relocate(column: Column, count: usize, from: *const u8, to: *const u8) {
    // SAFETY: as promised by the caller.
    for bytes in unsafe { std::slice::from_raw_parts_mut(column.data.cast::<Bytes>(), count) } {
        bytes.data = to.wrapping_sub(from.addr().wrapping_sub(bytes.data.addr()));
    }
}

/// Runs a batch and returns the failures of its items, by index.
///
/// # Safety
///
/// As `sw_flat_many_fn`; the batch has no place for errors yet.
unsafe fn call_batch(
    function: FlatManyFn,
    target: &Target,
    batch: Batch,
) -> Result<Vec<(usize, Status)>, Status> {
    let mut errors = Buffer::empty();
    let batch = Batch { errors: &mut errors, ..batch };
    let context = target.context.as_ref().map(|context| context.to_raw());
    // SAFETY: as promised by the caller, and all memory is borrowed during the call.
    let code = unsafe { function(target.instance.as_ptr(), context_ptr(&context), &batch) };
    let mut memory = Vec::new();
    // SAFETY: the call has returned and left its output there.
    let told = unsafe { settle(errors, &mut memory, target.instance.library().abi().release) };
    if code != 0 {
        return Err(Status::from_bytes(code, told));
    }
    // What does not decode leaves its items with their codes only.
    Ok(item_failures(told).unwrap_or_default())
}

/// The failures of a batch by index, in order, from a serialised `shortwire.v1.BatchStatus`.
///
/// # Errors
///
/// If the bytes are not such a message.
pub fn item_failures(bytes: &[u8]) -> Result<Vec<(usize, Status)>, DecodeError> {
    wire::decode::<BatchStatus>(bytes).map(|status| status.0)
}

/// `shortwire.v1.BatchStatus`: the failures of a batch by index.
#[derive(Default)]
struct BatchStatus(Vec<(usize, Status)>);

/// `shortwire.v1.ItemStatus`.
#[derive(Default)]
struct ItemStatus {
    index: u64,
    status: Option<Status>,
}

impl<'a> Message<'a> for BatchStatus {
    fn write(&self, _: &mut Writer<'_>) {}

    fn merge(&mut self, reader: &mut Reader<'a>) -> Result<(), DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                0x0a => {
                    let ItemStatus { index, status } = reader.message()?;
                    self.0.extend(status.map(|status| (index as usize, status)));
                }
                _ => reader.skip(tag)?,
            }
        }
        Ok(())
    }
}

impl<'a> Message<'a> for ItemStatus {
    fn write(&self, _: &mut Writer<'_>) {}

    fn merge(&mut self, reader: &mut Reader<'a>) -> Result<(), DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                0x08 => self.index = reader.uint64()?,
                0x12 => self.status = Some(reader.message::<StatusMessage>()?.into()),
                _ => reader.skip(tag)?,
            }
        }
        Ok(())
    }
}

#[cold]
fn torn<M: Method>(target: &Target, reason: &str) -> Status {
    let (name, library) = (M::INFO.full_name(), target.instance.library());
    let (path, runtime) = (library.path().display(), library.runtime());
    Status::new(
        Code::DataLoss,
        format!("the replies to a batch of {name} are not valid: {reason}; {path} was built with {runtime}"),
    )
}
