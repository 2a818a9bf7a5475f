// Made by shortwire gen from direct.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod direct_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
