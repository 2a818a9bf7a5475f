//! Batches of operations and of transactions.

use std::borrow::Cow;
use std::time::Instant;

use shortwire::wire::{IntoOwned, Map};
use shortwire::{Code, Context, Status};

use crate::Service;
use crate::arithmetic::{NO_OPERATION, divide, in_reply};
use crate::r#gen::calculator_v1::ErrorResult;
use crate::r#gen::complex_data_v1::{
    BatchOperation, BatchResult, ComplexCalculationRequest, ComplexCalculationRequestOperation as Operation,
    ComplexCalculationResponse, ComplexCalculationResponseResult as Outcome, ComplexData,
    ComplexDataOperation, ComplexDataResult,
};

impl ComplexData for Service {
    fn process<'a>(
        &'a self,
        _: &Context<'a>,
        request: ComplexCalculationRequest<'a>,
    ) -> Result<ComplexCalculationResponse<'a>, Status> {
        let result = match request.operation {
            None => failed(NO_OPERATION),
            Some(Operation::Add(op)) => Outcome::Value(op.a.saturating_add(op.b)),
            Some(Operation::Subtract(op)) => Outcome::Value(op.a.saturating_sub(op.b)),
            Some(Operation::Multiply(op)) => Outcome::Value(op.a.saturating_mul(op.b)),
            Some(Operation::Divide(op)) => match divide(&op) {
                Ok(value) => Outcome::Value(value),
                Err(status) => failed(in_reply(status)),
            },
            Some(Operation::Batch(batch)) => Outcome::BatchResult(add_all(&batch)),
            Some(Operation::Complex(operation)) => match aggregate(&operation) {
                Ok(result) => Outcome::ComplexResult(result),
                Err(_) => failed("No data batch provided"),
            },
        };
        Ok(ComplexCalculationResponse { result: Some(result), ..Default::default() })
    }

    fn add_all<'a>(&'a self, _: &Context<'a>, request: BatchOperation) -> Result<BatchResult, Status> {
        Ok(add_all(&request))
    }

    fn aggregate<'a>(
        &'a self,
        _: &Context<'a>,
        request: ComplexDataOperation<'a>,
    ) -> Result<ComplexDataResult<'a>, Status> {
        aggregate(&request)
    }
}

fn failed(message: &'static str) -> Outcome<'static> {
    Outcome::Error(ErrorResult { message: message.into(), ..Default::default() })
}

fn add_all(batch: &BatchOperation) -> BatchResult {
    let values: Vec<i64> = batch.operations.iter().map(|op| op.a.saturating_add(op.b)).collect();
    BatchResult { success_count: values.len() as i32, error_count: 0, values, ..Default::default() }
}

/// Count, total amount, and how many transactions there are of each currency and each tag.
fn aggregate(operation: &ComplexDataOperation<'_>) -> Result<ComplexDataResult<'static>, Status> {
    let started = Instant::now();
    let Some(batch) = &operation.data else {
        return Err(Status::new(Code::InvalidArgument, "no data batch provided; set `data`"));
    };
    let mut total_amount = 0.0;
    let mut currencies = Counts::new();
    let mut tags = Counts::new();
    for transaction in &batch.transactions {
        total_amount += transaction.amount;
        count(&mut currencies, &transaction.currency);
        transaction.tags.iter().for_each(|tag| count(&mut tags, tag));
    }
    let tags = tags.into_iter().map(|(tag, count)| (format!("tag_{tag}").into(), count));
    Ok(ComplexDataResult {
        transaction_count: batch.transactions.len() as i32,
        total_amount,
        processing_time_ns: i64::try_from(started.elapsed().as_nanos()).unwrap_or(i64::MAX),
        stats: currencies.into_owned().into_iter().chain(tags).collect(),
        ..Default::default()
    })
}

/// How often each text occurs, in the order in which they occur first.
type Counts<'a> = Map<Cow<'a, str>, i32>;

fn count<'a>(counts: &mut Counts<'a>, text: &'a str) {
    match counts.get_mut(text) {
        Some(count) => *count += 1,
        None => drop(counts.insert(text.into(), 1)),
    }
}
