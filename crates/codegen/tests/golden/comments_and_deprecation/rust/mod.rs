// Made by shortwire gen from comments.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod comments_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
