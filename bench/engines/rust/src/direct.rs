//! The service's functions called as Rust functions: the same work without any boundary. Aggregate is not among them: its
//! request is the service's to keep, so each call would begin with a copy of the whole tree, which is no call.

use calculator::Service;
use calculator::r#gen::calculator_v1::{BinaryOp, Calculator};
use calculator::r#gen::complex_data_v1::{
    ComplexCalculationRequest, ComplexCalculationRequestOperation as Operation,
    ComplexCalculationResponseResult as Outcome, ComplexData,
};
use shortwire::Context;

use crate::arm::{Pair, Work};
use crate::protocol::{Refusal, Subject};

pub fn work(subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    match &*subject.scenario {
        "add" => Ok(Box::new(Pair::new(subject, add))),
        "process" => Ok(Box::new(Pair::new(subject, process))),
        _ => Err(Refusal::unknown(subject)),
    }
}

fn add(a: i64, b: i64) -> i64 {
    Service.add(&Context::NONE, BinaryOp { a, b, ..Default::default() }).expect("additions do not fail").value
}

fn process(a: i64, b: i64) -> i64 {
    let operation = Operation::Add(BinaryOp { a, b, ..Default::default() });
    let request = ComplexCalculationRequest { operation: Some(operation), ..Default::default() };
    match Service.process(&Context::NONE, request).expect("additions do not fail").result {
        Some(Outcome::Value(value)) => value,
        other => panic!("the reply to an addition is {other:?}"),
    }
}
