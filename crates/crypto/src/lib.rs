//! The NaCl suite and what users expect beside it, with kernels that are assembled for the processor they run on.

pub mod argon2;
pub mod blake2b;
mod error;
mod hkdf;
mod hmac;
mod pbkdf2;
mod provider;
mod sha2;
mod wipe;

pub use blake2b::Blake2b;
pub use error::Error;
pub use hkdf::{Hkdf, HkdfSha256, HkdfSha512};
pub use hmac::{Hmac, HmacKey, HmacSha256, HmacSha512};
pub use pbkdf2::pbkdf2;
pub use sha2::{Sha2, Sha256, Sha512, Word};
