//! Generates C++20: one header a package. Structs of the language's own types that borrow, what the codec of the host is
//! to know of them, and a client a service.

mod message;
mod names;
mod service;
mod types;

use std::collections::BTreeSet;

use minijinja::Environment;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use serde::Serialize;

use super::wrap::wrap;
use super::{GenerateError, GeneratedFile, Host, provenance};
use crate::schema::{FieldKind, Package, Schema, Type};

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
    imports: Vec<String>,
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
        imports: imports(schema, index, package),
        enums: package.enums.iter().map(|&id| message::enumeration(schema, id)).collect(),
        messages: package.messages.iter().map(|&id| message::message(schema, id)).collect(),
        services: package.services.iter().map(|item| service::service(schema, index, item)).collect(),
        stem,
    }
}

fn imports(schema: &Schema, own: usize, package: &Package) -> Vec<String> {
    let fields = package.messages.iter().flat_map(|&id| &schema.message(id).fields);
    let of_fields = fields.filter_map(|field| {
        let (FieldKind::Singular { ty, .. }
        | FieldKind::Repeated { ty, .. }
        | FieldKind::Map { value: ty, .. }) = field.kind;
        match ty {
            Type::Scalar(_) => None,
            Type::Enum { id, .. } => Some(schema.enumeration(id).package),
            Type::Message { id, .. } => Some(schema.message(id).package),
        }
    });
    let methods = package.services.iter().flat_map(|service| &service.methods);
    let of_methods =
        methods.flat_map(|method| [method.request, method.reply]).map(|id| schema.message(id).package);
    let used: BTreeSet<String> = of_fields
        .chain(of_methods)
        .filter(|&index| index != own)
        .map(|index| names::stem(&schema.packages[index].name))
        .collect();
    used.into_iter().collect()
}

fn render(header: &Header) -> Result<GeneratedFile, GenerateError> {
    let template_error = |source| GenerateError::Template { host: Host::Cpp, source };
    let mut templates = Environment::new();
    let syntax =
        SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).keep_trailing_newline(true).build();
    templates.set_syntax(syntax.map_err(template_error)?);
    for (name, text) in TEMPLATES {
        templates.add_template(name, text).map_err(template_error)?;
    }
    let text =
        templates.get_template("header").and_then(|t| t.render(Serde(header))).map_err(template_error)?;
    Ok(GeneratedFile { path: format!("{}.hpp", header.stem), contents: wrap(&text) })
}

const TEMPLATES: [(&str, &str); 5] = [
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
