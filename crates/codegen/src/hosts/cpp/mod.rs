//! Generates C++20: one header a package. Structs of the language's own types that borrow, what the codec of the host is
//! to know of them, and a client a service.

mod message;
mod names;
mod service;
mod types;

use std::collections::BTreeSet;

use serde::Serialize;

use super::wrap::wrap;
use super::{GenerateError, GeneratedFile, Host, provenance, templates};
use crate::schema::{Package, Schema};

/// A header for each requested package.
///
/// # Errors
///
/// Only if a template is wrong.
pub fn generate(schema: &Schema) -> Result<Vec<GeneratedFile>, GenerateError> {
    let packages = schema.packages.iter().enumerate().filter(|(_, package)| package.requested);
    packages.map(|(index, package)| render(&header(schema, index, package))).collect()
}

/// What a header is made from.
#[derive(Serialize)]
struct Header {
    provenance: String,
    stem: String,
    guard: String,
    doc: Vec<String>,
    namespace: String,
    /// Stems of the packages whose types this one uses.
    imports: BTreeSet<String>,
    enums: Vec<message::EnumItem>,
    messages: Vec<message::MessageItem>,
    services: Vec<service::ServiceItem>,
}

fn header(schema: &Schema, index: usize, package: &Package) -> Header {
    let stem = names::stem(&package.name);
    Header {
        provenance: provenance(package),
        guard: format!("{}_HPP", stem.to_uppercase()),
        doc: doc(&package.doc),
        namespace: names::namespace(&package.name),
        imports: imports(schema, index),
        enums: package.enums.iter().map(|&id| message::enumeration(schema, id)).collect(),
        messages: package.messages.iter().map(|&id| message::message(schema, id)).collect(),
        services: package.services.iter().map(|item| service::service(schema, index, item)).collect(),
        stem,
    }
}

/// The stems of the packages that this one uses.
fn imports(schema: &Schema, package: usize) -> BTreeSet<String> {
    schema
        .packages_used_by(package)
        .into_iter()
        .map(|index| names::stem(&schema.packages[index].name))
        .collect()
}

fn render(header: &Header) -> Result<GeneratedFile, GenerateError> {
    let text = templates::render(Host::Cpp, TEMPLATES, "header", header)?;
    Ok(GeneratedFile { path: format!("{}.hpp", header.stem), contents: wrap(&text) })
}

const TEMPLATES: &[(&str, &str)] = &[
    ("header", include_str!("templates/header.hpp.jinja")),
    ("comment", include_str!("templates/comment.jinja")),
    ("message", include_str!("templates/message.hpp.jinja")),
    ("description", include_str!("templates/description.hpp.jinja")),
    ("service", include_str!("templates/service.hpp.jinja")),
];

/// The lines of a comment. One that ends in a backslash would go on in the line below.
fn doc(text: &str) -> Vec<String> {
    text.lines().map(|line| line.trim_end_matches('\\').trim_end().to_owned()).collect()
}
