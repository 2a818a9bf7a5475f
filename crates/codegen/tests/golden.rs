//! Golden cases: a folder in `tests/golden` is a case, named by the behaviour it shows. It holds `.proto` files and, for
//! each host, a folder with what is generated from them.
//!
//! When generated code changes on purpose, `SHORTWIRE_BLESS=1 cargo test -p shortwire-codegen --test golden` writes the
//! new one down; the difference is then there for review.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use shortwire_codegen::frontend::{Descriptors, Sources};
use shortwire_codegen::hosts::Host;

/// Text of each file, by path below its folder.
type Files = BTreeMap<String, String>;

fn cases() -> Vec<PathBuf> {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut cases: Vec<PathBuf> = fs::read_dir(golden)
        .expect("the folder of cases")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.is_dir())
        .collect();
    cases.sort();
    assert!(!cases.is_empty(), "no golden cases");
    cases
}

/// What the host generates from the case's `.proto` files.
fn generated(case: &Path, host: Host) -> Files {
    let fail = |error: &dyn std::fmt::Display| -> ! { panic!("{} for {host}: {error}", case.display()) };
    let sources = Sources::read(&[case.to_owned()], &[case.to_owned()]).unwrap_or_else(|error| fail(&error));
    let schema = Descriptors::compile(sources).and_then(|d| d.link()).unwrap_or_else(|error| fail(&error));
    let files = host.generate_into(&schema, &case.join(host.name())).unwrap_or_else(|error| fail(&error));
    files.into_iter().map(|file| (file.path, file.contents)).collect()
}

fn written_down(folder: &Path) -> Files {
    let mut files = Files::new();
    let mut open = vec![folder.to_owned()];
    while let Some(directory) = open.pop() {
        for entry in fs::read_dir(&directory).into_iter().flatten() {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("found below it").to_string_lossy().into_owned();
                files.insert(name, fs::read_to_string(&path).expect("generated code is text"));
            }
        }
    }
    files
}

fn write_down(folder: &Path, files: &Files) {
    if folder.exists() {
        fs::remove_dir_all(folder).expect("the old files can be removed");
    }
    for (name, contents) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("below the folder")).expect("a folder can be made");
        fs::write(path, contents).expect("a file can be written");
    }
}

/// The first line in which two texts differ, for a message one can read.
fn first_difference(expected: &str, actual: &str) -> String {
    let pairs = (1..).zip(expected.lines().chain([""]).zip(actual.lines().chain([""])));
    let (number, (expected, actual)) =
        pairs.into_iter().find(|(_, (e, a))| e != a).unwrap_or((0, ("a shorter text", "a longer text")));
    format!("line {number}:\n    expected {expected}\n    actual   {actual}")
}

fn differences(expected: &Files, actual: &Files) -> Vec<String> {
    let names: std::collections::BTreeSet<&String> = expected.keys().chain(actual.keys()).collect();
    let difference = |name: &String| match (expected.get(name), actual.get(name)) {
        (Some(expected), Some(actual)) if expected == actual => None,
        (Some(expected), Some(actual)) => Some(format!("{name}, {}", first_difference(expected, actual))),
        (Some(_), None) => Some(format!("{name} is not generated any more")),
        (None, _) => Some(format!("{name} is generated and not written down")),
    };
    names.into_iter().filter_map(difference).collect()
}

#[test]
fn generated_code_is_as_written_down() {
    let bless = std::env::var_os("SHORTWIRE_BLESS").is_some();
    let mut offences = Vec::new();
    for case in cases() {
        for host in Host::ALL {
            let folder = case.join(host.name());
            let actual = generated(&case, host);
            if bless {
                write_down(&folder, &actual);
            }
            for difference in differences(&written_down(&folder), &actual) {
                offences.push(format!("{}: {difference}", folder.display()));
            }
        }
    }
    assert!(
        offences.is_empty(),
        "generated code has changed; SHORTWIRE_BLESS=1 accepts it\n{}",
        offences.join("\n")
    );
}

#[test]
fn generating_twice_gives_the_same() {
    for case in cases() {
        for host in Host::ALL {
            assert_eq!(generated(&case, host), generated(&case, host), "{} for {host}", case.display());
        }
    }
}
