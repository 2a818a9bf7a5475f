//! What stands in `result.json`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::findings::{BeforeAfter, Crossover, Ladder, Latency};
use crate::session::Effort;
use crate::statistics::{Comparison, Interval, Verdict};

/// The version of the format that this lab writes.
pub const SCHEMA_VERSION: u32 = 1;

/// The JSON schema of a result, which `bench/result.schema.json` holds.
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(ResultFile).into()
}

/// The whole result of a session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ResultFile {
    /// [`SCHEMA_VERSION`].
    pub schema_version: u32,
    /// The command that made it.
    pub command: String,
    /// When it was started, in RFC 3339.
    pub date: String,
    /// How long it took.
    pub seconds: f64,
    /// Which table.
    pub table: TableInfo,
    /// How much was measured.
    pub effort: Effort,
    /// What orders were drawn from.
    pub seed: u64,
    /// Whether all that was planned has been measured.
    pub complete: bool,
    /// The machine and everything on it that may matter.
    pub fingerprint: Fingerprint,
    /// Who did it.
    pub engines: Vec<Engine>,
    /// Whether this machine could tell arms apart.
    pub certificate: Certificate,
    /// Every arm that has a number.
    pub arms: Vec<ArmResult>,
    /// The table's subject beside each other implementation of the same case in the same engine.
    pub pairs: Vec<Pair>,
    /// Arms without a number, and why.
    pub left_out: Vec<LeftOut>,
    /// What each stage of a call costs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ladders: Vec<Ladder>,
    /// How late calls at scheduled times are answered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub latencies: Vec<Latency>,
    /// From which size on another implementation takes less time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crossovers: Vec<Crossover>,
    /// Two revisions side by side, if that is what was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ab: Option<BeforeAfter>,
    /// The file of raw data, relative to this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub raw: Option<String>,
}

/// Which table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableInfo {
    /// Its name.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// The implementation that others are compared with.
    pub subject: String,
    /// The implementation that does least for the same outcome.
    pub floor: Option<String>,
    /// How far a ratio may be from 1 and still count as no difference.
    pub margin: f64,
}

/// The machine, as names and values; see `fingerprint` for the names.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Fingerprint {
    /// The processor, which results of two machines are not compared without.
    pub cpu: String,
    /// Everything else, by name.
    pub facts: BTreeMap<String, String>,
}

/// A program that was measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Engine {
    /// Its name.
    pub id: String,
    /// What a reader calls it.
    pub name: String,
    /// What compiled or ran it.
    pub version: String,
    /// The clock it reads.
    pub timer: String,
    /// What reading it costs, in nanoseconds.
    pub timer_ns: f64,
    /// Its smallest step, in nanoseconds.
    pub tick_ns: f64,
    /// What its allocations are, or why they are not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allocations: Option<String>,
}

/// Whether the machine could tell arms apart: each engine's same arm beside itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Certificate {
    /// Whether no engine's arm differs from itself, judged as a family as all arms are. Without it, no verdict is told.
    pub certified: bool,
    /// By engine.
    pub twins: BTreeMap<String, Comparison>,
}

/// An arm that has a number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ArmResult {
    /// `scenario@size/engine/implementation`.
    pub id: String,
    /// The scenario.
    pub scenario: String,
    /// What a reader calls it.
    pub title: String,
    /// The size, 0 where it means nothing.
    pub size: u64,
    /// Who.
    pub engine: String,
    /// By which implementation.
    pub by: String,
    /// What that is.
    pub what: String,
    /// How calls get to the library.
    pub transport: String,
    /// Operations in a call.
    pub operations: u64,
    /// Bytes that one call processes.
    pub bytes: Option<u64>,
    /// Nanoseconds an operation: the median over processes of the medians of their rounds.
    pub ns: Interval,
    /// The median of the rounds of each process, in nanoseconds an operation: what other tools take for samples.
    #[serde(default)]
    pub ns_by_process: Vec<f64>,
    /// Processes that timed it.
    pub processes: u32,
    /// Rounds in all of them.
    pub rounds: u32,
    /// Allocations a call, where they are counted; the engine says what that counts.
    pub allocations: Option<f64>,
    /// Bytes allocated a call, where they are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allocated_bytes: Option<f64>,
    /// Whether it became steady while warming up, in every process.
    pub steady: bool,
}

/// The subject beside another implementation of the same case in the same engine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Pair {
    /// The subject's arm.
    pub subject: String,
    /// The other arm.
    pub other: String,
    /// The subject's time in units of the other's.
    pub comparison: Comparison,
    /// What that shows; none if the session is not certified.
    pub verdict: Option<Verdict>,
}

/// An arm without a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LeftOut {
    /// Which arm.
    pub arm: String,
    /// In what way.
    pub outcome: Outcome,
    /// Why.
    pub reason: String,
}

/// Why an arm has no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// What it needs is not on this machine.
    NotHere,
    /// It was wrong, or its time impossible.
    Refused,
}
