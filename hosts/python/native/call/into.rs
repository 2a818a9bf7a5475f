//! `into=`: the reply takes the place of what a message of the caller's held.

use pyo3::ffi;

use super::method::Call;
use super::{flat, wire};
use crate::codec::construct::slot;
use crate::codec::table::Table;
use crate::errors::raise_type;
use crate::object::{Owned, Ptr, Raised, type_name};

/// A flat call, into a message or not.
///
/// # Safety
///
/// The GIL is held.
#[inline(always)]
pub(super) unsafe fn call_flat(call: &Call<'_>) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        match place(call) {
            None => flat::call(call),
            Some(at) => without_into(call, at, flat::call),
        }
    }
}

/// The same in wire format.
///
/// # Safety
///
/// The GIL is held.
#[inline(always)]
pub(super) unsafe fn call_wire(call: &Call<'_>) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        match place(call) {
            None => wire::call(call),
            Some(at) => without_into(call, at, wire::call),
        }
    }
}

/// Which of the keyword arguments is `into`.
///
/// # Safety
///
/// The GIL is held.
#[inline(always)]
unsafe fn place(call: &Call<'_>) -> Option<usize> {
    let into = call.spec.into?;
    // SAFETY: as promised by the caller; indices are those of names.
    (0..call.named()).find(|&at| unsafe { ffi::PyTuple_GET_ITEM(call.names, at as isize) } == into)
}

/// Calls with all arguments but that one.
///
/// # Safety
///
/// The GIL is held; `at` is the index of a keyword argument.
#[inline(never)]
unsafe fn without_into(
    call: &Call<'_>,
    at: usize,
    run: unsafe fn(&Call<'_>) -> Result<Owned, Raised>,
) -> Result<Owned, Raised> {
    let given = call.positional + call.named();
    // SAFETY: as promised by the caller; the arguments outlive the call.
    unsafe {
        let into = *call.args.add(call.positional + at);
        check(call, into)?;
        let mut args = std::slice::from_raw_parts(call.args, given);
        let others: Vec<Ptr>;
        if at + 1 < call.named() {
            others = [&args[..call.positional + at], &args[call.positional + at + 1..]].concat();
            args = &others;
        }
        let names = names_without(call, at)?;
        let names = names.as_ref().map_or(std::ptr::null_mut(), Owned::ptr);
        let reply = run(&Call { args: args.as_ptr(), names, ..*call })?;
        if into == ffi::Py_None() {
            return Ok(reply);
        }
        exchange(call.spec.reply, into, reply.ptr());
        Ok(Owned::borrow(into))
    }
}

/// Raises unless it is a message of the reply's class, or `None`.
///
/// # Safety
///
/// The GIL is held; `into` is a live object.
unsafe fn check(call: &Call<'_>, into: Ptr) -> Result<(), Raised> {
    let table = call.spec.reply;
    // SAFETY: as promised by the caller.
    unsafe {
        let class = ffi::Py_TYPE(into);
        if class == table.class || into == ffi::Py_None() || ffi::PyType_IsSubtype(class, table.class) != 0 {
            return Ok(());
        }
        let got = type_name(into);
        Err(raise_type(format!("into of {} takes a {}, not {got}", call.spec.full_name, table.full_name)))
    }
}

/// The names of the other keyword arguments; `None` if there are none.
///
/// # Safety
///
/// The GIL is held; `at` is the index of a keyword argument.
unsafe fn names_without(call: &Call<'_>, at: usize) -> Result<Option<Owned>, Raised> {
    let others = call.named() - 1;
    if others == 0 {
        return Ok(None);
    }
    // SAFETY: as promised by the caller; the new tuple is filled before anybody sees it.
    unsafe {
        let names = Owned::take(ffi::PyTuple_New(others as isize))?;
        for index in 0..others {
            let name = ffi::PyTuple_GET_ITEM(call.names, (index + usize::from(index >= at)) as isize);
            ffi::Py_INCREF(name);
            ffi::PyTuple_SET_ITEM(names.ptr(), index as isize, name);
        }
        Ok(Some(names))
    }
}

/// Exchanges what two messages hold. A reply is read into a message that nobody has and then exchanged, so code that runs
/// meanwhile, such as finalisers, never sees half a reply, and a call that fails changes nothing.
///
/// # Safety
///
/// The GIL is held; both are of the table's class.
unsafe fn exchange(table: &Table, one: Ptr, other: Ptr) {
    for offset in table.fields.iter().map(|field| field.offset).chain([table.unknown]) {
        // SAFETY: as promised by the caller.
        unsafe { std::ptr::swap(slot(one, offset), slot(other, offset)) };
    }
}
