//! `shortwire bench run`: measures a table.

use std::path::{Path, PathBuf};

use clap::Args;
use shortwire_lab::fingerprint;
use shortwire_lab::result::{self, ResultFile};
use shortwire_lab::session::{self, Effort, Event, Observer as _, Session, raw};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use super::own::{Asked, Own};
use super::project::Project;
use super::report;
use super::selection::{Selected, Selection};
use super::watch::{Watch, interruption};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Measure a table, or a method of any library, and say what the numbers show
///
/// Without a project, a library is all that is needed: the request comes from --data, the right reply from a call beforehand,
/// and every host whose package is here makes the same call. Ends with 1 if an arm was wrong, and with 3 if the machine could not tell an arm from itself.
#[derive(Args)]
#[command(override_usage = "shortwire bench run [OPTIONS] <TABLE>
       shortwire bench run [OPTIONS] <LIB> <METHOD> [--data <JSON>] [--host <HOST,...>]")]
pub(super) struct Arguments {
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    own: Asked,
    /// A look: few rounds, exploratory
    #[arg(long, conflicts_with = "publish")]
    quick: bool,
    /// Enough rounds and processes for a record
    #[arg(long)]
    publish: bool,
    /// Draw orders from this number; one is drawn if none is given
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Where the result goes: result.json, raw data, report.html, report.md
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Go on with the interrupted session in that folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["quick", "publish", "seed", "out"])]
    resume: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let library = Path::new(&arguments.selection.table);
    let Some(method) = &arguments.own.method else {
        if library.is_file() {
            return Err(Failure::with_help(
                Exit::Usage,
                format!("nothing says which method of {} to measure", library.display()),
                format!("name one of those that it has: shortwire inspect {}", library.display()),
            ));
        }
        let project = Project::here()?;
        let selected = arguments.selection.of(&project, console)?;
        return measure(arguments, &project, &selected, console);
    };
    let own = Own::of(library, method, &arguments.own, &arguments.selection.engine, console)?;
    measure(arguments, &own.project, &own.selected(), console)
}

fn measure(
    arguments: &Arguments,
    project: &Project,
    selected: &Selected<'_>,
    console: &Console,
) -> Result<Exit, Failure> {
    let begun = Begun::of(arguments, project, selected)?;
    let groups = selected.here();
    let session = Session {
        commands: session::commands(&groups, &project.places),
        groups,
        effort: begun.effort,
        places: project.places.clone(),
        core: fingerprint::a_core(),
        seed: begun.seed,
        twin: selected.table.subject.clone(),
    };
    let started = std::time::Instant::now();
    let mut watch = Watch::new(Some(&begun.folder), interruption(), console)?;
    for event in &begun.events {
        watch.event(event);
    }
    session.run(begun.processes, &mut watch).map_err(|error| Failure::environment(error.to_string()))?;
    let interrupted = watch.was_interrupted();
    let new = if interrupted { watch.leave() } else { watch.finish()? };
    let events = if begun.processes > 0 { [begun.earlier, new].concat() } else { new };
    let seconds = started.elapsed().as_secs_f64();
    let Some(result) = result::assemble(selected.table, &selected.groups, &events, seconds) else {
        return Err(Failure::environment(format!(
            "{} does not begin with a session",
            begun.folder.display()
        )));
    };
    report::write(&result, &begun.folder)?;
    report::show(&result, console);
    console.message(&format!("result: {}", begun.folder.display()));
    if interrupted {
        let so_far = format!("interrupted after {} of {} processes", done(&events), result.effort.processes);
        console.message(&match arguments.own.method {
            Some(_) => so_far,
            None => format!(
                "{so_far}; to go on: shortwire bench run {} --resume {}",
                selected.table.id,
                begun.folder.display()
            ),
        });
        return Ok(Exit::Interrupted);
    }
    Ok(exit(&result))
}

/// A session that is to begin, or to go on.
struct Begun {
    folder: PathBuf,
    effort: Effort,
    seed: u64,
    /// Processes that are measured already.
    processes: u32,
    /// What happened before the interruption.
    earlier: Vec<Event>,
    /// What is written down first.
    events: Vec<Event>,
}

impl Begun {
    fn of(arguments: &Arguments, project: &Project, selected: &Selected<'_>) -> Result<Self, Failure> {
        match &arguments.resume {
            Some(folder) => Self::again(folder, &selected.table.id),
            None => Ok(Self::anew(arguments, project, selected)),
        }
    }

    fn anew(arguments: &Arguments, project: &Project, selected: &Selected<'_>) -> Self {
        let effort = match arguments {
            Arguments { quick: true, .. } => Effort::QUICK,
            Arguments { publish: true, .. } => Effort::PUBLISH,
            _ => Effort::NORMAL,
        };
        let now = OffsetDateTime::now_utc();
        let date = now.format(&Rfc3339).unwrap_or_default();
        let seed = arguments.seed.unwrap_or(now.unix_timestamp_nanos() as u64 & 0xffff_ffff);
        let places = &project.places;
        let session = Event::Session {
            table: selected.table.id.clone(),
            effort,
            seed,
            command: std::iter::once("shortwire".to_owned())
                .chain(std::env::args().skip(1).map(quoted))
                .collect::<Vec<_>>()
                .join(" "),
            fingerprint: fingerprint::take(&places.root, fingerprint::a_core(), &[&places.library]),
            date: date.clone(),
        };
        let stamp: String = date.chars().take(19).map(|c| if c == ':' { '-' } else { c }).collect();
        let folder = arguments.out.clone();
        Self {
            folder: folder.unwrap_or_else(|| project.results.join(format!("{}-{stamp}", selected.table.id))),
            effort,
            seed,
            processes: 0,
            earlier: Vec::new(),
            events: std::iter::once(session).chain(absent(selected)).collect(),
        }
    }

    fn again(folder: &Path, table: &str) -> Result<Self, Failure> {
        let unusable = |reason: String| Failure::usage(format!("{}: {reason}", folder.display()));
        let earlier = raw::read(folder).map_err(|error| unusable(error.to_string()))?;
        match earlier.first() {
            Some(Event::Session { table: of, effort, seed, .. }) if of == table => Ok(Self {
                folder: folder.to_owned(),
                effort: *effort,
                seed: *seed,
                processes: done(&earlier),
                events: Vec::new(),
                earlier,
            }),
            Some(Event::Session { table: of, .. }) => Err(unusable(format!("is a session of table {of}"))),
            _ => Err(unusable("does not begin with a session".to_owned())),
        }
    }
}

/// A word as a shell takes it.
fn quoted(word: String) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./=,:@%+".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word;
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// The arms of engines that could not be built.
fn absent(selected: &Selected<'_>) -> impl Iterator<Item = Event> {
    selected.groups.iter().flat_map(|group| {
        let reason = selected.missing.get(&group.engine.id);
        group
            .arms
            .iter()
            .filter_map(move |arm| Some(Event::Absent { arm: arm.id.clone(), reason: reason?.clone() }))
    })
}

fn done(events: &[Event]) -> u32 {
    events.iter().filter(|event| matches!(event, Event::Done { .. })).count() as u32
}

fn exit(result: &ResultFile) -> Exit {
    let refused = |left_out: &result::LeftOut| left_out.outcome == result::Outcome::Refused;
    match () {
        () if result.left_out.iter().any(refused) => Exit::Finding,
        () if !result.certificate.certified => Exit::Inconclusive,
        () => Exit::Ok,
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn the_command_can_be_typed_again() {
        let command = ["bench/run", "{\"a\": 1}", "it's", ""].map(|word| quoted(word.to_owned()));
        assert_eq!(command.join(" "), r#"bench/run '{"a": 1}' 'it'\''s' ''"#);
    }
}
