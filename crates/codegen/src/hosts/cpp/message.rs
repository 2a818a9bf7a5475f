//! Messages and enums, as the templates want them.

use std::collections::HashSet;

use serde::Serialize;

use super::doc;
use super::names::{self, Scope};
use super::types::{self, Speller};
use crate::schema::{
    EnumId, Field, FieldKind, FlatMessage, Message, MessageId, Presence, Schema, Type, names as case,
};

#[derive(Serialize)]
pub(super) struct EnumItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    qualified: String,
    values: Vec<ValueItem>,
    /// The values without aliases: what names a number.
    named: Vec<ValueItem>,
}

#[derive(Clone, Serialize)]
struct ValueItem {
    name: String,
    proto_name: String,
    number: String,
    doc: Vec<String>,
}

#[derive(Serialize)]
pub(super) struct MessageItem {
    name: String,
    full_name: String,
    qualified: String,
    doc: Vec<String>,
    alternatives: Vec<AlternativeItem>,
    members: Vec<MemberItem>,
    unknown: String,
    constants: Vec<ConstantItem>,
    columns: Option<ColumnsItem>,
    fields: Vec<FieldItem>,
    has_required: bool,
}

/// The name of a oneof's member.
#[derive(Serialize)]
struct AlternativeItem {
    name: String,
    number: u32,
    value: String,
    doc: Vec<String>,
}

/// A member of the struct: a field or a oneof.
#[derive(Serialize)]
struct MemberItem {
    name: String,
    value: String,
    doc: Vec<String>,
}

#[derive(Serialize)]
struct ConstantItem {
    name: String,
    value_type: String,
    value: String,
    doc: String,
}

/// The structs for batches.
#[derive(Serialize)]
struct ColumnsItem {
    name: String,
    out_name: String,
    members: Vec<ColumnItem>,
}

#[derive(Serialize)]
struct ColumnItem {
    name: String,
    value: String,
}

/// A field as the codec is told of it.
#[derive(Serialize)]
struct FieldItem {
    number: u32,
    proto_name: String,
    kind: String,
    member: String,
    /// Name of its alternative, if it is in a oneof.
    alternative: Option<String>,
}

pub(super) fn message(schema: &Schema, id: MessageId) -> MessageItem {
    let message = schema.message(id);
    let name = names::message(schema, id);
    let layout = Layout::of(message, &name);
    let spell = Speller { schema, package: Some(message.package), hidden: &layout.scope };
    MessageItem {
        full_name: message.full_name.clone(),
        qualified: names::qualified(schema, message.package, &name),
        doc: documented(&message.doc, message.deprecated),
        alternatives: alternatives(&spell, message, &layout),
        members: members(&spell, message, &layout),
        unknown: layout.unknown.clone(),
        constants: constants(&spell, message, &layout),
        columns: message.flat.as_ref().filter(|_| !message.fields.is_empty()).map(|flat| {
            let present = flat
                .has_mask
                .then(|| ColumnItem { name: layout.present.clone(), value: "std::uint64_t".to_owned() });
            let columns = message.fields.iter().zip(&layout.fields).map(|(field, name)| ColumnItem {
                name: name.clone(),
                value: singular(field).map(|(ty, _)| spell.value(ty)).unwrap_or_default(),
            });
            ColumnsItem {
                name: layout.columns.clone(),
                out_name: layout.out_columns.clone(),
                members: present.into_iter().chain(columns).collect(),
            }
        }),
        fields: fields(schema, message, &layout),
        has_required: has_required(schema, id),
        name,
    }
}

/// A comment that tells what is deprecated. The attribute would warn of every copy of a message that has such a field.
fn documented(text: &str, deprecated: bool) -> Vec<String> {
    doc(text).into_iter().chain(deprecated.then(|| "@deprecated".to_owned())).collect()
}

/// Names of the structs of a message's columns in batches: of requests and of replies.
pub(super) fn columns_names(schema: &Schema, id: MessageId) -> (String, String) {
    let layout = Layout::of(schema.message(id), &names::message(schema, id));
    (layout.columns, layout.out_columns)
}

/// Names of what a message's struct holds.
struct Layout {
    scope: Scope,
    /// One a field: of its member, or of its alternative.
    fields: Vec<String>,
    /// One a oneof.
    oneofs: Vec<String>,
    unknown: String,
    columns: String,
    out_columns: String,
    present: String,
    /// For each field the constant that is its bit in masks of presence, if it has one there.
    bits: Vec<Option<String>>,
    /// For each field the constant that is its declared default, if there is one.
    defaults: Vec<Option<String>>,
}

impl Layout {
    /// Fields have the names they have in the schema; what is added beside them gives way.
    fn of(message: &Message, name: &str) -> Self {
        let mut scope = Scope::inside(name);
        let fields: Vec<String> = message.fields.iter().map(|field| scope.add(&field.name)).collect();
        let oneofs = message.oneofs.iter().map(|oneof| scope.add(&oneof.name)).collect();
        let unknown = scope.add("unknown");
        let columns = scope.add("columns");
        let out_columns = scope.add("out_columns");
        let present = scope.add("present");
        let bit = |(index, field): (usize, &Field)| {
            message.flat.as_ref().and_then(|flat| flat.slots[index].presence_bit)?;
            Some(scope.add(&format!("has_{}", field.name)))
        };
        let bits = message.fields.iter().enumerate().map(bit).collect();
        let default =
            |field: &Field| field.default.as_ref().map(|_| scope.add(&format!("{}_default", field.name)));
        let defaults = message.fields.iter().map(default).collect();
        Self { fields, oneofs, unknown, columns, out_columns, present, bits, defaults, scope }
    }
}

fn singular(field: &Field) -> Option<(Type, Presence)> {
    match field.kind {
        FieldKind::Singular { ty, presence } => Some((ty, presence)),
        _ => None,
    }
}

fn alternatives(spell: &Speller<'_>, message: &Message, layout: &Layout) -> Vec<AlternativeItem> {
    let fields = message.fields.iter().zip(&layout.fields);
    fields
        .filter(|(field, _)| field.oneof().is_some())
        .filter_map(|(field, name)| {
            let (ty, _) = singular(field)?;
            Some(AlternativeItem {
                name: name.clone(),
                number: field.number,
                value: spell.held(ty),
                doc: documented(&field.doc, field.deprecated),
            })
        })
        .collect()
}

fn members(spell: &Speller<'_>, message: &Message, layout: &Layout) -> Vec<MemberItem> {
    let mut seen = HashSet::new();
    let mut out = Vec::new();
    for (field, name) in message.fields.iter().zip(&layout.fields) {
        let Some(index) = field.oneof() else {
            out.push(MemberItem {
                name: name.clone(),
                value: member_type(spell, field),
                doc: documented(&field.doc, field.deprecated),
            });
            continue;
        };
        if seen.insert(index) {
            let oneof = &message.oneofs[index];
            let choices = oneof.fields.iter().map(|&field| format!(", {}", layout.fields[field]));
            out.push(MemberItem {
                name: layout.oneofs[index].clone(),
                value: format!("std::variant<std::monostate{}>", choices.collect::<String>()),
                doc: doc(&oneof.doc),
            });
        }
    }
    out
}

fn member_type(spell: &Speller<'_>, field: &Field) -> String {
    match field.kind {
        FieldKind::Singular { ty: ty @ Type::Message { .. }, .. } => spell.held(ty),
        FieldKind::Singular { ty, presence: Presence::Implicit } => spell.value(ty),
        FieldKind::Singular { ty, .. } => format!("std::optional<{}>", spell.value(ty)),
        FieldKind::Repeated { ty, .. } => format!("std::span<const {}>", spell.value(ty)),
        FieldKind::Map { key, value } => format!(
            "std::span<const shortwire::entry<{}, {}>>",
            spell.value(Type::Scalar(key)),
            spell.value(value)
        ),
    }
}

fn constants(spell: &Speller<'_>, message: &Message, layout: &Layout) -> Vec<ConstantItem> {
    let bit = |flat: &FlatMessage, index: usize| flat.slots[index].presence_bit;
    let bits = message.fields.iter().enumerate().filter_map(|(index, field)| {
        Some(ConstantItem {
            name: layout.bits[index].clone()?,
            value_type: "std::uint64_t".to_owned(),
            value: format!(
                "std::uint64_t(1) << {}",
                message.flat.as_ref().and_then(|flat| bit(flat, index))?
            ),
            doc: format!("Bit of `{}` in columns of presence.", field.name),
        })
    });
    let defaults = message.fields.iter().zip(&layout.defaults).filter_map(|(field, name)| {
        let (value_type, value) = types::default_value(spell, field)?;
        let doc = format!("What an absent `{}` stands for.", field.name);
        Some(ConstantItem { name: name.clone()?, value_type, value, doc })
    });
    bits.chain(defaults).collect()
}

fn fields(schema: &Schema, message: &Message, layout: &Layout) -> Vec<FieldItem> {
    let nothing = Scope::default();
    let spell = Speller { schema, package: None, hidden: &nothing };
    let item = |(field, name): (&Field, &String)| FieldItem {
        number: field.number,
        proto_name: field.name.clone(),
        kind: kind(&spell, field),
        member: field.oneof().map_or(name, |oneof| &layout.oneofs[oneof]).clone(),
        alternative: field.oneof().map(|_| name.clone()),
    };
    message.fields.iter().zip(&layout.fields).map(item).collect()
}

fn kind(spell: &Speller<'_>, field: &Field) -> String {
    match field.kind {
        FieldKind::Singular { ty, presence: Presence::Required } => {
            format!("schema::required<{}>", spell.kind(ty))
        }
        FieldKind::Repeated { ty, packed: true } => format!("schema::packed<{}>", spell.kind(ty)),
        FieldKind::Singular { ty, .. } | FieldKind::Repeated { ty, .. } => spell.kind(ty),
        FieldKind::Map { key, value } => {
            format!("schema::map<{}, {}>", spell.kind(Type::Scalar(key)), spell.kind(value))
        }
    }
}

/// Whether a message, or one it can contain at any depth, has required fields.
fn has_required(schema: &Schema, id: MessageId) -> bool {
    let mut seen = HashSet::from([id]);
    let mut open = vec![id];
    while let Some(id) = open.pop() {
        for field in &schema.message(id).fields {
            if matches!(field.kind, FieldKind::Singular { presence: Presence::Required, .. }) {
                return true;
            }
            let (FieldKind::Singular { ty, .. }
            | FieldKind::Repeated { ty, .. }
            | FieldKind::Map { value: ty, .. }) = field.kind;
            if let Type::Message { id, .. } = ty
                && seen.insert(id)
            {
                open.push(id);
            }
        }
    }
    false
}

pub(super) fn enumeration(schema: &Schema, id: EnumId) -> EnumItem {
    let enumeration = schema.enumeration(id);
    let name = names::enumeration(schema, id);
    let mut scope = Scope::default();
    let value = |value: &crate::schema::EnumValue| ValueItem {
        name: scope.add(&case::snake(&value.short_name.to_lowercase())),
        proto_name: value.name.clone(),
        number: if value.number == i32::MIN { "INT32_MIN".to_owned() } else { value.number.to_string() },
        doc: doc(&value.doc),
    };
    let values: Vec<ValueItem> = enumeration.values.iter().map(value).collect();
    let mut numbers = HashSet::new();
    let named = values.iter().filter(|value| numbers.insert(value.number.clone())).cloned().collect();
    EnumItem {
        qualified: names::qualified(schema, enumeration.package, &name),
        full_name: enumeration.full_name.clone(),
        doc: doc(&enumeration.doc),
        values,
        named,
        name,
    }
}
