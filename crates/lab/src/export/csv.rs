//! Comma-separated values after RFC 4180, a line an arm, those without a number included.

use crate::result::{ArmResult, LeftOut, Outcome, Pair, ResultFile};
use crate::statistics::Verdict;

const HEADER: [&str; 23] = [
    "arm",
    "title",
    "scenario",
    "size",
    "engine",
    "by",
    "transport",
    "operations",
    "bytes",
    "ns",
    "ns_low",
    "ns_high",
    "processes",
    "rounds",
    "allocations",
    "allocated_bytes",
    "steady",
    "ratio_of",
    "ratio",
    "ratio_low",
    "ratio_high",
    "verdict",
    "left_out",
];

/// The arms as CSV. `ratio` is the time of the arm `ratio_of`, the table's subject, in units of the line's.
pub fn csv(result: &ResultFile) -> String {
    let measured = result.arms.iter().map(|arm| {
        let pair = result.pairs.iter().find(|pair| pair.other == arm.id);
        measured(arm, pair, result.certificate.certified)
    });
    let lines = measured.chain(result.left_out.iter().map(left_out));
    let mut text = line(&HEADER.map(str::to_owned));
    text.extend(lines.map(|cells| line(&cells)));
    text
}

fn measured(arm: &ArmResult, pair: Option<&Pair>, certified: bool) -> [String; 23] {
    let ratio = |end: fn(&Pair) -> f64| pair.map_or_else(String::new, |pair| end(pair).to_string());
    let optional = |number: Option<String>| number.unwrap_or_default();
    let verdict = pair.and_then(|pair| pair.verdict).filter(|_| certified);
    [
        arm.id.clone(),
        arm.title.clone(),
        arm.scenario.clone(),
        arm.size.to_string(),
        arm.engine.clone(),
        arm.by.clone(),
        arm.transport.clone(),
        arm.operations.to_string(),
        optional(arm.bytes.map(|bytes| bytes.to_string())),
        arm.ns.value.to_string(),
        arm.ns.low.to_string(),
        arm.ns.high.to_string(),
        arm.processes.to_string(),
        arm.rounds.to_string(),
        optional(arm.allocations.map(|count| count.to_string())),
        optional(arm.allocated_bytes.map(|count| count.to_string())),
        arm.steady.to_string(),
        pair.map(|pair| pair.subject.clone()).unwrap_or_default(),
        ratio(|pair| pair.comparison.ratio.value),
        ratio(|pair| pair.comparison.ratio.low),
        ratio(|pair| pair.comparison.ratio.high),
        verdict.map(name).unwrap_or_default().to_owned(),
        String::new(),
    ]
}

fn left_out(left_out: &LeftOut) -> [String; 23] {
    let outcome = match left_out.outcome {
        Outcome::NotHere => "not here",
        Outcome::Refused => "refused",
    };
    let mut cells = [const { String::new() }; 23];
    cells[0].clone_from(&left_out.arm);
    cells[22] = format!("{outcome}: {}", left_out.reason);
    cells
}

fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Faster => "faster",
        Verdict::Slower => "slower",
        Verdict::Equivalent => "equivalent",
        Verdict::Inconclusive => "inconclusive",
    }
}

fn line(cells: &[String]) -> String {
    let quoted: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    format!("{}\r\n", quoted.join(","))
}

fn quoted(cell: &str) -> String {
    let plain = !cell.contains(['"', ',', '\n', '\r']);
    if plain { cell.to_owned() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
}
