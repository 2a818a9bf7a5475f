//! `shortwire bench ab`: whether a change made anything faster or slower.

use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;
use shortwire_lab::definition::{Engine, Table};
use shortwire_lab::result::Revision;
use shortwire_lab::session::{AFTER, BEFORE, Group, revision_commands, revision_groups};

use super::conduct::{Amount, Begun, Plan, conduct};
use super::project::Project;
use super::selection::Selected;
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Measure the work tree beside another revision of it, in one session
///
/// Builds the engines of both, and times Shortwire's own arms of both in turn, each in processes of its own. Ends with 1 if
/// an arm became slower, and with 3 if the machine could not tell the revision from itself.
#[derive(Args)]
pub(super) struct Arguments {
    /// The revision to compare with: a branch, a tag, a commit
    #[arg(value_name = "REV")]
    revision: String,
    /// The table
    #[arg(long, default_value = "call")]
    table: String,
    /// Only these engines
    #[arg(long, value_name = "ENGINE,...", value_delimiter = ',', visible_alias = "host")]
    engine: Vec<String>,
    /// Only these scenarios
    #[arg(long, value_name = "SCENARIO,...", value_delimiter = ',')]
    scenario: Vec<String>,
    #[command(flatten)]
    amount: Amount,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let project = Project::here()?;
    let root = &project.places.root;
    let commit = git(root, &["rev-parse", "--verify", &format!("{}^{{commit}}", arguments.revision)])?;
    let tree = checked_out(root, &commit)?;
    let older = Project::at(&tree)?;
    let original = project.table(&arguments.table)?;
    // Arms are asked for by the subject's name, and told apart by their revision.
    let table = Table { subject: AFTER.to_owned(), floor: None, ..original.clone() };
    let wanted = |name: &str, names: &[String]| names.is_empty() || names.iter().any(|one| one == name);
    let mut groups = revision_groups(&table, &original.subject, &older.engines, &project.engines);
    groups.retain(|group| {
        wanted(&group.engine.id, &arguments.engine) && wanted(&group.arms[0].scenario.id, &arguments.scenario)
    });
    if groups.is_empty() {
        return Err(Failure::with_help(
            Exit::Usage,
            format!("{} and the work tree have no arm of {} in common", arguments.revision, arguments.table),
            format!("shortwire bench list {}", arguments.table),
        ));
    }
    let mut missing = project.build(&engines_of(&project, &groups), console)?;
    console.message(&format!("building {} in {}", arguments.revision, tree.display()));
    missing.extend(older.build(&engines_of(&older, &groups), console)?);
    let selected = Selected { table: &table, groups, missing };
    let plan = Plan {
        commands: revision_commands(&selected.here(), (&older.engines, &older.places), &project.places),
        twin: BEFORE.to_owned(),
        selected,
        revisions: Some([
            Revision { name: arguments.revision.clone(), commit, dirty: false },
            Revision {
                name: "work tree".to_owned(),
                commit: git(root, &["rev-parse", "HEAD"])?,
                dirty: !git(root, &["status", "--porcelain"])?.is_empty(),
            },
        ]),
    };
    let begun = Begun::anew(&arguments.amount, &project, &plan.selected);
    conduct(&plan, begun, &project, None, console)
}

fn engines_of(project: &Project, groups: &[Group<'_>]) -> Vec<Engine> {
    let wanted = |id: &str| groups.iter().any(|group| group.engine.id == id);
    project.engines.iter().filter(|engine| wanted(&engine.id)).cloned().collect()
}

/// A work tree of the commit below the target folder; kept, so that the next comparison with it builds nothing again.
fn checked_out(root: &Path, commit: &str) -> Result<PathBuf, Failure> {
    let tree = root.join("target/lab/revisions").join(&commit[..10]);
    if !tree.join("bench/definitions").is_dir() {
        git(root, &["worktree", "prune"])?;
        git(root, &["worktree", "add", "--detach", "--force", &tree.to_string_lossy(), commit])?;
    }
    if !tree.join("bench/definitions").is_dir() {
        return Err(Failure::usage(format!(
            "revision {commit} has no bench/definitions: it is older than the lab"
        )));
    }
    Ok(tree)
}

fn git(root: &Path, arguments: &[&str]) -> Result<String, Failure> {
    let output = Command::new("git").arg("-C").arg(root).args(arguments).output();
    let output = output.map_err(|error| Failure::environment(format!("git does not start: {error}")))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    match output.status.success() {
        true => Ok(text(&output.stdout)),
        false => Err(Failure::usage(format!("git {}: {}", arguments.join(" "), text(&output.stderr)))),
    }
}
