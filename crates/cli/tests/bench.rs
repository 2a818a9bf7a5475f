//! `shortwire bench` over an engine with known differences and known faults.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use tempfile::TempDir;

const SHORTWIRE: &str = env!("CARGO_BIN_EXE_shortwire");
const TABLE: &str = include_str!("../../lab/src/planted/table.toml");

/// A project whose only engine is the planted one, with these implementations of the kernel.
fn project(kernel: &[&str], scheduled: &[&str]) -> TempDir {
    let root = tempfile::tempdir().expect("a folder");
    let write = |path: &str, text: &str| {
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    };
    write("bench/definitions/trial.toml", TABLE);
    let arms = |scenario: &str, names: &[&str]| {
        let lines: String = names.iter().map(|name| format!("{name} = \"as it is called\"\n")).collect();
        format!("[arms.{scenario}]\n{lines}\n")
    };
    let engine = format!(
        "name = \"Planted\"\ncommand = [{SHORTWIRE:?}, \"bench\", \"planted\"]\n{}{}",
        arms("kernel", kernel),
        arms("scheduled", scheduled)
    );
    write("bench/engines/planted/engine.toml", &engine);
    root
}

/// One at a time: all sessions take the same core.
static CORE: Mutex<()> = Mutex::new(());

fn bench(root: &Path, arguments: &[&str]) -> Output {
    let _alone = CORE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut command = Command::new(SHORTWIRE);
    command.args(["-C"]).arg(root).arg("bench").args(arguments).output().expect("it runs")
}

fn result(root: &Path, arguments: &[&str]) -> (Output, Value) {
    let output = bench(root, &[&["run", "trial", "--quick", "--out", "out"], arguments].concat());
    let text = fs::read_to_string(root.join("out/result.json")).unwrap_or_else(|_| panic!("{output:?}"));
    (output, serde_json::from_str(&text).expect("JSON"))
}

fn strings<'v>(result: &'v Value, list: &str, field: &str) -> Vec<&'v str> {
    result[list].as_array().expect("a list").iter().filter_map(|item| item[field].as_str()).collect()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn right_arms_get_numbers_and_are_compared() {
    let root = project(&["kernel", "same", "slower-5"], &[]);
    let (output, result) = result(root.path(), &[]);
    assert!(matches!(output.status.code(), Some(0 | 3)), "{output:?}");
    assert_eq!(
        strings(&result, "arms", "id"),
        ["kernel/planted/kernel", "kernel/planted/same", "kernel/planted/slower-5"]
    );
    assert_eq!(strings(&result, "pairs", "other"), ["kernel/planted/same", "kernel/planted/slower-5"]);
    assert!(result["certificate"]["twins"]["planted"].is_object());
    assert_eq!(result["complete"], true);
    assert!(root.path().join("out/raw.ndjson.zst").exists());
}

#[test]
fn a_flipped_bit_gets_no_number() {
    let root = project(&["kernel", "flipped", "flipped-later"], &[]);
    let (output, result) = result(root.path(), &[]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(strings(&result, "arms", "id"), ["kernel/planted/kernel"]);
    assert_eq!(
        strings(&result, "left_out", "arm"),
        ["kernel/planted/flipped", "kernel/planted/flipped-later"]
    );
    let reasons = strings(&result, "left_out", "reason");
    assert!(reasons[0].starts_with("wrong output: its hash is "), "{reasons:?}");
    assert!(reasons[1].starts_with("wrong output in a timed stretch: "), "{reasons:?}");
    assert!(stderr(&output).contains("REFUSED kernel/planted/flipped: wrong output"), "{output:?}");
}

#[test]
fn a_deleted_call_is_refused() {
    let root = project(&["kernel", "deleted"], &[]);
    let (output, result) = result(root.path(), &[]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(strings(&result, "arms", "id"), ["kernel/planted/kernel"]);
    assert!(strings(&result, "left_out", "reason")[0].starts_with("impossible time: "), "{result:#}");
}

#[test]
fn a_stall_shows_in_the_tail_of_scheduled_calls() {
    let root = project(&["kernel"], &["kernel", "stalled"]);
    let (_, result) = result(root.path(), &[]);
    let p99 = |by: &str| {
        let of_arm = |latency: &&Value| latency["by"] == by;
        let latency = result["latencies"].as_array().expect("a list").iter().find(of_arm).expect("an arm");
        let points = latency["open"]["points"].as_array().expect("points").iter();
        points.clone().find(|point| point["q"] == 0.99).expect("enough calls")["ns"]
            .as_f64()
            .expect("a number")
    };
    // 200 ms in each second: a tenth of the calls behind it wait for more than half of that.
    assert!(p99("stalled") > 1e8, "{result:#}");
}

#[test]
fn what_an_engine_does_not_have_is_not_here() {
    let root = project(&["kernel", "elsewhere"], &[]);
    let (_, result) = result(root.path(), &[]);
    assert_eq!(result["left_out"][0]["outcome"], "not_here");
    assert_eq!(result["left_out"][0]["reason"], "there is no elsewhere");
}

#[test]
fn an_interrupted_session_goes_on() {
    let root = project(&["kernel", "same"], &[]);
    let (_, whole) = result(root.path(), &["--scenario", "kernel"]);
    // As an interruption in the second process leaves it.
    let out = root.path().join("out");
    let packed = fs::File::open(out.join("raw.ndjson.zst")).expect("raw data");
    let raw = String::from_utf8(zstd::decode_all(packed).expect("unpacked")).expect("text");
    let end = raw.find("\"process\":1}").expect("a second process");
    fs::write(out.join("raw.ndjson"), &raw[..raw.len().min(end + 300)]).expect("written");
    fs::remove_file(out.join("raw.ndjson.zst")).expect("removed");
    let again = bench(root.path(), &["run", "trial", "--scenario", "kernel", "--resume", "out"]);
    assert!(matches!(again.status.code(), Some(0 | 3)), "{again:?}");
    let text = fs::read_to_string(out.join("result.json")).expect("a result");
    let result: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(result["complete"], true);
    assert_eq!(result["arms"][0]["processes"], whole["arms"][0]["processes"]);
    assert_eq!(result["seed"], whole["seed"]);
    assert!(out.join("raw.ndjson.zst").exists());
}

#[test]
fn verify_times_nothing() {
    let root = project(&["kernel", "flipped", "elsewhere"], &[]);
    let output = bench(root.path(), &["verify", "trial"]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.ends_with("1 arms are right, 1 refused, 1 not here\n"), "{text}");
}

#[test]
fn a_self_test_counts_what_was_planted() {
    let output = bench(Path::new("."), &["selftest", "--quick", "--sessions", "2", "--json"]);
    let result: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(result["sessions"], 2);
    assert_eq!(result["plants"].as_array().expect("a list").len(), 4);
}

/// A project that has the scenario whose winner changes at 4096, and a table that may ask for it.
fn sized(asked: &str) -> TempDir {
    let root = project(&["kernel"], &[]);
    let append = |path: &str, text: &str| {
        let path = root.path().join(path);
        let before = fs::read_to_string(&path).expect("it is there");
        fs::write(path, before + text).expect("written");
    };
    append(
        "bench/engines/planted/engine.toml",
        "[arms.sized]\nby-byte = \"a step a byte\"\nby-half = \"2048 steps and one for every other\"\n",
    );
    append("bench/definitions/trial.toml", asked);
    root
}

fn is_around_4096(found: &Value) {
    let ranges = found["ranges"].as_array().expect("ranges");
    assert_eq!(ranges[0]["winner"], "by-byte", "{found:#}");
    assert_eq!(ranges[ranges.len() - 1]["winner"], "by-half", "{found:#}");
    let end = |range: &Value, name: &str| range[name].as_u64().expect("a size");
    assert!(end(&ranges[0], "to") < 5000 && end(&ranges[ranges.len() - 1], "from") > 3300, "{found:#}");
}

const SIZES: [&str; 4] = ["--from", "256", "--to", "65536"];

#[test]
fn a_crossover_is_an_interval_around_the_size() {
    let root = sized("");
    let question =
        ["crossover", "trial", "--scenario", "sized", "--engine", "planted", "--between", "by-byte,by-half"];
    let output = bench(root.path(), &[&question[..], &SIZES, &["--quick", "--json"]].concat());
    is_around_4096(&serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{output:?}")));
}

#[test]
fn a_crossover_that_its_table_asks_for_is_in_the_result() {
    let asked = "crossovers = [{ between = [\"by-byte\", \"by-half\"], from = 256, to = 65536 }]\n";
    let root = sized(asked);
    let (output, result) = result(root.path(), &["--scenario", "sized"]);
    assert!(matches!(output.status.code(), Some(0 | 3)), "{output:?}");
    assert_eq!(result["complete"], true);
    is_around_4096(&result["crossovers"][0]);
    let report = fs::read_to_string(root.path().join("out/report.md")).expect("a report");
    assert!(report.contains("by-byte takes less time from 256 to"), "{report}");
    // Once more, alone, and in its place.
    let question =
        ["crossover", "trial", "--scenario", "sized", "--engine", "planted", "--between", "by-byte,by-half"];
    let output = bench(
        root.path(),
        &[&question[..], &["--from", "256", "--to", "512", "--quick", "--into", "out"]].concat(),
    );
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = fs::read_to_string(root.path().join("out/result.json")).expect("a result");
    let result: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(result["crossovers"].as_array().map(Vec::len), Some(1));
    assert_eq!(result["crossovers"][0]["points"].as_array().map(Vec::len), Some(2));
}

/// The kernel stands in for itself, and then for a version that does 5 % more.
#[test]
fn more_instructions_than_were_accepted_are_a_finding() {
    if Command::new("valgrind").arg("--version").output().is_err() {
        eprintln!("left out: valgrind is missing");
        return;
    }
    let root = project(&["kernel", "slower-5"], &[]);
    let engine = root.path().join("bench/engines/planted/engine.toml");
    let text = fs::read_to_string(&engine).expect("an engine");
    fs::write(&engine, format!("instructions = true\n{text}")).expect("written");
    let count = |arguments: &[&str]| bench(root.path(), &[&["instructions", "trial"], arguments].concat());
    let nothing = count(&[]);
    assert_eq!(nothing.status.code(), Some(2));
    assert!(stderr(&nothing).contains("--accept"), "{nothing:?}");
    assert_eq!(count(&["--by", "kernel,slower-5", "--accept"]).status.code(), Some(0));
    let same = count(&[]);
    assert_eq!(same.status.code(), Some(0), "{same:?}");
    let file = root.path().join("bench/instructions/trial.toml");
    let counts = fs::read_to_string(&file).expect("counts");
    let count_of = |arm: &str| {
        let line = counts.lines().find(|line| line.contains(arm)).expect("its line");
        line.split(" = ").nth(1).and_then(|count| count.parse::<f64>().ok()).expect("a number")
    };
    let (kernel, slower) = (count_of("planted/kernel"), count_of("planted/slower-5"));
    assert!((1.03..1.07).contains(&(slower / kernel)), "{counts}");
    fs::write(&file, counts.replace(&format!("{slower:?}"), &format!("{kernel:?}"))).expect("written");
    let more = count(&["--by", "slower-5"]);
    assert_eq!(more.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&more.stdout).contains("were accepted (+"), "{more:?}");
}

#[test]
fn a_self_test_goes_on_where_it_was_interrupted() {
    let folder = tempfile::tempdir().expect("a folder");
    let selftest = |sessions: &str, more: &[&str]| {
        let arguments = ["selftest", "--quick", "--out", "kept.json", "--sessions", sessions];
        bench(folder.path(), &[&arguments, more].concat())
    };
    let kept = || -> Value {
        let text = fs::read_to_string(folder.path().join("kept.json")).expect("it was kept");
        serde_json::from_str(&text).expect("JSON")
    };
    assert_eq!(selftest("1", &[]).status.code(), Some(0));
    let first = kept();
    let again = selftest("2", &[]);
    assert!(stderr(&again).contains("going on after 1 of 2 sessions"), "{again:?}");
    assert_eq!((kept()["shown"][0].clone(), &kept()["sessions"]), (first["shown"][0].clone(), &2.into()));
    let text = first.to_string().replace("\"cpu\":\"", "\"cpu\":\"another ");
    fs::write(folder.path().join("kept.json"), text).expect("written");
    assert_eq!(selftest("2", &[]).status.code(), Some(2));
}

/// A project in a repository of its own.
fn two_revisions() -> TempDir {
    let root = project(&["kernel"], &[]);
    let git = |arguments: &[&str]| {
        let identity = ["-c", "user.name=t", "-c", "user.email=t@example.com"];
        let output = Command::new("git").arg("-C").arg(root.path()).args(identity).args(arguments).output();
        let output = output.expect("git runs");
        assert!(output.status.success(), "{output:?}");
    };
    git(&["init", "--quiet"]);
    git(&["add", "."]);
    git(&["commit", "--quiet", "--message", "Begin"]);
    root
}

#[test]
fn two_revisions_are_measured_side_by_side() {
    let root = two_revisions();
    let output = bench(root.path(), &["ab", "HEAD", "--table", "trial", "--quick", "--out", "out"]);
    assert!(matches!(output.status.code(), Some(0 | 1 | 3)), "{output:?}");
    let text = fs::read_to_string(root.path().join("out/result.json")).expect("a result");
    let result: Value = serde_json::from_str(&text).expect("JSON");
    let changes = result["ab"]["changes"].as_array().expect("changes");
    assert_eq!(changes.len(), 1, "{result:#}");
    assert_eq!(changes[0]["arm"], "kernel/planted");
    let ratio = changes[0]["comparison"]["ratio"]["value"].as_f64().expect("a number");
    assert!((0.5..2.0).contains(&ratio), "{ratio}");
    assert_eq!(result["ab"]["before"]["commit"], result["ab"]["after"]["commit"]);
    assert!(result["certificate"]["twins"]["planted"].is_object(), "{result:#}");
    let unknown = bench(root.path(), &["ab", "no-such-branch", "--table", "trial"]);
    assert_eq!(unknown.status.code(), Some(2), "{unknown:?}");
}

#[test]
fn results_of_other_processors_are_not_compared() {
    let root = project(&["kernel"], &[]);
    let (_, mut result) = result(root.path(), &["--scenario", "kernel"]);
    let same = bench(root.path(), &["compare", "out", "out/result.json"]);
    assert!(String::from_utf8_lossy(&same.stdout).contains("1.00x"), "{same:?}");
    result["fingerprint"]["cpu"] = "another".into();
    fs::write(root.path().join("other.json"), result.to_string()).expect("written");
    let other = bench(root.path(), &["compare", "out", "other.json"]);
    assert_eq!(other.status.code(), Some(2));
    assert!(stderr(&other).contains("different processors"), "{other:?}");
    assert_eq!(bench(root.path(), &["compare", "out", "other.json", "--force"]).status.code(), Some(0));
}

#[test]
fn wrong_names_are_answered_with_the_right_ones() {
    let root = project(&["kernel"], &[]);
    for (arguments, says) in [
        (&["run", "trail"][..], "tables: trial"),
        (&["run", "trial", "--engine", "cobol"], "engines: planted"),
        (&["run", "trial", "--scenario", "nothing"], "scenarios: kernel, scheduled"),
    ] {
        let output = bench(root.path(), arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(stderr(&output).contains(says), "{output:?}");
    }
    let nowhere = tempfile::tempdir().expect("a folder");
    let output = bench(nowhere.path(), &["list"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("bench/definitions"), "{output:?}");
}

#[test]
fn tables_and_arms_are_listed() {
    let root = project(&["kernel"], &[]);
    let list = |arguments: &[&str]| String::from_utf8(bench(root.path(), arguments).stdout).expect("text");
    assert!(list(&["list"]).starts_with("trial"));
    assert!(list(&["list", "trial"]).contains("planted  kernel"));
}

#[test]
fn an_engine_that_cannot_be_built_is_left_out() {
    let root = project(&["kernel"], &[]);
    let script: PathBuf = root.path().join("bench/engines/planted/build");
    fs::write(&script, "#!/bin/sh\necho 'planted is not on PATH; plant it'\nexit 4\n").expect("written");
    let executable = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    fs::set_permissions(&script, executable).expect("set");
    let (_, result) = result(root.path(), &["--scenario", "kernel"]);
    assert_eq!(result["left_out"][0]["reason"], "planted is not on PATH; plant it");
    assert_eq!(result["left_out"][0]["outcome"], "not_here");
}
