//! The vectors, and what is written about them.

use std::fs;
use std::path::{Path, PathBuf};

use conformance::known::{Known, matches};
use conformance::vectors::{VectorFile, bytes, load, to_hex};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

#[test]
fn every_file_is_as_the_schema_says() {
    let files = load(&folder("vectors")).unwrap_or_else(|problem| panic!("{problem}"));
    assert!(files.values().all(|file| file.schema == "schema.json" && !file.tests.is_empty()));
}

#[test]
fn every_note_is_a_flag_of_some_vector() {
    for (feature, file) in load(&folder("vectors")).expect("valid files") {
        for note in file.notes.keys() {
            assert!(file.tests.iter().any(|vector| vector.flags.contains(note)), "{feature}: {note}");
        }
    }
}

#[test]
fn the_schema_is_that_of_the_types() {
    let schema = schemars::schema_for!(VectorFile).to_value();
    let path = folder("vectors/schema.json");
    if std::env::var_os("SHORTWIRE_BLESS").is_some() {
        let text = serde_json::to_string_pretty(&schema).expect("JSON") + "\n";
        fs::write(&path, text).expect("a writable folder");
    }
    // The order of keys is up to what else is compiled in the same build.
    let written: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&path).unwrap_or_default()).unwrap_or_default();
    assert_eq!(written, schema, "make it again: SHORTWIRE_BLESS=1 cargo test -p conformance");
}

#[test]
fn lists_of_what_is_known_can_be_read() {
    for entry in fs::read_dir(folder("known")).expect("a folder") {
        let path = entry.expect("an entry").path();
        Known::load(&path).unwrap_or_else(|problem| panic!("{problem}"));
    }
}

#[test]
fn bytes_are_hex_digits_with_spaces_and_repeats() {
    assert_eq!(bytes("08 01ff 61*3"), Ok(vec![8, 1, 0xff, 0x61, 0x61, 0x61]));
    assert_eq!(bytes(""), Ok(vec![]));
    for wrong in ["8", "0g", "61*", "61*x", "+1"] {
        assert!(bytes(wrong).is_err(), "{wrong}");
    }
    assert_eq!((to_hex(&[]), to_hex(&[0, 255])), ("-".to_owned(), "00ff".to_owned()));
}

#[test]
fn patterns_stand_for_whole_names() {
    assert!(matches("*[into]", "scalars/one [into]"));
    assert!(matches("a/*b", "a/bab"));
    assert!(matches("*", ""));
    assert!(!matches("scalars/*", "limits/scalars/x"));
    assert!(!matches("*[into]", "scalars/one [into] more"));
}

#[test]
fn every_method_has_vectors() {
    let proto = folder("../proto/shortwire/test/v1/feature.proto");
    let proto = fs::read_to_string(proto).expect("the feature service's schema");
    let files = load(&folder("vectors")).expect("valid files");
    let vectors: Vec<_> = files.values().flat_map(|file| &file.tests).collect();
    let methods = proto.lines().filter_map(|line| line.trim().strip_prefix("rpc ")?.split('(').next());
    for method in methods {
        let is_called = vectors.iter().any(|vector| {
            let sent = format!("call {method} ");
            vector.method.as_deref() == Some(method)
                || vector.steps.iter().any(|step| step.send.starts_with(&sent))
        });
        assert!(is_called, "{method}");
    }
}
