//! Ratios with their intervals, one below the other, beside 1 and the margin.

use serde_json::{Value, json};

use super::super::{quantities, table};
use super::{Chart, log_ticks, row_text};
use crate::result::{Pair, ResultFile};
use crate::statistics::{Interval, Verdict};

/// A ratio: what it is of, and what it shows.
struct Line {
    name: String,
    ratio: Interval,
    verdict: Option<Verdict>,
}

/// Each engine's same arm beside itself.
pub(super) fn twins(result: &ResultFile) -> Vec<Chart> {
    let line = |(engine, comparison): (&String, &crate::statistics::Comparison)| Line {
        name: table::engine_name(result, engine).to_owned(),
        ratio: comparison.ratio,
        verdict: None,
    };
    let lines: Vec<Line> = result.certificate.twins.iter().map(line).collect();
    let title = "The same arm beside itself".to_owned();
    chart(title, "Nothing differs, so each interval should hold 1.", &lines, result.table.margin)
        .into_iter()
        .collect()
}

/// One chart for each scenario in each size.
pub(super) fn ratios(result: &ResultFile) -> Vec<Chart> {
    let mut cases: Vec<((&str, u64), Vec<&Pair>)> = Vec::new();
    for pair in &result.pairs {
        let name = table::ArmName::of(&pair.subject);
        let case = (name.scenario, name.size);
        match cases.iter_mut().find(|(of, _)| *of == case) {
            Some((_, pairs)) => pairs.push(pair),
            None => cases.push((case, vec![pair])),
        }
    }
    let chart = |((scenario, size), pairs): ((&str, u64), Vec<&Pair>)| {
        ratio_chart(result, table::case_title(result, scenario, size), &pairs)
    };
    cases.into_iter().filter_map(chart).collect()
}

fn ratio_chart(result: &ResultFile, title: String, pairs: &[&Pair]) -> Option<Chart> {
    let line = |pair: &&Pair| {
        let engine = table::engine_name(result, table::ArmName::of(&pair.other).engine);
        Line {
            name: format!("{engine}: {}", table::ratio_name(pair)),
            ratio: pair.comparison.ratio,
            verdict: table::told(result, pair.verdict),
        }
    };
    let lines: Vec<Line> = pairs.iter().map(line).collect();
    chart(title, "Left of 1, the first takes less time. Shaded: the margin.", &lines, result.table.margin)
}

/// All arms after in units of before.
pub(super) fn changes(result: &ResultFile) -> Vec<Chart> {
    let Some(ab) = &result.ab else { return Vec::new() };
    let line = |change: &crate::result::Change| Line {
        name: format!("{}: after / before", change.arm),
        ratio: change.comparison.ratio,
        verdict: table::told(result, change.verdict),
    };
    let lines: Vec<Line> = ab.changes.iter().map(line).collect();
    let caption = "Left of 1, it takes less time than before. Shaded: the margin.";
    chart("After in units of before".to_owned(), caption, &lines, result.table.margin).into_iter().collect()
}

fn chart(title: String, caption: &str, lines: &[Line], margin: f64) -> Option<Chart> {
    if lines.is_empty() {
        return None;
    }
    let values: Vec<Value> = lines.iter().enumerate().map(|(row, line)| value(row, line)).collect();
    let ends = lines.iter().flat_map(|line| [line.ratio.low, line.ratio.high]);
    let least = ends.clone().fold(1.0 / (1.0 + 2.0 * margin), f64::min);
    let greatest = ends.fold(1.0 + 2.0 * margin, f64::max);
    let ticks = log_ticks(least, greatest);
    let x = |field| {
        json!({
            "field": field, "type": "quantitative",
            "scale": { "type": "log", "nice": false, "domain": [least, greatest], "padding": 6 },
            "axis": { "title": "ratio of times", "format": "~g", "values": ticks, "grid": true },
        })
    };
    let y = json!({ "field": "row", "type": "ordinal", "axis": null });
    let colour = json!({
        "field": "verdict", "type": "nominal", "legend": null,
        "scale": {
            "domain": ["faster", "slower", "equivalent", "inconclusive", ""],
            "range": ["var(--faster)", "var(--slower)", "var(--equivalent)", "var(--inconclusive)", "var(--soft)"],
        },
    });
    let tooltip = json!({ "field": "tip", "type": "nominal" });
    let mut layers = vec![
        json!({ "data": { "values": [{ "low": 1.0 / (1.0 + margin), "high": 1.0 + margin }] },
              "mark": { "type": "rect", "color": "var(--soft)", "opacity": 0.13 },
              "encoding": { "x": x("low"), "x2": { "field": "high" } } }),
        json!({ "data": { "values": [{ "one": 1 }] },
              "mark": { "type": "rule", "color": "var(--soft)", "strokeDash": [3, 3] },
              "encoding": { "x": x("one") } }),
        json!({ "mark": { "type": "rule", "strokeWidth": 3, "yOffset": 6 },
              "encoding": { "x": x("low"), "x2": { "field": "high" }, "y": y, "color": colour, "tooltip": tooltip } }),
        json!({ "mark": { "type": "point", "size": 60, "yOffset": 6 },
              "encoding": { "x": x("value"), "y": y, "color": colour, "tooltip": tooltip } }),
    ];
    layers.extend(row_text("left", "name", &y, "var(--ink)"));
    layers.extend(row_text("right", "shown", &y, "var(--soft)"));
    let specification = json!({
        "description": format!("{title}: ratios with 95 % intervals"),
        "height": 40 * lines.len(),
        "data": { "values": values },
        "layer": layers,
    });
    Some(Chart::new(title, caption, Vec::new(), specification))
}

fn value(row: usize, line: &Line) -> Value {
    let verdict = line.verdict.map_or("", table::verdict);
    let ratio = quantities::ratio(line.ratio.value);
    json!({
        "row": row, "name": line.name, "verdict": verdict,
        "value": line.ratio.value, "low": line.ratio.low, "high": line.ratio.high,
        "shown": format!("{ratio} {verdict}").trim_end(),
        "tip": format!("{} = {ratio} [{}]", line.name, quantities::ratio_interval(line.ratio)),
    })
}
