//! How the types of protobuf look in C: declarations, and expressions that write and read single values.

use super::names;
use crate::hosts::escapes::{octal, unescaped};
use crate::schema::{Field, FieldKind, Scalar, Schema, Type};

/// The C type of one value; for a message the struct, which is held by pointer.
pub(super) fn c_type(schema: &Schema, ty: Type) -> String {
    match ty {
        Type::Scalar(scalar) => scalar_type(scalar).to_owned(),
        Type::Enum { id, .. } => format!("{}_e", names::enumeration(schema, id)),
        Type::Message { id, .. } => format!("{}_t", names::message(schema, id)),
    }
}

/// The C type of a scalar.
pub(super) fn scalar_type(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double => "double",
        Scalar::Float => "float",
        Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 => "int32_t",
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 => "int64_t",
        Scalar::Uint32 | Scalar::Fixed32 => "uint32_t",
        Scalar::Uint64 | Scalar::Fixed64 => "uint64_t",
        Scalar::Bool => "bool",
        Scalar::String { .. } | Scalar::Bytes => "sw_bytes_t",
    }
}

/// An expression that puts a number before `p`, and the most bytes that takes. `None` for what is length-delimited.
pub(super) fn put(ty: Type, value: &str) -> Option<(String, u32)> {
    let (expression, size) = match ty.wire_scalar()? {
        Scalar::Double => (format!("sw_put_double(p, {value})"), 8),
        Scalar::Float => (format!("sw_put_float(p, {value})"), 4),
        Scalar::Int32 => (format!("sw_put_varint(p, (uint64_t)(int64_t){value})"), 10),
        Scalar::Int64 => (format!("sw_put_varint(p, (uint64_t){value})"), 10),
        Scalar::Uint32 => (format!("sw_put_varint(p, {value})"), 5),
        Scalar::Uint64 => (format!("sw_put_varint(p, {value})"), 10),
        Scalar::Sint32 => (format!("sw_put_varint(p, sw_zigzag32({value}))"), 5),
        Scalar::Sint64 => (format!("sw_put_varint(p, sw_zigzag64({value}))"), 10),
        Scalar::Fixed32 => (format!("sw_put_fixed32(p, {value})"), 4),
        Scalar::Fixed64 => (format!("sw_put_fixed64(p, {value})"), 8),
        Scalar::Sfixed32 => (format!("sw_put_fixed32(p, (uint32_t){value})"), 4),
        Scalar::Sfixed64 => (format!("sw_put_fixed64(p, (uint64_t){value})"), 8),
        Scalar::Bool => (format!("sw_put_varint(p, {value})"), 1),
        Scalar::String { .. } | Scalar::Bytes => return None,
    };
    Some((expression, size))
}

/// A condition that a value without presence differs from zero.
pub(super) fn is_set(ty: Type, value: &str) -> String {
    match ty.wire_scalar() {
        None => format!("{value} != NULL"),
        Some(Scalar::Double) => format!("sw_double_set({value})"),
        Some(Scalar::Float) => format!("sw_float_set({value})"),
        Some(Scalar::Bool) => value.to_owned(),
        Some(Scalar::String { .. } | Scalar::Bytes) => format!("{value}.len != 0"),
        Some(_) => format!("{value} != 0"),
    }
}

/// An expression that makes a value of its type from the `uint64_t` a varint is read as; `None` for other wire types.
pub(super) fn from_varint(ty: Type, varint: &str) -> Option<String> {
    Some(match ty.wire_scalar()? {
        Scalar::Int32 => format!("(int32_t)(uint32_t){varint}"),
        Scalar::Int64 => format!("(int64_t){varint}"),
        Scalar::Uint32 => format!("(uint32_t){varint}"),
        Scalar::Uint64 => varint.to_owned(),
        Scalar::Sint32 => format!("sw_unzigzag32({varint})"),
        Scalar::Sint64 => format!("sw_unzigzag64({varint})"),
        Scalar::Bool => format!("{varint} != 0"),
        _ => return None,
    })
}

/// The function that reads what is no varint and no message.
pub(super) fn getter(ty: Type) -> Option<&'static str> {
    Some(match ty.wire_scalar()? {
        Scalar::Double | Scalar::Fixed64 | Scalar::Sfixed64 => "sw_get_fixed64",
        Scalar::Float | Scalar::Fixed32 | Scalar::Sfixed32 => "sw_get_fixed32",
        Scalar::String { validate: true } => "sw_get_string",
        Scalar::String { validate: false } | Scalar::Bytes => "sw_get_bytes",
        _ => return None,
    })
}

/// The function that writes strings or bytes.
pub(super) fn writer(ty: Type) -> &'static str {
    match ty {
        Type::Scalar(Scalar::String { validate: true }) => "sw_write_string",
        _ => "sw_write_bytes",
    }
}

/// A C literal for the `[default = ...]` of a field; `None` if it has none, or one that is zero anyway.
pub(super) fn default_value(schema: &Schema, field: &Field) -> Option<String> {
    let FieldKind::Singular { ty, .. } = field.kind else { return None };
    match (ty, field.default.as_deref()) {
        (Type::Enum { id, .. }, name) => {
            let values = &schema.enumeration(id).values;
            let value = name.map_or(values.first(), |name| values.iter().find(|value| value.name == name))?;
            (value.number != 0).then(|| value.number.to_string())
        }
        (Type::Message { .. }, _) | (_, None) => None,
        (Type::Scalar(scalar), Some(text)) => Some(scalar_default(scalar, text)),
    }
}

fn scalar_default(scalar: Scalar, text: &str) -> String {
    match scalar {
        Scalar::Double | Scalar::Float => match text {
            "inf" => "INFINITY".to_owned(),
            "-inf" => "-INFINITY".to_owned(),
            "nan" => "NAN".to_owned(),
            number if number.contains(['.', 'e', 'E']) => float_literal(scalar, number),
            number => float_literal(scalar, &format!("{number}.0")),
        },
        Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 if text == "-2147483648" => "INT32_MIN".to_owned(),
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 if text == "-9223372036854775808" => {
            "INT64_MIN".to_owned()
        }
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 => format!("INT64_C({text})"),
        Scalar::Uint32 | Scalar::Fixed32 => format!("{text}u"),
        Scalar::Uint64 | Scalar::Fixed64 => format!("UINT64_C({text})"),
        Scalar::Bool | Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 => text.to_owned(),
        Scalar::String { .. } => bytes_default(text.as_bytes()),
        Scalar::Bytes => bytes_default(&unescaped(text)),
    }
}

fn float_literal(scalar: Scalar, number: &str) -> String {
    if scalar == Scalar::Float { format!("{number}f") } else { number.to_owned() }
}

fn bytes_default(bytes: &[u8]) -> String {
    format!("sw_literal(\"{}\", {})", octal(bytes), bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_become_literals_of_their_type() {
        assert_eq!(scalar_default(Scalar::Double, "3"), "3.0");
        assert_eq!(scalar_default(Scalar::Float, "1e9"), "1e9f");
        assert_eq!(scalar_default(Scalar::Int64, "-9223372036854775808"), "INT64_MIN");
        assert_eq!(scalar_default(Scalar::Uint32, "7"), "7u");
        assert_eq!(scalar_default(Scalar::Bytes, "a\\000\\\"\\xff"), "sw_literal(\"a\\000\\042\\377\", 4)");
    }
}
