//! Results whose numbers are made up, and files that outputs are compared with.

use std::fs;
use std::path::PathBuf;

use shortwire_lab::result::ResultFile;

/// Fixtures of `tests/data`.
#[allow(dead_code, reason = "not every test that includes this takes all of them")]
pub(crate) const FIXTURES: [&str; 3] = ["everything", "not-certified", "before-after"];

#[allow(dead_code, reason = "not every test that includes this reads the text")]
pub(crate) fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

pub(crate) fn fixture(name: &str) -> ResultFile {
    let text = fs::read_to_string(data(&format!("{name}.json"))).expect("the fixture is there");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Compares with a file of `tests/golden`; with `SHORTWIRE_BLESS=1`, writes it.
#[allow(dead_code, reason = "not every test that includes this has golden files")]
pub(crate) fn assert_golden(name: &str, actual: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("SHORTWIRE_BLESS").is_some() {
        fs::write(&path, actual).expect("a writable golden file");
    }
    let wanted = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        actual == wanted,
        "{name} differs from what it was; look at the difference after\n  \
         SHORTWIRE_BLESS=1 cargo test -p shortwire-lab\n\nnow:\n{actual}"
    );
}
