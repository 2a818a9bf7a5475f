//! Types as a `.proto` file would spell them.

use shortwire_codegen::schema::{Field, FieldKind, Message, Presence, Schema, Type};

/// Longer messages are spread over lines.
const LINE: usize = 90;

/// `calculator.v1.BinaryOp { int64 a = 1; int64 b = 2; }`; if that is long, a line for each field, indented by `indent`.
pub(crate) fn message(schema: &Schema, message: &Message, indent: &str) -> String {
    let items = items(schema, message);
    if items.is_empty() {
        return format!("{} {{}}", message.full_name);
    }
    let line = format!("{} {{ {} }}", message.full_name, items.join(" "));
    if line.len() <= LINE {
        return line;
    }
    let items: String = items.iter().map(|item| format!("{indent}  {item}\n")).collect();
    format!("{} {{\n{items}{indent}}}", message.full_name)
}

/// What stands before a field's name: `repeated string`, `map<string, double>`. Types of the same package go without it.
pub(crate) fn field_type(schema: &Schema, message: &Message, field: &Field) -> String {
    let single = |ty| single(schema, message, ty);
    match field.kind {
        FieldKind::Repeated { ty, .. } => format!("repeated {}", single(ty)),
        FieldKind::Map { key, value } => format!("map<{}, {}>", key.proto_name(), single(value)),
        FieldKind::Singular { ty, presence: Presence::Required } => format!("required {}", single(ty)),
        FieldKind::Singular {
            ty: ty @ (Type::Scalar(_) | Type::Enum { .. }),
            presence: Presence::Explicit,
        } => {
            format!("optional {}", single(ty))
        }
        FieldKind::Singular { ty, .. } => single(ty),
    }
}

/// Fields by number, the members of a oneof together where its first one stands.
fn items(schema: &Schema, message: &Message) -> Vec<String> {
    let field = |i: usize| {
        let field = &message.fields[i];
        format!("{} {} = {};", field_type(schema, message, field), field.name, field.number)
    };
    let item = |i: usize| match message.fields[i].oneof().map(|oneof| &message.oneofs[oneof]) {
        None => Some(field(i)),
        Some(oneof) if oneof.fields.first() == Some(&i) => {
            let members: Vec<String> = oneof.fields.iter().map(|&member| field(member)).collect();
            Some(format!("oneof {} {{ {} }}", oneof.name, members.join(" ")))
        }
        Some(_) => None,
    };
    (0..message.fields.len()).filter_map(item).collect()
}

fn single(schema: &Schema, within: &Message, ty: Type) -> String {
    let (package, full_name) = match ty {
        Type::Scalar(scalar) => return scalar.proto_name().to_owned(),
        Type::Enum { id, .. } => (schema.enumeration(id).package, &schema.enumeration(id).full_name),
        Type::Message { id, .. } => (schema.message(id).package, &schema.message(id).full_name),
    };
    let prefix = format!("{}.", schema.packages[package].name);
    match package == within.package {
        true => full_name.strip_prefix(&prefix).unwrap_or(full_name).to_owned(),
        false => full_name.clone(),
    }
}
