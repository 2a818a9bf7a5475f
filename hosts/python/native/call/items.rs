//! A flat batch of items: tuples of fields, request messages, or bare values if there is one field.

use pyo3::ffi;
use shortwire::Status;
use shortwire::abi::{Buffer, Column};

use super::element::{Keep, read, width, write};
use super::flat::{Layout, ReplyShape};
use super::many::{changed, cross, item_at, outcome};
use super::method::Call;
use super::plain::Argument;
use crate::codec::construct::{allocate, build, finish, slot};
use crate::errors::raise_type;
use crate::object::{Owned, Ptr, Raised};
use crate::scratch::Scratch;

/// Columns of one message, one after another in one piece of memory.
pub(super) struct Block {
    /// What the columns point to.
    _memory: Vec<u64>,
    pub(super) columns: Vec<Column>,
}

impl Block {
    /// Columns of `count` elements each, all zero.
    pub(super) fn new(layout: &Layout, count: usize) -> Self {
        let sizes =
            || layout.has_mask.then_some(8).into_iter().chain(layout.places.iter().map(|p| width(p.kind)));
        // Columns begin at multiples of 8 bytes.
        let words = |size: usize| (size * count).div_ceil(8).max(1);
        let mut memory = vec![0_u64; sizes().map(words).sum()];
        let mut next = memory.as_mut_ptr();
        let columns = sizes()
            .map(|size| {
                let column = Column { data: next.cast(), stride: size as isize };
                next = next.wrapping_add(words(size));
                column
            })
            .collect();
        Self { _memory: memory, columns }
    }

    /// Address of an element.
    #[inline(always)]
    pub(super) fn element(&self, column: u16, row: usize) -> *mut u8 {
        let Column { data, stride } = self.columns[usize::from(column)];
        data.cast::<u8>().wrapping_offset(stride * row as isize)
    }
}

/// # Safety
///
/// The GIL is held; `list` is a list or a tuple, and the library has the method's flat batch.
pub(super) unsafe fn call(call: &Call<'_>, list: Ptr) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        let flat = call.spec.flat.as_ref().unwrap_unchecked();
        let count = ffi::Py_SIZE(list) as usize;
        let request = Block::new(&flat.request, count);
        let mut keep = Keep::default();
        if !fill_plain(&flat.request, &request, list, count) {
            for row in 0..count {
                let Some(item) = item_at(list, row) else { return Err(changed(call)) };
                fill(call, &flat.request, &request, row, item.ptr(), &mut keep)?;
            }
        }
        let reply = Block::new(&flat.reply, count);
        let mut scratch = Scratch::take();
        let mut spill = Buffer::over(&mut scratch.reply);
        let result = cross(call, count, &request.columns, &reply.columns, &mut spill);
        let result = result.and_then(|failures| {
            let results = results(call, &flat.reply, &flat.shape, &reply, count, &failures);
            if !spill.owned.is_null() {
                scratch.grow_reply(spill.len);
                call.client.session.release(&mut spill);
            }
            Ok((results?, failures))
        });
        scratch.give();
        let (results, failures) = result?;
        outcome(results, failures)
    }
}

/// Fills the columns one after another, if all items are tuples of numbers of the usual types: then no Python code runs,
/// so nothing has to be kept, and each column has a loop of its own. `false` if some are not; what was written does not
/// matter then.
///
/// # Safety
///
/// The GIL is held; `list` is a list or a tuple of `count` items.
unsafe fn fill_plain(layout: &Layout, block: &Block, list: Ptr, count: usize) -> bool {
    if layout.has_mask || layout.has_bytes {
        return false;
    }
    // SAFETY: as promised by the caller; a list or a tuple has its items in a row.
    unsafe {
        let items = match ffi::PyList_CheckExact(list) != 0 {
            true => (*list.cast::<ffi::PyListObject>()).ob_item,
            false => (&raw mut (*list.cast::<ffi::PyTupleObject>()).ob_item).cast(),
        };
        layout.places.iter().zip(&layout.table.fields).enumerate().all(|(index, (place, field))| {
            let Some(argument) = Argument::of(field.name, place.kind) else { return false };
            let column = block.element(place.column, 0);
            let value_at = |row: usize| {
                let item = *items.add(row);
                let fits =
                    ffi::PyTuple_CheckExact(item) != 0 && ffi::Py_SIZE(item) as usize == layout.places.len();
                fits.then(|| argument.slot(ffi::PyTuple_GET_ITEM(item, index as isize))).flatten()
            };
            (0..count).all(|row| {
                let Some(slot) = value_at(row) else { return false };
                match width(place.kind) {
                    8 => column.cast::<u64>().add(row).write(slot.u64),
                    4 => column.cast::<u32>().add(row).write(slot.u64 as u32),
                    _ => column.add(row).write(slot.u64 as u8),
                }
                true
            })
        })
    }
}

/// Writes an item into its row.
#[inline(always)]
unsafe fn fill(
    call: &Call<'_>,
    layout: &Layout,
    block: &Block,
    row: usize,
    item: Ptr,
    keep: &mut Keep,
) -> Result<(), Raised> {
    let fields = &layout.table.fields;
    // SAFETY: callers are `call`'s.
    unsafe {
        if ffi::PyTuple_CheckExact(item) != 0 {
            if ffi::Py_SIZE(item) as usize != fields.len() {
                return Err(wrong_len(call, layout, row, item));
            }
            for (index, place) in layout.places.iter().enumerate() {
                let value = ffi::PyTuple_GET_ITEM(item, index as isize);
                if place.presence != 0 && !mark(block, row, place.presence, value) {
                    continue;
                }
                write(&fields[index], value, block.element(place.column, row), keep)?;
            }
            return Ok(());
        }
        let class = ffi::Py_TYPE(item);
        let is_request = class == layout.table.class || ffi::PyType_IsSubtype(class, layout.table.class) != 0;
        if !is_request && fields.len() != 1 {
            return Err(wrong_item(call, layout, row, item));
        }
        for (index, place) in layout.places.iter().enumerate() {
            let value = if is_request { *slot(item, fields[index].offset) } else { item };
            if value.is_null() || (place.presence != 0 && !mark(block, row, place.presence, value)) {
                continue;
            }
            let value = Owned::borrow(value);
            write(&fields[index], value.ptr(), block.element(place.column, row), keep)?;
        }
        Ok(())
    }
}

/// Marks a field as there unless it is `None`.
unsafe fn mark(block: &Block, row: usize, bit: u64, value: Ptr) -> bool {
    // SAFETY: column 0 is the mask of a layout that tracks presence; None is alive for good.
    unsafe {
        if value == ffi::Py_None() {
            return false;
        }
        *block.element(0, row).cast::<u64>() |= bit;
    }
    true
}

/// Makes the list of results, `None` where an item failed.
unsafe fn results(
    call: &Call<'_>,
    layout: &Layout,
    shape: &ReplyShape,
    block: &Block,
    count: usize,
    failures: &[(usize, Status)],
) -> Result<Owned, Raised> {
    // SAFETY: callers are `call`'s; every place of the list is filled before it is seen.
    unsafe {
        let list = Owned::take(ffi::PyList_New(count as isize))?;
        if let (ReplyShape::Value, true, [place]) = (shape, failures.is_empty(), &layout.places[..])
            && place.presence == 0
        {
            // A loop without questions: for numbers the conversion is all there is to do.
            let field = &layout.table.fields[0];
            for row in 0..count {
                let object = read(call, field, block.element(place.column, row))?;
                ffi::PyList_SET_ITEM(list.ptr(), row as isize, object.into_ptr());
            }
            return Ok(list);
        }
        let mut failed = failures.iter().map(|failure| failure.0).peekable();
        for row in 0..count {
            let object = if failed.next_if_eq(&row).is_some() {
                Owned::borrow(ffi::Py_None())
            } else {
                result(call, layout, shape, block, row)?
            };
            ffi::PyList_SET_ITEM(list.ptr(), row as isize, object.into_ptr());
        }
        Ok(list)
    }
}

#[inline(always)]
unsafe fn result(
    call: &Call<'_>,
    layout: &Layout,
    shape: &ReplyShape,
    block: &Block,
    row: usize,
) -> Result<Owned, Raised> {
    // SAFETY: callers are `results`'s.
    unsafe {
        match shape {
            ReplyShape::Nothing => Ok(Owned::borrow(ffi::Py_None())),
            ReplyShape::Value => value(call, layout, block, 0, row),
            ReplyShape::Message => {
                let object = allocate(layout.table)?;
                for (index, field) in layout.table.fields.iter().enumerate() {
                    *slot(object.ptr(), field.offset) = value(call, layout, block, index, row)?.into_ptr();
                }
                finish(layout.table, object.ptr())?;
                Ok(object)
            }
        }
    }
}

/// The value of one field in one row of a reply.
///
/// # Safety
///
/// The GIL is held; the library wrote the row.
#[inline(always)]
pub(super) unsafe fn value(
    call: &Call<'_>,
    layout: &Layout,
    block: &Block,
    index: usize,
    row: usize,
) -> Result<Owned, Raised> {
    let place = layout.places[index];
    // SAFETY: as promised by the caller.
    unsafe {
        if place.presence != 0 && *block.element(0, row).cast::<u64>() & place.presence == 0 {
            return Ok(Owned::borrow(ffi::Py_None()));
        }
        read(call, &layout.table.fields[index], block.element(place.column, row))
    }
}

/// An item as a request message, for libraries that have the method in another shape.
///
/// # Safety
///
/// The GIL is held.
pub(super) unsafe fn as_message(call: &Call<'_>, item: Owned) -> Result<Owned, Raised> {
    let table = call.spec.request;
    // SAFETY: as promised by the caller; a tuple's items lie one after another.
    unsafe {
        if call.spec.flat.is_none() || ffi::PyType_IsSubtype(ffi::Py_TYPE(item.ptr()), table.class) != 0 {
            return Ok(item);
        }
        if ffi::PyTuple_CheckExact(item.ptr()) != 0 {
            let values: Vec<Ptr> =
                (0..ffi::Py_SIZE(item.ptr())).map(|i| ffi::PyTuple_GET_ITEM(item.ptr(), i)).collect();
            return build(table, values.as_ptr(), values.len(), std::ptr::null_mut());
        }
        let value = item.ptr();
        build(table, &value, 1, std::ptr::null_mut())
    }
}

#[cold]
unsafe fn wrong_len(call: &Call<'_>, layout: &Layout, row: usize, item: Ptr) -> Raised {
    // SAFETY: `item` is a tuple.
    let len = unsafe { ffi::Py_SIZE(item) };
    raise_type(format!(
        "item {row} of the batch of {} has {len} values; {} has {} fields",
        call.spec.full_name,
        layout.table.full_name,
        layout.table.fields.len()
    ))
}

#[cold]
unsafe fn wrong_item(call: &Call<'_>, layout: &Layout, row: usize, item: Ptr) -> Raised {
    // SAFETY: `item` is a live object.
    let got = unsafe { crate::object::type_name(item) };
    raise_type(format!(
        "item {row} of the batch of {} is to be a tuple of {} values or a {}, not {got}",
        call.spec.full_name,
        layout.table.fields.len(),
        layout.table.full_name
    ))
}
