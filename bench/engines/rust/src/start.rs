//! From opening a library to its first reply, once a process.

use std::time::Instant;

use crate::Setup;
use crate::arm::Sample;
use crate::by_hand::Raw;
use crate::r#gen::calculator_v1::{BinaryOp, CalculatorClient};
use crate::protocol::{Refusal, Subject};

pub fn measure(setup: &Setup, subject: &Subject) -> Result<Sample, Refusal> {
    let (a, b) = subject.input.operands();
    let started = Instant::now();
    let sum = match &*subject.by {
        "shortwire" => {
            CalculatorClient::open(&setup.library)?.add(&BinaryOp { a, b, ..Default::default() })?.value
        }
        "raw" => (Raw::open(&setup.raw_library)?.add)(a, b),
        _ => return Err(Refusal::unknown(subject)),
    };
    Ok(Sample::since(started, 1, sum))
}
