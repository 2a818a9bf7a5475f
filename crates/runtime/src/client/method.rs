//! Calls one method.

use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::sync::Arc;

use super::scratch::{context_ptr, settle};
use super::{CallContext, Instance, Library, Scratch};
use crate::abi::{Abi, Buffer, FlatFn, FlatManyFn, RowSink, RowSource, Slot, WireFn};
use crate::service::{FlatMessage, Method};
use crate::status::{Code, Status};
use crate::wire::{self, DecodeError, LIMIT_MESSAGE_BYTES, Message};

/// The most slots a flat message can have: a mask, and two for each of 64 fields.
pub(super) const MAX_SLOTS: usize = 129;

/// A service to call, and what travels beside the calls. What every generated client is made of; cheap to clone.
#[derive(Clone, Debug)]
pub struct Target {
    pub(super) instance: Arc<Instance>,
    pub(super) context: Option<Arc<CallContext>>,
}

impl Target {
    /// Calls on that instance.
    pub fn new(instance: Arc<Instance>) -> Self {
        Self { instance, context: None }
    }

    /// The same target, its calls accompanied by `context`.
    #[must_use]
    pub fn with(&self, context: CallContext) -> Self {
        Self { instance: Arc::clone(&self.instance), context: Some(Arc::new(context)) }
    }

    /// The instance that is called.
    pub fn instance(&self) -> &Arc<Instance> {
        &self.instance
    }

    /// Calls a method that is known by name only, in wire format. The reply borrows from `scratch`.
    ///
    /// # Errors
    ///
    /// [`Code::Unimplemented`] if the library does not have it, else what the call returns.
    pub fn call_raw<'s>(
        &self,
        full_name: &str,
        request: &[u8],
        scratch: &'s mut Scratch,
    ) -> Result<&'s [u8], Status> {
        self.call_wire(self.wire_of(full_name)?, request, scratch.reply_memory())
    }

    /// Looks a method up by name, to be called more than once in wire format.
    ///
    /// # Errors
    ///
    /// [`Code::Unimplemented`] if the library does not have it.
    pub fn raw(&self, full_name: &str) -> Result<RawMethod, Status> {
        Ok(RawMethod { function: self.wire_of(full_name)?, target: self.clone() })
    }

    fn wire_of(&self, full_name: &str) -> Result<WireFn, Status> {
        let entry = self.instance.library().require(crate::abi::fnv1a(full_name.as_bytes()), full_name)?;
        entry.wire.ok_or_else(|| missing(full_name, self))
    }

    /// Calls a wire entry of the instance's library.
    #[inline]
    pub(super) fn call_wire<'m>(
        &self,
        function: WireFn,
        request: &[u8],
        memory: &'m mut Vec<u8>,
    ) -> Result<&'m [u8], Status> {
        let context = self.context.as_ref().map(|context| context.to_raw());
        let mut reply = Buffer::over(memory);
        // SAFETY: the function belongs to the instance's library, and all memory is borrowed during the call.
        let code = unsafe {
            function(
                self.instance.as_ptr(),
                context_ptr(&context),
                request.as_ptr(),
                request.len(),
                &mut reply,
            )
        };
        // SAFETY: the call has returned and left its output there.
        let output = unsafe { settle(reply, memory, self.instance.library().abi().release) };
        if code == 0 { Ok(output) } else { Err(Status::from_bytes(code, output)) }
    }
}

/// A method that is known by name only, on a target: looked up once, called often. Made by [`Target::raw`].
#[derive(Clone, Debug)]
pub struct RawMethod {
    target: Target,
    function: WireFn,
}

impl RawMethod {
    /// Calls in wire format. The reply borrows from `scratch`.
    ///
    /// # Errors
    ///
    /// What the call returns.
    #[inline]
    pub fn call<'s>(&self, request: &[u8], scratch: &'s mut Scratch) -> Result<&'s [u8], Status> {
        self.target.call_wire(self.function, request, scratch.reply_memory())
    }
}

/// A method as one library has it: resolved once, called often.
///
/// A call on a target of another library fails with FAILED_PRECONDITION.
pub struct Bound<M> {
    pub(super) flat: Option<FlatFn>,
    wire: Option<WireFn>,
    pub(super) flat_many: Option<FlatManyFn>,
    pub(super) wire_many: Option<WireFn>,
    library: &'static Abi,
    method: PhantomData<fn() -> M>,
}

impl<M> Clone for Bound<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Bound<M> {}

impl<M: Method> std::fmt::Debug for Bound<M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Bound").field(&M::INFO.full_name()).finish()
    }
}

impl<M: Method> Bound<M> {
    /// Looks the method up. A library that lacks it gives UNIMPLEMENTED when it is called, so that a newer client can
    /// use what an older library has.
    pub fn find(library: &Library) -> Self {
        let entry = library.method(M::INFO.id);
        let same_shape = entry.filter(|entry| entry.shape == M::INFO.shape);
        Self {
            flat: same_shape.and_then(|entry| entry.flat),
            wire: entry.and_then(|entry| entry.wire),
            flat_many: same_shape.and_then(|entry| entry.flat_many),
            wire_many: entry.and_then(|entry| entry.wire_many),
            library: library.abi(),
            method: PhantomData,
        }
    }

    /// Whether the functions belong to the library that is called: an instance of another is nothing they can work with.
    #[inline(always)]
    pub(super) fn check(&self, target: &Target) -> Result<(), Status> {
        if std::ptr::eq(self.library, target.instance.library().abi()) {
            Ok(())
        } else {
            Err(foreign::<M>(target))
        }
    }

    /// Calls in wire format. The reply borrows from `scratch`.
    ///
    /// # Errors
    ///
    /// What the service returns, or what is wrong with the library or the request.
    #[inline]
    pub fn wire<'s>(
        &self,
        target: &Target,
        request: &M::Request<'_>,
        scratch: &'s mut Scratch,
    ) -> Result<M::Reply<'s>, Status> {
        let function = self.wire_fn(target)?;
        let reply = scratch.call(target, function, |writer| request.write(writer))?;
        decoded::<M>(target, reply)
    }

    /// Calls in wire format, for replies that borrow nothing. Uses memory that the thread keeps.
    ///
    /// # Errors
    ///
    /// As [`Bound::wire`].
    #[inline]
    pub fn wire_owned<R>(&self, target: &Target, request: &M::Request<'_>) -> Result<R, Status>
    where
        M: for<'a> Method<Reply<'a> = R>,
        R: for<'a> Message<'a>,
    {
        let function = self.wire_fn(target)?;
        Scratch::of_thread(|scratch| {
            let reply = scratch.call(target, function, |writer| request.write(writer))?;
            decoded::<M>(target, reply)
        })
    }

    /// Calls as slots, or in wire format if the library has another shape of the method. The reply borrows from
    /// `scratch`.
    ///
    /// # Errors
    ///
    /// As [`Bound::wire`].
    #[inline]
    pub fn flat<'s>(
        &self,
        target: &Target,
        request: &M::Request<'_>,
        scratch: &'s mut Scratch,
    ) -> Result<M::Reply<'s>, Status>
    where
        for<'a> M::Request<'a>: FlatMessage<'a>,
        for<'a> M::Reply<'a>: FlatMessage<'a>,
    {
        let Some(function) = self.flat else { return self.wire(target, request, scratch) };
        self.check(target)?;
        let memory = scratch.reply_memory();
        let mut reply = [MaybeUninit::<Slot>::uninit(); MAX_SLOTS];
        let reply = reply.as_mut_ptr().cast::<Slot>();
        let mut slots = [MaybeUninit::<Slot>::uninit(); MAX_SLOTS];
        let slots = slots.as_mut_ptr().cast::<Slot>();
        // SAFETY: there is room for any request.
        request.store(&mut unsafe { RowSink::borrowing(slots) });
        // SAFETY: a flat function is kept only if the shapes are equal, and there is room for any reply.
        let spill = unsafe { call_flat(function, target, slots, reply, Buffer::over(memory)) }?;
        // The library's own memory is copied to the end of ours, and the slots follow it.
        let from = spill.data.wrapping_add(spill.len);
        let in_host_memory = spill.owned.is_null();
        // SAFETY: the call has returned and left its output there.
        let kept = unsafe { settle(spill, memory, target.instance.library().abi().release) };
        let to = if in_host_memory { from } else { kept.as_ptr_range().end };
        for place in <M::Reply<'_> as FlatMessage>::BYTES {
            // SAFETY: the library wrote these slots: the strings and bytes lie `from - data` before the end.
            unsafe {
                let slot = &mut *reply.add(place.slot);
                slot.data = to.wrapping_sub(from.addr().wrapping_sub(slot.data.addr()));
            }
        }
        // SAFETY: the library wrote all slots of the reply, and what they point to lies in `scratch`.
        M::Reply::load(&unsafe { RowSource::new(reply, LIMIT_MESSAGE_BYTES as usize) })
    }

    /// Calls as slots, for replies that borrow nothing. Allocates nothing unless the call fails.
    ///
    /// # Errors
    ///
    /// As [`Bound::wire`].
    #[inline(always)]
    pub fn flat_owned<R>(&self, target: &Target, request: &M::Request<'_>) -> Result<R, Status>
    where
        M: for<'a> Method<Reply<'a> = R>,
        for<'a> M::Request<'a>: FlatMessage<'a>,
        R: for<'a> FlatMessage<'a>,
    {
        let Some(function) = self.flat else { return self.other_shape(target, request) };
        self.check(target)?;
        let mut reply = [MaybeUninit::<Slot>::uninit(); MAX_SLOTS];
        let reply = reply.as_mut_ptr().cast::<Slot>();
        let mut slots = [MaybeUninit::<Slot>::uninit(); MAX_SLOTS];
        let slots = slots.as_mut_ptr().cast::<Slot>();
        // SAFETY: there is room for any request.
        request.store(&mut unsafe { RowSink::borrowing(slots) });
        // SAFETY: a flat function is kept only if the shapes are equal, and there is room for any reply.
        unsafe { call_flat(function, target, slots, reply, Buffer::empty()) }?;
        // SAFETY: the library wrote all slots of the reply.
        R::load(&unsafe { RowSource::new(reply, 0) })
    }

    /// What [`Bound::flat_owned`] does when the library has another shape of the method: out of line, so that the
    /// usual way is small enough to become part of the caller.
    #[cold]
    #[inline(never)]
    fn other_shape<R>(&self, target: &Target, request: &M::Request<'_>) -> Result<R, Status>
    where
        M: for<'a> Method<Reply<'a> = R>,
        R: for<'a> Message<'a>,
    {
        self.wire_owned(target, request)
    }

    #[inline(always)]
    fn wire_fn(&self, target: &Target) -> Result<WireFn, Status> {
        self.check(target)?;
        self.wire.ok_or_else(|| missing(M::INFO.full_name(), target))
    }
}

/// Calls a flat entry and returns the buffer it left.
///
/// # Safety
///
/// The function is of the target's library; the slots are those of a request of its shape, and `reply` has room for
/// the slots of a reply.
#[inline(always)]
pub(super) unsafe fn call_flat(
    function: FlatFn,
    target: &Target,
    request: *const Slot,
    reply: *mut Slot,
    mut spill: Buffer,
) -> Result<Buffer, Status> {
    let context = target.context.as_ref().map(|context| context.to_raw());
    // SAFETY: as promised by the caller, and all memory is borrowed during the call.
    let code =
        unsafe { function(target.instance.as_ptr(), context_ptr(&context), request, reply, &mut spill) };
    if code == 0 { Ok(spill) } else { Err(failure(code, spill, target)) }
}

#[cold]
#[inline(never)]
fn failure(code: i32, mut spill: Buffer, target: &Target) -> Status {
    // SAFETY: the call has returned and left a status there.
    let status = Status::from_bytes(code, unsafe { spill.output() });
    if let Some(release) = target.instance.library().abi().release {
        // SAFETY: the buffer is the one the library filled.
        unsafe { release(&mut spill) };
    }
    status
}

#[cold]
fn foreign<M: Method>(target: &Target) -> Status {
    let path = target.instance.library().path().display();
    let name = M::INFO.full_name();
    Status::new(
        Code::FailedPrecondition,
        format!(
            "{name} was looked up in another library than {path}; look it up in the library that is called"
        ),
    )
}

#[cold]
pub(super) fn missing(name: &str, target: &Target) -> Status {
    match target.instance.library().require(crate::abi::fnv1a(name.as_bytes()), name) {
        Err(status) => status,
        Ok(_) => {
            Status::new(Code::FailedPrecondition, format!("the library's table has no function for {name}"))
        }
    }
}

/// A reply in wire format.
#[inline(always)]
pub(super) fn decoded<'s, M: Method>(target: &Target, reply: &'s [u8]) -> Result<M::Reply<'s>, Status> {
    wire::decode_limited(reply, target.instance.max_depth()).map_err(|error| undecodable::<M>(target, &error))
}

#[cold]
pub(super) fn undecodable<M: Method>(target: &Target, error: &DecodeError) -> Status {
    let path = target.instance.library().path().display();
    Status::new(
        Code::DataLoss,
        format!(
            "the reply of {} is not valid: {error}; compare the schemas: shortwire inspect {path}",
            M::INFO.full_name()
        ),
    )
}
