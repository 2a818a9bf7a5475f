//! Two implementations by size: the ratio of their times, and where it could not be told from 1.

use serde_json::{Value, json};

use super::super::{quantities, table};
use super::{BYTE_LABELS, COUNT_LABELS, Chart, log_ticks};
use crate::result::{Crossover, ResultFile};

/// One chart for each crossover that was measured at several sizes.
pub(super) fn charts(result: &ResultFile) -> Vec<Chart> {
    let several = result.crossovers.iter().filter(|crossover| crossover.points.len() > 1);
    several.map(|crossover| chart(result, crossover)).collect()
}

fn chart(result: &ResultFile, crossover: &Crossover) -> Chart {
    let is_bytes = table::sizes_are_bytes(result, &crossover.scenario);
    let ratio_name = format!("{} / {}", crossover.one, crossover.other);
    let values: Vec<Value> = crossover
        .points
        .iter()
        .map(|point| {
            let (size, ratio) = (quantities::size(point.size, is_bytes), quantities::ratio(point.ratio.value));
            json!({
                "size": point.size, "value": point.ratio.value, "low": point.ratio.low, "high": point.ratio.high,
                "tip": format!("{size}: {ratio_name} = {ratio} [{}]", quantities::ratio_interval(point.ratio)),
            })
        })
        .collect();
    let undecided: Vec<Value> = crossover
        .ranges
        .iter()
        .filter(|range| range.winner.is_none())
        .map(|range| json!({ "from": range.from, "to": range.to }))
        .collect();
    let sizes: Vec<u64> = crossover.points.iter().map(|point| point.size).collect();
    let ends = || crossover.points.iter().flat_map(|point| [point.ratio.low, point.ratio.high, 1.0]);
    let ticks = log_ticks(ends().fold(1.0, f64::min), ends().fold(1.0, f64::max));
    let labels = if is_bytes { BYTE_LABELS } else { COUNT_LABELS };
    let x = |field| {
        json!({
            "field": field, "type": "quantitative", "scale": { "type": "log", "base": 2, "nice": false, "padding": 10 },
            "axis": { "title": "size", "values": sizes, "labelExpr": labels, "grid": false },
        })
    };
    let y = |field| {
        json!({
            "field": field, "type": "quantitative", "scale": { "type": "log", "nice": false, "padding": 10 },
            "axis": { "title": ratio_name, "values": ticks, "format": "~g", "grid": true },
        })
    };
    let engine = table::engine_name(result, &crossover.engine);
    let title = format!("{engine}: {}, {ratio_name}", table::crossover_title(result, crossover));
    let mut layers = vec![json!({ "data": { "values": [{ "one": 1 }] },
        "mark": { "type": "rule", "color": "var(--soft)", "strokeDash": [3, 3] }, "encoding": { "y": y("one") } })];
    if !undecided.is_empty() {
        layers.push(json!({ "data": { "values": undecided },
            "mark": { "type": "rect", "color": "var(--soft)", "opacity": 0.16 },
            "encoding": { "x": x("from"), "x2": { "field": "to" } } }));
    }
    let colour = "var(--series-1)";
    layers.extend([
        json!({ "mark": { "type": "area", "opacity": 0.18, "color": colour },
            "encoding": { "x": x("size"), "y": y("low"), "y2": { "field": "high" } } }),
        json!({ "mark": { "type": "line", "color": colour }, "encoding": { "x": x("size"), "y": y("value") } }),
        json!({ "mark": { "type": "point", "color": colour },
            "encoding": { "x": x("size"), "y": y("value"), "tooltip": { "field": "tip", "type": "nominal" } } }),
    ]);
    let specification = json!({
        "description": format!("{title}: ratio of times by size"),
        "height": 220,
        "data": { "values": values },
        "layer": layers,
    });
    let caption = format!(
        "Below 1, {} takes less time. Shaded: sizes at which the winner could not be told.",
        crossover.one
    );
    Chart::new(title, caption, Vec::new(), specification)
}
