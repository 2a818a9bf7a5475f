//! `shortwire bench instructions`: whether a call takes more instructions than it did.

use std::collections::BTreeMap;
use std::io;

use clap::Args;
use shortwire_lab::definition::{Engine, Kind};
use shortwire_lab::fingerprint;
use shortwire_lab::instructions::{self, CountError, Counter, Counts};
use shortwire_lab::session::Places;

use super::project::Project;
use super::selection::{Selected, Selection};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Count the instructions of Shortwire's own arms, and compare them with those that were accepted
///
/// Counts with callgrind, the same number each time however busy the machine is, in engines of compiled languages. It sees neither
/// caches nor system calls, so it is a gate and no measurement. Ends with 1 if an arm differs by more than 1 %.
#[derive(Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// Count these implementations, in place of the table's subject
    #[arg(long, value_name = "IMPLEMENTATION,...", value_delimiter = ',')]
    by: Vec<String>,
    /// Accept the counts: write them to bench/instructions/TABLE.toml
    #[arg(long)]
    accept: bool,
}

/// By what share a count may differ and still be the same.
const TOLERANCE: f64 = 0.01;

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let Some(tool) = instructions::tool() else {
        return Err(Failure::with_help(
            Exit::Environment,
            "valgrind is not on PATH",
            "install it: apt install valgrind",
        ));
    };
    let project = Project::here()?;
    let selected = arguments.selection.of(&project, console)?;
    let now = Counts {
        arms: arms(arguments, &selected, &project.places, console)?,
        made_with: made_with(tool, &selected, &project.places),
    };
    let file = project.places.root.join(format!("bench/instructions/{}.toml", selected.table.id));
    let unusable = |error: io::Error| Failure::usage(format!("{}: {error}", file.display()));
    let before = Counts::read(&file).map_err(unusable)?;
    let accepting = format!("shortwire bench instructions {} --accept", selected.table.id);
    if arguments.accept {
        let all = now.beside(before.unwrap_or_default());
        all.write(&file, &format!("Instructions a call. Made by: {accepting}")).map_err(unusable)?;
        console.message(&format!("wrote {}", file.display()));
        return Ok(Exit::Ok);
    }
    match before {
        Some(before) => Ok(compare(&before, &now, console)),
        None => Err(Failure::with_help(
            Exit::Usage,
            format!("there is nothing to compare with: {} is not there", file.display()),
            format!("accept the counts of now: {accepting}"),
        )),
    }
}

/// Instructions a call of all arms that are meant, in engines whose instructions can be counted.
fn arms(
    arguments: &Arguments,
    selected: &Selected<'_>,
    places: &Places,
    console: &Console,
) -> Result<BTreeMap<String, f64>, Failure> {
    let is_meant = |name: &String| match arguments.by.as_slice() {
        [] => *name == selected.table.subject,
        some => some.contains(name),
    };
    let mut arms = BTreeMap::new();
    for engine in engines(selected) {
        let groups = selected.groups.iter().filter(|group| group.engine.id == engine.id);
        let stretches = groups.flat_map(|group| &group.arms).filter(|arm| arm.scenario.kind == Kind::Stretch);
        let failed = |what: &str, error: CountError| Failure::environment(format!("{what}: {error}"));
        let mut counter = Counter::start(engine, places).map_err(|error| failed(&engine.id, error))?;
        for arm in stretches.filter(|arm| is_meant(&arm.name)) {
            let count = counter.count(arm).map_err(|error| failed(&arm.id, error))?;
            console.result(&format!("{:40} {count:>14.1} instructions a call", arm.id));
            arms.insert(arm.id.clone(), (count * 10.0).round() / 10.0);
        }
    }
    if arms.is_empty() {
        return Err(Failure::with_help(
            Exit::Usage,
            "nothing of what was asked can be counted",
            "instructions are counted in engines whose engine.toml says `instructions = true`",
        ));
    }
    Ok(arms)
}

/// The engines that are here and can be counted, each once.
fn engines<'s>(selected: &'s Selected<'_>) -> impl Iterator<Item = &'s Engine> {
    let mut last = None;
    selected
        .groups
        .iter()
        .map(|group| group.engine)
        .filter(|engine| engine.instructions && !selected.missing.contains_key(&engine.id))
        .filter(move |engine| last.replace(&engine.id) != Some(&engine.id))
}

/// What counts depend on besides the source.
fn made_with(valgrind: String, selected: &Selected<'_>, places: &Places) -> BTreeMap<String, String> {
    let first_line = |command: Vec<String>| {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let (program, arguments) = words.split_first()?;
        fingerprint::first_line(program, arguments, &places.root)
    };
    let compiler = |engine: &Engine| engine.version.iter().map(|word| places.fill(word)).collect();
    let libc = ["getconf", "GNU_LIBC_VERSION"].map(str::to_owned).to_vec();
    let compilers =
        engines(selected).map(|engine| (engine.id.clone(), first_line(compiler(engine)).unwrap_or_default()));
    compilers
        .chain([("valgrind".to_owned(), valgrind), ("libc".to_owned(), first_line(libc).unwrap_or_default())])
        .collect()
}

fn compare(before: &Counts, now: &Counts, console: &Console) -> Exit {
    for engine in now.made_otherwise(before) {
        console.message(&format!(
            "{engine}: compiled or counted by another tool than what was accepted; not compared"
        ));
    }
    let differences = now.differences(before, TOLERANCE);
    for difference in &differences {
        console.result(&format!(
            "{}: {:.1} instructions a call, where {:.1} were accepted ({:+.1} %)",
            difference.arm,
            difference.now,
            difference.before,
            100.0 * (difference.now / difference.before - 1.0)
        ));
    }
    if differences.is_empty() { Exit::Ok } else { Exit::Finding }
}
