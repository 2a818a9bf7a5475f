//! The rules of the tree that a compiler does not know.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The longest a hand-written source file may be, in lines.
const LONGEST: usize = 700;

/// What the first line of a generated file says, in whatever comment marks.
const MADE_BY: &str = "Made by shortwire gen from ";

/// Per folder, the project's own packages that its packages may lean on. Folders that are missing here, such as
/// `conformance` and `bench`, may lean on anything, and nothing on them.
const ARROWS: &[(&str, &[&str])] = &[
    ("crates/runtime", &[]),
    ("crates/codegen", &[]),
    ("crates/cli", &["shortwire", "shortwire-codegen"]),
    ("examples", &["shortwire", "calculator"]),
    ("hosts", &["shortwire"]),
];

/// Where the runtime may use `unsafe`.
const UNSAFE_PARTS: &[&str] = &["abi/", "client/", "service/context.rs", "wire/writer.rs"];

/// Crates without any `unsafe`, which say so themselves.
const SAFE_CRATES: &[&str] = &[
    "crates/codegen/src/lib.rs",
    "crates/cli/src/main.rs",
    "crates/cli/src/bin/protoc-gen-shortwire.rs",
    "conformance/feature-service/src/lib.rs",
    "conformance/runner/src/lib.rs",
    "examples/01-hello/rust/src/lib.rs",
    "examples/04-buffers/rust/src/lib.rs",
    "examples/calculator/rust/src/lib.rs",
];

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().expect("the package lies two folders below the root")
}

/// All files of the tree under `folder` with one of these extensions, as paths below the root. What builds and package
/// managers leave behind is no part of the tree.
fn files(folder: &str, extensions: &[&str]) -> Vec<PathBuf> {
    let root = root();
    let mut found = Vec::new();
    let mut open = vec![root.join(folder)];
    while let Some(directory) = open.pop() {
        for entry in fs::read_dir(&directory).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                let is_left_behind =
                    ["target", "node_modules", "__pycache__", "build", "dist"].contains(&&*name);
                if !is_left_behind && !name.starts_with('.') && !path.is_symlink() {
                    open.push(path);
                }
            } else if path.extension().is_some_and(|e| extensions.iter().any(|wanted| e == *wanted)) {
                found.push(path.strip_prefix(&root).expect("found below it").to_owned());
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "no files in {folder}");
    found
}

fn text(path: &Path) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn is_generated(text: &str) -> bool {
    text.lines().next().is_some_and(|line| line.contains(MADE_BY))
}

/// The code of a Rust file, comments left out, with line numbers.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    (1..).zip(lines)
}

fn assert_none(offences: &[String], rule: &str) {
    assert!(offences.is_empty(), "{rule}:\n  {}", offences.join("\n  "));
}

#[test]
fn packages_lean_only_where_they_may() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1", "--manifest-path"])
        .arg(root().join("Cargo.toml"))
        .output()
        .expect("cargo runs this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().expect("a list of packages");
    let own: Vec<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let mut offences = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        let folder = manifest.strip_prefix(root()).expect("packages lie below the root");
        let Some((_, allowed)) = ARROWS.iter().find(|(prefix, _)| folder.starts_with(prefix)) else {
            continue;
        };
        let dependencies = package["dependencies"].as_array().expect("a list of dependencies");
        for dependency in dependencies.iter().filter(|dependency| dependency["kind"] != "dev") {
            let on = dependency["name"].as_str().unwrap_or_default();
            if own.contains(&on) && !allowed.contains(&on) {
                offences.push(format!("{name} leans on {on}; it may lean on {allowed:?}"));
            }
        }
    }
    assert_none(&offences, "arrows between packages point one way, as DESIGN says");
}

#[test]
fn the_boundary_is_in_one_folder() {
    let mut offences = Vec::new();
    for path in files("crates", &["rs"]).into_iter().chain(files("examples", &["rs"])) {
        if path.starts_with("crates/runtime/src/abi")
            || path.components().any(|part| part.as_os_str() == "tests")
        {
            continue;
        }
        let text = text(&path);
        let found = code(&text).filter(|(_, line)| line.contains("extern \"C\""));
        offences.extend(found.map(|(number, _)| format!("{}:{number}", path.display())));
    }
    assert_none(&offences, "`extern \"C\"` is in crates/runtime/src/abi only");
}

#[test]
fn unsafe_code_is_where_it_has_to_be() {
    let mut offences = Vec::new();
    for path in files("crates/runtime/src", &["rs"]) {
        let inside =
            path.strip_prefix("crates/runtime/src").expect("found below it").to_string_lossy().into_owned();
        let text = text(&path);
        let is_allowed = UNSAFE_PARTS.iter().any(|part| inside.starts_with(part));
        if !is_allowed && code(&text).any(|(_, line)| line.contains("unsafe ")) {
            offences.push(path.display().to_string());
        }
    }
    assert_none(
        &offences,
        "the runtime uses `unsafe` in abi, client, service/context.rs and wire/writer.rs only",
    );
    let forgetful: Vec<String> = SAFE_CRATES
        .iter()
        .filter(|path| !text(Path::new(path)).contains("#![forbid(unsafe_code)]"))
        .map(|&path| path.to_owned())
        .collect();
    assert_none(&forgetful, "crates without unsafe code forbid it");
}

#[test]
fn files_stay_short_enough_to_read() {
    let extensions = ["rs", "c", "h", "py", "pyi", "jinja", "proto", "sh"];
    let mut offences = Vec::new();
    for path in files("", &extensions) {
        let text = text(&path);
        let lines = text.lines().count();
        if lines > LONGEST && !is_generated(&text) {
            offences.push(format!("{}: {lines} lines", path.display()));
        }
    }
    assert_none(&offences, &format!("hand-written files have at most {LONGEST} lines"));
}

#[test]
fn generated_files_say_how_to_make_them_again() {
    let is_generated_folder = |path: &Path| path.parent().is_some_and(|parent| parent.ends_with("gen"));
    let offences: Vec<String> = files("", &["rs", "c", "h", "py", "pyi"])
        .into_iter()
        .filter(|path| is_generated_folder(path) && !is_generated(&text(path)))
        .map(|path| path.display().to_string())
        .collect();
    assert_none(&offences, "files in folders named `gen` begin with what made them");
}
