//! `shortwire inspect`, `call` and `doctor`.

mod common;

use std::io::Write as _;
use std::process::Stdio;

use common::{Outcome, Sandbox, calculator};

#[test]
fn inspect_tells_how_calls_cross_and_why() {
    Sandbox::new().run(&["inspect", calculator()]).exits_with(0).stdout_has(&[
        "runtime   shortwire",
        "calculator.v1.Calculator",
        "Sum of a and b, saturating.",
        "flat, shape ",
        "request  calculator.v1.BinaryOp { int64 a = 1; int64 b = 2; }",
        "wire, because calculator.v1.CalculatorRequest.add is in the oneof operation",
        "map<string, int32> stats = 4;",
    ]);
}

#[test]
fn inspect_as_json_has_all_methods_and_no_difference() {
    let document = Sandbox::new().run(&["inspect", calculator(), "--json"]).exits_with(0).json();
    assert_eq!(document["abi_version"], 1);
    assert_eq!(document["differences"], serde_json::json!([]));
    let add = &document["services"][0]["methods"][0];
    assert_eq!(add["name"], "calculator.v1.Calculator/Add");
    assert_eq!(add["lowering"], "flat");
    assert_eq!(add["request"]["fields"][1]["name"], "b");
}

#[test]
fn call_prints_the_reply_on_stdout_and_the_time_on_stderr() {
    let ran = Sandbox::new().run(&["call", calculator(), "Add", r#"{"a":40,"b":2}"#]).exits_with(0);
    assert_eq!(ran.json(), serde_json::json!({ "value": "42" }));
    ran.stderr_has(&[" ns"]);
}

#[test]
fn call_shows_fields_that_are_zero() {
    let ran = Sandbox::new().run(&["call", calculator(), "calculator.v1.Calculator/Add"]).exits_with(0);
    assert_eq!(ran.json(), serde_json::json!({ "value": "0" }));
}

#[test]
fn call_reads_stdin_and_repeats() {
    let sandbox = Sandbox::new();
    let arguments = ["call", calculator(), "ComplexData/AddAll", "-", "-n", "1e2", "--json"];
    let mut child = sandbox
        .command(&arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(br#"{"operations":[{"a":1,"b":2},{"a":-5}]}"#).expect("it reads");
    drop(stdin);
    let document = Outcome::of(child.wait_with_output().expect("it ends")).exits_with(0).json();
    assert_eq!(document["reply"]["values"], serde_json::json!(["3", "-5"]));
    assert_eq!(document["calls"], 100);
    assert!(document["min_ns"].as_u64() <= document["ns"].as_u64());
}

#[test]
fn call_takes_a_timeout_and_metadata() {
    let sandbox = Sandbox::new();
    let add = ["call", calculator(), "Add", r#"{"a":40,"b":2}"#];
    sandbox.run(&[&add[..], &["--timeout", "1.5s", "-m", "trace-id=a=b"]].concat()).exits_with(0);
    let late = sandbox.run(&[&add[..], &["--timeout", "0ms"]].concat());
    late.exits_with(1).stderr_has(&["DEADLINE_EXCEEDED"]);
    sandbox.run(&[&add[..], &["--timeout", "5"]].concat()).exits_with(2).stderr_has(&["250ms or 2s"]);
    sandbox.run(&[&add[..], &["-m", "Trace=1"]].concat()).exits_with(2).stderr_has(&["lower-case letters"]);
}

#[test]
fn a_failed_call_prints_code_message_and_details() {
    let sandbox = Sandbox::new();
    let arguments = ["call", calculator(), "Divide", r#"{"a":7}"#];
    sandbox.run(&arguments).exits_with(1).stdout_is_empty().stderr_has(&[
        "INVALID_ARGUMENT: division by zero",
        "calculator.v1.DivisionError",
        "\"dividend\": \"7\"",
    ]);
    let document = sandbox.run(&[&arguments[..], &["--json"]].concat()).exits_with(1).json();
    assert_eq!(document["status"]["code"], "INVALID_ARGUMENT");
    assert_eq!(document["status"]["details"][0]["dividend"], "7");
}

#[test]
fn a_wrong_name_brings_near_ones() {
    let sandbox = Sandbox::new();
    let library = calculator();
    sandbox
        .run(&["call", library, "Subtrac"])
        .exits_with(2)
        .stderr_has(&["calculator.v1.Calculator/Subtract"]);
    sandbox
        .run(&["call", library, "Calculater/Add"])
        .exits_with(2)
        .stderr_has(&["calculator.v1.Calculator/Add"]);
    sandbox.run(&["call", library, "Zzz"]).exits_with(2).stderr_has(&["it has:", "ComplexData/Aggregate"]);
}

#[test]
fn a_wrong_request_shows_the_right_one() {
    let ran = Sandbox::new().run(&["call", calculator(), "Add", r#"{"c":1}"#]);
    ran.exits_with(2).stderr_has(&["unknown field \"c\"", "int64 a = 1; int64 b = 2;"]);
}

#[test]
fn a_library_that_does_not_open_ends_with_4() {
    let sandbox = Sandbox::new();
    sandbox.file("notes.so", "some text\n");
    sandbox
        .run(&["inspect", "gone.so"])
        .exits_with(4)
        .stderr_has(&["there is no library gone.so", "LD_LIBRARY_PATH"]);
    sandbox.run(&["call", "notes.so", "Add"]).exits_with(4).stderr_has(&["text file"]);
    sandbox
        .run(&["gen", "--from-library", ".", "--rust-out", "o"])
        .exits_with(4)
        .stderr_has(&["is a directory"]);
}

#[test]
fn doctor_names_what_is_missing_and_how_to_get_it() {
    let sandbox = Sandbox::new();
    let mut command = sandbox.command(&["doctor", "--host", "rust", "--json"]);
    let ran = Outcome::of(command.env("PATH", sandbox.path()).output().expect("the command runs"));
    let document = ran.exits_with(4).json();
    assert_eq!(document["ok"], false);
    assert_eq!(document["checks"][0]["name"], "rustc");
    assert_eq!(document["checks"][0]["problem"], "not on PATH");
    assert!(document["checks"][0]["fix"].as_str().expect("a command").contains("rustup"));

    let ran = sandbox.run(&["doctor", "--host", "c"]).exits_with(0);
    ran.stdout_has(&["ok        cc"]).stderr_has(&["Everything needed is there"]);
}

#[test]
fn an_old_tool_is_told_from_a_missing_one() {
    use std::os::unix::fs::PermissionsExt as _;
    let sandbox = Sandbox::new();
    let tool = sandbox.file("bin/rustc", "#!/bin/sh\necho 'rustc 1.60.0 (old)'\n");
    std::fs::set_permissions(&tool, std::fs::Permissions::from_mode(0o755)).expect("it is ours");
    let mut command = sandbox.command(&["doctor", "--host", "rust"]);
    let ran = command.env("PATH", sandbox.path().join("bin")).output().expect("the command runs");
    Outcome::of(ran).exits_with(4).stdout_has(&["rustc 1.60.0", "too old"]);
}

#[test]
fn a_protoc_that_does_not_know_editions_is_not_good_enough() {
    use std::os::unix::fs::PermissionsExt as _;
    let sandbox = Sandbox::new();
    let tool = sandbox.file("bin/protoc", "#!/bin/sh\necho 'libprotoc 3.21.12'\n");
    std::fs::set_permissions(&tool, std::fs::Permissions::from_mode(0o755)).expect("it is ours");
    let mut command = sandbox.command(&["doctor", "--host", "c"]);
    let ran = command.env("PATH", sandbox.path().join("bin")).output().expect("the command runs");
    Outcome::of(ran).exits_with(4).stdout_has(&["libprotoc 3.21.12", "too old, 27 or later", "releases"]);
}
