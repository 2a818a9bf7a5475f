//! `shortwire bench crossover`: at which size another implementation becomes the faster one.

use std::path::{Path, PathBuf};

use clap::Args;
use shortwire_lab::crossover::{self, Means, Question};
use shortwire_lab::fingerprint;
use shortwire_lab::result::Crossover;
use shortwire_lab::session::Effort;

use super::project::Project;
use super::report;
use super::watch::{Watch, interruption};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Find the sizes at which one of two implementations begins to win
///
/// Measures powers of two, and with fresh processes the sizes between those where the winner changes.
#[derive(Args)]
pub(super) struct Arguments {
    /// The table
    #[arg(value_name = "TABLE")]
    table: String,
    /// A scenario of it, in an engine that takes any size
    #[arg(long)]
    scenario: String,
    /// Who does it
    #[arg(long, alias = "host")]
    engine: String,
    /// The two implementations
    #[arg(long, value_name = "ONE,OTHER", value_delimiter = ',', num_args = 1.., required = true)]
    between: Vec<String>,
    /// The smallest size
    #[arg(long, value_name = "SIZE", default_value_t = 16, value_parser = clap::value_parser!(u64).range(1..))]
    from: u64,
    /// The greatest size
    #[arg(long, value_name = "SIZE", default_value_t = 1 << 20, value_parser = clap::value_parser!(u64).range(1..))]
    to: u64,
    /// A look: few rounds, exploratory
    #[arg(long)]
    quick: bool,
    /// Put what is found into the result in that folder
    #[arg(long, value_name = "DIR")]
    into: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let [one, other] = arguments.between.as_slice() else {
        return Err(Failure::usage(
            "--between takes two implementations, as in --between openssl,rustcrypto",
        ));
    };
    if arguments.from > arguments.to {
        return Err(Failure::usage(format!("--from {} is more than --to {}", arguments.from, arguments.to)));
    }
    let project = Project::here()?;
    let question =
        Question { from: arguments.from, to: arguments.to, ..question(arguments, &project, one, other)? };
    project.build(std::slice::from_ref(question.engine), console)?;
    let means = Means {
        effort: if arguments.quick { Effort::QUICK } else { Effort::NORMAL },
        places: &project.places,
        core: fingerprint::a_core(),
        seed: 0,
    };
    let mut watch = Watch::new(None, interruption(), console)?;
    let found = crossover::find(&question, &means, &mut watch)
        .map_err(|error| Failure::environment(error.to_string()))?;
    let interrupted = watch.was_interrupted();
    watch.leave();
    tell(&found, console);
    if let Some(folder) = arguments.into.as_deref().filter(|_| !interrupted) {
        put(found, folder, &arguments.table, console)?;
    }
    Ok(if interrupted { Exit::Interrupted } else { Exit::Ok })
}

fn question<'p>(
    arguments: &Arguments,
    project: &'p Project,
    one: &'p str,
    other: &'p str,
) -> Result<Question<'p>, Failure> {
    let table = project.table(&arguments.table)?;
    let missing = |what: &str| {
        Failure::with_help(
            Exit::Usage,
            format!("table {} has no {what}", table.id),
            format!("shortwire bench list {}", table.id),
        )
    };
    let scenario = table.scenarios.iter().find(|scenario| scenario.id == arguments.scenario);
    let scenario = scenario.ok_or_else(|| missing(&format!("scenario {}", arguments.scenario)))?;
    let engine = project.engines.iter().find(|engine| engine.id == arguments.engine);
    let engine = engine.ok_or_else(|| missing(&format!("engine {}", arguments.engine)))?;
    let implementations = engine.arms.get(&scenario.id);
    if let Some(name) =
        [one, other].into_iter().find(|name| implementations.is_none_or(|all| !all.contains_key(*name)))
    {
        return Err(missing(&format!("implementation {name} of {} in {}", scenario.id, engine.id)));
    }
    Ok(Question { table, scenario, engine, one, other, from: 1, to: 1 })
}

/// Puts it into a result of the same table and processor, in place of the one that is there.
fn put(found: Crossover, folder: &Path, table: &str, console: &Console) -> Result<(), Failure> {
    let mut result = report::read(folder)?;
    let cpu = fingerprint::take(folder, None, &[]).cpu;
    if result.table.id != table || result.fingerprint.cpu != cpu {
        return Err(Failure::usage(format!(
            "{} is a result of table {} on {}: what was found does not belong to it",
            folder.display(),
            result.table.id,
            result.fingerprint.cpu
        )));
    }
    let same = |old: &Crossover| {
        (&old.scenario, &old.engine, &old.one, &old.other)
            == (&found.scenario, &found.engine, &found.one, &found.other)
    };
    result.crossovers.retain(|old| !same(old));
    result.crossovers.push(found);
    report::write(&result, folder)?;
    console.message(&format!("wrote {}", folder.display()));
    Ok(())
}

fn tell(found: &Crossover, console: &Console) {
    if console.json {
        return console.document(&serde_json::to_value(found).unwrap_or_default());
    }
    for range in &found.ranges {
        let sizes = if range.from == range.to {
            format!("{}", range.from)
        } else {
            format!("{} to {}", range.from, range.to)
        };
        match &range.winner {
            Some(winner) => console.result(&format!("{sizes}: {winner} is faster")),
            None => console.result(&format!("{sizes}: undecided")),
        }
    }
    for point in &found.points {
        let ratio = point.ratio;
        let Crossover { one, other, .. } = found;
        console.detail(&format!(
            "{:>9}  {one}/{other} {:.3} [{:.3}, {:.3}]",
            point.size, ratio.value, ratio.low, ratio.high
        ));
    }
}
