//! What each stage of a call adds.

use super::findings::{Ladder, Rung};
use super::observed::Observed;
use crate::definition::{Kind, Table};
use crate::session::{Arm, Group};
use crate::statistics::{Interval, mean, median};

/// The ladders among these groups whose rungs have all been measured. The table's subject is the whole that they are to
/// explain; it is no rung.
pub(super) fn ladders(table: &Table, groups: &[Group<'_>], observed: &Observed<'_>) -> Vec<Ladder> {
    let of_ladders = groups.iter().filter(|group| group.arms[0].scenario.kind == Kind::Ladder);
    of_ladders.filter_map(|group| ladder(table, group, observed)).collect()
}

fn ladder(table: &Table, group: &Group<'_>, observed: &Observed<'_>) -> Option<Ladder> {
    let scenario = group.arms[0].scenario;
    let implementations = group.engine.arms.get(&scenario.id)?;
    let arm_of = |name: &str| {
        group.arms.iter().find(|arm| arm.name == name).filter(|arm| observed.left_out(arm).is_none())
    };
    // A host may lack a rung that means nothing to it; the others still build on each other.
    let stages: Vec<&Arm<'_>> = scenario
        .rungs
        .iter()
        .filter(|name| **name != table.subject)
        .filter_map(|name| arm_of(name))
        .collect();
    let whole = arm_of(&table.subject)?;
    let mut rungs: Vec<Rung> = Vec::new();
    for (number, arm) in stages.iter().enumerate() {
        let ns = time(arm, observed)?;
        rungs.push(Rung {
            by: arm.name.clone(),
            what: implementations.get(&arm.name)?.what.clone(),
            ns,
            adds: match number {
                0 => ns,
                _ => difference(arm, stages[number - 1], observed)?,
            },
        });
    }
    Some(Ladder {
        scenario: scenario.id.clone(),
        title: scenario.title.clone(),
        size: group.arms[0].case.size,
        engine: group.engine.id.clone(),
        rungs,
        whole: time(whole, observed)?,
        unattributed: difference(whole, stages.last()?, observed)?,
    })
}

fn time(arm: &Arm<'_>, observed: &Observed<'_>) -> Option<Interval> {
    observed.medians(arm).map(|medians| median(&medians))
}

/// Nanoseconds that one arm takes more than another: the mean over processes of the median over rounds.
fn difference(arm: &Arm<'_>, other: &Arm<'_>, observed: &Observed<'_>) -> Option<Interval> {
    let processes = observed.paired((&arm.id, false), (&other.id, false));
    let differences: Vec<f64> = processes
        .iter()
        .filter(|rounds| !rounds.is_empty())
        .map(|rounds| median(&rounds.iter().map(|(one, other)| one - other).collect::<Vec<_>>()).value)
        .collect();
    (differences.len() > 1).then(|| mean(&differences))
}
