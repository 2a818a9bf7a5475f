//! From rounds to ratios with intervals, and from those to verdicts.
//!
//! Two arms are compared within a round, where both met the same neighbours on the machine; the median over the rounds of a
//! process is one observation, because what chance decided when the process started (where its memory lies, what its
//! compiler saw first) stays the same in all its rounds. The interval comes from the processes.

mod interval;
mod ratio;
mod verdict;

pub use self::interval::{Interval, mean, median};
pub use self::ratio::{Comparison, compare};
pub use self::verdict::{Verdict, verdicts};
