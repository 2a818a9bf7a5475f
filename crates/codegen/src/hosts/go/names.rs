//! Names in generated Go.

use std::collections::HashSet;

use crate::schema::{Package, Schema, names as case};

/// Names of packages that generated files import.
pub(super) const IMPORTS: [&str; 4] = ["context", "shortwire", "strconv", "wire"];

/// Keywords of Go that a package could be called by, and the name of programs.
const NO_PACKAGES: [&str; 26] = [
    "break",
    "case",
    "chan",
    "const",
    "continue",
    "default",
    "defer",
    "else",
    "fallthrough",
    "for",
    "func",
    "go",
    "goto",
    "if",
    "import",
    "interface",
    "main",
    "map",
    "package",
    "range",
    "return",
    "select",
    "struct",
    "switch",
    "type",
    "var",
];

/// Methods that every message has.
const OF_MESSAGES: [&str; 9] = [
    "AppendBinary",
    "FullName",
    "MarshalBinary",
    "ReadWire",
    "Reset",
    "SetUnknownFields",
    "UnknownFields",
    "UnmarshalBinary",
    "WriteWire",
];

/// Methods that all columns have, and the member with their presence.
const OF_COLUMNS: [&str; 5] = ["CheckColumns", "FromRows", "Present", "ResizeColumns", "ToRows"];

/// What every client has.
const OF_CLIENTS: [&str; 2] = ["Close", "Library"];

/// The forms in which each method can be called.
pub(super) const FORMS: [&str; 6] = ["", "Into", "To", "Raw", "Many", "Columns"];

/// The directory of a package, with a slash at its end: `calculator.v1` to `calculator/v1/`.
pub(super) fn directory(package: &str) -> String {
    if package.is_empty() { String::new() } else { format!("{}/", package.replace('.', "/")) }
}

/// The name of a package: `calculator.v1` to `calculatorv1`, `acme.shop` to `shop`.
pub(super) fn package(package: &str) -> String {
    let mut parts = package.rsplit('.').map(|part| part.replace('_', "").to_lowercase());
    let last = parts.next().filter(|part| !part.is_empty()).unwrap_or_else(|| "schema".to_owned());
    let is_version =
        last.strip_prefix('v').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let name = match parts.next() {
        Some(before) if is_version => format!("{before}{last}"),
        _ => last,
    };
    if NO_PACKAGES.contains(&name.as_str()) || IMPORTS.contains(&name.as_str()) {
        format!("{name}_")
    } else {
        name
    }
}

/// A name that other packages see: `zip_code` to `ZipCode`.
pub(super) fn exported(name: &str) -> String {
    let name = case::pascal(name);
    if name.starts_with(|c: char| c.is_ascii_uppercase()) { name } else { format!("X{name}") }
}

/// A name that they do not see.
pub(super) fn unexported(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
}

/// Name of a member in a struct of columns, where it has that name in the message.
pub(super) fn column(member: &str) -> String {
    if OF_COLUMNS.contains(&member) { format!("{member}_") } else { member.to_owned() }
}

/// Names of the members and methods of one message. Fields give way to methods, and to fields before them.
pub(super) struct Members(HashSet<String>);

impl Members {
    pub(super) fn new() -> Self {
        Self(OF_MESSAGES.map(str::to_owned).into())
    }

    /// A name, with underscores at its end until nothing has it.
    pub(super) fn add(&mut self, wanted: &str) -> String {
        free(&mut self.0, wanted)
    }
}

/// Names that all files of a package share. Types have theirs from the schema; what is added beside them gives way.
pub(super) struct Globals(HashSet<String>);

impl Globals {
    pub(super) fn of(schema: &Schema, package: &Package) -> Self {
        let messages = package.messages.iter().map(|&id| exported(&schema.message(id).name));
        let columns =
            package.messages.iter().map(|&id| format!("{}Columns", exported(&schema.message(id).name)));
        let enums = package.enums.iter().map(|&id| exported(&schema.enumeration(id).name));
        let services = package.services.iter().map(|service| exported(&service.name));
        Self(messages.chain(columns).chain(enums).chain(services).collect())
    }

    /// A name, with underscores at its end until nothing has it.
    pub(super) fn add(&mut self, wanted: &str) -> String {
        free(&mut self.0, wanted)
    }
}

/// The name of a client's method. It gives way where it would meet what all clients have, or another form of another
/// method: `AddMany` beside `Add`.
pub(super) fn method(name: &str, all: &[&str]) -> String {
    let name = exported(name);
    let is_form = |other: &&str| {
        name.strip_prefix(&exported(other)).is_some_and(|rest| !rest.is_empty() && FORMS.contains(&rest))
    };
    let taken = OF_CLIENTS.contains(&name.as_str()) || all.iter().any(is_form);
    if taken { format!("{name}_") } else { name }
}

fn free(taken: &mut HashSet<String>, wanted: &str) -> String {
    let mut name = wanted.to_owned();
    while !taken.insert(name.clone()) {
        name.push('_');
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_named_as_buf_names_them() {
        assert_eq!(package("calculator.v1"), "calculatorv1");
        assert_eq!(package("complex_data.v1"), "complexdatav1");
        assert_eq!(package("acme.shop"), "shop");
        assert_eq!(package("acme.type"), "type_");
        assert_eq!(package(""), "schema");
        assert_eq!(directory("calculator.v1"), "calculator/v1/");
    }
}
