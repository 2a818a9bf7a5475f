//! Hashes, tags and keys against the vectors of those who defined them, and against other implementations.

mod argon2;
mod blake2b;
mod hkdf;
mod hmac;
mod pbkdf2;
mod sha2;
mod vectors;
