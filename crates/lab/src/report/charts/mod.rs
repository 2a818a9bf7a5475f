//! Charts as Vega-Lite specifications: data and what stands for what; the library in the page draws them.
//!
//! Colours are names of the page's style sheet, so that light, dark and paper need no second chart. Legends and captions
//! belong to the page as well, where they wrap as text does.

mod crossover;
mod forest;
mod ladder;
mod latency;
mod sizes;

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

pub(super) use self::ladder::title as ladder_title;
pub(super) use self::latency::title as latency_title;
use crate::result::ResultFile;

/// The charts of a page, by section.
#[derive(Serialize)]
pub(super) struct Charts {
    twins: Vec<Chart>,
    sizes: Vec<Chart>,
    crossovers: Vec<Chart>,
    ratios: Vec<Chart>,
    latencies: Vec<Chart>,
    ladders: Vec<Chart>,
    changes: Vec<Chart>,
}

/// A chart and what the page says around it.
#[derive(Serialize)]
pub(super) struct Chart {
    /// The name of its element in the page.
    id: String,
    title: String,
    caption: String,
    legend: Vec<Entry>,
    #[serde(skip)]
    specification: Value,
}

/// What a colour stands for.
#[derive(Clone, Serialize)]
struct Entry {
    name: String,
    colour: String,
    dashed: bool,
}

/// All charts of a result, and their specifications by name.
pub(super) fn of(result: &ResultFile) -> (Charts, String) {
    let colours = Colours::of(result);
    let mut charts = Charts {
        twins: forest::twins(result),
        sizes: sizes::charts(result, &colours),
        crossovers: crossover::charts(result),
        ratios: forest::ratios(result),
        latencies: latency::charts(result, &colours),
        ladders: ladder::charts(result),
        changes: forest::changes(result),
    };
    let mut specifications = BTreeMap::new();
    let sections: [(&str, &mut Vec<Chart>); 7] = [
        ("twins", &mut charts.twins),
        ("sizes", &mut charts.sizes),
        ("crossover", &mut charts.crossovers),
        ("ratios", &mut charts.ratios),
        ("latency", &mut charts.latencies),
        ("ladder", &mut charts.ladders),
        ("changes", &mut charts.changes),
    ];
    for (section, charts) in sections {
        for (number, chart) in charts.iter_mut().enumerate() {
            chart.id = format!("{section}-{}", number + 1);
            specifications.insert(chart.id.clone(), chart.specification.take());
        }
    }
    let text = json!({ "config": config(), "charts": specifications }).to_string();
    (charts, text.replace('<', "\\u003c"))
}

impl Chart {
    fn new(title: String, caption: impl Into<String>, legend: Vec<Entry>, mut specification: Value) -> Self {
        // As wide as its place. Heights are numbers, because a step a row and a fitted width do not go together.
        specification["width"] = json!("container");
        specification["autosize"] = json!({ "type": "fit-x", "contains": "padding" });
        Self { id: String::new(), title, caption: caption.into(), legend, specification }
    }
}

/// Every implementation has one colour on the whole page.
struct Colours<'r>(Vec<&'r str>);

impl<'r> Colours<'r> {
    fn of(result: &'r ResultFile) -> Self {
        let mut names = vec![result.table.subject.as_str()];
        let first = result.table.floor.as_deref().into_iter();
        for name in first.chain(result.arms.iter().map(|arm| arm.by.as_str())) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Self(names)
    }

    /// A colour of the style sheet; with more implementations than colours, they come again.
    fn colour(&self, by: &str) -> String {
        const COLOURS: usize = 8;
        let number = self.0.iter().position(|name| *name == by).unwrap_or(COLOURS - 1);
        format!("var(--series-{})", number % COLOURS + 1)
    }

    /// The implementations among these, in the page's order, with their colours.
    fn legend(&self, used: &[&str]) -> Vec<Entry> {
        let entry = |by: &&str| Entry { name: (*by).to_owned(), colour: self.colour(by), dashed: false };
        self.0.iter().filter(|by| used.contains(by)).map(entry).collect()
    }
}

/// Colour by the field `by`, without a legend of its own.
fn colour_scale(legend: &[Entry]) -> Value {
    let names: Vec<&str> = legend.iter().map(|entry| entry.name.as_str()).collect();
    let colours: Vec<&str> = legend.iter().map(|entry| entry.colour.as_str()).collect();
    json!({
        "field": "by", "type": "nominal", "legend": null,
        "scale": { "domain": names, "range": colours },
    })
}

/// How an axis of bytes is labelled.
const BYTE_LABELS: &str = "datum.value >= 1048576 ? format(datum.value / 1048576, '~g') + ' MiB' \
    : datum.value >= 1024 ? format(datum.value / 1024, '~g') + ' KiB' : format(datum.value, '~g') + ' B'";

/// How an axis of anything else is labelled.
const COUNT_LABELS: &str = "format(datum.value, ',')";

/// How an axis of nanoseconds is labelled.
const TIME_LABELS: &str = "datum.value == 0 ? '0' \
    : abs(datum.value) < 1e3 ? format(datum.value, '~g') + ' ns' \
    : abs(datum.value) < 1e6 ? format(datum.value / 1e3, '~g') + ' µs' \
    : abs(datum.value) < 1e9 ? format(datum.value / 1e6, '~g') + ' ms' \
    : format(datum.value / 1e9, '~g') + ' s'";

/// A logarithmic axis from the least to the greatest end of these intervals.
fn log_axis(title: &str, labels: &str, values: &[Value]) -> Value {
    let of = |name: &'static str| values.iter().filter_map(move |value| value[name].as_f64());
    let least = of("low").fold(f64::INFINITY, f64::min);
    let greatest = of("high").fold(0.0, f64::max);
    json!({ "title": title, "labelExpr": labels, "values": log_ticks(least, greatest), "grid": true })
}

/// Round numbers on a logarithmic axis: powers of ten where it spans many, else steps of 1, 2 and 5.
fn log_ticks(least: f64, greatest: f64) -> Vec<f64> {
    if !(least > 0.0 && greatest.is_finite()) {
        return Vec::new();
    }
    let (first, last) = (least.log10().floor() as i32, greatest.log10().ceil() as i32);
    let decades = (greatest / least).log10();
    let steps: &[f64] = match decades {
        ..0.5 => return even_ticks(least, greatest),
        ..2.2 => &[1.0, 2.0, 5.0],
        _ => &[1.0],
    };
    let every = (decades / 6.0).ceil().max(1.0) as i32;
    let powers = (first..=last).filter(|power| power.rem_euclid(every) == 0);
    let ticks = powers.flat_map(|power| steps.iter().map(move |step| step * 10_f64.powi(power)));
    ticks.filter(|tick| (least * 0.9..=greatest * 1.1).contains(tick)).collect()
}

fn even_ticks(least: f64, greatest: f64) -> Vec<f64> {
    const MOST: f64 = 6.0;
    let finest = (greatest - least) / MOST;
    let power = 10_f64.powf(finest.log10().floor());
    let step = [1.0, 2.0, 5.0].map(|step| step * power).into_iter().find(|step| *step >= finest);
    let step = step.unwrap_or(10.0 * power);
    let (first, last) = ((least / step).ceil() as i64, (greatest / step).floor() as i64);
    // A quotient of whole numbers, so that 1.02 is 1.02.
    (first..=last).map(|tick| tick as f64 / (1.0 / step)).collect()
}

/// Text above a row of a chart, at its left or right end. What lies behind it keeps a distance.
fn row_text(align: &str, field: &str, y: &Value, colour: &str) -> [Value; 2] {
    let x = if align == "left" { json!(0) } else { json!("width") };
    let text = |look: Value| {
        let mut mark = json!({ "type": "text", "align": align, "dy": -11, "baseline": "middle" });
        if let (Some(mark), Value::Object(look)) = (mark.as_object_mut(), look) {
            mark.extend(look);
        }
        let encoding = json!({ "x": { "value": x }, "y": y, "text": { "field": field, "type": "nominal" } });
        json!({ "mark": mark, "encoding": encoding })
    };
    let halo = json!({ "color": "var(--card)", "stroke": "var(--card)", "strokeWidth": 5, "aria": false });
    [text(halo), text(json!({ "color": colour }))]
}

/// What all charts have in common.
fn config() -> Value {
    let font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";
    json!({
        "background": null,
        "font": font,
        "view": { "stroke": null },
        "axis": {
            "domain": false, "ticks": false, "labelPadding": 6, "titlePadding": 10,
            "labelColor": "var(--soft)", "titleColor": "var(--soft)", "gridColor": "var(--line)",
            "labelFontSize": 11, "titleFontSize": 11, "titleFontWeight": "normal", "labelOverlap": "greedy",
        },
        "text": { "color": "var(--ink)", "fontSize": 12 },
        "rule": { "color": "var(--soft)" },
        "line": { "strokeWidth": 2 },
        "point": { "filled": true, "size": 46, "opacity": 1 },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        assert_eq!(log_ticks(2.0, 200_000.0), [10.0, 100.0, 1000.0, 10_000.0, 100_000.0]);
        assert_eq!(log_ticks(4.0, 60.0), [5.0, 10.0, 20.0, 50.0]);
        assert_eq!(log_ticks(0.97, 1.04), [0.98, 1.0, 1.02, 1.04]);
        assert_eq!(log_ticks(1e-4, 3.0), [1e-4, 1e-3, 1e-2, 1e-1, 1.0]);
    }
}
