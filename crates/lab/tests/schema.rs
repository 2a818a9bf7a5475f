//! `result.json` is what its schema says, and the schema that others check with is that of this lab.

mod common;

use std::fs;
use std::path::Path;

use common::{FIXTURES, data, fixture};
use serde_json::Value;
use shortwire_lab::result::{SCHEMA_VERSION, schema};

#[test]
fn the_schema_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/result.schema.json");
    let text = format!("{:#}\n", schema());
    if std::env::var_os("SHORTWIRE_BLESS").is_some() {
        fs::write(&path, &text).expect("a writable schema");
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        text == stored,
        "bench/result.schema.json is stale: SHORTWIRE_BLESS=1 cargo test -p shortwire-lab"
    );
}

#[test]
fn results_fit_the_schema() {
    let schema = jsonschema::validator_for(&schema()).expect("a schema");
    for name in FIXTURES {
        let text = fs::read_to_string(data(&format!("{name}.json"))).expect("the fixture is there");
        let read: Value = serde_json::from_str(&text).expect("JSON");
        let written = serde_json::to_value(fixture(name)).expect("JSON");
        for result in [read, written] {
            let errors: Vec<String> = schema.iter_errors(&result).map(|error| error.to_string()).collect();
            assert_eq!(errors, Vec::<String>::new(), "{name}");
        }
    }
}

#[test]
fn what_is_no_result_does_not_fit() {
    let schema = jsonschema::validator_for(&schema()).expect("a schema");
    let result = serde_json::to_value(fixture("everything")).expect("JSON");
    let mut without_certificate = result.clone();
    without_certificate.as_object_mut().expect("an object").remove("certificate");
    let mut another_verdict = result.clone();
    another_verdict["pairs"][0]["verdict"] = "wonderful".into();
    assert!(schema.is_valid(&result));
    assert!(!schema.is_valid(&without_certificate));
    assert!(!schema.is_valid(&another_verdict));
    assert_eq!(result["schema_version"], SCHEMA_VERSION);
}
