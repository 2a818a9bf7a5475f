//! From what happened to what it says. Nothing here looks at the machine: an old session evaluates as it did.

use std::collections::{BTreeMap, BTreeSet};

use super::file::{ArmResult, Certificate, LeftOut, Outcome, Pair};
use crate::definition::Table;
use crate::session::{Arm, Event, Group};
use crate::statistics::{Comparison, compare, median, verdicts};

/// What a session's events say.
#[derive(Debug, Default)]
pub struct Evaluation {
    /// Arms with a number.
    pub arms: Vec<ArmResult>,
    /// The subject beside the others.
    pub pairs: Vec<Pair>,
    /// Arms without a number.
    pub left_out: Vec<LeftOut>,
    /// Whether the machine could tell arms apart.
    pub certificate: Option<Certificate>,
    /// Processes that were measured to their end.
    pub processes: u32,
}

/// Evaluates the events of a session over these groups.
pub fn evaluate(table: &Table, groups: &[Group<'_>], events: &[Event]) -> Evaluation {
    let observed = Observed::of(events);
    let certificate = certificate(groups, &observed, table.margin);
    let mut evaluation = Evaluation { processes: observed.done, ..Evaluation::default() };
    for group in groups {
        for arm in &group.arms {
            match observed.left_out(arm) {
                Some(left_out) => evaluation.left_out.push(left_out),
                None => evaluation.arms.extend(arm_result(group, arm, &observed)),
            }
        }
        evaluation.pairs.extend(pairs(table, group, &observed));
    }
    if certificate.certified {
        let family: Vec<Comparison> = evaluation.pairs.iter().map(|pair| pair.comparison).collect();
        for (pair, verdict) in evaluation.pairs.iter_mut().zip(verdicts(&family, table.margin)) {
            pair.verdict = Some(verdict);
        }
    }
    evaluation.certificate = Some(certificate);
    evaluation
}

/// Nanoseconds a call by round, in one process.
type Rounds = BTreeMap<u32, f64>;

/// Events by arm. A process that was not measured to its end does not count.
#[derive(Default)]
struct Observed<'e> {
    done: u32,
    /// By arm and whether it is the twin; then by process.
    rounds: BTreeMap<(&'e str, bool), Vec<Rounds>>,
    absent: BTreeMap<&'e str, &'e str>,
    refused: BTreeMap<&'e str, &'e str>,
    allocations: BTreeMap<&'e str, f64>,
    restless: BTreeSet<&'e str>,
}

impl<'e> Observed<'e> {
    fn of(events: &'e [Event]) -> Self {
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
                Event::Allocations { arm, per_call } => drop(observed.allocations.insert(arm, *per_call)),
                Event::Done { .. } => {
                    observed.done += 1;
                    for (arm, rounds) in std::mem::take(&mut open) {
                        observed.rounds.entry(arm).or_default().push(rounds);
                    }
                }
                Event::Session { .. } | Event::Engine { .. } | Event::Warm { .. } => {}
            }
        }
        observed
    }

    fn left_out(&self, arm: &Arm<'_>) -> Option<LeftOut> {
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

    /// The times of two arms in the rounds that timed both, by process.
    fn paired(&self, one: (&str, bool), other: (&str, bool)) -> Vec<Vec<(f64, f64)>> {
        let (Some(one), Some(other)) = (self.rounds.get(&one), self.rounds.get(&other)) else {
            return Vec::new();
        };
        let pairs = |(one, other): (&Rounds, &Rounds)| {
            one.iter().filter_map(|(round, ns)| Some((*ns, *other.get(round)?))).collect()
        };
        one.iter().zip(other).map(pairs).collect()
    }
}

fn arm_result(group: &Group<'_>, arm: &Arm<'_>, observed: &Observed<'_>) -> Option<ArmResult> {
    let processes = observed.rounds.get(&(arm.id.as_str(), false))?;
    let per_operation = arm.case.operations as f64;
    let medians: Vec<f64> = processes
        .iter()
        .filter(|rounds| !rounds.is_empty())
        .map(|rounds| median(&rounds.values().copied().collect::<Vec<_>>()).value / per_operation)
        .collect();
    let implementation = group.engine.arms.get(&arm.scenario.id)?.get(arm.by)?;
    (!medians.is_empty()).then(|| ArmResult {
        id: arm.id.clone(),
        scenario: arm.scenario.id.clone(),
        title: arm.scenario.title.clone(),
        size: arm.case.size,
        engine: group.engine.id.clone(),
        by: arm.by.to_owned(),
        what: implementation.what.clone(),
        transport: implementation.transport.clone(),
        operations: arm.case.operations,
        bytes: arm.case.bytes,
        ns: median(&medians),
        processes: medians.len() as u32,
        ns_by_process: medians,
        rounds: processes.iter().map(|rounds| rounds.len() as u32).sum(),
        allocations: observed.allocations.get(arm.id.as_str()).copied(),
        steady: !observed.restless.contains(arm.id.as_str()),
    })
}

fn pairs(table: &Table, group: &Group<'_>, observed: &Observed<'_>) -> Vec<Pair> {
    let fit = |arm: &&Arm<'_>| observed.left_out(arm).is_none();
    let Some(subject) = group.arms.iter().filter(fit).find(|arm| arm.by == table.subject) else {
        return Vec::new();
    };
    let others = group.arms.iter().filter(fit).filter(|arm| arm.by != table.subject);
    others
        .filter_map(|other| {
            let paired = observed.paired((&subject.id, false), (&other.id, false));
            let comparison = compare(&paired, table.margin)?;
            Some(Pair { subject: subject.id.clone(), other: other.id.clone(), comparison, verdict: None })
        })
        .collect()
}

/// Whether each engine's twin is itself. An interval that leaves 1 out by less than the margin does no harm.
fn certificate(groups: &[Group<'_>], observed: &Observed<'_>, margin: f64) -> Certificate {
    let mut twins = BTreeMap::new();
    for group in groups {
        for arm in &group.arms {
            let paired = observed.paired((&arm.id, true), (&arm.id, false));
            twins.extend(compare(&paired, margin).map(|comparison| (group.engine.id.clone(), comparison)));
        }
    }
    let same = |comparison: &Comparison| {
        let within = comparison.ratio.low >= 1.0 / (1.0 + margin) && comparison.ratio.high <= 1.0 + margin;
        within || comparison.ratio.holds(1.0)
    };
    Certificate { certified: !twins.is_empty() && twins.values().all(same), twins }
}
