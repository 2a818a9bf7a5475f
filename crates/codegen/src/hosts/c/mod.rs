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

use minijinja::Environment;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use serde::Serialize;

pub(super) use self::names::is_reserved;
use super::wrap::wrap;
use super::{GenerateError, GeneratedFile, Host, Names, provenance};
use crate::schema::{FieldKind, Package, Schema, Type, names as case};

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
    imports: Vec<String>,
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
        imports: imports(schema, index, package),
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
        .map(|index| stem(&schema.packages[index].name))
        .collect();
    used.into_iter().collect()
}

fn render(path: String, template: &str, unit: &Unit) -> Result<GeneratedFile, GenerateError> {
    let template_error = |source| GenerateError::Template { host: Host::C, source };
    let mut templates = Environment::new();
    let syntax =
        SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).keep_trailing_newline(true).build();
    templates.set_syntax(syntax.map_err(template_error)?);
    for (name, text) in TEMPLATES {
        templates.add_template(name, text).map_err(template_error)?;
    }
    let text =
        templates.get_template(template).and_then(|t| t.render(Serde(unit))).map_err(template_error)?;
    Ok(GeneratedFile { path, contents: wrap(&text) })
}

const TEMPLATES: [(&str, &str); 8] = [
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
