//! Messages and enums, as the templates want them.

use std::collections::HashSet;

use serde::Serialize;

use super::flat::{FlatItem, flat};
use super::imports::Scope;
use super::layout::{Layout, Slot, layout};
use super::names::{self, Globals};
use super::{decode, doc, encode, types};
use crate::schema::{EnumId, FieldKind, Message, MessageId, Presence, Schema, Type};

#[derive(Serialize)]
pub(super) struct EnumItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    /// Declarations of the constants.
    constants: Vec<String>,
    /// The values without aliases: what names a number.
    named: Vec<NamedItem>,
}

#[derive(Serialize)]
struct NamedItem {
    constant: String,
    proto_name: String,
}

#[derive(Serialize)]
pub(super) struct MessageItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    /// Declarations of the struct's members.
    members: Vec<String>,
    /// What stays of a message that is emptied.
    kept: Vec<String>,
    cleared: Vec<String>,
    oneofs: Vec<OneofItem>,
    maps: Vec<MapItem>,
    defaults: Vec<DefaultItem>,
    required: Vec<RequiredItem>,
    /// The variable that names its fields, and those that can be wrong; empty if none can.
    fields: String,
    field_names: String,
    encode: Vec<String>,
    decode: Vec<String>,
    flat: Option<FlatItem>,
    column_members: Vec<String>,
}

#[derive(Serialize)]
struct OneofItem {
    ty: String,
    proto_name: String,
    which: String,
    clear: String,
    constants: Vec<String>,
    not_set: String,
    cases: Vec<CaseItem>,
}

#[derive(Serialize)]
struct CaseItem {
    constant: String,
    condition: String,
    member: String,
    zero: String,
}

#[derive(Serialize)]
struct MapItem {
    member: String,
    reader: String,
    ty: String,
    key: String,
    /// Declaration of the value that an entry has unless it says otherwise.
    value: String,
    tag: String,
    keeps_entries: bool,
    cases: Vec<String>,
}

#[derive(Serialize)]
struct DefaultItem {
    function: String,
    full_name: String,
    ty: String,
    value: String,
}

#[derive(Serialize)]
struct RequiredItem {
    condition: String,
    full_name: String,
}

pub(super) fn has_optional(message: &Message) -> bool {
    message.fields.iter().any(types::is_optional)
}

pub(super) fn message(scope: &Scope<'_>, id: MessageId, globals: &mut Globals) -> MessageItem {
    let layout = layout(scope.schema, id);
    let message = layout.message;
    let name = names::exported(&message.name);
    let flat = flat(scope, id, &layout);
    let can_fail = encode::can_fail(&layout);
    MessageItem {
        full_name: message.full_name.clone(),
        doc: type_doc(&name, &message.doc, message.deprecated, || {
            format!("{name} is {} in the schema.", message.full_name)
        }),
        members: members(scope, &layout),
        kept: layout.slots.iter().filter_map(kept).collect(),
        cleared: layout.slots.iter().filter(|slot| is_map(slot)).map(|slot| slot.access()).collect(),
        oneofs: oneofs(scope, &layout, &name, globals),
        maps: layout.slots.iter().filter_map(|slot| map(scope, slot)).collect(),
        defaults: layout.slots.iter().filter_map(|slot| default(scope, &name, slot, globals)).collect(),
        required: layout.slots.iter().filter_map(required).collect(),
        fields: if can_fail { layout.fields.clone() } else { String::new() },
        field_names: field_names(&layout),
        encode: encode::lines(scope, &layout),
        decode: decode::lines(scope, &layout),
        column_members: flat.as_ref().map(column_members).unwrap_or_default(),
        flat,
        name,
    }
}

/// A comment that begins with the name, as Go has it.
fn type_doc(name: &str, text: &str, deprecated: bool, absent: impl Fn() -> String) -> Vec<String> {
    match text.trim() {
        "" => doc(&absent(), deprecated),
        text if text.starts_with(name) => doc(text, deprecated),
        text => doc(&format!("{name}: {text}"), deprecated),
    }
}

fn members(scope: &Scope<'_>, layout: &Layout<'_>) -> Vec<String> {
    let rows = layout.slots.iter().map(|slot| {
        let in_oneof =
            slot.field.oneof().map(|index| format!("In the oneof {}.", layout.message.oneofs[index].name));
        let text = [slot.field.doc.as_str(), in_oneof.as_deref().unwrap_or_default()].join("\n\n");
        Row {
            comment: doc(text.trim_matches('\n'), slot.field.deprecated),
            cells: vec![slot.member.clone(), types::member_type(scope, slot.field)],
        }
    });
    aligned(&rows.collect::<Vec<_>>())
}

fn column_members(flat: &FlatItem) -> Vec<String> {
    let mask = flat.has_mask().then(|| Row {
        comment: vec!["// Present has bit i set if the i-th field that tracks presence is there.".to_owned()],
        cells: vec!["Present".to_owned(), "[]uint64".to_owned()],
    });
    let columns = flat.columns.iter().map(|column| Row { comment: Vec::new(), cells: column.cells() });
    aligned(&mask.into_iter().chain(columns).collect::<Vec<_>>())
}

/// A line of a declaration, with its comment above.
struct Row {
    comment: Vec<String>,
    cells: Vec<String>,
}

/// The lines, with cells below each other where gofmt has them so: in rows that no comment parts.
fn aligned(rows: &[Row]) -> Vec<String> {
    let mut out = Vec::new();
    let mut start = 0;
    while start < rows.len() {
        let more = rows[start + 1..].iter().take_while(|row| row.comment.is_empty()).count();
        let block = &rows[start..=start + more];
        let cells = block[0].cells.len();
        let width = |cell: usize| block.iter().map(|row| row.cells[cell].len()).max().unwrap_or_default();
        for row in block {
            out.extend(row.comment.iter().cloned());
            let line: String = (0..cells)
                .map(|cell| match cell + 1 == cells {
                    true => row.cells[cell].clone(),
                    false => format!("{:width$} ", row.cells[cell], width = width(cell)),
                })
                .collect();
            out.push(line);
        }
        start += more + 1;
    }
    out
}

/// Lists and bytes keep their memory, maps themselves.
fn kept(slot: &Slot<'_>) -> Option<String> {
    use crate::schema::Scalar;
    match slot.field.kind {
        FieldKind::Repeated { .. }
        | FieldKind::Singular { ty: Type::Scalar(Scalar::Bytes), presence: Presence::Implicit } => {
            Some(format!("{}: {}[:0]", slot.member, slot.access()))
        }
        FieldKind::Map { .. } => Some(format!("{}: {}", slot.member, slot.access())),
        FieldKind::Singular { .. } => None,
    }
}

fn is_map(slot: &Slot<'_>) -> bool {
    matches!(slot.field.kind, FieldKind::Map { .. })
}

fn oneofs(scope: &Scope<'_>, layout: &Layout<'_>, name: &str, globals: &mut Globals) -> Vec<OneofItem> {
    let mut items = Vec::new();
    for (index, oneof) in layout.oneofs.iter().enumerate() {
        let ty = globals.add(&format!("{name}{}", oneof.name));
        let not_set = globals.add(&format!("{ty}NotSet"));
        let mut rows = vec![constant_row(&not_set, &ty, 0, Vec::new())];
        let mut cases = Vec::new();
        for slot in layout.slots.iter().filter(|slot| slot.field.oneof() == Some(index)) {
            let constant = globals.add(&format!("{ty}{}", slot.member));
            rows.push(constant_row(&constant, &ty, i64::from(slot.field.number), Vec::new()));
            let optional = types::is_optional(slot.field);
            cases.push(CaseItem {
                constant,
                condition: format!("{}{}", slot.access(), if optional { ".Set" } else { " != nil" }),
                member: slot.member.clone(),
                zero: if optional {
                    format!("{}{{}}", types::member_type(scope, slot.field))
                } else {
                    "nil".to_owned()
                },
            });
        }
        items.push(OneofItem {
            constants: aligned(&rows),
            proto_name: oneof.full_name.clone(),
            which: oneof.which.clone(),
            clear: if oneof.members > 1 { oneof.clear.clone() } else { String::new() },
            not_set,
            cases,
            ty,
        });
    }
    items
}

fn constant_row(name: &str, ty: &str, number: i64, comment: Vec<String>) -> Row {
    Row { comment, cells: vec![name.to_owned(), ty.to_owned(), format!("= {number}")] }
}

fn map(scope: &Scope<'_>, slot: &Slot<'_>) -> Option<MapItem> {
    let FieldKind::Map { key, value } = slot.field.kind else { return None };
    let value_type = types::go_type(scope, value);
    let first = match value {
        Type::Enum { id, .. } => scope.schema.enumeration(id).values.first().map_or(0, |value| value.number),
        _ => 0,
    };
    Some(MapItem {
        member: slot.member.clone(),
        reader: slot.reader(),
        ty: types::member_type(scope, slot.field),
        key: types::scalar_type(key).to_owned(),
        value: match value {
            Type::Message { .. } => format!("value := new({value_type})"),
            _ if first != 0 => format!("value := {value_type}({first})"),
            _ => format!("var value {value_type}"),
        },
        tag: slot.tag(),
        keeps_entries: decode::keeps_entries(value),
        cases: decode::entry_cases(scope, key, value),
    })
}

fn default(scope: &Scope<'_>, name: &str, slot: &Slot<'_>, globals: &mut Globals) -> Option<DefaultItem> {
    let value = types::default_value(scope, slot.field)?;
    let FieldKind::Singular { ty, .. } = slot.field.kind else { return None };
    Some(DefaultItem {
        function: globals.add(&format!("Default{name}{}", slot.member)),
        full_name: slot.full_name.clone(),
        ty: types::go_type(scope, ty),
        value,
    })
}

fn required(slot: &Slot<'_>) -> Option<RequiredItem> {
    let FieldKind::Singular { presence: Presence::Required, .. } = slot.field.kind else { return None };
    let condition = match types::is_optional(slot.field) {
        true => format!("!{}.Set", slot.access()),
        false => format!("{} == nil", slot.access()),
    };
    Some(RequiredItem { condition, full_name: slot.full_name.clone() })
}

fn field_names(layout: &Layout<'_>) -> String {
    let names = layout.slots.iter().map(|slot| format!("{}: \"{}\"", slot.field.number, slot.field.name));
    names.collect::<Vec<_>>().join(", ")
}

pub(super) fn enumeration(schema: &Schema, id: EnumId, globals: &mut Globals) -> EnumItem {
    let enumeration = schema.enumeration(id);
    let name = names::exported(&enumeration.name);
    let mut rows = Vec::new();
    let mut named = Vec::new();
    let mut numbers = HashSet::new();
    for value in &enumeration.values {
        let wanted = names::exported(&value.short_name.to_lowercase());
        let wanted = wanted
            .strip_prefix('X')
            .filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            .unwrap_or(&wanted);
        let constant = globals.add(&format!("{name}{wanted}"));
        rows.push(constant_row(&constant, &name, i64::from(value.number), doc(&value.doc, false)));
        if numbers.insert(value.number) {
            named.push(NamedItem { constant, proto_name: value.name.clone() });
        }
    }
    EnumItem {
        full_name: enumeration.full_name.clone(),
        doc: type_doc(&name, &enumeration.doc, false, || {
            format!("{name} is {} in the schema. Other numbers may occur.", enumeration.full_name)
        }),
        constants: aligned(&rows),
        named,
        name,
    }
}
