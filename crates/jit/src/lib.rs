//! Machine code made at run time.
//!
//! - [`vector`] is where a kernel is written: once, for vectors of any width, on x86-64 and AArch64.
//! - [`assembler`] is what it stands on: narrow interfaces to the two instruction sets, behind which the library that
//!   encodes them can be exchanged.
//! - [`memory`] is where code lives: never writable and executable at once, and refused with a typed error where the
//!   system does not allow it.
//!
//! From a kernel's source to a call:
//!
//! ```
//! use shortwire_jit::vector::{Emitter, Target, Word, assemble};
//!
//! fn double(e: &mut Emitter, [number]: [Word; 1]) {
//!     e.add(number, number);
//!     e.return_word(number);
//! }
//!
//! let Some(target) = Target::best() else { return };
//! let kernel = shortwire_jit::publish(&assemble("double", target, double)).expect("executable memory is allowed here");
//! // SAFETY: this is the signature that `double` was assembled for: one word in, one out.
//! let double: extern "C" fn(u64) -> u64 = unsafe { kernel.function() };
//! assert_eq!(double(21), 42);
//! ```

#![deny(unsafe_code)]

pub mod assembler;
mod cache;
pub mod cpu;
#[cfg(feature = "disassembly")]
pub mod disassembly;
mod error;
pub mod memory;
mod symbols;
pub mod template;
#[cfg(feature = "testing")]
pub mod testing;
pub mod vector;

pub use cache::Cache;
pub use error::Error;
pub use memory::{Kernel, publish};
