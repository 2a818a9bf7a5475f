//! The NaCl suite and what users expect beside it, with kernels that are assembled for the processor they run on.

mod error;

pub use error::Error;
