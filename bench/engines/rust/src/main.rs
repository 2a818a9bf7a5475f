//! The Rust engine: calls the calculator's library with the generated client, and does the same by other means.
//!
//! It speaks the protocol of bench/engines/README.md. Usage: `engine-rust LIBRARY RAW_LIBRARY GRPC_SERVER`.

mod arm;
mod by_buffa;
mod by_chacha20;
mod by_grpc;
mod by_hand;
mod by_prost;
mod by_shortwire;
mod clock;
mod direct;
mod ladder;
mod nacl;
mod protocol;
mod start;
mod transactions;

#[path = "../../../../examples/calculator/rust/src/gen/mod.rs"]
#[allow(dead_code, missing_docs, reason = "generated, and this program is a client only")]
mod r#gen;

use std::collections::HashMap;
use std::error::Error;
use std::io::{BufRead, Write};

use serde_json::{Value, json};

use arm::Work;
use protocol::{Refusal, Request, Subject};

/// What the program is told when it is started.
struct Setup {
    library: String,
    raw_library: String,
    grpc: by_grpc::Launcher,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut next = || arguments.next().ok_or("usage: engine-rust LIBRARY RAW_LIBRARY GRPC_SERVER");
    let setup = Setup { library: next()?, raw_library: next()?, grpc: by_grpc::Launcher::new(next()?) };
    let mut arms = HashMap::new();
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let request = serde_json::from_str(&line?)?;
        let answer = answer(&setup, &mut arms, request).unwrap_or_else(Refusal::into_json);
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// The arms that are ready, by the lab's names for them.
type Arms = HashMap<String, Box<dyn Work>>;

fn answer(setup: &Setup, arms: &mut Arms, request: Request) -> Result<Value, Refusal> {
    match request {
        Request::Hello => Ok(clock::hello()),
        Request::Prepare(subject) => {
            let mut work = work(setup, &subject)?;
            let hash = arm::fnv1a(work.answer().as_bytes());
            let checksum = work.once();
            arms.insert(subject.arm, work);
            Ok(json!({ "hash": hash, "checksum": checksum }))
        }
        Request::Start(subject) => Ok(json!(start::measure(setup, &subject)?)),
        Request::Run { arm, n } => Ok(json!(prepared(arms, &arm)?.run(n))),
        Request::Stamps { arm, n, interval_ns, file } => {
            let stamps = prepared(arms, &arm)?.stamps(n, interval_ns);
            std::fs::write(file, stamps.bytes)?;
            Ok(json!({ "calls": n, "sum": stamps.sum }))
        }
        Request::Allocations { arm, n } => {
            Ok(json!({ "allocations": arm::allocations(prepared(arms, &arm)?, n)? }))
        }
    }
}

fn prepared<'a>(arms: &'a mut Arms, name: &str) -> Result<&'a mut Box<dyn Work>, Refusal> {
    arms.get_mut(name).ok_or_else(|| Refusal::Error(format!("{name} was not prepared")))
}

fn work(setup: &Setup, subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    match (&*subject.scenario, &*subject.by) {
        ("chacha20" | "many", _) => by_chacha20::work(subject),
        (_, "rustcrypto" | "aws-lc" | "graviola" | "dryoc") => nacl::work(subject),
        ("ladder", rung) if rung != "shortwire" => ladder::work(setup, subject),
        (_, "shortwire" | "shortwire-new") => by_shortwire::work(setup, subject),
        (_, "raw" | "copy") => by_hand::work(setup, subject),
        (_, "direct") => direct::work(subject),
        (_, "prost") => by_prost::work(subject),
        (_, "buffa" | "buffa-owned") => by_buffa::work(subject),
        (_, "grpc") => by_grpc::work(setup, subject),
        _ => Err(Refusal::unknown(subject)),
    }
}
