//! `shortwire bench`: measures what calls cost, and says what may be said of it.

mod ab;
mod compare;
mod conduct;
mod crossover;
mod export;
mod instructions;
mod list;
mod own;
mod project;
mod report;
mod run;
mod selection;
mod selftest;
mod verify;
mod watch;

use std::io;

use clap::{Args, Subcommand};

use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Measure what calls cost, in any host and against any rival
///
/// Tables are files in bench/definitions, engines programs in bench/engines of the project that DIR or a folder above it
/// belongs to. Answers are checked before anything is timed, and while it is.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Bench,
}

#[derive(Subcommand)]
enum Bench {
    List(list::Arguments),
    Verify(verify::Arguments),
    Run(run::Arguments),
    Report(report::Arguments),
    Export(export::Arguments),
    Ab(ab::Arguments),
    Compare(compare::Arguments),
    Crossover(crossover::Arguments),
    Instructions(instructions::Arguments),
    Selftest(selftest::Arguments),
    /// The engine that `selftest` measures
    #[command(hide = true)]
    Planted,
    #[command(hide = true)]
    Any(own::Serve),
}

pub(crate) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    match &arguments.command {
        Bench::List(arguments) => list::run(arguments, console),
        Bench::Verify(arguments) => verify::run(arguments, console),
        Bench::Run(arguments) => run::run(arguments, console),
        Bench::Report(arguments) => report::run(arguments, console),
        Bench::Export(arguments) => export::run(arguments, console),
        Bench::Ab(arguments) => ab::run(arguments, console),
        Bench::Compare(arguments) => compare::run(arguments, console),
        Bench::Crossover(arguments) => crossover::run(arguments, console),
        Bench::Instructions(arguments) => instructions::run(arguments, console),
        Bench::Selftest(arguments) => selftest::run(arguments, console),
        Bench::Planted => planted(),
        Bench::Any(arguments) => own::serve(arguments),
    }
}

fn planted() -> Result<Exit, Failure> {
    shortwire_lab::planted::serve(io::stdin().lock(), io::stdout().lock())
        .map_err(|error| Failure::environment(format!("the planted engine stops: {error}")))?;
    Ok(Exit::Ok)
}
