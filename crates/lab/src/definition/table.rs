//! A table: scenarios, their sizes, and the answers that are right.

use serde::{Deserialize, Serialize};

/// What is measured together and reported as one table: a file in `bench/definitions`.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The name on the command line; the file's name without `.toml`.
    #[serde(skip)]
    pub id: String,
    /// The heading.
    pub title: String,
    /// The implementation that all others of an engine are compared with.
    pub subject: String,
    /// The implementation that does least for the same outcome, if there is one: what of the subject's time is its own.
    #[serde(default)]
    pub floor: Option<String>,
    /// How far a ratio may be from 1 and still count as no difference: 0.02 is two percent.
    #[serde(default = "two_percent")]
    pub margin: f64,
    /// What is done.
    #[serde(rename = "scenario")]
    pub scenarios: Vec<Scenario>,
}

/// Something that arms do.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What engines call it.
    pub id: String,
    /// What a reader calls it.
    pub title: String,
    /// How it is measured.
    #[serde(default)]
    pub kind: Kind,
    /// Handed to engines as it stands: operands, seeds, whatever the scenario takes.
    #[serde(default)]
    pub input: serde_json::Map<String, serde_json::Value>,
    /// The rungs of a ladder: implementations in ascending order, each doing all that the one before does and one thing more.
    #[serde(default)]
    pub rungs: Vec<String>,
    /// Starts a second of a latency scenario.
    #[serde(default)]
    pub rates: Vec<u64>,
    /// Implementations between which the size is looked for at which the other one begins to win.
    #[serde(default)]
    pub crossovers: Vec<Contest>,
    /// Every size has to be a multiple of this.
    #[serde(default = "one")]
    pub step: u64,
    /// The sizes it is done in; one of size 0 if size means nothing to it.
    #[serde(rename = "case")]
    pub cases: Vec<Case>,
}

/// Two implementations of which one is expected to win at small sizes, and the other at great ones.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    /// Who.
    pub between: [String; 2],
    /// The smallest size that is looked at, at least 1.
    pub from: u64,
    /// The greatest.
    pub to: u64,
}

/// How a scenario is measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Stretches of calls, interleaved: time a call.
    #[default]
    Stretch,
    /// One call in a fresh process, everything before it included.
    Start,
    /// Stretches of implementations that build on each other: what each rung adds.
    Ladder,
    /// Calls at scheduled times: how late each one is answered.
    Latency,
}

/// A scenario in one size.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// In units of the scenario's own: bytes, operations, transactions.
    #[serde(default)]
    pub size: u64,
    /// Operations in one call. Times are told by operation.
    #[serde(default = "one")]
    pub operations: u64,
    /// Bytes that one call processes; without them no rate is told.
    #[serde(default)]
    pub bytes: Option<u64>,
    /// FNV-1a (64 bits, in 16 hexadecimal digits) of the whole outcome, as the scenario's engines write it down.
    pub hash: String,
    /// The outcome of one timed call as one number.
    pub checksum: i64,
}

impl Case {
    /// How a size is shown in names: `@1000`; nothing where size means nothing.
    pub fn suffix(&self) -> String {
        if self.size == 0 { String::new() } else { format!("@{}", self.size) }
    }
}

fn two_percent() -> f64 {
    0.02
}

fn one() -> u64 {
    1
}
