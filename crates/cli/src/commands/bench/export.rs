//! `shortwire bench export`: a result for other tools.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use shortwire_lab::export;

use super::report;
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Print a result for other tools
#[derive(Args)]
pub(super) struct Arguments {
    /// A result.json, or the folder it is in
    #[arg(value_name = "RESULT")]
    result: PathBuf,

    /// What for
    #[arg(long)]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// Go's benchmark format, for benchstat
    Benchfmt,
    /// Google Benchmark's JSON, for compare.py
    GoogleBenchmark,
    /// Bencher Metric Format, for bencher.dev
    Bmf,
    /// Comma-separated values, a line an arm
    Csv,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let result = report::read(&arguments.result)?;
    let text = match arguments.format {
        Format::Benchfmt => export::benchfmt(&result),
        Format::GoogleBenchmark => export::google_benchmark(&result),
        Format::Bmf => export::bmf(&result),
        Format::Csv => export::csv(&result),
    };
    console.result(text.trim_end_matches('\n'));
    Ok(Exit::Ok)
}
