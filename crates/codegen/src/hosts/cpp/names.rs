//! Names in generated C++: types are named as in the schema, all else in snake case.

use std::collections::HashSet;

use crate::hosts::c::is_reserved;
use crate::schema::{EnumId, MessageId, Schema, names};

/// What is no name beyond what the C host's headers reserve: the namespaces that generated code needs itself, and what is a
/// macro where C++ is compiled.
const RESERVED: &[&str] = &["major", "minor", "shortwire", "std"];

/// A name that C++ allows: with an underscore behind if it is a keyword.
pub(super) fn allowed(name: &str) -> String {
    if RESERVED.contains(&name) || is_reserved(name) { format!("{name}_") } else { name.to_owned() }
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
