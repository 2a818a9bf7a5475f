//! Generates TypeScript: for each package a module of classes, of functions that write and read them, and of clients.
//! Every method has functions of its own, because the engine learns by function how a call looks.

mod decode;
mod encode;
mod flat;
mod lines;
mod message;
mod names;
mod service;
mod types;

use std::collections::BTreeSet;

use serde::Serialize;

use self::types::Scope;
use super::{GenerateError, GeneratedFile, Host, provenance, templates};
use crate::schema::{Package, Schema};

/// A module for each requested package.
///
/// # Errors
///
/// If two names fall together.
pub fn generate(schema: &Schema) -> Result<Vec<GeneratedFile>, GenerateError> {
    let requested = schema.packages.iter().enumerate().filter(|(_, package)| package.requested);
    requested
        .map(|(index, package)| {
            let path = format!("{}.ts", names::stem(&package.name));
            render(path, &module(&Scope { schema, package: index }, package)?)
        })
        .collect()
}

#[derive(Serialize)]
struct Module {
    provenance: String,
    doc: Vec<String>,
    /// Stems of other modules.
    imports: BTreeSet<String>,
    enums: Vec<message::EnumItem>,
    messages: Vec<message::MessageItem>,
    flats: Vec<flat::FlatItem>,
    services: Vec<service::ServiceItem>,
}

fn module(scope: &Scope<'_>, package: &Package) -> Result<Module, GenerateError> {
    let schema = scope.schema;
    Ok(Module {
        provenance: provenance(package),
        doc: lines::doc(&package.doc, false, ""),
        imports: scope.imports(),
        enums: package.enums.iter().map(|&id| message::enumeration(schema.enumeration(id))).collect(),
        messages: package.messages.iter().map(|&id| message::message(scope, id)).collect(),
        flats: service::flat_items(scope, package),
        services: package
            .services
            .iter()
            .map(|service| service::service(scope, service))
            .collect::<Result<_, _>>()?,
    })
}

fn render(path: String, module: &Module) -> Result<GeneratedFile, GenerateError> {
    let contents = templates::render(Host::Node, TEMPLATES, "module", module)?;
    Ok(GeneratedFile { path, contents: lines::wrap(&contents) })
}

const TEMPLATES: &[(&str, &str)] = &[
    ("module", include_str!("templates/module.ts.jinja")),
    ("message", include_str!("templates/message.ts.jinja")),
    ("flat", include_str!("templates/flat.ts.jinja")),
    ("service", include_str!("templates/service.ts.jinja")),
];
