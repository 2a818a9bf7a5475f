//! Cases of the switch over tags that reads a message.

use super::lines::literal;
use super::message::Property;
use super::types::{self, Scope};
use crate::schema::{FieldKind, MessageId, Presence, Scalar, Type, WireType};

/// The lines of all cases, in the order of field numbers.
pub(super) fn lines(scope: &Scope<'_>, id: MessageId, properties: &[Property<'_>]) -> Vec<String> {
    let message = scope.schema.message(id);
    let mut out = Vec::new();
    for property in properties {
        let others: Vec<String> = match property.field.oneof() {
            None => Vec::new(),
            Some(oneof) => message.oneofs[oneof]
                .fields
                .iter()
                .map(|&i| &properties[i])
                .filter(|other| other.name != property.name)
                .map(|other| format!("m.{} = undefined;", other.name))
                .collect(),
        };
        out.extend(field(scope, property, &others));
    }
    out.into_iter().map(|line| format!("      {line}")).collect()
}

/// What is checked when the end of a message was reached.
pub(super) fn required(properties: &[Property<'_>]) -> Vec<String> {
    properties
        .iter()
        .filter(|property| {
            matches!(property.field.kind, FieldKind::Singular { presence: Presence::Required, .. })
        })
        .map(|property| {
            let problem = literal(&format!("the required field {} is missing", property.bare_name()));
            format!("  if (m.{} === undefined) r.fail({problem});", property.name)
        })
        .collect()
}

fn case(tag: u32, body: Vec<String>) -> Vec<String> {
    let is_block = body.iter().any(|line| line.starts_with("const "));
    let mut out = vec![format!("case {tag:#04x}:{}", if is_block { " {" } else { "" })];
    out.extend(body.into_iter().map(|line| format!("  {line}")));
    out.push("  break;".to_owned());
    if is_block {
        out.push("}".to_owned());
    }
    out
}

fn field(scope: &Scope<'_>, property: &Property<'_>, others: &[String]) -> Vec<String> {
    let field = property.field;
    let tag = |wire_type: WireType| field.number << 3 | wire_type as u32;
    let access = format!("m.{}", property.name);
    let read = |ty| types::read(ty, field.js_number, &property.full_name);
    match field.kind {
        FieldKind::Singular { ty: Type::Message { id, delimited }, .. } => {
            let existing = format!("{access} ?? new {}()", scope.message(id));
            let merge = format!("{access} = {}({existing}, r);", scope.function("merge", id));
            case(
                tag(if delimited { WireType::StartGroup } else { WireType::Len }),
                within(delimited, merge, others),
            )
        }
        FieldKind::Singular { ty: ty @ Type::Enum { id, closed: true }, .. } => {
            let mut body = vec!["const value = r.int32();".to_owned()];
            body.push(format!("if ({}(value)) {{", scope.names_number(id)));
            body.extend(others.iter().map(|line| format!("  {line}")));
            body.extend([
                format!("  {access} = value;"),
                "} else {".to_owned(),
                "  m.$unknown = r.keepFrom(start, m.$unknown);".to_owned(),
                "}".to_owned(),
            ]);
            case(tag(ty.wire_type()), body)
        }
        FieldKind::Singular { ty, .. } => {
            let mut body = others.to_vec();
            body.push(format!("{access} = {};", read(ty)));
            case(tag(ty.wire_type()), body)
        }
        FieldKind::Repeated { ty: Type::Message { id, delimited }, .. } => {
            let push =
                format!("{access}.push({}(new {}(), r));", scope.function("merge", id), scope.message(id));
            case(
                tag(if delimited { WireType::StartGroup } else { WireType::Len }),
                within(delimited, push, &[]),
            )
        }
        FieldKind::Repeated { ty: Type::Scalar(scalar), .. } if scalar.is_bytes_like() => {
            case(tag(WireType::Len), vec![format!("{access}.push({});", read(Type::Scalar(scalar)))])
        }
        FieldKind::Repeated { ty: ty @ Type::Enum { id, closed: true }, .. } => {
            let is_named = scope.names_number(id);
            let unpacked = tag(ty.wire_type());
            let mut out = case(
                tag(WireType::Len),
                vec![
                    "const outer = r.openList();".to_owned(),
                    "while (r.at < r.end) {".to_owned(),
                    "  const value = r.int32();".to_owned(),
                    format!("  if ({is_named}(value)) {access}.push(value);"),
                    format!("  else m.$unknown = r.keepVarint({unpacked:#04x}, value, m.$unknown);"),
                    "}".to_owned(),
                    "r.end = outer;".to_owned(),
                ],
            );
            out.extend(case(
                unpacked,
                vec![
                    "const value = r.int32();".to_owned(),
                    format!("if ({is_named}(value)) {access}.push(value);"),
                    "else m.$unknown = r.keepFrom(start, m.$unknown);".to_owned(),
                ],
            ));
            out
        }
        FieldKind::Repeated { ty, .. } => {
            let push = format!("{access}.push({});", read(ty));
            let mut out = case(
                tag(WireType::Len),
                vec![
                    "const outer = r.openList();".to_owned(),
                    format!("while (r.at < r.end) {push}"),
                    "r.end = outer;".to_owned(),
                ],
            );
            out.extend(case(tag(ty.wire_type()), vec![push]));
            out
        }
        FieldKind::Map { key, value } => map(scope, property, key, value, &access),
    }
}

/// Reads a message that lies within this one, by the statement `read`.
fn within(delimited: bool, read: String, others: &[String]) -> Vec<String> {
    let mut body = others.to_vec();
    match delimited {
        true => body.extend([
            "const outer = r.openGroup(tag);".to_owned(),
            "const after = r.afterGroup();".to_owned(),
            read,
            "r.closeGroup(outer, after);".to_owned(),
        ]),
        false => body.extend(["const outer = r.open();".to_owned(), read, "r.close(outer);".to_owned()]),
    }
    body
}

fn map(scope: &Scope<'_>, property: &Property<'_>, key: Scalar, value: Type, access: &str) -> Vec<String> {
    let field = property.field;
    let key_type = Type::Scalar(key);
    let mut body = vec![
        "const outer = r.openList();".to_owned(),
        format!("let key = {};", scope.zero(key_type, false)),
        format!(
            "let value: {} = {};",
            scope.value_type(value, field.js_number),
            scope.zero(value, field.js_number)
        ),
        "while (r.at < r.end) {".to_owned(),
        "  const part = r.tag();".to_owned(),
        format!(
            "  if (part === {:#04x}) key = {};",
            1 << 3 | key.wire_type() as u32,
            types::read(key_type, false, &property.full_name)
        ),
    ];
    let value_tag = format!("part === {:#04x}", 2 << 3 | value.wire_type() as u32);
    match value {
        Type::Message { id, .. } => body.extend([
            format!("  else if ({value_tag}) {{"),
            "    const entry = r.open();".to_owned(),
            format!("    {}(value, r);", scope.function("merge", id)),
            "    r.close(entry);".to_owned(),
            "  } else r.skip(part);".to_owned(),
        ]),
        // A number that a closed enum does not name makes the whole entry an unknown field.
        Type::Enum { closed: true, .. } => body.extend([
            format!("  else if ({value_tag}) value = r.int32() as typeof value;"),
            "  else r.skip(part);".to_owned(),
        ]),
        _ => body.extend([
            format!(
                "  else if ({value_tag}) value = {};",
                types::read(value, field.js_number, &property.full_name)
            ),
            "  else r.skip(part);".to_owned(),
        ]),
    }
    body.extend(["}".to_owned(), "r.end = outer;".to_owned()]);
    match value {
        Type::Enum { id, closed: true } => body.extend([
            format!("if ({}(value)) {access}.set(key, value);", scope.names_number(id)),
            "else m.$unknown = r.keepFrom(start, m.$unknown);".to_owned(),
        ]),
        _ => body.push(format!("{access}.set(key, value);")),
    }
    case(field.tag(), body)
}
