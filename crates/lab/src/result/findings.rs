//! What stands in `result.json` beside arms and pairs: stages, latencies, sizes at which the winner changes, revisions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::statistics::{Comparison, Interval, Verdict};

/// What each stage of a call costs, in one engine: implementations that each do one thing more than the one before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Ladder {
    /// The scenario.
    pub scenario: String,
    /// What a reader calls it.
    pub title: String,
    /// The size, 0 where it means nothing.
    #[serde(default)]
    pub size: u64,
    /// Who.
    pub engine: String,
    /// From the one that does least to the whole.
    pub rungs: Vec<Rung>,
    /// Nanoseconds of the whole, measured by itself.
    pub whole: Interval,
    /// What of the whole the rungs do not explain, in nanoseconds; below 0 if they add up to more.
    pub unattributed: Interval,
}

/// A stage of a ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Rung {
    /// Which implementation.
    pub by: String,
    /// What it does more than the one before.
    pub what: String,
    /// Nanoseconds of all so far.
    pub ns: Interval,
    /// Nanoseconds that it adds, from the rounds that timed it and the one before.
    pub adds: Interval,
}

/// How late calls at scheduled times are answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Latency {
    /// The arm.
    pub arm: String,
    /// What a reader calls its scenario.
    #[serde(default)]
    pub title: String,
    /// Who.
    pub engine: String,
    /// By which implementation.
    pub by: String,
    /// Scheduled starts a second.
    pub rate_per_s: u64,
    /// Calls made.
    pub calls: u64,
    /// From when a call should have started until its end.
    pub open: Percentiles,
    /// From when it did start until its end, which hides what a stall does to the calls behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub service: Option<Percentiles>,
}

/// Percentiles of a distribution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Percentiles {
    /// In ascending order. One that takes more calls than there were is not told: at least 10 / (1 - q).
    pub points: Vec<Percentile>,
    /// The longest, in nanoseconds.
    pub max_ns: f64,
    /// How many were seen.
    pub count: u64,
}

impl Percentiles {
    /// Those that so many calls can tell: ten of them have to lie beyond.
    pub fn told(&self) -> impl Iterator<Item = &Percentile> {
        // A hair less than ten, because 1 - 0.999 is not what it should be.
        self.points.iter().filter(|point| self.count as f64 * (1.0 - point.q) >= 10.0 - 1e-6)
    }
}

/// One percentile with its interval by order statistics.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Percentile {
    /// Which: 0.99 is that which 99 of 100 calls do not exceed.
    pub q: f64,
    /// Nanoseconds.
    pub ns: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Percentile {
    /// With the time as its estimate.
    pub fn interval(&self) -> Interval {
        Interval { value: self.ns, low: self.low, high: self.high }
    }
}

/// Which of two implementations takes less time, by size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Crossover {
    /// The scenario.
    pub scenario: String,
    /// What a reader calls it.
    #[serde(default)]
    pub title: String,
    /// Who.
    pub engine: String,
    /// An implementation.
    pub one: String,
    /// The other.
    pub other: String,
    /// Who wins where, in ascending order and without gaps: between two winners lies a range without any.
    pub ranges: Vec<SizeRange>,
    /// What was measured, in ascending order.
    pub points: Vec<SizePoint>,
}

/// Sizes at which the outcome is the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SizeRange {
    /// The smallest size.
    pub from: u64,
    /// The greatest size.
    pub to: u64,
    /// The implementation that takes less time; none if that could not be told.
    pub winner: Option<String>,
}

/// Two implementations at one size.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SizePoint {
    /// The size.
    pub size: u64,
    /// The time of `one` in units of `other`'s.
    pub ratio: Interval,
}

/// Two revisions, measured side by side in one session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct BeforeAfter {
    /// The one compared with.
    pub before: Revision,
    /// The one in question.
    pub after: Revision,
    /// Each arm before and after.
    pub changes: Vec<Change>,
}

/// A state of the source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Revision {
    /// What it was asked for as: a branch, a tag, `work tree`.
    pub name: String,
    /// The commit.
    pub commit: String,
    /// Whether files differed from it.
    #[serde(default)]
    pub dirty: bool,
}

/// An arm in two revisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Change {
    /// Which.
    pub arm: String,
    /// Nanoseconds an operation before.
    pub before: Interval,
    /// Nanoseconds an operation after.
    pub after: Interval,
    /// The time after in units of that before.
    pub comparison: Comparison,
    /// What that shows; none if the session is not certified.
    pub verdict: Option<Verdict>,
}
