//! Functions over messages of any class.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyType};
use shortwire::Code;
use shortwire::wire::{DEFAULT_MAX_DEPTH, Writer};

use crate::codec::construct::slot;
use crate::codec::scalar::lend;
use crate::codec::table::{Table, table_of};
use crate::codec::{decode as decoder, encode as encoder};
use crate::errors::raise;
use crate::object::Raised;

/// The message in protobuf wire format.
#[pyfunction]
#[pyo3(signature = (message, /))]
pub(crate) fn encode<'py>(message: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyBytes>> {
    let py = message.py();
    let table = table_for(&message.get_type())?;
    let mut writer = Writer::new(&mut []);
    // SAFETY: the GIL is held, and the message is of the table's class.
    unsafe { encoder::encode(&mut writer, table, message.as_ptr(), DEFAULT_MAX_DEPTH) }
        .map_err(|Raised| PyErr::fetch(py))?;
    Ok(PyBytes::new(py, writer.finish().as_slice()))
}

/// Reads a message of `message_class` from protobuf wire format in any buffer.
#[pyfunction]
#[pyo3(signature = (message_class, data, /))]
pub(crate) fn decode<'py>(
    message_class: &Bound<'py, PyType>,
    data: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = data.py();
    let table = table_for(message_class)?;
    // SAFETY: the GIL is held, and `data` outlives the loan.
    let lent = unsafe { lend(data.as_ptr()) }
        .ok_or_else(|| {
            PyTypeError::new_err(format!("decode takes bytes or another buffer, not {}", data.get_type()))
        })?
        .map_err(|Raised| PyErr::fetch(py))?;
    // SAFETY: as above.
    let decoded = unsafe { decoder::decode(table, lent.bytes, DEFAULT_MAX_DEPTH) };
    let object = decoded.map_err(|failure| {
        if let Some(problem) = failure.describe(lent.bytes) {
            raise(Code::InvalidArgument, format!("not a valid {}: {problem}", table.full_name));
        }
        PyErr::fetch(py)
    })?;
    // SAFETY: this is a strong reference.
    Ok(unsafe { Bound::from_owned_ptr(py, object.into_ptr()) })
}

/// Name of the member of `oneof` that is set, or `None`.
#[pyfunction]
#[pyo3(signature = (message, oneof, /))]
pub(crate) fn which_oneof(message: &Bound<'_, PyAny>, oneof: &str) -> PyResult<Option<Py<PyAny>>> {
    let py = message.py();
    let table = table_for(&message.get_type())?;
    let Some(found) = table.oneofs.iter().find(|candidate| candidate.name == oneof) else {
        return Err(PyValueError::new_err(format!("{} has no oneof {oneof:?}", table.full_name)));
    };
    let is_set = |&&member: &&usize| {
        let field = &table.fields[member];
        // SAFETY: the message is of the table's class.
        let value = unsafe { *slot(message.as_ptr(), field.offset) };
        !value.is_null() && value != field.absent
    };
    // SAFETY: names are alive for good.
    Ok(found
        .members
        .iter()
        .find(is_set)
        .map(|&member| unsafe { Bound::from_borrowed_ptr(py, table.fields[member].name) }.unbind()))
}

/// The protobuf name of a message class, such as `calculator.v1.BinaryOp`.
#[pyfunction]
#[pyo3(signature = (message_class, /))]
pub(crate) fn full_name(message_class: &Bound<'_, PyType>) -> PyResult<&'static str> {
    table_for(message_class).map(|table| table.full_name.as_str())
}

fn table_for(class: &Bound<'_, PyType>) -> PyResult<&'static Table> {
    // SAFETY: the GIL is held.
    let table = unsafe { table_of(class.as_type_ptr()) };
    table.ok_or_else(|| {
        let name = class.name().map(|name| name.to_string()).unwrap_or_default();
        PyTypeError::new_err(format!("{name} is not a message class that `shortwire gen` made"))
    })
}
