//! Types as annotations and as the codec is told of them.

use super::{GenerateError, Import, names};
use crate::schema::{EnumId, FieldKind, MessageId, Presence, Scalar, Schema, Type};

/// What a module can refer to: its own classes by name, those of others through an alias of their module.
pub(super) struct Scope<'a> {
    pub(super) schema: &'a Schema,
    package: usize,
}

impl<'a> Scope<'a> {
    pub(super) fn new(schema: &'a Schema, package: usize) -> Result<Self, GenerateError> {
        let scope = Self { schema, package };
        if schema.packages_reached_from(package).contains(&package) {
            return Err(GenerateError::Unsupported {
                element: schema.packages[package].name.clone(),
                reason: "the package imports one that imports it, which Python modules cannot; move the shared messages \
                         to a package of their own"
                    .to_owned(),
            });
        }
        Ok(scope)
    }

    pub(super) fn imports(&self) -> Vec<Import> {
        let mut imports: Vec<Import> = self
            .schema
            .packages_used_by(self.package)
            .into_iter()
            .map(|package| names::stem(&self.schema.packages[package].name))
            .map(|module| Import { alias: format!("_{module}"), module })
            .collect();
        imports.sort_by(|a, b| a.module.cmp(&b.module));
        imports
    }

    pub(super) fn message(&self, id: MessageId) -> String {
        let message = self.schema.message(id);
        self.class(message.package, &message.name)
    }

    fn enumeration(&self, id: EnumId) -> String {
        let enumeration = self.schema.enumeration(id);
        self.class(enumeration.package, &enumeration.name)
    }

    fn class(&self, package: usize, name: &str) -> String {
        let class = names::class(name);
        if package == self.package {
            return class;
        }
        format!("_{}.{class}", names::stem(&self.schema.packages[package].name))
    }

    /// The class that the codec has to be told of beside the type's name.
    pub(super) fn reference(&self, ty: Type) -> Option<String> {
        match ty {
            Type::Scalar(_) => None,
            Type::Enum { id, .. } => Some(self.enumeration(id)),
            Type::Message { id, .. } => Some(self.message(id)),
        }
    }

    /// The annotation of a value. `builtins` is put in front of Python's own types.
    pub(super) fn annotation(&self, ty: Type, builtins: &str) -> String {
        match ty {
            Type::Scalar(scalar) => format!("{builtins}{}", python_type(scalar)),
            Type::Enum { id, .. } => format!("{} | {builtins}int", self.enumeration(id)),
            Type::Message { id, .. } => self.message(id),
        }
    }

    /// The annotation of a field.
    pub(super) fn field_annotation(&self, kind: FieldKind, builtins: &str) -> String {
        match kind {
            FieldKind::Singular { ty, presence: Presence::Implicit } => self.annotation(ty, builtins),
            FieldKind::Singular { ty, .. } => format!("{} | None", self.annotation(ty, builtins)),
            FieldKind::Repeated { ty, .. } => format!("{builtins}list[{}]", self.annotation(ty, builtins)),
            FieldKind::Map { key, value } => {
                format!(
                    "{builtins}dict[{builtins}{}, {}]",
                    python_type(key),
                    self.annotation(value, builtins)
                )
            }
        }
    }

    /// The default of a field.
    pub(super) fn default(&self, kind: FieldKind) -> String {
        match kind {
            FieldKind::Repeated { .. } => "_sw.repeated()".to_owned(),
            FieldKind::Map { .. } => "_sw.mapping()".to_owned(),
            FieldKind::Singular { ty, presence: Presence::Implicit } => match ty {
                Type::Scalar(Scalar::Double | Scalar::Float) => "0.0".to_owned(),
                Type::Scalar(Scalar::Bool) => "False".to_owned(),
                Type::Scalar(Scalar::String { .. }) => "\"\"".to_owned(),
                Type::Scalar(Scalar::Bytes) => "b\"\"".to_owned(),
                Type::Enum { id, .. } => self.zero_of(id),
                _ => "0".to_owned(),
            },
            FieldKind::Singular { .. } => "None".to_owned(),
        }
    }

    /// The member of an enum that has number 0.
    fn zero_of(&self, id: EnumId) -> String {
        let enumeration = self.schema.enumeration(id);
        match enumeration.values.iter().find(|value| value.number == 0) {
            Some(zero) => format!("{}.{}", self.enumeration(id), names::member(&zero.short_name)),
            None => "0".to_owned(),
        }
    }
}

/// The type's name for the codec.
pub(super) fn codec_type(ty: Type) -> &'static str {
    match ty {
        Type::Scalar(Scalar::String { validate: false }) => "raw_string",
        Type::Scalar(scalar) => scalar.proto_name(),
        Type::Enum { closed: true, .. } => "closed_enum",
        Type::Enum { .. } => "enum",
        Type::Message { delimited: true, .. } => "group",
        Type::Message { .. } => "message",
    }
}

fn python_type(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double | Scalar::Float => "float",
        Scalar::Bool => "bool",
        Scalar::String { .. } => "str",
        Scalar::Bytes => "bytes",
        _ => "int",
    }
}
