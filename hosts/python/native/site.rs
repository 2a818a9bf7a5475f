//! Where in the user's program something happened.

use pyo3::ffi;
use pyo3::prelude::*;

use crate::object::GilCell;

static DEBUG_MODE: GilCell<bool> = GilCell::new(false);

/// Reads `-X dev` and `SHORTWIRE_DEBUG` once, when the module is imported.
pub(crate) fn read_debug_mode(py: Python<'_>) -> PyResult<()> {
    let dev_mode = py.import("sys")?.getattr("flags")?.getattr("dev_mode")?.extract::<bool>()?;
    let asked = std::env::var("SHORTWIRE_DEBUG").is_ok_and(|value| !value.is_empty() && value != "0");
    // SAFETY: the GIL is held.
    *unsafe { DEBUG_MODE.get() } = dev_mode || asked;
    Ok(())
}

/// Whether leaks are reported.
pub(crate) fn debug_mode() -> bool {
    // SAFETY: callers hold the GIL.
    *unsafe { DEBUG_MODE.get() }
}

/// File and line of the Python code that is running.
pub(crate) fn caller(py: Python<'_>) -> String {
    // SAFETY: the GIL is held; the frame is borrowed, the code object a new reference.
    let (code, line) = unsafe {
        let frame = ffi::PyEval_GetFrame();
        if frame.is_null() {
            return "the end of the program".to_owned();
        }
        let code = Bound::from_owned_ptr(py, ffi::PyFrame_GetCode(frame).cast());
        (code, ffi::PyFrame_GetLineNumber(frame))
    };
    let file = code.getattr("co_filename").and_then(|file| file.extract::<String>());
    format!("{}:{line}", file.unwrap_or_else(|_| "?".to_owned()))
}
