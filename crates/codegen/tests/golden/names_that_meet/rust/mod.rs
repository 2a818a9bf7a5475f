// Made by shortwire gen from names.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod names_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
