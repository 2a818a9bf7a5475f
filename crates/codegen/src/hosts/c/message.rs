//! Messages and enums, as the templates want them.

use std::collections::HashSet;

use serde::Serialize;

use super::flat::{FlatItem, flat};
use super::names::{self, Members};
use super::{GenerateError, Names, decode, doc, encode, required, types};
use crate::schema::{EnumId, Field, FieldKind, Message, MessageId, Presence, Schema, Type, names as case};

#[derive(Serialize)]
pub(super) struct EnumItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    values: Vec<EnumValueItem>,
    /// The values without aliases: what names a number.
    named: Vec<EnumValueItem>,
}

#[derive(Clone, Serialize)]
struct EnumValueItem {
    constant: String,
    proto_name: String,
    number: String,
    doc: Vec<String>,
}

#[derive(Serialize)]
pub(super) struct MessageItem {
    name: String,
    upper: String,
    full_name: String,
    doc: Vec<String>,
    members: Vec<MemberItem>,
    oneofs: Vec<OneofItem>,
    unknown: String,
    maps: Vec<MapItem>,
    defaults: Vec<DefaultItem>,
    /// The function that reads all of it.
    reader: String,
    /// It or what it can contain has required fields: what finds those that are missing.
    has_required: bool,
    missing: Vec<String>,
    encode: Vec<String>,
    decode: Vec<String>,
    flat: Option<FlatItem>,
}

/// Members of the struct for one field or one oneof.
#[derive(Serialize)]
struct MemberItem {
    doc: Vec<String>,
    declarations: Vec<String>,
}

#[derive(Serialize)]
struct OneofItem {
    name: String,
    proto_name: String,
    not_set: String,
    cases: Vec<CaseItem>,
}

#[derive(Serialize)]
struct CaseItem {
    constant: String,
    number: u32,
}

#[derive(Serialize)]
struct MapItem {
    entry: String,
    member: String,
    count: String,
    proto_name: String,
    key: String,
    value: String,
    key_is_text: bool,
    /// `float` and `double` values and all others start at zero; closed enums at their first value.
    first: Option<String>,
    tag: String,
    keeps_entries: bool,
    cases: Vec<String>,
    after: Vec<String>,
}

#[derive(Serialize)]
struct DefaultItem {
    member: String,
    value: String,
}

/// Where the fields of a message are in its struct.
pub(super) struct Layout<'a> {
    /// By field number.
    pub(super) slots: Vec<Slot<'a>>,
    /// By the schema's order.
    pub(super) oneofs: Vec<OneofNames>,
    unknown: String,
}

impl Layout<'_> {
    /// Member that keeps unknown fields.
    pub(super) fn unknown(&self) -> &str {
        &self.unknown
    }
}

/// Names of what a oneof is made of.
pub(super) struct OneofNames {
    pub(super) member: String,
    pub(super) case_member: String,
    /// Such as `calculator_v1_calculator_request_operation`.
    pub(super) name: String,
    not_set: String,
}

/// A field in its struct.
#[derive(Clone)]
pub(super) struct Slot<'a> {
    pub(super) field: &'a Field,
    pub(super) full_name: String,
    /// Its name in the struct or union.
    pub(super) member: String,
    /// `message->member`, or `message->oneof.member`.
    pub(super) access: String,
    /// Member that tells whether it is there; empty if none does.
    pub(super) has: String,
    /// Member with the number of elements; empty if it is no list.
    pub(super) count_member: String,
    /// Prefix of the names of a map's entry type.
    pub(super) entry: String,
    /// Member that keeps unknown fields.
    pub(super) unknown: String,
    pub(super) case_constant: String,
}

impl Slot<'_> {
    pub(super) fn count(&self) -> String {
        format!("message->{}", self.count_member)
    }

    pub(super) fn tag(&self) -> String {
        format!("{:#04x}", self.field.tag())
    }

    pub(super) fn presence_condition(&self) -> String {
        if self.has.is_empty() {
            format!("{} != NULL", self.access)
        } else {
            format!("message->{}", self.has)
        }
    }

    pub(super) fn case_condition(&self, layout: &Layout<'_>) -> String {
        let case = self.field.oneof().map_or("", |oneof| &layout.oneofs[oneof].case_member);
        format!("message->{case} == {}", self.case_constant)
    }

    /// A member of a oneof may be chosen and still be NULL; it is then an empty message.
    pub(super) fn oneof_message_may_be_null(&self, ty: Type) -> bool {
        self.field.oneof().is_some() && matches!(ty, Type::Message { .. })
    }

    /// The key or value of a map as a field.
    pub(super) fn entry_part(&self, number: u32) -> Field {
        Field { number, ..self.field.clone() }
    }
}

pub(super) fn layout(schema: &Schema, id: MessageId) -> Layout<'_> {
    let message = schema.message(id);
    let name = names::message(schema, id);
    let field_names = message.fields.iter().filter(|f| f.oneof().is_none()).map(|f| f.name.as_str());
    let mut members = Members::of(field_names);
    let oneofs: Vec<OneofNames> = message
        .oneofs
        .iter()
        .map(|oneof| OneofNames {
            member: members.add(&oneof.name),
            case_member: members.add(&format!("{}_case", oneof.name)),
            name: format!("{name}_{}", case::snake(&oneof.name)),
            not_set: format!("{}_NOT_SET", format!("{name}_{}", case::snake(&oneof.name)).to_uppercase()),
        })
        .collect();
    let unknown = members.add("unknown");
    let slots = message
        .fields
        .iter()
        .map(|field| {
            let member = names::member(&field.name);
            let has = match field.kind {
                FieldKind::Singular { ty: Type::Message { .. }, .. } => String::new(),
                FieldKind::Singular { presence: Presence::Explicit | Presence::Required, .. } => {
                    members.add(&format!("has_{}", field.name))
                }
                _ => String::new(),
            };
            let count = match field.kind {
                FieldKind::Singular { .. } => String::new(),
                _ => members.add(&format!("{}_count", field.name)),
            };
            let oneof = field.oneof().map(|index| &oneofs[index]);
            Slot {
                field,
                full_name: format!("{}.{}", message.full_name, field.name),
                access: match oneof {
                    Some(oneof) => format!("message->{}.{member}", oneof.member),
                    None => format!("message->{member}"),
                },
                member,
                has,
                count_member: count,
                entry: format!("{name}_{}_entry", case::snake(&field.name)),
                unknown: unknown.clone(),
                case_constant: oneof
                    .map(|oneof| format!("{}_{}", oneof.name, case::snake(&field.name)).to_uppercase())
                    .unwrap_or_default(),
            }
        })
        .collect();
    Layout { slots, oneofs, unknown }
}

pub(super) fn message(
    schema: &Schema,
    id: MessageId,
    globals: &mut Names,
) -> Result<MessageItem, GenerateError> {
    let message = schema.message(id);
    let name = names::message(schema, id);
    let layout = layout(schema, id);
    for suffix in ["_t", "_init", "_encode", "_decode", "_write", "_read", "_merge", "_append"] {
        globals.claim(&format!("{name}{suffix}"), &message.full_name)?;
    }
    for oneof in &layout.oneofs {
        globals.claim(&format!("{}_e", oneof.name), &format!("{}.{}", message.full_name, oneof.member))?;
        globals.claim(&oneof.not_set, &format!("{}.{}", message.full_name, oneof.member))?;
    }
    for slot in layout.slots.iter().filter(|slot| slot.field.oneof().is_some()) {
        globals.claim(&slot.case_constant, &slot.full_name)?;
    }
    for slot in layout.slots.iter().filter(|slot| matches!(slot.field.kind, FieldKind::Map { .. })) {
        globals.claim(&format!("{}_t", slot.entry), &slot.full_name)?;
    }
    Ok(MessageItem {
        upper: name.to_uppercase(),
        full_name: message.full_name.clone(),
        doc: doc(&message.doc),
        members: members(schema, message, &layout),
        oneofs: oneofs(&layout),
        unknown: layout.unknown.clone(),
        maps: layout.slots.iter().filter_map(|slot| map(schema, slot)).collect(),
        defaults: layout.slots.iter().filter_map(|slot| default(schema, slot)).collect(),
        reader: required::reader(schema, id),
        has_required: required::has_required(schema, id),
        missing: required::lines(schema, &layout),
        encode: encode::lines(schema, &layout),
        decode: decode::lines(schema, &layout),
        flat: flat(schema, id, &layout),
        name,
    })
}

fn members(schema: &Schema, message: &Message, layout: &Layout<'_>) -> Vec<MemberItem> {
    let mut seen = HashSet::new();
    let mut out = Vec::new();
    for slot in &layout.slots {
        let Some(index) = slot.field.oneof() else {
            out.push(MemberItem { doc: doc(&slot.field.doc), declarations: declarations(schema, slot) });
            continue;
        };
        if !seen.insert(index) {
            continue;
        }
        let names = &layout.oneofs[index];
        let mut lines = vec![format!("{}_e {};", names.name, names.case_member), "union {".to_owned()];
        for slot in layout.slots.iter().filter(|slot| slot.field.oneof() == Some(index)) {
            lines.extend(comment(&slot.field.doc).iter().map(|line| format!("  {line}")));
            lines.extend(declarations(schema, slot).iter().map(|line| format!("  {line}")));
        }
        lines.push(format!("}} {};", names.member));
        out.push(MemberItem { doc: doc(&message.oneofs[index].doc), declarations: lines });
    }
    out
}

fn comment(text: &str) -> Vec<String> {
    let lines = doc(text);
    match lines.as_slice() {
        [] => Vec::new(),
        [line] => vec![format!("/* {line} */")],
        _ => {
            let last = lines.len() - 1;
            let mark = |i| if i == 0 { "/* " } else { " * " };
            let close = |i| if i == last { " */" } else { "" };
            lines.iter().enumerate().map(|(i, line)| format!("{}{line}{}", mark(i), close(i))).collect()
        }
    }
}

fn declarations(schema: &Schema, slot: &Slot<'_>) -> Vec<String> {
    let member = &slot.member;
    match slot.field.kind {
        FieldKind::Singular { ty: ty @ Type::Message { .. }, .. } => {
            vec![format!("const {} *{member};", types::c_type(schema, ty))]
        }
        FieldKind::Singular { ty, .. } => {
            let has = (!slot.has.is_empty()).then(|| format!("bool {};", slot.has));
            has.into_iter().chain([format!("{} {member};", types::c_type(schema, ty))]).collect()
        }
        FieldKind::Repeated { ty, .. } => {
            vec![
                format!("const {} *{member};", types::c_type(schema, ty)),
                format!("size_t {};", slot.count_member),
            ]
        }
        FieldKind::Map { .. } => {
            vec![format!("const {}_t *{member};", slot.entry), format!("size_t {};", slot.count_member)]
        }
    }
}

fn oneofs(layout: &Layout<'_>) -> Vec<OneofItem> {
    let item = |(index, oneof): (usize, &OneofNames)| OneofItem {
        name: oneof.name.clone(),
        proto_name: oneof.member.clone(),
        not_set: oneof.not_set.clone(),
        cases: layout
            .slots
            .iter()
            .filter(|slot| slot.field.oneof() == Some(index))
            .map(|slot| CaseItem { constant: slot.case_constant.clone(), number: slot.field.number })
            .collect(),
    };
    layout.oneofs.iter().enumerate().map(item).collect()
}

fn map(schema: &Schema, slot: &Slot<'_>) -> Option<MapItem> {
    let FieldKind::Map { key, value } = slot.field.kind else { return None };
    let (cases, after) = decode::entry_lines(schema, slot, key, value);
    let value_type = types::c_type(schema, value);
    Some(MapItem {
        entry: slot.entry.clone(),
        member: slot.member.clone(),
        count: slot.count_member.clone(),
        proto_name: slot.field.name.clone(),
        key: types::scalar_type(key).to_owned(),
        value: if matches!(value, Type::Message { .. }) {
            format!("const {value_type} *value")
        } else {
            format!("{value_type} value")
        },
        key_is_text: key.is_bytes_like(),
        first: match value {
            Type::Enum { id, .. } => schema.enumeration(id).values.first().map(|value| value.number),
            _ => None,
        }
        .filter(|&number| number != 0)
        .map(|number| number.to_string()),
        tag: slot.tag(),
        keeps_entries: decode::keeps_entries(value),
        cases,
        after,
    })
}

fn default(schema: &Schema, slot: &Slot<'_>) -> Option<DefaultItem> {
    let value = types::default_value(schema, slot.field)?;
    slot.field.oneof().is_none().then(|| DefaultItem { member: slot.member.clone(), value })
}

pub(super) fn enumeration(
    schema: &Schema,
    id: EnumId,
    globals: &mut Names,
) -> Result<EnumItem, GenerateError> {
    let enumeration = schema.enumeration(id);
    let name = names::enumeration(schema, id);
    globals.claim(&format!("{name}_e"), &enumeration.full_name)?;
    globals.claim(&format!("{name}_name"), &enumeration.full_name)?;
    let mut values = Vec::with_capacity(enumeration.values.len());
    for value in &enumeration.values {
        let constant = format!("{}_{}", name.to_uppercase(), value.short_name.to_uppercase());
        globals.claim(&constant, &format!("{}.{}", enumeration.full_name, value.name))?;
        values.push(EnumValueItem {
            constant,
            proto_name: value.name.clone(),
            number: if value.number == i32::MIN { "INT32_MIN".to_owned() } else { value.number.to_string() },
            doc: doc(&value.doc),
        });
    }
    let mut numbers = HashSet::new();
    let named = values.iter().filter(|value| numbers.insert(value.number.clone())).cloned().collect();
    Ok(EnumItem { name, full_name: enumeration.full_name.clone(), doc: doc(&enumeration.doc), values, named })
}
