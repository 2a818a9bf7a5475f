//! Curve25519 and texts against the vectors of those who defined them, and against what must never pass.

mod bech32;
mod conversion;
mod ed25519;
mod extended;
mod many;
#[allow(dead_code, reason = "the other test programs use the rest")]
#[path = "../hash/vectors.rs"]
mod vectors;
mod x25519;
