//! Schemas whose names fall together in generated code are refused, with both names; nothing is generated that its host
//! could not compile.

use shortwire_codegen::frontend::{Descriptors, Sources};
use shortwire_codegen::hosts::Host;
use shortwire_codegen::schema::Schema;

fn linked(files: &[(&str, &str)]) -> Result<Schema, String> {
    let names: Vec<&str> = files.iter().map(|&(name, _)| name).collect();
    let sources = Sources::in_memory(files.iter().copied(), &names);
    Descriptors::compile(sources).and_then(|d| d.link()).map_err(|error| error.to_string())
}

fn schema(text: &str) -> Schema {
    linked(&[("a.proto", &format!("syntax = \"proto3\"; package p; {text}"))]).expect("it is a schema")
}

#[track_caller]
fn assert_refused(schema: &Schema, host: Host, parts: &[&str]) {
    let error = host.generate(schema).expect_err("these names fall together").to_string();
    for part in parts {
        assert!(error.contains(part), "{part:?} is not in {error:?}");
    }
}

#[test]
fn methods_that_differ_in_case_only() {
    let schema = schema("message M {} service S { rpc Add(M) returns (M); rpc add(M) returns (M); }");
    for host in [Host::Rust, Host::C, Host::Python] {
        assert_refused(&schema, host, &["p.S/add", "p.S/Add", "rename one"]);
    }
}

#[test]
fn a_service_and_a_nested_message() {
    let schema = schema("message A { message B {} } service AB {}");
    for host in [Host::Rust, Host::C, Host::Python] {
        assert_refused(&schema, host, &["p.AB", "p.A.B"]);
    }
}

#[test]
fn what_only_rust_joins() {
    let client = schema("message FooClient {} service Foo {}");
    assert_refused(&client, Host::Rust, &["p.Foo", "p.FooClient"]);
    let modules = schema("service Foo {} service foo {}");
    assert_refused(&modules, Host::Rust, &["p.foo", "p.Foo", "foo_methods"]);
    let oneofs = schema("message A { oneof b_c { int32 x = 1; } } message AB { oneof c { int32 x = 1; } }");
    assert_refused(&oneofs, Host::Rust, &["p.AB.c", "p.A.b_c", "ABC"]);
}

#[test]
fn members_of_a_oneof_that_differ_in_case_only() {
    let text = "syntax = \"proto2\"; message A { oneof o { int32 x = 1; int32 X = 2; } }";
    let schema = linked(&[("a.proto", text)]).expect("proto2 allows it");
    assert_refused(&schema, Host::Rust, &["A.X", "A.x"]);
    assert_refused(&schema, Host::C, &["A.X", "A.x"]);
}

#[test]
fn values_of_an_enum_that_meet_in_python() {
    let schema = schema("enum E { mro = 0; mro_ = 1; }");
    assert_refused(&schema, Host::Python, &["p.E.mro_", "p.E.mro "]);
}

#[test]
fn packages_that_differ_in_their_dots_only() {
    let error = linked(&[
        ("a.proto", "syntax = \"proto3\"; package a.b;"),
        ("b.proto", "syntax = \"proto3\"; package a_b;"),
    ]);
    let error = error.expect_err("both would be a_b");
    assert!(error.contains("package a.b") && error.contains("package a_b"), "{error}");
}

#[test]
fn names_that_belong_to_c_or_to_shortwire() {
    let own = linked(&[("a.proto", "syntax = \"proto3\"; package sw; message Bytes {}")]).expect("a schema");
    assert_refused(&own, Host::C, &["sw.Bytes", "sw_bytes", "another package"]);
    let standard = linked(&[("a.proto", "syntax = \"proto3\"; message Size {}")]).expect("a schema");
    assert_refused(&standard, Host::C, &["Size", "size_t", "standard library"]);
}

#[test]
fn comments_and_file_names_stay_comments() {
    let text = "syntax = \"proto3\";\n// a\rb\0c\u{c}d\nmessage M {}";
    let schema = linked(&[("x/*/ int y; /*.proto", text)]).expect("a schema");
    for host in [Host::Rust, Host::C, Host::Python] {
        for file in host.generate(&schema).expect("it can be generated") {
            assert!(!file.contents.contains(['\r', '\0', '\u{c}']), "{}", file.path);
            assert!(host != Host::C || !file.contents.contains("*/ int"), "{}", file.path);
        }
    }
}
