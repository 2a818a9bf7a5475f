//! `shortwire bench report`: shows a result again, as a page, or in a document.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use shortwire_lab::report::{self, Selection};
use shortwire_lab::result::ResultFile;

use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Show a result again
#[derive(Args)]
pub(super) struct Arguments {
    /// A result.json, or the folder it is in
    #[arg(value_name = "RESULT")]
    result: PathBuf,

    /// Write it as a page that needs no network
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    /// Write it as Markdown
    #[arg(long, value_name = "FILE")]
    md: Option<PathBuf>,

    /// Print it by a Jinja template of your own, which has `result` and all that the page shows
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,

    /// Put its table between the marks of these documents that name it
    #[arg(long, value_name = "FILE", num_args = 1..)]
    splice: Vec<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let result = read(&arguments.result)?;
    if let Some(path) = &arguments.html {
        save(path, &rendered(report::html(&result))?, console)?;
    }
    if let Some(path) = &arguments.md {
        save(path, &rendered(report::markdown(&result))?, console)?;
    }
    for document in &arguments.splice {
        splice(document, &result, &arguments.result, console)?;
    }
    if let Some(path) = &arguments.template {
        console.result(by_template(path, &result)?.trim_end_matches('\n'));
    }
    let elsewhere = [&arguments.html, &arguments.md, &arguments.template].into_iter().any(Option::is_some);
    if !elsewhere && arguments.splice.is_empty() {
        show(&result, console);
    }
    Ok(Exit::Ok)
}

fn splice(document: &Path, result: &ResultFile, record: &Path, console: &Console) -> Result<(), Failure> {
    let unusable = |error: &dyn Display| Failure::usage(format!("{}: {error}", document.display()));
    let text = fs::read_to_string(document).map_err(|error| unusable(&error))?;
    let new = report::splice(&text, result, &record.to_string_lossy()).map_err(|error| unusable(&error))?;
    save(document, &new, console)
}

fn by_template(path: &Path, result: &ResultFile) -> Result<String, Failure> {
    let unusable = |error: &dyn Display| Failure::usage(format!("{}: {error}", path.display()));
    let source = fs::read_to_string(path).map_err(|error| unusable(&error))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    report::with_template(result, &name, &source).map_err(|error| unusable(&error))
}

fn rendered<E: Display>(text: Result<String, E>) -> Result<String, Failure> {
    text.map_err(|error| Failure::environment(format!("the report cannot be made: {error}")))
}

fn save(path: &Path, text: &str, console: &Console) -> Result<(), Failure> {
    fs::write(path, text)
        .map_err(|error| Failure::environment(format!("{} cannot be written: {error}", path.display())))?;
    console.message(&format!("wrote {}", path.display()));
    Ok(())
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
    let unwritable = |error: &dyn Display| {
        Failure::environment(format!("{} cannot be written: {error}", folder.display()))
    };
    let text = serde_json::to_string_pretty(result).map_err(|error| unwritable(&error))? + "\n";
    for (name, text) in [
        ("result.json", text),
        ("report.html", rendered(report::html(result))?),
        ("report.md", rendered(report::markdown(result))?),
    ] {
        fs::write(folder.join(name), text).map_err(|error| unwritable(&error))?;
    }
    Ok(())
}

/// Shows a result.
pub(super) fn show(result: &ResultFile, console: &Console) {
    if console.json {
        return console.document(&serde_json::to_value(result).unwrap_or_default());
    }
    let text = report::terminal(result, &Selection::default(), console.colours_results());
    console.result(text.trim_end());
}
