//! The Rust engine for any library: calls one method as often as the lab says, in wire format.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde_json::{Value, json};
use shortwire::client::{Library, Options, RawMethod, Scratch, Target};
use shortwire_lab::fingerprint::fnv1a;
use shortwire_lab::worker;

use super::checksum;
use crate::failure::{Exit, Failure};

/// The Rust engine of `bench run LIB METHOD`
#[derive(Args)]
pub(crate) struct Arguments {
    library: PathBuf,
}

/// Answers the lab until it says no more.
pub(crate) fn serve(arguments: &Arguments) -> Result<Exit, Failure> {
    let mut arms = BTreeMap::new();
    worker::serve(io::stdin().lock(), io::stdout().lock(), |request| {
        answer(&mut arms, &arguments.library, request)
    })
    .map_err(|error| Failure::environment(format!("the engine stops: {error}")))?;
    Ok(Exit::Ok)
}

/// A call with its request.
struct Arm {
    method: RawMethod,
    request: Vec<u8>,
    scratch: Scratch,
}

fn answer(arms: &mut BTreeMap<String, Arm>, library: &Path, request: &Value) -> Result<Value, String> {
    let id = request["arm"].as_str().unwrap_or_default();
    match request["op"].as_str().unwrap_or_default() {
        "prepare" => {
            let arm = Arm::new(library, &request["input"])?;
            arms.insert(id.to_owned(), arm);
            arms.get_mut(id).map_or(Ok(Value::Null), Arm::prepared)
        }
        "run" => {
            let arm = arms.get_mut(id).ok_or_else(|| format!("{id} was not prepared"))?;
            arm.run(request["n"].as_u64().unwrap_or_default())
        }
        other => Err(format!("{other:?} is not understood")),
    }
}

impl Arm {
    fn new(library: &Path, input: &Value) -> Result<Self, String> {
        let instance =
            Library::open(library).and_then(|library| library.start(Options::default())).map_err(told)?;
        let method = Target::new(Arc::new(instance))
            .raw(input["method"].as_str().unwrap_or_default())
            .map_err(told)?;
        let request = bytes(input["request"].as_str().unwrap_or_default())?;
        Ok(Self { method, request, scratch: Scratch::new() })
    }

    fn prepared(&mut self) -> Result<Value, String> {
        let reply = self.method.call(&self.request, &mut self.scratch).map_err(told)?;
        Ok(json!({"hash": format!("{:016x}", fnv1a(reply)), "checksum": checksum(reply)}))
    }

    /// An eighth beforehand brings code and data back into the caches after other arms had them.
    fn run(&mut self, calls: u64) -> Result<Value, String> {
        self.sum(calls / 8)?;
        let started = Instant::now();
        let sum = self.sum(calls)?;
        let ns = started.elapsed().as_nanos();
        Ok(json!({"ns": ns as u64, "calls": calls, "checked": calls, "sum": sum}))
    }

    fn sum(&mut self, calls: u64) -> Result<i64, String> {
        let mut sum = 0_i64;
        for _ in 0..calls {
            let reply = self.method.call(&self.request, &mut self.scratch).map_err(told)?;
            sum = sum.wrapping_add(checksum(reply));
        }
        Ok(sum)
    }
}

fn bytes(hexadecimal: &str) -> Result<Vec<u8>, String> {
    let digits = hexadecimal.as_bytes().chunks(2);
    digits
        .map(|pair| {
            let text = std::str::from_utf8(pair).map_err(told)?;
            u8::from_str_radix(text, 16).map_err(told)
        })
        .collect()
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}
