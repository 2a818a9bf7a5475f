//! Names that TypeScript allows and that clash with nothing generated code uses. What it adds for itself begins with `$`,
//! which no name in a schema can.

use std::collections::HashSet;

use crate::schema::names::{camel, stem as plain_stem};

/// What no class may be called: keywords, names of types, and what generated code takes from JavaScript.
const RESERVED: &[&str] = &[
    "Array",
    "ArrayLike",
    "BigInt64Array",
    "BigUint64Array",
    "Float32Array",
    "Float64Array",
    "Int32Array",
    "Map",
    "Object",
    "Partial",
    "Promise",
    "ReadonlyMap",
    "Uint32Array",
    "Uint8Array",
    "any",
    "arguments",
    "as",
    "async",
    "await",
    "bigint",
    "boolean",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "debugger",
    "declare",
    "default",
    "delete",
    "do",
    "else",
    "enum",
    "eval",
    "export",
    "extends",
    "false",
    "finally",
    "for",
    "function",
    "if",
    "implements",
    "import",
    "in",
    "infer",
    "instanceof",
    "interface",
    "is",
    "keyof",
    "let",
    "module",
    "namespace",
    "never",
    "new",
    "null",
    "number",
    "object",
    "package",
    "private",
    "protected",
    "public",
    "readonly",
    "return",
    "static",
    "string",
    "super",
    "switch",
    "symbol",
    "this",
    "throw",
    "true",
    "try",
    "type",
    "typeof",
    "undefined",
    "unique",
    "unknown",
    "var",
    "void",
    "while",
    "with",
    "yield",
];

/// What every object has; a field of that name would hide it.
const OBJECT: &[&str] =
    &["__proto__", "constructor", "hasOwnProperty", "toJSON", "toLocaleString", "toString", "valueOf"];

/// What every client has.
const CLIENT: &[&str] = &["close", "closed", "constructor", "library", "toString", "valueOf"];

/// Name of a file without its ending: `calculator.v1` to `calculator_v1`.
pub(super) fn stem(package: &str) -> String {
    if package.is_empty() { "schema".to_owned() } else { plain_stem(package) }
}

/// Name of a class or an enum.
pub(super) fn class(name: &str) -> String {
    if RESERVED.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

/// Name of a property for a field: as protobuf's JSON has it, `zip_code` to `zipCode`.
pub(super) fn property(field: &str) -> String {
    let mut out = String::with_capacity(field.len());
    let mut upper = false;
    for c in field.chars() {
        if c == '_' {
            upper = !out.is_empty();
        } else if std::mem::take(&mut upper) {
            out.extend(c.to_uppercase());
        } else {
            out.push(c);
        }
    }
    match out.as_str() {
        "" => "_".to_owned(),
        name if OBJECT.contains(&name) => format!("{name}_"),
        name if name.starts_with(|c: char| c.is_ascii_digit()) => format!("_{name}"),
        _ => out,
    }
}

/// Name of a method.
pub(super) fn method(name: &str) -> String {
    let name = camel(name);
    if CLIENT.contains(&name.as_str()) { format!("{name}_") } else { name }
}

/// Names of one scope: what comes first keeps its name, what comes later gets underscores at its end.
#[derive(Default)]
pub(super) struct Names(HashSet<String>);

impl Names {
    pub(super) fn claim(&mut self, wanted: String) -> String {
        let mut name = wanted;
        while !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}

#[cfg(test)]
mod tests {
    use super::property;

    #[test]
    fn properties_are_named_as_in_json() {
        assert_eq!(property("zip_code"), "zipCode");
        assert_eq!(property("URL"), "URL");
        assert_eq!(property("_hidden_1"), "hidden1");
        assert_eq!(property("constructor"), "constructor_");
    }
}
