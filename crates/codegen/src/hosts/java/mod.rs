//! Generates Java: for each package a record a message, a sealed interface an enum, and a client a service, each in a
//! file of its own. Written as google-java-format leaves it.

mod decode;
mod encode;
mod flat;
mod lines;
mod message;
mod names;
mod service;
mod types;

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use self::types::Scope;
use super::{GenerateError, GeneratedFile, Host, provenance, templates};
use crate::schema::{Enum, Package, Schema};

/// A file for each type and service of each requested package.
///
/// # Errors
///
/// If two names fall together in Java.
pub fn generate(schema: &Schema) -> Result<Vec<GeneratedFile>, GenerateError> {
    let mut files = Vec::new();
    for (index, package) in schema.packages.iter().enumerate().filter(|(_, package)| package.requested) {
        let scope = Scope::new(schema, index);
        for &id in &package.enums {
            let item = enumeration(schema.enumeration(id));
            let scope = scope.within(HashSet::from(["Known".to_owned(), "Unknown".to_owned()]));
            files.push(render(package, &scope, "enum", &item.name, &item)?);
        }
        for &id in &package.messages {
            let (item, nested) = message::message(&scope, schema.message(id));
            let name = names::class(&schema.message(id).name);
            files.push(render(package, &scope.within(nested), "message", &name, &item)?);
        }
        for service in &package.services {
            let scope = scope.within(HashSet::from(["Async".to_owned()]));
            let item = service::service(&scope, service)?;
            files.push(render(package, &scope, "service", &names::class(&service.name), &item)?);
        }
    }
    Ok(files)
}

/// What a file is made from.
#[derive(Serialize)]
struct Unit<'a, T> {
    /// The type in it.
    it: &'a T,
    /// What classes of the library and of `java.lang` are called in it.
    java: HashMap<String, String>,
}

#[derive(Serialize)]
struct EnumItem {
    name: String,
    doc: Vec<String>,
    values: Vec<ValueItem>,
    /// Other names for numbers that have one.
    aliases: Vec<ValueItem>,
}

#[derive(Serialize)]
struct ValueItem {
    name: String,
    number: i32,
    doc: Vec<String>,
    /// The first value of the same number.
    same_as: String,
}

fn enumeration(enumeration: &Enum) -> EnumItem {
    let mut first: HashMap<i32, String> = HashMap::new();
    let mut taken = HashSet::new();
    let (mut values, mut aliases) = (Vec::new(), Vec::new());
    for value in &enumeration.values {
        let name = names::unique(&mut taken, names::constant(&value.short_name));
        let is_alias = first.contains_key(&value.number);
        let same_as = first.entry(value.number).or_insert_with(|| name.clone()).clone();
        let item = ValueItem { name, number: value.number, doc: javadoc(&value.doc, "  "), same_as };
        if is_alias { aliases.push(item) } else { values.push(item) }
    }
    EnumItem { name: names::class(&enumeration.name), doc: javadoc(&enumeration.doc, ""), values, aliases }
}

/// One file: its first line, its imports, and the type.
fn render<T: Serialize>(
    package: &Package,
    scope: &Scope<'_>,
    template: &str,
    name: &str,
    it: &T,
) -> Result<GeneratedFile, GenerateError> {
    let unit = Unit { it, java: scope.library().collect() };
    let body = templates::render(Host::Java, TEMPLATES, template, &unit)?;
    let java_package = names::package(&package.name);
    let mut text = format!("// {}\npackage {java_package};\n\n", provenance(package));
    let imports = scope.imports(&body);
    for import in &imports {
        text.push_str(&format!("import {import};\n"));
    }
    if !imports.is_empty() {
        text.push('\n');
    }
    text.push_str(&body);
    let path = format!("{}/{name}.java", java_package.replace('.', "/"));
    Ok(GeneratedFile { path, contents: lines::wrap(&text) })
}

const TEMPLATES: &[(&str, &str)] = &[
    ("enum", include_str!("templates/enum.java.jinja")),
    ("message", include_str!("templates/message.java.jinja")),
    ("service", include_str!("templates/service.java.jinja")),
    ("method", include_str!("templates/method.java.jinja")),
];

/// A comment of the schema as the lines of a Javadoc comment, indented; none if there is nothing to say.
fn javadoc(doc: &str, indent: &str) -> Vec<String> {
    let escaped: String = doc.chars().map(html).collect();
    let escaped = escaped.replace("*/", "*&#47;").replace("\\u", "&#92;u");
    let lines: Vec<&str> = escaped.lines().map(str::trim_end).collect();
    match lines.as_slice() {
        [] => Vec::new(),
        [one] => vec![format!("{indent}/** {} */", one.trim())],
        several => {
            let mut out = vec![format!("{indent}/**")];
            let mut after_blank = false;
            for line in several {
                let paragraph = if after_blank { "<p>" } else { "" };
                after_blank = line.is_empty();
                out.push(if line.is_empty() {
                    format!("{indent} *")
                } else {
                    format!("{indent} * {paragraph}{}", line.trim())
                });
            }
            out.push(format!("{indent} */"));
            out
        }
    }
}

/// What would mean something else in Javadoc as an entity.
fn html(c: char) -> String {
    match c {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '@' => "&#64;".to_owned(),
        '{' => "&#123;".to_owned(),
        other => other.to_string(),
    }
}

/// A comment of the schema, and that the element it stands for is deprecated.
fn doc_of(doc: &str, deprecated: bool) -> String {
    match (deprecated, doc.is_empty()) {
        (false, _) => doc.to_owned(),
        (true, true) => "Deprecated.".to_owned(),
        (true, false) => format!("{doc}\n\nDeprecated."),
    }
}

/// A Java string literal.
fn literal(text: &str) -> String {
    let mut out = String::from('"');
    for unit in text.encode_utf16() {
        match char::from_u32(u32::from(unit)) {
            Some(c @ ('"' | '\\')) => out.extend(['\\', c]),
            Some('\n') => out.push_str("\\n"),
            Some('\r') => out.push_str("\\r"),
            Some('\t') => out.push_str("\\t"),
            Some(c) if c.is_ascii_graphic() || c == ' ' => out.push(c),
            _ => out.push_str(&format!("\\u{unit:04x}")),
        }
    }
    out.push('"');
    out
}
