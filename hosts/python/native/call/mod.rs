//! Calls: from Python's arguments to the library's functions and back.
//!
//! ```text
//! service   what a client class says of its service, and how a library has it
//! method    the descriptor in the class, whose vectorcall all calls go through
//! flat      fields as slots              wire      messages in wire format
//! many      batches: columns, items, frames
//! ```

mod columns;
mod element;
mod family;
mod flat;
mod items;
mod many;
mod method;
pub(crate) mod service;
mod view;
mod wire;
