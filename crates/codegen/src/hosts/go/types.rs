//! How the types of protobuf look in Go: declarations, and expressions that write and read single values.

use super::imports::Scope;
use crate::schema::{Field, FieldKind, Presence, Scalar, Type};

/// The Go type of one value; for a message the struct.
pub(super) fn go_type(scope: &Scope<'_>, ty: Type) -> String {
    match ty {
        Type::Scalar(scalar) => scalar_type(scalar).to_owned(),
        Type::Enum { id, .. } => scope.enumeration(id),
        Type::Message { id, .. } => scope.message(id),
    }
}

/// The Go type of a scalar.
pub(super) fn scalar_type(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double => "float64",
        Scalar::Float => "float32",
        Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 => "int32",
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 => "int64",
        Scalar::Uint32 | Scalar::Fixed32 => "uint32",
        Scalar::Uint64 | Scalar::Fixed64 => "uint64",
        Scalar::Bool => "bool",
        Scalar::String { .. } => "string",
        Scalar::Bytes => "[]byte",
    }
}

/// The type of a field's member in its struct.
pub(super) fn member_type(scope: &Scope<'_>, field: &Field) -> String {
    match field.kind {
        FieldKind::Singular { ty: ty @ Type::Message { .. }, .. } => format!("*{}", go_type(scope, ty)),
        FieldKind::Singular { ty, presence: Presence::Implicit } => go_type(scope, ty),
        FieldKind::Singular { ty, .. } => format!("shortwire.Optional[{}]", go_type(scope, ty)),
        FieldKind::Repeated { ty, .. } => format!("[]{}", go_type(scope, ty)),
        FieldKind::Map { key, value } => format!("map[{}]{}", scalar_type(key), map_value_type(scope, value)),
    }
}

/// Values of maps cannot be changed in place: messages are held by pointer.
pub(super) fn map_value_type(scope: &Scope<'_>, value: Type) -> String {
    let pointer = if matches!(value, Type::Message { .. }) { "*" } else { "" };
    format!("{pointer}{}", go_type(scope, value))
}

/// Whether the member is a `shortwire.Optional`.
pub(super) fn is_optional(field: &Field) -> bool {
    match field.kind {
        FieldKind::Singular { ty: Type::Message { .. }, .. } => false,
        FieldKind::Singular { presence, .. } => presence != Presence::Implicit,
        _ => false,
    }
}

/// An expression that puts a number before `p`, and the most bytes that takes. `None` for what is length-delimited.
pub(super) fn put(ty: Type, value: &str) -> Option<(String, u32)> {
    let put = |function: &str, value: String| format!("wire.Put{function}(w.Buf(), p, {value})");
    Some(match ty.wire_scalar()? {
        Scalar::Double => (put("Double", value.to_owned()), 8),
        Scalar::Float => (put("Float", value.to_owned()), 4),
        Scalar::Fixed32 => (put("Fixed32", value.to_owned()), 4),
        Scalar::Fixed64 => (put("Fixed64", value.to_owned()), 8),
        Scalar::Sfixed32 => (put("Fixed32", format!("uint32({value})")), 4),
        Scalar::Sfixed64 => (put("Fixed64", format!("uint64({value})")), 8),
        Scalar::String { .. } | Scalar::Bytes => return None,
        Scalar::Bool => (put("Varint", to_varint(ty, value)?), 1),
        Scalar::Uint32 | Scalar::Sint32 => (put("Varint", to_varint(ty, value)?), 5),
        _ => (put("Varint", to_varint(ty, value)?), 10),
    })
}

/// The `uint64` that a varint is written from.
fn to_varint(ty: Type, value: &str) -> Option<String> {
    Some(match ty.wire_scalar()? {
        Scalar::Uint64 => value.to_owned(),
        Scalar::Int32 | Scalar::Int64 | Scalar::Uint32 => format!("uint64({value})"),
        Scalar::Sint32 => format!("wire.Zigzag32({value})"),
        Scalar::Sint64 => format!("wire.Zigzag64({value})"),
        Scalar::Bool => format!("wire.Bool({value})"),
        _ => return None,
    })
}

/// A condition that a value without presence differs from zero.
pub(super) fn is_set(ty: Type, value: &str) -> String {
    match ty.wire_scalar() {
        None => format!("{value} != nil"),
        Some(Scalar::Double) => format!("!wire.IsZero({value})"),
        Some(Scalar::Float) => format!("!wire.IsZeroFloat({value})"),
        Some(Scalar::Bool) => value.to_owned(),
        Some(Scalar::String { .. }) => format!("{value} != \"\""),
        Some(Scalar::Bytes) => format!("len({value}) != 0"),
        Some(_) => format!("{value} != 0"),
    }
}

/// The method that writes strings or bytes.
pub(super) fn writer(ty: Type) -> &'static str {
    match ty {
        Type::Scalar(Scalar::String { validate: true }) => "String",
        Type::Scalar(Scalar::String { validate: false }) => "Text",
        _ => "Bytes",
    }
}

/// The method of the reader for a number, and an expression that makes a value of its type of what that returns.
pub(super) fn getter(scope: &Scope<'_>, ty: Type, read: &str) -> Option<(&'static str, String)> {
    let cast = || format!("{}({read})", go_type(scope, ty));
    Some(match ty.wire_scalar()? {
        Scalar::Double => ("Double", read.to_owned()),
        Scalar::Float => ("Float", read.to_owned()),
        Scalar::Fixed32 => ("Fixed32", read.to_owned()),
        Scalar::Fixed64 => ("Fixed64", read.to_owned()),
        Scalar::Sfixed32 => ("Fixed32", cast()),
        Scalar::Sfixed64 => ("Fixed64", cast()),
        Scalar::Uint64 => ("Varint", read.to_owned()),
        Scalar::Int32 | Scalar::Int64 | Scalar::Uint32 => ("Varint", cast()),
        Scalar::Sint32 => ("Varint", format!("wire.Unzigzag32({read})")),
        Scalar::Sint64 => ("Varint", format!("wire.Unzigzag64({read})")),
        Scalar::Bool => ("Varint", format!("{read} != 0")),
        Scalar::String { .. } | Scalar::Bytes => return None,
    })
}

/// The form of a packed list: the functions that read and write it, and what converts its elements.
pub(super) enum Packed {
    Integers,
    Fixed,
    Converted { read: &'static str, write: &'static str },
}

pub(super) fn packed(ty: Type) -> Packed {
    match ty.wire_scalar() {
        Some(Scalar::Sint32) => Packed::Converted { read: "wire.Unzigzag32", write: "wire.Zigzag32" },
        Some(Scalar::Sint64) => Packed::Converted { read: "wire.Unzigzag64", write: "wire.Zigzag64" },
        Some(Scalar::Bool) => Packed::Converted { read: "wire.IsTrue", write: "wire.Bool" },
        Some(Scalar::Int32 | Scalar::Int64 | Scalar::Uint32 | Scalar::Uint64) => Packed::Integers,
        _ => Packed::Fixed,
    }
}

/// The slot that holds a number.
pub(super) fn to_slot(ty: Type, value: &str) -> Option<String> {
    Some(match ty.wire_scalar()? {
        Scalar::Double => format!("wire.DoubleBits({value})"),
        Scalar::Float => format!("wire.FloatBits({value})"),
        Scalar::Bool => format!("wire.Bool({value})"),
        Scalar::Uint64 | Scalar::Fixed64 => value.to_owned(),
        Scalar::String { .. } | Scalar::Bytes => return None,
        _ => format!("uint64({value})"),
    })
}

/// The number that a slot holds.
pub(super) fn from_slot(scope: &Scope<'_>, ty: Type, slot: &str) -> Option<String> {
    Some(match ty.wire_scalar()? {
        Scalar::Double => format!("wire.DoubleOf({slot})"),
        Scalar::Float => format!("wire.FloatOf({slot})"),
        Scalar::Bool => format!("{slot} != 0"),
        Scalar::Uint64 | Scalar::Fixed64 => slot.to_owned(),
        Scalar::String { .. } | Scalar::Bytes => return None,
        _ => format!("{}({slot})", go_type(scope, ty)),
    })
}

/// A Go expression for the `[default = ...]` of a field, or for the first value of an enum that is not 0.
pub(super) fn default_value(scope: &Scope<'_>, field: &Field) -> Option<String> {
    let FieldKind::Singular { ty, presence } = field.kind else { return None };
    if presence == Presence::Implicit {
        return None;
    }
    match (ty, field.default.as_deref()) {
        (Type::Enum { id, .. }, name) => {
            let values = &scope.schema.enumeration(id).values;
            let value = name.map_or(values.first(), |name| values.iter().find(|value| value.name == name))?;
            let is_default = name.is_some() || value.number != 0;
            is_default.then(|| format!("{}({})", go_type(scope, ty), value.number))
        }
        (Type::Message { .. }, _) | (_, None) => None,
        (Type::Scalar(scalar), Some(text)) => Some(scalar_default(scalar, text)),
    }
}

fn scalar_default(scalar: Scalar, text: &str) -> String {
    let name = scalar_type(scalar);
    match scalar {
        Scalar::Double | Scalar::Float => match text {
            "inf" => format!("{name}(wire.Inf)"),
            "-inf" => format!("{name}(-wire.Inf)"),
            "nan" => format!("{name}(wire.NaN)"),
            number => format!("{name}({number})"),
        },
        Scalar::Bool => text.to_owned(),
        Scalar::String { .. } => literal(text.as_bytes()),
        Scalar::Bytes => format!("[]byte({})", literal(&unescape(text))),
        _ => format!("{name}({text})"),
    }
}

/// A Go string literal of any bytes.
pub(super) fn literal(bytes: &[u8]) -> String {
    let escaped: String = bytes
        .iter()
        .map(|&byte| match byte {
            b'"' | b'\\' => format!("\\{}", char::from(byte)),
            b' '..=b'~' => char::from(byte).to_string(),
            _ => format!("\\x{byte:02x}"),
        })
        .collect();
    format!("\"{escaped}\"")
}

/// Undoes the C escapes in which descriptors write the defaults of bytes fields: octal numbers and characters.
fn unescape(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        rest = tail;
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let digits = rest.iter().take(3).take_while(|digit| (b'0'..=b'7').contains(digit)).count();
        if digits != 0 {
            let value = rest[..digits].iter().fold(0u32, |value, digit| value * 8 + u32::from(digit - b'0'));
            out.push(value as u8);
            rest = &rest[digits..];
            continue;
        }
        let Some((&escape, tail)) = rest.split_first() else { break };
        rest = tail;
        out.push(match escape {
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            other => other,
        });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_become_literals_of_their_type() {
        assert_eq!(scalar_default(Scalar::Double, "3"), "float64(3)");
        assert_eq!(scalar_default(Scalar::Int64, "-9223372036854775808"), "int64(-9223372036854775808)");
        assert_eq!(scalar_default(Scalar::Bytes, "a\\000\\\"\\377"), "[]byte(\"a\\x00\\\"\\xff\")");
        assert_eq!(scalar_default(Scalar::Float, "-inf"), "float32(-wire.Inf)");
    }
}
