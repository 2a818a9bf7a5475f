//! With the generated client.

use std::error::Error;
use std::rc::Rc;

use shortwire::abi::{self, Batch, Column};
use shortwire::client::Scratch;
use shortwire::service::Method;
use shortwire::wire::{self, Output, Writer};

use crate::arm::{self, AddColumns, Arm, Columns, Other, Pair, tell_aggregate, tell_number};
use crate::r#gen::calculator_v1::{BinaryOp, CalculatorClient, calculator_methods};
use crate::r#gen::complex_data_v1::{
    ComplexCalculationRequest, ComplexCalculationRequestOperation as Operation,
    ComplexCalculationResponseResult as Outcome, ComplexDataClient, ComplexDataOperation, ComplexDataResult,
};
use crate::{SIZES, Setup, transactions};

pub fn arms(setup: &Setup) -> Result<Vec<Arm>, Box<dyn Error>> {
    let calculator = CalculatorClient::open(&setup.library)?;
    let complex_data = Rc::new(ComplexDataClient::open(&setup.library)?);
    let mut arms = Vec::new();
    for size in SIZES {
        let request = Rc::new(transactions::request(size));
        let add_many = columns(&calculator).ok_or("the library has no batch entry for Add")?;
        arms.push(Arm::new(format!("columns-{size}/shortwire"), Columns::new(size, add_many)));
        arms.push(Arm::new(format!("items-{size}/shortwire"), Other(items(&calculator, size))));
        arms.push(aggregate(size, &complex_data, &request));
        arms.push(Arm::new(format!("request-{size}/shortwire"), Other(fingerprint(&request))));
        arms.push(encode(size, &request));
        arms.push(decode(size, &request));
    }
    arms.push(Arm::new("add/shortwire", Pair { operands: setup.operands, add: add(calculator) }));
    arms.push(Arm::new("process/shortwire", Pair { operands: setup.operands, add: process(complex_data) }));
    Ok(arms)
}

fn add(calculator: CalculatorClient) -> impl FnMut(i64, i64) -> i64 {
    move |a, b| {
        calculator.add(&BinaryOp { a, b, ..Default::default() }).expect("the calculator answers").value
    }
}

fn process(complex_data: Rc<ComplexDataClient>) -> impl FnMut(i64, i64) -> i64 {
    let mut scratch = Scratch::new();
    move |a, b| {
        let operation = Operation::Add(BinaryOp { a, b, ..Default::default() });
        let request = ComplexCalculationRequest { operation: Some(operation), ..Default::default() };
        match complex_data.process(&request, &mut scratch) {
            Ok(reply) => match reply.result {
                Some(Outcome::Value(value)) => value,
                other => panic!("the reply to an addition is {other:?}"),
            },
            Err(status) => panic!("{status}"),
        }
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
fn items(calculator: &CalculatorClient, size: usize) -> impl FnMut(Option<&mut String>) -> i64 + use<> {
    let calculator = calculator.clone();
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
    size: usize,
    complex_data: &Rc<ComplexDataClient>,
    request: &Rc<ComplexDataOperation<'static>>,
) -> Arm {
    let (complex_data, request) = (Rc::clone(complex_data), Rc::clone(request));
    let mut scratch = Scratch::new();
    let once = move |told: Option<&mut String>| {
        let reply = complex_data.aggregate(&request, &mut scratch).expect("the batch is aggregated");
        tell(told, &reply)
    };
    Arm::new(format!("aggregate-{size}/shortwire"), Other(once))
}

/// Size and FNV-1a hash of the request, which have to be the same in all hosts.
fn fingerprint(request: &ComplexDataOperation<'static>) -> impl FnMut(Option<&mut String>) -> i64 + use<> {
    let bytes = wire::encode(request);
    move |told| {
        if let Some(told) = told {
            *told = format!("{} {:016x}", bytes.len(), abi::fnv1a(&bytes));
        }
        bytes.len() as i64
    }
}

/// The codec alone, into memory that is used again.
fn encode(size: usize, request: &Rc<ComplexDataOperation<'static>>) -> Arm {
    let request = Rc::clone(request);
    let mut memory = vec![0; wire::encode(&*request).len()];
    let once = move |told: Option<&mut String>| {
        let mut writer = Writer::new(&mut memory);
        wire::Message::write(&*request, &mut writer);
        let len = match writer.finish() {
            Output::Borrowed(bytes) => bytes.len(),
            Output::Heap { memory, start } => memory.len() - start,
        };
        tell_number(told, len)
    };
    Arm::new(format!("encode-{size}/shortwire"), Other(once))
}

/// The codec alone, with strings borrowed from the bytes.
fn decode(size: usize, request: &ComplexDataOperation<'static>) -> Arm {
    let bytes = wire::encode(request);
    let once = move |told: Option<&mut String>| {
        let decoded: ComplexDataOperation<'_> =
            wire::decode(&bytes).expect("what was encoded can be decoded");
        tell_number(told, decoded.data.map_or(0, |batch| batch.transactions.len()))
    };
    Arm::new(format!("decode-{size}/shortwire"), Other(once))
}

#[inline(always)]
fn tell(told: Option<&mut String>, reply: &ComplexDataResult<'_>) -> i64 {
    let stats = reply.stats.iter().map(|(name, &count)| (&**name, count));
    tell_aggregate(told, reply.transaction_count, reply.total_amount, stats)
}
