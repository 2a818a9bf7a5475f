//! What the README tells to type works.

mod common;

use common::{Sandbox, calculator, calculator_protos, root};

#[test]
fn the_commands_of_the_readme_run() {
    let sandbox = Sandbox::new();
    std::os::unix::fs::symlink(calculator_protos(), sandbox.path().join("proto")).expect("a link");
    std::os::unix::fs::symlink(calculator(), sandbox.path().join("libcalculator.so")).expect("a link");
    let readme = std::fs::read_to_string(root().join("README.md")).expect("there is one");
    let commands: Vec<&str> = readme.lines().filter_map(|line| line.strip_prefix("$ shortwire ")).collect();
    assert!(commands.len() >= 4, "only {commands:?}");
    for command in commands {
        let words = words(command);
        let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
        let ran = sandbox.run(&arguments);
        // What doctor finds is another matter.
        assert!(ran.code == Some(0) || arguments == ["doctor"], "{command}: {ran:?}");
    }
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
