//! Types as a `.proto` file would spell them.

use shortwire_codegen::schema::{Field, FieldKind, Message, Presence, Schema, Type};

/// `BinaryOp { int64 a = 1; int64 b = 2; }`.
pub(crate) fn message(schema: &Schema, message: &Message) -> String {
    let fields: Vec<String> = message.fields.iter().map(|f| field(schema, message, f)).collect();
    match fields.is_empty() {
        true => format!("{} {{}}", message.full_name),
        false => format!("{} {{ {} }}", message.full_name, fields.join(" ")),
    }
}

/// `repeated string tags = 7;`.
pub(crate) fn field(schema: &Schema, message: &Message, field: &Field) -> String {
    format!("{} {} = {};", field_type(schema, message, field), field.name, field.number)
}

/// What stands before the name: `repeated string`, `map<string, double>`, `oneof result int64`.
pub(crate) fn field_type(schema: &Schema, message: &Message, field: &Field) -> String {
    match field.kind {
        FieldKind::Repeated { ty, .. } => format!("repeated {}", single(schema, ty)),
        FieldKind::Map { key, value } => {
            format!("map<{}, {}>", key.proto_name(), single(schema, value))
        }
        FieldKind::Singular { ty, presence } => match (presence, ty) {
            (Presence::Oneof(index), _) => {
                format!("oneof {} {}", message.oneofs[index].name, single(schema, ty))
            }
            (Presence::Required, _) => format!("required {}", single(schema, ty)),
            (Presence::Explicit, Type::Scalar(_) | Type::Enum { .. }) => {
                format!("optional {}", single(schema, ty))
            }
            _ => single(schema, ty),
        },
    }
}

fn single(schema: &Schema, ty: Type) -> String {
    match ty {
        Type::Scalar(scalar) => scalar.proto_name().to_owned(),
        Type::Enum { id, .. } => schema.enumeration(id).full_name.clone(),
        Type::Message { id, .. } => schema.message(id).full_name.clone(),
    }
}
