// Made by shortwire gen from flat.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod flat_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
