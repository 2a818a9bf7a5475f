// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod pixels_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
