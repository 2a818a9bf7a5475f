//! The Rust client against the feature library, one module a feature.

mod bad_wire;
mod batch;
mod context;
mod direct;
mod errors;
mod evolution;
#[cfg(not(miri))]
mod fork;
mod large;
mod limits;
#[cfg(not(miri))]
mod loader_errors;
mod many;
mod maps;
mod nested;
mod null_arguments;
mod oneof;
mod panic;
mod presence;
mod recursion;
mod repeated;
mod scalars;
mod strings_bytes;
mod support;
mod threads;
mod unknown_fields;
