//! Fields and oneofs, from descriptors and their features.

use buffa::editions::{EnumType, FieldPresence, ResolvedFeatures, Utf8Validation};
use buffa_descriptor::generated::descriptor::field_options::JSType;
use buffa_descriptor::generated::descriptor::{DescriptorProto, FieldDescriptorProto};
use buffa_descriptor::{FieldDescriptor, ScalarType, SingularKind, features};

use super::comments::{Comments, path};
use super::link::{Linker, Scope, text};
use super::{Field, FieldKind, Oneof, Presence, Scalar, Type};

impl Linker<'_> {
    pub(super) fn fields(&self, proto: &DescriptorProto, scope: &Scope, comments: &Comments) -> Vec<Field> {
        let descriptor =
            self.pool.message_by_name(&scope.full_name).expect("the pool holds every declared message");
        let mut fields: Vec<Field> = proto
            .field
            .iter()
            .enumerate()
            .map(|(i, field)| {
                let resolved = descriptor.field(field.number.unwrap_or_default() as u32);
                let resolved = resolved.expect("the pool holds every declared field");
                let features = features::resolve_child(&scope.features, features::field_features(field));
                Field {
                    name: resolved.name().to_owned(),
                    json_name: resolved.json_name().to_owned(),
                    number: resolved.number(),
                    doc: comments.at(&[scope.path.as_slice(), &[path::MESSAGE_FIELD, i as i32]].concat()),
                    kind: self.field_kind(proto, field, resolved, &features),
                    default: field.default_value.clone(),
                    deprecated: field.options.as_option().and_then(|o| o.deprecated).unwrap_or(false),
                    js_number: field.options.as_option().and_then(|o| o.jstype) == Some(JSType::JS_NUMBER),
                    recursive: false,
                    cyclic: false,
                }
            })
            .collect();
        fields.sort_by_key(|field| field.number);
        fields
    }

    fn field_kind(
        &self,
        message: &DescriptorProto,
        field: &FieldDescriptorProto,
        resolved: &FieldDescriptor,
        features: &ResolvedFeatures,
    ) -> FieldKind {
        let validate = features.utf8_validation == Utf8Validation::Verify;
        match resolved.kind() {
            buffa_descriptor::FieldKind::Singular(kind) => FieldKind::Singular {
                ty: self.ty(kind, resolved, validate),
                presence: presence(message, field, resolved),
            },
            buffa_descriptor::FieldKind::List(kind) => {
                FieldKind::Repeated { ty: self.ty(kind, resolved, validate), packed: resolved.is_packed() }
            }
            buffa_descriptor::FieldKind::Map { key, value } => FieldKind::Map {
                key: scalar(key, validate),
                value: self.map_value(value, resolved, validate),
            },
        }
    }

    /// Values of maps are length-delimited whatever the features of their field say.
    fn map_value(&self, kind: SingularKind, field: &FieldDescriptor, validate: bool) -> Type {
        match self.ty(kind, field, validate) {
            Type::Message { id, .. } => Type::Message { id, delimited: false },
            other => other,
        }
    }

    fn ty(&self, kind: SingularKind, field: &FieldDescriptor, validate: bool) -> Type {
        match kind {
            SingularKind::Scalar(ty) => Type::Scalar(scalar(ty, validate)),
            SingularKind::Enum(index) => Type::Enum {
                id: self.enum_ids[self.pool.enumeration(index).full_name()],
                closed: field.enum_type() == Some(EnumType::Closed),
            },
            SingularKind::Message(index) => Type::Message {
                id: self.message_ids[self.pool.message(index).full_name()],
                delimited: field.is_delimited(),
            },
        }
    }

    /// Oneofs that users declared; protoc puts the synthetic ones last, so the indices of the others stand.
    pub(super) fn oneofs(
        &self,
        proto: &DescriptorProto,
        scope: &Scope,
        comments: &Comments,
        fields: &[Field],
    ) -> Vec<Oneof> {
        let descriptor =
            self.pool.message_by_name(&scope.full_name).expect("the pool holds every declared message");
        let declared = proto
            .oneof_decl
            .iter()
            .zip(descriptor.oneofs())
            .enumerate()
            .filter(|(_, (_, d))| !d.is_synthetic());
        declared
            .map(|(i, (oneof, _))| Oneof {
                name: text(&oneof.name).to_owned(),
                doc: comments.at(&[scope.path.as_slice(), &[path::MESSAGE_ONEOF, i as i32]].concat()),
                fields: (0..fields.len()).filter(|&f| fields[f].oneof() == Some(i)).collect(),
            })
            .collect()
    }
}

fn presence(message: &DescriptorProto, field: &FieldDescriptorProto, resolved: &FieldDescriptor) -> Presence {
    let declared_oneof = resolved.oneof_index().filter(|_| !field.proto3_optional.unwrap_or(false));
    match (declared_oneof, resolved.presence()) {
        (Some(index), _) => {
            debug_assert!((index as usize) < message.oneof_decl.len());
            Presence::Oneof(index as usize)
        }
        (None, FieldPresence::LegacyRequired) => Presence::Required,
        (None, FieldPresence::Explicit) => Presence::Explicit,
        (None, _)
            if matches!(resolved.kind(), buffa_descriptor::FieldKind::Singular(SingularKind::Message(_))) =>
        {
            Presence::Explicit
        }
        (None, _) => Presence::Implicit,
    }
}

fn scalar(ty: ScalarType, validate: bool) -> Scalar {
    match ty {
        ScalarType::Double => Scalar::Double,
        ScalarType::Float => Scalar::Float,
        ScalarType::Int64 => Scalar::Int64,
        ScalarType::Uint64 => Scalar::Uint64,
        ScalarType::Int32 => Scalar::Int32,
        ScalarType::Fixed64 => Scalar::Fixed64,
        ScalarType::Fixed32 => Scalar::Fixed32,
        ScalarType::Bool => Scalar::Bool,
        ScalarType::String => Scalar::String { validate },
        ScalarType::Bytes => Scalar::Bytes,
        ScalarType::Uint32 => Scalar::Uint32,
        ScalarType::Sfixed32 => Scalar::Sfixed32,
        ScalarType::Sfixed64 => Scalar::Sfixed64,
        ScalarType::Sint32 => Scalar::Sint32,
        ScalarType::Sint64 => Scalar::Sint64,
    }
}
