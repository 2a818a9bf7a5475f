//! The calculator called through its library: extremes, and failures that a program can act on.

use calculator::r#gen::calculator_v1::*;
use shortwire::client::Scratch;
use shortwire::{Code, Status};

/// A client of the library that Cargo built for this test: it lies beside the test's own program.
fn client() -> CalculatorClient {
    let program = std::env::current_exe().expect("a running program has a path");
    let name = format!("{}calculator{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    CalculatorClient::open(program.with_file_name(name)).expect("the library was built with this test")
}

fn op(a: i64, b: i64) -> BinaryOp {
    BinaryOp { a, b, ..Default::default() }
}

fn value(reply: Result<Value, Status>) -> i64 {
    reply.expect("a value").value
}

#[test]
fn results_beyond_the_range_saturate() {
    let client = client();
    assert_eq!(value(client.add(&op(40, 2))), 42);
    assert_eq!(value(client.add(&op(i64::MAX, 1))), i64::MAX);
    assert_eq!(value(client.subtract(&op(i64::MIN, 1))), i64::MIN);
    assert_eq!(value(client.multiply(&op(i64::MIN, -1))), i64::MAX);
    assert_eq!(value(client.divide(&op(-7, 2))), -3);
}

#[test]
fn division_by_zero_has_a_typed_detail() {
    let status = client().divide(&op(7, 0)).expect_err("nothing divides by zero");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert_eq!(status.message(), "division by zero; pass a divisor other than 0");
    let detail = status.detail::<DivisionError>().expect("a detail");
    assert_eq!((detail.dividend, detail.divisor), (7, 0));
}

#[test]
fn the_quotient_that_does_not_fit_is_out_of_range() {
    let status = client().divide(&op(i64::MIN, -1)).expect_err("it does not fit");
    assert_eq!(status.code(), Code::OutOfRange);
    let detail = status.detail::<DivisionError>().expect("a detail");
    assert_eq!((detail.dividend, detail.divisor), (i64::MIN, -1));
}

#[test]
fn a_batch_tells_which_of_its_items_failed() {
    let requests = [op(6, 3), op(1, 0), op(i64::MIN, -1), op(9, -3)];
    let replies = client().divide_many(&requests).expect("the batch runs");
    let outcomes: Vec<Result<i64, Code>> = replies
        .into_iter()
        .map(|reply| reply.map(|value| value.value).map_err(|status| status.code()))
        .collect();
    assert_eq!(outcomes, [Ok(2), Err(Code::InvalidArgument), Err(Code::OutOfRange), Ok(-3)]);
}

#[test]
fn requests_that_hold_their_operation_get_failures_in_the_reply() {
    let (client, mut scratch) = (client(), Scratch::new());
    let mut calculate = |operation| {
        let request = CalculatorRequest { operation, ..Default::default() };
        client.calculate(&request, &mut scratch).expect("a reply").result.map(|result| match result {
            CalculatorResponseResult::Value(value) => Ok(value),
            CalculatorResponseResult::Error(error) => Err(error.message.into_owned()),
        })
    };
    use CalculatorRequestOperation::{Add, Divide};
    assert_eq!(calculate(Some(Add(op(1, 2)))), Some(Ok(3)));
    assert_eq!(calculate(Some(Divide(op(1, 0)))), Some(Err("Division by zero".to_owned())));
    assert_eq!(calculate(Some(Divide(op(i64::MIN, -1)))), Some(Err("Quotient out of range".to_owned())));
    assert_eq!(calculate(None), Some(Err("No operation specified".to_owned())));
}
