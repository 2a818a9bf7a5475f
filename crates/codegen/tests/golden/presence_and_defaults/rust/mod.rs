// Made by shortwire gen from presence.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod presence_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
