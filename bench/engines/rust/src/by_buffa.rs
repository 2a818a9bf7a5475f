//! With messages by buffa, read as borrowed views, and a call through a trait object.

use std::collections::HashMap;
use std::error::Error;
use std::hint::black_box;

use buffa::{Message, MessageView, SizeCache};
use rival_codecs::buffa::complex_data::v1::__buffa::view::{ComplexDataOperationView, ComplexDataResultView};
use rival_codecs::buffa::complex_data::v1::{ComplexDataOperation, ComplexDataResult};
use shortwire::wire;

use crate::arm::{Arm, Other, tell_aggregate, tell_number};
use crate::{SIZES, transactions};

pub fn arms() -> Result<Vec<Arm>, Box<dyn Error>> {
    let mut arms = Vec::new();
    for size in SIZES {
        let bytes = wire::encode(&transactions::request(size));
        let request = ComplexDataOperation::decode_from_slice(&bytes)?;
        arms.push(Arm::new(format!("aggregate-{size}/buffa"), Other(aggregate(request.clone()))));
        arms.push(Arm::new(format!("encode-{size}/buffa"), Other(encode(request))));
        arms.push(Arm::new(format!("decode-{size}/buffa"), Other(decode(bytes.clone()))));
        arms.push(Arm::new(format!("decode-{size}/buffa-owned"), Other(decode_owned(bytes))));
    }
    Ok(arms)
}

/// Whoever serves bytes with bytes.
trait Service {
    fn call(&self, request: &[u8], reply: &mut Vec<u8>);
}

struct Aggregate;

impl Service for Aggregate {
    fn call(&self, request: &[u8], reply: &mut Vec<u8>) {
        let request = ComplexDataOperationView::decode_view(request).expect("the request is valid");
        let mut currencies = HashMap::new();
        let mut tags = HashMap::new();
        let mut total_amount = 0.0;
        for transaction in request.data.transactions.iter() {
            total_amount += transaction.amount;
            *currencies.entry(transaction.currency).or_insert(0) += 1;
            transaction.tags.iter().for_each(|tag| *tags.entry(*tag).or_insert(0) += 1);
        }
        let currencies = currencies.into_iter().map(|(currency, count)| (currency.to_owned(), count));
        let tags = tags.into_iter().map(|(tag, count)| (format!("tag_{tag}"), count));
        let result = ComplexDataResult {
            transaction_count: request.data.transactions.len() as i32,
            total_amount,
            processing_time_ns: 1,
            stats: currencies.chain(tags).collect(),
            ..Default::default()
        };
        result.encode(reply);
    }
}

fn aggregate(message: ComplexDataOperation) -> impl FnMut(Option<&mut String>) -> i64 {
    let service: Box<dyn Service> = Box::new(Aggregate);
    let mut sizes = SizeCache::new();
    let (mut request, mut reply) = (Vec::new(), Vec::new());
    move |told| {
        request.clear();
        reply.clear();
        message.encode_with_cache(&mut sizes, &mut request);
        black_box(&service).call(&request, &mut reply);
        let result = ComplexDataResultView::decode_view(&reply).expect("the reply is valid");
        let stats = result.stats.iter().map(|(name, count)| (*name, *count));
        tell_aggregate(told, result.transaction_count, result.total_amount, stats)
    }
}

fn encode(message: ComplexDataOperation) -> impl FnMut(Option<&mut String>) -> i64 {
    let mut sizes = SizeCache::new();
    let mut memory = Vec::new();
    move |told| {
        memory.clear();
        message.encode_with_cache(&mut sizes, &mut memory);
        tell_number(told, memory.len())
    }
}

/// Strings stay in the bytes.
fn decode(bytes: Vec<u8>) -> impl FnMut(Option<&mut String>) -> i64 {
    move |told| {
        let decoded = ComplexDataOperationView::decode_view(&bytes).expect("what was encoded can be decoded");
        tell_number(told, decoded.data.transactions.len())
    }
}

fn decode_owned(bytes: Vec<u8>) -> impl FnMut(Option<&mut String>) -> i64 {
    move |told| {
        let decoded =
            ComplexDataOperation::decode_from_slice(&bytes).expect("what was encoded can be decoded");
        tell_number(told, decoded.data.transactions.len())
    }
}
