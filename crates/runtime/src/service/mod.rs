//! What generated services are made of, and what their handlers are given.

mod context;
mod method;

pub use context::{Context, monotonic_ns};
pub use method::{Exports, FlatMessage, Handler, Method, MethodInfo, Place, Sink, Source};
