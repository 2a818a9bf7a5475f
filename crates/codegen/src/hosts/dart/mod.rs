//! Generates Dart: a library a package, with a class a message, straight-line code that writes and reads it, and a typed
//! client a service, whose flat calls fill slots in place.
//!
//! Whatever generated code adds has a `$` in front, which names of a schema cannot have.

mod codec;
mod lines;
mod message;
mod names;
mod service;
mod slots;
mod types;

use std::collections::BTreeSet;

use serde::Serialize;

use self::types::Scope;
use super::{GenerateError, GeneratedFile, Host, provenance, templates};
use crate::schema::Schema;

/// A library for each requested package.
///
/// # Errors
///
/// If two methods of a service have the same name in Dart.
pub fn generate(schema: &Schema) -> Result<Vec<GeneratedFile>, GenerateError> {
    let mut files = Vec::new();
    for (index, package) in schema.packages.iter().enumerate().filter(|(_, package)| package.requested) {
        let scope = Scope { schema, package: index };
        let mut records = service::Records::new(&scope);
        let services = package.services.iter().map(|service| service::service(&scope, service, &mut records));
        let library = Library {
            services: services.collect::<Result<_, _>>()?,
            records: records.items,
            provenance: provenance(package),
            doc: doc(&package.doc, false, ""),
            imports: scope.imports(),
            enums: package
                .enums
                .iter()
                .map(|&id| message::enumeration(&scope, schema.enumeration(id)))
                .collect(),
            messages: package
                .messages
                .iter()
                .map(|&id| message::message(&scope, schema.message(id)))
                .collect(),
        };
        files.push(render(format!("{}.dart", names::stem(&package.name)), &library)?);
    }
    Ok(files)
}

#[derive(Serialize)]
struct Library {
    provenance: String,
    doc: Vec<String>,
    /// Stems of the libraries whose types this one uses.
    imports: BTreeSet<String>,
    /// Names of the records that batches take and give.
    records: Vec<service::RecordItem>,
    enums: Vec<message::EnumItem>,
    messages: Vec<message::MessageItem>,
    services: Vec<service::ServiceItem>,
}

fn render(path: String, library: &Library) -> Result<GeneratedFile, GenerateError> {
    let text = templates::render(Host::Dart, TEMPLATES, "library", library)?;
    Ok(GeneratedFile { path, contents: lines::wrap(&text) })
}

const TEMPLATES: &[(&str, &str)] = &[
    ("library", include_str!("templates/library.dart.jinja")),
    ("message", include_str!("templates/message.dart.jinja")),
    ("service", include_str!("templates/service.dart.jinja")),
];

/// The lines of a doc comment, and the annotation of what is deprecated.
fn doc(text: &str, deprecated: bool, indent: &str) -> Vec<String> {
    let mut out: Vec<String> =
        text.lines().map(|line| format!("{indent}/// {line}").trim_end().to_owned()).collect();
    if deprecated {
        out.push(format!("{indent}@Deprecated('Marked so in the schema.')"));
    }
    out
}

/// The doc comment of what has a sentence of its own if the schema has none.
fn doc_or(text: &str, otherwise: &str, deprecated: bool, indent: &str) -> Vec<String> {
    doc(if text.is_empty() { otherwise } else { text }, deprecated, indent)
}
