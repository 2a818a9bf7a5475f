//! `add` as UniFFI exports it.

uniffi::setup_scaffolding!();

/// Sum of a and b, saturating.
#[uniffi::export]
fn add(a: i64, b: i64) -> i64 {
    a.saturating_add(b)
}
