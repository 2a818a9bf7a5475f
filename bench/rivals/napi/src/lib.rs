//! Operations of the calculator as an addon written with napi-rs.

use napi::bindgen_prelude::{BigInt, BigInt64ArraySlice, Error, Result, i64n};
use napi_derive::napi;

/// Sum of a and b, saturating; as numbers, which hold 53 bits.
#[napi]
pub fn add(a: i64, b: i64) -> i64 {
    a.saturating_add(b)
}

/// Sum of a and b, saturating.
#[napi]
pub fn add_bigint(a: BigInt, b: BigInt) -> Result<i64n> {
    Ok(i64n(integer(&a)?.saturating_add(integer(&b)?)))
}

/// The sums of pairs, into a column of the caller's.
#[napi]
pub fn add_columns(a: BigInt64ArraySlice<'_>, b: BigInt64ArraySlice<'_>, mut sums: BigInt64ArraySlice<'_>) {
    // SAFETY: nothing else has this column while the call lasts.
    let sums = unsafe { sums.as_mut() };
    for ((sum, a), b) in sums.iter_mut().zip(a.iter()).zip(b.iter()) {
        *sum = a.saturating_add(*b);
    }
}

/// The sums of pairs, as a list.
#[napi]
pub fn add_items(items: Vec<BinaryOp>) -> Result<Vec<i64n>> {
    items.into_iter().map(|BinaryOp { a, b }| add_bigint(a, b)).collect()
}

/// `complex_data.v1.ComplexCalculationRequest{add}`.
#[napi(object)]
pub struct Request {
    /// What to add.
    pub add: BinaryOp,
}

/// `calculator.v1.BinaryOp`.
#[napi(object)]
pub struct BinaryOp {
    /// One operand.
    pub a: BigInt,
    /// The other one.
    pub b: BigInt,
}

/// `complex_data.v1.ComplexCalculationResponse{value}`.
#[napi(object, object_from_js = false)]
pub struct Response {
    /// The sum.
    pub value: i64n,
}

/// One operation in a message, its result in another: as objects, which is how napi-rs carries them.
#[napi]
pub fn process(request: Request) -> Result<Response> {
    add_bigint(request.add.a, request.add.b).map(|value| Response { value })
}

fn integer(value: &BigInt) -> Result<i64> {
    match value.get_i64() {
        (value, true) => Ok(value),
        _ => Err(Error::from_reason("the operand does not fit into 64 bits")),
    }
}
