//! The result for other tools: Go's benchmark format, Google Benchmark's JSON, Bencher Metric Format, and CSV.
//!
//! Other tools take samples, and a process is one: what chance decided when it started stays the same in all its rounds.

mod benchfmt;
mod bmf;
mod csv;
mod google_benchmark;

pub use self::benchfmt::benchfmt;
pub use self::bmf::bmf;
pub use self::csv::csv;
pub use self::google_benchmark::google_benchmark;

use crate::result::ArmResult;

/// Nanoseconds an operation, once a process.
fn samples(arm: &ArmResult) -> &[f64] {
    if arm.ns_by_process.is_empty() { std::slice::from_ref(&arm.ns.value) } else { &arm.ns_by_process }
}

/// Bytes a second at so many nanoseconds an operation, where bytes were declared.
fn rate(arm: &ArmResult, ns: f64) -> Option<f64> {
    arm.bytes.map(|bytes| bytes as f64 * 1e9 / (ns * arm.operations as f64))
}
