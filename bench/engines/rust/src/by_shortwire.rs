//! With the generated client.

use shortwire::abi::{Batch, Column};
use shortwire::client::Scratch;
use shortwire::service::Method;
use shortwire::wire::{self, Output, Writer};

use crate::arm::{
    self, AddColumns, Columns, Other, Pair, Work, fnv1a, tell_aggregate, tell_decoded, tell_encoded,
};
use crate::r#gen::calculator_v1::{BinaryOp, CalculatorClient, calculator_methods};
use crate::r#gen::complex_data_v1::{
    ComplexCalculationRequest, ComplexCalculationRequestOperation as Operation, ComplexCalculationResponse,
    ComplexCalculationResponseResult as Outcome, ComplexDataClient, ComplexDataOperation,
};
use crate::ladder::Rung;
use crate::protocol::{Refusal, Subject};
use crate::{Setup, transactions};

pub fn work(setup: &Setup, subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    let size = subject.size;
    let calculator = || CalculatorClient::open(&setup.library);
    let complex_data = || ComplexDataClient::open(&setup.library);
    let memory = if subject.by == "shortwire-new" { Memory::Anew } else { Memory::Again(Scratch::new()) };
    Ok(match &*subject.scenario {
        "add" | "add-latency" => Box::new(Pair::new(subject, add(calculator()?))),
        "process" => Box::new(Pair::new(subject, process(complex_data()?, memory))),
        "ladder" => Box::new(Rung::new(subject, process(complex_data()?, memory))),
        "columns" => {
            let add_many = columns(&calculator()?).ok_or("the library has no batch entry for Add")?;
            Box::new(Columns::new(size, add_many))
        }
        "items" => Box::new(Other(items(calculator()?, size))),
        "aggregate" => Box::new(Other(aggregate(complex_data()?, size, memory))),
        "encode" => Box::new(Other(encode(size))),
        "decode" => Box::new(Other(decode(size))),
        _ => return Err(Refusal::unknown(subject)),
    })
}

/// Where requests and replies lie.
enum Memory {
    /// In memory that is used again: pools on.
    Again(Scratch),
    /// In new memory for each call: pools off.
    Anew,
}

impl Memory {
    #[inline(always)]
    fn used<R>(&mut self, call: impl FnOnce(&mut Scratch) -> R) -> R {
        match self {
            Self::Again(scratch) => call(scratch),
            Self::Anew => call(&mut Scratch::new()),
        }
    }
}

fn add(calculator: CalculatorClient) -> impl FnMut(i64, i64) -> i64 {
    move |a, b| {
        calculator.add(&BinaryOp { a, b, ..Default::default() }).expect("the calculator answers").value
    }
}

fn process(complex_data: ComplexDataClient, mut memory: Memory) -> impl FnMut(i64, i64) -> i64 {
    move |a, b| {
        let request = addition(a, b);
        memory.used(|scratch| match complex_data.process(&request, scratch) {
            Ok(reply) => sum(reply),
            Err(status) => panic!("{status}"),
        })
    }
}

/// A request to add two numbers.
#[inline(always)]
pub fn addition(a: i64, b: i64) -> ComplexCalculationRequest<'static> {
    let operation = Operation::Add(BinaryOp { a, b, ..Default::default() });
    ComplexCalculationRequest { operation: Some(operation), ..Default::default() }
}

/// The reply to it.
#[inline(always)]
pub fn sum(reply: ComplexCalculationResponse<'_>) -> i64 {
    match reply.result {
        Some(Outcome::Value(value)) => value,
        other => panic!("the reply to an addition is {other:?}"),
    }
}

/// The batch entry of `Add`, which takes columns where they lie; none if the library lacks it.
fn columns(calculator: &CalculatorClient) -> Option<impl AddColumns + use<>> {
    let instance = calculator.target().instance().clone();
    let add_many = instance.library().method(calculator_methods::Add::INFO.id)?.flat_many?;
    Some(move |a: &[i64], b: &[i64], sums: &mut [i64]| {
        let column = |data: *const i64| Column { data: data.cast_mut().cast(), stride: 8 };
        let request = [column(a.as_ptr()), column(b.as_ptr())];
        let reply = [column(sums.as_mut_ptr())];
        let batch = Batch {
            count: sums.len().min(a.len()).min(b.len()),
            request: request.as_ptr(),
            reply: reply.as_ptr(),
            codes: std::ptr::null_mut(),
            spill: std::ptr::null_mut(),
            errors: std::ptr::null_mut(),
        };
        // SAFETY: Add has two request columns and one reply column of int64, and all of them are long enough.
        let code = unsafe { add_many(instance.as_ptr(), std::ptr::null(), &batch) };
        assert_eq!(code, 0, "the batch of additions failed");
    })
}

/// The batch form of the client, from a slice of requests to a vector of results.
fn items(calculator: CalculatorClient, size: usize) -> impl FnMut(Option<&mut String>) -> i64 {
    let (a, b) = arm::operands(size);
    let requests: Vec<_> =
        a.into_iter().zip(b).map(|(a, b)| BinaryOp { a, b, ..Default::default() }).collect();
    move |told| {
        let replies = calculator.add_many(&requests).expect("the batch is run");
        let mut sums = replies.into_iter().map(|reply| reply.expect("additions do not fail").value);
        match told {
            None => sums.next_back().unwrap_or_default(),
            Some(told) => {
                *told = arm::join(sums);
                0
            }
        }
    }
}

fn aggregate(
    complex_data: ComplexDataClient,
    size: usize,
    mut memory: Memory,
) -> impl FnMut(Option<&mut String>) -> i64 {
    let request = transactions::request(size);
    let hash = fnv1a(&wire::encode(&request));
    move |told| {
        memory.used(|scratch| {
            let reply = complex_data.aggregate(&request, scratch).expect("the batch is aggregated");
            let stats = reply.stats.iter().map(|(name, &count)| (&**name, count));
            tell_aggregate(told, &hash, reply.transaction_count, reply.total_amount, stats)
        })
    }
}

/// The codec alone, into memory that is used again.
fn encode(size: usize) -> impl FnMut(Option<&mut String>) -> i64 {
    let request = transactions::request(size);
    let mut memory = vec![0; wire::encode(&request).len()];
    move |told| {
        let mut writer = Writer::new(&mut memory);
        wire::Message::write(&request, &mut writer);
        match writer.finish() {
            Output::Borrowed(bytes) => tell_encoded(told, bytes),
            Output::Heap { memory, start } => tell_encoded(told, &memory[start..]),
        }
    }
}

/// The codec alone, with strings borrowed from the bytes.
fn decode(size: usize) -> impl FnMut(Option<&mut String>) -> i64 {
    let bytes = transactions::encoded(size);
    move |told| {
        let decoded: ComplexDataOperation<'_> =
            wire::decode(&bytes).expect("what was encoded can be decoded");
        let count = decoded.data.as_ref().map_or(0, |batch| batch.transactions.len());
        tell_decoded(told, count, || wire::encode(&decoded))
    }
}
