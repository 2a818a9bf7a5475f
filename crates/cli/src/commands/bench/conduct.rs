//! Conducts a session: from what is to be measured to the result and all that is made of it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Args;
use shortwire_lab::crossover::{self, Means};
use shortwire_lab::definition::Table;
use shortwire_lab::fingerprint;
use shortwire_lab::result::{self, ResultFile, Revision};
use shortwire_lab::session::{Effort, Event, Observer as _, Session, raw};
use shortwire_lab::statistics::Verdict;
use shortwire_lab::worker::WorkerError;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use super::project::Project;
use super::report;
use super::selection::Selected;
use super::watch::{Watch, interruption};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// How much is measured, and where it goes.
#[derive(Args)]
pub(super) struct Amount {
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
}

/// What is measured.
pub(super) struct Plan<'p> {
    pub(super) selected: Selected<'p>,
    /// How each process is started, by name.
    pub(super) commands: BTreeMap<String, Vec<String>>,
    /// The implementation that is compared with itself.
    pub(super) twin: String,
    /// Before and after, if revisions are compared.
    pub(super) revisions: Option<[Revision; 2]>,
}

/// Measures, writes what came out, and shows it. `again` is the command that goes on after an interruption, if one can.
pub(super) fn conduct(
    plan: &Plan<'_>,
    begun: Begun,
    project: &Project,
    again: Option<&str>,
    console: &Console,
) -> Result<Exit, Failure> {
    let selected = &plan.selected;
    let session = Session {
        commands: plan.commands.clone(),
        groups: selected.here(),
        effort: begun.effort,
        places: project.places.clone(),
        core: fingerprint::a_core(),
        seed: begun.seed,
        twin: plan.twin.clone(),
    };
    let started = std::time::Instant::now();
    let mut watch = Watch::new(Some(&begun.folder), interruption(), console)?;
    for event in &begun.events {
        watch.event(event);
    }
    session.run(begun.processes, &mut watch).map_err(|error| Failure::environment(error.to_string()))?;
    let earlier = if begun.processes > 0 { begun.earlier } else { Vec::new() };
    crossovers(&session, selected.table, &earlier, &mut watch, console)?;
    let interrupted = watch.was_interrupted();
    let new = if interrupted { watch.leave() } else { watch.finish()? };
    let events = [earlier, new].concat();
    let seconds = started.elapsed().as_secs_f64();
    let Some(mut result) = result::assemble(selected.table, &selected.groups, &events, seconds) else {
        return Err(Failure::environment(format!(
            "{} does not begin with a session",
            begun.folder.display()
        )));
    };
    if let Some([before, after]) = &plan.revisions {
        result.tell_changes(before.clone(), after.clone());
    }
    report::write(&result, &begun.folder)?;
    report::show(&result, console);
    console.message(&format!("result: {}", begun.folder.display()));
    if interrupted {
        let so_far = format!("interrupted after {} of {} processes", done(&events), result.effort.processes);
        console.message(&match again {
            Some(command) => format!("{so_far}; to go on: {command} --resume {}", begun.folder.display()),
            None => so_far,
        });
        return Ok(Exit::Interrupted);
    }
    Ok(exit(&result))
}

/// Finds where winners change, as the table asks, between arms that the session measured.
fn crossovers(
    session: &Session<'_>,
    table: &Table,
    earlier: &[Event],
    watch: &mut Watch,
    console: &Console,
) -> Result<(), Failure> {
    let means =
        Means { effort: session.effort, places: &session.places, core: session.core, seed: session.seed };
    let events = [earlier, &watch.events].concat();
    for question in crossover::left(table, &session.groups, &events) {
        if watch.stops() {
            break;
        }
        match crossover::find(&question, &means, watch) {
            Ok(_) if watch.stops() => {}
            Ok(crossover) => watch.event(&Event::Crossover { crossover }),
            Err(error @ WorkerError::Broken { .. }) => return Err(Failure::environment(error.to_string())),
            Err(error) => console.message(&format!(
                "no crossover of {} and {} in {}: {error}",
                question.one, question.other, question.engine.id
            )),
        }
    }
    Ok(())
}

/// A session that is to begin, or to go on.
pub(super) struct Begun {
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
    pub(super) fn anew(amount: &Amount, project: &Project, selected: &Selected<'_>) -> Self {
        let effort = match amount {
            Amount { quick: true, .. } => Effort::QUICK,
            Amount { publish: true, .. } => Effort::PUBLISH,
            _ => Effort::NORMAL,
        };
        let now = OffsetDateTime::now_utc();
        let date = now.format(&Rfc3339).unwrap_or_default();
        let seed = amount.seed.unwrap_or(now.unix_timestamp_nanos() as u64 & 0xffff_ffff);
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
        let folder = amount.out.clone();
        Self {
            folder: folder.unwrap_or_else(|| project.results.join(format!("{}-{stamp}", selected.table.id))),
            effort,
            seed,
            processes: 0,
            earlier: Vec::new(),
            events: std::iter::once(session).chain(absent(selected)).collect(),
        }
    }

    pub(super) fn again(folder: &Path, table: &str) -> Result<Self, Failure> {
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
    let slower = |change: &result::Change| change.verdict == Some(Verdict::Slower);
    match () {
        () if result.left_out.iter().any(refused) => Exit::Finding,
        () if result.ab.as_ref().is_some_and(|ab| ab.changes.iter().any(slower)) => Exit::Finding,
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
