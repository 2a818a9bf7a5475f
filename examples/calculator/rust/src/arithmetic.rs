//! Arithmetic on 64-bit integers.

use shortwire::{Code, Context, Status};

use crate::Service;
use crate::r#gen::calculator_v1::{
    BinaryOp, Calculator, CalculatorRequest, CalculatorRequestOperation as Operation, CalculatorResponse,
    CalculatorResponseResult as Outcome, DivisionError, ErrorResult, Value,
};

impl Calculator for Service {
    fn add<'a>(&'a self, _: &Context<'a>, request: BinaryOp) -> Result<Value, Status> {
        Ok(value(request.a.saturating_add(request.b)))
    }

    fn subtract<'a>(&'a self, _: &Context<'a>, request: BinaryOp) -> Result<Value, Status> {
        Ok(value(request.a.saturating_sub(request.b)))
    }

    fn multiply<'a>(&'a self, _: &Context<'a>, request: BinaryOp) -> Result<Value, Status> {
        Ok(value(request.a.saturating_mul(request.b)))
    }

    fn divide<'a>(&'a self, _: &Context<'a>, request: BinaryOp) -> Result<Value, Status> {
        divide(&request).map(value)
    }

    fn calculate<'a>(
        &'a self,
        _: &Context<'a>,
        request: CalculatorRequest,
    ) -> Result<CalculatorResponse<'a>, Status> {
        let result = match request.operation {
            None => Err(NO_OPERATION),
            Some(Operation::Add(op)) => Ok(op.a.saturating_add(op.b)),
            Some(Operation::Subtract(op)) => Ok(op.a.saturating_sub(op.b)),
            Some(Operation::Multiply(op)) => Ok(op.a.saturating_mul(op.b)),
            Some(Operation::Divide(op)) => divide(&op).map_err(in_reply),
        };
        let result = match result {
            Ok(value) => Outcome::Value(value),
            Err(message) => Outcome::Error(ErrorResult { message: message.into(), ..Default::default() }),
        };
        Ok(CalculatorResponse { result: Some(result), ..Default::default() })
    }
}

/// What a reply that tells its own failures says of a request without an operation.
pub(crate) const NO_OPERATION: &str = "No operation specified";

/// The quotient, rounded towards zero.
pub(crate) fn divide(op: &BinaryOp) -> Result<i64, Status> {
    op.a.checked_div(op.b).ok_or_else(|| {
        let detail = DivisionError { dividend: op.a, divisor: op.b, ..Default::default() };
        let status = match op.b {
            0 => Status::new(Code::InvalidArgument, "division by zero; pass a divisor other than 0"),
            _ => Status::new(
                Code::OutOfRange,
                "the quotient does not fit in 64 bits; pass a divisor other than -1",
            ),
        };
        status.with_detail(&detail)
    })
}

/// The message for a failed division in replies that tell their own failures, which have no codes.
pub(crate) fn in_reply(status: Status) -> &'static str {
    match status.code() {
        Code::InvalidArgument => "Division by zero",
        _ => "Quotient out of range",
    }
}

fn value(value: i64) -> Value {
    Value { value, ..Default::default() }
}
