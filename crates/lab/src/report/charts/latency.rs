//! Latency by percentile, on an axis of nines: each step to the right is ten times as rare.

use serde_json::{Value, json};

use super::super::{quantities, table};
use super::{Chart, Colours, Entry, TIME_LABELS, colour_scale, log_axis};
use crate::result::{Latency, Percentiles, ResultFile};

/// One chart for each scenario, engine and rate.
pub(super) fn charts(result: &ResultFile, colours: &Colours<'_>) -> Vec<Chart> {
    let key = |latency: &Latency| (title(result, latency), latency.engine.clone(), latency.rate_per_s);
    let mut groups: Vec<(_, Vec<&Latency>)> = Vec::new();
    for latency in &result.latencies {
        match groups.iter_mut().find(|(of, _)| *of == key(latency)) {
            Some((_, latencies)) => latencies.push(latency),
            None => groups.push((key(latency), vec![latency])),
        }
    }
    groups
        .into_iter()
        .filter_map(|((title, engine, rate), latencies)| {
            let title = format!("{}: {title}, {rate} calls a second", table::engine_name(result, &engine));
            chart(title, &latencies, colours)
        })
        .collect()
}

/// What a reader calls the scenario of a latency, with its size.
pub(in super::super) fn title(result: &ResultFile, latency: &Latency) -> String {
    let name = table::ArmName::of(&latency.arm);
    match latency.title.as_str() {
        "" => table::case_title(result, name.scenario, name.size),
        title => title.to_owned(),
    }
}

fn chart(title: String, latencies: &[&Latency], colours: &Colours<'_>) -> Option<Chart> {
    let mut values = Vec::new();
    let mut legend: Vec<Entry> = Vec::new();
    for latency in latencies {
        let mut add = |name: String, percentiles: &Percentiles, dashed| {
            values.extend(percentiles.told().map(|point| value(&name, point, dashed)));
            legend.push(Entry { name, colour: colours.colour(&latency.by), dashed });
        };
        add(format!("{}, response", latency.by), &latency.open, false);
        if let Some(service) = &latency.service {
            add(format!("{}, service", latency.by), service, true);
        }
    }
    if values.is_empty() {
        return None;
    }
    let x = json!({
        "field": "beyond", "type": "quantitative", "scale": { "type": "log", "nice": false, "padding": 14 },
        "axis": {
            "title": "percentile", "values": [2, 10, 100, 1000, 10000, 100_000], "grid": true,
            "labelExpr": "datum.value == 2 ? '50 %' : format(100 - 100 / datum.value, '~r') + ' %'",
        },
    });
    let axis = log_axis("latency", TIME_LABELS, &values);
    let y = |field| json!({ "field": field, "type": "quantitative", "scale": { "type": "log", "nice": false, "padding": 10 }, "axis": axis });
    let colour = colour_scale(&legend);
    let dash = json!({ "field": "dashed", "type": "nominal", "legend": null, "scale": { "domain": [false, true], "range": [[1, 0], [5, 4]] } });
    let specification = json!({
        "description": format!("{title}: latency by percentile"),
        "height": 260,
        "data": { "values": values },
        "encoding": { "x": x, "color": colour },
        "layer": [
            { "mark": { "type": "area", "opacity": 0.15 }, "encoding": { "y": y("low"), "y2": { "field": "high" } } },
            { "mark": { "type": "line" }, "encoding": { "y": y("value"), "strokeDash": dash } },
            { "mark": { "type": "point" }, "encoding": { "y": y("value"), "tooltip": { "field": "tip", "type": "nominal" } } },
        ],
    });
    let caption = "Response: from when a call should have started. Service: from when it did, which hides what a stall does \
                   to the calls behind it.";
    Some(Chart::new(title, caption, legend, specification))
}

fn value(name: &str, point: &crate::result::Percentile, dashed: bool) -> Value {
    let time = quantities::time(point.ns);
    let interval = quantities::time_interval(point.interval());
    json!({
        "by": name, "dashed": dashed, "beyond": 1.0 / (1.0 - point.q),
        "value": point.ns, "low": point.low, "high": point.high,
        "tip": format!("{name}, {}: {time} [{interval}]", quantities::percentile(point.q)),
    })
}
