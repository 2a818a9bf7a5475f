//! How a flat message crosses: one expression a field to load it, one statement to store it.

use serde::Serialize;

use super::names::ident;
use super::types::Types;
use crate::schema::{Field, FieldKind, FlatMessage, Message, Presence, Scalar, Slot, Type};

/// What the template says of a flat message.
#[derive(Serialize)]
pub(super) struct FlatItem {
    slots: usize,
    widths: Vec<usize>,
    bytes: Vec<String>,
    has_mask: bool,
    loads: Vec<String>,
    stores: Vec<String>,
    mask: String,
    /// Its only field, if that is bytes that are always there.
    only_bytes: Option<String>,
}

pub(super) fn flat(types: &Types<'_>, message: &Message, flat: &FlatMessage) -> FlatItem {
    let placed = || message.fields.iter().zip(&flat.slots);
    let mask: Vec<String> = placed()
        .filter_map(|(field, slot)| {
            Some(format!("u64::from(self.{}.is_some()) << {}", ident(&field.name), slot.presence_bit?))
        })
        .collect();
    FlatItem {
        slots: flat.slot_count,
        widths: flat.has_mask.then_some(8).into_iter().chain(message.fields.iter().map(width)).collect(),
        bytes: placed().filter(|(field, _)| is_bytes_like(field)).map(|(_, slot)| place(slot)).collect(),
        has_mask: flat.has_mask,
        loads: placed().map(|(field, slot)| load(types, message, field, slot)).collect(),
        stores: placed().map(|(field, slot)| store(field, slot)).collect(),
        mask: mask.join(" | "),
        only_bytes: only_bytes(message).map(|field| ident(&field.name)),
    }
}

fn only_bytes(message: &Message) -> Option<&Field> {
    match &message.fields[..] {
        [field] => matches!(
            field.kind,
            FieldKind::Singular { ty: Type::Scalar(Scalar::Bytes), presence: Presence::Implicit }
        )
        .then_some(field),
        _ => None,
    }
}

fn load(types: &Types<'_>, message: &Message, field: &Field, slot: &Slot) -> String {
    let (name, place) = (ident(&field.name), place(slot));
    let value = match value_type(field) {
        Type::Enum { id, .. } => format!("{}(source.i32({place}))", types.enum_path(id)),
        Type::Scalar(scalar) if scalar.is_bytes_like() => {
            format!("source.{}({place}, \"{}.{}\")?", scalar.proto_name(), message.full_name, field.name)
        }
        Type::Scalar(scalar) => format!("source.{}({place})", slot_method(scalar)),
        Type::Message { .. } => unreachable!("{} is flat", message.full_name),
    };
    match slot.presence_bit {
        Some(bit) => format!("{name}: if mask >> {bit} & 1 != 0 {{ Some({value}) }} else {{ None }}"),
        None => format!("{name}: {value}"),
    }
}

fn store(field: &Field, slot: &Slot) -> String {
    let (name, place) = (ident(&field.name), place(slot));
    let is_optional = matches!(field.kind, FieldKind::Singular { presence: Presence::Explicit, .. });
    match value_type(field) {
        Type::Enum { .. } if is_optional => format!("sink.i32({place}, self.{name}.unwrap_or_default().0);"),
        Type::Enum { .. } => format!("sink.i32({place}, self.{name}.0);"),
        Type::Scalar(Scalar::String { .. }) if is_optional => {
            format!("sink.bytes({place}, self.{name}.as_deref().unwrap_or_default().as_bytes());")
        }
        Type::Scalar(Scalar::String { .. }) => format!("sink.bytes({place}, self.{name}.as_bytes());"),
        Type::Scalar(Scalar::Bytes) if is_optional => {
            format!("sink.bytes({place}, self.{name}.as_deref().unwrap_or_default());")
        }
        Type::Scalar(Scalar::Bytes) => format!("sink.bytes({place}, &self.{name});"),
        Type::Scalar(scalar) if is_optional => {
            format!("sink.{}({place}, self.{name}.unwrap_or_default());", slot_method(scalar))
        }
        Type::Scalar(scalar) => format!("sink.{}({place}, self.{name});", slot_method(scalar)),
        Type::Message { .. } => unreachable!("messages are not flat"),
    }
}

pub(super) fn place(slot: &Slot) -> String {
    format!("::shortwire::service::Place::at({}, {})", slot.index, slot.column)
}

/// The method of `Source` and `Sink` for a type.
fn slot_method(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double => "f64",
        Scalar::Float => "f32",
        Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 => "i32",
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 => "i64",
        Scalar::Uint32 | Scalar::Fixed32 => "u32",
        Scalar::Uint64 | Scalar::Fixed64 => "u64",
        Scalar::Bool => "bool",
        Scalar::String { .. } => "string",
        Scalar::Bytes => "bytes",
    }
}

/// Size of an element of the field's column.
fn width(field: &Field) -> usize {
    match value_type(field) {
        Type::Scalar(Scalar::Bool) => 1,
        Type::Scalar(scalar) if scalar.is_bytes_like() => 16,
        Type::Scalar(
            Scalar::Double
            | Scalar::Int64
            | Scalar::Uint64
            | Scalar::Sint64
            | Scalar::Fixed64
            | Scalar::Sfixed64,
        ) => 8,
        _ => 4,
    }
}

fn is_bytes_like(field: &Field) -> bool {
    matches!(value_type(field), Type::Scalar(scalar) if scalar.is_bytes_like())
}

fn value_type(field: &Field) -> Type {
    super::field::singular(field)
}
