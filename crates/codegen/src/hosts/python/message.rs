//! Messages and enums.

use serde::Serialize;

use super::types::{Scope, codec_type};
use super::{docstring, literal, names};
use crate::schema::{Enum, Field, FieldKind, Message, Presence, Type};

/// Python's types that annotations name; a field of such a name hides the type from those that follow it.
const BUILTINS: [&str; 7] = ["bool", "bytes", "dict", "float", "int", "list", "str"];

#[derive(Serialize)]
pub(super) struct MessageItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    fields: Vec<FieldItem>,
    oneofs: Vec<OneofItem>,
}

#[derive(Serialize)]
pub(super) struct FieldItem {
    pub(super) name: String,
    pub(super) annotation: String,
    default: String,
    doc: Vec<String>,
    /// What the codec is told: the arguments of a tuple.
    spec: String,
}

#[derive(Serialize)]
struct OneofItem {
    name: String,
    members: String,
}

#[derive(Serialize)]
pub(super) struct EnumItem {
    name: String,
    doc: Vec<String>,
    values: Vec<ValueItem>,
}

#[derive(Serialize)]
struct ValueItem {
    name: String,
    number: i32,
    doc: Vec<String>,
}

pub(super) fn message(scope: &Scope<'_>, message: &Message) -> MessageItem {
    let oneofs: Vec<OneofItem> = message
        .oneofs
        .iter()
        .map(|oneof| OneofItem {
            name: oneof.name.clone(),
            members: oneof
                .fields
                .iter()
                .map(|&i| names::field(&message.fields[i].name))
                .collect::<Vec<_>>()
                .join(", "),
        })
        .collect();
    MessageItem {
        name: names::class(&message.name),
        full_name: literal(&message.full_name),
        doc: docstring(&message_doc(message, &oneofs), "    "),
        fields: message.fields.iter().map(|f| field(scope, message, f)).collect(),
        oneofs,
    }
}

/// The comment in the schema, and which fields exclude each other.
fn message_doc(message: &Message, oneofs: &[OneofItem]) -> String {
    let mut paragraphs = Vec::new();
    if !message.doc.is_empty() {
        paragraphs.push(message.doc.clone());
    }
    for oneof in oneofs {
        paragraphs.push(format!("At most one of these is set ({}): {}.", oneof.name, oneof.members));
    }
    paragraphs.join("\n\n")
}

pub(super) fn field(scope: &Scope<'_>, message: &Message, field: &Field) -> FieldItem {
    let name = names::field(&field.name);
    FieldItem {
        annotation: scope.field_annotation(field.kind, builtins(message)),
        default: scope.default(field.kind),
        doc: docstring(&field.doc, "    "),
        spec: spec(scope, message, field, &name),
        name,
    }
}

/// What to put in front of Python's own types among the annotations of a message.
pub(super) fn builtins(message: &Message) -> &'static str {
    let hides = |field: &Field| BUILTINS.contains(&field.name.as_str());
    if message.fields.iter().any(hides) { "_builtins." } else { "" }
}

fn spec(scope: &Scope<'_>, message: &Message, field: &Field, name: &str) -> String {
    let (label, types, ty) = match field.kind {
        FieldKind::Singular { ty, presence } => (presence_label(presence), codec_type(ty).to_owned(), ty),
        FieldKind::Repeated { ty, packed: true } => ("packed", codec_type(ty).to_owned(), ty),
        FieldKind::Repeated { ty, .. } => ("repeated", codec_type(ty).to_owned(), ty),
        FieldKind::Map { key, value } => {
            let key = codec_type(Type::Scalar(key));
            ("map", format!("{key} {}", codec_type(value)), value)
        }
    };
    let mut spec = format!("{}, {}, {}, {}", field.number, literal(name), literal(label), literal(&types));
    let reference = scope.reference(ty);
    let oneof = field.oneof().map(|index| literal(&message.oneofs[index].name));
    if reference.is_some() || oneof.is_some() {
        spec.push_str(&format!(", {}", reference.as_deref().unwrap_or("None")));
    }
    if let Some(oneof) = oneof {
        spec.push_str(&format!(", {oneof}"));
    }
    spec
}

fn presence_label(presence: Presence) -> &'static str {
    match presence {
        Presence::Implicit => "implicit",
        Presence::Explicit => "explicit",
        Presence::Required => "required",
        Presence::Oneof(_) => "oneof",
    }
}

pub(super) fn enumeration(enumeration: &Enum) -> EnumItem {
    let value = |value: &crate::schema::EnumValue| ValueItem {
        name: names::member(&value.short_name),
        number: value.number,
        doc: docstring(&value.doc, "    "),
    };
    EnumItem {
        name: names::class(&enumeration.name),
        doc: docstring(&enumeration.doc, "    "),
        values: enumeration.values.iter().map(value).collect(),
    }
}
