// Made by shortwire gen from keywords.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod keywords_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
