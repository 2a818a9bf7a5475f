//! How the types of protobuf look in C++, and what the codec calls them.

use super::names;
use crate::hosts::escapes::{octal, unescaped};
use crate::schema::{Field, FieldKind, Scalar, Schema, Type};

/// Spells types for one place: a package, and whether a name is hidden there.
pub(super) struct Speller<'a> {
    pub(super) schema: &'a Schema,
    /// Index of the package in whose namespace the code is; `None` if it is in no package's.
    pub(super) package: Option<usize>,
    /// Names that mean something else there.
    pub(super) hidden: &'a names::Scope,
}

impl Speller<'_> {
    fn name(&self, package: usize, name: &str) -> String {
        if self.package == Some(package) && !self.hidden.has(name) {
            name.to_owned()
        } else {
            names::qualified(self.schema, package, name)
        }
    }

    /// The type of one value; of a message the struct.
    pub(super) fn value(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(scalar) => scalar_type(scalar).to_owned(),
            Type::Enum { id, .. } => {
                self.name(self.schema.enumeration(id).package, &names::enumeration(self.schema, id))
            }
            Type::Message { id, .. } => {
                self.name(self.schema.message(id).package, &names::message(self.schema, id))
            }
        }
    }

    /// The type of what a single field holds: a message by pointer.
    pub(super) fn held(&self, ty: Type) -> String {
        match ty {
            Type::Message { .. } => format!("const {} *", self.value(ty)),
            _ => self.value(ty),
        }
    }

    /// What the codec calls one value, such as `schema::sint32`.
    pub(super) fn kind(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(scalar) => format!("schema::{}", scalar_kind(scalar)),
            Type::Enum { closed, .. } => {
                format!("schema::{}<{}>", if closed { "closed" } else { "open" }, self.value(ty))
            }
            Type::Message { delimited, .. } => {
                format!("schema::{}<{}>", if delimited { "group" } else { "nested" }, self.value(ty))
            }
        }
    }
}

fn scalar_type(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double => "double",
        Scalar::Float => "float",
        Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 => "std::int32_t",
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 => "std::int64_t",
        Scalar::Uint32 | Scalar::Fixed32 => "std::uint32_t",
        Scalar::Uint64 | Scalar::Fixed64 => "std::uint64_t",
        Scalar::Bool => "bool",
        Scalar::String { .. } => "std::string_view",
        Scalar::Bytes => "shortwire::bytes",
    }
}

fn scalar_kind(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double => "float64",
        Scalar::Float => "float32",
        Scalar::Bool => "boolean",
        Scalar::String { validate: true } => "text",
        Scalar::String { validate: false } => "unchecked_text",
        Scalar::Bytes => "blob",
        number => number.proto_name(),
    }
}

/// The declared default of a field: the type of a constant for it, and its value.
pub(super) fn default_value(spell: &Speller<'_>, field: &Field) -> Option<(String, String)> {
    let FieldKind::Singular { ty, .. } = field.kind else { return None };
    let text = field.default.as_deref()?;
    let value = match ty {
        Type::Message { .. } => return None,
        Type::Enum { id, .. } => {
            let values = &spell.schema.enumeration(id).values;
            let number = values.iter().find(|value| value.name == text)?.number;
            format!("{}{{{number}}}", spell.value(ty))
        }
        Type::Scalar(scalar) => scalar_default(scalar, text),
    };
    match ty {
        // Static memory behind a span is no constant, so the bytes are given as text.
        Type::Scalar(Scalar::Bytes) => Some(("std::string_view".to_owned(), value)),
        _ => Some((spell.value(ty), value)),
    }
}

fn scalar_default(scalar: Scalar, text: &str) -> String {
    let limits = |value: &str| format!("std::numeric_limits<{}>::{value}()", scalar_type(scalar));
    match scalar {
        Scalar::Double | Scalar::Float => match text {
            "inf" => limits("infinity"),
            "-inf" => format!("-{}", limits("infinity")),
            "nan" => limits("quiet_NaN"),
            number => {
                let point = if number.contains(['.', 'e', 'E']) { "" } else { ".0" };
                format!("{number}{point}{}", if scalar == Scalar::Float { "f" } else { "" })
            }
        },
        _ if text == "-2147483648" || text == "-9223372036854775808" => limits("min"),
        Scalar::Uint32 | Scalar::Fixed32 | Scalar::Uint64 | Scalar::Fixed64 => format!("{text}u"),
        Scalar::String { .. } => text_default(text.as_bytes()),
        Scalar::Bytes => text_default(&unescaped(text)),
        _ => text.to_owned(),
    }
}

fn text_default(bytes: &[u8]) -> String {
    format!("{{\"{}\", {}}}", octal(bytes), bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_become_literals_of_their_type() {
        assert_eq!(scalar_default(Scalar::Double, "3"), "3.0");
        assert_eq!(scalar_default(Scalar::Float, "1e9"), "1e9f");
        assert_eq!(scalar_default(Scalar::Float, "-inf"), "-std::numeric_limits<float>::infinity()");
        assert_eq!(
            scalar_default(Scalar::Int64, "-9223372036854775808"),
            "std::numeric_limits<std::int64_t>::min()"
        );
        assert_eq!(scalar_default(Scalar::Uint32, "7"), "7u");
        assert_eq!(scalar_default(Scalar::Bytes, "a\\000\\\"\\xff"), "{\"a\\000\\042\\377\", 4}");
    }
}
