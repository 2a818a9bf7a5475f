//! The NaCl suite and what users expect beside it, with kernels that are assembled for the processor they run on.
//!
//! `unsafe` stands where a kernel is called, where what it is given is looked after, and in the code for vectors that the compiler makes.

#![deny(unsafe_code)]

mod aead;
pub mod argon2;
pub mod blake2b;
pub mod boxes;
mod chacha20;
pub mod constant_time;
pub mod ed25519;
pub mod encoding;
mod error;
pub mod hazmat;
mod hkdf;
mod hmac;
pub mod kernels;
mod lanes;
pub mod nacl;
mod pbkdf2;
mod poly1305;
mod provider;
pub mod random;
mod salsa20;
mod secret;
mod secretbox;
pub mod secretstream;
mod sha2;
mod stream;
#[cfg(shortwire_constant_time)]
#[doc(hidden)]
#[allow(unsafe_code)]
pub mod valgrind;
mod wipe;
pub mod x25519;

pub use aead::{Aead, ChaCha20Poly1305, Envelope, XChaCha20Poly1305};
pub use blake2b::Blake2b;
pub use error::Error;
pub use hkdf::{Hkdf, HkdfSha256, HkdfSha512};
pub use hmac::{Hmac, HmacKey, HmacSha256, HmacSha512};
pub use pbkdf2::pbkdf2;
pub use poly1305::Poly1305;
pub use secret::Secret;
pub use secretbox::SecretBox;
pub use sha2::{Sha2, Sha256, Sha512, Word};
