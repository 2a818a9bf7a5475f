//! What documents tell to type works.

mod common;

use std::os::unix::fs::symlink;

use common::{Outcome, Sandbox, calculator, calculator_protos, root};

#[test]
fn the_commands_of_the_readme_run() {
    let sandbox = Sandbox::new();
    symlink(calculator_protos(), sandbox.path().join("proto")).expect("a link");
    symlink(calculator(), sandbox.path().join("libcalculator.so")).expect("a link");
    for (command, ran) in run_all(&sandbox, "README.md", 4) {
        // What doctor finds is another matter.
        assert!(worked(&command, &ran) || command == "doctor", "{command}: {ran:?}");
    }
}

#[test]
fn the_commands_of_the_lab_run() {
    let sandbox = Sandbox::new();
    symlink(calculator(), sandbox.path().join("libcalculator.so")).expect("a link");
    // A table of the lab's own stands for the one that the document measures.
    sandbox.file("bench/definitions/call.toml", include_str!("../../lab/src/planted/table.toml"));
    let planted = format!(
        "name = \"Planted\"\ncommand = [{:?}, \"bench\", \"planted\"]\narms.kernel.kernel = \"the kernel\"\n",
        env!("CARGO_BIN_EXE_shortwire")
    );
    sandbox.file("bench/engines/planted/engine.toml", planted);
    sandbox.file("mine.md", "# {{ title }}\n");
    for (command, ran) in run_all(&sandbox, "docs/lab.md", 8) {
        assert!(worked(&command, &ran), "{command}: {ran:?}");
    }
    for made in ["sums/report.html", "look/result.json", "look.html", "look.md"] {
        assert!(sandbox.path().join(made).exists(), "no {made}");
    }
}

/// Whether a command did what it should; a machine that is too restless to certify a session is another matter.
fn worked(command: &str, ran: &Outcome) -> bool {
    ran.code == Some(0) || (ran.code == Some(3) && command.starts_with("bench run"))
}

/// Runs the commands of a document one after another.
fn run_all(sandbox: &Sandbox, document: &str, least: usize) -> Vec<(String, Outcome)> {
    let text = std::fs::read_to_string(root().join(document)).expect("there is one");
    let commands: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("$ shortwire ")).collect();
    assert!(commands.len() >= least, "only {commands:?}");
    let run = |command: &&str| {
        let words = words(command);
        let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
        (words.join(" "), sandbox.run(&arguments))
    };
    commands.iter().map(run).collect()
}

/// As a shell would split it: single quotes hold words together, `#` starts a comment.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('\'').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
            continue;
        }
        for word in part.split_whitespace() {
            if word == "#" {
                return words;
            }
            words.push(word.to_owned());
        }
    }
    words
}
