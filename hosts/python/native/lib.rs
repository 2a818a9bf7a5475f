//! `shortwire._native`: the codec over dataclass objects, the calls, the clients.
//!
//! Hot paths speak CPython's C API directly, because a wrapper costs a third of a small call; everything else goes through
//! PyO3. The GIL protects all state that is not immutable: this module does not support builds without it.

mod call;
mod cancellation;
mod client;
mod codec;
mod errors;
mod messages;
mod object;
mod scratch;
mod session;
mod site;

use pyo3::prelude::*;

/// Fills the module.
#[pymodule(gil_used = true)]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    site::read_debug_mode(module.py())?;
    module.add_class::<session::PyLibrary>()?;
    module.add_class::<client::Client>()?;
    module.add_class::<cancellation::Cancellation>()?;
    module.add_function(wrap_pyfunction!(codec::describe::describe, module)?)?;
    module.add_function(wrap_pyfunction!(call::service::bind, module)?)?;
    module.add_function(wrap_pyfunction!(messages::encode, module)?)?;
    module.add_function(wrap_pyfunction!(messages::decode, module)?)?;
    module.add_function(wrap_pyfunction!(messages::which_oneof, module)?)?;
    module.add_function(wrap_pyfunction!(messages::full_name, module)?)?;
    Ok(())
}
