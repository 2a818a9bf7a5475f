//! How the types of protobuf look in TypeScript.

use std::collections::BTreeSet;

use super::names;
use crate::schema::{EnumId, Field, FieldKind, MessageId, Presence, Scalar, Schema, Type};

/// What a module can refer to: its own classes by name, those of others through their module.
pub(super) struct Scope<'a> {
    pub(super) schema: &'a Schema,
    pub(super) package: usize,
}

impl Scope<'_> {
    pub(super) fn message(&self, id: MessageId) -> String {
        let message = self.schema.message(id);
        self.of(message.package, "", &names::class(&message.name), "")
    }

    /// What may be given where a message is wanted.
    pub(super) fn init(&self, id: MessageId) -> String {
        let message = self.schema.message(id);
        self.of(message.package, "", &names::class(&message.name), "Init")
    }

    /// A function of a message: `$putPerson`.
    pub(super) fn function(&self, verb: &str, id: MessageId) -> String {
        let message = self.schema.message(id);
        self.of(message.package, &format!("${verb}"), &message.name, "")
    }

    pub(super) fn enumeration(&self, id: EnumId) -> String {
        let enumeration = self.schema.enumeration(id);
        self.of(enumeration.package, "", &names::class(&enumeration.name), "")
    }

    /// The function that tells whether a closed enum has a number.
    pub(super) fn names_number(&self, id: EnumId) -> String {
        let enumeration = self.schema.enumeration(id);
        self.of(enumeration.package, "$is", &enumeration.name, "")
    }

    fn of(&self, package: usize, before: &str, name: &str, after: &str) -> String {
        let module = match package == self.package {
            true => String::new(),
            false => format!("{}.", module(&self.schema.packages[package].name)),
        };
        format!("{module}{before}{name}{after}")
    }

    /// Stems of the packages whose types this one uses.
    pub(super) fn imports(&self) -> BTreeSet<String> {
        let packages = self.schema.packages_used_by(self.package).into_iter();
        packages.map(|package| names::stem(&self.schema.packages[package].name)).collect()
    }

    /// The type of one value as it is held.
    pub(super) fn value_type(&self, ty: Type, js_number: bool) -> String {
        match ty {
            Type::Scalar(scalar) => scalar_type(scalar, js_number).to_owned(),
            Type::Enum { id, .. } => self.enumeration(id),
            Type::Message { id, .. } => self.message(id),
        }
    }

    /// The type of one value as it may be given.
    pub(super) fn given_type(&self, ty: Type, js_number: bool) -> String {
        match ty {
            Type::Message { id, .. } => self.init(id),
            other => self.value_type(other, js_number),
        }
    }

    /// The type of a field of a class.
    pub(super) fn held(&self, field: &Field) -> String {
        match field.kind {
            FieldKind::Singular { ty, presence: Presence::Implicit } => self.value_type(ty, field.js_number),
            FieldKind::Singular { ty, .. } => format!("{} | undefined", self.value_type(ty, field.js_number)),
            FieldKind::Repeated { ty, .. } => format!("{}[]", self.value_type(ty, field.js_number)),
            FieldKind::Map { key, value } => {
                format!("Map<{}, {}>", scalar_type(key, false), self.value_type(value, field.js_number))
            }
        }
    }

    /// The type of a field of what may be given for a message.
    pub(super) fn given(&self, field: &Field) -> String {
        match field.kind {
            FieldKind::Singular { ty, .. } => self.given_type(ty, field.js_number),
            FieldKind::Repeated { ty, packed: _ } if is_number(ty) => {
                format!("ArrayLike<{}>", self.value_type(ty, field.js_number))
            }
            FieldKind::Repeated { ty, .. } => format!("readonly {}[]", self.given_type(ty, field.js_number)),
            FieldKind::Map { key, value } => {
                format!(
                    "ReadonlyMap<{}, {}>",
                    scalar_type(key, false),
                    self.given_type(value, field.js_number)
                )
            }
        }
    }

    /// What a field holds in a new message.
    pub(super) fn initial(&self, field: &Field) -> String {
        match field.kind {
            FieldKind::Singular { ty, presence: Presence::Implicit } => self.zero(ty, field.js_number),
            FieldKind::Singular { .. } => "undefined".to_owned(),
            FieldKind::Repeated { .. } => "[]".to_owned(),
            FieldKind::Map { .. } => "new Map()".to_owned(),
        }
    }

    /// What a value is when nothing is said of it.
    pub(super) fn zero(&self, ty: Type, js_number: bool) -> String {
        match ty {
            Type::Scalar(Scalar::Bool) => "false".to_owned(),
            Type::Scalar(Scalar::String { .. }) => "\"\"".to_owned(),
            Type::Scalar(Scalar::Bytes) => "$sw.NO_BYTES".to_owned(),
            Type::Scalar(scalar) if is_64_bit(scalar) && !js_number => "0n".to_owned(),
            Type::Enum { id, closed: true } => {
                let first = self.schema.enumeration(id).values.first();
                first.map_or(0, |value| value.number).to_string()
            }
            Type::Message { id, .. } => format!("new {}()", self.message(id)),
            _ => "0".to_owned(),
        }
    }
}

/// The name under which a module imports another: `$calculator_v1`.
pub(super) fn module(package: &str) -> String {
    format!("${}", names::stem(package))
}

pub(super) fn scalar_type(scalar: Scalar, js_number: bool) -> &'static str {
    match scalar {
        Scalar::Bool => "boolean",
        Scalar::String { .. } => "string",
        Scalar::Bytes => "Uint8Array",
        scalar if is_64_bit(scalar) && !js_number => "bigint",
        _ => "number",
    }
}

pub(super) fn is_64_bit(scalar: Scalar) -> bool {
    matches!(scalar, Scalar::Int64 | Scalar::Uint64 | Scalar::Sint64 | Scalar::Fixed64 | Scalar::Sfixed64)
}

/// A number or an enum: typed arrays hold lists of them.
fn is_number(ty: Type) -> bool {
    match ty {
        Type::Scalar(scalar) => !scalar.is_bytes_like() && scalar != Scalar::Bool,
        Type::Enum { .. } => true,
        Type::Message { .. } => false,
    }
}

/// The method of reader and writer for a value that is no message: `int64`, or `safeInt64` for numbers.
pub(super) fn codec(ty: Type, js_number: bool) -> String {
    let Type::Scalar(scalar) = ty else { return "int32".to_owned() };
    let name = scalar.proto_name();
    match is_64_bit(scalar) && js_number {
        true => format!("safe{}{}", name[..1].to_uppercase(), &name[1..]),
        false if scalar == Scalar::Bytes => "blob".to_owned(),
        false => name.to_owned(),
    }
}

/// The expression that reads a value.
pub(super) fn read(ty: Type, js_number: bool, full_name: &str) -> String {
    match ty {
        Type::Scalar(Scalar::String { validate: false }) => "r.uncheckedString()".to_owned(),
        Type::Scalar(scalar) if is_64_bit(scalar) && js_number => {
            format!("r.{}({full_name})", codec(ty, true))
        }
        _ => format!("r.{}()", codec(ty, false)),
    }
}

/// How a value crosses in a slot or a column: `int64`, `safeInt64`, `int32` ...
pub(super) fn slot(ty: Type, js_number: bool) -> &'static str {
    let Type::Scalar(scalar) = ty else { return "int32" };
    match scalar {
        Scalar::Double => "double",
        Scalar::Float => "float",
        Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 => "int32",
        Scalar::Uint32 | Scalar::Fixed32 => "uint32",
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 if js_number => "safeInt64",
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 => "int64",
        Scalar::Uint64 | Scalar::Fixed64 if js_number => "safeUint64",
        Scalar::Uint64 | Scalar::Fixed64 => "uint64",
        Scalar::Bool => "bool",
        Scalar::String { .. } => "string",
        Scalar::Bytes => "bytes",
    }
}

/// The array that a column of the reply is.
pub(super) fn array(ty: Type, js_number: bool) -> &'static str {
    match slot(ty, js_number) {
        "double" => "Float64Array",
        "float" => "Float32Array",
        "int32" => "Int32Array",
        "uint32" => "Uint32Array",
        "int64" | "safeInt64" => "BigInt64Array",
        "uint64" | "safeUint64" => "BigUint64Array",
        "bool" => "boolean[]",
        "string" => "string[]",
        _ => "Uint8Array[]",
    }
}
