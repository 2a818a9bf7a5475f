//! Shortwire: a service written once in a `.proto`, implemented in native code, called from any language at the cost of
//! a function call.
//!
//! | module | what it holds |
//! |---|---|
//! | [`service`] | what generated services are made of, and the [`Context`] of a call |
//! | [`client`] | opening any Shortwire library and calling it |
//! | [`wire`] | the protobuf wire format |
//! | [`abi`] | the boundary: the structs of `shortwire.h`, and the only `extern "C"` |
//!
//! An author implements the trait that `shortwire gen` makes of a service and writes [`export!`]; a caller opens the
//! library with the client that `shortwire gen` makes of the same service.

pub mod abi;
pub mod client;
pub mod service;
mod status;
pub mod wire;

pub use service::Context;
pub use status::{Code, Detail, NamedMessage, Status};
