//! Calls methods whose service writes the reply where the caller wants it.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::Scratch;
use super::method::{Bound, MAX_SLOTS, Target, call_flat};
use crate::abi::{Buffer, RowSink, Slot};
use crate::service::{BytesReply, DirectMethod, FlatMessage};
use crate::status::{Code, Status};

impl<M: DirectMethod> Bound<M>
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: BytesReply<'a>,
{
    /// Calls with the reply at the start of `output`; returns its size. Copies and allocates nothing, unless the library has
    /// another shape of the method.
    ///
    /// # Errors
    ///
    /// As [`Bound::wire`], and RESOURCE_EXHAUSTED if the reply is longer than `output`.
    #[inline]
    pub fn direct(
        &self,
        target: &Target,
        request: &M::Request<'_>,
        output: &mut [u8],
    ) -> Result<usize, Status> {
        if self.flat.is_none() {
            return self.direct_as_wire(target, request, output);
        }
        let reply = self.call_into(target, request, None, Buffer::over(output))?;
        Ok(reply.len())
    }

    /// Calls with the bytes at `input` in `memory` in place of the field of the request that may lie where the reply goes,
    /// and with the reply in the same memory; returns where. Copies and allocates nothing, unless the library has another
    /// shape of the method; moves the input only if it lies too near to the start for what the reply has in front of it.
    ///
    /// # Errors
    ///
    /// As [`Bound::direct`].
    ///
    /// # Panics
    ///
    /// If `input` is not within `memory`.
    #[inline]
    pub fn in_place(
        &self,
        target: &Target,
        request: &M::Request<'_>,
        memory: &mut [u8],
        input: Range<usize>,
    ) -> Result<Range<usize>, Status> {
        assert!(input.start <= input.end && input.end <= memory.len(), "the input lies in the memory");
        if self.flat.is_none() {
            let request = M::with_input(request, memory[input].to_vec());
            return self.direct_as_wire(target, &request, memory).map(|len| 0..len);
        }
        self.call_into(target, request, Some(input), Buffer::over(memory))
    }

    /// Where in the buffer's memory the reply of a flat call is.
    #[inline(always)]
    fn call_into(
        &self,
        target: &Target,
        request: &M::Request<'_>,
        input: Option<Range<usize>>,
        buffer: Buffer,
    ) -> Result<Range<usize>, Status> {
        let Some(function) = self.flat else { return Ok(0..0) };
        self.check(target)?;
        let mut slots = [MaybeUninit::<Slot>::uninit(); MAX_SLOTS];
        let slots = slots.as_mut_ptr().cast::<Slot>();
        // SAFETY: there is room for any request.
        request.store(&mut unsafe { RowSink::borrowing(slots) });
        if let (Some(range), Some(place)) = (input, M::INPUT) {
            // SAFETY: the place is that of a field of the request, in slots that were written just now.
            unsafe {
                slots.add(place.place.slot).write(Slot { data: buffer.base.wrapping_add(range.start) });
                slots.add(place.place.slot + 1).write(Slot { u64: range.len() as u64 });
            }
        }
        let mut reply = [Slot::ZERO; 2];
        // SAFETY: a flat function is kept only if the shapes are equal; a direct method's reply is two slots, and it takes
        // its input and its output in one memory, which callers borrow mutably.
        let left = unsafe { call_flat(function, target, slots, reply.as_mut_ptr(), buffer) }?;
        if left.owned.is_null() {
            let start = left.data.addr().wrapping_sub(left.base.addr());
            return Ok(if left.len == 0 { 0..0 } else { start..start + left.len });
        }
        Err(too_long(target, left))
    }

    #[cold]
    #[inline(never)]
    fn direct_as_wire(
        &self,
        target: &Target,
        request: &M::Request<'_>,
        output: &mut [u8],
    ) -> Result<usize, Status> {
        let mut scratch = Scratch::new();
        let reply = self.wire(target, request, &mut scratch)?;
        let bytes = reply.bytes();
        let (size, room) = (bytes.len(), output.len());
        output.get_mut(..size).ok_or_else(|| no_room(size, room))?.copy_from_slice(bytes);
        Ok(size)
    }
}

#[cold]
#[inline(never)]
fn too_long(target: &Target, mut left: Buffer) -> Status {
    let status = no_room(left.len, left.cap);
    if let Some(release) = target.instance.library().abi().release {
        // SAFETY: the buffer is the one the library filled.
        unsafe { release(&mut left) };
    }
    status
}

#[cold]
fn no_room(size: usize, room: usize) -> Status {
    Status::new(
        Code::ResourceExhausted,
        format!("the reply has {size} bytes, and there is memory for {room}; bring more"),
    )
}
