//! `Cancellation`: gives calls up that are under way.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use pyo3::prelude::*;

/// Gives up the calls of the clients that it was handed to, those under way too: they raise `Cancelled`.
///
/// May be used from any thread.
#[pyclass(module = "shortwire", frozen, weakref)]
pub(crate) struct Cancellation {
    /// What the library looks at.
    pub(crate) word: Arc<AtomicU32>,
}

#[pymethods]
impl Cancellation {
    /// One that has not been cancelled.
    #[new]
    fn new() -> Self {
        Self { word: Arc::default() }
    }

    /// Gives the calls up, for good. May be called twice.
    fn cancel(&self) {
        self.word.store(1, Ordering::Release);
    }

    /// Whether `cancel` was called.
    #[getter]
    fn cancelled(&self) -> bool {
        self.word.load(Ordering::Acquire) != 0
    }

    fn __repr__(&self) -> &'static str {
        if self.cancelled() { "Cancellation(cancelled)" } else { "Cancellation()" }
    }
}
