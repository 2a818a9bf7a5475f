// Made by shortwire gen from maps.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod maps_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
