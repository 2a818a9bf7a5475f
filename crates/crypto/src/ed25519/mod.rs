//! Ed25519 (RFC 8032): signatures of 64 bytes under keys of 32.
//!
//! Signing is deterministic and in constant time. [`verify`] accepts exactly what libsodium accepts, and there is one right signature
//! for what a signer signed:
//!
//! - `S` has to be below the group's order, as RFC 8032 asks, so that nobody can make a second signature of a first one.
//! - Public keys and the signature's point `R` that are of low order are refused, and so are numbers not below the field's prime. Under a
//!   key of low order one signature would fit many messages.
//! - The equation is checked without the cofactor: `[S]B = R + [k]A`.
//!
//! [`verify_batch`] checks many at once, in half to two thirds of the time; what it says that differs is said there.
//!
//! Engines: `docs/decisions/0004-curve-engines.md`.

mod batch;
mod convert;
mod extended;
mod point;
mod signing;
mod verifying;

pub use batch::{Item, verify_batch, verify_many};
pub use extended::ExtendedKey;
#[cfg(test)]
pub(crate) use point::is_canonical;
pub use point::{point_add, scalar_base};
pub use signing::SigningKey;
pub use verifying::{VerifyKey, verify};

/// A signature: the point `R` and the number `S`, 32 bytes each.
pub type Signature = [u8; 64];

/// From this length on, in bytes, how fast the message is hashed matters more than how fast points are multiplied, and our SHA-512 is
/// faster than the engine's own.
const LONG: usize = 16 * 1024;
