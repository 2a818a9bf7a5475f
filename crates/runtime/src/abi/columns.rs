//! A flat message as one row of columns.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use super::slots::{checked, text};
use super::{Bytes, Column};
use crate::service::{Place, Sink, Source};
use crate::status::{Code, Status};
use crate::wire::Writer;

/// How the address of an element is found. Contiguous columns have a version of the loop of their own, in which strides
/// are constants and the compiler can use vector instructions.
pub(crate) trait Layout: Copy {
    /// Bytes from element 0 to `row`, for elements of type `T`.
    fn offset<T>(stride: isize, row: usize) -> isize;
}

/// Elements one after another.
#[derive(Clone, Copy)]
pub(crate) struct Contiguous;

/// Elements `stride` bytes apart.
#[derive(Clone, Copy)]
pub(super) struct Strided;

impl Layout for Contiguous {
    #[inline(always)]
    fn offset<T>(_: isize, row: usize) -> isize {
        (row * size_of::<T>()) as isize
    }
}

impl Layout for Strided {
    #[inline(always)]
    fn offset<T>(stride: isize, row: usize) -> isize {
        stride.wrapping_mul(row as isize)
    }
}

/// One row of the columns of a batch.
#[derive(Clone, Copy)]
pub(crate) struct ColumnRow<'a, L> {
    columns: &'a [Column],
    row: usize,
    max_bytes: usize,
    layout: PhantomData<L>,
}

impl<'a, L: Layout> ColumnRow<'a, L> {
    /// # Safety
    ///
    /// Every column has an element of its field's type at `row`, aligned, and strings and bytes stay where they are
    /// during `'a`. For [`Contiguous`], strides are the sizes of the elements.
    #[inline(always)]
    pub(crate) unsafe fn new(columns: &'a [Column], row: usize, max_bytes: usize) -> Self {
        Self { columns, row, max_bytes, layout: PhantomData }
    }

    #[inline(always)]
    fn address<T>(&self, column: usize) -> *mut T {
        let Column { data, stride } = self.columns[column];
        data.wrapping_byte_offset(L::offset::<T>(stride, self.row)).cast()
    }

    #[inline(always)]
    fn element<T: Copy>(&self, column: usize) -> T {
        // SAFETY: `new` was promised an element of the field's type there, and generated code asks for that type.
        unsafe { *self.address(column) }
    }

    #[inline(always)]
    fn slice(&self, place: Place, field: &'static str) -> Result<&'a [u8], Status> {
        // SAFETY: as promised to `new`.
        unsafe { checked(self.element::<Bytes>(place.column), self.max_bytes, field) }
    }
}

impl<'a, L: Layout> Source<'a> for ColumnRow<'a, L> {
    #[inline(always)]
    fn mask(&self) -> u64 {
        self.element(0)
    }

    #[inline(always)]
    fn i32(&self, place: Place) -> i32 {
        self.element(place.column)
    }

    #[inline(always)]
    fn i64(&self, place: Place) -> i64 {
        self.element(place.column)
    }

    #[inline(always)]
    fn u32(&self, place: Place) -> u32 {
        self.element(place.column)
    }

    #[inline(always)]
    fn u64(&self, place: Place) -> u64 {
        self.element(place.column)
    }

    #[inline(always)]
    fn f32(&self, place: Place) -> f32 {
        self.element(place.column)
    }

    #[inline(always)]
    fn f64(&self, place: Place) -> f64 {
        self.element(place.column)
    }

    #[inline(always)]
    fn bool(&self, place: Place) -> bool {
        self.element::<u8>(place.column) != 0
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

/// One row of columns to be written. Strings and bytes are either left where they are (requests) or go to the writer
/// all rows share (replies), and [`settle`] makes addresses of them at the end.
pub(crate) struct ColumnRowSink<'a, 'w, 'b, L> {
    row: ColumnRow<'a, L>,
    spill: Option<&'w mut Writer<'b>>,
}

impl<'a, 'w, 'b, L: Layout> ColumnRowSink<'a, 'w, 'b, L> {
    /// # Safety
    ///
    /// As [`ColumnRow::new`], and the elements may be written.
    #[inline(always)]
    pub(super) unsafe fn copying(columns: &'a [Column], row: usize, spill: &'w mut Writer<'b>) -> Self {
        // SAFETY: as promised by the caller.
        Self { row: unsafe { ColumnRow::new(columns, row, 0) }, spill: Some(spill) }
    }

    /// # Safety
    ///
    /// As [`ColumnRowSink::copying`].
    #[inline(always)]
    pub(crate) unsafe fn borrowing(columns: &'a [Column], row: usize) -> Self {
        // SAFETY: as promised by the caller.
        Self { row: unsafe { ColumnRow::new(columns, row, 0) }, spill: None }
    }

    #[inline(always)]
    fn put<T>(&mut self, column: usize, value: T) {
        // SAFETY: whoever made the sink promised an element of the field's type there that may be written.
        unsafe { self.row.address::<T>(column).write(value) };
    }
}

impl<L: Layout> ColumnRowSink<'_, '_, '_, L> {
    /// Notes bytes that lie in the writer already, so far before its end.
    #[inline(always)]
    pub(super) fn written(&mut self, place: Place, from_end: usize, len: usize) {
        self.put(place.column, Bytes { data: std::ptr::without_provenance(from_end), len });
    }
}

impl<L: Layout> Sink for ColumnRowSink<'_, '_, '_, L> {
    #[inline(always)]
    fn mask(&mut self, mask: u64) {
        self.put(0, mask);
    }

    #[inline(always)]
    fn i32(&mut self, place: Place, value: i32) {
        self.put(place.column, value);
    }

    #[inline(always)]
    fn i64(&mut self, place: Place, value: i64) {
        self.put(place.column, value);
    }

    #[inline(always)]
    fn u32(&mut self, place: Place, value: u32) {
        self.put(place.column, value);
    }

    #[inline(always)]
    fn u64(&mut self, place: Place, value: u64) {
        self.put(place.column, value);
    }

    #[inline(always)]
    fn f32(&mut self, place: Place, value: f32) {
        self.put(place.column, value);
    }

    #[inline(always)]
    fn f64(&mut self, place: Place, value: f64) {
        self.put(place.column, value);
    }

    #[inline(always)]
    fn bool(&mut self, place: Place, value: bool) {
        self.put(place.column, u8::from(value));
    }

    #[inline(always)]
    fn bytes(&mut self, place: Place, value: &[u8]) {
        let Some(spill) = &mut self.spill else {
            return self.put(place.column, Bytes::of(value));
        };
        spill.raw(value);
        let from_end = spill.written();
        self.written(place, from_end, value.len());
    }
}

/// Turns what [`ColumnRowSink`] left in columns of strings and bytes into addresses, now that the writer's memory will
/// not move any more. `end` is the end of what it wrote.
///
/// # Safety
///
/// As [`ColumnRowSink::copying`] for every row below `count`, each of which was written.
pub(super) unsafe fn settle(columns: &[Column], count: usize, places: &[Place], end: *const u8) {
    for place in places {
        for row in 0..count {
            // SAFETY: as promised by the caller; a stride of the element's size is a stride like any other.
            let row: ColumnRow<'_, Strided> = unsafe { ColumnRow::new(columns, row, 0) };
            let mut bytes: Bytes = row.element(place.column);
            bytes.data = end.wrapping_sub(bytes.data.addr());
            // SAFETY: as promised by the caller.
            unsafe { row.address::<Bytes>(place.column).write(bytes) };
        }
    }
}

/// The columns of one side of a batch, checked as far as they can be: there, aligned, and all elements within the
/// address space.
///
/// # Safety
///
/// `columns` is null or valid for reading a column for each of `widths` during `'a`.
pub(super) unsafe fn columns_of<'a>(
    columns: *const Column,
    widths: &[usize],
    count: usize,
    side: Side,
) -> Result<&'a [Column], Status> {
    if widths.is_empty() || count == 0 {
        return Ok(&[]);
    }
    if columns.is_null() {
        return Err(Status::new(Code::InvalidArgument, format!("the {side} columns of the batch are NULL")));
    }
    // SAFETY: as promised by the caller.
    let columns = unsafe { std::slice::from_raw_parts(columns, widths.len()) };
    for (index, (column, &width)) in columns.iter().zip(widths).enumerate() {
        if let Some(defect) = defect(column, width, count, side) {
            return Err(Status::new(
                Code::InvalidArgument,
                format!("{side} column {index} of the batch {defect}"),
            ));
        }
    }
    Ok(columns)
}

/// Which columns of a batch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Request,
    Reply,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Request { "request" } else { "reply" })
    }
}

/// What is wrong with a column whose elements have `width` bytes.
fn defect(column: &Column, width: usize, count: usize, side: Side) -> Option<String> {
    let Column { data, stride } = *column;
    let step = stride.unsigned_abs();
    // The widest elements are pairs of address and length.
    let alignment = width.min(align_of::<Bytes>());
    if data.is_null() {
        return Some("is NULL".to_owned());
    }
    if data.addr() % alignment != 0 || step % alignment != 0 {
        return Some(format!(
            "is not aligned: address {data:p} and stride {stride} must be multiples of {alignment}; copy it to memory \
             that is"
        ));
    }
    if side == Side::Reply && step < width && count > 1 {
        return Some(format!(
            "has stride {stride}, so that its elements of {width} bytes would overwrite one another"
        ));
    }
    let furthest = step.checked_mul(count - 1).and_then(|offset| offset.checked_add(width));
    if furthest.is_none_or(|end| end > isize::MAX as usize) {
        return Some(format!("has {count} elements {stride} bytes apart, more than there are addresses"));
    }
    None
}
