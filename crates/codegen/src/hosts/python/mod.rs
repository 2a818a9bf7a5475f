//! Generates Python: for each package a module of dataclasses and clients, and a stub with their types.
//!
//! The module says what the codec in `shortwire` needs to know of each class; the stub says what a type checker and a
//! reader need. Both are formatted as `ruff format` leaves them.

mod message;
mod names;
mod service;
mod types;

use serde::Serialize;

use self::types::Scope;
use super::{GenerateError, GeneratedFile, Host, Names, provenance, templates};
use crate::schema::{Package, Schema};

/// A module and a stub for each requested package.
///
/// # Errors
///
/// If packages import each other in a circle, which Python modules cannot, or if two names fall together.
pub fn generate(schema: &Schema) -> Result<Vec<GeneratedFile>, GenerateError> {
    let mut files = Vec::new();
    for (index, package) in schema.packages.iter().enumerate().filter(|(_, package)| package.requested) {
        names::check(schema, package)?;
        let scope = Scope::new(schema, index)?;
        let module = Module {
            provenance: provenance(package),
            doc: docstring(&package.doc, ""),
            imports: scope.imports(),
            enums: package.enums.iter().map(|&id| message::enumeration(schema.enumeration(id))).collect(),
            messages: package
                .messages
                .iter()
                .map(|&id| message::message(&scope, schema.message(id)))
                .collect(),
            services: package.services.iter().map(|service| service::service(&scope, service)).collect(),
            exports: exports(schema, package),
        };
        let stem = names::stem(&package.name);
        files.push(render(format!("{stem}.py"), "module", &module)?);
        files.push(render(format!("{stem}.pyi"), "stub", &module)?);
    }
    Ok(files)
}

#[derive(Serialize)]
struct Module {
    provenance: String,
    doc: Vec<String>,
    imports: Vec<Import>,
    enums: Vec<message::EnumItem>,
    messages: Vec<message::MessageItem>,
    services: Vec<service::ServiceItem>,
    exports: Vec<String>,
}

/// `from . import module as alias`.
#[derive(Serialize)]
struct Import {
    module: String,
    alias: String,
}

fn exports(schema: &Schema, package: &Package) -> Vec<String> {
    let enums = package.enums.iter().map(|&id| names::class(&schema.enumeration(id).name));
    let messages = package.messages.iter().map(|&id| names::class(&schema.message(id).name));
    let services = package.services.iter().map(|service| names::class(&service.name));
    let mut exports: Vec<String> = enums.chain(messages).chain(services).collect();
    exports.sort();
    exports
}

fn render(path: String, template: &str, context: &Module) -> Result<GeneratedFile, GenerateError> {
    let contents = templates::render(Host::Python, TEMPLATES, template, context)?;
    Ok(GeneratedFile { path, contents })
}

const TEMPLATES: &[(&str, &str)] = &[
    ("module", include_str!("templates/module.py.jinja")),
    ("stub", include_str!("templates/module.pyi.jinja")),
];

/// The lines of a docstring with its quotes, indented; none if there is nothing to say.
fn docstring(doc: &str, indent: &str) -> Vec<String> {
    let escaped = doc.replace('\\', "\\\\").replace("\"\"\"", "\\\"\\\"\\\"");
    let lines: Vec<&str> = escaped.lines().map(str::trim_end).collect();
    let Some((first, rest)) = lines.split_first() else { return Vec::new() };
    // What all lines but the first are indented by goes, as the formatter has it.
    let filled = rest.iter().filter(|line| !line.is_empty());
    let common = filled.map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    // A quote at the end would run into those that close.
    let close =
        |line: &str| if line.ends_with('"') { format!("{line} \"\"\"") } else { format!("{line}\"\"\"") };
    if rest.is_empty() {
        return vec![format!("{indent}\"\"\"{}", close(first))];
    }
    let mut out = vec![format!("{indent}\"\"\"{first}")];
    out.extend(
        rest.iter()
            .map(|line| if line.is_empty() { String::new() } else { format!("{indent}{}", &line[common..]) }),
    );
    out.push(format!("{indent}\"\"\""));
    out
}

/// A comment of the schema, and that the element it stands for is deprecated.
fn doc_of(doc: &str, deprecated: bool) -> String {
    match (deprecated, doc.is_empty()) {
        (false, _) => doc.to_owned(),
        (true, true) => "Deprecated.".to_owned(),
        (true, false) => format!("{doc}\n\nDeprecated."),
    }
}

/// A Python string literal in double quotes.
fn literal(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\r', "\\r");
    // Where that saves escapes, the formatter prefers single quotes.
    if text.contains('"') && !text.contains('\'') {
        return format!("'{}'", escaped.replace("\\\"", "\""));
    }
    format!("\"{escaped}\"")
}
