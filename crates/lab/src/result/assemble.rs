//! Puts the result of a session together from its events and definitions.

use super::file::{Engine, ResultFile, SCHEMA_VERSION, TableInfo};
use super::{BeforeAfter, Change, Revision, evaluate};
use crate::crossover;
use crate::definition::Table;
use crate::session::{AFTER, Event, Group};

/// The result of a session of a table over these groups; none if the events do not begin with that of a session.
pub fn assemble(table: &Table, groups: &[Group<'_>], events: &[Event], seconds: f64) -> Option<ResultFile> {
    let Some(Event::Session { effort, seed, command, date, fingerprint, .. }) = events.first() else {
        return None;
    };
    let evaluated = evaluate(table, groups, events);
    Some(ResultFile {
        schema_version: SCHEMA_VERSION,
        command: command.clone(),
        date: date.clone(),
        seconds,
        table: TableInfo {
            id: table.id.clone(),
            title: table.title.clone(),
            subject: table.subject.clone(),
            floor: table.floor.clone(),
            margin: table.margin,
        },
        effort: *effort,
        seed: *seed,
        complete: evaluated.processes == effort.processes
            && crossover::left(table, groups, events).is_empty(),
        fingerprint: fingerprint.clone(),
        engines: engines(events),
        certificate: evaluated.certificate,
        arms: evaluated.arms,
        pairs: evaluated.pairs,
        left_out: evaluated.left_out,
        ladders: evaluated.ladders,
        latencies: evaluated.latencies,
        crossovers: crossover::found(events).cloned().collect(),
        ab: None,
        raw: Some("raw.ndjson.zst".to_owned()),
    })
}

impl ResultFile {
    /// Tells its pairs as changes: the arms of a session of two revisions, each before and after.
    pub fn tell_changes(&mut self, before: Revision, after: Revision) {
        let time = |id: &str| self.arms.iter().find(|arm| arm.id == id).map(|arm| arm.ns);
        let changes = self.pairs.iter().filter_map(|pair| {
            Some(Change {
                arm: pair.subject.trim_end_matches(&format!("/{AFTER}")).to_owned(),
                before: time(&pair.other)?,
                after: time(&pair.subject)?,
                comparison: pair.comparison,
                verdict: pair.verdict,
            })
        });
        self.ab = Some(BeforeAfter { before, after, changes: changes.collect() });
        self.pairs.clear();
    }
}

/// Each engine once, as it introduced itself first.
fn engines(events: &[Event]) -> Vec<Engine> {
    let mut engines: Vec<Engine> = Vec::new();
    for event in events {
        if let Event::Engine { engine, name, version, timer, timer_ns, tick_ns, allocations } = event
            && engines.iter().all(|known| known.id != *engine)
        {
            engines.push(Engine {
                id: engine.clone(),
                name: name.clone(),
                version: version.clone(),
                timer: timer.clone(),
                timer_ns: *timer_ns,
                tick_ns: *tick_ns,
                allocations: allocations.clone(),
            });
        }
    }
    engines
}
