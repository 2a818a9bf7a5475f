//! From `.proto` texts and descriptor sets to schemas.

use std::path::PathBuf;

use buffa::Message as _;
use buffa_descriptor::generated::descriptor::feature_set::MessageEncoding;
use buffa_descriptor::generated::descriptor::{Edition, FileDescriptorSet};
use shortwire_codegen::frontend::{Descriptors, FrontendError, Sources};
use shortwire_codegen::schema::{FieldKind, Schema, Type};

fn compile(files: &[(&str, &str)], requested: &[&str]) -> Schema {
    let sources = Sources::in_memory(files.iter().copied(), requested);
    Descriptors::compile(sources).expect("the files are valid").link().expect("they link")
}

fn packages(schema: &Schema) -> Vec<(&str, bool)> {
    let mut packages: Vec<_> = schema.packages.iter().map(|p| (p.name.as_str(), p.requested)).collect();
    packages.sort();
    packages
}

const OPTIONS: (&str, &str) = (
    "shortwire/v1/options.proto",
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/proto/shortwire/v1/options.proto")),
);

#[test]
fn imports_are_generated_as_far_as_their_types_are_reached() {
    let schema = compile(
        &[
            (
                "a.proto",
                r#"syntax = "proto3"; package a; import "b.proto"; import "d.proto"; message A { b.B b = 1; }"#,
            ),
            ("b.proto", r#"syntax = "proto3"; package b; import "c.proto"; message B { c.C c = 1; }"#),
            ("c.proto", r#"syntax = "proto3"; package c; message C {}"#),
            ("d.proto", r#"syntax = "proto3"; package d; message D {}"#),
        ],
        &["a.proto"],
    );
    assert_eq!(packages(&schema), [("a", true), ("b", true), ("c", true), ("d", false)]);
}

#[test]
fn files_that_only_options_need_are_left_out_and_their_values_stay() {
    let schema = compile(
        &[
            OPTIONS,
            (
                "a.proto",
                r#"syntax = "proto3"; package a; import "shortwire/v1/options.proto";
                message M {}
                service S { rpc Go(M) returns (M) { option (shortwire.v1.method) = { blocking: true }; } }"#,
            ),
        ],
        &["a.proto"],
    );
    assert_eq!(packages(&schema), [("a", true)]);
    let (_, method) = schema.methods().next().expect("there is one");
    assert!(method.blocking, "the option's value was lost");
}

#[test]
fn well_known_types_come_along_where_they_are_used() {
    let schema = compile(
        &[(
            "a.proto",
            r#"syntax = "proto3"; package a; import "google/protobuf/any.proto"; message M { google.protobuf.Any any = 1; }"#,
        )],
        &["a.proto"],
    );
    assert_eq!(packages(&schema), [("a", true), ("google.protobuf", true)]);
    assert!(schema.messages.iter().any(|message| message.full_name == "google.protobuf.Any"));
    assert!(!schema.messages.iter().any(|message| message.full_name == "google.protobuf.FileOptions"));
}

#[test]
fn proto2_compiles() {
    let schema = compile(
        &[(
            "a.proto",
            r#"syntax = "proto2"; package a; message M { required int32 a = 1; optional group G = 2 {} }"#,
        )],
        &["a.proto"],
    );
    assert_eq!(schema.messages[0].fields.len(), 2);
}

#[test]
fn the_order_of_files_does_not_matter() {
    let a = ("a.proto", r#"syntax = "proto3"; package a; message A {}"#);
    let b = ("b.proto", r#"syntax = "proto3"; package b; message B {}"#);
    let one = compile(&[a, b], &["a.proto", "b.proto"]);
    let other = compile(&[b, a], &["b.proto", "a.proto"]);
    assert_eq!(one.descriptor_set, other.descriptor_set);
}

#[test]
fn a_descriptor_set_gives_the_same_schema() {
    let files = [
        ("a.proto", r#"syntax = "proto3"; package a; import "b.proto"; message A { b.B b = 1; }"#),
        ("b.proto", r#"syntax = "proto3"; package b; message B {}"#),
    ];
    let schema = compile(&files, &["a.proto"]);
    let again =
        Descriptors::read(&schema.descriptor_set, &[]).expect("it is a set").link().expect("it links");
    assert_eq!(again.descriptor_set, schema.descriptor_set);
    assert_eq!(packages(&again), packages(&schema));
}

#[test]
fn what_is_no_descriptor_set_is_told() {
    for bytes in [&b""[..], b"syntax = \"proto3\";", &[0xff; 40], &[0x0a, 0x00]] {
        let error = Descriptors::read(bytes, &[]).expect_err("this is no set");
        assert!(matches!(error, FrontendError::NoDescriptorSet { .. }), "{error}");
    }
    let set = compile(&[("a.proto", "syntax = \"proto3\"; message A {}")], &["a.proto"]).descriptor_set;
    let error = Descriptors::read(&set, &["b.proto".to_owned()]).expect_err("it is not in there");
    assert!(matches!(error, FrontendError::NotInSet { name, .. } if name == "b.proto"));
}

#[test]
fn a_file_is_named_as_its_package_asks_for() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let deep = directory.path().join("proto/shop/v1");
    std::fs::create_dir_all(&deep).expect("a directory");
    std::fs::write(deep.join("a.proto"), "syntax = \"proto3\"; package shop.v1; import \"shop/v1/b.proto\";")
        .expect("written");
    std::fs::write(deep.join("b.proto"), "syntax = \"proto3\"; package shop.v1; message B {}")
        .expect("written");
    for input in ["proto", "proto/shop", "proto/shop/v1/a.proto"] {
        let sources = Sources::read(&[directory.path().join(input)], &[]).expect("it is there");
        let schema = Descriptors::compile(sources).expect("it is valid").link().expect("it links");
        assert_eq!(schema.packages[0].files, ["shop/v1/b.proto", "shop/v1/a.proto"], "from {input}");
    }
}

#[test]
fn inputs_that_are_not_there_are_told() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let error = Sources::read(&[PathBuf::from("gone.proto")], &[]).expect_err("there is none");
    assert!(matches!(error, FrontendError::NoSuchFile { .. }), "{error}");
    let error = Sources::read(&[directory.path().to_owned()], &[]).expect_err("it is empty");
    assert!(matches!(error, FrontendError::NoProtoFiles { .. }), "{error}");
}

#[test]
fn arbitrary_text_is_an_error_and_no_panic() {
    for text in [
        "",
        "}",
        "message",
        "syntax = \"proto9\";",
        "\u{0}",
        "import \"a.proto\";",
        "message M { M m = 1; } /*",
    ] {
        let sources = Sources::in_memory([("a.proto", text)], &["a.proto"]);
        let _ = Descriptors::compile(sources).and_then(|descriptors| descriptors.link());
    }
}

/// The compiler reads values of options by recursion, and a stack that is exhausted ends the process.
#[test]
fn options_that_nest_without_end_are_an_error() {
    let text =
        format!("syntax = \"proto3\"; option (o) = {}{};", "{ o: ".repeat(100_000), "}".repeat(100_000));
    let error = Descriptors::compile(Sources::in_memory([("a.proto", text.as_str())], &["a.proto"]));
    assert!(error.unwrap_err().to_string().contains("nest deeper than"));
}

#[test]
fn editions_compile_with_buf_or_protoc() {
    let text = r#"edition = "2023"; package a.v1; import "shortwire/v1/options.proto";
        message M { int32 a = 1; }
        service S { rpc Go(M) returns (M) { option (shortwire.v1.method) = { blocking: true }; } }"#;
    let sources = Sources::in_memory([OPTIONS, ("a/v1/a.proto", text)], &["a/v1/a.proto"]);
    let descriptors = match Descriptors::compile(sources) {
        Err(FrontendError::EditionsNeedTool { file }) => {
            assert_eq!(file, "a/v1/a.proto");
            eprintln!("skipped: neither buf nor protoc 27 or later is on PATH");
            return;
        }
        outcome => outcome.expect("buf or protoc compiles it"),
    };
    let schema = descriptors.link().expect("it links");
    assert_eq!(packages(&schema), [("a.v1", true)]);
    assert!(schema.methods().next().expect("there is one").1.blocking);
}

/// Two links to a parent lead to every path through them; the files are those of the directory all the same.
#[cfg(unix)]
#[test]
fn directories_are_read_once_however_many_links_lead_there() {
    let folder = tempfile::tempdir().expect("there is a temporary directory");
    let inner = folder.path().join("inner");
    std::fs::create_dir(&inner).expect("it can be made");
    std::fs::write(inner.join("a.proto"), r#"syntax = "proto3"; message A {}"#).expect("it can be written");
    for link in ["one", "two"] {
        std::os::unix::fs::symlink(folder.path(), inner.join(link)).expect("it can be linked");
        std::os::unix::fs::symlink(&inner, folder.path().join(link)).expect("it can be linked");
    }
    let sources = Sources::read(&[folder.path().to_owned()], &[]).expect("it is read");
    let schema = Descriptors::compile(sources).expect("it is valid").link().expect("it links");
    assert_eq!(schema.packages.iter().flat_map(|p| &p.files).collect::<Vec<_>>(), ["inner/a.proto"]);
}

/// The text compiler does not know editions, so the edition and its feature are put into what it makes of proto3.
#[test]
fn values_of_maps_are_length_prefixed_even_where_messages_are_delimited() {
    let schema = compile(
        &[(
            "m.proto",
            r#"syntax = "proto3"; message M { M one = 1; repeated M many = 2; map<string, M> map = 3; }"#,
        )],
        &["m.proto"],
    );
    let mut set = FileDescriptorSet::decode_from_slice(&schema.descriptor_set).expect("it is a set");
    set.file[0].syntax = Some("editions".to_owned());
    set.file[0].edition = Some(Edition::EDITION_2023);
    let features = set.file[0].options.get_or_insert_default().features.get_or_insert_default();
    features.message_encoding = Some(MessageEncoding::DELIMITED);
    let schema = Descriptors::read(&set.encode_to_vec(), &[]).expect("it is a set").link().expect("it links");
    let is_delimited = |ty: &Type| matches!(ty, Type::Message { delimited: true, .. });
    let delimited: Vec<bool> = schema.messages[0]
        .fields
        .iter()
        .map(|field| match &field.kind {
            FieldKind::Singular { ty, .. } | FieldKind::Repeated { ty, .. } => is_delimited(ty),
            FieldKind::Map { value, .. } => is_delimited(value),
        })
        .collect();
    assert_eq!(delimited, [true, true, false]);
}
