//! The calculator's services as tonic generates them, over prost's messages.
#![allow(missing_docs, clippy::all)]

pub mod calculator {
    tonic::include_proto!("calculator.v1");
}

pub mod complex_data {
    tonic::include_proto!("complex_data.v1");
}
