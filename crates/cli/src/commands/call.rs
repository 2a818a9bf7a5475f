//! `shortwire call`: calls one method of a library with JSON.

use std::io::Read as _;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use buffa_descriptor::DynamicMessage;
use clap::Args;
use serde_json::{Value, json};
use shortwire::client::{CallContext, Scratch, Target};
use shortwire::{Detail, Status};
use shortwire_codegen::schema::{MessageId, Method};

use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::loaded::Loaded;
use crate::reply;

/// Call a method of a library with JSON
///
/// Prints the reply; a call that fails exits with 1. Times are of the call itself, through the library's wire entry,
/// without loading and without JSON.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The library
    #[arg(value_name = "LIB")]
    library: PathBuf,
    /// Full name, or an end of it that only one method has: calculator.v1.Calculator/Add, Calculator/Add, Add
    #[arg(value_name = "METHOD")]
    method: String,
    /// The request as JSON, or - for stdin
    #[arg(value_name = "JSON", default_value = "{}")]
    request: String,
    /// Call so many times, such as 1000 or 1e6, and show median and least time
    #[arg(short = 'n', long, value_name = "N", default_value = "1")]
    repeat: Repeat,
    /// Let each call take so long: 250ms, 2s, 1.5s
    #[arg(long, value_name = "DURATION")]
    timeout: Option<Timeout>,
    /// Send a pair of metadata; may be given again
    #[arg(short = 'm', long, value_name = "NAME=VALUE")]
    metadata: Vec<Pair>,
}

/// A number of calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Repeat(u32);

impl FromStr for Repeat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const MOST: f64 = 1e8;
        match text.parse::<f64>() {
            Ok(n) if (1.0..=MOST).contains(&n) && n.fract() == 0.0 => Ok(Self(n as u32)),
            _ => Err(format!("it takes a whole number from 1 to {MOST:e}")),
        }
    }
}

/// How long a call may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Timeout(Duration);

impl FromStr for Timeout {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (number, seconds) = match text.strip_suffix("ms") {
            Some(number) => (number, 1e-3),
            None => (text.strip_suffix('s').unwrap_or_default(), 1.0),
        };
        let number: Option<f64> = number.parse().ok();
        number
            .and_then(|number| Duration::try_from_secs_f64(number * seconds).ok())
            .map(Self)
            .ok_or_else(|| "it takes a number and its unit, such as 250ms or 2s".to_owned())
    }
}

/// An entry of the metadata.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pair {
    name: String,
    value: String,
}

impl FromStr for Pair {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once('=') {
            Some((name, value)) if is_metadata_name(name) => {
                Ok(Self { name: name.to_owned(), value: value.to_owned() })
            }
            _ => {
                Err("it takes NAME=VALUE, with a name of lower-case letters, digits, '-', '_' and '.'"
                    .to_owned())
            }
        }
    }
}

/// As in gRPC: <https://grpc.io/docs/guides/metadata/>.
fn is_metadata_name(name: &str) -> bool {
    !name.is_empty()
        && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-_.".contains(&b))
}

pub(crate) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let loaded = Loaded::open(&arguments.library)?;
    let method = loaded.method(&arguments.method)?;
    let request = loaded.encode(method.request, &request_text(&arguments.request)?)?;
    let target = loaded.start()?;
    match call(&target, method, &request, arguments) {
        Ok((reply, times)) => {
            let reply = loaded.decode(method.reply, &reply)?;
            show_reply(&reply, &times, method, console);
            Ok(Exit::Ok)
        }
        Err(status) => {
            show_status(&loaded, &status, method, console);
            Ok(Exit::Finding)
        }
    }
}

/// A request as it was given on the command line, or all of stdin where that is `-`.
pub(crate) fn request_text(given: &str) -> Result<String, Failure> {
    if given != "-" {
        return Ok(given.to_owned());
    }
    let mut text = String::new();
    std::io::stdin()
        .read_to_string(&mut text)
        .map_err(|error| Failure::usage(format!("cannot read the request from stdin: {error}")))?;
    Ok(text)
}

impl Arguments {
    /// The target, with the metadata, and the deadline counted from now.
    fn accompany(&self, target: &Target) -> Target {
        if self.timeout.is_none() && self.metadata.is_empty() {
            return target.clone();
        }
        let mut context = CallContext::default();
        for Pair { name, value } in &self.metadata {
            context = context.with_metadata(name, value.as_bytes());
        }
        match self.timeout {
            Some(Timeout(timeout)) => target.with(context.with_timeout(timeout)),
            None => target.with(context),
        }
    }
}

/// Nanoseconds of the calls, sorted.
struct Times(Vec<u64>);

impl Times {
    fn min(&self) -> u64 {
        self.0[0]
    }

    fn median(&self) -> u64 {
        self.0[self.0.len() / 2]
    }
}

fn call(
    target: &Target,
    method: &Method,
    request: &[u8],
    arguments: &Arguments,
) -> Result<(Vec<u8>, Times), Status> {
    let mut scratch = Scratch::new();
    let mut times = Vec::with_capacity(arguments.repeat.0 as usize);
    let mut last = Vec::new();
    for _ in 0..arguments.repeat.0 {
        let target = arguments.accompany(target);
        let start = Instant::now();
        let reply = target.call_raw(&method.full_name, request, &mut scratch)?;
        times.push(u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX));
        reply.clone_into(&mut last);
    }
    times.sort_unstable();
    Ok((last, Times(times)))
}

fn show_reply(reply: &Value, times: &Times, method: &Method, console: &Console) {
    let count = times.0.len();
    if console.json {
        console.document(&json!({
            "method": method.full_name,
            "reply": reply,
            "calls": count,
            "ns": times.median(),
            "min_ns": times.min(),
        }));
        return;
    }
    console.document(reply);
    console.message(&match count {
        1 => format!("{} ns", times.median()),
        _ => format!("median {} ns, least {} ns of {count} calls", times.median(), times.min()),
    });
}

fn show_status(loaded: &Loaded, status: &Status, method: &Method, console: &Console) {
    let details: Vec<Value> = status.details().iter().map(|detail| detail_document(loaded, detail)).collect();
    if console.json {
        console.document(&json!({
            "method": method.full_name,
            "status": {
                "code": status.code().name(),
                "number": status.code().number(),
                "message": status.message(),
                "details": details,
            },
        }));
        return;
    }
    eprintln!("{}: {}", status.code(), status.message());
    for detail in details {
        eprintln!("{detail:#}");
    }
}

/// As protobuf writes an Any in JSON; a type that the schema does not have as its bytes in hexadecimal.
fn detail_document(loaded: &Loaded, detail: &Detail) -> Value {
    let mut document = json!({ "@type": detail.type_url });
    let name = detail.type_url.rsplit('/').next().unwrap_or_default();
    let decode = || {
        let index = loaded.pool.message_index(name)?;
        let id = loaded.schema.messages.iter().position(|message| message.full_name == name)?;
        let message = DynamicMessage::decode(Arc::clone(&loaded.pool), index, &detail.value).ok()?;
        reply::to_json(&loaded.schema, MessageId(id), &message).ok()
    };
    match decode() {
        Some(Value::Object(fields)) => document.as_object_mut().expect("it was made as one").extend(fields),
        Some(value) => document["value"] = value,
        None => document["hex"] = detail.value.iter().map(|b| format!("{b:02x}")).collect::<String>().into(),
    }
    document
}
