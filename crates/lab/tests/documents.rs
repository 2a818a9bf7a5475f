//! Documents show what records hold, and no number that no record holds.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::fixture;
use serde_json::Value;
use shortwire_lab::report::{splice, spliced};
use shortwire_lab::result::ResultFile;

const EMPTY: &str = "\
# Title

<!-- begin: lab table=fixture record= engines=go scenarios=add -->
<!-- end: lab -->

Between.

<!-- begin: lab table=other record=bench/records/other.json -->
as it was
<!-- end: lab -->
";

#[test]
fn a_part_shows_what_its_mark_asks_for() {
    let text = splice(EMPTY, &fixture("everything"), "bench/records/new.json").expect("good marks");
    assert!(
        text.starts_with("# Title\n\n<!-- begin: lab table=fixture record=bench/records/new.json engines=go")
    );
    assert!(text.contains("| &emsp;raw | 38.2 ns |"), "{text}");
    for absent in ["Python", "Rust", "ChaCha20"] {
        assert!(!text.contains(absent), "{absent} in\n{text}");
    }
    assert!(text.contains("record=bench/records/other.json -->\nas it was\n<!-- end: lab -->\n"));
}

#[test]
fn filling_in_twice_changes_nothing() {
    let result = fixture("everything");
    let once = splice(EMPTY, &result, "bench/records/new.json").expect("good marks");
    let twice = splice(&once, &result, "bench/records/new.json").expect("good marks");
    assert_eq!(once, twice);
    let parts = spliced(&once).expect("good marks");
    assert_eq!(parts.len(), 2);
    assert_eq!((parts[0].table.as_str(), parts[0].record.as_str()), ("fixture", "bench/records/new.json"));
    assert_eq!(parts[0].selection.engines, ["go"]);
}

#[test]
fn marks_that_make_no_sense_are_told_with_their_line() {
    for (document, complaint) in [
        ("\n<!-- begin: lab table=a -->\n", "line 2: `<!-- end: lab -->` is missing"),
        ("<!-- end: lab -->\n", "line 1: nothing ends here"),
        (
            "<!-- begin: lab table=a -->\n<!-- begin: lab table=b -->\n",
            "line 2: a part begins within another",
        ),
        ("<!-- begin: lab record=a -->\n", "line 1: the mark names no table"),
        ("<!-- begin: lab table=a host=b -->\n", "and not `host=b`"),
    ] {
        let error = spliced(document).expect_err("bad marks").to_string();
        assert!(error.contains(complaint), "{error}");
    }
}

#[test]
fn parts_of_documents_are_what_their_records_say() {
    for name in documents() {
        let text = fs::read_to_string(root().join(&name)).expect("a document");
        for part in spliced(&text).unwrap_or_else(|error| panic!("{name}: {error}")) {
            let record: ResultFile = serde_json::from_value(record(&part.record)).expect("a result");
            assert_eq!(part.table, record.table.id, "{name}: {}", part.record);
            assert!(record.certificate.certified, "{name}: {} is not certified", part.record);
            let whole = record.complete && !record.effort.exploratory;
            assert!(whole, "{name}: {} was not measured in full", part.record);
            let again = splice(&text, &record, &part.record).expect("good marks");
            assert!(again == text, "{name}: its table {} is not what {} says", part.table, part.record);
        }
    }
}

/// What stands between the marks of the demo rounds what its record holds.
#[test]
fn tables_of_the_demo_are_what_their_records_say() {
    for name in documents() {
        let text = fs::read_to_string(root().join(&name)).expect("a document");
        let Some(table) = within_marks(&text, "<!-- begin: made by the demo -->") else { continue };
        let revision = table.split("revision ").nth(1).and_then(|rest| rest.get(..10)).expect("a revision");
        let held = numbers_of(&demo_record(revision)["rows"]);
        for line in table.lines().filter(|line| line.starts_with("| ")) {
            for quantity in line.split('|').skip(2).flat_map(quantities) {
                let known = held.iter().any(|number| quantity.rounds(number / quantity.scale));
                assert!(known, "{name}: {quantity:?} is not in the record of {revision}: {line}");
            }
        }
    }
}

/// Times, rates and ratios in sentences round what stands in a table between marks, where it comes from a record.
#[test]
fn readme_has_no_number_without_a_record() {
    let names = ["README.md", "docs/benchmarks.md"];
    let texts = names.map(|name| fs::read_to_string(root().join(name)).expect("a document"));
    let shown: Vec<f64> = texts
        .iter()
        .filter_map(|text| within_marks(text, "<!-- begin: "))
        .flat_map(|table| quantities(&table))
        .map(|quantity| quantity.number)
        .collect();
    for (name, text) in names.iter().zip(&texts) {
        let mut within = false;
        for (number, line) in (1..).zip(text.lines()) {
            within = (within || line.starts_with("<!-- begin: ")) && !line.starts_with("<!-- end: ");
            let said = if within { Vec::new() } else { quantities(line) };
            for quantity in said.iter().filter(|quantity| quantity.has_unit) {
                let known = shown.iter().any(|shown| quantity.rounds(*shown));
                assert!(known, "{name}:{number}: {quantity:?} is in no table: {line}");
            }
        }
    }
}

#[test]
fn quantities_are_found() {
    let found =
        |line| quantities(line).iter().filter(|it| it.has_unit).map(|it| it.number).collect::<Vec<_>>();
    assert_eq!(found("takes 4.70 ns, mostly (1.3 times)"), [4.70, 1.3]);
    assert_eq!(found("| 14.4x ours | 12 us"), [14.4, 12.0]);
    assert_eq!(found("16 codes, 100 columns, version 1.95.0, 0x10"), [0.0; 0]);
}

/// A number as a document shows it.
#[derive(Debug)]
struct Quantity {
    number: f64,
    decimals: i32,
    /// What its unit is worth in nanoseconds; 1 for ratios.
    scale: f64,
    has_unit: bool,
}

impl Quantity {
    fn rounds(&self, exact: f64) -> bool {
        (exact - self.number).abs() <= 0.5000001 * 10_f64.powi(-self.decimals)
    }
}

fn quantities(line: &str) -> Vec<Quantity> {
    const UNITS: [(&str, f64); 14] = [
        ("ns/op", 1.0),
        ("ns", 1.0),
        ("us", 1e3),
        ("µs", 1e3),
        ("ms", 1e6),
        ("s", 1e9),
        ("x", 1.0),
        ("×", 1.0),
        ("times", 1.0),
        ("GB/s", 1.0),
        ("MB/s", 1.0),
        ("G/s", 1.0),
        ("M/s", 1.0),
        ("k/s", 1.0),
    ];
    let scale = |text: &str| UNITS.iter().find(|(unit, _)| *unit == text).map(|(_, scale)| *scale);
    let is_part = |c: char| c.is_alphanumeric() || "./×".contains(c);
    let words: Vec<&str> = line.split(|c: char| !is_part(c)).filter(|word| !word.is_empty()).collect();
    let mut found = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let end = word.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(word.len());
        let (digits, rest) = (word[..end].trim_end_matches('.'), &word[end..]);
        let Ok(number) = digits.parse::<f64>() else { continue };
        let after = words.get(index + 1).map(|next| next.trim_end_matches('.'));
        let unit = if rest.is_empty() { after.and_then(scale) } else { scale(rest) };
        if !rest.is_empty() && unit.is_none() {
            continue;
        }
        let decimals = digits.split_once('.').map_or(0, |(_, decimals)| decimals.len() as i32);
        found.push(Quantity { number, decimals, scale: unit.unwrap_or(1.0), has_unit: unit.is_some() });
    }
    found
}

/// What stands between the first marks of this beginning.
fn within_marks(text: &str, begin: &str) -> Option<String> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with(begin)).skip(1).peekable();
    lines.peek()?;
    Some(lines.take_while(|line| !line.starts_with("<!-- end: ")).collect::<Vec<_>>().join("\n"))
}

fn demo_record(revision: &str) -> Value {
    let folder = fs::read_dir(root().join("bench/records")).expect("the records");
    let paths = folder.map(|entry| entry.expect("a record").path());
    let suffix = format!("-{revision}.json");
    let path = paths.into_iter().find(|path| path.to_string_lossy().ends_with(&suffix));
    let path = path.unwrap_or_else(|| panic!("there is no record of revision {revision}"));
    serde_json::from_str(&fs::read_to_string(path).expect("a record")).expect("JSON")
}

/// All numbers in a document of JSON.
fn numbers_of(value: &Value) -> Vec<f64> {
    match value {
        Value::Number(number) => number.as_f64().into_iter().collect(),
        Value::Array(items) => items.iter().flat_map(numbers_of).collect(),
        Value::Object(fields) => fields.values().flat_map(numbers_of).collect(),
        _ => Vec::new(),
    }
}

fn record(path: &str) -> Value {
    assert!(path.starts_with("bench/records/"), "`{path}` is not in bench/records");
    let text = fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All documents of the project but for those that tests compare with.
fn documents() -> Vec<String> {
    let output =
        Command::new("git").args(["ls-files", "*.md"]).current_dir(root()).output().expect("git runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let names = String::from_utf8(output.stdout).expect("names are UTF-8");
    let is_document = |name: &&str| !name.contains("/golden/") && root().join(name).exists();
    names.lines().filter(is_document).map(str::to_owned).collect()
}
