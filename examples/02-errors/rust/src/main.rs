//! Failures and their typed details: example-errors PATH/TO/libcalculator.so

use std::time::Duration;

use calculator::r#gen::calculator_v1::{BinaryOp, CalculatorClient, DivisionError};
use shortwire::Status;
use shortwire::client::CallContext;

fn main() -> Result<(), Status> {
    let library = std::env::args().nth(1).unwrap_or_else(|| "./libcalculator.so".to_owned());
    let calculator = CalculatorClient::open(library)?;
    let divide = |a, b| calculator.divide(&BinaryOp { a, b, ..Default::default() });
    println!("7 / 2 = {}", divide(7, 2)?.value);

    // A status has one of gRPC's codes, a message for people and typed details for programs.
    if let Err(status) = divide(1, 0) {
        println!("1 / 0: {}: {}", status.code().name(), status.message());
        if let Some(detail) = status.detail::<DivisionError>() {
            println!("dividend {}, divisor {}", detail.dividend, detail.divisor);
        }
    }

    if let Err(status) = CalculatorClient::open("./no/such/library.so") {
        println!("no library: {}", status.code().name());
    }

    let hurried = calculator.with(CallContext::default().with_timeout(Duration::ZERO));
    if let Err(status) = hurried.divide(&BinaryOp { a: 7, b: 2, ..Default::default() }) {
        println!("too late: {}", status.code().name());
    }
    Ok(())
}
