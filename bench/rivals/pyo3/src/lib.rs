//! `add` as a function written with PyO3.

/// The module `rival_pyo3`.
#[pyo3::pymodule]
mod rival_pyo3 {
    use pyo3::prelude::*;

    /// Sum of a and b, saturating.
    #[pyfunction]
    fn add(a: i64, b: i64) -> i64 {
        a.saturating_add(b)
    }
}
