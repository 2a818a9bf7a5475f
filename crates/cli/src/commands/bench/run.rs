//! `shortwire bench run`: measures a table.

use std::path::{Path, PathBuf};

use clap::Args;
use shortwire_lab::session;

use super::conduct::{Amount, Begun, Plan, conduct};
use super::own::{Asked, Own};
use super::project::Project;
use super::selection::{Selected, Selection};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Measure a table, or a method of any library, and say what the numbers show
///
/// Without a project, a library is all that is needed: the request comes from --data, the right reply from a call beforehand,
/// and every host whose package is here makes the same call. Ends with 1 if an arm was wrong, and with 3 if the machine could not tell an arm from itself.
#[derive(Args)]
#[command(override_usage = "shortwire bench run [OPTIONS] <TABLE>
       shortwire bench run [OPTIONS] <LIB> <METHOD> [--data <JSON>] [--host <HOST,...>]")]
pub(super) struct Arguments {
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    own: Asked,
    #[command(flatten)]
    amount: Amount,
    /// Go on with the interrupted session in that folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["quick", "publish", "seed", "out"])]
    resume: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let library = Path::new(&arguments.selection.table);
    let Some(method) = &arguments.own.method else {
        if library.is_file() {
            return Err(Failure::with_help(
                Exit::Usage,
                format!("nothing says which method of {} to measure", library.display()),
                format!("name one of those that it has: shortwire inspect {}", library.display()),
            ));
        }
        let project = Project::here()?;
        let plan = plan(arguments.selection.of(&project, console)?, &project);
        let begun = match &arguments.resume {
            Some(folder) => Begun::again(folder, &plan.selected.table.id)?,
            None => Begun::anew(&arguments.amount, &project, &plan.selected),
        };
        let again = format!("shortwire bench run {}", plan.selected.table.id);
        return conduct(&plan, begun, &project, Some(&again), console);
    };
    let own = Own::of(library, method, &arguments.own, &arguments.selection.engine, console)?;
    let plan = plan(own.selected(), &own.project);
    let begun = Begun::anew(&arguments.amount, &own.project, &plan.selected);
    conduct(&plan, begun, &own.project, None, console)
}

/// Every arm of the table in one process of its engine.
fn plan<'p>(selected: Selected<'p>, project: &Project) -> Plan<'p> {
    Plan {
        commands: session::commands(&selected.here(), &project.places),
        twin: selected.table.subject.clone(),
        selected,
        revisions: None,
    }
}
