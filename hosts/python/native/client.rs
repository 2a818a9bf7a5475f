//! `Client`: the base of every generated client class.

use std::cell::{Cell, OnceCell, RefCell};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple, PyType};
use shortwire::service::monotonic_ns;
use shortwire::wire::Writer;
use shortwire::{Code, Status, abi};

use crate::call::service::{Resolved, service_of};
use crate::cancellation::Cancellation;
use crate::errors::status_error;
use crate::object::Raised;
use crate::session::{PyLibrary, Session, raise_closed};
use crate::site;

/// A typed client of one service. Generated classes derive from it.
///
/// May be used from any thread.
#[pyclass(name = "Client", module = "shortwire", frozen, subclass, weakref)]
pub(crate) struct Client {
    pub(crate) session: Arc<Session>,
    /// The service's methods as this library has them, in the order of the generated class.
    pub(crate) methods: Arc<[Resolved]>,
    /// What travels beside every call.
    pub(crate) options: OnceCell<Box<CallOptions>>,
    closed: Cell<bool>,
    closed_at: RefCell<String>,
    /// Closing the client closes the library, because nobody else has it.
    owns_session: Cell<bool>,
}

// SAFETY: cells are touched under the GIL only.
unsafe impl Send for Client {}
// SAFETY: as above.
unsafe impl Sync for Client {}

/// What `with_options` adds.
#[derive(Clone, Default)]
pub(crate) struct CallOptions {
    timeout: Option<Duration>,
    cancellation: Option<Arc<AtomicU32>>,
    /// `shortwire.v1.Metadata`, serialised.
    metadata: Vec<u8>,
}

impl CallOptions {
    /// The form in which it crosses; the time runs from now.
    pub(crate) fn to_raw(&self) -> abi::Context {
        let deadline_ns = self.timeout.map_or(0, |timeout| {
            monotonic_ns().saturating_add(i64::try_from(timeout.as_nanos()).unwrap_or(i64::MAX))
        });
        abi::Context {
            size: size_of::<abi::Context>() as u32,
            reserved: 0,
            deadline_ns,
            cancel: self.cancellation.as_ref().map_or(std::ptr::null(), |word| word.as_ptr().cast_const()),
            metadata: abi::Bytes { data: self.metadata.as_ptr(), len: self.metadata.len() },
        }
    }
}

impl Client {
    /// The instance to call; null if the client or its library is closed.
    #[inline(always)]
    pub(crate) fn instance(&self) -> *mut abi::Instance {
        if self.closed.get() { std::ptr::null_mut() } else { self.session.instance() }
    }

    /// Raises that it is closed, and where.
    #[cold]
    pub(crate) fn raise_closed(&self) -> Raised {
        if self.closed.get() {
            return raise_closed("client", &self.closed_at.borrow());
        }
        raise_closed("library of the client", &self.session.closed_at())
    }
}

#[pymethods]
impl Client {
    /// Calls the running service of `library`, which others may share; it stays open when the client is closed.
    #[new]
    #[classmethod]
    fn new(class: &Bound<'_, PyType>, library: &Bound<'_, PyLibrary>) -> PyResult<Self> {
        let session = Arc::clone(&library.get().session);
        Ok(Self {
            methods: service_of(class)?.resolve(&session.library),
            session,
            options: OnceCell::new(),
            closed: Cell::new(false),
            closed_at: RefCell::default(),
            owns_session: Cell::new(false),
        })
    }

    /// Loads the library at `path` and starts its service, which ends when the client is closed.
    #[classmethod]
    #[pyo3(signature = (path, *, max_message_bytes=None, max_depth=None))]
    fn open<'py>(
        class: &Bound<'py, PyType>,
        path: PathBuf,
        max_message_bytes: Option<u64>,
        max_depth: Option<u32>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = class.py();
        service_of(class)?;
        let session = Arc::new(Session::open(py, path, max_message_bytes, max_depth)?);
        let client = on_session(class, &session)?;
        client.cast::<Self>()?.get().owns_session.set(true);
        Ok(client)
    }

    /// The same client, its calls given a time limit in seconds, metadata and a way to cancel them. Shares library and
    /// service.
    #[pyo3(signature = (*, timeout=None, metadata=None, cancellation=None))]
    fn with_options<'py>(
        slf: &Bound<'py, Self>,
        timeout: Option<f64>,
        metadata: Option<&Bound<'py, PyDict>>,
        cancellation: Option<&Bound<'py, Cancellation>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let client = slf.get();
        if client.closed.get() {
            client.raise_closed();
            return Err(PyErr::fetch(py));
        }
        let mut options = client.options.get().map(Box::as_ref).cloned().unwrap_or_default();
        if let Some(seconds) = timeout {
            let timeout = Duration::try_from_secs_f64(seconds);
            options.timeout = Some(timeout.map_err(|_| {
                let message = format!("timeout = {seconds} is not a number of seconds from 0 on");
                status_error(py, &Status::new(Code::InvalidArgument, message))
            })?);
        }
        for (name, value) in metadata.into_iter().flatten() {
            append_metadata(&mut options.metadata, &name, &value)?;
        }
        if let Some(cancellation) = cancellation {
            options.cancellation = Some(Arc::clone(&cancellation.get().word));
        }
        let view = on_session(&slf.get_type(), &client.session)?;
        // The view was made just now and has no options yet.
        let _ = view.cast::<Self>()?.get().options.set(Box::new(options));
        Ok(view)
    }

    /// Whether calls raise because the client or its library was closed.
    #[getter]
    fn closed(&self) -> bool {
        self.instance().is_null()
    }

    /// Ends the client, and its library if `open` made it. Calls under way finish. May be called twice.
    fn close(&self, py: Python<'_>) {
        if self.closed.get() {
            return;
        }
        self.closed.set(true);
        self.closed_at.replace(site::caller(py));
        if self.owns_session.get() {
            self.session.close(py);
        }
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyTuple>) {
        self.close(py);
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("a client cannot be pickled; open one where it is needed"))
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let client = slf.get();
        let state = if client.instance().is_null() { " (closed)" } else { "" };
        let path = client.session.library.path().display().to_string();
        Ok(format!("{}({path:?}){state}", slf.get_type().name()?))
    }
}

/// A client of that class on a session that is open.
fn on_session<'py>(class: &Bound<'py, PyType>, session: &Arc<Session>) -> PyResult<Bound<'py, PyAny>> {
    let library = Bound::new(class.py(), PyLibrary { session: Arc::clone(session) })?;
    class.call1((library,))
}

/// Adds an entry to a serialised `shortwire.v1.Metadata`: repeated fields of concatenated messages append.
fn append_metadata(bytes: &mut Vec<u8>, name: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
    let name = name.cast::<PyString>()?.to_str()?;
    let value: &[u8] = if name.ends_with("-bin") {
        value.cast::<PyBytes>()?.as_bytes()
    } else {
        value.cast::<PyString>()?.to_str()?.as_bytes()
    };
    let mut writer = Writer::new(&mut []);
    writer.delimited(0x0a, |entry| {
        entry.bytes(0x12, value);
        entry.string(0x0a, name);
    });
    bytes.extend_from_slice(writer.finish().as_slice());
    Ok(())
}
