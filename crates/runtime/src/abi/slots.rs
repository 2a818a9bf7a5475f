//! A flat message as a row of slots.

use std::borrow::Cow;
use std::marker::PhantomData;

use super::{Bytes, Slot};
use crate::service::{Place, Sink, Source};
use crate::status::{Code, Status};
use crate::wire::Writer;

/// A row of slots to be read.
#[derive(Clone, Copy)]
pub struct RowSource<'a> {
    slots: *const Slot,
    max_bytes: usize,
    bytes: PhantomData<&'a [u8]>,
}

impl<'a> RowSource<'a> {
    /// A row that starts at `slots`; strings and bytes may not be longer than `max_bytes`.
    ///
    /// # Safety
    ///
    /// The row has as many slots as the message that will be read from it, each written as `sw_slot_t` says, and
    /// strings and bytes stay where they are during `'a`.
    #[inline(always)]
    pub unsafe fn new(slots: *const Slot, max_bytes: usize) -> Self {
        Self { slots, max_bytes, bytes: PhantomData }
    }

    #[inline(always)]
    fn slot(&self, index: usize) -> Slot {
        // SAFETY: generated code asks for slots of its message only, and `new` was promised that many.
        unsafe { *self.slots.add(index) }
    }

    /// Address and length of a string or bytes, as the caller has them.
    #[inline(always)]
    pub(super) fn place(&self, place: Place) -> Bytes {
        // SAFETY: every bit pattern is an address and a number.
        unsafe { Bytes { data: self.slot(place.slot).data, len: self.slot(place.slot + 1).u64 as usize } }
    }

    #[inline(always)]
    fn slice(&self, place: Place, field: &'static str) -> Result<&'a [u8], Status> {
        // SAFETY: as promised to `new`.
        unsafe { checked(self.place(place), self.max_bytes, field) }
    }
}

/// The slice behind an address and a length, if they are sane.
///
/// # Safety
///
/// `data` is null, or valid for reading `len` bytes during `'a`.
#[inline(always)]
pub(super) unsafe fn checked<'a>(bytes: Bytes, max: usize, field: &'static str) -> Result<&'a [u8], Status> {
    if !is_usable(bytes, max) {
        return Err(unusable(bytes, max, field));
    }
    // SAFETY: as promised by the caller.
    Ok(unsafe { bytes.as_slice() })
}

/// Whether an address and a length are sane.
#[inline(always)]
pub(super) fn is_usable(bytes: Bytes, max: usize) -> bool {
    bytes.len <= max && (!bytes.data.is_null() || bytes.len == 0)
}

#[cold]
pub(super) fn unusable(bytes: Bytes, max: usize, field: &'static str) -> Status {
    if bytes.len > max {
        return Status::new(
            Code::ResourceExhausted,
            format!(
                "{field} has {} bytes, more than max_message_bytes = {max}; open the library with a larger limit",
                bytes.len
            ),
        );
    }
    Status::new(Code::InvalidArgument, format!("{field} has {} bytes but its address is NULL", bytes.len))
}

/// The text in a slice, if it is UTF-8.
#[inline(always)]
pub(super) fn text<'a>(bytes: &'a [u8], field: &'static str) -> Result<&'a str, Status> {
    std::str::from_utf8(bytes).map_err(|error| {
        Status::new(
            Code::InvalidArgument,
            format!("{field} is not UTF-8 at byte {}; use a bytes field for other data", error.valid_up_to()),
        )
    })
}

impl<'a> Source<'a> for RowSource<'a> {
    #[inline(always)]
    fn mask(&self) -> u64 {
        // SAFETY: any bits are a u64.
        unsafe { self.slot(0).u64 }
    }

    #[inline(always)]
    fn i32(&self, place: Place) -> i32 {
        self.i64(place) as i32
    }

    #[inline(always)]
    fn i64(&self, place: Place) -> i64 {
        // SAFETY: any bits are an i64.
        unsafe { self.slot(place.slot).i64 }
    }

    #[inline(always)]
    fn u32(&self, place: Place) -> u32 {
        self.u64(place) as u32
    }

    #[inline(always)]
    fn u64(&self, place: Place) -> u64 {
        // SAFETY: any bits are a u64.
        unsafe { self.slot(place.slot).u64 }
    }

    #[inline(always)]
    fn f32(&self, place: Place) -> f32 {
        // SAFETY: any bits are an f32.
        unsafe { self.slot(place.slot).f32 }
    }

    #[inline(always)]
    fn f64(&self, place: Place) -> f64 {
        // SAFETY: any bits are an f64.
        unsafe { self.slot(place.slot).f64 }
    }

    #[inline(always)]
    fn bool(&self, place: Place) -> bool {
        self.u64(place) != 0
    }

    #[inline(always)]
    fn bytes(&self, place: Place, field: &'static str) -> Result<Cow<'a, [u8]>, Status> {
        self.slice(place, field).map(Cow::Borrowed)
    }

    #[inline(always)]
    fn string(&self, place: Place, field: &'static str) -> Result<Cow<'a, str>, Status> {
        text(self.slice(place, field)?, field).map(Cow::Borrowed)
    }
}

/// A row of slots to be written. Strings and bytes are either left where they are (requests) or copied into a
/// writer (replies, whose own memory goes away when the handler's reply is dropped).
pub struct RowSink<'w, 'b> {
    slots: *mut Slot,
    spill: Option<&'w mut Writer<'b>>,
}

impl<'w, 'b> RowSink<'w, 'b> {
    /// A row whose strings and bytes stay where the message has them.
    ///
    /// # Safety
    ///
    /// There is room at `slots` for as many slots as the message that will be put there has.
    #[inline(always)]
    pub unsafe fn borrowing(slots: *mut Slot) -> Self {
        Self { slots, spill: None }
    }

    /// A row whose strings and bytes are copied; call [`RowSink::settle`] when the writer is finished.
    ///
    /// # Safety
    ///
    /// As [`RowSink::borrowing`].
    #[inline(always)]
    pub unsafe fn copying(slots: *mut Slot, spill: &'w mut Writer<'b>) -> Self {
        Self { slots, spill: Some(spill) }
    }

    /// Turns what a copying sink left in the slots of strings and bytes into addresses, now that the writer's memory
    /// will not move any more. `end` is the end of what it wrote.
    ///
    /// # Safety
    ///
    /// A message whose strings and bytes are at `places` was put at `slots` by a copying sink.
    #[inline(always)]
    pub(super) unsafe fn settle(slots: *mut Slot, places: &[Place], end: *const u8) {
        for place in places {
            // SAFETY: as promised by the caller; any bits are a u64.
            unsafe {
                let slot = &mut *slots.add(place.slot);
                slot.data = end.wrapping_sub(slot.u64 as usize);
            }
        }
    }

    #[inline(always)]
    fn put(&mut self, index: usize, slot: Slot) {
        // SAFETY: generated code fills slots of its message only, and the constructor was promised room for them.
        unsafe { self.slots.add(index).write(slot) };
    }
}

impl Sink for RowSink<'_, '_> {
    #[inline(always)]
    fn mask(&mut self, mask: u64) {
        self.put(0, Slot { u64: mask });
    }

    #[inline(always)]
    fn i32(&mut self, place: Place, value: i32) {
        self.put(place.slot, Slot { i64: i64::from(value) });
    }

    #[inline(always)]
    fn i64(&mut self, place: Place, value: i64) {
        self.put(place.slot, Slot { i64: value });
    }

    #[inline(always)]
    fn u32(&mut self, place: Place, value: u32) {
        self.put(place.slot, Slot { u64: u64::from(value) });
    }

    #[inline(always)]
    fn u64(&mut self, place: Place, value: u64) {
        self.put(place.slot, Slot { u64: value });
    }

    #[inline(always)]
    fn f32(&mut self, place: Place, value: f32) {
        self.put(place.slot, Slot { u64: u64::from(value.to_bits()) });
    }

    #[inline(always)]
    fn f64(&mut self, place: Place, value: f64) {
        self.put(place.slot, Slot { f64: value });
    }

    #[inline(always)]
    fn bool(&mut self, place: Place, value: bool) {
        self.put(place.slot, Slot { u64: u64::from(value) });
    }

    #[inline(always)]
    fn bytes(&mut self, place: Place, value: &[u8]) {
        let address = match &mut self.spill {
            None => Slot { data: value.as_ptr() },
            Some(spill) => {
                spill.raw(value);
                Slot { u64: spill.written() as u64 }
            }
        };
        self.put(place.slot, address);
        self.put(place.slot + 1, Slot { u64: value.len() as u64 });
    }
}
