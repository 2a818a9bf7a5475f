//! Many calls in one crossing: example-batch PATH/TO/libcalculator.so

use calculator::r#gen::calculator_v1::{BinaryOp, CalculatorClient};
use shortwire::Status;

fn main() -> Result<(), Status> {
    let library = std::env::args().nth(1).unwrap_or_else(|| "./libcalculator.so".to_owned());
    let calculator = CalculatorClient::open(library)?;
    let op = |a, b| BinaryOp { a, b, ..Default::default() };

    // Requests cross as columns, one a field, which the client reads from where they are.
    let sums = calculator.add_many(&[op(1, 10), op(2, 10), op(3, 10)])?;
    let sums: Vec<String> =
        sums.into_iter().map(|sum| Ok(sum?.value.to_string())).collect::<Result<_, Status>>()?;
    println!("columns: {}", sums.join(" "));

    // Each item has its own outcome.
    let quotients = calculator.divide_many(&[op(6, 3), op(1, 0), op(-9, 3)])?;
    let outcomes: Vec<String> = quotients
        .into_iter()
        .map(|outcome| match outcome {
            Ok(quotient) => quotient.value.to_string(),
            Err(status) => status.code().name().to_owned(),
        })
        .collect();
    println!("items: {}", outcomes.join(" "));

    let numbers: Vec<BinaryOp> = (0..=1000).map(|number| op(number, 1)).collect();
    let products = calculator.multiply_many(&numbers)?;
    println!("a thousand: {}", products.into_iter().flatten().map(|product| product.value).sum::<i64>());
    Ok(())
}
