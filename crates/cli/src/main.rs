//! The `shortwire` command. Results go to stdout, messages to stderr.
#![forbid(unsafe_code)]

mod commands;
mod console;
mod failure;
mod loaded;
mod reply;
mod types;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use crate::console::{Color, Console};
use crate::failure::{Exit, Failure};

/// Write a service once in a .proto, implement it in native code, call it from every language in the same process.
#[derive(Parser)]
#[command(name = "shortwire", version, arg_required_else_help = true, after_help = EXIT_CODES)]
struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Command,
}

#[derive(Args)]
struct Global {
    /// Say nothing but results and errors
    #[arg(short, long, global = true, conflicts_with = "verbose")]
    quiet: bool,
    /// Say more
    #[arg(short, long, global = true)]
    verbose: bool,
    /// Print the result as one JSON document
    #[arg(long, global = true)]
    json: bool,
    /// Colour messages; NO_COLOR turns it off too
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    color: Color,
    /// Run as if started in DIR
    #[arg(short = 'C', global = true, value_name = "DIR")]
    directory: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    Gen(Box<commands::generate::Arguments>),
    Inspect(commands::inspect::Arguments),
    Call(commands::call::Arguments),
    Doctor(commands::doctor::Arguments),
    Bench(commands::bench::Arguments),
    Crypto(commands::crypto::Arguments),
}

const EXIT_CODES: &str = "\
Exit codes: 0 done, 1 a finding (stale files, an invalid schema, a call that failed), 2 wrong usage,
3 measured, but nothing can be told from it, 4 environment (a library that cannot be loaded, a missing tool), 70 a defect of shortwire, 130 interrupted";

fn main() -> ExitCode {
    failure::guard(|| {
        let color = Color::of_command_line(std::env::args_os());
        let matches = Cli::command().color(color.into()).get_matches();
        let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        let console = Console::new(&cli.global);
        run(&cli, &console).unwrap_or_else(|failure| {
            console.report(&failure);
            failure.exit
        })
    })
}

fn run(cli: &Cli, console: &Console) -> Result<Exit, Failure> {
    if let Some(directory) = &cli.global.directory {
        std::env::set_current_dir(directory)
            .map_err(|error| Failure::usage(format!("cannot change to {}: {error}", directory.display())))?;
    }
    match &cli.command {
        Command::Gen(arguments) => commands::generate::run(arguments, console),
        Command::Inspect(arguments) => commands::inspect::run(arguments, console),
        Command::Bench(arguments) => commands::bench::run(arguments, console),
        Command::Crypto(arguments) => commands::crypto::run(arguments, console),
        Command::Call(arguments) => commands::call::run(arguments, console),
        Command::Doctor(arguments) => commands::doctor::run(arguments, console),
    }
}
