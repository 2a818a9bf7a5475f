//! `shortwire bench selftest`: what this machine can tell apart.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use shortwire_lab::fingerprint;
use shortwire_lab::selftest::{self, SelfTest, Shown, Trial};
use shortwire_lab::session::{Effort, Places};

use super::watch::{Watch, interruption};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Show how often this machine sees a difference where there is none, and misses one where there is
///
/// Runs sessions over arms that are the same or do 1, 2 or 5 % more, and counts those whose interval leaves out 1. 200 sessions
/// take hours: with --out, what was run so far is kept after each, and the same command goes on after an interruption.
#[derive(Args)]
pub(super) struct Arguments {
    /// How many sessions
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    sessions: u32,
    /// Sessions of exploratory effort
    #[arg(long)]
    quick: bool,
    /// Keep what was run in this file, as JSON; if it is there, go on with it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let trial = trial(arguments)?;
    let before = match &arguments.out {
        Some(file) => sessions_in(file, &trial)?,
        None => Vec::new(),
    };
    if !before.is_empty() {
        console.message(&format!("going on after {} of {} sessions", before.len(), trial.sessions));
    }
    let mut watch = Watch::new(None, interruption(), console)?;
    let mut trouble = None;
    let mut keep = |so_far: &SelfTest| {
        // Where there is no bar to be seen, a line now and then tells how far it is.
        if !console.shows_progress() && so_far.sessions.is_multiple_of(10) {
            console.message(&format!("{} of {} sessions", so_far.sessions, trial.sessions));
        }
        if let Some(file) = &arguments.out
            && let Err(error) = write(so_far, file)
        {
            trouble.get_or_insert(error);
        }
    };
    let result = selftest::run(&trial, before, &mut watch, &mut keep)
        .map_err(|error| Failure::environment(error.to_string()))?;
    let interrupted = watch.was_interrupted();
    watch.leave();
    if let Some(result) = &result {
        tell(result, console);
    }
    match (&arguments.out, trouble) {
        (Some(file), Some(error)) => {
            Err(Failure::environment(format!("{} cannot be written: {error}", file.display())))
        }
        (Some(file), None) if interrupted => {
            console.message(&format!("interrupted; the same command goes on with {}", file.display()));
            Ok(Exit::Interrupted)
        }
        _ if interrupted => Ok(Exit::Interrupted),
        _ => Ok(Exit::Ok),
    }
}

fn trial(arguments: &Arguments) -> Result<Trial, Failure> {
    let exe = std::env::current_exe()
        .map_err(|error| Failure::environment(format!("this program does not know where it is: {error}")))?;
    let here = exe.parent().map(Path::to_owned).unwrap_or_default();
    let core = fingerprint::a_core();
    Ok(Trial {
        sessions: arguments.sessions,
        effort: if arguments.quick { Effort::QUICK } else { Effort::PUBLISH },
        command: vec![exe.to_string_lossy().into_owned(), "bench".to_owned(), "planted".to_owned()],
        fingerprint: fingerprint::take(&here, core, &[&exe]),
        places: Places { root: here.clone(), built: here.clone(), library: here },
        core,
    })
}

/// The sessions that a file holds, if it is there; they have to be of this machine and effort.
fn sessions_in(file: &Path, trial: &Trial) -> Result<Vec<Shown>, Failure> {
    let unusable = |reason: String| {
        let help = "name another file with --out, or remove this one";
        Failure::with_help(Exit::Usage, format!("{}: {reason}", file.display()), help)
    };
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(unusable(error.to_string())),
    };
    let before: SelfTest = serde_json::from_str(&text).map_err(|error| unusable(error.to_string()))?;
    if before.effort != trial.effort {
        return Err(unusable("its sessions measured more or less than these".to_owned()));
    }
    if before.fingerprint.cpu != trial.fingerprint.cpu {
        return Err(unusable(format!("it is of another machine: {}", before.fingerprint.cpu)));
    }
    Ok(before.shown)
}

/// Writes beside the file first, so that an interruption leaves the old one or the new one.
fn write(result: &SelfTest, file: &Path) -> io::Result<()> {
    let beside = file.with_extension("part");
    fs::write(&beside, serde_json::to_string(result)? + "\n")?;
    fs::rename(beside, file)
}

fn tell(result: &SelfTest, console: &Console) {
    if console.json {
        return console.document(&serde_json::to_value(result).unwrap_or_default());
    }
    let Effort { processes, rounds, stretch_ns, .. } = result.effort;
    console.result(&format!(
        "{} sessions of {processes} processes with {rounds} rounds of {} us each",
        result.sessions,
        stretch_ns / 1000
    ));
    console.result("planted      seen in           95 % of that      estimate, 5th to 95th percentile");
    for plant in &result.plants {
        let percent = |share: f64| 100.0 * share;
        console.result(&format!(
            "{:>5} %   {:>7.1} %   {:>7.1} - {:>5.1} %      {:+.2} %   {:+.2} to {:+.2} %",
            plant.percent,
            percent(plant.seen.value),
            percent(plant.seen.low),
            percent(plant.seen.high),
            percent(plant.estimate.value - 1.0),
            percent(plant.estimate.low - 1.0),
            percent(plant.estimate.high - 1.0),
        ));
    }
    console.result("What is seen where 0 % is planted is a false alarm: 5 in 100 are to be expected.");
}
