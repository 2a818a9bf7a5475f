//! A reply that its service writes straight to where the caller wants it, perhaps over the bytes it is made of.

use std::marker::PhantomData;
use std::ops::Range;

use super::Bytes;
use super::entry::too_large;
use crate::status::Status;

/// What a *direct* method is given in place of one field of its request, and where it writes its reply: one field of
/// bytes.
///
/// The two may be the same memory, so there is never a slice of each at a time unless they lie apart: whoever holds the
/// memory of the reply has seen the input, or gets to know where in that memory it is now ([`InOut::transform`]).
/// Allocates only if the caller brought too little memory. A service that never asks for memory replies with no bytes.
#[derive(Debug)]
pub struct InOut<'a> {
    /// Readable during `'a`.
    input: Bytes,
    /// The caller's memory, writable during `'a`.
    base: *mut u8,
    capacity: usize,
    /// The largest reply that is allowed.
    most: usize,
    reply: Reply,
    memory: PhantomData<&'a mut [u8]>,
}

/// The memory of a reply.
#[derive(Debug)]
pub(super) enum Reply {
    /// So many bytes of the caller's, from an offset on.
    Host {
        offset: usize,
        len: usize,
    },
    Heap(Vec<u8>),
}

/// Where the bytes lie that a reply is made of.
#[derive(Debug, PartialEq, Eq)]
pub enum Placed<'m> {
    /// They and the memory of the reply are two things. What that memory holds is not specified.
    Apart {
        /// The bytes to make the reply of.
        input: &'m [u8],
        /// The memory of the reply.
        output: &'m mut [u8],
    },
    /// They are in the memory of the reply already, where they were asked for.
    Together {
        /// The memory of the reply.
        output: &'m mut [u8],
    },
}

impl<'a> InOut<'a> {
    /// # Safety
    ///
    /// `input` is empty or valid for reading, `base` null or valid for writing `capacity` bytes, both during `'a`, and
    /// nobody else reads or writes there. The two may overlap.
    #[inline(always)]
    pub(super) unsafe fn over(input: Bytes, base: *mut u8, capacity: usize, most: usize) -> Self {
        let capacity = if base.is_null() { 0 } else { capacity };
        Self { input, base, capacity, most, reply: Reply::Host { offset: 0, len: 0 }, memory: PhantomData }
    }

    /// The reply that `write` makes of `input`, in memory of its own: for calls in wire format, and for tests of services.
    ///
    /// # Errors
    ///
    /// What `write` returns.
    pub fn collect(
        input: &'a [u8],
        write: impl FnOnce(&mut Self) -> Result<(), Status>,
    ) -> Result<Vec<u8>, Status> {
        // SAFETY: the input is borrowed during `'a`, and there is no other memory.
        let mut inout = unsafe { Self::over(Bytes::of(input), std::ptr::null_mut(), 0, isize::MAX as usize) };
        write(&mut inout)?;
        match inout.reply {
            Reply::Heap(reply) => Ok(reply),
            Reply::Host { .. } => Ok(Vec::new()),
        }
    }

    /// The bytes of the request's field that may lie in the memory of the reply; none if the schema names no such field.
    /// What they are after memory was asked for is not specified.
    #[inline(always)]
    pub fn input(&self) -> &[u8] {
        // SAFETY: as promised to `over`; memory of the reply is lent only while `self` is borrowed mutably.
        unsafe { self.input.as_slice() }
    }

    /// Memory for a reply of `len` bytes; what it holds is not specified. Asking again replaces it.
    ///
    /// # Errors
    ///
    /// RESOURCE_EXHAUSTED if that is more than `max_message_bytes`.
    #[inline(always)]
    pub fn output(&mut self, len: usize) -> Result<&mut [u8], Status> {
        self.check(len)?;
        if len > self.capacity { Ok(self.on_heap(len)) } else { Ok(self.in_place(0, len)) }
    }

    /// Replies with a copy of `bytes`.
    ///
    /// # Errors
    ///
    /// As [`InOut::output`].
    #[inline]
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Status> {
        self.output(bytes.len())?.copy_from_slice(bytes);
        Ok(())
    }

    /// Memory for a reply of `len` bytes that is made of the `part` of the input, byte for byte from `at` on: encryption
    /// puts a tag in front (`at` = 16) or behind, decryption takes it off (`part` = 16..). If input and reply overlap, the
    /// part is moved to its place, unless it is there: nothing moves if the caller left the room that the reply needs
    /// in front.
    ///
    /// # Errors
    ///
    /// As [`InOut::output`].
    ///
    /// # Panics
    ///
    /// If the part is not within the input, or does not fit behind `at`.
    #[inline]
    pub fn transform(&mut self, part: Range<usize>, len: usize, at: usize) -> Result<Placed<'_>, Status> {
        assert!(part.start <= part.end && part.end <= self.input.len && at + part.len() <= len);
        self.check(len)?;
        let (start, size) = (self.input.data.wrapping_add(part.start), part.len());
        if len > self.capacity {
            // SAFETY: as promised to `over`; it was checked that the part is within the input.
            let input = unsafe { Bytes { data: start, len: size }.as_slice() };
            return Ok(Placed::Apart { input, output: self.on_heap(len) });
        }
        let (input, base) = (self.input.data.addr(), self.base.addr());
        if size == 0 || input >= base + len || input + self.input.len <= base {
            // SAFETY: as above, and the input does not overlap the first `len` bytes of the caller's memory.
            let input = unsafe { Bytes { data: start, len: size }.as_slice() };
            return Ok(Placed::Apart { input, output: self.in_place(0, len) });
        }
        // Where the reply starts if the part stays where it is.
        let stays = start.addr().checked_sub(base + at).filter(|offset| offset + len <= self.capacity);
        if stays.is_none() {
            // SAFETY: the part is readable and the reply's memory writable, both long enough; they may overlap.
            unsafe { std::ptr::copy(start, self.base.add(at), size) };
        }
        Ok(Placed::Together { output: self.in_place(stays.unwrap_or(0), len) })
    }

    #[inline(always)]
    fn check(&self, len: usize) -> Result<(), Status> {
        if len > self.most { Err(too_large("reply", len, self.most)) } else { Ok(()) }
    }

    #[inline(always)]
    fn in_place(&mut self, offset: usize, len: usize) -> &mut [u8] {
        self.reply = Reply::Host { offset, len };
        if len == 0 {
            return &mut [];
        }
        // SAFETY: callers have compared `offset + len` with the capacity; the memory is writable, and while it is lent
        // `self` is borrowed, so that nobody gets to see the input.
        unsafe { std::slice::from_raw_parts_mut(self.base.add(offset), len) }
    }

    #[cold]
    fn on_heap(&mut self, len: usize) -> &mut [u8] {
        self.reply = Reply::Heap(vec![0; len]);
        match &mut self.reply {
            Reply::Heap(memory) => memory,
            Reply::Host { .. } => &mut [],
        }
    }

    pub(super) fn into_reply(self) -> Reply {
        self.reply
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs `write` over memory in which the input is the given part.
    fn over(
        memory: &mut [u8],
        input: Range<usize>,
        write: impl FnOnce(&mut InOut<'_>) -> Result<(), Status>,
    ) -> Result<Reply, Status> {
        let (base, len) = (memory.as_mut_ptr(), memory.len());
        let input = Bytes { data: base.wrapping_add(input.start), len: input.len() };
        // SAFETY: both are within `memory`, which is borrowed until the end of this function.
        let mut inout = unsafe { InOut::over(input, base, len, 1000) };
        write(&mut inout)?;
        Ok(inout.into_reply())
    }

    /// Adds one to each byte of the part and puts 9 everywhere else.
    fn add_one(inout: &mut InOut<'_>, part: Range<usize>, len: usize, at: usize) -> Result<(), Status> {
        let count = part.len();
        let output = match inout.transform(part, len, at)? {
            Placed::Apart { input, output } => {
                output[at..at + count].copy_from_slice(input);
                output
            }
            Placed::Together { output } => output,
        };
        output[..at].fill(9);
        output[at + count..].fill(9);
        output[at..at + count].iter_mut().for_each(|byte| *byte += 1);
        Ok(())
    }

    fn host(reply: Reply) -> Range<usize> {
        match reply {
            Reply::Host { offset, len } => offset..offset + len,
            Reply::Heap(_) => panic!("it fits"),
        }
    }

    #[test]
    fn what_lies_where_it_has_to_stays_there() {
        let mut memory = [0, 0, 1, 2, 3, 0];
        let reply = over(&mut memory, 2..5, |inout| add_one(inout, 0..3, 6, 2)).map(host);
        assert_eq!((reply.unwrap(), memory), (0..6, [9, 9, 2, 3, 4, 9]));
    }

    #[test]
    fn a_reply_without_its_head_starts_behind_it() {
        let mut memory = [7, 7, 1, 2, 3];
        let reply = over(&mut memory, 0..5, |inout| add_one(inout, 2..5, 3, 0)).map(host);
        assert_eq!((reply.unwrap(), memory), (2..5, [7, 7, 2, 3, 4]));
    }

    #[test]
    fn what_is_in_the_way_moves() {
        let mut memory = [1, 2, 3, 0, 0];
        let reply = over(&mut memory, 0..3, |inout| add_one(inout, 0..3, 5, 2)).map(host);
        assert_eq!((reply.unwrap(), memory), (0..5, [9, 9, 2, 3, 4]));
    }

    #[test]
    fn what_lies_apart_is_left_alone() {
        let mut memory = [0, 0, 0, 1, 2, 3];
        let reply = over(&mut memory, 3..6, |inout| add_one(inout, 0..3, 3, 0)).map(host);
        assert_eq!((reply.unwrap(), memory), (0..3, [2, 3, 4, 1, 2, 3]));
    }

    #[test]
    fn too_little_memory_is_replaced() {
        let mut memory = [1, 2, 3];
        let reply = over(&mut memory, 0..3, |inout| add_one(inout, 0..3, 4, 1)).unwrap();
        assert!(matches!(reply, Reply::Heap(reply) if reply == [9, 2, 3, 4]));
        assert_eq!(memory, [1, 2, 3]);
    }

    #[test]
    fn the_limit_of_replies_holds() {
        let failure = over(&mut [], 0..0, |inout| inout.output(1001).map(drop)).map(drop).unwrap_err();
        assert_eq!(failure.code(), crate::Code::ResourceExhausted);
    }

    #[test]
    fn replies_can_be_collected() {
        let reply = InOut::collect(&[1, 2], |inout| add_one(inout, 0..2, 3, 1)).unwrap();
        assert_eq!(reply, [9, 2, 3]);
        assert!(InOut::collect(&[1, 2], |_| Ok(())).unwrap().is_empty());
    }
}
