//! The other end: what an engine in Rust is made of.

use std::hint::black_box;
use std::io::{self, BufRead, Write};
use std::time::Instant;

use serde_json::{Value, json};

/// Answers `hello` itself and every other request by `answer`, until they end; what `answer` fails with is told as an error.
///
/// # Errors
///
/// If a line cannot be read or written.
pub fn serve(
    input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(&Value) -> Result<Value, String>,
) -> io::Result<()> {
    for line in input.lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let answer = match request["op"].as_str() {
            Some("hello") => Ok(hello()),
            _ => answer(&request),
        };
        writeln!(output, "{}", answer.unwrap_or_else(|reason| json!({"error": reason})))?;
        output.flush()?;
    }
    Ok(())
}

fn hello() -> Value {
    json!({"protocol": super::process::PROTOCOL, "timer": "Instant", "timer_ns": timer_ns(), "tick_ns": 1.0})
}

/// The median cost of reading the clock.
fn timer_ns() -> f64 {
    let mut costs: Vec<u128> = (0..1001)
        .map(|_| {
            let started = Instant::now();
            for _ in 0..100 {
                black_box(Instant::now());
            }
            started.elapsed().as_nanos()
        })
        .collect();
    costs.sort_unstable();
    costs[500] as f64 / 100.0
}
