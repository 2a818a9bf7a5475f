//! What each stage of a call adds, one bar after another, and what none of them explains.

use serde_json::{Value, json};

use super::super::{quantities, table};
use super::{Chart, TIME_LABELS, row_text};
use crate::result::{Ladder, ResultFile};
use crate::statistics::Interval;

/// One chart for each ladder.
pub(super) fn charts(result: &ResultFile) -> Vec<Chart> {
    result.ladders.iter().map(|ladder| chart(result, ladder)).collect()
}

/// What a reader calls the scenario of a ladder, with its size.
pub(in super::super) fn title(result: &ResultFile, ladder: &Ladder) -> String {
    match ladder.size {
        0 => ladder.title.clone(),
        size => {
            let is_bytes = table::sizes_are_bytes(result, &ladder.scenario);
            format!("{}, {}", ladder.title, quantities::size(size, is_bytes))
        }
    }
}

fn chart(result: &ResultFile, ladder: &Ladder) -> Chart {
    let mut values = Vec::new();
    let mut so_far = 0.0;
    for rung in &ladder.rungs {
        values.push(bar(values.len(), &rung.what, "stage", so_far, rung.adds));
        so_far += rung.adds.value;
    }
    values.push(bar(values.len(), "unattributed", "unattributed", so_far, ladder.unattributed));
    values.push(bar(values.len(), "the whole, by itself", "whole", 0.0, ladder.whole));
    let x = |field| {
        json!({
            "field": field, "type": "quantitative", "scale": { "zero": true, "nice": false },
            "axis": { "title": "time a call", "labelExpr": TIME_LABELS, "tickCount": 6, "grid": true },
        })
    };
    let y = json!({ "field": "row", "type": "ordinal", "axis": null });
    let colour = json!({
        "field": "kind", "type": "nominal", "legend": null,
        "scale": { "domain": ["stage", "unattributed", "whole"], "range": ["var(--series-1)", "var(--series-2)", "var(--series-7)"] },
    });
    let title = format!("{}: {}", table::engine_name(result, &ladder.engine), title(result, ladder));
    let mut layers = vec![
        json!({ "mark": { "type": "bar", "height": 9, "yOffset": 6, "cornerRadius": 2 },
              "encoding": { "x": x("from"), "x2": { "field": "to" }, "y": y, "color": colour, "tooltip": { "field": "tip", "type": "nominal" } } }),
        json!({ "mark": { "type": "rule", "strokeWidth": 1.5, "yOffset": 6, "color": "var(--ink)" },
              "encoding": { "x": x("low"), "x2": { "field": "high" }, "y": y } }),
    ];
    layers.extend(row_text("left", "what", &y, "var(--ink)"));
    layers.extend(row_text("right", "shown", &y, "var(--soft)"));
    let specification = json!({
        "description": format!("{title}: what each stage adds"),
        "height": 38 * (ladder.rungs.len() + 2),
        "data": { "values": values },
        "layer": layers,
    });
    Chart::new(
        title,
        "Each bar begins where the one before ends; the thin line is its 95 % interval.",
        Vec::new(),
        specification,
    )
}

fn bar(row: usize, what: &str, kind: &str, from: f64, adds: Interval) -> Value {
    let time = quantities::time(adds.value);
    json!({
        "row": row, "what": what, "kind": kind,
        "from": from, "to": from + adds.value, "low": from + adds.low, "high": from + adds.high,
        "shown": time, "tip": format!("{what}: {time} [{}]", quantities::time_interval(adds)),
    })
}
