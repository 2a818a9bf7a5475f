//! Names that Dart allows and that clash with nothing the package brings.

use std::collections::HashSet;

use crate::schema::names::{camel, snake, stem as plain_stem};

/// Words that cannot be names, those that only `async` functions reserve among them.
const KEYWORDS: [&str; 35] = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do", "else",
    "enum", "extends", "false", "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow",
    "return", "super", "switch", "this", "throw", "true", "try", "var", "void", "while", "with", "yield",
];

/// Types of Dart that generated code names: a class or member called so would hide them.
const TYPES: [&str; 29] = [
    "Deprecated",
    "Duration",
    "Enum",
    "Float32List",
    "Float64List",
    "Function",
    "Future",
    "Int32List",
    "Int64List",
    "Iterable",
    "List",
    "Map",
    "Null",
    "Object",
    "Record",
    "String",
    "Type",
    "Uint32List",
    "Uint64List",
    "Uint8List",
    "bool",
    "double",
    "dynamic",
    "int",
    "num",
    "override",
    "identical",
    "print",
    "Never",
];

/// What every object has.
const OBJECT: [&str; 4] = ["hashCode", "noSuchMethod", "runtimeType", "toString"];

/// What every message has beside its fields.
const MESSAGE: [&str; 7] =
    ["clear", "decode", "encode", "encodeInto", "mergeFrom", "messageType", "unknownFields"];

/// What every enum has beside its values.
const ENUM: [&str; 4] = ["name", "number", "of", "values"];

/// What every client has beside its methods.
const CLIENT: [&str; 6] = ["close", "dispose", "isClosed", "library", "open", "withOptions"];

/// Name of a library: `calculator.v1` to `calculator_v1`.
pub(super) fn stem(package: &str) -> String {
    if package.is_empty() { "schema".to_owned() } else { plain_stem(package) }
}

/// Name of a class. Its `_` are kept, except in front, where Dart hides what they mark.
pub(super) fn class(name: &str) -> String {
    let name = name.trim_start_matches('_');
    if KEYWORDS.contains(&name) || TYPES.contains(&name) { format!("{name}_") } else { starting(name) }
}

/// Names of members of one class, given one after another.
pub(super) struct Members(HashSet<String>);

impl Members {
    /// The names of a message's fields.
    pub(super) fn of_message<'a>(
        types: &[String],
        fields: impl Iterator<Item = &'a str>,
    ) -> (Vec<String>, Self) {
        let mut members = Self::beside(types, &MESSAGE);
        let names = fields.map(|field| members.add(&camel(field))).collect();
        (names, members)
    }

    /// The names of an enum's values.
    pub(super) fn of_enum<'a>(types: &[String], values: impl Iterator<Item = &'a str>) -> Vec<String> {
        let mut members = Self::beside(types, &ENUM);
        values.map(|value| members.add(&camel(&snake(value)))).collect()
    }

    /// Those that an enum of a oneof's members has before it has any.
    pub(super) fn of_cases() -> Self {
        Self::beside(&[], &["index", "name", "values"])
    }

    /// Those that a client has before it has methods.
    pub(super) fn of_client(types: &[String]) -> Self {
        Self::beside(types, &CLIENT)
    }

    /// Members that give way to the library's own `types` and to `names`.
    fn beside(types: &[String], names: &[&str]) -> Self {
        Self(types.iter().cloned().chain(names.iter().map(|&name| name.to_owned())).collect())
    }

    /// The wanted name, with underscores at its end until it is one of its own.
    pub(super) fn add(&mut self, wanted: &str) -> String {
        let mut name = starting(wanted);
        let reserved =
            |name: &str| KEYWORDS.contains(&name) || TYPES.contains(&name) || OBJECT.contains(&name);
        while reserved(&name) || !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}

/// Names begin with a letter.
fn starting(name: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name.to_owned() } else { format!("f{name}") }
}
