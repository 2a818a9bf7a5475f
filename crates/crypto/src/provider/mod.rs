//! Engines of others, each behind a function of ours: nothing outside this folder names one.
//!
//! Which engine and why: `docs/decisions/0003-hash-engines.md`, `docs/decisions/0004-curve-engines.md`.

pub(crate) mod argon2;
pub(crate) mod curves;
pub(crate) mod sha2;
