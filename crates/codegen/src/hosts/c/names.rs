//! Names in generated C.

use std::collections::{HashMap, HashSet};

use super::GenerateError;
use crate::schema::{EnumId, MessageId, Schema, names};

/// What generated code may not use as the name of a member: keywords of C and C++, and macros of the standard headers.
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
    "class",
    "compl",
    "concept",
    "const",
    "const_cast",
    "constexpr",
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
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
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
    "typeof",
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

/// The name of a struct member for a field.
pub(super) fn member(field: &str) -> String {
    if RESERVED.contains(&field) { format!("{field}_") } else { field.to_owned() }
}

/// `calculator_v1_binary_op`: what the names of everything that belongs to a message begin with.
pub(super) fn message(schema: &Schema, id: MessageId) -> String {
    let message = schema.message(id);
    prefixed(&schema.packages[message.package].name, &message.name)
}

/// The same for an enum.
pub(super) fn enumeration(schema: &Schema, id: EnumId) -> String {
    let enumeration = schema.enumeration(id);
    prefixed(&schema.packages[enumeration.package].name, &enumeration.name)
}

/// The package's stem and a name of that package in snake case.
pub(super) fn prefixed(package: &str, name: &str) -> String {
    let name = names::snake(name);
    if package.is_empty() { name } else { format!("{}_{name}", names::stem(package)) }
}

/// Names of the members of one struct. Fields have theirs from the schema; what is added beside them gives way.
pub(super) struct Members(HashSet<String>);

impl Members {
    pub(super) fn of<'a>(fields: impl Iterator<Item = &'a str>) -> Self {
        Self(fields.map(member).collect())
    }

    /// A name for a member that is no field: the wanted one, with underscores at its end until no field has it.
    pub(super) fn add(&mut self, wanted: &str) -> String {
        let mut name = member(wanted);
        while !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}

/// Names that all files of a program share, and what they stand for.
#[derive(Default)]
pub(super) struct Globals(HashMap<String, String>);

impl Globals {
    /// Takes a name for `element`.
    ///
    /// # Errors
    ///
    /// If something else has it.
    pub(super) fn claim(&mut self, name: &str, element: &str) -> Result<(), GenerateError> {
        match self.0.insert(name.to_owned(), element.to_owned()) {
            Some(first) if first != element => Err(GenerateError::Unsupported {
                element: element.to_owned(),
                reason: format!("it and {first} would both be named {name} in C; rename one of them"),
            }),
            _ => Ok(()),
        }
    }
}
