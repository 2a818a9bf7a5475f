//! A session's events, by arm.

use std::collections::{BTreeMap, BTreeSet};

use super::file::{LeftOut, Outcome};
use crate::session::{Arm, Event};
use crate::statistics::median;

/// Nanoseconds a call by round, in one process.
pub(super) type Rounds = BTreeMap<u32, f64>;

/// Events by arm. A process that was not measured to its end does not count.
#[derive(Default)]
pub(super) struct Observed<'e> {
    pub(super) done: u32,
    /// By arm and whether it is the twin; then by process.
    pub(super) rounds: BTreeMap<(&'e str, bool), Vec<Rounds>>,
    pub(super) absent: BTreeMap<&'e str, &'e str>,
    pub(super) refused: BTreeMap<&'e str, &'e str>,
    /// How many, and how many bytes.
    pub(super) allocations: BTreeMap<&'e str, (Option<f64>, Option<f64>)>,
    pub(super) restless: BTreeSet<&'e str>,
}

impl<'e> Observed<'e> {
    pub(super) fn of(events: &'e [Event]) -> Self {
        let mut observed = Self::default();
        let mut open: BTreeMap<(&str, bool), Rounds> = BTreeMap::new();
        for event in events {
            match event {
                Event::Process { .. } => open.clear(),
                Event::Absent { arm, reason } => drop(observed.absent.insert(arm, reason)),
                Event::Refused { arm, reason } => drop(observed.refused.insert(arm, reason)),
                Event::Warm { arm, steady, .. } if !steady => drop(observed.restless.insert(arm)),
                Event::Stretch { arm, again, round, ns, calls } => {
                    open.entry((arm, *again)).or_default().insert(*round, *ns as f64 / *calls as f64);
                }
                Event::First { arm, ns } => {
                    open.entry((arm, false)).or_default().insert(0, *ns as f64);
                }
                Event::Allocations { arm, per_call, bytes_per_call } => {
                    observed.allocations.insert(arm, (*per_call, *bytes_per_call));
                }
                Event::Done { .. } => {
                    observed.done += 1;
                    for (arm, rounds) in std::mem::take(&mut open) {
                        observed.rounds.entry(arm).or_default().push(rounds);
                    }
                }
                Event::Session { .. }
                | Event::Engine { .. }
                | Event::Warm { .. }
                | Event::Latency { .. }
                | Event::Crossover { .. } => {}
            }
        }
        observed
    }

    pub(super) fn left_out(&self, arm: &Arm<'_>) -> Option<LeftOut> {
        let id = arm.id.as_str();
        let found = |reasons: &BTreeMap<&str, &str>, outcome| {
            reasons.get(id).map(|reason| LeftOut {
                arm: id.to_owned(),
                outcome,
                reason: (*reason).to_owned(),
            })
        };
        // Wrong once is wrong, whatever else it did.
        found(&self.refused, Outcome::Refused).or_else(|| found(&self.absent, Outcome::NotHere))
    }

    /// Nanoseconds a call: the median over the rounds of each process that timed the arm.
    pub(super) fn medians(&self, arm: &Arm<'_>) -> Option<Vec<f64>> {
        let processes = self.rounds.get(&(arm.id.as_str(), false))?;
        let timed = processes.iter().filter(|rounds| !rounds.is_empty());
        let medians: Vec<f64> =
            timed.map(|rounds| median(&rounds.values().copied().collect::<Vec<_>>()).value).collect();
        (!medians.is_empty()).then_some(medians)
    }

    /// The times of two arms in the rounds that timed both, by process.
    pub(super) fn paired(&self, one: (&str, bool), other: (&str, bool)) -> Vec<Vec<(f64, f64)>> {
        let (Some(one), Some(other)) = (self.rounds.get(&one), self.rounds.get(&other)) else {
            return Vec::new();
        };
        let pairs = |(one, other): (&Rounds, &Rounds)| {
            one.iter().filter_map(|(round, ns)| Some((*ns, *other.get(round)?))).collect()
        };
        one.iter().zip(other).map(pairs).collect()
    }
}
