//! Makes messages: `BinaryOp(a=40, b=2)` without running the dataclass's `__init__`, and empty ones for the decoder.

use pyo3::ffi;

use super::table::{Label, Table, table_of};
use crate::errors::raise_type;
use crate::object::{Owned, Ptr, Raised, text_of};

/// A message all of whose slots are empty: not to be shown to anybody before [`finish`].
///
/// # Safety
///
/// The GIL is held.
#[inline(always)]
pub(crate) unsafe fn allocate(table: &Table) -> Result<Owned, Raised> {
    // SAFETY: the class is a heap type without items, made by `type`.
    unsafe {
        let alloc = (*table.class).tp_alloc.unwrap_unchecked();
        Owned::take(alloc(table.class, 0))
    }
}

/// The slot of a field.
///
/// # Safety
///
/// `object` is of the class that `offset` was found in.
#[inline(always)]
pub(crate) unsafe fn slot(object: Ptr, offset: usize) -> *mut Ptr {
    // SAFETY: as promised by the caller.
    unsafe { object.cast::<u8>().add(offset).cast() }
}

/// Puts a strong reference into a slot and drops what was there.
///
/// # Safety
///
/// As [`slot`]; `value` is a strong reference that the caller gives up, or null.
#[inline(always)]
pub(crate) unsafe fn put(object: Ptr, offset: usize, value: Ptr) {
    // SAFETY: as promised by the caller.
    unsafe {
        let before = std::ptr::replace(slot(object, offset), value);
        ffi::Py_XDECREF(before);
    }
}

/// Gives every empty slot its default.
///
/// # Safety
///
/// `object` is of the table's class.
#[inline(always)]
pub(crate) unsafe fn finish(table: &Table, object: Ptr) -> Result<(), Raised> {
    for field in &table.fields {
        // SAFETY: as promised by the caller; `absent` is alive for good.
        unsafe {
            let slot = slot(object, field.offset);
            if !(*slot).is_null() {
                continue;
            }
            *slot = match field.label {
                Label::Repeated | Label::Packed => Owned::take(ffi::PyList_New(0))?.into_ptr(),
                Label::Map => Owned::take(ffi::PyDict_New())?.into_ptr(),
                _ => {
                    ffi::Py_INCREF(field.absent);
                    field.absent
                }
            };
        }
    }
    Ok(())
}

/// The vectorcall of every message class: fields by name, or by position in the order of their numbers.
pub(crate) unsafe extern "C" fn construct(class: Ptr, args: *const Ptr, nargsf: usize, names: Ptr) -> Ptr {
    // SAFETY: Python calls this under the GIL, with a class as callee and arguments as vectorcall lays them out.
    unsafe {
        match make(class.cast(), args, ffi::PyVectorcall_NARGS(nargsf) as usize, names) {
            Ok(object) => object.into_ptr(),
            Err(Raised) => std::ptr::null_mut(),
        }
    }
}

/// # Safety
///
/// As for a vectorcall.
unsafe fn make(
    class: *mut ffi::PyTypeObject,
    args: *const Ptr,
    positional: usize,
    names: Ptr,
) -> Result<Owned, Raised> {
    // SAFETY: the GIL is held.
    let table = unsafe { table_of(class) }.ok_or_else(|| raise_type("not a message class".to_owned()))?;
    // SAFETY: as promised by the caller.
    unsafe { build(table, args, positional, names) }
}

/// Makes a message from arguments as a vectorcall has them: `positional` values, then those that `names` names.
///
/// # Safety
///
/// As for a vectorcall.
pub(crate) unsafe fn build(
    table: &Table,
    args: *const Ptr,
    positional: usize,
    names: Ptr,
) -> Result<Owned, Raised> {
    if positional > table.fields.len() {
        return Err(raise_type(format!(
            "{} takes at most {} values, not {positional}",
            table.full_name,
            table.fields.len()
        )));
    }
    // SAFETY: as promised by the caller.
    unsafe {
        let object = allocate(table)?;
        for (index, field) in table.fields.iter().enumerate().take(positional) {
            let value = *args.add(index);
            ffi::Py_INCREF(value);
            *slot(object.ptr(), field.offset) = value;
        }
        let named = if names.is_null() { 0 } else { ffi::PyTuple_GET_SIZE(names) as usize };
        for index in 0..named {
            let name = ffi::PyTuple_GET_ITEM(names, index as isize);
            let Some(field) = table.field_named(name, positional + index) else {
                return Err(no_such_field(table, name));
            };
            let slot = slot(object.ptr(), table.fields[field].offset);
            if !(*slot).is_null() {
                return Err(raise_type(format!("{} is given twice", table.fields[field].full_name)));
            }
            let value = *args.add(positional + index);
            ffi::Py_INCREF(value);
            *slot = value;
        }
        if positional + named < table.fields.len() {
            finish(table, object.ptr())?;
        }
        Ok(object)
    }
}

#[cold]
pub(crate) fn no_such_field(table: &Table, name: Ptr) -> Raised {
    // SAFETY: names of keyword arguments are str objects; the fields' names are alive for good.
    let (name, known): (_, Vec<_>) =
        unsafe { (text_of(name), table.fields.iter().map(|field| text_of(field.name)).collect()) };
    let known =
        if known.is_empty() { "it has none".to_owned() } else { format!("it has {}", known.join(", ")) };
    raise_type(format!("{} has no field {name:?}; {known}", table.full_name))
}
