//! Names in generated C++: types are named as in the schema, all else in snake case.

use std::collections::HashSet;

use crate::schema::{EnumId, MessageId, Schema, names};

/// What generated code may not use as a name: keywords, macros of the standard headers and compilers, and the namespaces
/// it needs itself.
const RESERVED: &[&str] = &[
    "EOF",
    "FALSE",
    "NAN",
    "NULL",
    "TRUE",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "assert",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "errno",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "linux",
    "long",
    "major",
    "minor",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "offsetof",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "return",
    "short",
    "shortwire",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "std",
    "stderr",
    "stdin",
    "stdout",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "union",
    "unix",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];

/// A name that C++ allows: with an underscore behind if it is a keyword.
pub(super) fn allowed(name: &str) -> String {
    if RESERVED.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

/// `calculator.v1` to `calculator_v1`; files without a package need a name all the same.
pub(super) fn stem(package: &str) -> String {
    if package.is_empty() { NO_PACKAGE.to_owned() } else { names::stem(package) }
}

/// `calculator.v1` to `calculator::v1`.
pub(super) fn namespace(package: &str) -> String {
    if package.is_empty() {
        return NO_PACKAGE.to_owned();
    }
    let part = |(index, part): (usize, &str)| {
        if index == 0 && part == "shortwire" { part.to_owned() } else { allowed(part) }
    };
    package.split('.').enumerate().map(part).collect::<Vec<_>>().join("::")
}

const NO_PACKAGE: &str = "messages";

/// `BinaryOp`.
pub(super) fn message(schema: &Schema, id: MessageId) -> String {
    allowed(&schema.message(id).name)
}

/// `Color`.
pub(super) fn enumeration(schema: &Schema, id: EnumId) -> String {
    allowed(&schema.enumeration(id).name)
}

/// `::calculator::v1::BinaryOp`.
pub(super) fn qualified(schema: &Schema, package: usize, name: &str) -> String {
    format!("::{}::{name}", namespace(&schema.packages[package].name))
}

/// Names within one struct, enum or class. What comes first has the name it wants, all else gives way with underscores.
#[derive(Default)]
pub(super) struct Scope(HashSet<String>);

impl Scope {
    /// A scope in which a name is taken: that of the struct itself.
    pub(super) fn inside(name: &str) -> Self {
        Self(HashSet::from([name.to_owned()]))
    }

    pub(super) fn add(&mut self, wanted: &str) -> String {
        let mut name = allowed(wanted);
        while !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }
}
