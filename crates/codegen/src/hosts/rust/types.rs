//! How types and names of the schema are spelled in Rust.

use super::names::{ident, type_ident};
use crate::schema::{
    EnumId, Field, FieldKind, Message, MessageId, Package, Presence, Scalar, Schema, Type, names,
};

/// The schema, and which of its messages borrow.
pub(super) struct Types<'s> {
    pub(super) schema: &'s Schema,
    /// Per message: whether it holds strings or bytes, itself or in a message within it, and so has a lifetime.
    borrows: Vec<bool>,
}

impl<'s> Types<'s> {
    pub(super) fn new(schema: &'s Schema) -> Self {
        let mut borrows = vec![false; schema.messages.len()];
        // Messages may contain one another in circles, so this runs until nothing changes.
        loop {
            let next: Vec<bool> =
                schema.messages.iter().map(|m| m.fields.iter().any(|f| field_borrows(f, &borrows))).collect();
            if next == borrows {
                return Self { schema, borrows };
            }
            borrows = next;
        }
    }

    pub(super) fn message(&self, id: MessageId) -> &'s Message {
        self.schema.message(id)
    }

    pub(super) fn borrows(&self, id: MessageId) -> bool {
        self.borrows[id.0]
    }

    pub(super) fn oneof_borrows(&self, message: &Message, oneof: usize) -> bool {
        message.oneofs[oneof].fields.iter().any(|&field| field_borrows(&message.fields[field], &self.borrows))
    }

    /// Path of a message type without its lifetime, as seen from its package's module or any beside it.
    pub(super) fn message_path(&self, id: MessageId) -> String {
        let message = self.schema.message(id);
        format!(
            "super::{}::{}",
            module_name(&self.schema.packages[message.package]),
            type_ident(&message.name)
        )
    }

    /// A message type whose lifetime, if it has one, is `lifetime`.
    pub(super) fn message_type(&self, id: MessageId, lifetime: &str) -> String {
        let lifetime = if self.borrows(id) { format!("<{lifetime}>") } else { String::new() };
        format!("{}{lifetime}", self.message_path(id))
    }

    pub(super) fn enum_path(&self, id: EnumId) -> String {
        let enumeration = self.schema.enumeration(id);
        format!(
            "super::{}::{}",
            module_name(&self.schema.packages[enumeration.package]),
            type_ident(&enumeration.name)
        )
    }

    /// A single value.
    pub(super) fn value_type(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(scalar) => scalar_type(scalar).to_owned(),
            Type::Enum { id, .. } => self.enum_path(id),
            Type::Message { id, .. } => self.message_type(id, "'a"),
        }
    }

    /// A field of a struct; members of oneofs have none of their own.
    pub(super) fn field_type(&self, field: &Field) -> String {
        match field.kind {
            FieldKind::Singular { ty, presence: Presence::Implicit } => self.value_type(ty),
            FieldKind::Singular { ty, .. } => {
                format!("::core::option::Option<{}>", self.boxed_type(field, ty))
            }
            FieldKind::Repeated { ty, .. } => format!("::std::vec::Vec<{}>", self.value_type(ty)),
            FieldKind::Map { key, value } => {
                format!("::shortwire::wire::Map<{}, {}>", scalar_type(key), self.value_type(value))
            }
        }
    }

    /// A value that is held by pointer if its type contains itself.
    pub(super) fn boxed_type(&self, field: &Field, ty: Type) -> String {
        let value = self.value_type(ty);
        if field.recursive { format!("::std::boxed::Box<{value}>") } else { value }
    }
}

fn field_borrows(field: &Field, borrows: &[bool]) -> bool {
    let type_borrows = |ty| match ty {
        Type::Scalar(scalar) => scalar.is_bytes_like(),
        Type::Enum { .. } => false,
        Type::Message { id, .. } => borrows[id.0],
    };
    match field.kind {
        FieldKind::Singular { ty, .. } | FieldKind::Repeated { ty, .. } => type_borrows(ty),
        FieldKind::Map { key, value } => key.is_bytes_like() || type_borrows(value),
    }
}

fn scalar_type(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double => "f64",
        Scalar::Float => "f32",
        Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 => "i32",
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 => "i64",
        Scalar::Uint32 | Scalar::Fixed32 => "u32",
        Scalar::Uint64 | Scalar::Fixed64 => "u64",
        Scalar::Bool => "bool",
        // A Rust string is UTF-8, so it is checked even where the schema asks for no check.
        Scalar::String { .. } => "::std::borrow::Cow<'a, str>",
        Scalar::Bytes => "::std::borrow::Cow<'a, [u8]>",
    }
}

/// The module of a package, which is no keyword and not the module of the descriptors.
pub(super) fn module_name(package: &Package) -> String {
    let name = ident(&names::stem(&package.name));
    if name == "schema" { "schema_".to_owned() } else { name }
}
