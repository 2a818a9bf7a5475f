//! From opening a library to its first reply, once a process.

use std::error::Error;
use std::time::Instant;

use crate::Setup;
use crate::by_hand::Raw;
use crate::r#gen::calculator_v1::{BinaryOp, CalculatorClient};

/// Nanoseconds, and the reply.
pub fn measure(setup: &Setup, who: &str) -> Result<String, Box<dyn Error>> {
    let (a, b) = setup.operands;
    let started = Instant::now();
    let sum = match who {
        "shortwire" => {
            CalculatorClient::open(&setup.library)?.add(&BinaryOp { a, b, ..Default::default() })?.value
        }
        "raw" => (Raw::open(&setup.raw_library)?.add)(a, b),
        _ => return Err(format!("nobody is called {who}").into()),
    };
    Ok(format!("{} 1 1 {sum}", started.elapsed().as_nanos()))
}
