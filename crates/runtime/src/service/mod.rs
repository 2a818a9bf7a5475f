//! What generated services are made of, and what their handlers are given.

mod context;
mod items;
mod method;

pub use crate::abi::{InOut, Placed};
pub use context::{Context, monotonic_ns};
pub use items::{BytesReply, Items};
pub use method::{
    DirectHandler, DirectMethod, Exports, FlatMessage, Handler, Input, Method, MethodInfo, Place, Sink,
    Source,
};
