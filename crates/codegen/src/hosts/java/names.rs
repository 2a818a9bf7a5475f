//! Names that Java allows and that clash with nothing that generated code brings.

use std::collections::HashSet;

use crate::schema::names::{camel, pascal};

/// Java's keywords and literals, contextual ones where they may not be names of components or types.
const KEYWORDS: &[&str] = &[
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extends",
    "false",
    "final",
    "finally",
    "float",
    "for",
    "goto",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "native",
    "new",
    "null",
    "package",
    "private",
    "protected",
    "public",
    "record",
    "return",
    "sealed",
    "short",
    "static",
    "strictfp",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "transient",
    "true",
    "try",
    "var",
    "void",
    "volatile",
    "when",
    "while",
    "yield",
];

/// What every object has.
const OBJECT: &[&str] =
    &["clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait"];

/// What every message or its builder has.
const MESSAGE: &[&str] = &[
    "build",
    "builder",
    "clear",
    "decode",
    "encode",
    "merge",
    "read",
    "toBuilder",
    "type",
    "unknownFields",
    "write",
];

/// What every client has.
const CLIENT: &[&str] = &["async", "close", "entry", "isClosed", "library", "on", "open", "options", "with"];

/// The package of generated code: that of the schema.
pub(super) fn package(name: &str) -> String {
    if name.is_empty() {
        return "default_package".to_owned();
    }
    name.split('.').map(keyword_escaped).collect::<Vec<_>>().join(".")
}

/// The name of a class for a message, an enum or a service.
pub(super) fn class(name: &str) -> String {
    keyword_escaped(name)
}

/// The name of a component for a field or a oneof.
pub(super) fn component(name: &str) -> String {
    let name = identifier(camel(name));
    if OBJECT.contains(&&*name) || MESSAGE.contains(&&*name) {
        format!("{name}_")
    } else {
        keyword_escaped(&name)
    }
}

/// The name of a nested class for a oneof or one of its members.
pub(super) fn nested(name: &str) -> String {
    identifier(pascal(name))
}

/// The name of an enum's constant.
pub(super) fn constant(name: &str) -> String {
    keyword_escaped(&identifier(name.trim_start_matches('_').to_owned()))
}

/// The name of a client's method.
pub(super) fn method(name: &str) -> String {
    let name = identifier(camel(name));
    if OBJECT.contains(&&*name) || CLIENT.contains(&&*name) {
        format!("{name}_")
    } else {
        keyword_escaped(&name)
    }
}

/// A name among others of its kind: the wanted one, with underscores at its end until nothing has it.
pub(super) fn unique(taken: &mut HashSet<String>, wanted: String) -> String {
    let mut name = wanted;
    while !taken.insert(name.clone()) {
        name.push('_');
    }
    name
}

/// A letter in front of what would begin with a digit once its underscores are gone.
fn identifier(name: String) -> String {
    if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name } else { format!("x{name}") }
}

fn keyword_escaped(name: &str) -> String {
    if KEYWORDS.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_javas() {
        assert_eq!(package("calculator.v1"), "calculator.v1");
        assert_eq!(package("my.default.native"), "my.default_.native_");
        assert_eq!(component("transaction_id"), "transactionId");
        assert_eq!(component("hash_code"), "hashCode_");
        assert_eq!(component("class"), "class_");
        assert_eq!(component("_1st"), "x1st");
        assert_eq!(method("Wait"), "wait_");
        assert_eq!(nested("batch_result"), "BatchResult");
    }
}
