//! With messages by buffa, read as borrowed views, and a call through a trait object.

use std::collections::HashMap;
use std::hint::black_box;

use buffa::{Message, MessageView, SizeCache};
use rival_codecs::buffa::complex_data::v1::__buffa::view::{ComplexDataOperationView, ComplexDataResultView};
use rival_codecs::buffa::complex_data::v1::{ComplexDataOperation, ComplexDataResult};

use crate::arm::{Other, Work, fnv1a, tell_aggregate, tell_decoded, tell_encoded};
use crate::protocol::{Refusal, Subject};
use crate::transactions;

pub fn work(subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    let bytes = transactions::encoded(subject.size);
    match (&*subject.scenario, &*subject.by) {
        ("aggregate", "buffa") => Ok(Box::new(Other(aggregate(&bytes)?))),
        ("encode", "buffa") => Ok(Box::new(Other(encode(&bytes)?))),
        ("decode", "buffa") => Ok(Box::new(Other(decode(bytes)))),
        ("decode", "buffa-owned") => Ok(Box::new(Other(decode_owned(bytes)))),
        _ => Err(Refusal::unknown(subject)),
    }
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

fn aggregate(bytes: &[u8]) -> Result<impl FnMut(Option<&mut String>) -> i64 + use<>, Refusal> {
    let message = ComplexDataOperation::decode_from_slice(bytes)?;
    let hash = fnv1a(bytes);
    let service: Box<dyn Service> = Box::new(Aggregate);
    let mut sizes = SizeCache::new();
    let (mut request, mut reply) = (Vec::new(), Vec::new());
    Ok(move |told: Option<&mut String>| {
        request.clear();
        reply.clear();
        message.encode_with_cache(&mut sizes, &mut request);
        black_box(&service).call(&request, &mut reply);
        let result = ComplexDataResultView::decode_view(&reply).expect("the reply is valid");
        let stats = result.stats.iter().map(|(name, count)| (*name, *count));
        tell_aggregate(told, &hash, result.transaction_count, result.total_amount, stats)
    })
}

fn encode(bytes: &[u8]) -> Result<impl FnMut(Option<&mut String>) -> i64 + use<>, Refusal> {
    let message = ComplexDataOperation::decode_from_slice(bytes)?;
    let mut sizes = SizeCache::new();
    let mut memory = Vec::new();
    Ok(move |told: Option<&mut String>| {
        memory.clear();
        message.encode_with_cache(&mut sizes, &mut memory);
        tell_encoded(told, &memory)
    })
}

/// Strings stay in the bytes.
fn decode(bytes: Vec<u8>) -> impl FnMut(Option<&mut String>) -> i64 {
    move |told| {
        let decoded = ComplexDataOperationView::decode_view(&bytes).expect("what was encoded can be decoded");
        tell_decoded(told, decoded.data.transactions.len(), || {
            decoded.to_owned_message().expect("what was decoded can be owned").encode_to_vec()
        })
    }
}

fn decode_owned(bytes: Vec<u8>) -> impl FnMut(Option<&mut String>) -> i64 {
    move |told| {
        let decoded =
            ComplexDataOperation::decode_from_slice(&bytes).expect("what was encoded can be decoded");
        tell_decoded(told, decoded.data.transactions.len(), || decoded.encode_to_vec())
    }
}
