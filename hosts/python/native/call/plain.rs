//! The shortest way through a flat call: a few numbers in, one number out, all arguments given and of the usual types.
//!
//! Whatever is not so, and every error, is left to [`super::flat`], which starts again from the same arguments: nothing
//! has happened by then.

use std::ffi::CString;
use std::mem::MaybeUninit;

use pyo3::ffi;
use pyo3::prelude::*;
use shortwire::abi::{Buffer, Slot};

use super::flat::Layout;
use super::method::{self, Form};
use super::service::{Resolved, Spec};
use super::signature::signature;
use crate::client::Client;
use crate::codec::scalar::small_int;
use crate::codec::table::Kind;
use crate::object::{Ptr, has_flag};

/// Methods with more fields take the long way.
const MOST_FIELDS: usize = 8;

/// A method that may go this way: its fields, and the kind of its one result.
pub(super) struct Plain {
    fields: [Argument; MOST_FIELDS],
    count: usize,
    reply: Kind,
}

/// A field of a number type, and what it takes without conversion.
#[derive(Clone, Copy)]
pub(super) struct Argument {
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
    pub(super) fn of(name: Ptr, kind: Kind) -> Option<Self> {
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
    ///
    /// # Safety
    ///
    /// `value` is a live object.
    #[inline(always)]
    pub(super) unsafe fn slot(&self, value: Ptr) -> Option<Slot> {
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

/// Python's own descriptor for a method that goes this way: the interpreter has instructions for calling those, which it
/// has for no other kind. `None` for other methods, and for those that come after many.
pub(super) fn descriptor<'py>(py: Python<'py>, spec: &'static Spec) -> Option<PyResult<Bound<'py, PyAny>>> {
    spec.plain.as_ref()?;
    let function = *ENTRIES.get(spec.index)?;
    let text = |text: &str| CString::new(text).unwrap_or_default().into_raw().cast_const();
    let head = ffi::PyMethodDef {
        ml_name: text(&spec.name),
        ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: function },
        ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS,
        // The signature stands before the text, as Python has it of its own methods.
        ml_doc: text(&format!("{}{}\n--\n\n{}", spec.name, signature(spec, Form::Flat), spec.doc)),
    };
    // SAFETY: the definition was leaked; the function checks nothing of its receiver that the descriptor does not.
    unsafe {
        let definition = Box::into_raw(Box::new(Definition { head, spec, python: None }));
        let descriptor = ffi::PyDescr_NewMethod(spec.client, definition.cast());
        if let Some(descriptor) = descriptor.cast::<ffi::PyMethodDescrObject>().as_mut() {
            (*definition).python = descriptor.vectorcall.replace(vectorcall);
        }
        Some(Bound::from_owned_ptr_or_err(py, descriptor))
    }
}

/// What a descriptor points to: Python's part, then ours.
#[repr(C)]
struct Definition {
    head: ffi::PyMethodDef,
    spec: &'static Spec,
    /// How Python would call it.
    python: Option<ffi::vectorcallfunc>,
}

/// Takes the place of the descriptor's vectorcall, by which calls with keyword arguments come: Python's own finds out
/// anew each time what kind of function it calls.
unsafe extern "C" fn vectorcall(descriptor: Ptr, args: *const Ptr, nargsf: usize, names: Ptr) -> Ptr {
    // SAFETY: Python calls this with such a descriptor. Receivers of the very class go the short way, others are left to
    // Python, which looks closer.
    unsafe {
        let definition = &*(*descriptor.cast::<ffi::PyMethodDescrObject>()).d_method.cast::<Definition>();
        let count = ffi::PyVectorcall_NARGS(nargsf) as usize;
        if count > 0 && ffi::Py_TYPE(*args) == definition.spec.client {
            return enter(definition.spec.index, *args, args.add(1), count - 1, names);
        }
        definition.python.unwrap_unchecked()(descriptor, args, nargsf, names)
    }
}

/// Such a descriptor passes its receiver and the arguments on, but not itself: each index among the methods of a service
/// has a function of its own.
macro_rules! entries {
    ($($index:literal)*) => { [$(entry::<$index>),*] };
}

static ENTRIES: [ffi::PyCFunctionFastWithKeywords; 64] = entries!(
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
    32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
);

unsafe extern "C" fn entry<const INDEX: usize>(
    receiver: Ptr,
    args: *const Ptr,
    count: isize,
    names: Ptr,
) -> Ptr {
    // SAFETY: the descriptor sees to it that the receiver is of the client class it was made for.
    unsafe { enter(INDEX, receiver, args, count as usize, names) }
}

/// # Safety
///
/// As for the function of a method descriptor of a client class.
#[inline(never)]
unsafe fn enter(index: usize, receiver: Ptr, args: *const Ptr, positional: usize, names: Ptr) -> Ptr {
    // SAFETY: as promised by the caller.
    unsafe {
        let client: *const Client =
            Borrowed::from_ptr(Python::assume_attached(), receiver).cast_unchecked::<Client>().get();
        let client = &*client;
        let Some(resolved) = client.methods.get(index) else { return std::ptr::null_mut() };
        if let Some(result) = call(client, resolved, args, positional, names) {
            return result;
        }
        method::enter_flat(client, resolved, args, positional, names)
    }
}

/// Calls this way, or returns `None` without having done anything.
///
/// # Safety
///
/// As for the function of a method descriptor of a client class.
#[inline(always)]
unsafe fn call(
    client: &Client,
    resolved: &Resolved,
    args: *const Ptr,
    positional: usize,
    names: Ptr,
) -> Option<Ptr> {
    // SAFETY: as promised by the caller. The function is of the shape that the slots are laid out for, and while the GIL is
    // held nobody can close the session.
    unsafe {
        let plain = resolved.spec.plain.as_ref()?;
        let named = if names.is_null() { 0 } else { ffi::PyTuple_GET_SIZE(names) as usize };
        let function = resolved.flat?;
        let instance = client.instance();
        if positional + named != plain.count || instance.is_null() || client.options.get().is_some() {
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
            slots.add(index).write(field.slot(*args.add(index))?);
        }
        let mut reply = Slot::ZERO;
        let mut spill = Buffer::empty();
        let code = function(instance, std::ptr::null(), slots, &mut reply, &mut spill);
        if code != 0 {
            client.session.raise(code, &mut spill);
            return Some(std::ptr::null_mut());
        }
        Some(match plain.reply {
            Kind::Double => ffi::PyFloat_FromDouble(reply.f64),
            Kind::Float => ffi::PyFloat_FromDouble(reply.f32.into()),
            Kind::Uint32 | Kind::Fixed32 | Kind::Uint64 | Kind::Fixed64 => {
                ffi::PyLong_FromUnsignedLongLong(reply.u64)
            }
            Kind::Bool => ffi::PyBool_FromLong((reply.u64 != 0).into()),
            _ => ffi::PyLong_FromLongLong(reply.i64),
        })
    }
}
