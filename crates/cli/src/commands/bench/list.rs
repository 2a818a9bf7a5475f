//! `shortwire bench list`: what can be measured.

use clap::Args;
use serde_json::{Value, json};

use super::project::Project;
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Show the tables, or the arms of one
#[derive(Args)]
pub(super) struct Arguments {
    /// Show its scenarios and who can do them
    #[arg(value_name = "TABLE")]
    table: Option<String>,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let project = Project::here()?;
    match &arguments.table {
        None => tables(&project, console),
        Some(table) => arms(&project, table, console)?,
    }
    Ok(Exit::Ok)
}

fn tables(project: &Project, console: &Console) {
    if console.json {
        let tables: Vec<Value> = project
            .tables
            .iter()
            .map(|table| json!({"table": table.id, "title": table.title, "scenarios": table.scenarios.len()}))
            .collect();
        console.document(&Value::from(tables));
        return;
    }
    for table in &project.tables {
        console.result(&format!("{:10} {}, {} scenarios", table.id, table.title, table.scenarios.len()));
    }
}

fn arms(project: &Project, table: &str, console: &Console) -> Result<(), Failure> {
    let table = project.table(table)?;
    let mut document = Vec::new();
    for scenario in &table.scenarios {
        let sizes: Vec<String> =
            scenario.cases.iter().map(|case| case.size.to_string()).filter(|size| size != "0").collect();
        let sizes = if sizes.is_empty() { String::new() } else { format!(", sizes {}", sizes.join(" ")) };
        if !console.json {
            console.result(&format!("{}: {}{sizes}", scenario.id, scenario.title));
        }
        for engine in &project.engines {
            for (by, implementation) in engine.arms.get(&scenario.id).into_iter().flatten() {
                document.push(json!({
                    "scenario": scenario.id, "engine": engine.id, "by": by,
                    "what": implementation.what, "transport": implementation.transport,
                }));
                if !console.json {
                    console.result(&format!("  {:8} {by:14} {}", engine.id, implementation.what));
                }
            }
        }
    }
    if console.json {
        console.document(&Value::from(document));
    }
    Ok(())
}
