//! What the templates of page and Markdown are filled with: text that is ready to be read, and charts.

use serde::Serialize;

use super::charts::{self, Charts};
use super::quantities;
use super::table::{self, EngineTable, Implementation, Selection};
use crate::result::{
    BeforeAfter, Certificate, Change, Crossover, Ladder, Latency, Outcome, Pair, Percentiles, ResultFile,
    Revision, Rung, SizeRange,
};
use crate::statistics::{Interval, Verdict};

#[derive(Serialize)]
pub(super) struct Context {
    title: String,
    subject: String,
    margin: String,
    command: String,
    date: String,
    duration: String,
    effort: String,
    exploratory: bool,
    complete: bool,
    schema_version: u32,
    seed: String,
    raw: Option<String>,
    cpu: String,
    facts: Vec<Fact>,
    engines: Vec<EngineFacts>,
    certified: bool,
    twins: Vec<Twin>,
    counts: Vec<Count>,
    cards: Vec<Card>,
    implementations: Vec<Implementation>,
    tables: Vec<EngineTable>,
    crossovers: Vec<CrossoverText>,
    latencies: Vec<LatencyTable>,
    ladders: Vec<LadderTable>,
    changes: Option<Changes>,
    refused: Vec<LeftOutText>,
    not_here: Vec<LeftOutText>,
    above_copying: bool,
    charts: Charts,
    /// The specifications of all charts by name, as JSON that cannot end a script element.
    specifications: String,
}

#[derive(Serialize)]
struct Fact {
    name: String,
    value: String,
}

#[derive(Serialize)]
struct EngineFacts {
    name: String,
    version: String,
    timer: String,
    timer_cost: String,
    tick: String,
    allocations: Option<String>,
}

#[derive(Serialize)]
struct Twin {
    engine: String,
    ratio: String,
    interval: String,
    processes: u32,
}

/// How many comparisons came to a verdict.
#[derive(Serialize)]
struct Count {
    verdict: &'static str,
    count: usize,
}

/// The subject beside one other implementation, in all engines and cases.
#[derive(Serialize)]
struct Card {
    other: String,
    comparisons: usize,
    counts: Vec<Count>,
    /// The comparisons with the least and the greatest ratio; one if they are the same.
    extremes: Vec<Extreme>,
}

#[derive(Serialize)]
struct Extreme {
    ratio: String,
    interval: String,
    where_: String,
}

#[derive(Serialize)]
struct CrossoverText {
    title: String,
    engine: String,
    sentence: String,
}

#[derive(Serialize)]
struct LatencyTable {
    title: String,
    engine: String,
    rate: u64,
    calls: u64,
    by: String,
    kind: &'static str,
    points: Vec<PercentileText>,
    longest: String,
    hidden: usize,
}

#[derive(Serialize)]
struct PercentileText {
    name: String,
    time: String,
    interval: String,
}

#[derive(Serialize)]
struct LadderTable {
    title: String,
    engine: String,
    rows: Vec<Stage>,
    unattributed: Amount,
    whole: Amount,
}

#[derive(Serialize)]
struct Stage {
    by: String,
    what: String,
    adds: Amount,
    so_far: String,
}

#[derive(Serialize)]
struct Amount {
    time: String,
    interval: String,
}

#[derive(Serialize)]
struct Changes {
    before: String,
    after: String,
    rows: Vec<ChangeRow>,
}

#[derive(Serialize)]
struct ChangeRow {
    arm: String,
    before: String,
    after: String,
    ratio: String,
    interval: String,
    verdict: Option<&'static str>,
    note: Option<String>,
}

#[derive(Serialize)]
struct LeftOutText {
    arm: String,
    reason: String,
}

impl Context {
    pub(super) fn of(result: &ResultFile) -> Self {
        let (charts, specifications) = charts::of(result);
        let tables = table::tables(result, &Selection::default());
        let rows = || tables.iter().flat_map(|table| &table.cases).flat_map(|case| &case.rows);
        let measured = || rows().filter_map(|row| row.measured.as_ref());
        Self {
            title: result.table.title.clone(),
            subject: result.table.subject.clone(),
            margin: quantities::percent(result.table.margin),
            command: result.command.clone(),
            date: result.date.clone(),
            duration: quantities::duration(result.seconds),
            effort: effort(result),
            exploratory: result.effort.exploratory,
            complete: result.complete,
            schema_version: result.schema_version,
            seed: result.seed.to_string(),
            raw: result.raw.clone(),
            cpu: result.fingerprint.cpu.clone(),
            facts: facts(result),
            engines: engines(result),
            certified: result.certificate.certified,
            twins: twins(result, &result.certificate),
            counts: all_counts(result),
            cards: cards(result),
            crossovers: result.crossovers.iter().map(|crossover| crossover_text(result, crossover)).collect(),
            latencies: result.latencies.iter().flat_map(|latency| latency_tables(result, latency)).collect(),
            ladders: result.ladders.iter().map(|ladder| ladder_table(result, ladder)).collect(),
            changes: result.ab.as_ref().map(|ab| changes(result, ab)),
            refused: left_out(result, Outcome::Refused),
            not_here: left_out(result, Outcome::NotHere),
            above_copying: measured().any(|arm| arm.above_copying),
            implementations: table::implementations(&tables),
            tables,
            charts,
            specifications,
        }
    }
}

fn effort(result: &ResultFile) -> String {
    let effort = result.effort;
    let stretch = quantities::time(effort.stretch_ns as f64);
    format!(
        "{} fresh processes of each engine, {} rounds in each, stretches of {stretch}",
        effort.processes, effort.rounds
    )
}

fn facts(result: &ResultFile) -> Vec<Fact> {
    let facts = result.fingerprint.facts.iter();
    facts.map(|(name, value)| Fact { name: name.clone(), value: value.clone() }).collect()
}

fn engines(result: &ResultFile) -> Vec<EngineFacts> {
    let facts = result.engines.iter().map(|engine| EngineFacts {
        name: engine.name.clone(),
        version: engine.version.clone(),
        timer: engine.timer.clone(),
        timer_cost: quantities::time(engine.timer_ns),
        tick: quantities::time(engine.tick_ns),
        allocations: engine.allocations.clone(),
    });
    facts.collect()
}

fn twins(result: &ResultFile, certificate: &Certificate) -> Vec<Twin> {
    let twins = certificate.twins.iter().map(|(engine, comparison)| Twin {
        engine: table::engine_name(result, engine).to_owned(),
        ratio: quantities::ratio(comparison.ratio.value),
        interval: quantities::ratio_interval(comparison.ratio),
        processes: comparison.processes,
    });
    twins.collect()
}

/// Of what stands beside the subject, or of what changed between two revisions.
fn all_counts(result: &ResultFile) -> Vec<Count> {
    if !result.certificate.certified {
        return Vec::new();
    }
    match &result.ab {
        Some(ab) => counts(ab.changes.iter().map(|change| change.verdict)),
        None => counts(result.pairs.iter().map(|pair| pair.verdict)),
    }
}

fn counts(verdicts: impl Iterator<Item = Option<Verdict>> + Clone) -> Vec<Count> {
    let all = [Verdict::Faster, Verdict::Equivalent, Verdict::Slower, Verdict::Inconclusive];
    let count = |verdict| verdicts.clone().filter(|told| *told == Some(verdict)).count();
    all.into_iter().map(|verdict| Count { verdict: table::verdict(verdict), count: count(verdict) }).collect()
}

fn cards(result: &ResultFile) -> Vec<Card> {
    if !result.certificate.certified {
        return Vec::new();
    }
    let mut others: Vec<&str> = Vec::new();
    for pair in &result.pairs {
        let by = table::ArmName::of(&pair.other).by;
        if !others.contains(&by) {
            others.push(by);
        }
    }
    others.into_iter().map(|other| card(result, other)).collect()
}

fn card(result: &ResultFile, other: &str) -> Card {
    let pairs = result.pairs.iter().filter(|pair| table::ArmName::of(&pair.other).by == other);
    let value = |pair: &&Pair| pair.comparison.ratio.value;
    let least = pairs.clone().min_by(|a, b| value(a).total_cmp(&value(b)));
    let greatest = pairs.clone().max_by(|a, b| value(a).total_cmp(&value(b)));
    let mut extremes: Vec<&Pair> = least.into_iter().chain(greatest).collect();
    extremes.dedup();
    Card {
        other: other.to_owned(),
        comparisons: pairs.clone().count(),
        counts: counts(pairs.map(|pair| pair.verdict)),
        extremes: extremes.into_iter().map(|pair| extreme(result, pair)).collect(),
    }
}

fn extreme(result: &ResultFile, pair: &Pair) -> Extreme {
    let name = table::ArmName::of(&pair.other);
    let case = table::case_title(result, name.scenario, name.size);
    Extreme {
        ratio: quantities::ratio(pair.comparison.ratio.value),
        interval: quantities::ratio_interval(pair.comparison.ratio),
        where_: format!("{}: {case}", table::engine_name(result, name.engine)),
    }
}

/// What is known of where winners change, a line each.
pub(super) fn crossover_texts(result: &ResultFile) -> Vec<String> {
    let texts = result.crossovers.iter().map(|crossover| crossover_text(result, crossover));
    texts.map(|text| format!("{}, {}: {}", text.engine, text.title, text.sentence)).collect()
}

/// `raw takes less time up to 512 B, shortwire from 2 KiB; undecided between`.
fn crossover_text(result: &ResultFile, crossover: &Crossover) -> CrossoverText {
    let is_bytes = table::sizes_are_bytes(result, &crossover.scenario);
    let size = |size| quantities::size(size, is_bytes);
    let phrase = |range: &SizeRange| {
        let sizes = if range.from == range.to {
            format!("at {}", size(range.from))
        } else {
            format!("from {} to {}", size(range.from), size(range.to))
        };
        match &range.winner {
            Some(winner) => format!("{winner} takes less time {sizes}"),
            None => format!("undecided {sizes}"),
        }
    };
    let phrases: Vec<String> = crossover.ranges.iter().map(phrase).collect();
    let sentence = match phrases.as_slice() {
        [] => "nothing was measured".to_owned(),
        [all] => format!("no crossover: {all}"),
        several => several.join("; "),
    };
    CrossoverText {
        title: format!(
            "{}: {} and {}",
            table::crossover_title(result, crossover),
            crossover.one,
            crossover.other
        ),
        engine: table::engine_name(result, &crossover.engine).to_owned(),
        sentence,
    }
}

fn latency_tables(result: &ResultFile, latency: &Latency) -> Vec<LatencyTable> {
    let table = |kind, percentiles: &Percentiles| LatencyTable {
        title: charts::latency_title(result, latency),
        engine: table::engine_name(result, &latency.engine).to_owned(),
        rate: latency.rate_per_s,
        calls: latency.calls,
        by: latency.by.clone(),
        kind,
        points: percentiles
            .told()
            .map(|point| PercentileText {
                name: quantities::percentile(point.q),
                time: quantities::time(point.ns),
                interval: quantities::time_interval(point.interval()),
            })
            .collect(),
        longest: quantities::time(percentiles.max_ns),
        hidden: percentiles.points.len() - percentiles.told().count(),
    };
    let open = table("response", &latency.open);
    std::iter::once(open).chain(latency.service.iter().map(|service| table("service", service))).collect()
}

fn ladder_table(result: &ResultFile, ladder: &Ladder) -> LadderTable {
    let amount = |interval: Interval| Amount {
        time: quantities::time(interval.value),
        interval: quantities::time_interval(interval),
    };
    let stage = |rung: &Rung| Stage {
        by: rung.by.clone(),
        what: rung.what.clone(),
        adds: amount(rung.adds),
        so_far: quantities::time(rung.ns.value),
    };
    LadderTable {
        title: charts::ladder_title(result, ladder),
        engine: table::engine_name(result, &ladder.engine).to_owned(),
        rows: ladder.rungs.iter().map(stage).collect(),
        unattributed: amount(ladder.unattributed),
        whole: amount(ladder.whole),
    }
}

fn changes(result: &ResultFile, ab: &BeforeAfter) -> Changes {
    let row = |change: &Change| {
        let verdict = table::told(result, change.verdict);
        ChangeRow {
            arm: change.arm.clone(),
            before: quantities::time(change.before.value),
            after: quantities::time(change.after.value),
            ratio: quantities::ratio(change.comparison.ratio.value),
            interval: quantities::ratio_interval(change.comparison.ratio),
            verdict: verdict.map(table::verdict),
            note: table::undecided(verdict, change.comparison.processes_needed),
        }
    };
    Changes {
        before: revision(&ab.before),
        after: revision(&ab.after),
        rows: ab.changes.iter().map(row).collect(),
    }
}

fn revision(revision: &Revision) -> String {
    let short = revision.commit.get(..10).unwrap_or(&revision.commit);
    let changed = if revision.dirty { " with changes" } else { "" };
    match revision.name.as_str() {
        "" => format!("{short}{changed}"),
        name => format!("{name} ({short}{changed})"),
    }
}

fn left_out(result: &ResultFile, outcome: Outcome) -> Vec<LeftOutText> {
    let such = result.left_out.iter().filter(|left_out| left_out.outcome == outcome);
    such.map(|it| LeftOutText { arm: it.arm.clone(), reason: it.reason.clone() }).collect()
}
