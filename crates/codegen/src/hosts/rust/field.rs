//! The statements that write, read and copy one field.

use super::names::{ident, oneof_name, variant};
use super::types::Types;
use crate::schema::{Field, FieldKind, Message, Presence, Scalar, Type, WireType};

/// Statements that write all fields, last first; neighbours in one oneof share a `match`.
pub(super) fn writes(message: &Message) -> Vec<String> {
    let mut statements = Vec::new();
    let mut fields = message.fields.iter().rev().peekable();
    while let Some(field) = fields.next() {
        let Some(oneof) = field.oneof() else {
            statements.push(write(field));
            continue;
        };
        let mut members = vec![field];
        while let Some(member) = fields.next_if(|next| next.oneof() == Some(oneof)) {
            members.push(member);
        }
        statements.push(write_members(message, oneof, &members));
    }
    statements
}

fn write(field: &Field) -> String {
    let name = ident(&field.name);
    let tag = field.tag();
    match field.kind {
        FieldKind::Singular { ty, presence: Presence::Implicit } => {
            let place = format!("self.{name}");
            format!("if {} {{ {} }}", is_set(ty, &place), write_value(ty, tag, &as_ref_expr(ty, &place)))
        }
        FieldKind::Singular { ty, .. } => {
            format!(
                "if let Some(value) = &self.{name} {{ {} }}",
                write_value(ty, tag, &from_ref(ty, field, "value"))
            )
        }
        FieldKind::Repeated { ty, packed: true } => format!(
            "if !self.{name}.is_empty() {{ writer.packed({tag}, self.{name}.iter().rev(), |writer, value| {}); }}",
            write_bare(ty)
        ),
        FieldKind::Repeated { ty, .. } => format!(
            "for value in self.{name}.iter().rev() {{ {} }}",
            write_value(ty, tag, &from_ref(ty, field, "value"))
        ),
        FieldKind::Map { key, value } => format!(
            "for (key, value) in self.{name}.iter().rev() {{ writer.delimited({tag}, |writer| {{ {} {} }}); }}",
            write_value(value, 2 << 3 | value.wire_type() as u32, &from_ref(value, field, "value")),
            write_value(
                Type::Scalar(key),
                1 << 3 | key.wire_type() as u32,
                &from_ref(Type::Scalar(key), field, "key")
            ),
        ),
    }
}

fn write_members(message: &Message, oneof: usize, members: &[&Field]) -> String {
    let name = ident(&message.oneofs[oneof].name);
    let arms: String = members
        .iter()
        .map(|field| {
            let write = write_value(singular(field), field.tag(), &from_ref(singular(field), field, "value"));
            format!("Some({}::{}(value)) => {{ {write} }}", oneof_name(message, oneof), variant(field))
        })
        .collect();
    format!("match &self.{name} {{ {arms} _ => {{}} }}")
}

/// A statement that writes a value with its tag. `value` is an expression of the value itself, or a reference to it
/// where it is a message.
fn write_value(ty: Type, tag: u32, value: &str) -> String {
    match ty {
        Type::Scalar(Scalar::String { .. }) => format!("writer.string({tag}, {value});"),
        Type::Scalar(scalar) => format!("writer.{}({tag}, {value});", scalar.proto_name()),
        Type::Enum { .. } => format!("writer.int32({tag}, {value}.0);"),
        Type::Message { delimited: true, .. } => format!("writer.group({tag}, {value});"),
        Type::Message { .. } => format!("writer.message({tag}, {value});"),
    }
}

/// An expression that writes an element of a packed list, given as the reference `value`.
fn write_bare(ty: Type) -> String {
    match ty {
        Type::Scalar(scalar) => format!("writer.raw_{}(*value)", scalar.proto_name()),
        _ => "writer.raw_int32(value.0)".to_owned(),
    }
}

/// What [`write_value`] wants, of a place.
fn as_ref_expr(ty: Type, place: &str) -> String {
    match ty {
        Type::Scalar(scalar) if scalar.is_bytes_like() => format!("&{place}"),
        Type::Message { .. } => format!("&{place}"),
        _ => place.to_owned(),
    }
}

/// What [`write_value`] wants, of a reference.
fn from_ref(ty: Type, field: &Field, reference: &str) -> String {
    match ty {
        Type::Message { .. } if field.recursive => format!("&**{reference}"),
        Type::Scalar(scalar) if !scalar.is_bytes_like() => format!("*{reference}"),
        _ => reference.to_owned(),
    }
}

/// Whether a field without presence is to be written.
fn is_set(ty: Type, place: &str) -> String {
    match ty {
        Type::Scalar(Scalar::Bool) => place.to_owned(),
        // Minus zero is not zero on the wire.
        Type::Scalar(Scalar::Double | Scalar::Float) => format!("{place}.to_bits() != 0"),
        Type::Scalar(scalar) if scalar.is_bytes_like() => format!("!{place}.is_empty()"),
        Type::Enum { .. } => format!("{place}.0 != 0"),
        _ => format!("{place} != 0"),
    }
}

/// The arms of the `match` on a tag that read a field.
pub(super) fn reads(types: &Types<'_>, message: &Message, field: &Field) -> Vec<String> {
    let name = ident(&field.name);
    let tag = field.tag();
    match field.kind {
        FieldKind::Singular { presence: Presence::Oneof(oneof), ty } => {
            vec![format!("{tag} => {}", read_member(types, message, oneof, field, ty))]
        }
        FieldKind::Singular { ty: Type::Message { delimited, .. }, .. } => {
            let reference = if field.recursive { "&mut **" } else { "" };
            let merge = merge_call(delimited, tag);
            vec![format!("{tag} => reader.{merge}{reference}self.{name}.get_or_insert_default())?")]
        }
        FieldKind::Singular { ty, presence } => {
            let assign = |value: &str| match presence {
                Presence::Implicit => format!("self.{name} = {value}"),
                _ => format!("self.{name} = Some({value})"),
            };
            vec![format!("{tag} => {}", read_then(types, ty, tag, assign))]
        }
        FieldKind::Repeated { ty: Type::Message { delimited, .. }, .. } if delimited => {
            vec![format!("{tag} => self.{name}.push(reader.group({tag})?)")]
        }
        FieldKind::Repeated { ty: Type::Message { .. }, .. } => {
            vec![format!("{tag} => reader.push_message({tag}, &mut self.{name})?")]
        }
        FieldKind::Repeated { ty, .. } => read_list(types, field, ty, &name),
        FieldKind::Map { key, value } => {
            vec![format!("{tag} => {}", read_entry(types, tag, &name, key, value))]
        }
    }
}

/// Lists of scalars and enums are read packed and unpacked, whichever way the schema has them written.
fn read_list(types: &Types<'_>, field: &Field, ty: Type, name: &str) -> Vec<String> {
    let unpacked = field.number << 3 | ty.wire_type() as u32;
    let packed = field.number << 3 | WireType::Len as u32;
    let one = format!(
        "{unpacked} => {}",
        read_then(types, ty, unpacked, |value| format!("self.{name}.push({value})"))
    );
    if unpacked == packed {
        return vec![one];
    }
    let many = match ty {
        Type::Enum { id, closed: true } => format!(
            "{{ let mut numbers = ::std::vec::Vec::new(); \
               reader.packed(&mut numbers, 1, |reader| reader.int32())?; \
               for number in numbers {{ \
                 if {0}(number).is_known() {{ self.{name}.push({0}(number)) }} \
                 else {{ self._unknown.push_varint({unpacked}, number as i64 as u64) }} \
               }} }}",
            types.enum_path(id)
        ),
        Type::Enum { id, .. } => {
            format!(
                "reader.packed(&mut self.{name}, 1, |reader| reader.int32().map({}))?",
                types.enum_path(id)
            )
        }
        Type::Scalar(scalar) => {
            let smallest = match scalar.wire_type() {
                WireType::I64 => 8,
                WireType::I32 => 4,
                _ => 1,
            };
            format!("reader.packed(&mut self.{name}, {smallest}, |reader| reader.{}())?", scalar.proto_name())
        }
        Type::Message { .. } => unreachable!("lists of messages are not packed"),
    };
    vec![one, format!("{packed} => {many}")]
}

/// Reads a value and does something with it; unknown numbers of closed enums become unknown fields.
fn read_then(types: &Types<'_>, ty: Type, tag: u32, then: impl Fn(&str) -> String) -> String {
    match ty {
        Type::Enum { id, closed: true } => format!(
            "{{ let value = {}(reader.int32()?); if value.is_known() {{ {} }} \
             else {{ self._unknown.push_varint({tag}, value.0 as i64 as u64) }} }}",
            types.enum_path(id),
            then("value")
        ),
        _ => then(&format!("{}?", read_value(types, ty, tag))),
    }
}

/// An expression that reads a value, without its `?`.
fn read_value(types: &Types<'_>, ty: Type, tag: u32) -> String {
    match ty {
        Type::Scalar(scalar) => format!("reader.{}()", scalar.proto_name()),
        Type::Enum { id, .. } => format!("reader.int32().map({})", types.enum_path(id)),
        Type::Message { delimited: true, .. } => format!("reader.group({tag})"),
        Type::Message { .. } => "reader.message()".to_owned(),
    }
}

fn read_member(types: &Types<'_>, message: &Message, oneof: usize, field: &Field, ty: Type) -> String {
    let (name, tag) = (ident(&message.oneofs[oneof].name), field.tag());
    let path = format!("{}::{}", oneof_name(message, oneof), variant(field));
    let Type::Message { delimited, .. } = ty else {
        return read_then(types, ty, tag, |value| format!("self.{name} = Some({path}({value}))"));
    };
    let (reference, new) = match field.recursive {
        true => ("&mut **", format!("::std::boxed::Box::new({}?)", read_value(types, ty, tag))),
        false => ("", format!("{}?", read_value(types, ty, tag))),
    };
    format!(
        "match &mut self.{name} {{ Some({path}(value)) => reader.{}{reference}value)?, \
         other => *other = Some({path}({new})) }}",
        merge_call(delimited, tag)
    )
}

fn merge_call(delimited: bool, tag: u32) -> String {
    if delimited { format!("merge_group({tag}, ") } else { "merge_message(".to_owned() }
}

fn read_entry(types: &Types<'_>, tag: u32, name: &str, key: Scalar, value: Type) -> String {
    let (key_tag, value_tag) = (1 << 3 | key.wire_type() as u32, 2 << 3 | value.wire_type() as u32);
    let key_reader = format!("({key_tag}, |reader| reader.{}())", key.proto_name());
    let entry = match value {
        Type::Message { .. } => format!("message_entry({key_reader}, {value_tag})"),
        _ => format!(
            "entry({key_reader}, ({value_tag}, |reader, value| {}.map(|new| *value = new)))",
            read_value(types, value, value_tag)
        ),
    };
    let insert = match value {
        Type::Enum { closed: true, .. } => format!(
            "if value.is_known() {{ self.{name}.insert(key, value); }} \
             else {{ self._unknown.push({tag}, &before[..before.len() - reader.remaining().len()]) }}"
        ),
        _ => format!("self.{name}.insert(key, value);"),
    };
    let before = if matches!(value, Type::Enum { closed: true, .. }) {
        "let before = reader.remaining();"
    } else {
        ""
    };
    let annotation = if matches!(value, Type::Enum { .. } | Type::Message { .. }) {
        format!(": (_, {})", types.value_type(value))
    } else {
        String::new()
    };
    format!("{{ {before} let (key, value){annotation} = reader.{entry}?; {insert} }}")
}

/// The type of a singular field.
pub(super) fn singular(field: &Field) -> Type {
    match field.kind {
        FieldKind::Singular { ty, .. } => ty,
        _ => unreachable!("{} is not singular", field.name),
    }
}
