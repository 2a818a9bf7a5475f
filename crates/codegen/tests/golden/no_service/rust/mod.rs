// Made by shortwire gen from messages.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod plain;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
