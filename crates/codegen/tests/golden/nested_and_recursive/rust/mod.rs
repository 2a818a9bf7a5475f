// Made by shortwire gen from nested.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod nested_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
