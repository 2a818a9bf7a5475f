//! What a generated client class says of its service, and how a library has it.

use std::sync::Arc;

use pyo3::exceptions::PyTypeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString, PyTuple, PyType};
use shortwire::abi;
use shortwire::client::Library;

use super::flat::{Layout, ReplyShape};
use super::method;
use super::plain::Plain;
use crate::codec::table::{Table, table_of};
use crate::object::Ptr;

/// Attribute of a client class that holds its [`Service`].
const SERVICE: &str = "_sw_service";

/// The argument that takes a reply to be used again.
pub(super) const INTO: &str = "into";

/// The methods of a client class.
#[pyclass(module = "shortwire._native", frozen)]
pub(crate) struct Service {
    methods: Vec<&'static Spec>,
}

/// A method as the client was generated. Kept for good.
pub(crate) struct Spec {
    /// Such as `calculator.v1.Calculator/Add`.
    pub(crate) full_name: String,
    /// Such as `add`.
    pub(crate) name: String,
    pub(crate) doc: String,
    /// Place among the methods of its service.
    pub(crate) index: usize,
    pub(crate) id: u64,
    /// 0 if the method crosses in wire format only.
    shape: u64,
    pub(crate) client: *mut ffi::PyTypeObject,
    pub(crate) request: &'static Table,
    pub(crate) reply: &'static Table,
    pub(crate) flat: Option<Flat>,
    /// The name of the argument that takes a reply to be used again; `None` if the reply is no message or a field of the
    /// request is called so. Interned.
    pub(super) into: Option<Ptr>,
    pub(super) plain: Option<Plain>,
    /// The schema marks it as blocking.
    pub(crate) blocking: bool,
}

/// How a flat method's messages lie in slots and columns.
pub(crate) struct Flat {
    pub(crate) request: Layout,
    pub(crate) reply: Layout,
    pub(crate) shape: ReplyShape,
}

// SAFETY: specs are reached under the GIL only.
unsafe impl Send for Service {}
// SAFETY: as above.
unsafe impl Sync for Service {}

/// A method as one library has it. Functions that are not there, or of another shape, are `None`.
pub(crate) struct Resolved {
    pub(crate) spec: &'static Spec,
    pub(crate) flat: Option<abi::FlatFn>,
    pub(crate) flat_many: Option<abi::FlatManyFn>,
    pub(crate) wire: Option<abi::WireFn>,
    pub(crate) wire_many: Option<abi::WireFn>,
}

impl Service {
    /// Looks every method up. One that the library lacks fails when it is called, so that a newer client can use what an
    /// older library has.
    pub(crate) fn resolve(&self, library: &Library) -> Arc<[Resolved]> {
        let resolve = |spec: &&'static Spec| {
            let entry = library.method(spec.id);
            let flat = entry.filter(|entry| spec.flat.is_some() && entry.shape == spec.shape);
            Resolved {
                spec,
                flat: flat.and_then(|entry| entry.flat),
                flat_many: flat.and_then(|entry| entry.flat_many),
                wire: entry.and_then(|entry| entry.wire),
                wire_many: entry.and_then(|entry| entry.wire_many),
            }
        };
        self.methods.iter().map(resolve).collect()
    }
}

/// The service of a client class; that of its base if it derives from a generated class.
pub(crate) fn service_of<'py>(class: &Bound<'py, PyType>) -> PyResult<&'py Service> {
    let service = class.getattr(SERVICE).map_err(|_| {
        PyTypeError::new_err(
            "Client has no service of its own; use a class that `shortwire gen` made from a schema",
        )
    })?;
    // SAFETY: the class keeps it alive, and generated classes are not changed once they are made.
    let service = unsafe { std::mem::transmute::<&Service, &'py Service>(service.cast::<Service>()?.get()) };
    Ok(service)
}

/// Gives a client class its methods: `(name, proto_name, request, reply, shape, blocking, raw, many, doc)` each, `shape`
/// being 0 for those that cross in wire format only, `raw` and `many` the names of these two forms. Methods whose service
/// writes its reply itself have one more: the name of the form that says where.
#[pyfunction]
pub(crate) fn bind(
    class: &Bound<'_, PyType>,
    service_name: &str,
    methods: &Bound<'_, PyList>,
) -> PyResult<()> {
    let mut specs = Vec::with_capacity(methods.len());
    for (index, entry) in methods.iter().enumerate() {
        type Entry<'py> =
            (String, String, Bound<'py, PyType>, Bound<'py, PyType>, u64, bool, String, String, String);
        let entry = entry.cast_into::<PyTuple>()?;
        let (name, proto_name, request, reply, shape, blocking, raw, many, doc): Entry<'_> =
            entry.get_slice(0, 9).extract()?;
        let output: Option<String> = entry.get_item(9).ok().map(|name| name.extract()).transpose()?;
        let full_name = format!("{service_name}/{proto_name}");
        let (request, reply) = (table(&request)?, table(&reply)?);
        let flat = (shape != 0).then(|| {
            let reply_layout = Layout::of(reply);
            Flat { request: Layout::of(request), shape: ReplyShape::of(&reply_layout), reply: reply_layout }
        });
        let plain = flat.as_ref().and_then(|flat| Plain::of(&flat.request, &flat.reply, blocking));
        let returns_message = flat.as_ref().is_none_or(|flat| matches!(flat.shape, ReplyShape::Message));
        let into = PyString::intern(class.py(), INTO);
        let into = (returns_message && request.fields.iter().all(|field| field.name != into.as_ptr()))
            .then(|| into.into_ptr());
        let spec: &'static Spec = Box::leak(Box::new(Spec {
            id: abi::fnv1a(full_name.as_bytes()),
            full_name,
            name,
            doc,
            index,
            shape,
            client: class.as_type_ptr(),
            request,
            reply,
            flat,
            into,
            plain,
            blocking,
        }));
        let call = if spec.flat.is_some() { method::Form::Flat } else { method::Form::Wire };
        let forms = [(&spec.name, call), (&raw, method::Form::Raw), (&many, method::Form::Many)];
        let output = output.iter().map(|name| (name, method::Form::Output));
        for (name, form) in forms.into_iter().chain(output) {
            let py = class.py();
            class.setattr(PyString::intern(py, name), method::make(py, spec, form, name)?)?;
        }
        specs.push(spec);
    }
    class.setattr(SERVICE, Service { methods: specs })
}

fn table(class: &Bound<'_, PyType>) -> PyResult<&'static Table> {
    // SAFETY: the GIL is held.
    unsafe { table_of(class.as_type_ptr()) }
        .ok_or_else(|| PyTypeError::new_err("a message class of the service was not described"))
}
