//! The demo's Rust program: calls the calculator's library with the generated client, and does the same by other means.
//!
//! It does what the driver says on standard input; bench/README.md has the words.
//! Usage: `demo-rust LIBRARY RAW_LIBRARY A B`.

mod arm;
mod by_buffa;
mod by_hand;
mod by_prost;
mod by_shortwire;
mod start;
mod transactions;

#[path = "../../../../examples/calculator/rust/src/gen/mod.rs"]
#[allow(dead_code, missing_docs, reason = "generated, and this program is a client only")]
mod r#gen;

use std::error::Error;
use std::io::{BufRead, Write};

use arm::Arm;

/// Sizes of the batches, in operations and in transactions.
const SIZES: [usize; 3] = [10, 100, 1000];

/// What the program is told when it is started.
struct Setup {
    library: String,
    raw_library: String,
    operands: (i64, i64),
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut next = || arguments.next().ok_or("usage: demo-rust LIBRARY RAW_LIBRARY A B");
    let setup =
        Setup { library: next()?, raw_library: next()?, operands: (next()?.parse()?, next()?.parse()?) };
    let mut arms = Vec::new();
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<_> = line.split_whitespace().collect();
        if arms.is_empty() && words.first() != Some(&"start") {
            arms = all(&setup)?;
        }
        writeln!(output, "{}", answer(&setup, &mut arms, &words)?)?;
        output.flush()?;
    }
    Ok(())
}

fn all(setup: &Setup) -> Result<Vec<Arm>, Box<dyn Error>> {
    let mut arms = by_shortwire::arms(setup)?;
    arms.extend(by_hand::arms(setup)?);
    arms.extend(by_prost::arms(setup)?);
    arms.extend(by_buffa::arms()?);
    Ok(arms)
}

fn answer(setup: &Setup, arms: &mut [Arm], words: &[&str]) -> Result<String, Box<dyn Error>> {
    if let ["start", who] = words {
        return start::measure(setup, who);
    }
    let [command, name, arguments @ ..] = words else {
        return Err(format!("not understood: {words:?}").into());
    };
    let Some(arm) = arms.iter_mut().find(|arm| arm.name == *name) else {
        return Ok(format!("absent this program has no {name}"));
    };
    match (*command, arguments) {
        ("answer", []) => Ok(arm.work.answer()),
        ("run", [count]) => Ok(arm.work.run(count.parse()?).to_string()),
        ("allocations", [count]) => arm::allocations(arm, count.parse()?),
        _ => Err(format!("not understood: {words:?}").into()),
    }
}
