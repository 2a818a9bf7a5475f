//! Cases of the switch over tags that reads a message.

use super::imports::Scope;
use super::layout::{Layout, Slot, tag_literal};
use super::types::{self, Packed};
use crate::schema::{EnumId, FieldKind, Presence, Scalar, Type, WireType};

/// The lines of all cases, in the order of field numbers.
pub(super) fn lines(scope: &Scope<'_>, layout: &Layout<'_>) -> Vec<String> {
    layout.slots.iter().flat_map(|slot| field(scope, layout, slot)).collect()
}

fn field(scope: &Scope<'_>, layout: &Layout<'_>, slot: &Slot<'_>) -> Vec<String> {
    match slot.field.kind {
        FieldKind::Singular { ty, presence } => singular(scope, layout, slot, ty, presence),
        FieldKind::Repeated { ty: ty @ Type::Enum { id, closed: true }, .. } => {
            closed_list(scope, slot, ty, id)
        }
        FieldKind::Repeated { ty, .. } => repeated(scope, slot, ty),
        FieldKind::Map { value, .. } => map(slot, value),
    }
}

fn tag(slot: &Slot<'_>, wire_type: WireType) -> String {
    tag_literal(slot.field.number << 3 | wire_type as u32)
}

/// A case: its statements, after which the next field is read.
fn case(slot: &Slot<'_>, wire_type: WireType, statements: Vec<String>) -> Vec<String> {
    std::iter::once(format!("case {}:", tag(slot, wire_type)))
        .chain(statements.into_iter().map(|line| format!("\t{line}")))
        .chain(["\tcontinue".to_owned()])
        .collect()
}

/// Leaves if `next` is no place.
fn blame(slot: &Slot<'_>, statement: &str, place: &str) -> Vec<String> {
    let condition = if statement.is_empty() { String::new() } else { format!("{statement}; ") };
    vec![
        format!("if {condition}{place} < 0 {{"),
        format!("\treturn r.In(\"{}\")", slot.full_name),
        "}".to_owned(),
    ]
}

fn singular(
    scope: &Scope<'_>,
    layout: &Layout<'_>,
    slot: &Slot<'_>,
    ty: Type,
    presence: Presence,
) -> Vec<String> {
    let access = slot.access();
    let clear = match presence {
        Presence::Oneof(index) if layout.oneofs[index].members > 1 => {
            Some(format!("m.{}()", layout.oneofs[index].clear))
        }
        _ => None,
    };
    if let Type::Message { delimited, .. } = ty {
        let mut out = vec![format!("if {access} == nil {{")];
        out.extend(clear.map(|clear| format!("\t{clear}")));
        out.push(format!("\t{access} = new({})", types::go_type(scope, ty)));
        out.push("}".to_owned());
        let read = if delimited {
            format!("p = r.Group({access}, p, end, tag)")
        } else {
            format!("p = r.Message({access}, p, end)")
        };
        out.extend(blame(slot, &read, "p"));
        return case(slot, ty.wire_type(), out);
    }
    let optional = types::is_optional(slot.field);
    let (read, value) = match types::getter(scope, ty, "value") {
        Some((method, value)) => (format!("value, next := r.{method}(p, end)"), value),
        None => (text_getter(ty, &access, optional), "value".to_owned()),
    };
    let mut out = vec![read];
    out.extend(blame(slot, "", "next"));
    if let Type::Enum { id, closed: true } = ty {
        out.extend(keep_if_unknown(scope, slot, id, "p = next"));
    }
    out.extend(clear);
    let value = if optional { format!("shortwire.Some({value})") } else { value };
    out.push(format!("{access}, p = {value}, next"));
    case(slot, ty.wire_type(), out)
}

/// Bytes use the memory of those before.
fn text_getter(ty: Type, access: &str, optional: bool) -> String {
    match ty {
        Type::Scalar(Scalar::String { validate: true }) => "value, next := r.String(p, end)".to_owned(),
        Type::Scalar(Scalar::String { validate: false }) => "value, next := r.Text(p, end)".to_owned(),
        _ if optional => "value, next := r.Bytes(nil, p, end)".to_owned(),
        _ => format!("value, next := r.Bytes({access}, p, end)"),
    }
}

/// Numbers that a closed enum does not have are unknown fields.
fn keep_if_unknown(scope: &Scope<'_>, slot: &Slot<'_>, id: EnumId, then: &str) -> Vec<String> {
    vec![
        format!("if !{}(value).Known() {{", scope.enumeration(id)),
        format!("\twire.KeepVarint(&m.unknown, {}, value)", tag(slot, WireType::Varint)),
        format!("\t{then}"),
        "\tcontinue".to_owned(),
        "}".to_owned(),
    ]
}

fn repeated(scope: &Scope<'_>, slot: &Slot<'_>, ty: Type) -> Vec<String> {
    let list = slot.access();
    let one = |read: String| {
        let mut out = vec![format!("{list}, p = {read}")];
        out.extend(blame(slot, "", "p"));
        out
    };
    let tag_of = slot.tag();
    match ty {
        Type::Message { delimited: false, .. } => {
            case(slot, WireType::Len, one(format!("wire.AppendMessages(r, {list}, p, end, {tag_of})")))
        }
        Type::Message { delimited: true, .. } => {
            case(slot, WireType::StartGroup, one(format!("wire.AppendGroup(r, {list}, p, end, {tag_of})")))
        }
        Type::Scalar(Scalar::String { validate: true }) => {
            case(slot, WireType::Len, one(format!("wire.AppendStrings(r, {list}, p, end, {tag_of})")))
        }
        Type::Scalar(Scalar::String { validate: false }) => {
            case(slot, WireType::Len, one(format!("wire.AppendTexts(r, {list}, p, end)")))
        }
        Type::Scalar(Scalar::Bytes) => {
            case(slot, WireType::Len, one(format!("wire.AppendBytes(r, {list}, p, end)")))
        }
        number => {
            let read = match types::packed(number) {
                Packed::Integers => format!("wire.AppendPackedIntegers(r, {list}, p, end)"),
                Packed::Fixed => format!("wire.AppendPackedFixed(r, {list}, p, end)"),
                Packed::Converted { read, .. } => format!("wire.AppendPacked(r, {list}, p, end, {read})"),
            };
            let mut out = case(slot, WireType::Len, one(read));
            let (method, value) = types::getter(scope, number, "value").unwrap_or_default();
            let mut single = vec![format!("value, next := r.{method}(p, end)")];
            single.extend(blame(slot, "", "next"));
            single.push(format!("{list}, p = append({list}, {value}), next"));
            out.extend(case(slot, number.wire_type(), single));
            out
        }
    }
}

fn closed_list(scope: &Scope<'_>, slot: &Slot<'_>, ty: Type, id: EnumId) -> Vec<String> {
    let list = slot.access();
    let push = || {
        let mut out = keep_if_unknown(scope, slot, id, "p = next");
        out.push(format!("{list}, p = append({list}, {}(value)), next", types::go_type(scope, ty)));
        out
    };
    let mut packed = vec!["length, stop := r.Length(p, end)".to_owned()];
    packed.extend(blame(slot, "", "stop"));
    packed.push("for p, stop = stop, stop+length; p < stop; {".to_owned());
    let mut each = vec!["value, next := r.Varint(p, stop)".to_owned()];
    each.extend(blame(slot, "", "next"));
    each.extend(push());
    packed.extend(each.into_iter().map(|line| format!("\t{line}")));
    packed.push("}".to_owned());
    let mut out = case(slot, WireType::Len, packed);
    let mut single = vec!["value, next := r.Varint(p, end)".to_owned()];
    single.extend(blame(slot, "", "next"));
    single.extend(push());
    out.extend(case(slot, WireType::Varint, single));
    out
}

fn map(slot: &Slot<'_>, value: Type) -> Vec<String> {
    let start = if keeps_entries(value) { "start, " } else { "" };
    case(slot, WireType::Len, blame(slot, &format!("p = m.{}(r, {start}p, end)", slot.reader()), "p"))
}

/// Whether entries can turn out to be unknown fields: their value is of a closed enum.
pub(super) fn keeps_entries(value: Type) -> bool {
    matches!(value, Type::Enum { closed: true, .. })
}

/// The lines that read a map's entry, from where its fields start.
pub(super) fn entry_cases(scope: &Scope<'_>, key: Scalar, value: Type) -> Vec<String> {
    let mut out = part(scope, Type::Scalar(key), "key", 1);
    out.extend(part(scope, value, "value", 2));
    out
}

fn part(scope: &Scope<'_>, ty: Type, target: &str, number: u32) -> Vec<String> {
    let mut out = vec![format!("case {}:", tag_literal(number << 3 | ty.wire_type() as u32))];
    let statements = match (ty, types::getter(scope, ty, "read")) {
        (Type::Message { .. }, _) => vec!["p = r.Message(value, p, stop)".to_owned()],
        (_, Some((method, converted))) if converted == "read" => {
            vec![format!("{target}, p = r.{method}(p, stop)")]
        }
        (_, Some((method, converted))) => {
            vec![format!("read, next := r.{method}(p, stop)"), format!("{target}, p = {converted}, next")]
        }
        (Type::Scalar(Scalar::String { validate: true }), None) => {
            vec![format!("{target}, p = r.String(p, stop)")]
        }
        (Type::Scalar(Scalar::String { .. }), None) => vec![format!("{target}, p = r.Text(p, stop)")],
        _ => vec![format!("{target}, p = r.Bytes({target}, p, stop)")],
    };
    out.extend(statements.into_iter().map(|line| format!("\t{line}")));
    out
}
