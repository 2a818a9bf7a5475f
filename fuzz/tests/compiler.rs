//! The compiler, given whatever might be in a file: a schema or an error, never a panic.

use bolero::check;
use shortwire_codegen::frontend::{Descriptors, FrontendError, Sources};
use shortwire_codegen::hosts::Host;
use shortwire_fuzz::{Entropy, SUBJECTS, TEST_TIME};

/// Compiles and generates everything that can be generated.
fn compile(text: &str) {
    // Editions are compiled by other programs, which are not under test.
    if text.contains("edition") {
        return;
    }
    generate(Descriptors::compile(Sources::in_memory([("fuzz.proto", text)], &["fuzz.proto"])), &Host::ALL);
}

fn generate(descriptors: Result<Descriptors, FrontendError>, hosts: &[Host]) {
    match descriptors.and_then(|descriptors| descriptors.link()) {
        Ok(schema) => {
            for host in hosts {
                match host.generate(&schema) {
                    Ok(files) => assert!(files.iter().all(|file| !file.path.is_empty())),
                    Err(error) => {
                        let text = error.to_string();
                        assert!(!text.contains("does not parse") && !text.contains("template"), "{text}");
                    }
                }
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

#[test]
fn arbitrary_text() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| compile(&String::from_utf8_lossy(input)));
}

/// Words of the language, joined at random: much of it parses.
#[test]
fn arbitrary_words() {
    const WORDS: &[&str] = &[
        "syntax = \"proto3\";\n",
        "syntax = \"proto2\";\n",
        "package a.b;\n",
        "package type;\n",
        "import \"google/protobuf/any.proto\";\n",
        "import \"shortwire/v1/options.proto\";\n",
        "message A {\n",
        "message Self {\n",
        "message B {\n",
        "enum E {\n",
        "service S {\n",
        "oneof o {\n",
        "}\n",
        "}\n",
        "}\n",
        "int32 a = 1;\n",
        "int32 b = 2;\n",
        "string self = 3;\n",
        "bytes type = 4;\n",
        "repeated int64 list = 5;\n",
        "repeated A as = 6;\n",
        "map<string, A> map = 7;\n",
        "map<bool, E> match = 8;\n",
        "optional A a = 9;\n",
        "required string must = 10;\n",
        "optional int32 d = 11 [default = -5];\n",
        "optional bytes e = 12 [default = \"\\377\"];\n",
        "optional group G = 13 {\n",
        "E e = 14;\n",
        "B b = 15;\n",
        "int32 max = 536870911;\n",
        "int32 zero = 0;\n",
        "ZERO = 0;\n",
        "ONE = 1;\n",
        "MINUS = -1;\n",
        "option allow_alias = true;\n",
        "option deprecated = true;\n",
        "reserved 1, 5 to 10;\n",
        "reserved \"a\";\n",
        "rpc M(A) returns (B);\n",
        "rpc Open(A) returns (A);\n",
        "rpc Stream(stream A) returns (B);\n",
        "rpc AddMany(A) returns (Self);\n",
        "rpc Add(A) returns (A);\n",
        "rpc W(A) returns (A) { option (shortwire.v1.method) = { blocking: true }; }\n",
        "// comment */ \"\"\" {{ x }} \\\n",
        "/* block */",
        "extend A { optional int32 x = 100; }\n",
        "extensions 100 to 200;\n",
        ";",
        "\"",
        "{",
        "int32",
        "= 1",
        "float f = 16;\n",
        "google.protobuf.Any any = 17;\n",
    ];
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let mut text = String::new();
        while !entropy.is_spent() {
            text += entropy.pick::<&str>(WORDS);
        }
        compile(&text);
    });
}

/// For one host at a time: generating code from schemas of this size is what takes the time.
#[test]
fn damaged_descriptors() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let host = *entropy.pick(&Host::ALL);
        let mut set = entropy.pick(SUBJECTS).schema.to_vec();
        for _ in 0..entropy.below(4) {
            let position = usize::from(entropy.byte()) << 8 | usize::from(entropy.byte());
            let position = position % set.len();
            set[position] = entropy.byte();
        }
        generate(Descriptors::read(&set, &[]), &[host]);
        generate(Descriptors::read(entropy.rest(), &[]), &[host]);
    });
}
