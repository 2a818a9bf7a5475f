//! Clients.

use std::collections::BTreeMap;

use serde::Serialize;

use super::message::{FieldItem, builtins, field};
use super::types::Scope;
use super::{GenerateError, docstring, literal, names};
use crate::schema::{Field, FieldKind, Lowering, Message, Method, Scalar, Service, Type};

#[derive(Serialize)]
pub(super) struct ServiceItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    methods: Vec<MethodItem>,
    uses_overload: bool,
}

#[derive(Serialize)]
struct MethodItem {
    name: String,
    proto_name: String,
    raw: String,
    many: String,
    request: String,
    reply: String,
    shape: String,
    blocking: bool,
    is_flat: bool,
    doc: Vec<String>,
    doc_literal: String,
    /// What the stub calls the client, unless a field is called `self`.
    receiver: &'static str,
    params: Vec<FieldItem>,
    /// What a call returns.
    returns: String,
    /// The argument of a batch of items, broken into lines where it is long.
    items: Vec<String>,
    columns: Vec<ColumnItem>,
    out: &'static str,
}

#[derive(Serialize)]
struct ColumnItem {
    name: String,
    annotation: String,
}

pub(super) fn service(scope: &Scope<'_>, service: &Service) -> Result<ServiceItem, GenerateError> {
    let mut taken = BTreeMap::new();
    for method in &service.methods {
        if let Some(other) = taken.insert(names::method(&method.name), &method.name) {
            return Err(GenerateError::Unsupported {
                element: method.full_name.clone(),
                reason: format!("it would have the same name in Python as {other}; rename one of them"),
            });
        }
    }
    // A method of the schema goes before the form of another that would have its name.
    let form = |method: &Method, suffix: &str| {
        let name = format!("{}{suffix}", names::method(&method.name).trim_end_matches('_'));
        if taken.contains_key(&name) { format!("{name}_") } else { name }
    };
    let methods = service.methods.iter().map(|m| {
        let (raw, many) = (form(m, "_raw"), form(m, "_many"));
        method_item(scope, m, raw, many)
    });
    Ok(ServiceItem {
        name: names::class(&service.name),
        full_name: literal(&service.full_name),
        doc: docstring(&service.doc, "    "),
        methods: methods.collect(),
        uses_overload: !service.methods.is_empty(),
    })
}

fn method_item(scope: &Scope<'_>, method: &Method, raw: String, many: String) -> MethodItem {
    let request = scope.schema.message(method.request);
    let reply = scope.schema.message(method.reply);
    let shape = match method.lowering {
        Lowering::Flat { shape } => Some(shape),
        Lowering::Wire { .. } => None,
    };
    let is_flat = shape.is_some();
    let reply_class = scope.message(method.reply);
    let returns = if is_flat { bare(scope, reply, &reply_class) } else { reply_class.clone() };
    MethodItem {
        name: names::method(&method.name),
        proto_name: literal(&method.name),
        raw,
        many,
        request: scope.message(method.request),
        reply: reply_class,
        shape: shape.map_or("0".to_owned(), |shape| format!("0x{shape:016X}")),
        blocking: method.blocking,
        is_flat,
        doc: docstring(&method.doc, "        "),
        doc_literal: literal(&method.doc),
        receiver: if request.fields.iter().any(|f| f.name == "self") { "_sw_self" } else { "self" },
        params: request.fields.iter().map(|f| param(scope, request, f)).collect(),
        returns,
        items: items(scope, request, method, is_flat),
        columns: request.fields.iter().map(|f| column(scope, f)).collect(),
        out: if request.fields.iter().any(|f| f.name == "out") { "" } else { "out" },
    }
}

/// A field as an argument: as in the message, but any buffer does for bytes.
fn param(scope: &Scope<'_>, request: &Message, f: &Field) -> FieldItem {
    let mut item = field(scope, request, f);
    if let FieldKind::Singular { ty: Type::Scalar(Scalar::Bytes), .. } = f.kind {
        let bytes = format!("{}bytes", builtins(request));
        item.annotation = item.annotation.replacen(&bytes, "_Buffer", 1);
    }
    item
}

/// What a flat method returns: nothing, the reply's only field, or the reply.
fn bare(scope: &Scope<'_>, reply: &Message, class: &str) -> String {
    match reply.fields.as_slice() {
        [] => "None".to_owned(),
        [only] => scope.field_annotation(only.kind, ""),
        _ => class.to_owned(),
    }
}

/// What the items of a batch may be: requests, or for flat methods tuples of their fields.
fn items(scope: &Scope<'_>, request: &Message, method: &Method, is_flat: bool) -> Vec<String> {
    const WIDTH: usize = 88;
    let class = scope.message(method.request);
    let on_one_line = |item: &str| vec![format!("        items: _abc.Iterable[{item}],")];
    if !is_flat {
        return on_one_line(&class);
    }
    let types: Vec<String> = request
        .fields
        .iter()
        .map(|f| param(scope, request, f).annotation.replace("_builtins.", ""))
        .collect();
    let item = match types.as_slice() {
        [] => format!("{class} | tuple[()]"),
        [only] => format!("{class} | tuple[{only}] | {only}"),
        several => format!("{class} | tuple[{}]", several.join(", ")),
    };
    let line = on_one_line(&item);
    if line[0].len() <= WIDTH {
        return line;
    }
    let open = "        items: _abc.Iterable[".to_owned();
    let close = "        ],".to_owned();
    let inner = format!("            {item}");
    if inner.len() <= WIDTH || types.len() < 2 {
        return vec![open, inner, close];
    }
    let fields = types.iter().map(|ty| format!("                {ty},"));
    let head = [open, format!("            {class}"), "            | tuple[".to_owned()];
    head.into_iter().chain(fields).chain(["            ]".to_owned(), close]).collect()
}

/// One argument of a batch of columns.
fn column(scope: &Scope<'_>, f: &Field) -> ColumnItem {
    let value = match f.kind {
        FieldKind::Singular { ty, .. } | FieldKind::Repeated { ty, .. } => scope.annotation(ty, ""),
        FieldKind::Map { value, .. } => scope.annotation(value, ""),
    };
    ColumnItem { name: names::field(&f.name), annotation: format!("_sw.Column[{value}]") }
}
