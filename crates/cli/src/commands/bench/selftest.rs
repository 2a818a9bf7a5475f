//! `shortwire bench selftest`: what this machine can tell apart.

use clap::Args;
use shortwire_lab::fingerprint;
use shortwire_lab::selftest::{self, SelfTest};
use shortwire_lab::session::{Effort, Places};

use super::watch::{Watch, interruption};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Show how often this machine sees a difference where there is none, and misses one where there is
///
/// Runs sessions over arms that are the same or do 1, 2 or 5 % more, and counts those whose interval leaves out 1.
#[derive(Args)]
pub(super) struct Arguments {
    /// How many sessions
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    sessions: u32,
    /// Sessions of exploratory effort
    #[arg(long)]
    quick: bool,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let effort = if arguments.quick { Effort::QUICK } else { Effort::PUBLISH };
    let exe = std::env::current_exe()
        .map_err(|error| Failure::environment(format!("this program does not know where it is: {error}")))?;
    let command = vec![exe.to_string_lossy().into_owned(), "bench".to_owned(), "planted".to_owned()];
    let here = exe.parent().map(std::path::Path::to_owned).unwrap_or_default();
    let places = Places { root: here.clone(), built: here.clone(), library: here };
    let mut watch = Watch::new(None, interruption(), console)?;
    let result =
        selftest::run(arguments.sessions, effort, command, &places, fingerprint::a_core(), &mut watch)
            .map_err(|error| Failure::environment(error.to_string()))?;
    let interrupted = watch.was_interrupted();
    watch.leave();
    if let Some(result) = &result {
        tell(result, console);
    }
    Ok(if interrupted { Exit::Interrupted } else { Exit::Ok })
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
