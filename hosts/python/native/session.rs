//! An opened library with its running service: what clients share.

use std::cell::{Cell, RefCell};
use std::path::PathBuf;

use pyo3::exceptions::PyTypeError;
use pyo3::ffi;
use pyo3::prelude::*;
use shortwire::abi;
use shortwire::client::{Instance, Library, Options};
use shortwire::wire::{DEFAULT_MAX_DEPTH, LIMIT_DEPTH, LIMIT_MESSAGE_BYTES};
use shortwire::{Code, Status};

use crate::errors::{raise, status_error};
use crate::object::Raised;
use crate::site;

/// An instance that lives until it is closed and the last call on it has returned.
///
/// All of it is used under the GIL only; the instance itself may be called without.
pub(crate) struct Session {
    pub(crate) library: Library,
    pub(crate) max_depth: u32,
    /// Null once closed: what a call looks at.
    instance: Cell<*mut abi::Instance>,
    /// Keeps the instance; taken out when it ends.
    owner: Cell<Option<Instance>>,
    /// Calls that have released the GIL.
    in_flight: Cell<usize>,
    closed_at: RefCell<String>,
    /// Where it was opened; known in debug mode only.
    opened_at: Option<String>,
}

// SAFETY: cells are touched under the GIL only.
unsafe impl Send for Session {}
// SAFETY: as above.
unsafe impl Sync for Session {}

impl Session {
    pub(crate) fn open(
        py: Python<'_>,
        path: PathBuf,
        max_message_bytes: Option<u64>,
        max_depth: Option<u32>,
    ) -> PyResult<Self> {
        let depth = max_depth.unwrap_or(DEFAULT_MAX_DEPTH);
        if depth == 0 || depth > LIMIT_DEPTH {
            return Err(invalid(py, format!("max_depth = {depth} is out of range: 1 to {LIMIT_DEPTH}")));
        }
        if max_message_bytes.is_some_and(|bytes| bytes == 0 || bytes > LIMIT_MESSAGE_BYTES) {
            return Err(invalid(
                py,
                format!(
                    "max_message_bytes = {} is out of range: 1 to {LIMIT_MESSAGE_BYTES}",
                    max_message_bytes.unwrap_or_default()
                ),
            ));
        }
        let opened = py.detach(|| {
            let library = Library::open(path)?;
            let instance = library.start(Options { max_depth, max_message_bytes })?;
            Ok((library, instance))
        });
        let (library, instance) = opened.map_err(|status: Status| status_error(py, &status))?;
        Ok(Self {
            library,
            max_depth: depth,
            instance: Cell::new(instance.as_ptr()),
            owner: Cell::new(Some(instance)),
            in_flight: Cell::new(0),
            closed_at: RefCell::default(),
            opened_at: site::debug_mode().then(|| site::caller(py)),
        })
    }

    /// The instance to call, null once closed.
    #[inline(always)]
    pub(crate) fn instance(&self) -> *mut abi::Instance {
        self.instance.get()
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.instance.get().is_null()
    }

    pub(crate) fn closed_at(&self) -> String {
        self.closed_at.borrow().clone()
    }

    /// Ends the instance, now or when the last call on it returns. Calls made later fail. May be called twice.
    pub(crate) fn close(&self, py: Python<'_>) {
        if self.is_closed() {
            return;
        }
        self.instance.set(std::ptr::null_mut());
        self.closed_at.replace(site::caller(py));
        self.end_if_idle(py);
    }

    fn end_if_idle(&self, py: Python<'_>) {
        if self.in_flight.get() == 0
            && let Some(owner) = self.owner.take()
        {
            py.detach(|| drop(owner));
        }
    }

    /// Runs a call without the GIL. The session stays open until it returns.
    #[inline(always)]
    pub(crate) fn without_gil<R>(&self, call: impl FnOnce() -> R) -> R {
        self.in_flight.set(self.in_flight.get() + 1);
        // SAFETY: callers hold the GIL; `call` touches no Python object.
        let result = unsafe {
            let thread = ffi::PyEval_SaveThread();
            let result = call();
            ffi::PyEval_RestoreThread(thread);
            result
        };
        self.in_flight.set(self.in_flight.get() - 1);
        if self.is_closed() {
            Python::attach(|py| self.end_if_idle(py));
        }
        result
    }

    /// Takes back what the library allocated for a reply.
    #[inline(always)]
    pub(crate) fn release(&self, buffer: &mut abi::Buffer) {
        if !buffer.owned.is_null()
            && let Some(release) = self.library.abi().release
        {
            // SAFETY: the buffer is one this library filled.
            unsafe { release(buffer) };
        }
    }

    /// Raises the status that a failed call left in its buffer, and releases that.
    #[cold]
    pub(crate) fn raise(&self, code: i32, buffer: &mut abi::Buffer) -> Raised {
        let status = Status::from_bytes(code, output(buffer));
        self.release(buffer);
        crate::errors::raise_status(&status)
    }
}

impl Drop for Session {
    /// Warns, in debug mode, that nobody closed it.
    #[allow(deprecated, reason = "what replaces these two in 3.12 is not in 3.11")]
    fn drop(&mut self) {
        let Some(opened_at) = self.opened_at.as_ref().filter(|_| !self.is_closed()) else { return };
        let message = format!("unclosed library {}, opened at {opened_at}", self.library.path().display());
        let Ok(message) = std::ffi::CString::new(message) else { return };
        // SAFETY: the last owner is a Python object, which dies under the GIL. An exception may be on its way meanwhile;
        // the interpreter may be shutting down, so PyO3 is kept out.
        unsafe {
            let [mut class, mut value, mut trace] = [std::ptr::null_mut(); 3];
            ffi::PyErr_Fetch(&mut class, &mut value, &mut trace);
            if ffi::PyErr_WarnEx(ffi::PyExc_ResourceWarning, message.as_ptr(), 1) != 0 {
                ffi::PyErr_WriteUnraisable(std::ptr::null_mut());
            }
            ffi::PyErr_Restore(class, value, trace);
        }
    }
}

/// The output that a call left.
#[inline(always)]
pub(crate) fn output(buffer: &abi::Buffer) -> &[u8] {
    if buffer.len == 0 {
        return &[];
    }
    // SAFETY: the contract says that so many bytes are there until the buffer is released or used again.
    unsafe { std::slice::from_raw_parts(buffer.data, buffer.len) }
}

fn invalid(py: Python<'_>, message: String) -> PyErr {
    status_error(py, &Status::new(Code::InvalidArgument, message))
}

/// Raises that a closed client or library was called.
#[cold]
pub(crate) fn raise_closed(what: &str, closed_at: &str) -> Raised {
    raise(
        Code::FailedPrecondition,
        format!("the {what} was closed at {closed_at}; open it again, or close it after its last call"),
    )
}

/// The running service of a native library. Clients made from one library share it and what state it has.
#[pyclass(name = "Library", module = "shortwire", frozen)]
pub(crate) struct PyLibrary {
    pub(crate) session: std::sync::Arc<Session>,
}

#[pymethods]
impl PyLibrary {
    /// Loads the library at `path` and starts its service.
    #[new]
    #[pyo3(signature = (path, *, max_message_bytes=None, max_depth=None))]
    fn new(
        py: Python<'_>,
        path: PathBuf,
        max_message_bytes: Option<u64>,
        max_depth: Option<u32>,
    ) -> PyResult<Self> {
        let session = Session::open(py, path, max_message_bytes, max_depth)?;
        Ok(Self { session: std::sync::Arc::new(session) })
    }

    /// Where it was loaded from.
    #[getter]
    fn path(&self) -> PathBuf {
        self.session.library.path().to_owned()
    }

    /// Who made its table, such as `shortwire 0.1.0 (rust)`.
    #[getter]
    fn runtime(&self) -> &'static str {
        self.session.library.runtime()
    }

    /// Its schema: a serialised `google.protobuf.FileDescriptorSet`.
    #[getter]
    fn schema<'py>(&self, py: Python<'py>) -> Bound<'py, pyo3::types::PyBytes> {
        pyo3::types::PyBytes::new(py, self.session.library.schema())
    }

    /// The full names of its methods.
    #[getter]
    fn methods(&self) -> Vec<String> {
        let name = |method: &abi::Method| {
            // SAFETY: the contract says that it is static text with a NUL at its end.
            unsafe { std::ffi::CStr::from_ptr(method.name) }.to_string_lossy().into_owned()
        };
        self.session.library.methods().iter().map(name).collect()
    }

    /// Whether `close` was called.
    #[getter]
    fn closed(&self) -> bool {
        self.session.is_closed()
    }

    /// Ends the service, after the calls that are under way. Later calls raise `FailedPrecondition`. May be called twice.
    fn close(&self, py: Python<'_>) {
        self.session.close(py);
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, pyo3::types::PyTuple>) {
        self.session.close(py);
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("a library cannot be pickled; open it where it is needed"))
    }

    fn __repr__(&self) -> String {
        let state = if self.session.is_closed() { " (closed)" } else { "" };
        format!("Library({:?}){state}", self.session.library.path().display().to_string())
    }
}
