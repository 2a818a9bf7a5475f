//! From what happened to what it says. Nothing here looks at the machine: an old session evaluates as it did.

use std::collections::BTreeMap;

use super::file::{ArmResult, Certificate, LeftOut, Pair};
use super::findings::{Ladder, Latency};
use super::observed::Observed;
use super::{ladder, latency};
use crate::definition::{Kind, Table};
use crate::session::{Arm, Event, Group};
use crate::statistics::{Comparison, Verdict, compare, median, verdicts};

/// What a session's events say.
#[derive(Debug)]
pub struct Evaluation {
    /// Arms with a number.
    pub arms: Vec<ArmResult>,
    /// The subject beside the others.
    pub pairs: Vec<Pair>,
    /// Arms without a number.
    pub left_out: Vec<LeftOut>,
    /// What each stage of a call adds.
    pub ladders: Vec<Ladder>,
    /// How late calls at scheduled times are answered.
    pub latencies: Vec<Latency>,
    /// Whether the machine could tell arms apart.
    pub certificate: Certificate,
    /// Processes that were measured to their end.
    pub processes: u32,
}

/// Evaluates the events of a session over these groups.
pub fn evaluate(table: &Table, groups: &[Group<'_>], events: &[Event]) -> Evaluation {
    let observed = Observed::of(events);
    let certificate = certificate(groups, &observed, table.margin);
    let mut evaluation = Evaluation {
        arms: Vec::new(),
        pairs: Vec::new(),
        left_out: Vec::new(),
        ladders: ladder::ladders(table, groups, &observed),
        latencies: latency::latencies(groups, events),
        certificate,
        processes: observed.done,
    };
    for group in groups {
        for arm in &group.arms {
            match observed.left_out(arm) {
                Some(left_out) => evaluation.left_out.push(left_out),
                None => evaluation.arms.extend(arm_result(group, arm, &observed)),
            }
        }
        if group.arms[0].scenario.kind != Kind::Ladder {
            evaluation.pairs.extend(pairs(table, group, &observed));
        }
    }
    if evaluation.certificate.certified {
        let family: Vec<Comparison> = evaluation.pairs.iter().map(|pair| pair.comparison).collect();
        for (pair, verdict) in evaluation.pairs.iter_mut().zip(verdicts(&family, table.margin)) {
            pair.verdict = Some(verdict);
        }
    }
    evaluation
}

fn arm_result(group: &Group<'_>, arm: &Arm<'_>, observed: &Observed<'_>) -> Option<ArmResult> {
    let processes = observed.rounds.get(&(arm.id.as_str(), false))?;
    let per_operation = arm.case.operations as f64;
    let medians: Vec<f64> = observed.medians(arm)?.iter().map(|ns| ns / per_operation).collect();
    let implementation = group.engine.arms.get(&arm.scenario.id)?.get(arm.by)?;
    let allocated = observed.allocations.get(arm.id.as_str()).copied().unwrap_or_default();
    Some(ArmResult {
        id: arm.id.clone(),
        scenario: arm.scenario.id.clone(),
        title: arm.scenario.title.clone(),
        size: arm.case.size,
        engine: group.engine.id.clone(),
        by: arm.name.clone(),
        what: implementation.what.clone(),
        transport: implementation.transport.clone(),
        operations: arm.case.operations,
        bytes: arm.case.bytes,
        ns: median(&medians),
        processes: medians.len() as u32,
        ns_by_process: medians,
        rounds: processes.iter().map(|rounds| rounds.len() as u32).sum(),
        allocations: allocated.0,
        allocated_bytes: allocated.1,
        steady: !observed.restless.contains(arm.id.as_str()),
    })
}

fn pairs(table: &Table, group: &Group<'_>, observed: &Observed<'_>) -> Vec<Pair> {
    let fit = |arm: &&Arm<'_>| observed.left_out(arm).is_none();
    let Some(subject) = group.arms.iter().filter(fit).find(|arm| arm.name == table.subject) else {
        return Vec::new();
    };
    let others = group.arms.iter().filter(fit).filter(|arm| arm.name != table.subject);
    others
        .filter_map(|other| {
            let paired = observed.paired((&subject.id, false), (&other.id, false));
            let comparison = compare(&paired, table.margin)?;
            Some(Pair { subject: subject.id.clone(), other: other.id.clone(), comparison, verdict: None })
        })
        .collect()
}

/// Whether each engine's twin is itself. Among so many twins some differ by chance; they are judged as a family, as arms are.
fn certificate(groups: &[Group<'_>], observed: &Observed<'_>, margin: f64) -> Certificate {
    let mut twins = BTreeMap::new();
    for group in groups {
        for arm in &group.arms {
            let paired = observed.paired((&arm.id, true), (&arm.id, false));
            twins.extend(compare(&paired, margin).map(|comparison| (group.engine.id.clone(), comparison)));
        }
    }
    let family: Vec<Comparison> = twins.values().copied().collect();
    let differ = |verdict: &Verdict| matches!(verdict, Verdict::Faster | Verdict::Slower);
    Certificate { certified: !twins.is_empty() && !verdicts(&family, margin).iter().any(differ), twins }
}
