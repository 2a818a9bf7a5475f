//! The shortest way through a flat call: a few numbers in, one number out, all arguments given and of the usual types.
//!
//! Whatever is not so, and every error, is left to [`super::flat`], which starts again from the same arguments: nothing
//! has happened by then.

use std::mem::MaybeUninit;

use pyo3::ffi;
use pyo3::prelude::*;
use shortwire::abi::{Buffer, Slot};

use super::flat::Layout;
use super::service::Spec;
use crate::client::Client;
use crate::codec::scalar::small_int;
use crate::codec::table::Kind;
use crate::object::{Owned, Ptr, Raised, has_flag};

/// Methods with more fields take the long way.
const MOST_FIELDS: usize = 8;

/// A method that may go this way: its fields, and the kind of its one result.
pub(super) struct Plain {
    fields: [Argument; MOST_FIELDS],
    count: usize,
    reply: Kind,
}

#[derive(Clone, Copy)]
struct Argument {
    /// Interned.
    name: Ptr,
    takes: Takes,
    /// What an integer has to be within; those of 64 bits without a sign that are larger take the long way.
    least: i64,
    most: i64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    Int,
    Float,
    Bool,
}

impl Argument {
    /// `None` for types that do not go this way.
    fn of(name: Ptr, kind: Kind) -> Option<Self> {
        let (takes, least, most) = match kind {
            Kind::Int64 | Kind::Sint64 | Kind::Sfixed64 => (Takes::Int, i64::MIN, i64::MAX),
            Kind::Int32 | Kind::Sint32 | Kind::Sfixed32 => (Takes::Int, i32::MIN.into(), i32::MAX.into()),
            Kind::Uint64 | Kind::Fixed64 => (Takes::Int, 0, i64::MAX),
            Kind::Uint32 | Kind::Fixed32 => (Takes::Int, 0, u32::MAX.into()),
            Kind::Double => (Takes::Float, 0, 0),
            Kind::Bool => (Takes::Bool, 0, 0),
            _ => return None,
        };
        Some(Self { name, takes, least, most })
    }

    /// The slot of a value of the type that is usual for the field.
    #[inline(always)]
    unsafe fn slot(&self, value: Ptr) -> Option<Slot> {
        // SAFETY: callers pass a live object; its type is checked before it is read.
        unsafe {
            match self.takes {
                Takes::Int if has_flag(value, ffi::Py_TPFLAGS_LONG_SUBCLASS) => {
                    let i64 = small_int(value)?;
                    (i64 >= self.least && i64 <= self.most).then_some(Slot { i64 })
                }
                Takes::Float if ffi::Py_TYPE(value) == &raw mut ffi::PyFloat_Type => {
                    Some(Slot { f64: (*value.cast::<ffi::PyFloatObject>()).ob_fval })
                }
                Takes::Bool if value == ffi::Py_True() => Some(Slot { u64: 1 }),
                Takes::Bool if value == ffi::Py_False() => Some(Slot::ZERO),
                _ => None,
            }
        }
    }
}

impl Plain {
    /// `None` if the method's messages have strings, bytes or presence, or its reply not exactly one field.
    pub(super) fn of(request: &Layout, reply: &Layout, blocking: bool) -> Option<Self> {
        let fits = |layout: &Layout| !layout.has_mask && !layout.has_bytes;
        let count = request.places.len();
        if blocking || !fits(request) || !fits(reply) || count > MOST_FIELDS {
            return None;
        }
        let [result] = reply.places[..] else { return None };
        if matches!(result.kind, Kind::Enum | Kind::ClosedEnum) {
            return None;
        }
        let none = Argument { name: std::ptr::null_mut(), takes: Takes::Int, least: 0, most: 0 };
        let mut fields = [none; MOST_FIELDS];
        for (place, field) in fields.iter_mut().zip(&request.table.fields) {
            *place = Argument::of(field.name, field.value.kind)?;
        }
        Some(Self { fields, count, reply: result.kind })
    }
}

/// Calls this way, or returns `None` without having done anything.
///
/// # Safety
///
/// As for a vectorcall of a method of `spec`.
#[inline(always)]
pub(super) unsafe fn call(
    spec: &Spec,
    args: *const Ptr,
    nargsf: usize,
    names: Ptr,
) -> Option<Result<Owned, Raised>> {
    // SAFETY: as promised by the caller; the receiver's class is compared before it is taken for a client. The function is
    // of the shape that the slots are laid out for, and while the GIL is held nobody can close the session.
    unsafe {
        let plain = spec.plain.as_ref()?;
        let positional = ffi::PyVectorcall_NARGS(nargsf).checked_sub(1)? as usize;
        let named = if names.is_null() { 0 } else { ffi::PyTuple_GET_SIZE(names) as usize };
        let receiver = *args;
        if ffi::Py_TYPE(receiver) != spec.client || positional + named != plain.count {
            return None;
        }
        let client: *const Client =
            Borrowed::from_ptr(Python::assume_attached(), receiver).cast_unchecked::<Client>().get();
        let client = &*client;
        let function = client.methods.get_unchecked(spec.index).flat?;
        let instance = client.instance();
        if instance.is_null() || client.options.get().is_some() {
            return None;
        }
        let mut slots = [MaybeUninit::<Slot>::uninit(); MOST_FIELDS];
        let slots = slots.as_mut_ptr().cast::<Slot>();
        for (index, field) in plain.fields.iter().enumerate().take(plain.count) {
            if index >= positional
                && ffi::PyTuple_GET_ITEM(names, (index - positional) as isize) != field.name
            {
                return None;
            }
            slots.add(index).write(field.slot(*args.add(index + 1))?);
        }
        let mut reply = Slot::ZERO;
        let mut spill = Buffer::empty();
        let code = function(instance, std::ptr::null(), slots, &mut reply, &mut spill);
        if code != 0 {
            return Some(Err(client.session.raise(code, &mut spill)));
        }
        Some(Owned::take(match plain.reply {
            Kind::Double => ffi::PyFloat_FromDouble(reply.f64),
            Kind::Float => ffi::PyFloat_FromDouble(reply.f32.into()),
            Kind::Uint32 | Kind::Fixed32 | Kind::Uint64 | Kind::Fixed64 => {
                ffi::PyLong_FromUnsignedLongLong(reply.u64)
            }
            Kind::Bool => ffi::PyBool_FromLong((reply.u64 != 0).into()),
            _ => ffi::PyLong_FromLongLong(reply.i64),
        }))
    }
}
