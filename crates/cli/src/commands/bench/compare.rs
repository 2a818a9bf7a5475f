//! `shortwire bench compare`: two results beside each other.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use shortwire_lab::result::{ArmResult, ResultFile};

use super::report;
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Show two results beside each other, without a verdict
///
/// They were measured at different times, so what differs may be the machine: `shortwire bench ab` measures two revisions in one
/// session. Refuses results of different processors.
#[derive(Args)]
pub(super) struct Arguments {
    /// The result to compare with: a result.json, or the folder it is in
    #[arg(value_name = "BEFORE")]
    before: PathBuf,
    /// The result in question
    #[arg(value_name = "AFTER")]
    after: PathBuf,
    /// Show them though their processors differ
    #[arg(long)]
    force: bool,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let (before, after) = (report::read(&arguments.before)?, report::read(&arguments.after)?);
    let cpus = [&before.fingerprint.cpu, &after.fingerprint.cpu];
    if cpus[0] != cpus[1] && !arguments.force {
        return Err(Failure::with_help(
            Exit::Usage,
            format!("they were measured on different processors: {} and {}", cpus[0], cpus[1]),
            "their numbers say nothing of each other; --force shows them all the same",
        ));
    }
    let pairs = pairs(&before, &after);
    if pairs.is_empty() {
        return Err(Failure::usage("the two results have no arm in common"));
    }
    if console.json {
        let rows =
            pairs.iter().map(|(old, new)| json!({"arm": new.id, "before_ns": old.ns, "after_ns": new.ns}));
        console.document(&rows.collect());
        return Ok(Exit::Ok);
    }
    for (old, new) in pairs {
        let (then, now) = (old.ns, new.ns);
        let apart = now.low > then.high || now.high < then.low;
        console.result(&format!(
            "{:44} {:>12.2} ns {:>12.2} ns  {:>6.2}x{}",
            new.id,
            then.value,
            now.value,
            now.value / then.value,
            if apart { "  intervals apart" } else { "" }
        ));
    }
    console.message(
        "measured apart, so without verdicts; shortwire bench ab REV measures two revisions in one session",
    );
    Ok(Exit::Ok)
}

fn pairs<'r>(before: &'r ResultFile, after: &'r ResultFile) -> Vec<(&'r ArmResult, &'r ArmResult)> {
    let of = |id: &str| before.arms.iter().find(|arm| arm.id == id);
    after.arms.iter().filter_map(|arm| Some((of(&arm.id)?, arm))).collect()
}
