//! Messages as JSON for people to read: fields that are zero are there, which protobuf's JSON leaves out.

use buffa_descriptor::DynamicMessage;
use serde_json::{Map, Value, json};
use shortwire_codegen::schema::{Field, FieldKind, MessageId, Presence, Scalar, Schema, Type};

/// The message as protobuf's JSON, with all fields that have no presence, in the order of their numbers.
///
/// # Errors
///
/// If the message has no form in JSON, such as an Any of a type that the schema does not have.
pub(crate) fn to_json(
    schema: &Schema,
    id: MessageId,
    message: &DynamicMessage,
) -> Result<Value, serde_json::Error> {
    let mut value = serde_json::to_value(message)?;
    complete(schema, id, &mut value);
    Ok(value)
}

fn complete(schema: &Schema, id: MessageId, value: &mut Value) {
    let message = schema.message(id);
    // These have forms of their own in JSON.
    if message.full_name.starts_with("google.protobuf.") {
        return;
    }
    let Value::Object(found) = value else { return };
    let mut all = Map::with_capacity(message.fields.len());
    for field in &message.fields {
        let mut value = found.shift_remove(&field.json_name);
        if let (Some(value), Some(inner)) = (&mut value, message_type(field)) {
            complete_inner(schema, inner, field, value);
        }
        if let Some(value) = value.or_else(|| zero(schema, field)) {
            all.insert(field.json_name.clone(), value);
        }
    }
    all.append(found);
    *found = all;
}

fn complete_inner(schema: &Schema, inner: MessageId, field: &Field, value: &mut Value) {
    match (field.kind, value) {
        (FieldKind::Repeated { .. }, Value::Array(items)) => {
            items.iter_mut().for_each(|item| complete(schema, inner, item));
        }
        (FieldKind::Map { .. }, Value::Object(entries)) => {
            entries.values_mut().for_each(|entry| complete(schema, inner, entry));
        }
        (_, value) => complete(schema, inner, value),
    }
}

fn message_type(field: &Field) -> Option<MessageId> {
    let (FieldKind::Singular { ty, .. } | FieldKind::Repeated { ty, .. } | FieldKind::Map { value: ty, .. }) =
        field.kind;
    match ty {
        Type::Message { id, .. } => Some(id),
        _ => None,
    }
}

/// What an absent field stands for, if absence and zero are the same.
fn zero(schema: &Schema, field: &Field) -> Option<Value> {
    match field.kind {
        FieldKind::Repeated { .. } => Some(json!([])),
        FieldKind::Map { .. } => Some(json!({})),
        FieldKind::Singular { ty, presence: Presence::Implicit } => Some(match ty {
            Type::Enum { id, .. } => {
                let zero = schema.enumeration(id).values.iter().find(|value| value.number == 0);
                zero.map_or(json!(0), |value| json!(value.name))
            }
            Type::Scalar(scalar) => zero_scalar(scalar),
            Type::Message { .. } => return None,
        }),
        FieldKind::Singular { .. } => None,
    }
}

fn zero_scalar(scalar: Scalar) -> Value {
    match scalar {
        Scalar::Bool => json!(false),
        Scalar::String { .. } | Scalar::Bytes => json!(""),
        Scalar::Double | Scalar::Float => json!(0.0),
        // As protobuf writes 64-bit numbers.
        Scalar::Int64 | Scalar::Uint64 | Scalar::Sint64 | Scalar::Fixed64 | Scalar::Sfixed64 => json!("0"),
        _ => json!(0),
    }
}
