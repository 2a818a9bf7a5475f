//! Tables in documents: between marks that say which table stands there, from which record, and which part of it.
//!
//! ```text
//! <!-- begin: lab table=call record=bench/records/NAME.json engines=rust,c scenarios=add -->
//! ...
//! <!-- end: lab -->
//! ```

use minijinja::value::Serde;
use serde::Serialize;

use super::table::{self, EngineTable, Implementation, Selection};
use crate::result::ResultFile;

const BEGIN: &str = "<!-- begin: lab ";
const END: &str = "<!-- end: lab -->";

/// Why a document could not be filled in.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SpliceError {
    /// Marks that make no sense.
    #[error("line {line}: {reason}")]
    Marks {
        /// Where, from 1.
        line: usize,
        /// What is wrong with them.
        reason: String,
    },
    /// A template that does not fit the result, which is a mistake of this crate.
    #[error(transparent)]
    Template(#[from] minijinja::Error),
}

/// A part of a document that is made from a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spliced {
    /// Which table it shows.
    pub table: String,
    /// The file it was made from, relative to the project's root; empty before the first.
    pub record: String,
    /// Which part of the table.
    pub selection: Selection,
    /// The lines of its marks, from 0.
    marks: (usize, usize),
}

/// The parts of a document that are made from records.
///
/// # Errors
///
/// If a mark has no partner, or says what nobody knows.
pub fn spliced(document: &str) -> Result<Vec<Spliced>, SpliceError> {
    let mut found = Vec::new();
    let mut open: Option<Spliced> = None;
    for (number, line) in document.lines().enumerate() {
        let wrong = |reason: String| SpliceError::Marks { line: number + 1, reason };
        if let Some(rest) = line.strip_prefix(BEGIN) {
            if open.is_some() {
                return Err(wrong("a part begins within another".to_owned()));
            }
            let words = rest.strip_suffix(" -->").ok_or_else(|| wrong("the mark does not end".to_owned()))?;
            open = Some(opened(words, number).map_err(wrong)?);
        } else if line == END {
            let mut part = open.take().ok_or_else(|| wrong("nothing ends here".to_owned()))?;
            part.marks.1 = number;
            found.push(part);
        }
    }
    match open {
        Some(part) => {
            Err(SpliceError::Marks { line: part.marks.0 + 1, reason: format!("`{END}` is missing") })
        }
        None => Ok(found),
    }
}

fn opened(words: &str, line: usize) -> Result<Spliced, String> {
    let mut part = Spliced {
        table: String::new(),
        record: String::new(),
        selection: Selection::default(),
        marks: (line, line),
    };
    let names = |list: &str| list.split(',').map(str::to_owned).collect();
    for word in words.split_whitespace() {
        match word.split_once('=') {
            Some(("table", table)) => part.table = table.to_owned(),
            Some(("record", record)) => part.record = record.to_owned(),
            Some(("engines", engines)) => part.selection.engines = names(engines),
            Some(("scenarios", scenarios)) => part.selection.scenarios = names(scenarios),
            _ => {
                return Err(format!("a mark has table=, record=, engines= and scenarios=, and not `{word}`"));
            }
        }
    }
    if part.table.is_empty() { Err("the mark names no table".to_owned()) } else { Ok(part) }
}

/// Makes every part of a document that shows this result's table anew, and names the record it is made from.
///
/// # Errors
///
/// If the marks make no sense.
pub fn splice(document: &str, result: &ResultFile, record: &str) -> Result<String, SpliceError> {
    let parts = spliced(document)?;
    let lines: Vec<&str> = document.lines().collect();
    let mut text = String::new();
    let mut next = 0;
    for part in parts.iter().filter(|part| part.table == result.table.id) {
        let (begin, end) = part.marks;
        for line in &lines[next..begin] {
            text.push_str(line);
            text.push('\n');
        }
        text.push_str(&part.mark(record));
        text.push_str(body(result, &part.selection)?.trim_end());
        text.push('\n');
        next = end;
    }
    for line in &lines[next..] {
        text.push_str(line);
        text.push('\n');
    }
    Ok(text)
}

impl Spliced {
    fn mark(&self, record: &str) -> String {
        let list = |name: &str, names: &[String]| {
            if names.is_empty() { String::new() } else { format!(" {name}={}", names.join(",")) }
        };
        let engines = list("engines", &self.selection.engines);
        let scenarios = list("scenarios", &self.selection.scenarios);
        format!("{BEGIN}table={} record={record}{engines}{scenarios} -->\n", self.table)
    }
}

/// Where it was measured, the table, and the command that made it.
fn body(result: &ResultFile, selection: &Selection) -> Result<String, minijinja::Error> {
    let tables = table::tables(result, selection);
    let rows = tables.iter().flat_map(|table| &table.cases).flat_map(|case| &case.rows);
    let above_copying = rows.filter_map(|row| row.measured.as_ref()).any(|measured| measured.above_copying);
    let shown = Shown {
        subject: &result.table.subject,
        cpu: &result.fingerprint.cpu,
        date: &result.date,
        command: &result.command,
        certified: result.certificate.certified,
        exploratory: result.effort.exploratory,
        above_copying,
        implementations: table::implementations(&tables),
        tables,
    };
    super::environment()?.get_template("spliced.md.jinja")?.render(Serde(&shown))
}

/// What the template of a part is filled with.
#[derive(Serialize)]
struct Shown<'r> {
    subject: &'r str,
    cpu: &'r str,
    date: &'r str,
    command: &'r str,
    certified: bool,
    exploratory: bool,
    above_copying: bool,
    implementations: Vec<Implementation>,
    tables: Vec<EngineTable>,
}
