//! Generates Go: a directory for each package, with its messages in one file and its clients in another. Structs whose
//! lists hold values, straight-line code that writes and reads them, and a typed client a service. All of it as `gofmt`
//! leaves it.

mod decode;
mod encode;
mod flat;
mod imports;
mod layout;
mod message;
mod names;
mod service;
mod types;

use serde::Serialize;

pub use self::imports::ImportRoot;
use self::imports::{Import, Scope};
use self::names::Globals;
use super::{GenerateError, GeneratedFile, Host, provenance, templates};
use crate::schema::{Package, Schema};

/// The files of each requested package. `root` is the import path of the directory that they go into.
///
/// # Errors
///
/// If packages import each other in a circle, which Go's cannot, or if one imports another and `root` is not known.
pub fn generate(schema: &Schema, root: &ImportRoot) -> Result<Vec<GeneratedFile>, GenerateError> {
    let mut files = Vec::new();
    for (index, package) in schema.packages.iter().enumerate().filter(|(_, package)| package.requested) {
        let scope = Scope::new(schema, index, root)?;
        let unit = unit(&scope, package);
        let directory = names::directory(&package.name);
        files.push(render(format!("{directory}messages.go"), "messages", &unit)?);
        if !unit.services.is_empty() {
            files.push(render(format!("{directory}client.go"), "client", &unit)?);
        }
    }
    Ok(files)
}

/// What both files of a package are made from.
#[derive(Serialize)]
struct Unit {
    provenance: String,
    package: String,
    doc: Vec<String>,
    /// What each file imports of other packages.
    message_imports: Vec<Import>,
    client_imports: Vec<Import>,
    uses_optional: bool,
    has_methods: bool,
    enums: Vec<message::EnumItem>,
    messages: Vec<message::MessageItem>,
    services: Vec<service::ServiceItem>,
}

fn unit(scope: &Scope<'_>, package: &Package) -> Unit {
    let schema = scope.schema;
    let mut globals = Globals::of(schema, package);
    let name = names::package(&package.name);
    Unit {
        provenance: provenance(package),
        doc: match package.doc.as_str() {
            "" => doc(&format!("Package {name} holds the messages and clients of {}.", package.name), false),
            text => doc(&format!("Package {name}: {text}"), false),
        },
        package: name,
        message_imports: scope.of_messages(),
        client_imports: scope.of_clients(),
        uses_optional: package.messages.iter().any(|&id| message::has_optional(schema.message(id))),
        has_methods: package.services.iter().any(|service| !service.methods.is_empty()),
        enums: package.enums.iter().map(|&id| message::enumeration(schema, id, &mut globals)).collect(),
        messages: package.messages.iter().map(|&id| message::message(scope, id, &mut globals)).collect(),
        services: package
            .services
            .iter()
            .map(|service| service::service(scope, service, &mut globals))
            .collect(),
    }
}

fn render(path: String, template: &str, unit: &Unit) -> Result<GeneratedFile, GenerateError> {
    let text = templates::render(Host::Go, TEMPLATES, template, unit)?;
    Ok(GeneratedFile { path, contents: single_blank_lines(&text) })
}

const TEMPLATES: &[(&str, &str)] = &[
    ("messages", include_str!("templates/messages.go.jinja")),
    ("message", include_str!("templates/message.go.jinja")),
    ("columns", include_str!("templates/columns.go.jinja")),
    ("client", include_str!("templates/client.go.jinja")),
    ("method", include_str!("templates/method.go.jinja")),
];

/// Leaves at most one blank line in a row, none before a closing brace, and none at the end.
fn single_blank_lines(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        let after_blank = lines.last().is_none_or(|last| last.is_empty());
        if line.is_empty() && after_blank {
            continue;
        }
        if line.trim_start().starts_with('}') && after_blank {
            lines.pop();
        }
        lines.push(line);
    }
    lines.join("\n").trim_end().to_owned() + "\n"
}

/// A doc comment as gofmt has it, with its marks.
fn doc(text: &str, deprecated: bool) -> Vec<String> {
    let mut lines = doc_lines(text);
    if deprecated {
        lines.extend([String::new(), "Deprecated: marked as such in the schema.".to_owned()]);
    }
    let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(lines.len());
    lines[first..].iter().map(|line| comment_line(line)).collect()
}

fn comment_line(line: &str) -> String {
    let separator = if line.is_empty() || line.starts_with('\t') { "" } else { " " };
    format!("//{separator}{line}")
}

/// Indented text is a code block, with a blank line before and after it.
fn doc_lines(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut in_block = false;
    for line in text.lines().map(str::trim_end) {
        let is_block = line.starts_with([' ', '\t']) && !line.trim().is_empty();
        if is_block != in_block && out.last().is_some_and(|last| !last.is_empty()) && !line.is_empty() {
            out.push(String::new());
        }
        in_block = is_block || (in_block && line.is_empty());
        out.push(if is_block { format!("\t{}", line.trim_start()) } else { line.to_owned() });
    }
    out
}
