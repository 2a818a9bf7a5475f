//! Calls: from Python's arguments to the library's functions and back.
//!
//! ```text
//! service   what a client class says of its service, and how a library has it
//! method    the descriptor in the class, whose vectorcall all calls go through
//! flat      fields as slots              plain     the shortest way: numbers in, one number out
//! output    into memory of the caller's
//! wire      messages in wire format
//! signature what inspect.signature is told
//! many      batches: columns, items, frames (element, view, family: what they are made of)
//! ```

mod columns;
mod element;
mod family;
mod flat;
mod into;
mod items;
mod many;
mod method;
mod output;
mod plain;
pub(crate) mod service;
mod signature;
mod view;
mod wire;
