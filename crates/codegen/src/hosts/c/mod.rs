//! Generates C: a header and a source file a package. Structs whose strings, lists and nested messages are borrowed,
//! straight-line code that writes and reads them, and a typed client a service, whose flat calls are inline.

mod decode;
mod encode;
mod flat;
mod message;
mod names;
mod required;
mod service;
mod types;

use std::collections::BTreeSet;

use serde::Serialize;

pub(super) use self::names::is_reserved;
use super::wrap::wrap;
use super::{GenerateError, GeneratedFile, Host, Names, provenance, templates};
use crate::schema::{Package, Schema, names as case};

/// A header and a source file for each requested package.
///
/// # Errors
///
/// If two names fall together in C.
pub fn generate(schema: &Schema) -> Result<Vec<GeneratedFile>, GenerateError> {
    // All files of a program share their names.
    let mut globals = Names::of("C");
    for name in names::STANDARD_TYPES {
        globals.claim(name, "a type of the standard library")?;
    }
    let mut files = Vec::new();
    for (index, package) in schema.packages.iter().enumerate().filter(|(_, package)| package.requested) {
        let unit = unit(schema, index, package, &mut globals)?;
        files.push(render(format!("{}.h", unit.stem), "header", &unit)?);
        files.push(render(format!("{}.c", unit.stem), "source", &unit)?);
    }
    Ok(files)
}

/// What both files of a package are made from.
#[derive(Serialize)]
struct Unit {
    provenance: String,
    stem: String,
    guard: String,
    doc: Vec<String>,
    /// Stems of the packages whose types this one uses.
    imports: BTreeSet<String>,
    enums: Vec<message::EnumItem>,
    messages: Vec<message::MessageItem>,
    services: Vec<service::ServiceItem>,
}

fn unit(
    schema: &Schema,
    index: usize,
    package: &Package,
    globals: &mut Names,
) -> Result<Unit, GenerateError> {
    let stem = stem(&package.name);
    names::check_prefix(schema, package)?;
    Ok(Unit {
        provenance: harmless(&provenance(package)),
        guard: format!("{}_H", stem.to_uppercase()),
        doc: doc(&package.doc),
        imports: imports(schema, index),
        enums: package
            .enums
            .iter()
            .map(|&id| message::enumeration(schema, id, globals))
            .collect::<Result<_, _>>()?,
        messages: package
            .messages
            .iter()
            .map(|&id| message::message(schema, id, globals))
            .collect::<Result<_, _>>()?,
        services: package
            .services
            .iter()
            .map(|service| service::service(schema, package, service, globals))
            .collect::<Result<_, _>>()?,
        stem,
    })
}

/// The package's stem; files without a package need a name all the same.
fn stem(package: &str) -> String {
    if package.is_empty() { "messages".to_owned() } else { case::stem(package) }
}

/// The stems of the packages that this one uses.
fn imports(schema: &Schema, package: usize) -> BTreeSet<String> {
    schema.packages_used_by(package).into_iter().map(|index| stem(&schema.packages[index].name)).collect()
}

fn render(path: String, template: &str, unit: &Unit) -> Result<GeneratedFile, GenerateError> {
    let text = templates::render(Host::C, TEMPLATES, template, unit)?;
    Ok(GeneratedFile { path, contents: wrap(&text) })
}

const TEMPLATES: &[(&str, &str)] = &[
    ("header", include_str!("templates/header.h.jinja")),
    ("source", include_str!("templates/source.c.jinja")),
    ("comment", include_str!("templates/comment.jinja")),
    ("message.h", include_str!("templates/message.h.jinja")),
    ("message.c", include_str!("templates/message.c.jinja")),
    ("service.h", include_str!("templates/service.h.jinja")),
    ("service.c", include_str!("templates/service.c.jinja")),
    ("flat_many.c", include_str!("templates/flat_many.c.jinja")),
];

/// The lines of a comment, made harmless to the comment they go into.
fn doc(text: &str) -> Vec<String> {
    text.lines().map(harmless).collect()
}

fn harmless(line: &str) -> String {
    line.replace("*/", "* /").replace("/*", "/ *")
}
