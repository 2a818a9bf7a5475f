//! The documents are true: their snippets come from files that are compiled or run, their links and commands exist.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Languages whose snippets have to come from a file.
const LANGUAGES: &[&str] =
    &["proto", "rust", "python", "c", "cpp", "ts", "typescript", "js", "java", "go", "dart"];

/// Documents whose snippets a host's own tests run or compile as they stand, and the file that says so.
const RUN_AS_THEY_STAND: &[(&str, &str)] = &[
    ("hosts/c/cpp/README.md", "hosts/c/cpp/tests/readme"),
    ("hosts/dart/README.md", "hosts/dart/Makefile"),
    ("hosts/dart/README.md", "hosts/dart/tests/readme.dart"),
    ("hosts/java/README.md", "hosts/java/tests/ReadmeTest.java"),
    ("hosts/node/README.md", "hosts/node/tests/readme.test.ts"),
    ("hosts/python/README.md", "hosts/python/tests/test_readme.py"),
];

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().expect("the package lies two folders below the root")
}

/// All documents that are part of the project, as paths below its root.
fn documents() -> Vec<String> {
    let output =
        Command::new("git").args(["ls-files", "*.md"]).current_dir(root()).output().expect("git runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let names = String::from_utf8(output.stdout).expect("names are UTF-8");
    names.lines().map(str::to_owned).filter(|name| root().join(name).exists()).collect()
}

fn text(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A fenced block.
struct Snippet {
    language: String,
    /// The file that the line above says it is from.
    from: Option<String>,
    lines: Vec<String>,
    /// Of its first line, in its document.
    number: usize,
}

fn snippets(document: &str) -> Vec<Snippet> {
    let mut snippets = Vec::new();
    let mut lines = (1..).zip(document.lines());
    let mut before = "";
    while let Some((number, line)) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let inside = lines.by_ref().map(|(_, line)| line).take_while(|line| !line.starts_with("```"));
            let from = before.strip_prefix("<!-- from ").and_then(|rest| rest.strip_suffix(" -->"));
            snippets.push(Snippet {
                language: language.to_owned(),
                from: from.map(str::to_owned),
                lines: inside.map(str::to_owned).collect(),
                number: number + 1,
            });
        }
        before = line;
    }
    snippets
}

fn assert_none(offences: &[String], rule: &str) {
    assert!(offences.is_empty(), "{rule}:\n  {}", offences.join("\n  "));
}

#[test]
fn snippets_are_parts_of_files_that_are_compiled_or_run() {
    let mut offences = Vec::new();
    for document in documents() {
        if RUN_AS_THEY_STAND.iter().any(|(name, _)| *name == document) {
            continue;
        }
        for snippet in snippets(&text(&document)) {
            if !LANGUAGES.contains(&&*snippet.language) {
                continue;
            }
            let place = format!("{document}:{}", snippet.number);
            let Some(from) = snippet.from else {
                offences.push(format!("{place} does not say which file it is from: <!-- from PATH -->"));
                continue;
            };
            let file = text(&from);
            let lines: Vec<&str> = file.lines().collect();
            if !lines.windows(snippet.lines.len()).any(|window| window == snippet.lines) {
                offences.push(format!("{place} is no part of {from}"));
            }
        }
    }
    assert_none(&offences, "each snippet stands line for line in a file that a test compiles or runs");
}

#[test]
fn tests_that_run_a_document_name_it() {
    for (document, test) in RUN_AS_THEY_STAND {
        let name = Path::new(document).file_name().expect("a file").to_string_lossy().into_owned();
        assert!(text(test).contains(&name), "{test} does not name {document}");
    }
}

#[test]
fn links_lead_somewhere() {
    let mut offences = Vec::new();
    for document in documents() {
        let folder = Path::new(&document).parent().expect("a file lies in a folder").to_owned();
        for (number, line) in (1..).zip(text(&document).lines()) {
            for link in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let target = link.split('#').next().unwrap_or_default();
                let leads_out = target.is_empty() || target.contains("://") || target.starts_with("mailto:");
                if !leads_out && !root().join(&folder).join(target).exists() {
                    offences.push(format!("{document}:{number}: {link}"));
                }
            }
        }
    }
    assert_none(&offences, "links within the project lead to files of it");
}

#[test]
fn commands_exist() {
    let makefile = text("Makefile");
    let is_recipe = |name: &str| makefile.lines().any(|line| line.starts_with(&format!("{name}:")));
    let mut offences = Vec::new();
    for document in documents() {
        for snippet in snippets(&text(&document)) {
            for line in snippet.lines.iter().filter_map(|line| line.strip_prefix("$ ")) {
                let words: Vec<&str> = line.split_whitespace().collect();
                let exists = match words[..] {
                    ["make", recipe, ..] if !recipe.starts_with(['-', '#']) => is_recipe(recipe),
                    [script, ..] if script.starts_with("scripts/") => root().join(script).exists(),
                    _ => true,
                };
                if !exists {
                    offences.push(format!("{document}:{}: {line}", snippet.number));
                }
            }
        }
    }
    assert_none(&offences, "recipes and scripts that a document tells to run are there");
}
