//! Functions that write messages, back to front.

use super::lines::literal;
use super::message::Property;
use super::types::{self, Scope};
use crate::schema::{Field, FieldKind, MessageId, Presence, Scalar, Type, WireType};

/// The body of `$put`: unknown fields, then all others from the last number to the first.
pub(super) fn lines(scope: &Scope<'_>, id: MessageId, properties: &[Property<'_>]) -> Vec<String> {
    let message = scope.schema.message(id);
    let mut out = vec![format!(
        "  if (m.$unknown !== undefined) w.raw(m.$unknown, {});",
        literal(&format!("{}.$unknown", message.full_name))
    )];
    out.extend(message.oneofs.iter().enumerate().map(|(i, _)| format!("  let $oneof{i} = \"\";")));
    for property in properties.iter().rev() {
        out.extend(field(scope, message.oneofs.as_slice(), property));
    }
    out
}

fn field(scope: &Scope<'_>, oneofs: &[crate::schema::Oneof], property: &Property<'_>) -> Vec<String> {
    let (field, name) = (property.field, &property.full_name);
    let access = format!("m.{}", property.name);
    match field.kind {
        FieldKind::Singular { ty, presence } => {
            let mut body = Vec::new();
            if let Presence::Oneof(oneof) = presence {
                body.push(format!(
                    "if ($oneof{oneof} !== \"\") $sw.failOneof({}, {}, $oneof{oneof});",
                    literal(&oneofs[oneof].name),
                    literal(&property.name)
                ));
                body.push(format!("$oneof{oneof} = {};", literal(&property.name)));
            }
            body.extend(value(scope, ty, field.number, field.js_number, &access, name));
            let mut out = Vec::new();
            if presence == Presence::Required {
                out.push(format!("  if ({access} === undefined) $sw.failMissing({name});"));
            }
            out.extend(block(&is_there(ty, presence, &access, field.js_number), body));
            out
        }
        FieldKind::Repeated { ty, packed } => repeated(scope, field, ty, packed, &access, name),
        FieldKind::Map { key, value } => map(scope, field, key, value, &access, name),
    }
}

fn block(condition: &str, body: Vec<String>) -> Vec<String> {
    let mut out = vec![format!("  if ({condition}) {{")];
    out.extend(body.into_iter().map(|line| format!("    {line}")));
    out.push("  }".to_owned());
    out
}

/// A condition that a field is to be written.
fn is_there(ty: Type, presence: Presence, access: &str, js_number: bool) -> String {
    let given = format!("{access} !== undefined");
    if presence != Presence::Implicit {
        return given;
    }
    match ty {
        Type::Scalar(Scalar::Double | Scalar::Float) => format!("{given} && !Object.is({access}, 0)"),
        Type::Scalar(Scalar::Bool) => format!("{given} && {access} !== false"),
        Type::Scalar(Scalar::String { .. }) => format!("{given} && {access} !== \"\""),
        Type::Scalar(Scalar::Bytes) => format!("{given} && {access}?.length !== 0"),
        Type::Scalar(scalar) if types::is_64_bit(scalar) && !js_number => {
            format!("{given} && {access} !== 0n")
        }
        _ => format!("{given} && {access} !== 0"),
    }
}

/// Writes a value and its tag.
fn value(scope: &Scope<'_>, ty: Type, number: u32, js_number: bool, access: &str, name: &str) -> Vec<String> {
    let tag = |wire_type: WireType| format!("w.tag({:#04x});", number << 3 | wire_type as u32);
    match ty {
        Type::Message { id, delimited: false } => vec![
            format!("const before = w.open({access}, {name});"),
            format!("{}({access}, w);", scope.function("put", id)),
            "w.close(before);".to_owned(),
            tag(WireType::Len),
        ],
        Type::Message { id, delimited: true } => vec![
            format!("w.openGroup({access}, {:#04x}, {name});", number << 3 | WireType::EndGroup as u32),
            format!("{}({access}, w);", scope.function("put", id)),
            "w.closeGroup();".to_owned(),
            tag(WireType::StartGroup),
        ],
        _ => vec![format!("w.{}({access}, {name});", types::codec(ty, js_number)), tag(ty.wire_type())],
    }
}

fn repeated(
    scope: &Scope<'_>,
    field: &Field,
    ty: Type,
    packed: bool,
    access: &str,
    name: &str,
) -> Vec<String> {
    let list = format!("const list = $sw.list({access}, {name});");
    let mut body = match packed {
        true => vec![
            list,
            "const before = w.written();".to_owned(),
            format!(
                "for (let i = list.length; i-- > 0;) w.{}(list[i]!, {name});",
                types::codec(ty, field.js_number)
            ),
            "if (list.length !== 0) {".to_owned(),
            "  w.lengthSince(before);".to_owned(),
            format!("  w.tag({:#04x});", field.tag()),
            "}".to_owned(),
        ],
        false => {
            let mut body = vec![list, "for (let i = list.length; i-- > 0;) {".to_owned()];
            let item = value(scope, ty, field.number, field.js_number, "list[i]!", name);
            body.extend(item.into_iter().map(|line| format!("  {line}")));
            body.push("}".to_owned());
            body
        }
    };
    scoped(&mut body)
}

fn scoped(body: &mut Vec<String>) -> Vec<String> {
    let mut out = vec!["  {".to_owned()];
    out.extend(body.drain(..).map(|line| format!("    {line}")));
    out.push("  }".to_owned());
    out
}

/// An entry is a message with the key as field 1 and the value as field 2, both always written.
fn map(scope: &Scope<'_>, field: &Field, key: Scalar, held: Type, access: &str, name: &str) -> Vec<String> {
    let key_type = types::scalar_type(key, false);
    let mut body = vec![
        format!("const entries = $sw.reversed({access}, {name});"),
        "for (let i = entries.length; i > 0;) {".to_owned(),
        format!("  const key = entries[--i] as {key_type};"),
        format!("  const value = entries[--i] as {};", scope.given_type(held, field.js_number)),
        "  const entry = w.written();".to_owned(),
    ];
    let parts = value(scope, held, 2, field.js_number, "value", name).into_iter().chain(value(
        scope,
        Type::Scalar(key),
        1,
        false,
        "key",
        name,
    ));
    body.extend(parts.map(|line| format!("  {line}")));
    body.extend([
        "  w.lengthSince(entry);".to_owned(),
        format!("  w.tag({:#04x});", field.tag()),
        "}".to_owned(),
    ]);
    scoped(&mut body)
}
