//! Failures as Python exceptions.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyList};
use shortwire::{Code, Status};

use crate::object::{Owned, Raised};

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
///
/// Like all that raise here it attaches to the interpreter in PyO3's sense, though the GIL is held: PyO3 puts off the
/// dropping of references until a thread does so.
#[cold]
pub(crate) fn raise_status(status: &Status) -> Raised {
    Python::attach(|py| status_error(py, status).restore(py));
    Raised
}

/// Raises what this side of the boundary found, as if a status had said so.
#[cold]
pub(crate) fn raise(code: Code, message: String) -> Raised {
    raise_status(&Status::new(code, message))
}

/// Raises `TypeError`.
#[cold]
pub(crate) fn raise_type(message: String) -> Raised {
    Python::attach(|py| PyTypeError::new_err(message).restore(py));
    Raised
}

/// Raises `BatchError` with the good results and the failures by position.
#[cold]
pub(crate) fn raise_batch(results: Owned, failures: &[(usize, Status)]) -> Raised {
    Python::attach(|py| {
        // SAFETY: the reference is strong and is given up.
        let results = unsafe { Bound::from_owned_ptr(py, results.into_ptr()) };
        let outcome = || -> PyResult<PyErr> {
            let errors = pyo3::types::PyDict::new(py);
            for (index, status) in failures {
                errors.set_item(index, exception(py, status)?)?;
            }
            let error = factories(py)?.1.call1(py, (results, errors))?;
            Ok(PyErr::from_value(error.into_bound(py)))
        };
        outcome().unwrap_or_else(|error| error).restore(py);
    });
    Raised
}
