//! The same arms in two states of the source, side by side.

use std::collections::BTreeMap;

use super::arms::{Arm, Group, Places};
use crate::definition::{Engine, Kind, Table};

/// What results call the state that is compared with.
pub const BEFORE: &str = "before";
/// What results call the state in question.
pub const AFTER: &str = "after";

/// An implementation in both states, where both have it: each state in a process of its own, and the state before in a third,
/// to be compared with itself. Only stretches are compared.
pub fn revision_groups<'a>(
    table: &'a Table,
    by: &'a str,
    before: &[Engine],
    after: &'a [Engine],
) -> Vec<Group<'a>> {
    let mut groups = Vec::new();
    for engine in after {
        let Some(older) = before.iter().find(|older| older.id == engine.id) else { continue };
        let in_both = |id: &str| does(engine, id, by) && does(older, id, by);
        let stretches = table.scenarios.iter().filter(|scenario| scenario.kind == Kind::Stretch);
        for scenario in stretches.filter(|scenario| in_both(&scenario.id)) {
            for case in &scenario.cases {
                let arm = |name: &str, worker: String, twin: String| Arm {
                    id: format!("{}{}/{}/{name}", scenario.id, case.suffix(), engine.id),
                    scenario,
                    case,
                    by,
                    name: name.to_owned(),
                    worker,
                    twin,
                };
                let [now, then, again] = workers(engine);
                groups.push(Group {
                    engine,
                    arms: vec![arm(AFTER, now.clone(), now), arm(BEFORE, then, again)],
                });
            }
        }
    }
    groups
}

/// How the processes of these groups are started.
pub fn revision_commands(
    groups: &[Group<'_>],
    before: (&[Engine], &Places),
    after: &Places,
) -> BTreeMap<String, Vec<String>> {
    let fill =
        |engine: &Engine, places: &Places| engine.command.iter().map(|word| places.fill(word)).collect();
    let mut commands: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for group in groups {
        let [now, then, again] = workers(group.engine);
        let Some(older) = before.0.iter().find(|engine| engine.id == group.engine.id) else { continue };
        commands.insert(now, fill(group.engine, after));
        commands.insert(then, fill(older, before.1));
        commands.insert(again, fill(older, before.1));
    }
    commands
}

fn workers(engine: &Engine) -> [String; 3] {
    [engine.id.clone(), format!("{} {BEFORE}", engine.id), format!("{} {BEFORE} again", engine.id)]
}

fn does(engine: &Engine, scenario: &str, by: &str) -> bool {
    engine.arms.get(scenario).is_some_and(|implementations| implementations.contains_key(by))
}
