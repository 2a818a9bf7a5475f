//! What other tools read.

mod common;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use common::{assert_golden, fixture};
use serde_json::Value;
use shortwire_lab::export::{benchfmt, bmf, csv, google_benchmark};
use shortwire_lab::result::ResultFile;

/// Two cases are enough to look at.
fn some() -> ResultFile {
    let mut result = fixture("everything");
    result.arms.retain(|arm| arm.scenario == "add" || arm.id == "chacha20@64/rust/shortwire");
    for arm in &mut result.arms {
        arm.ns_by_process.truncate(2);
    }
    result
}

#[test]
fn exports_are_as_they_were() {
    let result = some();
    assert_golden("export.benchfmt", &benchfmt(&result));
    assert_golden("export.google-benchmark.json", &google_benchmark(&result));
    assert_golden("export.bmf.json", &bmf(&result));
    assert_golden("export.csv", &csv(&result));
}

/// compare.py takes the fields that are asked for here, from each run.
#[test]
fn google_benchmark_has_what_compare_py_takes() {
    let text = google_benchmark(&fixture("everything"));
    let document: Value = serde_json::from_str(&text).expect("JSON");
    assert!(document["context"].is_object());
    let runs = document["benchmarks"].as_array().expect("runs");
    assert_eq!(
        runs.len(),
        fixture("everything").arms.iter().map(|arm| arm.ns_by_process.len()).sum::<usize>()
    );
    for run in runs {
        assert_eq!((&run["run_type"], &run["time_unit"]), (&"iteration".into(), &"ns".into()));
        for text in ["name", "run_name"] {
            assert!(run[text].is_string(), "{text} in {run}");
        }
        for number in ["real_time", "cpu_time", "iterations", "repetitions", "repetition_index", "threads"] {
            assert!(run[number].is_number(), "{number} in {run}");
        }
    }
}

/// By benchmark, by measure, a value and where it lies: <https://bencher.dev/docs/reference/bencher-metric-format/>.
#[test]
fn bmf_has_intervals_in_order() {
    let document: Value = serde_json::from_str(&bmf(&fixture("everything"))).expect("JSON");
    let arms = document.as_object().expect("arms by name");
    assert_eq!(arms.len(), fixture("everything").arms.len());
    for (arm, measures) in arms {
        for name in ["latency", "throughput"] {
            let end = |end: &str| measures[name][end].as_f64().expect("a number");
            assert!(end("lower_value") <= end("value") && end("value") <= end("upper_value"), "{arm} {name}");
        }
    }
}

#[test]
fn csv_tells_no_verdict_without_a_certificate() {
    let text = csv(&fixture("not-certified"));
    assert!(text.contains("add/go/shortwire") && !text.contains("faster"), "{text}");
}

#[test]
fn csv_quotes_what_it_must() {
    let mut result = fixture("not-certified");
    result.arms[0].title = "a \"call\", single".to_owned();
    assert!(csv(&result).contains(",\"a \"\"call\"\", single\","));
}

/// What benchstat says of the export, where it is installed (`go install golang.org/x/perf/cmd/benchstat@latest`, and the
/// folder of Go's programs in PATH).
#[test]
fn benchstat_reads_the_export() {
    if Command::new("benchstat").arg("-h").output().is_err() {
        eprintln!("left out: benchstat is missing");
        return;
    }
    let name = format!("export-{}.txt", std::process::id());
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, benchfmt(&fixture("everything"))).expect("a file");
    let output = Command::new("benchstat").args(["-col", "/by"]).arg(&path).output().expect("it runs");
    fs::remove_file(&path).expect("its own file");
    let (said, complaints) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{complaints}");
    assert!(!complaints.contains("error") && !complaints.contains("parse"), "{complaints}");
    for column in ["shortwire", "raw", "sec/op", "B/s"] {
        assert!(said.contains(column), "{column} is missing in\n{said}");
    }
}
