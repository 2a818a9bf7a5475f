//! With messages by prost and a call through a trait object: what a Rust programmer would write who wants protobuf on
//! both sides of an interface.

use std::hint::black_box;

use prost::Message;
use rival_codecs::prost::calculator::v1::BinaryOp;
use rival_codecs::prost::complex_data::v1::complex_calculation_request::Operation;
use rival_codecs::prost::complex_data::v1::complex_calculation_response::Result as Outcome;
use rival_codecs::prost::complex_data::v1::{
    ComplexCalculationRequest, ComplexCalculationResponse, ComplexDataOperation, ComplexDataResult,
};
use rival_codecs::work;

use crate::arm::{Other, Pair, Work, fnv1a, tell_aggregate, tell_decoded, tell_encoded};
use crate::protocol::{Refusal, Subject};
use crate::transactions;

pub fn work(subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    let bytes = transactions::encoded(subject.size);
    match &*subject.scenario {
        "process" => Ok(Box::new(Pair::new(subject, process()))),
        "aggregate" => Ok(Box::new(Other(aggregate(&bytes)?))),
        "encode" => Ok(Box::new(Other(encode(&bytes)?))),
        "decode" => Ok(Box::new(Other(decode(bytes)))),
        _ => Err(Refusal::unknown(subject)),
    }
}

/// Whoever serves bytes with bytes.
trait Service {
    fn call(&self, request: &[u8], reply: &mut Vec<u8>);
}

struct Process;

impl Service for Process {
    fn call(&self, request: &[u8], reply: &mut Vec<u8>) {
        let request = ComplexCalculationRequest::decode(request).expect("the request is valid");
        work::process(request).encode(reply).expect("a vector grows");
    }
}

struct Aggregate;

impl Service for Aggregate {
    fn call(&self, request: &[u8], reply: &mut Vec<u8>) {
        let request = ComplexDataOperation::decode(request).expect("the request is valid");
        work::aggregate(request).encode(reply).expect("a vector grows");
    }
}

fn process() -> impl FnMut(i64, i64) -> i64 {
    let service: Box<dyn Service> = Box::new(Process);
    let (mut request, mut reply) = (Vec::new(), Vec::new());
    move |a, b| {
        request.clear();
        reply.clear();
        addition(a, b).encode(&mut request).expect("a vector grows");
        black_box(&service).call(&request, &mut reply);
        sum(ComplexCalculationResponse::decode(&*reply).expect("the reply is valid"))
    }
}

/// A request to add two numbers.
pub fn addition(a: i64, b: i64) -> ComplexCalculationRequest {
    ComplexCalculationRequest { operation: Some(Operation::Add(BinaryOp { a, b })) }
}

/// The reply to it.
pub fn sum(reply: ComplexCalculationResponse) -> i64 {
    match reply.result {
        Some(Outcome::Value(value)) => value,
        other => panic!("the reply to an addition is {other:?}"),
    }
}

fn aggregate(bytes: &[u8]) -> Result<impl FnMut(Option<&mut String>) -> i64 + use<>, Refusal> {
    let message = ComplexDataOperation::decode(bytes)?;
    let hash = fnv1a(bytes);
    let service: Box<dyn Service> = Box::new(Aggregate);
    let (mut request, mut reply) = (Vec::new(), Vec::new());
    Ok(move |told: Option<&mut String>| {
        request.clear();
        reply.clear();
        message.encode(&mut request).expect("a vector grows");
        black_box(&service).call(&request, &mut reply);
        tell(told, &hash, &ComplexDataResult::decode(&*reply).expect("the reply is valid"))
    })
}

/// Tells the reply of Aggregate.
#[inline(always)]
pub fn tell(told: Option<&mut String>, request_hash: &str, reply: &ComplexDataResult) -> i64 {
    let stats = reply.stats.iter().map(|(name, &count)| (&**name, count));
    tell_aggregate(told, request_hash, reply.transaction_count, reply.total_amount, stats)
}

fn encode(bytes: &[u8]) -> Result<impl FnMut(Option<&mut String>) -> i64 + use<>, Refusal> {
    let message = ComplexDataOperation::decode(bytes)?;
    let mut memory = Vec::new();
    Ok(move |told: Option<&mut String>| {
        memory.clear();
        message.encode(&mut memory).expect("a vector grows");
        tell_encoded(told, &memory)
    })
}

fn decode(bytes: Vec<u8>) -> impl FnMut(Option<&mut String>) -> i64 {
    move |told| {
        let decoded = ComplexDataOperation::decode(&*bytes).expect("what was encoded can be decoded");
        let count = decoded.data.as_ref().map_or(0, |batch| batch.transactions.len());
        tell_decoded(told, count, || decoded.encode_to_vec())
    }
}
