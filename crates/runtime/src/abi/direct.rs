//! Flat calls of methods whose service writes the reply, one field of bytes, where the caller wants it.

use std::borrow::Cow;

use super::inout::{InOut, Reply};
use super::instance::Instance;
use super::output::{fail, null_argument, put};
use super::slots::{RowSource, is_usable, unusable};
use super::{Buffer, Bytes, Context as RawContext, Slot};
use crate::service::{BytesReply, Context, DirectHandler, FlatMessage, Input, MethodInfo, Place, Source};
use crate::status::{Code, Status};
use crate::wire::Output;

/// `sw_flat_fn` of a direct method `M`.
pub(super) unsafe extern "C" fn flat<S: Send + Sync + 'static, M: DirectHandler<S>>(
    instance: *mut super::Instance,
    context: *const RawContext,
    request: *const Slot,
    reply: *mut Slot,
    spill: *mut Buffer,
) -> i32
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: FlatMessage<'a> + BytesReply<'a>,
{
    let no_request = <M::Request<'_> as FlatMessage>::SLOTS > 0 && request.is_null();
    if instance.is_null() || no_request || reply.is_null() || spill.is_null() {
        let arguments = [("request", no_request), ("reply", reply.is_null()), ("spill", spill.is_null())];
        // SAFETY: the contract says that spill is null or valid.
        return unsafe { null_argument(&arguments, spill) };
    }
    // SAFETY: the contract says that it comes from instance_new of this library, whose service is `S`.
    let instance = unsafe { &*instance.cast::<Instance<S>>() };
    // SAFETY: the contract says that it is valid.
    let buffer = unsafe { &mut *spill };
    // SAFETY: the contract says that it is null or valid during the call.
    let context = match unsafe { Context::from_raw(context) } {
        Ok(context) => context,
        Err(status) => return fail_apart(status, buffer),
    };
    let outcome = instance.run(&M::INFO, &context, |service| {
        // SAFETY: the contract says that the request has the slots of the shape both sides agreed on.
        let request =
            unsafe { Request::<M::Request<'_>>::new(request, instance.max_message_bytes, M::INPUT) };
        let input = request.input()?;
        request.check_apart(buffer, &M::INFO)?;
        // SAFETY: the contract says that the input is readable and the buffer's memory writable during the call, that
        // nobody else uses them, and what else the request consists of lies elsewhere, as was checked.
        let mut inout = unsafe { InOut::over(input, buffer.base, buffer.cap, instance.max_message_bytes) };
        M::handle_into(service, &context, M::Request::load(&request)?, &mut inout)?;
        match inout.into_reply() {
            Reply::Host { offset, len } => {
                buffer.data = buffer.base.wrapping_add(offset);
                buffer.len = len;
                buffer.owned = std::ptr::null_mut();
                buffer.owned_cap = 0;
            }
            // SAFETY: the buffer is valid.
            Reply::Heap(memory) => unsafe { put(Output::Heap { memory, start: 0 }, buffer) },
        }
        Ok(())
    });
    match outcome {
        Ok(()) => {
            // SAFETY: the contract says that the reply has room for the slots of that shape: one field of bytes.
            unsafe {
                reply.write(Slot { data: buffer.data });
                reply.add(1).write(Slot { u64: buffer.len as u64 });
            }
            0
        }
        Err(status) => fail_apart(status, buffer),
    }
}

/// Puts a status out in memory of the library: that of the caller may hold what the caller asked about.
#[cold]
#[inline(never)]
fn fail_apart(status: Status, buffer: &mut Buffer) -> i32 {
    let (base, cap) = (buffer.base, buffer.cap);
    (buffer.base, buffer.cap) = (std::ptr::null_mut(), 0);
    // SAFETY: the buffer is valid and has no memory now.
    let code = unsafe { fail(status, buffer) };
    (buffer.base, buffer.cap) = (base, cap);
    code
}

/// The slots of a request, of which one field is not to be looked at as a slice.
struct Request<'a, R> {
    row: RowSource<'a>,
    max_bytes: usize,
    input: Option<Input>,
    message: std::marker::PhantomData<R>,
}

impl<'a, R: FlatMessage<'a>> Request<'a, R> {
    /// # Safety
    ///
    /// As [`RowSource::new`], for a message `R`.
    #[inline(always)]
    unsafe fn new(slots: *const Slot, max_bytes: usize, input: Option<Input>) -> Self {
        // SAFETY: as promised by the caller.
        let row = unsafe { RowSource::new(slots, max_bytes) };
        Self { row, max_bytes, input, message: std::marker::PhantomData }
    }

    /// The field that may lie in the memory of the reply.
    #[inline(always)]
    fn input(&self) -> Result<Bytes, Status> {
        let Some(input) = self.input else { return Ok(Bytes::of(&[])) };
        let bytes = self.row.place(input.place);
        if is_usable(bytes, self.max_bytes) {
            Ok(bytes)
        } else {
            Err(unusable(bytes, self.max_bytes, input.field))
        }
    }

    /// That nothing else of the request lies in the caller's memory for the reply.
    #[inline(always)]
    fn check_apart(&self, buffer: &Buffer, method: &MethodInfo) -> Result<(), Status> {
        let (from, to) = (buffer.base.addr(), buffer.base.addr() + buffer.cap);
        for place in R::BYTES {
            let bytes = self.row.place(*place);
            let start = bytes.data.addr();
            if !self.is_input(*place)
                && start < to
                && from < start.saturating_add(bytes.len)
                && bytes.len != 0
            {
                return Err(overlaps(method));
            }
        }
        Ok(())
    }
}

impl<R> Request<'_, R> {
    #[inline(always)]
    fn is_input(&self, place: Place) -> bool {
        self.input.is_some_and(|input| input.place.slot == place.slot)
    }
}

/// A source like any other, but for the one field, which is empty.
impl<'a, R> Source<'a> for Request<'a, R> {
    #[inline(always)]
    fn mask(&self) -> u64 {
        self.row.mask()
    }

    #[inline(always)]
    fn i32(&self, place: Place) -> i32 {
        self.row.i32(place)
    }

    #[inline(always)]
    fn i64(&self, place: Place) -> i64 {
        self.row.i64(place)
    }

    #[inline(always)]
    fn u32(&self, place: Place) -> u32 {
        self.row.u32(place)
    }

    #[inline(always)]
    fn u64(&self, place: Place) -> u64 {
        self.row.u64(place)
    }

    #[inline(always)]
    fn f32(&self, place: Place) -> f32 {
        self.row.f32(place)
    }

    #[inline(always)]
    fn f64(&self, place: Place) -> f64 {
        self.row.f64(place)
    }

    #[inline(always)]
    fn bool(&self, place: Place) -> bool {
        self.row.bool(place)
    }

    #[inline(always)]
    fn bytes(&self, place: Place, field: &'static str) -> Result<Cow<'a, [u8]>, Status> {
        if self.is_input(place) { Ok(Cow::Borrowed(&[])) } else { self.row.bytes(place, field) }
    }

    #[inline(always)]
    fn string(&self, place: Place, field: &'static str) -> Result<Cow<'a, str>, Status> {
        self.row.string(place, field)
    }
}

#[cold]
fn overlaps(method: &MethodInfo) -> Status {
    Status::new(
        Code::InvalidArgument,
        format!(
            "the memory for the reply of {} overlaps other arguments than the one that may lie there; give it memory \
             of its own",
            method.full_name()
        ),
    )
}
