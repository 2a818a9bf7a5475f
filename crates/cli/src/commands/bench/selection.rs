//! Which arms of a table are meant.

use std::collections::BTreeMap;

use clap::Args;
use shortwire_lab::definition::{Engine, Table};
use shortwire_lab::session::{Group, groups};

use super::project::Project;
use crate::console::Console;
use crate::failure::{Exit, Failure};

#[derive(Args)]
pub(super) struct Selection {
    /// The table; `shortwire bench list` shows all
    #[arg(value_name = "TABLE")]
    pub(super) table: String,
    /// Only these engines; of a library, these hosts (default: rust, python, node)
    #[arg(long, value_name = "ENGINE,...", value_delimiter = ',', visible_alias = "host")]
    pub(super) engine: Vec<String>,
    /// Only these scenarios
    #[arg(long, value_name = "SCENARIO,...", value_delimiter = ',')]
    scenario: Vec<String>,
    /// Only these sizes
    #[arg(long, value_name = "SIZE,...", value_delimiter = ',')]
    size: Vec<u64>,
    /// Take engines as they were built last
    #[arg(long)]
    no_build: bool,
}

/// The arms that are meant, by who is compared with whom.
pub(super) struct Selected<'p> {
    pub(super) table: &'p Table,
    pub(super) groups: Vec<Group<'p>>,
    /// Why engines cannot be had, by name.
    pub(super) missing: BTreeMap<String, String>,
}

impl Selected<'_> {
    /// The groups of engines that are here.
    pub(super) fn here(&self) -> Vec<Group<'_>> {
        self.groups.iter().filter(|group| !self.missing.contains_key(&group.engine.id)).cloned().collect()
    }
}

impl Selection {
    /// Finds the arms, and builds their engines.
    pub(super) fn of<'p>(&self, project: &'p Project, console: &Console) -> Result<Selected<'p>, Failure> {
        let table = project.table(&self.table)?;
        self.check(project, table)?;
        let mut groups = groups(table, &project.engines);
        groups.retain(|group| {
            let (arm, engine) = (&group.arms[0], &group.engine.id);
            (self.engine.is_empty() || self.engine.contains(engine))
                && (self.scenario.is_empty() || self.scenario.contains(&arm.scenario.id))
                && (self.size.is_empty() || self.size.contains(&arm.case.size))
        });
        if groups.is_empty() {
            return Err(Failure::with_help(
                Exit::Usage,
                format!("no engine has what was asked of table {}", table.id),
                format!("shortwire bench list {}", table.id),
            ));
        }
        let missing = if self.no_build { BTreeMap::new() } else { built(project, &groups, console)? };
        Ok(Selected { table, groups, missing })
    }

    fn check(&self, project: &Project, table: &Table) -> Result<(), Failure> {
        let engines: Vec<&str> = project.engines.iter().map(|engine| engine.id.as_str()).collect();
        let scenarios: Vec<&str> = table.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        let unknown = |kind: &str, name: &String, known: &[&str]| {
            Failure::with_help(
                Exit::Usage,
                format!("there is no {kind} {name}"),
                format!("{kind}s: {}", known.join(", ")),
            )
        };
        for (kind, names, known) in
            [("engine", &self.engine, &engines), ("scenario", &self.scenario, &scenarios)]
        {
            if let Some(name) = names.iter().find(|name| !known.contains(&name.as_str())) {
                return Err(unknown(kind, name, known));
            }
        }
        Ok(())
    }
}

fn built(
    project: &Project,
    groups: &[Group<'_>],
    console: &Console,
) -> Result<BTreeMap<String, String>, Failure> {
    let mut engines: Vec<Engine> = Vec::new();
    for group in groups {
        if engines.iter().all(|engine| engine.id != group.engine.id) {
            engines.push(group.engine.clone());
        }
    }
    project.build(&engines, console)
}
