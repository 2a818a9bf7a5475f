//! The calculator's work on prost's messages, for those who carry them to it in some way.

use std::collections::HashMap;

use crate::prost::calculator::v1::{BinaryOp, Value};
use crate::prost::complex_data::v1::complex_calculation_request::Operation;
use crate::prost::complex_data::v1::complex_calculation_response::Result as Outcome;
use crate::prost::complex_data::v1::{
    ComplexCalculationRequest, ComplexCalculationResponse, ComplexDataOperation, ComplexDataResult,
};

/// `Calculator.Add`.
pub fn add(op: BinaryOp) -> Value {
    Value { value: op.a.saturating_add(op.b) }
}

/// `ComplexData.Process`, of an addition.
pub fn process(request: ComplexCalculationRequest) -> ComplexCalculationResponse {
    let Some(Operation::Add(op)) = request.operation else { panic!("no addition: {request:?}") };
    ComplexCalculationResponse { result: Some(Outcome::Value(add(op).value)) }
}

/// `ComplexData.Aggregate`.
pub fn aggregate(request: ComplexDataOperation) -> ComplexDataResult {
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
}

fn count(counts: &mut HashMap<String, i32>, text: &str) {
    match counts.get_mut(text) {
        Some(count) => *count += 1,
        None => drop(counts.insert(text.to_owned(), 1)),
    }
}
