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

use minijinja::Environment;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use serde::Serialize;

use self::types::Scope;
use super::{GenerateError, GeneratedFile, Host, provenance};
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
    imports: Vec<String>,
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
    let template_error = |source| GenerateError::Template { host: Host::Node, source };
    let mut templates = Environment::new();
    let syntax =
        SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).keep_trailing_newline(true).build();
    templates.set_syntax(syntax.map_err(template_error)?);
    for (name, text) in TEMPLATES {
        templates.add_template(name, text).map_err(template_error)?;
    }
    let contents =
        templates.get_template("module").and_then(|t| t.render(Serde(module))).map_err(template_error)?;
    Ok(GeneratedFile { path, contents: lines::wrap(&contents) })
}

const TEMPLATES: [(&str, &str); 4] = [
    ("module", include_str!("templates/module.ts.jinja")),
    ("message", include_str!("templates/message.ts.jinja")),
    ("flat", include_str!("templates/flat.ts.jinja")),
    ("service", include_str!("templates/service.ts.jinja")),
];
