//! `shortwire.h` and its mirror in Rust have one layout: a C program tells what the header says.

use std::collections::BTreeMap;
use std::mem::{align_of, offset_of, size_of};
use std::path::Path;
use std::process::Command;

use shortwire::Code;
use shortwire::abi::{
    ABI_SYMBOL, ABI_VERSION, Abi, Batch, Buffer, Bytes, Column, Context, METHOD_BLOCKING, METHOD_FLAT,
    Method, Options, Slot,
};

/// What one side says, by name: sizes, alignments, offsets, constants.
type Facts = BTreeMap<String, u64>;

/// For each struct, its facts in Rust and the lines of the C program that print them.
macro_rules! structs {
    ($($c:literal $rust:ident { $($field:ident)* })*) => {{
        let mut facts = Facts::new();
        let mut program = String::new();
        $(
            facts.insert(format!("sizeof {}", $c), size_of::<$rust>() as u64);
            facts.insert(format!("alignof {}", $c), align_of::<$rust>() as u64);
            program += &format!("P(\"sizeof {0}\", sizeof({0}));\nP(\"alignof {0}\", _Alignof({0}));\n", $c);
            $(
                let field = concat!($c, ".", stringify!($field));
                facts.insert(field.to_owned(), offset_of!($rust, $field) as u64);
                program += &format!("P(\"{field}\", offsetof({}, {}));\n", $c, stringify!($field));
            )*
        )*
        (facts, program)
    }};
}

fn in_rust() -> (Facts, String) {
    let (mut facts, mut program) = structs! {
        "sw_bytes_t" Bytes { data len }
        "sw_buffer_t" Buffer { base cap data len owned owned_cap }
        "sw_slot_t" Slot { i64 u64 f64 f32 data }
        "sw_column_t" Column { data stride }
        "sw_batch_t" Batch { count request reply codes spill errors }
        "sw_context_t" Context { size reserved deadline_ns cancel metadata }
        "sw_method_t" Method { id shape name flags request_slots reply_slots flat flat_many wire wire_many }
        "sw_options_t" Options { size max_depth max_message_bytes }
        "sw_abi_t" Abi {
            abi_version size runtime schema_hash schema methods method_count instance_new instance_free release
        }
    };
    let mut constant = |name: &str, value: u64| {
        facts.insert(name.to_owned(), value);
        program += &format!("P(\"{name}\", {name});\n");
    };
    constant("SW_ABI_VERSION", u64::from(ABI_VERSION));
    constant("SW_METHOD_FLAT", u64::from(METHOD_FLAT));
    constant("SW_METHOD_BLOCKING", u64::from(METHOD_BLOCKING));
    constant("SW_OK", 0);
    for code in Code::ALL {
        constant(&format!("SW_{}", code.name()), code.number() as u64);
    }
    (facts, program)
}

/// Compiles and runs a program that includes the header.
fn output_of(body: &str) -> String {
    let directory = tempfile::tempdir().expect("a place for temporary files");
    let (source, program) = (directory.path().join("layout.c"), directory.path().join("layout"));
    let text = format!(
        "#include <shortwire.h>\n#include <stdio.h>\n\
         #define P(name, value) printf(\"%s=%llu\\n\", name, (unsigned long long)(value))\n\
         int main(void) {{\n{body}return 0;\n}}\n"
    );
    std::fs::write(&source, text).expect("a file can be written");
    let compiled = Command::new("cc")
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-o"])
        .args([&program, &source])
        .arg("-I")
        .arg(header_directory())
        .output()
        .expect("a C compiler, cc, is installed");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let output = Command::new(program).output().expect("the program that was just compiled");
    String::from_utf8(output.stdout).expect("the program prints text")
}

fn header_directory() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../hosts/c/include")
}

#[test]
fn sizes_offsets_and_constants_are_the_headers() {
    let (rust, program) = in_rust();
    let c: Facts = output_of(&program)
        .lines()
        .map(|line| {
            let (name, value) = line.split_once('=').expect("name=value");
            (name.to_owned(), value.parse().expect("a number"))
        })
        .collect();
    assert_eq!(rust, c);
}

#[test]
fn the_symbol_is_the_headers() {
    let c = output_of("puts(SW_ABI_SYMBOL);\n");
    assert_eq!(c.trim(), ABI_SYMBOL.to_str().expect("ASCII"));
}

/// Fields that the header has and this test does not know would go unnoticed: every declaration line is counted.
#[test]
fn no_field_of_the_header_is_left_out() {
    let header = std::fs::read_to_string(header_directory().join("shortwire.h")).expect("the header");
    let (facts, _) = in_rust();
    for (name, body) in structs_of(&header) {
        let fields = body.matches(';').count();
        let known = facts.keys().filter(|fact| fact.starts_with(&format!("{name}."))).count();
        assert_eq!(fields, known, "{name} has other fields in shortwire.h than in abi/types.rs");
    }
}

/// Name and body of each struct and union, comments left out.
fn structs_of(header: &str) -> Vec<(String, String)> {
    let mut code = String::new();
    let mut rest = header;
    while let Some((before, comment)) = rest.split_once("/*") {
        code += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    code += rest;
    let found: Vec<(String, String)> = code
        .split("typedef ")
        .filter(|part| part.starts_with("struct ") || part.starts_with("union "))
        .filter_map(|part| {
            let (head, rest) = part.split_once('{')?;
            let (body, _) = rest.split_once("\n}")?;
            Some((head.split_whitespace().nth(1)?.to_owned(), body.to_owned()))
        })
        .collect();
    assert_eq!(found.len(), 9, "structs and unions of the header");
    found
}
