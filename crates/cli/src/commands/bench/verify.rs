//! `shortwire bench verify`: whether every arm is right, without a time.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::Args;
use serde_json::json;
use shortwire_lab::fingerprint;
use shortwire_lab::session::{self, Effort, Event, Session};

use super::project::Project;
use super::selection::{Selected, Selection};
use super::watch::Watch;
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Check the answers of every arm, and time nothing
///
/// Ends with 1 if an arm is wrong.
#[derive(Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    selection: Selection,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let project = Project::here()?;
    let selected = arguments.selection.of(&project, console)?;
    let groups = selected.here();
    let session = Session {
        commands: session::commands(&groups, &project.places),
        groups,
        effort: Effort::QUICK,
        places: project.places.clone(),
        core: fingerprint::a_core(),
        seed: 0,
        twin: selected.table.subject.clone(),
    };
    let mut watch = Watch::new(None, Arc::new(AtomicBool::new(false)), console)?;
    session.verify(&mut watch).map_err(|error| Failure::environment(error.to_string()))?;
    Ok(tell(&selected, &watch.leave(), console))
}

fn tell(selected: &Selected<'_>, events: &[Event], console: &Console) -> Exit {
    let arms = selected.groups.iter().map(|group| group.arms.len()).sum::<usize>();
    let missing: usize = selected
        .groups
        .iter()
        .filter(|group| selected.missing.contains_key(&group.engine.id))
        .map(|group| group.arms.len())
        .sum();
    let (mut absent, mut refused) = (missing, 0);
    let mut document = Vec::new();
    for event in events {
        let (arm, reason, outcome) = match event {
            Event::Absent { arm, reason } => (arm, reason, "not here"),
            Event::Refused { arm, reason } => (arm, reason, "refused"),
            _ => continue,
        };
        *if outcome == "refused" { &mut refused } else { &mut absent } += 1;
        document.push(json!({"arm": arm, "outcome": outcome, "reason": reason}));
        if !console.json && outcome == "not here" {
            console.result(&format!("not here  {arm}: {reason}"));
        }
    }
    let right = arms - absent - refused;
    match console.json {
        true => console
            .document(&json!({"right": right, "refused": refused, "not_here": absent, "arms": document})),
        false => console.result(&format!("{right} arms are right, {refused} refused, {absent} not here")),
    }
    if refused == 0 { Exit::Ok } else { Exit::Finding }
}
