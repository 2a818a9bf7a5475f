//! Names that Python allows and that clash with nothing the package brings.

use super::{GenerateError, Names};
use crate::schema::names::{snake, stem as plain_stem};
use crate::schema::{Package, Schema};

/// Python's keywords, soft ones excepted, which may be names.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// What every module and its stub import.
const MODULE: [&str; 7] = ["_Buffer", "_abc", "_builtins", "_dataclasses", "_enum", "_sw", "_typing"];

/// What every client has.
const CLIENT: [&str; 4] = ["close", "closed", "open", "with_options"];

/// What every member of an enum has.
const ENUM: [&str; 3] = ["mro", "name", "value"];

/// Name of a module: `calculator.v1` to `calculator_v1`.
pub(super) fn stem(package: &str) -> String {
    if package.is_empty() { "schema".to_owned() } else { plain_stem(package) }
}

/// Name of a class.
pub(super) fn class(name: &str) -> String {
    if MODULE.contains(&name) { format!("{name}_") } else { escaped(name) }
}

/// Name of a field: keywords get an underscore behind, and an `f` comes before one in front, which Python keeps for
/// other purposes.
pub(super) fn field(name: &str) -> String {
    if name.starts_with('_') { format!("f{name}") } else { escaped(name) }
}

/// Name of an enum's member.
pub(super) fn member(name: &str) -> String {
    if ENUM.contains(&name) || name.starts_with('_') {
        leading(format!("{name}_").trim_start_matches('_'), name)
    } else {
        escaped(name)
    }
}

/// Name of a method.
pub(super) fn method(name: &str) -> String {
    let name = snake(name);
    if CLIENT.contains(&name.as_str()) {
        format!("{name}_")
    } else {
        escaped(&leading(name.trim_start_matches('_'), &name))
    }
}

/// A name without the underscores that it begins with, unless nothing is left that can begin one.
fn leading(trimmed: &str, name: &str) -> String {
    if trimmed.starts_with(|c: char| c.is_alphabetic()) { trimmed.to_owned() } else { format!("n{name}") }
}

/// Finds names of a package that are different in the schema and the same in Python.
pub(super) fn check(schema: &Schema, package: &Package) -> Result<(), GenerateError> {
    let mut classes = Names::of("Python");
    for enumeration in package.enums.iter().map(|&id| schema.enumeration(id)) {
        classes.claim(&class(&enumeration.name), &enumeration.full_name)?;
        let mut members = Names::of("Python");
        for value in &enumeration.values {
            members
                .claim(&member(&value.short_name), &format!("{}.{}", enumeration.full_name, value.name))?;
        }
    }
    for message in package.messages.iter().map(|&id| schema.message(id)) {
        classes.claim(&class(&message.name), &message.full_name)?;
        let mut fields = Names::of("Python");
        for one in &message.fields {
            fields.claim(&field(&one.name), &format!("{}.{}", message.full_name, one.name))?;
        }
    }
    for service in &package.services {
        classes.claim(&class(&service.name), &service.full_name)?;
        let mut methods = Names::of("Python");
        for one in &service.methods {
            methods.claim(&method(&one.name), &one.full_name)?;
        }
    }
    Ok(())
}

fn escaped(name: &str) -> String {
    if KEYWORDS.contains(&name) { format!("{name}_") } else { name.to_owned() }
}
