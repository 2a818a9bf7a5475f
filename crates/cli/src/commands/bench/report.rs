//! `shortwire bench report`: shows a result again.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use shortwire_lab::result::ResultFile;

use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Show a result again
#[derive(Args)]
pub(super) struct Arguments {
    /// A result.json, or the folder it is in
    #[arg(value_name = "RESULT")]
    result: PathBuf,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    show(&read(&arguments.result)?, console);
    Ok(Exit::Ok)
}

/// Reads a result.
pub(super) fn read(path: &Path) -> Result<ResultFile, Failure> {
    let path = if path.is_dir() { path.join("result.json") } else { path.to_owned() };
    let unusable = |reason: String| Failure::usage(format!("{}: {reason}", path.display()));
    let text = fs::read_to_string(&path).map_err(|error| unusable(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| unusable(format!("is no result of this lab: {error}")))
}

/// Writes all that is made of a result.
pub(super) fn write(result: &ResultFile, folder: &Path) -> Result<(), Failure> {
    let unwritable = |error: &dyn std::fmt::Display| {
        Failure::environment(format!("{} cannot be written: {error}", folder.display()))
    };
    let text = serde_json::to_string_pretty(result).map_err(|error| unwritable(&error))?;
    fs::write(folder.join("result.json"), text + "\n").map_err(|error| unwritable(&error))
}

/// Shows a result.
pub(super) fn show(result: &ResultFile, console: &Console) {
    if console.json {
        return console.document(&serde_json::to_value(result).unwrap_or_default());
    }
    for arm in &result.arms {
        console.result(&format!("{:48} {:10.2} ns", arm.id, arm.ns.value));
    }
    for pair in &result.pairs {
        let ratio = pair.comparison.ratio;
        console.result(&format!(
            "{} / {}: {:.3} [{:.3}, {:.3}] {:?}",
            pair.subject, pair.other, ratio.value, ratio.low, ratio.high, pair.verdict
        ));
    }
    for (engine, twin) in &result.certificate.twins {
        console.result(&format!(
            "{engine} beside itself: {:.3} [{:.3}, {:.3}]",
            twin.ratio.value, twin.ratio.low, twin.ratio.high
        ));
    }
}
