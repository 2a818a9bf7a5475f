//! Messages and enums.

use serde::Serialize;

use super::codec;
use super::names::{self, Members};
use super::types::Scope;
use super::{doc, doc_or};
use crate::schema::{Enum, Field, FieldKind, Message, Presence, Scalar, Type, names as case};

#[derive(Serialize)]
pub(super) struct MessageItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    constructor: Vec<String>,
    fields: Vec<FieldItem>,
    oneofs: Vec<OneofItem>,
    write: Vec<String>,
    read: Vec<String>,
    after_read: Vec<String>,
}

#[derive(Serialize)]
struct FieldItem {
    name: String,
    proto_name: String,
    ty: String,
    doc: Vec<String>,
    /// Lists and maps are made when they are first asked for.
    is_lazy: bool,
    /// What a lazy field is made of.
    literal: &'static str,
    zero: String,
}

#[derive(Serialize)]
struct OneofItem {
    getter: String,
    ty: String,
    proto_name: String,
    doc: Vec<String>,
    clear: String,
    members: Vec<MemberItem>,
    not_set: String,
}

#[derive(Serialize)]
struct MemberItem {
    field: String,
    /// Its name among the members.
    value: String,
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
    proto_name: String,
    number: i32,
    /// The first value of the same number, if there is one before.
    alias_of: Option<String>,
    doc: Vec<String>,
}

/// A message with the names its members have.
pub(super) struct Layout<'a> {
    pub(super) message: &'a Message,
    /// One a field.
    pub(super) names: Vec<String>,
    /// One a oneof: the function that clears it.
    pub(super) clears: Vec<String>,
}

pub(super) fn message(scope: &Scope<'_>, message: &Message) -> MessageItem {
    let field_names = message.fields.iter().map(|f| f.name.as_str());
    let (names, mut members) = Members::of_message(&scope.hidden_types(), field_names);
    let clears = message.oneofs.iter().map(|o| format!("_clear{}", case::pascal(&o.name))).collect();
    let layout = Layout { message, names, clears };
    let class = names::class(&message.name);
    let oneofs = message.oneofs.iter().enumerate().map(|(i, oneof)| {
        let mut values = Members::of_cases();
        OneofItem {
            getter: members.add(&format!("which{}", case::pascal(&oneof.name))),
            ty: format!("{class}{}", case::pascal(&oneof.name)),
            proto_name: oneof.name.clone(),
            doc: doc(&oneof.doc, false, ""),
            clear: layout.clears[i].clone(),
            members: oneof
                .fields
                .iter()
                .map(|&f| MemberItem { field: layout.names[f].clone(), value: values.add(&layout.names[f]) })
                .collect(),
            not_set: values.add("notSet"),
        }
    });
    let (write, (read, after_read)) =
        (codec::write(scope, &layout), (codec::read(scope, &layout), codec::after_read(&layout)));
    MessageItem {
        constructor: constructor(scope, &layout, &class),
        name: class.clone(),
        full_name: message.full_name.clone(),
        doc: doc_or(&message.doc, &format!("`{}`.", message.full_name), message.deprecated, ""),
        fields: layout.message.fields.iter().enumerate().map(|(i, _)| field(scope, &layout, i)).collect(),
        oneofs: oneofs.collect(),
        write,
        read,
        after_read,
    }
}

/// All fields are named and optional. Where a parameter alone is not enough, an initialiser follows.
fn constructor(scope: &Scope<'_>, layout: &Layout<'_>, class: &str) -> Vec<String> {
    let (mut parameters, mut initializers) = (Vec::new(), Vec::new());
    for (field, name) in layout.message.fields.iter().zip(&layout.names) {
        let ty = scope.field(field.kind);
        match field.kind {
            FieldKind::Singular { ty: Type::Scalar(Scalar::Bytes), presence: Presence::Implicit } => {
                parameters.push(format!("{ty}? {name}"));
                initializers.push(format!("{name} = {name} ?? $sw.noBytes"));
            }
            FieldKind::Singular { ty: own, presence: Presence::Implicit } => {
                parameters.push(format!("this.{name} = {}", scope.zero(own)));
            }
            FieldKind::Singular { .. } => parameters.push(format!("this.{name}")),
            _ => {
                parameters.push(format!("{ty}? {name}"));
                initializers.push(format!("_{name} = {name}"));
            }
        }
    }
    if parameters.is_empty() {
        return vec![format!("  {class}();")];
    }
    let end = if initializers.is_empty() { ";" } else { "" };
    let line = format!("  {class}({{{}}}){end}", parameters.join(", "));
    let fits = line.len() <= 80;
    let mut out = vec![line];
    if !fits {
        out = vec![format!("  {class}({{")];
        out.extend(parameters.iter().map(|parameter| format!("    {parameter},")));
        out.push(format!("  }}){end}"));
    }
    let last = initializers.len().saturating_sub(1);
    for (i, initializer) in initializers.iter().enumerate() {
        let end = if i == last { ";" } else { "," };
        match (i, fits, out.last_mut()) {
            (0, false, Some(line)) => line.push_str(&format!("  : {initializer}{end}")),
            (0, ..) => out.push(format!("      : {initializer}{end}")),
            _ => out.push(format!("        {initializer}{end}")),
        }
    }
    out
}

fn field(scope: &Scope<'_>, layout: &Layout<'_>, index: usize) -> FieldItem {
    let field = &layout.message.fields[index];
    let name = layout.names[index].clone();
    let ty = scope.field(field.kind);
    let zero = match field.kind {
        FieldKind::Singular { ty, presence: Presence::Implicit } => scope.zero(ty),
        _ => "null".to_owned(),
    };
    FieldItem {
        proto_name: field.name.clone(),
        doc: field_doc(field),
        is_lazy: !matches!(field.kind, FieldKind::Singular { .. }),
        literal: if matches!(field.kind, FieldKind::Map { .. }) { "{}" } else { "[]" },
        zero,
        ty,
        name,
    }
}

/// The comment in the schema, and what an absent field stands for if that is not zero.
fn field_doc(field: &Field) -> Vec<String> {
    let mut text = if field.doc.is_empty() { format!("`{}`.", field.name) } else { field.doc.clone() };
    if let Some(default) = &field.default {
        text.push_str(&format!("\n\nAbsent, it stands for `{default}`."));
    }
    doc(&text, field.deprecated, "  ")
}

pub(super) fn enumeration(scope: &Scope<'_>, enumeration: &Enum) -> EnumItem {
    let short_names = enumeration.values.iter().map(|value| value.short_name.as_str());
    let names = Members::of_enum(&scope.hidden_types(), short_names);
    let first = |number| enumeration.values.iter().position(|value| value.number == number);
    let values = enumeration.values.iter().zip(&names).enumerate().map(|(i, (value, name))| ValueItem {
        name: name.clone(),
        proto_name: value.name.clone(),
        number: value.number,
        alias_of: first(value.number).filter(|&first| first != i).map(|first| names[first].clone()),
        doc: doc_or(&value.doc, &format!("`{}`.", value.name), false, "  "),
    });
    EnumItem {
        name: names::class(&enumeration.name),
        doc: doc_or(&enumeration.doc, &format!("`{}`.", enumeration.full_name), false, ""),
        values: values.collect(),
    }
}
