//! Failures as Python exceptions.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyList};
use shortwire::{Code, Status};

use crate::object::Raised;

/// `shortwire.errors.from_status` and `shortwire.errors.BatchError`.
static FACTORIES: PyOnceLock<(Py<PyAny>, Py<PyAny>)> = PyOnceLock::new();

fn factories(py: Python<'_>) -> PyResult<&(Py<PyAny>, Py<PyAny>)> {
    FACTORIES.get_or_try_init(py, || {
        let errors = py.import("shortwire.errors")?;
        Ok((errors.getattr("from_status")?.unbind(), errors.getattr("BatchError")?.unbind()))
    })
}

/// The exception of a status: an instance of the class that stands for its code.
#[cold]
pub(crate) fn exception(py: Python<'_>, status: &Status) -> PyResult<Py<PyAny>> {
    let details = PyList::empty(py);
    for detail in status.details() {
        details.append((detail.type_url.as_str(), PyBytes::new(py, &detail.value)))?;
    }
    factories(py)?.0.call1(py, (status.code().number(), status.message(), details))
}

/// The same, ready to be raised.
#[cold]
pub(crate) fn status_error(py: Python<'_>, status: &Status) -> PyErr {
    match exception(py, status) {
        Ok(exception) => PyErr::from_value(exception.into_bound(py)),
        Err(error) => error,
    }
}

/// Raises a status.
#[cold]
pub(crate) fn raise_status(py: Python<'_>, status: &Status) -> Raised {
    status_error(py, status).restore(py);
    Raised
}

/// Raises what this side of the boundary found, as if a status had said so.
#[cold]
pub(crate) fn raise(code: Code, message: String) -> Raised {
    // SAFETY: every caller is called from Python and holds the GIL.
    let py = unsafe { Python::assume_attached() };
    raise_status(py, &Status::new(code, message))
}

/// Raises `TypeError`.
#[cold]
pub(crate) fn raise_type(message: String) -> Raised {
    // SAFETY: as in `raise`.
    let py = unsafe { Python::assume_attached() };
    PyTypeError::new_err(message).restore(py);
    Raised
}

/// Raises `BatchError` with the good results and the failures by position.
#[cold]
pub(crate) fn raise_batch(py: Python<'_>, results: Py<PyAny>, failures: Vec<(usize, Status)>) -> Raised {
    let outcome = || -> PyResult<PyErr> {
        let errors = pyo3::types::PyDict::new(py);
        for (index, status) in &failures {
            errors.set_item(index, exception(py, status)?)?;
        }
        let error = factories(py)?.1.call1(py, (results.bind(py), errors))?;
        Ok(PyErr::from_value(error.into_bound(py)))
    };
    outcome().unwrap_or_else(|error| error).restore(py);
    Raised
}
