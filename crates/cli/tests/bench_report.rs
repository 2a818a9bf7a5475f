//! `shortwire bench report` and `export` over a result whose numbers are made up.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn result() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../lab/tests/data/everything.json")
}

fn bench(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shortwire"));
    command.arg("bench").arg(arguments[0]).arg(result()).args(&arguments[1..]).output().expect("it runs")
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_result_is_shown_again_without_colours_in_a_pipe() {
    let text = stdout(&bench(&["report"]));
    assert!(text.starts_with("A fixture: made-up numbers, not measured\n"), "{text}");
    assert!(text.contains("refused: wrong output") && !text.contains('\x1b'), "{text}");
    assert!(stdout(&bench(&["report", "--color", "always"])).contains('\x1b'));
}

#[test]
fn a_result_is_written_as_page_and_as_markdown() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (page, markdown) = (path("report.html"), path("report.md"));
    assert_eq!(stdout(&bench(&["report", "--html", &page, "--md", &markdown])), "");
    assert!(fs::read_to_string(page).expect("a page").starts_with("<!doctype html>"));
    assert!(fs::read_to_string(markdown).expect("Markdown").starts_with("# A fixture"));
}

#[test]
fn its_table_is_put_between_the_marks_of_documents() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("README.md");
    let marks =
        "before\n<!-- begin: lab table=fixture engines=rust scenarios=add -->\n<!-- end: lab -->\nafter\n";
    fs::write(&path, marks).expect("written");
    stdout(&bench(&["report", "--splice", &path.to_string_lossy()]));
    let text = fs::read_to_string(&path).expect("a document");
    assert!(text.starts_with("before\n") && text.ends_with("<!-- end: lab -->\nafter\n"), "{text}");
    assert!(text.contains("| &emsp;shortwire | 4.70 ns |"), "{text}");
}

#[test]
fn a_document_with_wrong_marks_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("README.md");
    let marks = "<!-- begin: lab table=fixture -->\n";
    fs::write(&path, marks).expect("written");
    let output = bench(&["report", "--splice", &path.to_string_lossy()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("line 1: `<!-- end: lab -->` is missing"));
    assert_eq!(fs::read_to_string(&path).expect("a document"), marks);
}

#[test]
fn other_tools_get_their_formats() {
    let export = |format: &str| stdout(&bench(&["export", "--format", format]));
    assert!(export("benchfmt").contains("\nBenchmarkAdd/engine=go/by=raw\t"));
    assert!(export("google-benchmark").starts_with("{\n"));
    let csv = export("csv");
    assert!(csv.starts_with("arm,title,") && csv.ends_with("\r\n"), "{csv}");
}
