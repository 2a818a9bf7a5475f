//! The NaCl suite and what users expect beside it, with kernels that are assembled for the processor they run on.

mod chacha20;
mod error;
pub mod hazmat;
pub mod kernels;
mod salsa20;
mod stream;

pub use error::Error;
