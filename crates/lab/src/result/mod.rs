//! The result of a session: the file that every table, page and export is made from.

mod assemble;
mod evaluate;
mod file;
mod findings;
mod ladder;
mod latency;
mod observed;

pub use self::assemble::assemble;
pub use self::evaluate::{Evaluation, evaluate};
pub use self::file::{
    ArmResult, Certificate, Engine, Fingerprint, LeftOut, Outcome, Pair, ResultFile, SCHEMA_VERSION,
    TableInfo, schema,
};
pub use self::findings::{
    BeforeAfter, Change, Crossover, Ladder, Latency, Percentile, Percentiles, Revision, Rung, SizePoint,
    SizeRange,
};
