//! With messages by prost and a call through a trait object: what a Rust programmer would write who wants protobuf on
//! both sides of an interface.

use std::collections::HashMap;
use std::error::Error;
use std::hint::black_box;

use prost::Message;
use rival_codecs::prost::calculator::v1::BinaryOp;
use rival_codecs::prost::complex_data::v1::complex_calculation_request::Operation;
use rival_codecs::prost::complex_data::v1::complex_calculation_response::Result as Outcome;
use rival_codecs::prost::complex_data::v1::{
    ComplexCalculationRequest, ComplexCalculationResponse, ComplexDataOperation, ComplexDataResult,
};
use shortwire::wire;

use crate::arm::{Arm, Other, Pair, tell_aggregate, tell_number};
use crate::{SIZES, Setup, transactions};

pub fn arms(setup: &Setup) -> Result<Vec<Arm>, Box<dyn Error>> {
    let mut arms = vec![Arm::new("process/prost", Pair { operands: setup.operands, add: process() })];
    for size in SIZES {
        let bytes = wire::encode(&transactions::request(size));
        let request = ComplexDataOperation::decode(&*bytes)?;
        arms.push(Arm::new(format!("aggregate-{size}/prost"), Other(aggregate(request.clone()))));
        arms.push(Arm::new(format!("encode-{size}/prost"), Other(encode(request))));
        arms.push(Arm::new(format!("decode-{size}/prost"), Other(decode(bytes))));
    }
    Ok(arms)
}

/// Whoever serves bytes with bytes.
trait Service {
    fn call(&self, request: &[u8], reply: &mut Vec<u8>);
}

struct Process;

impl Service for Process {
    fn call(&self, request: &[u8], reply: &mut Vec<u8>) {
        let request = ComplexCalculationRequest::decode(request).expect("the request is valid");
        let Some(Operation::Add(op)) = request.operation else { panic!("no addition: {request:?}") };
        let result = Some(Outcome::Value(op.a.saturating_add(op.b)));
        ComplexCalculationResponse { result }.encode(reply).expect("a vector grows");
    }
}

struct Aggregate;

impl Service for Aggregate {
    fn call(&self, request: &[u8], reply: &mut Vec<u8>) {
        let request = ComplexDataOperation::decode(request).expect("the request is valid");
        let batch = request.data.expect("the request has a batch");
        let mut stats = HashMap::new();
        let mut tags = HashMap::new();
        let mut total_amount = 0.0;
        for transaction in &batch.transactions {
            total_amount += transaction.amount;
            count(&mut stats, &transaction.currency);
            transaction.tags.iter().for_each(|tag| count(&mut tags, tag));
        }
        stats.extend(tags.into_iter().map(|(tag, count)| (format!("tag_{tag}"), count)));
        let transaction_count = batch.transactions.len() as i32;
        ComplexDataResult { transaction_count, total_amount, processing_time_ns: 1, stats }
            .encode(reply)
            .expect("a vector grows");
    }
}

fn count(counts: &mut HashMap<String, i32>, text: &str) {
    match counts.get_mut(text) {
        Some(count) => *count += 1,
        None => drop(counts.insert(text.to_owned(), 1)),
    }
}

fn process() -> impl FnMut(i64, i64) -> i64 {
    let service: Box<dyn Service> = Box::new(Process);
    let (mut request, mut reply) = (Vec::new(), Vec::new());
    move |a, b| {
        let operation = Some(Operation::Add(BinaryOp { a, b }));
        request.clear();
        reply.clear();
        ComplexCalculationRequest { operation }.encode(&mut request).expect("a vector grows");
        black_box(&service).call(&request, &mut reply);
        match ComplexCalculationResponse::decode(&*reply).expect("the reply is valid").result {
            Some(Outcome::Value(value)) => value,
            other => panic!("the reply to an addition is {other:?}"),
        }
    }
}

fn aggregate(message: ComplexDataOperation) -> impl FnMut(Option<&mut String>) -> i64 {
    let service: Box<dyn Service> = Box::new(Aggregate);
    let (mut request, mut reply) = (Vec::new(), Vec::new());
    move |told| {
        request.clear();
        reply.clear();
        message.encode(&mut request).expect("a vector grows");
        black_box(&service).call(&request, &mut reply);
        let result = ComplexDataResult::decode(&*reply).expect("the reply is valid");
        let stats = result.stats.iter().map(|(name, &count)| (&**name, count));
        tell_aggregate(told, result.transaction_count, result.total_amount, stats)
    }
}

fn encode(message: ComplexDataOperation) -> impl FnMut(Option<&mut String>) -> i64 {
    let mut memory = Vec::new();
    move |told| {
        memory.clear();
        message.encode(&mut memory).expect("a vector grows");
        tell_number(told, memory.len())
    }
}

fn decode(bytes: Vec<u8>) -> impl FnMut(Option<&mut String>) -> i64 {
    move |told| {
        let decoded = ComplexDataOperation::decode(&*bytes).expect("what was encoded can be decoded");
        tell_number(told, decoded.data.map_or(0, |batch| batch.transactions.len()))
    }
}
