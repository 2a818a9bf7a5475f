//! A session: everything that is run for one table, in an order that is fair to all arms.
//!
//! What happens is told as [events](Event), in the order in which it happens; they are kept as they are, so that a session
//! can be evaluated again, and gone on with after an interruption.

mod arms;
mod event;
mod latency;
mod measure;
pub mod raw;
mod recorder;
mod revisions;
mod stretch;

pub use self::arms::{Arm, Group, Places, commands, groups};
pub use self::event::Event;
pub use self::measure::{Observer, Session};
pub(crate) use self::recorder::Recorder;
pub use self::revisions::{AFTER, BEFORE, revision_commands, revision_groups};

use std::time::Duration;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How much is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Effort {
    /// Fresh processes of each engine, one after another.
    pub processes: u32,
    /// Rounds in each of them.
    pub rounds: u32,
    /// How long an arm runs in a round, in nanoseconds.
    pub stretch_ns: u64,
    /// By how much warming up is cut short.
    pub hurry: u32,
    /// Whether this much is enough for a record.
    pub exploratory: bool,
}

impl Effort {
    /// A look.
    pub const QUICK: Self =
        Self { processes: 3, rounds: 5, stretch_ns: 300_000, hurry: 6, exploratory: true };
    /// Enough to decide by.
    pub const NORMAL: Self =
        Self { processes: 5, rounds: 12, stretch_ns: 2_000_000, hurry: 1, exploratory: false };
    /// Enough to publish.
    pub const PUBLISH: Self =
        Self { processes: 10, rounds: 12, stretch_ns: 2_000_000, hurry: 1, exploratory: false };

    fn stretch(&self) -> Duration {
        Duration::from_nanos(self.stretch_ns)
    }
}
