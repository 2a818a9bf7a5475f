//! Clients.

use std::collections::BTreeSet;

use serde::Serialize;

use super::message::{FieldItem, builtins_beside, field};
use super::types::Scope;
use super::{doc_of, docstring, literal, names};
use crate::schema::{Field, FieldKind, Lowering, Message, Method, Scalar, Service, Type};

#[derive(Serialize)]
pub(super) struct ServiceItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    methods: Vec<MethodItem>,
    /// What stands in front of Python's own types.
    builtins: &'static str,
}

#[derive(Serialize)]
struct MethodItem {
    name: String,
    proto_name: String,
    raw: String,
    many: String,
    /// The form that writes to memory of the caller's; empty if there is none.
    output: String,
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
    /// Whether it takes `into`, a reply to be used again.
    into: bool,
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

pub(super) fn service(scope: &Scope<'_>, service: &Service) -> ServiceItem {
    let taken: BTreeSet<String> = service.methods.iter().map(|method| names::method(&method.name)).collect();
    let builtins = builtins_beside(taken.iter().cloned());
    // A method of the schema goes before the form of another that would have its name.
    let form = |method: &Method, suffix: &str| {
        let mut name = format!("{}{suffix}", names::method(&method.name).trim_end_matches('_'));
        while taken.contains(&name) {
            name.push('_');
        }
        name
    };
    let methods = service.methods.iter().map(|m| {
        let output = if m.direct.is_some() { form(m, "_into") } else { String::new() };
        method_item(scope, m, [form(m, "_raw"), form(m, "_many"), output], builtins)
    });
    ServiceItem {
        name: names::class(&service.name),
        full_name: literal(&service.full_name),
        doc: docstring(&service.doc, "    "),
        methods: methods.collect(),
        builtins,
    }
}

fn method_item(
    scope: &Scope<'_>,
    method: &Method,
    [raw, many, output]: [String; 3],
    builtins: &'static str,
) -> MethodItem {
    let request = scope.schema.message(method.request);
    let reply = scope.schema.message(method.reply);
    let shape = match method.lowering {
        Lowering::Flat { shape } => Some(shape),
        Lowering::Wire { .. } => None,
    };
    let is_flat = shape.is_some();
    let doc = doc_of(&method.doc, method.deprecated);
    let reply_class = scope.message(method.reply);
    let returns = if is_flat { bare(scope, reply, &reply_class, builtins) } else { reply_class.clone() };
    MethodItem {
        name: names::method(&method.name),
        proto_name: literal(&method.name),
        raw,
        many,
        output,
        request: scope.message(method.request),
        reply: reply_class.clone(),
        shape: shape.map_or("0".to_owned(), |shape| format!("0x{shape:016X}")),
        blocking: method.blocking,
        is_flat,
        doc: docstring(&doc, "        "),
        doc_literal: literal(&doc),
        receiver: if request.fields.iter().any(|f| f.name == "self") { "_sw_self" } else { "self" },
        params: request.fields.iter().map(|f| param(scope, request, f, builtins)).collect(),
        into: returns == reply_class && request.fields.iter().all(|f| names::field(&f.name) != "into"),
        returns,
        items: items(scope, request, method, is_flat, builtins),
        columns: request.fields.iter().map(|f| column(scope, f, builtins)).collect(),
        out: if request.fields.iter().any(|f| f.name == "out") { "" } else { "out" },
    }
}

/// A field as an argument: as in the message, but any buffer does for bytes.
fn param(scope: &Scope<'_>, request: &Message, f: &Field, builtins: &str) -> FieldItem {
    let mut item = field(scope, request, f, builtins);
    if let FieldKind::Singular { ty: Type::Scalar(Scalar::Bytes), .. } = f.kind {
        let bytes = format!("{}bytes", builtins);
        item.annotation = item.annotation.replacen(&bytes, "_Buffer", 1);
    }
    item
}

/// What a flat method returns: nothing, the reply's only field, or the reply.
fn bare(scope: &Scope<'_>, reply: &Message, class: &str, builtins: &str) -> String {
    match reply.fields.as_slice() {
        [] => "None".to_owned(),
        [only] => scope.field_annotation(only.kind, builtins),
        _ => class.to_owned(),
    }
}

/// What the items of a batch may be: requests, or for flat methods tuples of their fields.
fn items(
    scope: &Scope<'_>,
    request: &Message,
    method: &Method,
    is_flat: bool,
    builtins: &str,
) -> Vec<String> {
    const WIDTH: usize = 88;
    let class = scope.message(method.request);
    let on_one_line = |item: &str| vec![format!("        items: _abc.Iterable[{item}],")];
    if !is_flat {
        return on_one_line(&class);
    }
    let types: Vec<String> =
        request.fields.iter().map(|f| param(scope, request, f, builtins).annotation).collect();
    let item = match types.as_slice() {
        [] => format!("{class} | {builtins}tuple[()]"),
        [only] => format!("{class} | {builtins}tuple[{only}] | {only}"),
        several => format!("{class} | {builtins}tuple[{}]", several.join(", ")),
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
    let head = [open, format!("            {class}"), format!("            | {builtins}tuple[")];
    head.into_iter().chain(fields).chain(["            ]".to_owned(), close]).collect()
}

/// One argument of a batch of columns.
fn column(scope: &Scope<'_>, f: &Field, builtins: &str) -> ColumnItem {
    let value = match f.kind {
        FieldKind::Singular { ty, .. } | FieldKind::Repeated { ty, .. } => scope.annotation(ty, builtins),
        FieldKind::Map { value, .. } => scope.annotation(value, builtins),
    };
    ColumnItem { name: names::field(&f.name), annotation: format!("_sw.Column[{value}]") }
}
