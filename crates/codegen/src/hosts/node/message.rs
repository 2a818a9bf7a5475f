//! Classes of messages, what may be given for them, and enums.

use serde::Serialize;

use super::lines::{self, literal};
use super::names::{self, Names};
use super::types::Scope;
use super::{decode, encode};
use crate::schema::{Enum, Field, FieldKind, Message, MessageId, Presence, Type};

#[derive(Serialize)]
pub(super) struct MessageItem {
    name: String,
    /// What functions of the message are called behind their verb.
    bare_name: String,
    full_name: String,
    doc: Vec<String>,
    fields: Vec<FieldItem>,
    oneofs: Vec<OneofItem>,
    put: Vec<String>,
    cases: Vec<String>,
    required: Vec<String>,
}

#[derive(Serialize)]
struct FieldItem {
    name: String,
    doc: Vec<String>,
    held: String,
    given: String,
    initial: String,
}

#[derive(Serialize)]
struct OneofItem {
    /// `whichOperation`.
    function: String,
    name: String,
    members: Vec<String>,
    /// The type of its result.
    names: Vec<String>,
}

#[derive(Serialize)]
pub(super) struct EnumItem {
    name: String,
    bare_name: String,
    doc: Vec<String>,
    values: Vec<ValueItem>,
    closed: bool,
    /// Each once, where the schema allows aliases.
    numbers: Vec<i32>,
}

#[derive(Serialize)]
struct ValueItem {
    name: String,
    number: i32,
    doc: Vec<String>,
}

/// A field and its name in TypeScript.
pub(super) struct Property<'a> {
    pub(super) field: &'a Field,
    pub(super) name: String,
    /// Full name as a string literal.
    pub(super) full_name: String,
}

impl Property<'_> {
    pub(super) fn bare_name(&self) -> &str {
        self.full_name.trim_matches('"')
    }
}

pub(super) fn properties(message: &Message) -> Vec<Property<'_>> {
    let mut taken = Names::default();
    message
        .fields
        .iter()
        .map(|field| Property {
            field,
            name: taken.claim(names::property(&field.name)),
            full_name: literal(&format!("{}.{}", message.full_name, field.name)),
        })
        .collect()
}

pub(super) fn message(scope: &Scope<'_>, id: MessageId) -> MessageItem {
    let message = scope.schema.message(id);
    let properties = properties(message);
    let fields = properties.iter().map(|property| field(scope, property)).collect();
    let oneofs = message
        .oneofs
        .iter()
        .map(|oneof| {
            let members: Vec<String> = oneof.fields.iter().map(|&i| properties[i].name.clone()).collect();
            let upper = crate::schema::names::pascal(&oneof.name);
            OneofItem {
                function: format!("which{upper}"),
                name: oneof.name.clone(),
                names: members.iter().map(|member| literal(member)).chain(["undefined".to_owned()]).collect(),
                members,
            }
        })
        .collect();
    MessageItem {
        name: names::class(&message.name),
        bare_name: message.name.clone(),
        full_name: literal(&message.full_name),
        doc: lines::doc(&message.doc, message.deprecated, ""),
        fields,
        oneofs,
        put: encode::lines(scope, id, &properties),
        cases: decode::lines(scope, id, &properties),
        required: decode::required(&properties),
    }
}

fn field(scope: &Scope<'_>, property: &Property<'_>) -> FieldItem {
    let field = property.field;
    FieldItem {
        name: property.name.clone(),
        doc: lines::doc(&doc_of(field), field.deprecated, "  "),
        held: scope.held(field),
        given: scope.given(field),
        initial: scope.initial(field),
    }
}

/// The comment of the schema, and the default that an absent field stands for.
fn doc_of(field: &Field) -> String {
    let FieldKind::Singular { ty, presence } = field.kind else { return field.doc.clone() };
    match &field.default {
        Some(default) if presence != Presence::Implicit && !matches!(ty, Type::Message { .. }) => {
            let gap = if field.doc.is_empty() { "" } else { "\n\n" };
            format!("{}{gap}If absent, it stands for {default:?}.", field.doc)
        }
        _ => field.doc.clone(),
    }
}

pub(super) fn enumeration(enumeration: &Enum) -> EnumItem {
    let mut taken = Names::default();
    let mut numbers: Vec<i32> = enumeration.values.iter().map(|value| value.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    EnumItem {
        numbers,
        name: names::class(&enumeration.name),
        bare_name: enumeration.name.clone(),
        doc: lines::doc(&enumeration.doc, false, ""),
        closed: enumeration.closed,
        values: enumeration
            .values
            .iter()
            .map(|value| ValueItem {
                name: taken.claim(value.short_name.clone()),
                number: value.number,
                doc: lines::doc(&value.doc, false, "  "),
            })
            .collect(),
    }
}
