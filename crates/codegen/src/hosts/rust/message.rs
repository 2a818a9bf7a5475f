//! Messages and enums, as the templates want them.

use serde::Serialize;

use super::doc_lines;
use super::field::{reads, writes};
use super::flat::{FlatItem, flat};
use super::names::{constant, ident, oneof_name, type_ident, variant};
use super::types::Types;
use crate::schema::{EnumId, Field, FieldKind, Message, MessageId, Presence, Scalar, Type};

#[derive(Serialize)]
pub(super) struct EnumItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    values: Vec<EnumValueItem>,
    /// The values without aliases: what names a number.
    named: Vec<EnumValueItem>,
    default: i32,
    closed: bool,
}

#[derive(Clone, Serialize)]
struct EnumValueItem {
    name: String,
    proto_name: String,
    number: i32,
    doc: Vec<String>,
}

#[derive(Serialize)]
pub(super) struct MessageItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    deprecated: bool,
    borrows: bool,
    fields: Vec<FieldItem>,
    oneofs: Vec<OneofItem>,
    writes: Vec<String>,
    reads: Vec<String>,
    required: Vec<FieldItem>,
    defaults: Vec<DefaultItem>,
    flat: Option<FlatItem>,
}

#[derive(Serialize)]
struct FieldItem {
    name: String,
    proto_name: String,
    doc: Vec<String>,
    ty: String,
    deprecated: bool,
}

#[derive(Serialize)]
struct OneofItem {
    enum_name: String,
    proto_name: String,
    doc: Vec<String>,
    borrows: bool,
    variants: Vec<FieldItem>,
}

#[derive(Serialize)]
struct DefaultItem {
    field: String,
    proto_name: String,
    ty: String,
    value: String,
    by_ref: bool,
}

pub(super) fn enumeration(types: &Types<'_>, id: EnumId) -> EnumItem {
    let enumeration = types.schema.enumeration(id);
    let values: Vec<EnumValueItem> = enumeration
        .values
        .iter()
        .map(|value| EnumValueItem {
            name: constant(&value.short_name),
            proto_name: value.name.clone(),
            number: value.number,
            doc: doc_lines(&value.doc),
        })
        .collect();
    let mut named: Vec<EnumValueItem> = Vec::with_capacity(values.len());
    for value in &values {
        if named.iter().all(|known| known.number != value.number) {
            named.push(value.clone());
        }
    }
    EnumItem {
        name: type_ident(&enumeration.name),
        full_name: enumeration.full_name.clone(),
        doc: doc_lines(&enumeration.doc),
        default: enumeration.values.first().map_or(0, |value| value.number),
        values,
        named,
        closed: enumeration.closed,
    }
}

pub(super) fn message(types: &Types<'_>, id: MessageId) -> MessageItem {
    let message = types.message(id);
    MessageItem {
        name: type_ident(&message.name),
        full_name: message.full_name.clone(),
        doc: doc_lines(&message.doc),
        deprecated: message.deprecated,
        borrows: types.borrows(id),
        fields: fields(types, message),
        oneofs: (0..message.oneofs.len()).map(|oneof| oneof_item(types, message, oneof)).collect(),
        writes: writes(message),
        reads: message.fields.iter().flat_map(|field| reads(types, message, field)).collect(),
        required: message
            .fields
            .iter()
            .filter(|field| matches!(field.kind, FieldKind::Singular { presence: Presence::Required, .. }))
            .map(|field| field_item(field, types.field_type(field)))
            .collect(),
        defaults: message.fields.iter().filter_map(|field| default_item(types, field)).collect(),
        flat: message.flat.as_ref().map(|layout| flat(types, message, layout)),
    }
}

/// The struct's fields: one for each oneof at the place of its first member.
fn fields(types: &Types<'_>, message: &Message) -> Vec<FieldItem> {
    let mut items = Vec::with_capacity(message.fields.len());
    for (index, field) in message.fields.iter().enumerate() {
        match field.oneof() {
            None => items.push(field_item(field, types.field_type(field))),
            Some(oneof) if message.oneofs[oneof].fields.first() == Some(&index) => {
                let lifetime = if types.oneof_borrows(message, oneof) { "<'a>" } else { "" };
                items.push(FieldItem {
                    name: ident(&message.oneofs[oneof].name),
                    proto_name: message.oneofs[oneof].name.clone(),
                    doc: doc_lines(&message.oneofs[oneof].doc),
                    ty: format!("::core::option::Option<{}{lifetime}>", oneof_name(message, oneof)),
                    deprecated: false,
                });
            }
            Some(_) => {}
        }
    }
    items
}

fn oneof_item(types: &Types<'_>, message: &Message, oneof: usize) -> OneofItem {
    let members = message.oneofs[oneof].fields.iter().map(|&field| &message.fields[field]);
    OneofItem {
        enum_name: oneof_name(message, oneof),
        proto_name: message.oneofs[oneof].name.clone(),
        doc: doc_lines(&message.oneofs[oneof].doc),
        borrows: types.oneof_borrows(message, oneof),
        variants: members
            .map(|field| FieldItem {
                name: variant(field),
                ..field_item(field, types.boxed_type(field, super::field::singular(field)))
            })
            .collect(),
    }
}

fn field_item(field: &Field, ty: String) -> FieldItem {
    FieldItem {
        name: ident(&field.name),
        proto_name: field.name.clone(),
        doc: doc_lines(&field.doc),
        ty,
        deprecated: field.deprecated,
    }
}

/// The accessor of a field whose schema names a default (proto2 and editions).
fn default_item(types: &Types<'_>, field: &Field) -> Option<DefaultItem> {
    let FieldKind::Singular { ty, presence: Presence::Explicit | Presence::Required } = field.kind else {
        return None;
    };
    let text = field.default.as_ref()?;
    let (ty, value, by_ref) = match ty {
        Type::Scalar(Scalar::String { .. }) => ("&str".to_owned(), format!("{text:?}"), true),
        Type::Scalar(Scalar::Bytes) => ("&[u8]".to_owned(), super::byte_string(&unescaped(text)), true),
        Type::Scalar(scalar @ (Scalar::Double | Scalar::Float)) => {
            let ty = if scalar == Scalar::Double { "f64" } else { "f32" };
            let value = match text.as_str() {
                "inf" => format!("{ty}::INFINITY"),
                "-inf" => format!("{ty}::NEG_INFINITY"),
                "nan" => format!("{ty}::NAN"),
                number => format!("{number}_{ty}"),
            };
            (ty.to_owned(), value, false)
        }
        Type::Enum { id, .. } => {
            let enumeration = types.schema.enumeration(id);
            let value = enumeration.values.iter().find(|value| &value.name == text)?;
            (types.enum_path(id), format!("{}::{}", types.enum_path(id), constant(&value.short_name)), false)
        }
        Type::Scalar(_) => (types.value_type(ty), text.clone(), false),
        Type::Message { .. } => return None,
    };
    Some(DefaultItem { field: ident(&field.name), proto_name: field.name.clone(), ty, value, by_ref })
}

/// The bytes of a default, which descriptors spell with the escapes of C.
fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let (byte, after) = if *first == b'\\' { escape(tail) } else { (*first, tail) };
        bytes.push(byte);
        rest = after;
    }
    bytes
}

/// The byte that an escape stands for, and what follows it; `text` begins behind the backslash.
fn escape(text: &[u8]) -> (u8, &[u8]) {
    let digits_end = |start: usize, most: usize, is_digit: fn(&u8) -> bool| {
        start + text[start..].iter().take(most).take_while(|byte| is_digit(byte)).count()
    };
    let number = |start: usize, end: usize, radix| {
        let digits = std::str::from_utf8(&text[start..end]).unwrap_or_default();
        (u32::from_str_radix(digits, radix).unwrap_or_default() as u8, &text[end..])
    };
    match text {
        [b'0'..=b'7', ..] => number(0, digits_end(0, 3, |byte| matches!(byte, b'0'..=b'7')), 8),
        [b'x' | b'X', ..] => number(1, digits_end(1, 2, u8::is_ascii_hexdigit), 16),
        [b'a', rest @ ..] => (7, rest),
        [b'b', rest @ ..] => (8, rest),
        [b't', rest @ ..] => (b'\t', rest),
        [b'n', rest @ ..] => (b'\n', rest),
        [b'v', rest @ ..] => (11, rest),
        [b'f', rest @ ..] => (12, rest),
        [b'r', rest @ ..] => (b'\r', rest),
        [other, rest @ ..] => (*other, rest),
        [] => (b'\\', text),
    }
}
