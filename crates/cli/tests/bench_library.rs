//! `shortwire bench run LIB METHOD`: a library without a project around it.

mod common;

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use common::{Outcome, Sandbox, calculator, feature_service, root};
use serde_json::Value;

const ADD: [&str; 3] = ["Calculator/Add", "--data", r#"{"a":40,"b":2}"#];

/// One at a time: all sessions take the same core.
static CORE: Mutex<()> = Mutex::new(());

/// Measures in this directory, with the hosts' packages where they are built.
fn measure(sandbox: &Sandbox, library: &str, arguments: &[&str]) -> Outcome {
    let _alone = CORE.lock().unwrap_or_else(PoisonError::into_inner);
    let all = [&["bench", "run", library], arguments, &["--quick", "--out", "out"]].concat();
    let mut command = sandbox.command(&all);
    Outcome::of(with_hosts(&mut command).output().expect("the command runs"))
}

fn with_hosts(command: &mut Command) -> &mut Command {
    let path = std::env::var("PATH").unwrap_or_default();
    command.env("PATH", format!("{}:{path}", root().join(".venv/bin").display()));
    command.env("PYTHONPATH", root().join("hosts/python/src"))
}

fn result(sandbox: &Sandbox) -> Value {
    serde_json::from_str(&sandbox.read("out/result.json")).expect("JSON")
}

fn each(result: &Value, list: &str, field: &str) -> Vec<String> {
    let items = result[list].as_array().expect("a list");
    items.iter().filter_map(|item| item[field].as_str().map(str::to_owned)).collect()
}

/// Measures Add in a host if its package can be had here, and sees that every arm has a number.
fn measures_add(sandbox: &Sandbox, host: &str, probe: &[&str], arms: &[&str]) {
    let mut command = Command::new(probe[0]);
    let probed = with_hosts(&mut command).args(&probe[1..]).current_dir(sandbox.path()).output();
    if !probed.is_ok_and(|output| output.status.success()) {
        eprintln!("not tested: {host} has no package shortwire here");
        return;
    }
    let ran = measure(sandbox, calculator(), &[&ADD[..], &["--host", host]].concat());
    assert!(matches!(ran.code, Some(0 | 3)), "{ran:?}");
    assert_eq!(each(&result(sandbox), "arms", "id"), arms, "{ran:?}");
}

#[test]
fn a_method_is_measured_in_rust() {
    let sandbox = Sandbox::new();
    let ran = measure(&sandbox, calculator(), &[&ADD[..], &["--host", "rust"]].concat());
    assert!(matches!(ran.code, Some(0 | 3)), "{ran:?}");
    let result = result(&sandbox);
    assert_eq!(each(&result, "arms", "id"), ["call/rust/raw"]);
    assert_eq!(result["arms"][0]["title"], "4 bytes to Add, 2 back");
    assert!(
        result["table"]["title"].as_str().expect("text").starts_with("calculator.v1.Calculator/Add of lib")
    );
    let command = result["command"].as_str().expect("text");
    assert!(command.contains(r#"Calculator/Add --data '{"a":40,"b":2}' --host rust"#), "{command}");
    assert!(sandbox.path().join("out/raw.ndjson.zst").exists());
}

#[test]
fn a_method_is_measured_in_python() {
    let probe = ["python3", "-c", "import shortwire"];
    measures_add(&Sandbox::new(), "python", &probe, &["call/python/raw", "call/python/typed"]);
}

#[test]
fn a_method_is_measured_in_node() {
    let sandbox = Sandbox::new();
    fs::create_dir(sandbox.path().join("node_modules")).expect("a folder");
    symlink(root().join("hosts/node"), sandbox.path().join("node_modules/shortwire")).expect("a link");
    let probe = ["node", "-e", "require('shortwire/gen_v1')"];
    measures_add(&sandbox, "node", &probe, &["call/node/raw", "call/node/raw-into"]);
}

#[test]
fn a_host_that_is_not_here_says_how_to_get_it() {
    let sandbox = Sandbox::new();
    let python = sandbox.file(
        "bin/python3",
        "#!/bin/sh\necho \"ModuleNotFoundError: No module named 'shortwire'\" >&2\nexit 1\n",
    );
    fs::set_permissions(&python, fs::Permissions::from_mode(0o755)).expect("it is ours");
    let run = |hosts: &str| {
        let _alone = CORE.lock().unwrap_or_else(PoisonError::into_inner);
        let words =
            [&["bench", "run", calculator()], &ADD[..], &["--host", hosts, "--quick", "--out", "out"]];
        let mut command = sandbox.command(&words.concat());
        Outcome::of(command.env("PATH", sandbox.path().join("bin")).output().expect("the command runs"))
    };
    run("python").exits_with(4).stderr_has(&["No module named", "python3 -m pip install shortwire"]);
    run("node").exits_with(4).stderr_has(&["node is not on PATH: install Node.js 20"]);

    let ran = run("rust,python,java").stderr_has(&["without python:", "without java:"]);
    assert!(matches!(ran.code, Some(0 | 3)), "{ran:?}");
    let result = result(&sandbox);
    assert_eq!(each(&result, "arms", "engine"), ["rust"]);
    assert_eq!(each(&result, "left_out", "arm"), ["call/java/raw", "call/python/raw", "call/python/typed"]);
    assert!(each(&result, "left_out", "reason")[1].ends_with("python3 -m pip install shortwire"));
}

#[test]
fn what_replies_otherwise_each_time_is_refused() {
    let sandbox = Sandbox::new();
    let ran = measure(&sandbox, feature_service(), &["Count", "--host", "rust"]);
    ran.exits_with(1)
        .stderr_has(&["the replies of shortwire.test.v1.Feature/Count differ from call to call"]);
    assert!(!sandbox.path().join("out").exists());
}

#[test]
fn a_call_that_fails_is_not_measured() {
    let ran = measure(&Sandbox::new(), calculator(), &["Divide", "--data", r#"{"a":1}"#]);
    ran.exits_with(1)
        .stderr_has(&["INVALID_ARGUMENT: division by zero", "a call that fails is not measured"]);
}

#[test]
fn wrong_words_are_answered_with_the_right_ones() {
    let sandbox = Sandbox::new();
    let run = |arguments: &[&str]| measure(&sandbox, calculator(), arguments).exits_with(2);
    run(&["Subtrac"]).stderr_has(&["near names:", "calculator.v1.Calculator/Subtract"]);
    run(&["Calculator/Add", "--data", r#"{"c":1}"#]).stderr_has(&["unknown field \"c\"", "int64 a = 1;"]);
    run(&["Calculator/Add", "--host", "cobol"]).stderr_has(&["no host `cobol`", "python"]);
    run(&["Calculator/Add", "--size", "4"]).stderr_has(&["--size"]);
    run(&["--data", "{}"]).stderr_has(&["METHOD"]);
    run(&[]).stderr_has(&["nothing says which method of", "shortwire inspect"]);
    measure(&sandbox, "gone.so", &["Add"]).exits_with(4).stderr_has(&["there is no library gone.so"]);
}
