//! Types as Dart spells them, and how values of them are written and read.

use std::collections::BTreeSet;

use super::names;
use crate::schema::{EnumId, FieldKind, MessageId, Presence, Scalar, Schema, Type};

/// What a library can refer to: its own classes by name, those of others through a prefix.
pub(super) struct Scope<'a> {
    pub(super) schema: &'a Schema,
    pub(super) package: usize,
}

impl Scope<'_> {
    /// Stems of the packages whose types this one names. Calls of flat methods name the enums of their messages too.
    pub(super) fn imports(&self) -> BTreeSet<String> {
        let schema = self.schema;
        let methods = schema.packages[self.package].services.iter().flat_map(|service| &service.methods);
        let enums = methods.flat_map(|method| [method.request, method.reply]).flat_map(|id| {
            schema.message(id).fields.iter().filter_map(|field| match field.kind {
                FieldKind::Singular { ty: ty @ Type::Enum { .. }, .. } => schema.package_of(ty),
                _ => None,
            })
        });
        let mut used = schema.packages_used_by(self.package);
        used.extend(enums);
        used.remove(&self.package);
        used.into_iter().map(|package| names::stem(&schema.packages[package].name)).collect()
    }

    /// The classes of this library that a member could be called as: those that begin with a lower-case letter.
    pub(super) fn hidden_types(&self) -> Vec<String> {
        let package = &self.schema.packages[self.package];
        let messages = package.messages.iter().map(|&id| self.schema.message(id).name.as_str());
        let enums = package.enums.iter().map(|&id| self.schema.enumeration(id).name.as_str());
        let classes = messages.chain(enums).map(names::class);
        classes.filter(|class| class.starts_with(|c: char| c.is_ascii_lowercase())).collect()
    }

    pub(super) fn message(&self, id: MessageId) -> String {
        let message = self.schema.message(id);
        self.class(message.package, &message.name)
    }

    pub(super) fn enumeration(&self, id: EnumId) -> String {
        let enumeration = self.schema.enumeration(id);
        self.class(enumeration.package, &enumeration.name)
    }

    fn class(&self, package: usize, name: &str) -> String {
        let class = names::class(name);
        if package == self.package {
            return class;
        }
        format!("${}.{class}", names::stem(&self.schema.packages[package].name))
    }

    /// The type of a single value.
    pub(super) fn value(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(scalar) => scalar_type(scalar).to_owned(),
            Type::Enum { id, .. } => self.enumeration(id),
            Type::Message { id, .. } => self.message(id),
        }
    }

    /// The type of a field.
    pub(super) fn field(&self, kind: FieldKind) -> String {
        match kind {
            FieldKind::Singular { ty, presence: Presence::Implicit } => self.value(ty),
            FieldKind::Singular { ty, .. } => format!("{}?", self.value(ty)),
            FieldKind::Repeated { ty, .. } => format!("List<{}>", self.value(ty)),
            FieldKind::Map { key, value } => format!("Map<{}, {}>", scalar_type(key), self.value(value)),
        }
    }

    /// The value that stands for absence where nothing else does. Of bytes it is no constant.
    pub(super) fn zero(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(Scalar::Double | Scalar::Float) => "0.0".to_owned(),
            Type::Scalar(Scalar::Bool) => "false".to_owned(),
            Type::Scalar(Scalar::String { .. }) => "''".to_owned(),
            Type::Scalar(Scalar::Bytes) => "$sw.noBytes".to_owned(),
            Type::Enum { id, .. } => self.first_value(id),
            Type::Message { id, .. } => format!("{}()", self.message(id)),
            Type::Scalar(_) => "0".to_owned(),
        }
    }

    fn first_value(&self, id: EnumId) -> String {
        let enumeration = self.schema.enumeration(id);
        let owner = Scope { schema: self.schema, package: enumeration.package };
        let short_names = enumeration.values.iter().map(|v| v.short_name.as_str());
        let values = names::Members::of_enum(&owner.hidden_types(), short_names);
        let zero = enumeration.values.iter().position(|value| value.number == 0).unwrap_or_default();
        format!("{}.{}", self.enumeration(id), values[zero])
    }

    /// The value that was read by a reader's method.
    pub(super) fn read(&self, ty: Type, field: &str) -> String {
        match ty {
            Type::Enum { id, .. } => format!("{}.of($r.int32('{field}'))", self.enumeration(id)),
            _ => format!("$r.{}('{field}')", method(ty, "looseString")),
        }
    }
}

/// The call of a writer's method that writes a value with its tag, or without one if that is `0`. Messages have none.
pub(super) fn write(ty: Type, value: &str, tag: &str, field: &str) -> String {
    let value = if let Type::Enum { .. } = ty { format!("{value}.number") } else { value.to_owned() };
    match method(ty, "string") {
        named @ ("int32" | "uint32" | "sint32" | "fixed32" | "sfixed32" | "string") => {
            format!("$w.{named}({value}, {tag}, '{field}');")
        }
        other => format!("$w.{other}({value}, {tag});"),
    }
}

/// The method of writers and readers for a type.
fn method(ty: Type, loose: &'static str) -> &'static str {
    match ty {
        Type::Scalar(scalar) => match scalar {
            Scalar::Double => "float64",
            Scalar::Float => "float",
            Scalar::Int32 => "int32",
            Scalar::Int64 | Scalar::Uint64 => "varint",
            Scalar::Uint32 => "uint32",
            Scalar::Sint32 => "sint32",
            Scalar::Sint64 => "sint64",
            Scalar::Fixed32 => "fixed32",
            Scalar::Fixed64 | Scalar::Sfixed64 => "fixed64",
            Scalar::Sfixed32 => "sfixed32",
            Scalar::Bool => "boolean",
            Scalar::String { validate: true } => "string",
            Scalar::String { validate: false } => loose,
            Scalar::Bytes => "bytes",
        },
        Type::Enum { .. } => "int32",
        Type::Message { .. } => "message",
    }
}

/// Whether a value without presence is written.
pub(super) fn is_set(ty: Type, value: &str) -> String {
    match ty {
        Type::Scalar(Scalar::Bool) => value.to_owned(),
        Type::Scalar(Scalar::Double | Scalar::Float) => format!("$sw.isSet({value})"),
        Type::Scalar(Scalar::String { .. } | Scalar::Bytes) => format!("{value}.isNotEmpty"),
        Type::Enum { .. } => format!("{value}.number != 0"),
        _ => format!("{value} != 0"),
    }
}

fn scalar_type(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double | Scalar::Float => "double",
        Scalar::Bool => "bool",
        Scalar::String { .. } => "String",
        Scalar::Bytes => "Uint8List",
        _ => "int",
    }
}
