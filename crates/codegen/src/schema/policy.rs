//! What the schema says of a method beyond its messages: `option (shortwire.v1.method)`.

use buffa::UnknownFieldData;
use buffa_descriptor::generated::descriptor::MethodOptions;

use super::lowering::flatten;
use super::{Direct, Field, FieldKind, Message, Presence, Scalar, SchemaError, Type};

/// Number of `shortwire.v1.method` among the extensions of `MethodOptions`.
const METHOD_POLICY: u32 = 51200;

/// A `shortwire.v1.MethodPolicy`.
#[derive(Clone, Debug, Default)]
pub(super) struct Policy {
    pub(super) blocking: bool,
    direct: bool,
    in_place: String,
}

impl Policy {
    /// Reads the extension from its bytes, which the descriptor types keep as an unknown field; so the options' own schema
    /// need not be among the files.
    pub(super) fn of(options: &MethodOptions) -> Self {
        let mut policy = Self::default();
        for extension in options.__buffa_unknown_fields.iter().filter(|field| field.number == METHOD_POLICY) {
            let UnknownFieldData::LengthDelimited(bytes) = &extension.data else { continue };
            let Ok(fields) = buffa::UnknownFields::decode_from_slice(bytes) else { continue };
            for field in fields.iter() {
                match (field.number, &field.data) {
                    (1, UnknownFieldData::Varint(value)) => policy.blocking = *value != 0,
                    (2, UnknownFieldData::Varint(value)) => policy.direct = *value != 0,
                    (3, UnknownFieldData::LengthDelimited(name)) => {
                        policy.in_place = String::from_utf8_lossy(name).into_owned();
                    }
                    _ => {}
                }
            }
        }
        policy
    }

    /// How the service of a method with these messages writes its reply itself, if the schema says that it does.
    ///
    /// # Errors
    ///
    /// If it cannot, because of the messages.
    pub(super) fn direct(
        &self,
        method: &str,
        request: &Message,
        reply: &Message,
    ) -> Result<Option<Direct>, SchemaError> {
        if !self.direct && self.in_place.is_empty() {
            return Ok(None);
        }
        let option = if self.in_place.is_empty() { "direct" } else { "in_place" };
        let refused = |reason: String| SchemaError::Policy { method: method.to_owned(), option, reason };
        let [Field { kind: BYTES, .. }] = reply.fields[..] else {
            return Err(refused(format!("its reply, {}, is not one field of bytes", reply.full_name)));
        };
        match flatten(request) {
            Err(reason) => return Err(refused(format!("it is not flat: {reason}"))),
            Ok(flat) if flat.has_mask => {
                let request = &request.full_name;
                return Err(refused(format!(
                    "{request} has optional fields; the methods that are have none"
                )));
            }
            Ok(_) => {}
        }
        if self.in_place.is_empty() {
            return Ok(Some(Direct { input: None }));
        }
        let is_input = |field: &Field| field.name == self.in_place && field.kind == BYTES;
        let Some(input) = request.fields.iter().position(is_input) else {
            return Err(refused(format!("{} has no bytes field named {}", request.full_name, self.in_place)));
        };
        Ok(Some(Direct { input: Some(input) }))
    }
}

const BYTES: FieldKind =
    FieldKind::Singular { ty: Type::Scalar(Scalar::Bytes), presence: Presence::Implicit };
