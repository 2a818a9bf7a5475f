//! Generates Rust: one module a package with its messages, enums, service traits and clients, and a `mod.rs` that
//! holds them together with the embedded schema.

mod field;
mod flat;
mod message;
mod names;
mod service;
mod types;

use serde::Serialize;

use self::types::{Types, module_name};
use super::{GenerateError, GeneratedFile, Host, Names, provenance, templates};
use crate::schema::{Package, Schema};

/// One file for each requested package, `schema.rs` with the descriptors, and `mod.rs`.
///
/// # Errors
///
/// If two names fall together in Rust.
pub fn generate(schema: &Schema) -> Result<Vec<GeneratedFile>, GenerateError> {
    let types = Types::new(schema);
    let requested: Vec<&Package> = schema.packages.iter().filter(|package| package.requested).collect();
    let mut files = Vec::with_capacity(requested.len() + 2);
    for package in &requested {
        names::check(&types, package)?;
        let module = Module {
            doc: doc_lines(&package.doc),
            enums: package.enums.iter().map(|&id| message::enumeration(&types, id)).collect(),
            messages: package.messages.iter().map(|&id| message::message(&types, id)).collect(),
            services: package.services.iter().map(|service| service::service(&types, service)).collect(),
        };
        files.push(render(&format!("{}.rs", module_name(package)), &provenance(package), "module", &module)?);
    }

    let made_from = format!("Made by shortwire gen from {}. Do not edit.", file_list(&requested));
    let index = Index {
        modules: requested.iter().map(|package| module_name(package)).collect(),
        descriptors: byte_string(&schema.descriptor_set),
    };
    files.push(render("mod.rs", &made_from, "index", &index)?);
    files.push(render("schema.rs", &made_from, "schema", &index)?);
    Ok(files)
}

#[derive(Serialize)]
struct Module {
    doc: Vec<String>,
    enums: Vec<message::EnumItem>,
    messages: Vec<message::MessageItem>,
    services: Vec<service::ServiceItem>,
}

#[derive(Serialize)]
struct Index {
    modules: Vec<String>,
    descriptors: String,
}

fn render(
    path: &str,
    provenance: &str,
    template: &str,
    context: &impl Serialize,
) -> Result<GeneratedFile, GenerateError> {
    let text = templates::render(Host::Rust, TEMPLATES, template, context)?;
    let file = syn::parse_file(&text).map_err(|error| GenerateError::Syntax {
        host: Host::Rust,
        path: path.to_owned(),
        reason: error.to_string(),
    })?;
    Ok(GeneratedFile {
        path: path.to_owned(),
        contents: format!("// {provenance}\n\n{}", format_items(file)),
    })
}

/// The formatted file, with an empty line between its items, which the formatter leaves out.
fn format_items(file: syn::File) -> String {
    let format =
        |attrs, items| prettyplease::unparse(&syn::File { shebang: None, frontmatter: None, attrs, items });
    let head = (!file.attrs.is_empty()).then(|| format(file.attrs, Vec::new()));
    let items = file.items.into_iter().map(|item| format(Vec::new(), vec![item]));
    head.into_iter().chain(items).collect::<Vec<_>>().join("\n")
}

const TEMPLATES: &[(&str, &str)] = &[
    ("module", include_str!("templates/module.rs.jinja")),
    ("enum", include_str!("templates/enum.rs.jinja")),
    ("message", include_str!("templates/message.rs.jinja")),
    ("service", include_str!("templates/service.rs.jinja")),
    ("index", include_str!("templates/index.rs.jinja")),
    ("schema", include_str!("templates/schema.rs.jinja")),
];

fn file_list(packages: &[&Package]) -> String {
    let files: Vec<&str> = packages.iter().flat_map(|package| &package.files).map(String::as_str).collect();
    files.join(", ")
}

/// The lines of a comment, each with the space that separates it from `///`.
fn doc_lines(doc: &str) -> Vec<String> {
    doc.lines().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") }).collect()
}

/// A Rust byte string literal.
fn byte_string(bytes: &[u8]) -> String {
    format!("b\"{}\"", bytes.escape_ascii())
}
