//! The words that the lab and an engine have in common. `bench/README.md` tells them to authors of engines.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What is asked.
#[derive(Serialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub(super) enum Request<'a> {
    Hello,
    Prepare {
        #[serde(flatten)]
        subject: Subject<'a>,
        input: &'a Map<String, Value>,
    },
    Run {
        arm: &'a str,
        n: u64,
    },
    Start {
        #[serde(flatten)]
        subject: Subject<'a>,
        input: &'a Map<String, Value>,
    },
    Stamps {
        arm: &'a str,
        n: u64,
        interval_ns: u64,
        file: &'a str,
    },
    Allocations {
        arm: &'a str,
        n: u64,
    },
}

/// One arm of an engine: a scenario in a size, done by an implementation.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Subject<'a> {
    /// What later requests call it.
    pub arm: &'a str,
    /// Which scenario.
    pub scenario: &'a str,
    /// In which size.
    pub size: u64,
    /// By which implementation.
    pub by: &'a str,
}

/// What an engine answers instead, if it must.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Refusal {
    /// It does not have the arm here, and why.
    Absent(String),
    /// It failed at it, and how.
    Error(String),
}

/// Who an engine is.
#[derive(Clone, Debug, Deserialize)]
pub struct Hello {
    /// The protocol it speaks: 1.
    pub protocol: u32,
    /// The clock that it reads.
    pub timer: String,
    /// What reading that clock costs, in nanoseconds: the median of many readings.
    pub timer_ns: f64,
    /// The smallest step of that clock it has seen, in nanoseconds.
    pub tick_ns: f64,
}

/// An arm that is ready to be timed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Prepared {
    /// FNV-1a of its whole outcome.
    pub hash: String,
    /// The outcome of one timed call as one number.
    pub checksum: i64,
}

/// A timed stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Sample {
    /// How long it took.
    pub ns: u64,
    /// How many calls it held: about as many as were asked for.
    pub calls: u64,
    /// How many of their outcomes went into the sum: all, or the last one where adding all up would count.
    pub checked: u64,
    /// Their sum in 64 bits.
    pub sum: i64,
}

/// What calls allocated: whatever of both the engine can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Allocated {
    /// How many times.
    #[serde(default)]
    pub allocations: Option<u64>,
    /// How many bytes.
    #[serde(default)]
    pub bytes: Option<u64>,
}

/// Calls at scheduled times. The file holds three little-endian 64-bit integers a call: when it should have started, when
/// it started and when it ended, in nanoseconds since the first should have started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Stamped {
    /// How many calls the file tells of.
    pub calls: u64,
    /// The sum of their outcomes.
    pub sum: i64,
}
