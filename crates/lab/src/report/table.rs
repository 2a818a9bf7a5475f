//! Every arm of a result in the order in which it is read: by engine, by case, the subject first.

use serde::Serialize;

use super::quantities;
use crate::result::{ArmResult, Crossover, LeftOut, Outcome, Pair, ResultFile};
use crate::statistics::Verdict;

/// Which part of a result is shown; everything if both are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// These engines.
    pub engines: Vec<String>,
    /// These scenarios.
    pub scenarios: Vec<String>,
}

impl Selection {
    fn has(&self, scenario: &str, engine: &str) -> bool {
        let among = |names: &[String], name: &str| names.is_empty() || names.iter().any(|it| it == name);
        among(&self.engines, engine) && among(&self.scenarios, scenario)
    }
}

/// What one engine did.
#[derive(Serialize)]
pub(super) struct EngineTable {
    pub(super) name: String,
    pub(super) cases: Vec<CaseTable>,
}

/// What it did with one scenario in one size.
#[derive(Serialize)]
pub(super) struct CaseTable {
    pub(super) title: String,
    pub(super) rows: Vec<Row>,
}

/// One way in which it did.
#[derive(Serialize)]
pub(super) struct Row {
    pub(super) by: String,
    pub(super) what: String,
    /// None for an arm that was left out.
    pub(super) measured: Option<Measured>,
    /// Why there is no number.
    pub(super) left_out: Option<String>,
    /// The subject beside it.
    pub(super) beside: Option<Beside>,
}

/// An arm's numbers.
#[derive(Serialize)]
pub(super) struct Measured {
    pub(super) time: String,
    pub(super) interval: String,
    pub(super) operations: String,
    /// Where bytes were declared.
    pub(super) rate: Option<String>,
    /// In units of what copying the same bytes reaches.
    pub(super) of_copying: Option<String>,
    /// Faster than memory can be copied, which wants an explanation.
    pub(super) above_copying: bool,
    pub(super) allocations: Option<String>,
    pub(super) restless: bool,
}

/// The subject's time in units of this row's.
#[derive(Serialize)]
pub(super) struct Beside {
    pub(super) names: String,
    pub(super) ratio: String,
    pub(super) interval: String,
    /// Only in a certified session.
    pub(super) verdict: Option<&'static str>,
    /// What it takes to decide, where it could not be.
    pub(super) note: Option<String>,
}

/// The parts of an arm's name.
pub(super) struct ArmName<'a> {
    pub(super) scenario: &'a str,
    pub(super) size: u64,
    pub(super) engine: &'a str,
    pub(super) by: &'a str,
}

impl<'a> ArmName<'a> {
    /// Of `scenario@size/engine/implementation`.
    pub(super) fn of(id: &'a str) -> Self {
        let mut parts = id.rsplitn(3, '/');
        let (by, engine, case) = (parts.next(), parts.next(), parts.next().unwrap_or(id));
        let (scenario, size) = case.split_once('@').unwrap_or((case, "0"));
        Self {
            scenario,
            size: size.parse().unwrap_or(0),
            engine: engine.unwrap_or_default(),
            by: by.unwrap_or_default(),
        }
    }
}

/// What an implementation is, in each engine that has another word for it.
#[derive(Serialize)]
pub(super) struct Implementation {
    pub(super) by: String,
    pub(super) what: String,
}

/// The implementations of these tables in the order in which they appear.
pub(super) fn implementations(tables: &[EngineTable]) -> Vec<Implementation> {
    let mut found: Vec<(&str, Vec<&str>)> = Vec::new();
    let rows = tables.iter().flat_map(|table| &table.cases).flat_map(|case| &case.rows);
    for row in rows.filter(|row| !row.what.is_empty()) {
        match found.iter_mut().find(|(by, _)| *by == row.by) {
            Some((_, whats)) if whats.contains(&row.what.as_str()) => {}
            Some((_, whats)) => whats.push(&row.what),
            None => found.push((&row.by, vec![&row.what])),
        }
    }
    let implementation =
        |(by, whats): (&str, Vec<&str>)| Implementation { by: by.to_owned(), what: whats.join(", or ") };
    found.into_iter().map(implementation).collect()
}

pub(super) fn tables(result: &ResultFile, selection: &Selection) -> Vec<EngineTable> {
    let mut engines: Vec<&str> = result.engines.iter().map(|engine| engine.id.as_str()).collect();
    // One that is not here at all has arms as well, and each says why.
    for left_out in &result.left_out {
        let engine = ArmName::of(&left_out.arm).engine;
        if !engines.contains(&engine) {
            engines.push(engine);
        }
    }
    let table = |id: &str| EngineTable {
        name: engine_name(result, id).to_owned(),
        cases: cases(result, id, selection),
    };
    engines.into_iter().map(table).filter(|table| !table.cases.is_empty()).collect()
}

fn cases(result: &ResultFile, engine: &str, selection: &Selection) -> Vec<CaseTable> {
    let measured = result.arms.iter().map(|arm| ArmName::of(&arm.id));
    let left_out = result.left_out.iter().map(|left_out| ArmName::of(&left_out.arm));
    let mut found: Vec<(&str, u64)> = Vec::new();
    for name in measured.chain(left_out) {
        let case = (name.scenario, name.size);
        if name.engine == engine && selection.has(name.scenario, engine) && !found.contains(&case) {
            found.push(case);
        }
    }
    let table = |(scenario, size): (&str, u64)| CaseTable {
        title: case_title(result, scenario, size),
        rows: rows(result, scenario, size, engine),
    };
    found.into_iter().map(table).collect()
}

/// `chacha20, 64 KiB`.
pub(super) fn case_title(result: &ResultFile, scenario: &str, size: u64) -> String {
    let title = scenario_title(result, scenario);
    if size == 0 {
        return title.to_owned();
    }
    format!("{title}, {}", quantities::size(size, sizes_are_bytes(result, scenario)))
}

/// What a reader calls a scenario; its own name if none of its arms has a number.
pub(super) fn scenario_title<'r>(result: &'r ResultFile, scenario: &'r str) -> &'r str {
    let arm = result.arms.iter().find(|arm| arm.scenario == scenario);
    arm.map_or(scenario, |arm| arm.title.as_str())
}

/// What a reader calls the scenario of a crossover.
pub(super) fn crossover_title<'r>(result: &'r ResultFile, crossover: &'r Crossover) -> &'r str {
    match crossover.title.as_str() {
        "" => scenario_title(result, &crossover.scenario),
        title => title,
    }
}

/// Whether sizes of a scenario are the bytes that a call processes.
pub(super) fn sizes_are_bytes(result: &ResultFile, scenario: &str) -> bool {
    result.arms.iter().any(|arm| arm.scenario == scenario && arm.bytes == Some(arm.size))
}

/// What a reader calls an engine.
pub(super) fn engine_name<'r>(result: &'r ResultFile, id: &'r str) -> &'r str {
    result.engines.iter().find(|engine| engine.id == id).map_or(id, |engine| engine.name.as_str())
}

fn rows(result: &ResultFile, scenario: &str, size: u64, engine: &str) -> Vec<Row> {
    let measured = result
        .arms
        .iter()
        .filter(|arm| arm.scenario == scenario && arm.size == size && arm.engine == engine)
        .map(|arm| measured_row(result, arm));
    let left_out = result.left_out.iter().filter(|left_out| {
        let name = ArmName::of(&left_out.arm);
        (name.scenario, name.size, name.engine) == (scenario, size, engine)
    });
    let mut rows: Vec<Row> = measured.chain(left_out.map(left_out_row)).collect();
    // The subject, what does least for the same outcome, the others as they come.
    rows.sort_by_key(|row| match row.by.as_str() {
        by if by == result.table.subject => 0,
        by if Some(by) == result.table.floor.as_deref() => 1,
        _ => 2,
    });
    rows
}

fn measured_row(result: &ResultFile, arm: &ArmResult) -> Row {
    let ceiling = ceiling(result, arm);
    Row {
        by: arm.by.clone(),
        what: arm.what.clone(),
        measured: Some(Measured {
            time: quantities::time(arm.ns.value),
            interval: quantities::time_interval(arm.ns),
            operations: quantities::operations_per_second(arm.ns.value),
            rate: rate(arm).map(quantities::bytes_per_second),
            of_copying: ceiling.map(|copy| quantities::percent(copy.ns.value / arm.ns.value)),
            above_copying: ceiling.is_some_and(|copy| arm.ns.high < copy.ns.low),
            allocations: allocations(arm),
            restless: !arm.steady,
        }),
        left_out: None,
        beside: result.pairs.iter().find(|pair| pair.other == arm.id).map(|pair| beside(result, pair)),
    }
}

/// `2 allocations of 128 bytes a call`.
fn allocations(arm: &ArmResult) -> Option<String> {
    let number = |count: f64| format!("{count:.1}").trim_end_matches(".0").to_owned();
    let text = match (arm.allocations.map(number), arm.allocated_bytes.map(number)) {
        (Some(count), Some(bytes)) => format!("{count} allocations, {bytes} bytes"),
        (Some(count), None) => format!("{count} allocations"),
        (None, Some(bytes)) => format!("{bytes} bytes allocated"),
        (None, None) => return None,
    };
    Some(format!("{text} a call"))
}

fn left_out_row(left_out: &LeftOut) -> Row {
    Row {
        by: ArmName::of(&left_out.arm).by.to_owned(),
        what: String::new(),
        measured: None,
        left_out: Some(format!("{}: {}", outcome(left_out.outcome), left_out.reason)),
        beside: None,
    }
}

pub(super) fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::NotHere => "not here",
        Outcome::Refused => "refused",
    }
}

/// Bytes a second, where bytes were declared.
pub(super) fn rate(arm: &ArmResult) -> Option<f64> {
    arm.bytes.map(|bytes| bytes as f64 * 1e9 / (arm.ns.value * arm.operations as f64))
}

/// The arm that copies as many bytes: in the same engine if it has one, else in any.
fn ceiling<'r>(result: &'r ResultFile, arm: &ArmResult) -> Option<&'r ArmResult> {
    const COPY: &str = "copy";
    let copies = |copy: &&ArmResult| {
        copy.by == COPY
            && copy.bytes.is_some()
            && copy.bytes == arm.bytes
            && copy.operations == arm.operations
    };
    if arm.by == COPY {
        return None;
    }
    let own = result.arms.iter().filter(copies).find(|copy| copy.engine == arm.engine);
    own.or_else(|| result.arms.iter().find(copies))
}

fn beside(result: &ResultFile, pair: &Pair) -> Beside {
    let told = told(result, pair.verdict);
    Beside {
        names: ratio_name(pair),
        ratio: quantities::ratio(pair.comparison.ratio.value),
        interval: quantities::ratio_interval(pair.comparison.ratio),
        verdict: told.map(verdict),
        note: undecided(told, pair.comparison.processes_needed),
    }
}

/// A verdict counts only if the machine could tell arms apart.
pub(super) fn told(result: &ResultFile, verdict: Option<Verdict>) -> Option<Verdict> {
    verdict.filter(|_| result.certificate.certified)
}

/// `shortwire / grpc`.
pub(super) fn ratio_name(pair: &Pair) -> String {
    format!("{} / {}", ArmName::of(&pair.subject).by, ArmName::of(&pair.other).by)
}

/// What it takes to decide.
pub(super) fn undecided(verdict: Option<Verdict>, processes: u32) -> Option<String> {
    const MANY: u32 = 1000;
    match (verdict, processes) {
        (Some(Verdict::Inconclusive), MANY..) => Some("takes a quieter machine".to_owned()),
        (Some(Verdict::Inconclusive), _) => Some(format!("takes about {processes} processes")),
        _ => None,
    }
}

pub(super) fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Faster => "faster",
        Verdict::Slower => "slower",
        Verdict::Equivalent => "equivalent",
        Verdict::Inconclusive => "inconclusive",
    }
}
