// Made by shortwire gen from units/money.proto, shop/order.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod units_v1;

#[rustfmt::skip]
pub mod shop_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
