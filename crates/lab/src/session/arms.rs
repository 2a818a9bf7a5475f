//! Which arms a table has, and which of them are timed side by side.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::definition::{Case, Engine, Scenario, Table};
use crate::worker::Subject;

/// Where things are that commands of engines name.
#[derive(Clone, Debug)]
pub struct Places {
    /// The project's root.
    pub root: PathBuf,
    /// What everything is built into.
    pub built: PathBuf,
    /// The library that is called.
    pub library: PathBuf,
}

impl Places {
    /// A command or path with its places filled in.
    pub fn fill(&self, text: &str) -> String {
        text.replace("{root}", &self.root.to_string_lossy())
            .replace("{built}", &self.built.to_string_lossy())
            .replace("{library}", &self.library.to_string_lossy())
    }
}

/// A way of doing a case, in an engine.
#[derive(Clone, Debug)]
pub struct Arm<'a> {
    /// `scenario@size/engine/name`.
    pub id: String,
    /// Its scenario.
    pub scenario: &'a Scenario,
    /// Its size.
    pub case: &'a Case,
    /// What its process is asked for.
    pub by: &'a str,
    /// What results call it: the implementation, or a revision of it.
    pub name: String,
    /// The process that does it.
    pub worker: String,
    /// The process that does it again, to compare the arm with itself.
    pub twin: String,
}

impl Arm<'_> {
    /// The arm as its engine is asked for it.
    pub fn subject(&self) -> Subject<'_> {
        Subject { arm: &self.id, scenario: &self.scenario.id, size: self.case.size, by: self.by }
    }
}

/// The arms of an engine that do the same case: they are compared, so they run one right after the other.
#[derive(Clone, Debug)]
pub struct Group<'a> {
    /// Whose.
    pub engine: &'a Engine,
    /// All of them; those that turn out to be absent or wrong are left out when it comes to timing.
    pub arms: Vec<Arm<'a>>,
}

/// The groups of a table.
pub fn groups<'a>(table: &'a Table, engines: &'a [Engine]) -> Vec<Group<'a>> {
    let mut groups = Vec::new();
    for engine in engines {
        for scenario in &table.scenarios {
            let Some(implementations) = engine.arms.get(&scenario.id).filter(|all| !all.is_empty()) else {
                continue;
            };
            groups.extend(scenario.cases.iter().map(|case| Group {
                engine,
                arms: implementations.keys().map(|by| arm(engine, scenario, case, by)).collect(),
            }));
        }
    }
    groups
}

fn arm<'a>(engine: &'a Engine, scenario: &'a Scenario, case: &'a Case, by: &'a str) -> Arm<'a> {
    Arm {
        id: format!("{}{}/{}/{by}", scenario.id, case.suffix(), engine.id),
        scenario,
        case,
        by,
        name: by.to_owned(),
        worker: engine.id.clone(),
        twin: engine.id.clone(),
    }
}

/// How the processes of these groups are started, by name: one an engine.
pub fn commands(groups: &[Group<'_>], places: &Places) -> BTreeMap<String, Vec<String>> {
    let command = |engine: &Engine| engine.command.iter().map(|word| places.fill(word)).collect();
    groups.iter().map(|group| (group.engine.id.clone(), command(group.engine))).collect()
}
