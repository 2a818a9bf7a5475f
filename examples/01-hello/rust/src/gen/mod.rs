// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod greeter_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
