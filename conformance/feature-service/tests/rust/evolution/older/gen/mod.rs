// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod shortwire_test_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
