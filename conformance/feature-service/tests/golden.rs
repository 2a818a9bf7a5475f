//! The golden cases of the Rust generator compile, and what they show holds when they run.
#![forbid(unsafe_code)]

/// One module a case.
macro_rules! cases {
    ($($case:ident $path:literal)*) => {
        $(
            #[allow(dead_code, deprecated, missing_docs, unreachable_pub, unused_imports, reason = "generated")]
            #[path = $path]
            mod $case;
        )*

        /// The folders that the modules come from.
        const PATHS: &[&str] = &[$($path),*];
    };
}

cases! {
    comments_and_deprecation "../../../crates/codegen/tests/golden/comments_and_deprecation/rust/mod.rs"
    direct_replies "../../../crates/codegen/tests/golden/direct_replies/rust/mod.rs"
    flat_and_wire "../../../crates/codegen/tests/golden/flat_and_wire/rust/mod.rs"
    maps_and_oneofs "../../../crates/codegen/tests/golden/maps_and_oneofs/rust/mod.rs"
    names_that_are_keywords "../../../crates/codegen/tests/golden/names_that_are_keywords/rust/mod.rs"
    names_that_meet "../../../crates/codegen/tests/golden/names_that_meet/rust/mod.rs"
    nested_and_recursive "../../../crates/codegen/tests/golden/nested_and_recursive/rust/mod.rs"
    no_service "../../../crates/codegen/tests/golden/no_service/rust/mod.rs"
    presence_and_defaults "../../../crates/codegen/tests/golden/presence_and_defaults/rust/mod.rs"
    several_packages "../../../crates/codegen/tests/golden/several_packages/rust/mod.rs"
}

use presence_and_defaults::presence_v1::{Fields, Level, Rest, RestInside};
use shortwire::wire::{DecodeErrorKind, decode, encode};

#[test]
fn every_case_is_compiled_here() {
    let golden = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/codegen/tests/golden");
    let entries =
        std::fs::read_dir(golden).expect("the folder of cases").map(|entry| entry.expect("a readable entry"));
    for case in entries.filter(|entry| entry.path().is_dir()) {
        let name = case.file_name().to_string_lossy().into_owned();
        let is_here = PATHS.iter().any(|path| path.contains(&format!("/{name}/")));
        assert!(is_here, "the golden case {name} is not among the modules of this test");
    }
}

#[test]
fn defaults_stand_in_for_what_is_absent() {
    let fields = Fields::default();
    assert_eq!(fields.number_or_default(), -42);
    assert_eq!(fields.text_or_default(), "a \"quoted\" text\n");
    assert_eq!(fields.data_or_default(), b"\0\xff");
    assert!(fields.flag_or_default());
    assert_eq!(fields.infinite_or_default(), f32::NEG_INFINITY);
    assert!(fields.none_or_default().is_nan());
    assert_eq!(fields.level_or_default(), Level::HIGH);
    assert_eq!(fields.most_or_default(), u64::MAX);
    let fields = Fields { number: Some(0), text: Some("".into()), ..Default::default() };
    assert_eq!((fields.number_or_default(), fields.text_or_default()), (0, ""));
}

#[test]
fn required_fields_are_missed_wherever_they_are() {
    let missing = |outcome: Result<(), shortwire::wire::DecodeError>| outcome.map_err(|error| error.kind());
    let field = DecodeErrorKind::MissingRequired("presence.v1.Fields.must");
    assert_eq!(missing(decode::<Fields<'_>>(&[]).map(drop)), Err(field));
    assert_eq!(missing(decode::<Fields<'_>>(&[0x08, 0]).map(drop)), Ok(()));
    // choice { fields {} }, then a group without its name.
    assert_eq!(missing(decode::<Rest<'_>>(&[0x3a, 0]).map(drop)), Err(field));
    let name = DecodeErrorKind::MissingRequired("presence.v1.Rest.Inside.name");
    assert_eq!(missing(decode::<Rest<'_>>(&[0x23, 0x24]).map(drop)), Err(name));
}

#[test]
fn groups_come_back() {
    let inside = RestInside { name: Some("n".into()), ..Default::default() };
    let message = Rest { inside: Some(inside), many: vec![Default::default(); 3], ..Default::default() };
    let bytes = encode(&message);
    assert_eq!(bytes, [0x23, 0x0a, 1, b'n', 0x24, 0x2b, 0x2c, 0x2b, 0x2c, 0x2b, 0x2c]);
    assert_eq!(decode(&bytes), Ok(message));
    // A group that another one's end tag ends.
    assert_eq!(
        decode::<Rest<'_>>(&[0x23, 0x0a, 1, b'n', 0x2c]).map(drop).unwrap_err().kind(),
        DecodeErrorKind::GroupNotOpen
    );
}

#[test]
fn numbers_that_a_closed_enum_does_not_name_are_unknown_fields() {
    // levels = [1, 5, 2] packed, level = 9, by_number[1] = 7.
    let bytes = [0x1a, 3, 1, 5, 2, 0x30, 9];
    let message: Rest<'_> = decode(&bytes).expect("it is valid");
    assert_eq!(message.levels, [Level::LOW, Level::HIGH]);
    assert_eq!(message.choice, None);
    assert_eq!(message._unknown.as_bytes(), [0x18, 5, 0x30, 9]);
}
