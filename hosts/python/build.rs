//! Tells the crate which Python it is built for: the layout of `int` differs between versions.

fn main() {
    pyo3_build_config::use_pyo3_cfgs();
}
