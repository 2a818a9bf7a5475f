//! What happens in a session.

use serde::{Deserialize, Serialize};

use super::Effort;
use crate::result::{Crossover, Fingerprint};

/// One thing that happened: a line of the raw data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A session begins.
    Session {
        /// Of which table.
        table: String,
        /// How much is to be measured.
        effort: Effort,
        /// What orders are drawn from.
        seed: u64,
        /// The command that was given.
        command: String,
        /// When, in RFC 3339.
        date: String,
        /// On which machine.
        fingerprint: Fingerprint,
    },
    /// Fresh processes of all engines are about to be measured.
    Process {
        /// The how-manieth, from 0.
        process: u32,
    },
    /// An engine said who it is.
    Engine {
        /// Which.
        engine: String,
        /// What a reader calls it.
        name: String,
        /// What compiled or ran it.
        version: String,
        /// The clock it reads.
        timer: String,
        /// What reading it costs.
        timer_ns: f64,
        /// Its smallest step.
        tick_ns: f64,
        /// What its allocations are, or why they are not counted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        allocations: Option<String>,
    },
    /// An engine does not have an arm on this machine.
    Absent {
        /// Which.
        arm: String,
        /// Why.
        reason: String,
    },
    /// An arm gets no number.
    Refused {
        /// Which.
        arm: String,
        /// Why.
        reason: String,
    },
    /// An arm was warmed up.
    Warm {
        /// Which.
        arm: String,
        /// Nanoseconds a call, stretch by stretch.
        curve: Vec<f64>,
        /// Whether it had become steady when its time was up.
        steady: bool,
    },
    /// An arm was timed.
    Stretch {
        /// Which.
        arm: String,
        /// Whether this is the second time in the round, to compare the arm with itself.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
        /// In which round of the process, from 0.
        round: u32,
        /// How long it took.
        ns: u64,
        /// How many calls it held.
        calls: u64,
    },
    /// A fresh process did something for the first time.
    First {
        /// Which arm.
        arm: String,
        /// How long it took.
        ns: u64,
    },
    /// Calls were made at scheduled times.
    Latency {
        /// Of which arm.
        arm: String,
        /// How many a second.
        rate: u64,
        /// From when each should have started until its end, in nanoseconds.
        late_ns: Vec<u64>,
        /// From when each did start until its end; sessions of before this was kept lack it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        service_ns: Vec<u64>,
    },
    /// Allocations were counted.
    Allocations {
        /// In which arm.
        arm: String,
        /// How many a call, where the engine can tell.
        per_call: Option<f64>,
        /// How many bytes a call, where the engine can tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bytes_per_call: Option<f64>,
    },
    /// It was found where the winner changes between two implementations.
    Crossover {
        /// Where, and all that was measured for it.
        crossover: Crossover,
    },
    /// All processes of this number were measured.
    Done {
        /// The how-manieth, from 0.
        process: u32,
    },
}
