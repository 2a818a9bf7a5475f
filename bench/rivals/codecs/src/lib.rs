//! The messages of the calculator's schemas as prost and as buffa generate them.
#![allow(missing_docs, clippy::all)]

pub mod work;

#[rustfmt::skip]
pub mod prost;

#[rustfmt::skip]
pub mod buffa {
    include!(concat!(env!("OUT_DIR"), "/buffa.rs"));
}
