//! The calculator and complex_data services: all that their author writes.
#![forbid(unsafe_code)]

mod arithmetic;
mod transactions;

#[allow(missing_docs, reason = "generated")]
pub mod r#gen;

use r#gen::calculator_v1::Calculator;
use r#gen::complex_data_v1::ComplexData;

/// Both services; it has no state.
#[derive(Debug, Default)]
pub struct Service;

shortwire::export!(Service: Calculator, ComplexData);
