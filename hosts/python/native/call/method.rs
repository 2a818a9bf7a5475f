//! The descriptor that stands for a method in a client class: one vectorcall from `client.add(a=40, b=2)` to the library.

use std::ffi::{CString, c_int, c_uint, c_void};

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

use super::service::{Resolved, Spec};
use super::signature::signature;
use super::{flat, into, many, output, plain, wire};
use crate::client::Client;
use crate::errors::{raise_status, raise_type};
use crate::object::{Owned, Ptr, Raised, type_name};

/// What a method is unless it is [`plain`]. The object has no dict, cannot be derived from and never dies.
#[repr(C)]
pub(super) struct Method {
    head: ffi::PyObject,
    vectorcall: ffi::vectorcallfunc,
    spec: &'static Spec,
    form: Form,
    name: &'static str,
}

/// The ways to call a method.
#[derive(Clone, Copy)]
pub(super) enum Form {
    Flat,
    Wire,
    Raw,
    Many,
    /// Into memory of the caller's.
    Output,
}

/// One call: who is called, of what kind the method is, and the arguments as Python laid them out.
pub(super) struct Call<'a> {
    pub(super) spec: &'static Spec,
    pub(super) client: &'a Client,
    pub(super) resolved: &'a Resolved,
    pub(super) args: *const Ptr,
    pub(super) positional: usize,
    /// A tuple, or null.
    pub(super) names: Ptr,
}

impl Call<'_> {
    /// Number of keyword arguments.
    #[inline(always)]
    pub(super) fn named(&self) -> usize {
        // SAFETY: names is null or a tuple.
        if self.names.is_null() { 0 } else { unsafe { ffi::PyTuple_GET_SIZE(self.names) as usize } }
    }

    /// Raises that the library does not have the method.
    #[cold]
    pub(super) fn raise_missing(&self) -> Raised {
        match self.client.session.library.require(self.spec.id, &self.spec.full_name) {
            Err(status) => raise_status(&status),
            Ok(_) => crate::errors::raise(
                shortwire::Code::FailedPrecondition,
                format!("the library's table has no function for {}", self.spec.full_name),
            ),
        }
    }
}

/// Finds out what a vectorcall is about.
///
/// # Safety
///
/// As for a vectorcall of a [`Method`].
#[inline(always)]
unsafe fn call_of<'a>(method: Ptr, args: *const Ptr, nargsf: usize, names: Ptr) -> Result<Call<'a>, Raised> {
    // SAFETY: as promised by the caller. The client is an argument, so it outlives the call.
    unsafe {
        let spec = (*method.cast::<Method>()).spec;
        let count = ffi::PyVectorcall_NARGS(nargsf) as usize;
        if count == 0 {
            return Err(raise_type(format!("{} needs a client to be called on", spec.full_name)));
        }
        let receiver = *args;
        let class = ffi::Py_TYPE(receiver);
        if class != spec.client && ffi::PyType_IsSubtype(class, spec.client) == 0 {
            let got = type_name(receiver);
            return Err(raise_type(format!("{} cannot be called on {got}", spec.full_name)));
        }
        let py = Python::assume_attached();
        let client: *const Client = Borrowed::from_ptr(py, receiver).cast_unchecked::<Client>().get();
        let client = &*client;
        let resolved = client.methods.get(spec.index).filter(|resolved| std::ptr::eq(resolved.spec, spec));
        Ok(Call {
            spec,
            client,
            resolved: resolved
                .ok_or_else(|| raise_type(format!("{} is not of this client", spec.full_name)))?,
            args: args.add(1),
            positional: count - 1,
            names,
        })
    }
}

macro_rules! entry {
    ($name:ident, $run:path) => {
        #[inline(never)]
        unsafe extern "C" fn $name(method: Ptr, args: *const Ptr, nargsf: usize, names: Ptr) -> Ptr {
            // SAFETY: Python calls this under the GIL, as a vectorcall of a `Method`.
            let result = unsafe {
                match call_of(method, args, nargsf, names) {
                    Ok(call) => $run(&call),
                    Err(raised) => Err(raised),
                }
            };
            match result {
                Ok(object) => Owned::into_ptr(object),
                Err(Raised) => std::ptr::null_mut(),
            }
        }
    };
}

entry!(call_flat, into::call_flat);
entry!(call_wire, into::call_wire);
entry!(call_raw, wire::call_raw);
entry!(call_many, many::call);
entry!(call_output, output::call);

/// The long way of a flat call that [`plain`] gave up.
///
/// # Safety
///
/// As for the function of a method descriptor of a client class.
#[cold]
pub(super) unsafe fn enter_flat(
    client: &Client,
    resolved: &Resolved,
    args: *const Ptr,
    positional: usize,
    names: Ptr,
) -> Ptr {
    let call = Call { spec: resolved.spec, client, resolved, args, positional, names };
    // SAFETY: as promised by the caller.
    match unsafe { flat::call(&call) } {
        Ok(object) => object.into_ptr(),
        Err(Raised) => std::ptr::null_mut(),
    }
}

/// Makes the descriptor of one form of a method.
pub(super) fn make<'py>(
    py: Python<'py>,
    spec: &'static Spec,
    form: Form,
    name: &str,
) -> PyResult<Bound<'py, PyAny>> {
    if let (Form::Flat, Some(descriptor)) = (form, plain::descriptor(py, spec)) {
        return descriptor;
    }
    let class = method_type(py)?.as_type_ptr();
    // SAFETY: the class is the one made below for this layout; all fields of it are written before anybody sees it.
    unsafe {
        let object = ffi::PyType_GenericAlloc(class, 0);
        let method = Bound::from_owned_ptr_or_err(py, object)?;
        let place = object.cast::<Method>();
        (&raw mut (*place).vectorcall).write(match form {
            Form::Flat => call_flat,
            Form::Wire => call_wire,
            Form::Raw => call_raw,
            Form::Many => call_many,
            Form::Output => call_output,
        });
        (&raw mut (*place).spec).write(spec);
        (&raw mut (*place).form).write(form);
        (&raw mut (*place).name).write(String::leak(name.to_owned()));
        Ok(method)
    }
}

fn method_type(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static TYPE: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    TYPE.get_or_try_init(py, || {
        let member = |name: &'static std::ffi::CStr, type_code, offset: usize, flags| ffi::PyMemberDef {
            name: name.as_ptr(),
            type_code,
            offset: offset as isize,
            flags,
            doc: std::ptr::null(),
        };
        let members = Box::leak(Box::new([
            member(
                c"__vectorcalloffset__",
                ffi::Py_T_PYSSIZET,
                std::mem::offset_of!(Method, vectorcall),
                ffi::Py_READONLY,
            ),
            // SAFETY: zeros end the list.
            unsafe { std::mem::zeroed() },
        ]));
        let getter = |name: &'static std::ffi::CStr, get: ffi::getter| ffi::PyGetSetDef {
            name: name.as_ptr(),
            get: Some(get),
            set: None,
            doc: std::ptr::null(),
            closure: std::ptr::null_mut(),
        };
        let getters = Box::leak(Box::new([
            getter(c"__name__", name),
            getter(c"__qualname__", qualified_name),
            getter(c"__doc__", doc),
            getter(c"__text_signature__", text_signature),
            // SAFETY: zeros end the list.
            unsafe { std::mem::zeroed() },
        ]));
        let slot = |slot: c_int, pfunc: *mut c_void| ffi::PyType_Slot { slot, pfunc };
        let mut slots = [
            slot(ffi::Py_tp_members, members.as_mut_ptr().cast()),
            slot(ffi::Py_tp_getset, getters.as_mut_ptr().cast()),
            slot(ffi::Py_tp_call, ffi::PyVectorcall_Call as *mut c_void),
            slot(ffi::Py_tp_descr_get, descr_get as *mut c_void),
            slot(ffi::Py_tp_repr, repr as *mut c_void),
            slot(0, std::ptr::null_mut()),
        ];
        let mut spec = ffi::PyType_Spec {
            name: c"shortwire._native.Method".as_ptr(),
            basicsize: size_of::<Method>() as c_int,
            itemsize: 0,
            flags: (ffi::Py_TPFLAGS_DEFAULT
                | ffi::Py_TPFLAGS_HAVE_VECTORCALL
                | ffi::Py_TPFLAGS_METHOD_DESCRIPTOR
                | ffi::Py_TPFLAGS_IMMUTABLETYPE
                | ffi::Py_TPFLAGS_DISALLOW_INSTANTIATION) as c_uint,
            slots: slots.as_mut_ptr(),
        };
        // SAFETY: the spec describes `Method`, and what the type keeps of it was leaked.
        unsafe {
            let class = Bound::from_owned_ptr_or_err(py, ffi::PyType_FromSpec(&mut spec))?;
            Ok(class.cast_into_unchecked::<PyType>().unbind())
        }
    })
    .map(|class| class.bind(py))
}

unsafe extern "C" {
    fn PyMethod_New(function: Ptr, receiver: Ptr) -> Ptr;
}

/// `client.add` without a call: a bound method. From the class: the descriptor itself.
unsafe extern "C" fn descr_get(method: Ptr, object: Ptr, _class: Ptr) -> Ptr {
    // SAFETY: Python calls this with live objects; None stands for access through the class.
    unsafe {
        if object.is_null() || object == ffi::Py_None() {
            ffi::Py_INCREF(method);
            return method;
        }
        PyMethod_New(method, object)
    }
}

unsafe extern "C" fn name(method: Ptr, _: *mut c_void) -> Ptr {
    // SAFETY: Python calls this with a `Method`.
    unsafe { text((*method.cast::<Method>()).name) }
}

unsafe extern "C" fn qualified_name(method: Ptr, _: *mut c_void) -> Ptr {
    // SAFETY: Python calls this with a `Method`; a client's class is alive for good, its name NUL-terminated.
    unsafe {
        let method = &*method.cast::<Method>();
        let class = std::ffi::CStr::from_ptr((*method.spec.client).tp_name).to_string_lossy();
        text(&format!("{class}.{}", method.name))
    }
}

unsafe extern "C" fn doc(method: Ptr, _: *mut c_void) -> Ptr {
    // SAFETY: Python calls this with a `Method`.
    unsafe { text(&(*method.cast::<Method>()).spec.doc) }
}

unsafe extern "C" fn text_signature(method: Ptr, _: *mut c_void) -> Ptr {
    // SAFETY: Python calls this with a `Method`.
    let method = unsafe { &*method.cast::<Method>() };
    text(&signature(method.spec, method.form))
}

unsafe extern "C" fn repr(method: Ptr) -> Ptr {
    // SAFETY: Python calls this with a `Method`.
    let method = unsafe { &*method.cast::<Method>() };
    text(&format!("<method {} of {}>", method.name, method.spec.full_name))
}

fn text(text: &str) -> Ptr {
    let text = CString::new(text).unwrap_or_default();
    // SAFETY: the GIL is held, and the text has a NUL at its end.
    unsafe { ffi::PyUnicode_FromString(text.as_ptr()) }
}
