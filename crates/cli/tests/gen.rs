//! `shortwire gen`.

mod common;

use std::fs;

use common::{Outcome, Sandbox, calculator, calculator_protos};

const GREETER: &str = r#"syntax = "proto3";
package greet.v1;
message Name { string name = 1; }
service Greeter { rpc Greet(Name) returns (Name); }
"#;

#[test]
fn writes_what_is_missing_and_then_nothing() {
    let sandbox = Sandbox::new();
    sandbox.file("greet/v1/greet.proto", GREETER);
    let command = ["gen", "greet", "--rust-out", "out"];
    sandbox.run(&command).exits_with(0).stdout_has(&["wrote   out/greet_v1.rs"]);
    assert!(
        sandbox.read("out/greet_v1.rs").starts_with("// Made by shortwire gen from greet/v1/greet.proto.")
    );
    let written = fs::metadata(sandbox.path().join("out/greet_v1.rs")).expect("it is there");

    sandbox.run(&command).exits_with(0).stdout_is_empty().stderr_has(&["up to date"]);
    let now = fs::metadata(sandbox.path().join("out/greet_v1.rs")).expect("it is there");
    assert_eq!(written.modified().expect("a time"), now.modified().expect("a time"), "it was written again");
}

#[test]
fn check_names_each_file_and_the_command_that_mends() {
    let sandbox = Sandbox::new();
    sandbox.file("greet.proto", GREETER);
    let command = ["gen", "greet.proto", "--rust-out", "out"];
    sandbox.run(&command).exits_with(0);
    sandbox.run(&[&command[..], &["--check"]].concat()).exits_with(0).stdout_is_empty();

    sandbox.file("out/greet_v1.rs", "changed by hand\n");
    fs::remove_file(sandbox.path().join("out/mod.rs")).expect("it was written");
    sandbox.file("out/greet_v0.rs", "// Made by shortwire gen from greet.proto. Do not edit.\n");
    sandbox.file("out/other.rs", "// Made by shortwire gen from other.proto. Do not edit.\n");
    sandbox.file("out/mine.rs", "// By hand.\n");
    let check = sandbox.run(&[&command[..], &["--check"]].concat()).exits_with(1);
    assert_eq!(check.stdout, "stale   out/greet_v1.rs\nmissing out/mod.rs\nextra   out/greet_v0.rs\n");
    check.stderr_has(&["3 files are not up to date", "shortwire gen greet.proto --rust-out out\n"]);
    assert_eq!(sandbox.read("out/greet_v1.rs"), "changed by hand\n", "a check must not write");

    sandbox.run(&command).exits_with(0).stdout_has(&["removed out/greet_v0.rs"]);
    sandbox.run(&[&command[..], &["--check"]].concat()).exits_with(0);
    assert_eq!(sandbox.read("out/mine.rs"), "// By hand.\n");
    assert!(sandbox.path().join("out/other.rs").exists(), "made from files of another run");
}

#[test]
fn dry_run_lists_and_writes_nothing() {
    let sandbox = Sandbox::new();
    sandbox.file("greet.proto", GREETER);
    let dry = sandbox.run(&["gen", "greet.proto", "--rust-out", "out", "--dry-run"]);
    dry.exits_with(0).stdout_has(&["missing out/greet_v1.rs"]);
    assert!(!sandbox.path().join("out").exists());
}

#[test]
fn nothing_is_written_if_one_file_cannot_be() {
    let sandbox = Sandbox::new();
    sandbox.file("greet.proto", GREETER);
    sandbox.file("blocked", "a file where a directory should be");
    let command = ["gen", "greet.proto", "--rust-out", "out", "--c-out", "blocked"];
    sandbox.run(&command).exits_with(4).stderr_has(&["blocked"]);
    let left = fs::read_dir(sandbox.path().join("out")).map_or(0, Iterator::count);
    assert_eq!(left, 0, "files were left in out");
}

#[test]
fn json_is_one_document() {
    let sandbox = Sandbox::new();
    sandbox.file("greet.proto", GREETER);
    let document = sandbox.run(&["gen", "greet.proto", "--rust-out", "out", "--json"]).exits_with(0).json();
    assert_eq!(document["written"], true);
    assert_eq!(document["changes"][0]["path"], "out/greet_v1.rs");
    assert_eq!(document["changes"][0]["state"], "missing");
}

#[test]
fn a_syntax_error_shows_file_line_and_caret() {
    let sandbox = Sandbox::new();
    sandbox.file("api/bad.proto", "syntax = \"proto3\";\npackage bad;\nmessage M {\n  int32 a 1;\n}\n");
    sandbox.run(&["gen", "api/bad.proto", "--out", "o", "--host", "rust"]).exits_with(1).stderr_has(&[
        "expected '='",
        "api/bad.proto:4:11",
        "int32 a 1;",
        "┬",
    ]);
    assert!(!sandbox.path().join("o").exists());
}

#[test]
fn what_shortwire_does_not_support_shows_file_line_and_way_out() {
    let sandbox = Sandbox::new();
    let stream = GREETER.replace("returns (Name)", "returns (stream Name)");
    sandbox.file("greet.proto", stream);
    sandbox.run(&["gen", "greet.proto", "--out", "o", "--host", "rust"]).exits_with(1).stderr_has(&[
        "greet.v1.Greeter/Greet",
        "streaming methods are not supported",
        "greet.proto:4:23",
        "help: make it unary",
    ]);
}

#[test]
fn an_import_that_is_not_found_points_at_the_import() {
    let sandbox = Sandbox::new();
    sandbox.file("a.proto", "syntax = \"proto3\";\nimport \"common/b.proto\";\npackage a;\n");
    sandbox.file("lib/common/b.proto", "syntax = \"proto3\";\npackage common;\n");
    let command = ["gen", "a.proto", "--out", "o", "--host", "rust"];
    sandbox.run(&command).exits_with(1).stderr_has(&["a.proto:2:1", "imported here", "-I DIR"]);
    sandbox.run(&[&command[..], &["-I", ".", "-I", "lib"]].concat()).exits_with(0);
}

#[test]
fn editions_without_buf_and_protoc_say_what_to_do() {
    let sandbox = Sandbox::new();
    sandbox.file("greet.proto", GREETER.replace("syntax = \"proto3\"", "edition = \"2023\""));
    let mut command = sandbox.command(&["gen", "greet.proto", "--out", "o", "--host", "rust"]);
    let ran = command.env("PATH", sandbox.path()).output().expect("the command runs");
    Outcome::of(ran).exits_with(4).stderr_has(&[
        "greet.proto uses editions",
        "--descriptor-set",
        "buf build -o schema.binpb",
        "protoc --include_imports --include_source_info -o schema.binpb",
    ]);
}

#[test]
fn a_library_gives_the_code_its_schema_gave() {
    let sandbox = Sandbox::new();
    sandbox.run(&["gen", &calculator_protos(), "--rust-out", "out"]).exits_with(0);
    let again = ["gen", "--from-library", calculator(), "--rust-out", "out", "--check"];
    sandbox.run(&again).exits_with(0).stdout_is_empty();
}

#[test]
fn wrong_usage_ends_with_2_and_says_what_to_add() {
    let sandbox = Sandbox::new();
    sandbox.file("greet.proto", GREETER);
    sandbox.run(&["gen"]).exits_with(2);
    sandbox.run(&["gen", "greet.proto"]).exits_with(2).stderr_has(&["--host rust,c,python"]);
    sandbox.run(&["gen", "greet.proto", "--host", "c"]).exits_with(2).stderr_has(&["--c-out DIR"]);
    sandbox
        .run(&["gen", "greet.proto", "--host", "cobol"])
        .exits_with(2)
        .stderr_has(&["the hosts are rust, c, "]);
    sandbox.run(&["gen", "gone.proto", "--rust-out", "o"]).exits_with(2).stderr_has(&["does not exist"]);
    sandbox.run(&["-C", "gone", "doctor"]).exits_with(2).stderr_has(&["cannot change to gone"]);
}

#[test]
fn a_directory_can_be_named_to_start_in() {
    let sandbox = Sandbox::new();
    sandbox.file("sub/greet.proto", GREETER);
    sandbox.run(&["-C", "sub", "gen", "greet.proto", "--rust-out", "out"]).exits_with(0);
    assert!(sandbox.path().join("sub/out/greet_v1.rs").exists());
}
