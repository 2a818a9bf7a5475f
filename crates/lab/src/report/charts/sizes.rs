//! What a scenario costs: by size where it has several, else by engine.

use serde_json::{Value, json};

use super::super::{quantities, table};
use super::{BYTE_LABELS, COUNT_LABELS, Chart, Colours, TIME_LABELS, colour_scale, log_axis};
use crate::result::{ArmResult, ResultFile};

/// One chart for each scenario of one size; one for each scenario and engine where there are several.
pub(super) fn charts(result: &ResultFile, colours: &Colours<'_>) -> Vec<Chart> {
    let mut scenarios: Vec<&str> = Vec::new();
    for arm in &result.arms {
        if !scenarios.contains(&arm.scenario.as_str()) {
            scenarios.push(&arm.scenario);
        }
    }
    let mut charts = Vec::new();
    for scenario in scenarios {
        let arms: Vec<&ArmResult> = result.arms.iter().filter(|arm| arm.scenario == scenario).collect();
        if arms.iter().all(|arm| arm.size == arms[0].size) {
            charts.push(by_engine(result, &arms, colours));
            continue;
        }
        for engine in &result.engines {
            let arms: Vec<&ArmResult> = arms.iter().copied().filter(|arm| arm.engine == engine.id).collect();
            if !arms.is_empty() {
                charts.push(by_size(result, &engine.id, &arms, colours));
            }
        }
    }
    charts
}

fn by_engine(result: &ResultFile, arms: &[&ArmResult], colours: &Colours<'_>) -> Chart {
    let legend = colours.legend(&implementations(arms));
    let values: Vec<Value> = arms
        .iter()
        .map(|arm| {
            let engine = table::engine_name(result, &arm.engine);
            json!({
                "engine": engine, "by": arm.by,
                "value": arm.ns.value, "low": arm.ns.low, "high": arm.ns.high,
                "tip": format!("{engine}, {}: {} [{}]", arm.by, quantities::time(arm.ns.value), quantities::time_interval(arm.ns)),
            })
        })
        .collect();
    let mut engines: Vec<&str> = arms.iter().map(|arm| arm.engine.as_str()).collect();
    engines.dedup();
    let scale = json!({ "type": "log", "nice": false, "padding": 12 });
    let axis = log_axis("time an operation", TIME_LABELS, &values);
    let y = json!({ "field": "engine", "type": "nominal", "sort": null, "title": null, "axis": { "grid": true, "labelColor": "var(--ink)", "labelFontSize": 12 } });
    let x = |field| json!({ "field": field, "type": "quantitative", "scale": scale, "axis": axis });
    let title = table::case_title(result, &arms[0].scenario, arms[0].size);
    let specification = json!({
        "description": format!("{title}: time an operation by engine and implementation"),
        "height": 30 * engines.len(),
        "data": { "values": values },
        "encoding": { "y": y, "color": colour_scale(&legend), "tooltip": { "field": "tip", "type": "nominal" } },
        "layer": [
            { "mark": { "type": "rule", "strokeWidth": 2 }, "encoding": { "x": x("low"), "x2": { "field": "high" } } },
            { "mark": { "type": "point" }, "encoding": { "x": x("value") } },
        ],
    });
    Chart::new(title, "", legend, specification)
}

fn by_size(result: &ResultFile, engine: &str, arms: &[&ArmResult], colours: &Colours<'_>) -> Chart {
    let scenario = &arms[0].scenario;
    let is_rate = arms.iter().all(|arm| arm.bytes.is_some());
    let is_bytes = table::sizes_are_bytes(result, scenario);
    let legend = colours.legend(&implementations(arms));
    let values: Vec<Value> = arms.iter().map(|arm| point(arm, is_rate, is_bytes)).collect();
    let mut sizes: Vec<u64> = arms.iter().map(|arm| arm.size).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let x_labels = if is_bytes { BYTE_LABELS } else { COUNT_LABELS };
    let (y_title, y_labels) =
        if is_rate { ("throughput", RATE_LABELS) } else { ("time an operation", TIME_LABELS) };
    let x = json!({
        "field": "size", "type": "quantitative", "scale": { "type": "log", "base": 2, "nice": false, "padding": 10 },
        "axis": { "title": "size", "values": sizes, "labelExpr": x_labels, "grid": false },
    });
    let y_axis = log_axis(y_title, y_labels, &values);
    let y = |field| {
        json!({
            "field": field, "type": "quantitative", "scale": { "type": "log", "nice": false, "padding": 8 },
            "axis": y_axis,
        })
    };
    let colour = colour_scale(&legend);
    let undecided = undecided(result, scenario, engine);
    let mut layers = undecided.clone();
    layers.extend([
        json!({ "mark": { "type": "area", "opacity": 0.18 },
            "encoding": { "x": x, "y": y("low"), "y2": { "field": "high" }, "color": colour } }),
        json!({ "mark": { "type": "line", "tooltip": null }, "encoding": { "x": x, "y": y("value"), "color": colour } }),
        json!({ "mark": { "type": "point" },
            "encoding": { "x": x, "y": y("value"), "color": colour, "tooltip": { "field": "tip", "type": "nominal" } } }),
    ]);
    let title =
        format!("{}: {}", table::engine_name(result, engine), table::scenario_title(result, scenario));
    let specification = json!({
        "description": format!("{title}: {y_title} by size"),
        "height": 250,
        "data": { "values": values },
        "layer": layers,
    });
    let caption =
        if undecided.is_empty() { "" } else { "Shaded: sizes at which the winner could not be told." };
    Chart::new(title, caption, legend, specification)
}

const RATE_LABELS: &str = "datum.value < 1e3 ? format(datum.value, '~g') + ' B/s' \
    : datum.value < 1e6 ? format(datum.value / 1e3, '~g') + ' kB/s' \
    : datum.value < 1e9 ? format(datum.value / 1e6, '~g') + ' MB/s' \
    : format(datum.value / 1e9, '~g') + ' GB/s'";

fn implementations<'a>(arms: &[&'a ArmResult]) -> Vec<&'a str> {
    arms.iter().map(|arm| arm.by.as_str()).collect()
}

fn point(arm: &ArmResult, is_rate: bool, is_bytes: bool) -> Value {
    let size = quantities::size(arm.size, is_bytes);
    let time = format!("{} [{}]", quantities::time(arm.ns.value), quantities::time_interval(arm.ns));
    let rate = table::rate(arm).filter(|_| is_rate);
    let tip = match rate {
        Some(rate) => format!("{}, {size}: {}, {time}", arm.by, quantities::bytes_per_second(rate)),
        None => format!("{}, {size}: {time}", arm.by),
    };
    // A rate falls as the time rises, so its ends change places.
    let of = |ns: f64| rate.map_or(ns, |rate| rate * arm.ns.value / ns);
    json!({
        "by": arm.by, "size": arm.size, "tip": tip,
        "value": of(arm.ns.value), "low": of(arm.ns.low), "high": of(arm.ns.high),
    })
}

/// The ranges between two winners.
fn undecided(result: &ResultFile, scenario: &str, engine: &str) -> Vec<Value> {
    let ranges: Vec<Value> = result
        .crossovers
        .iter()
        .filter(|crossover| crossover.scenario == scenario && crossover.engine == engine)
        .flat_map(|crossover| {
            crossover.ranges.iter().filter(|range| range.winner.is_none()).map(|range| {
                json!({
                    "from": range.from, "to": range.to,
                    "tip": format!("{} and {}: undecided from {} to {}", crossover.one, crossover.other, range.from, range.to),
                })
            })
        })
        .collect();
    if ranges.is_empty() {
        return Vec::new();
    }
    vec![json!({
        "data": { "values": ranges },
        "mark": { "type": "rect", "color": "var(--soft)", "opacity": 0.16 },
        "encoding": {
            "x": { "field": "from", "type": "quantitative" }, "x2": { "field": "to" },
            "tooltip": { "field": "tip", "type": "nominal" },
        },
    })]
}
