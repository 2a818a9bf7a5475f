//! The table for a terminal of 100 columns.

use super::quantities;
use super::table::{self, Row, Selection};
use crate::result::{Outcome, ResultFile};
use crate::statistics::Interval;

/// A line of the table: a name on the left, everything else to the right below its heading.
struct Cells<'a>([&'a str; 6]);

const WIDTHS: [usize; 6] = [31, 10, 12, 13, 21, 13];

/// The result in lines of at most 100 columns, with colours if that is wanted.
pub fn terminal(result: &ResultFile, selection: &Selection, colour: bool) -> String {
    let paint = Paint { colour };
    let mut lines = heading(result, &paint);
    let ratio = format!("{}/it", result.table.subject);
    lines.push(paint.dim(&Cells(["", "time", "rate", &ratio, "95 %", "verdict"]).line()));
    for engine in table::tables(result, selection) {
        lines.push(paint.bold(&fit(&engine.name, 100)));
        for case in engine.cases {
            lines.push(fit(&format!("  {}", case.title), 100));
            lines.extend(case.rows.iter().flat_map(|row| row_lines(row, &paint)));
        }
    }
    lines.push(String::new());
    lines.extend(crossovers(result));
    lines.extend(ladders(result, &paint));
    lines.extend(latencies(result));
    lines.extend(changes(result, &paint));
    lines.extend(notes(result, &paint));
    let mut text = lines.join("\n");
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn heading(result: &ResultFile, paint: &Paint) -> Vec<String> {
    let mut lines = vec![paint.bold(&fit(&result.table.title, 100))];
    lines.extend(wrapped(&format!("{} · {}", result.fingerprint.cpu, result.date), paint));
    if result.effort.exploratory {
        lines.push(paint.warn("exploratory: too little was measured to decide by"));
    }
    if !result.complete {
        lines.push(paint.warn("incomplete: the session was interrupted"));
    }
    if result.certificate.certified {
        lines.push(paint.good("certified"));
    } else {
        lines.push(paint.warn("not certified: an arm differed from itself, so there are no verdicts"));
    }
    for (engine, twin) in &result.certificate.twins {
        let ratio = quantities::ratio(twin.ratio.value);
        let interval = quantities::ratio_interval(twin.ratio);
        let name = table::engine_name(result, engine);
        lines.push(paint.dim(&fit(&format!("  {name}: an arm beside itself {ratio} [{interval}]"), 100)));
    }
    lines.push(String::new());
    lines
}

fn row_lines(row: &Row, paint: &Paint) -> Vec<String> {
    let name = format!("    {}", row.by);
    let Some(measured) = &row.measured else {
        let reason = row.left_out.as_deref().unwrap_or_default();
        return vec![paint.dim(&fit(&format!("{name}  {reason}"), 100))];
    };
    let rate = measured.rate.as_deref().unwrap_or(&measured.operations);
    let beside = row.beside.as_ref();
    let verdict = beside.and_then(|beside| beside.verdict).unwrap_or_default();
    let cells = Cells([
        &name,
        &measured.time,
        rate,
        beside.map_or("", |beside| &beside.ratio),
        beside.map_or("", |beside| &beside.interval),
        verdict,
    ]);
    let line = match verdict {
        "faster" => paint.good(&cells.line()),
        "slower" => paint.warn(&cells.line()),
        _ => cells.line(),
    };
    let note = |wanted: bool, text: &str| wanted.then(|| paint.warn(&format!("      {text}")));
    let mut lines = vec![line];
    lines.extend(note(measured.above_copying, "more than copying the same bytes reaches"));
    lines.extend(note(measured.restless, "did not become steady"));
    if let Some(text) = beside.and_then(|beside| beside.note.as_deref()) {
        lines.push(paint.dim(&format!("      {text}")));
    }
    lines
}

fn crossovers(result: &ResultFile) -> Vec<String> {
    let text = super::context::crossover_texts(result);
    text.into_iter().flat_map(|line| wrap(&line, 100)).collect()
}

fn ladders(result: &ResultFile, paint: &Paint) -> Vec<String> {
    let mut lines = Vec::new();
    for ladder in &result.ladders {
        let engine = table::engine_name(result, &ladder.engine);
        lines.push(paint.bold(&fit(&format!("{engine}: {}", ladder.title), 100)));
        let amount = |name: &str, interval: Interval| {
            let time = quantities::time(interval.value);
            let interval = quantities::time_interval(interval);
            format!("  {:<60}{time:>12}{interval:>24}", fit(name, 59))
        };
        lines.extend(ladder.rungs.iter().map(|rung| amount(&rung.what, rung.adds)));
        lines.push(amount("unattributed", ladder.unattributed));
        lines.push(amount("the whole, by itself", ladder.whole));
        lines.push(String::new());
    }
    lines
}

fn latencies(result: &ResultFile) -> Vec<String> {
    let mut lines = Vec::new();
    for latency in &result.latencies {
        let points: Vec<String> = latency
            .open
            .told()
            .map(|point| format!("{} {}", quantities::percentile(point.q), quantities::time(point.ns)))
            .collect();
        let points = points.join(", ");
        lines.extend(wrap(&format!("{} at {}/s: {points}", latency.arm, latency.rate_per_s), 100));
    }
    lines
}

fn changes(result: &ResultFile, paint: &Paint) -> Vec<String> {
    let Some(ab) = &result.ab else { return Vec::new() };
    let mut lines =
        vec![paint.dim(&Cells(["after / before", "before", "after", "ratio", "95 %", "verdict"]).line())];
    for change in &ab.changes {
        let verdict = table::told(result, change.verdict).map_or("", table::verdict);
        let cells = [
            quantities::time(change.before.value),
            quantities::time(change.after.value),
            quantities::ratio(change.comparison.ratio.value),
            quantities::ratio_interval(change.comparison.ratio),
        ];
        lines.push(Cells([&change.arm, &cells[0], &cells[1], &cells[2], &cells[3], verdict]).line());
    }
    lines.push(String::new());
    lines
}

fn notes(result: &ResultFile, paint: &Paint) -> Vec<String> {
    let count = |outcome| result.left_out.iter().filter(|left_out| left_out.outcome == outcome).count();
    let (refused, not_here) = (count(Outcome::Refused), count(Outcome::NotHere));
    let mut lines = Vec::new();
    if refused + not_here > 0 {
        lines.push(format!("without a number: {refused} refused, {not_here} not here"));
    }
    let subject = &result.table.subject;
    let ratio = format!("{subject}/it: the time of {subject} in units of the line's, with its 95 % interval");
    lines.extend(wrapped(&ratio, paint));
    lines.extend(wrapped(&format!("made by: {}", result.command), paint));
    lines
}

fn wrapped(text: &str, paint: &Paint) -> Vec<String> {
    wrap(text, 100).iter().map(|line| paint.dim(line)).collect()
}

/// Lines of whole words; a word that is longer than a line stands alone.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// What of a text fits, with a mark where something was cut.
fn fit(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width - 1).collect();
    format!("{kept}…")
}

impl Cells<'_> {
    fn line(&self) -> String {
        let mut line = format!("{:<width$}", fit(self.0[0], WIDTHS[0]), width = WIDTHS[0]);
        for (cell, width) in self.0.iter().zip(WIDTHS).skip(1) {
            line.push_str(&format!("{:>width$}", fit(cell, width - 1)));
        }
        line.trim_end().to_owned()
    }
}

/// Colours, where they are wanted.
struct Paint {
    colour: bool,
}

impl Paint {
    fn bold(&self, text: &str) -> String {
        self.within("1", text)
    }

    fn dim(&self, text: &str) -> String {
        self.within("2", text)
    }

    fn good(&self, text: &str) -> String {
        self.within("32", text)
    }

    fn warn(&self, text: &str) -> String {
        self.within("33", text)
    }

    fn within(&self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
