// Made by shortwire gen from calculator/v1/calculator.proto, complex_data/v1/complex_data.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod calculator_v1;

#[rustfmt::skip]
pub mod complex_data_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
