//! Engines as processes: one line of JSON to them, one line of JSON back.

mod process;
mod protocol;
mod serve;

pub use self::process::{Options, Worker, WorkerError};
pub use self::protocol::{Allocated, Hello, Prepared, Sample, Stamped, Subject};
pub use self::serve::serve;
