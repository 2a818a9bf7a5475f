//! Cases of the switch over tags that reads a message into its builder.

use super::encode::indented;
use super::message::{Layout, Place};
use super::types::{self, Scope};
use crate::schema::{EnumId, FieldKind, Presence, Scalar, Type, WireType};

/// The lines of all cases, in the order of field numbers.
pub(super) fn lines(scope: &Scope<'_>, layout: &Layout<'_>) -> Vec<String> {
    layout.places.iter().flat_map(|place| field(scope, place)).collect()
}

/// Statements that refuse a message without its required fields.
pub(super) fn required(layout: &Layout<'_>) -> Vec<String> {
    let is_required = |place: &&Place<'_>| {
        matches!(place.field.kind, FieldKind::Singular { presence: Presence::Required, .. })
    };
    layout
        .places
        .iter()
        .filter(is_required)
        .map(|place| {
            format!("if ({} == null) throw _r.missing(TYPE, {});", place.component, place.field.number)
        })
        .collect()
}

fn field(scope: &Scope<'_>, place: &Place<'_>) -> Vec<String> {
    match place.field.kind {
        FieldKind::Singular { ty, .. } => singular(scope, place, ty),
        FieldKind::Repeated { ty, .. } => repeated(scope, place, ty),
        FieldKind::Map { key, value } => map(scope, place, key, value),
    }
}

fn tag(place: &Place<'_>, wire_type: WireType) -> String {
    format!("{:#04x}", place.field.number << 3 | wire_type as u32)
}

fn case(tag: &str, statements: &[String]) -> Vec<String> {
    match statements {
        [one] => vec![format!("case {tag} -> {one}")],
        several => {
            let mut out = vec![format!("case {tag} -> {{")];
            out.extend(indented(several));
            out.push("}".to_owned());
            out
        }
    }
}

fn singular(scope: &Scope<'_>, place: &Place<'_>, ty: Type) -> Vec<String> {
    let property = &place.component;
    let assigned = |value: &str| match &place.member {
        Some(member) => format!("{property} = new {member}({value});"),
        None => format!("{property} = {value};"),
    };
    let statements = match ty {
        Type::Message { id, .. } => {
            let class = scope.message(id);
            let before = match &place.member {
                Some(member) => format!(
                    "{property} instanceof {member} _it ? _it.value().toBuilder() : {class}.builder()"
                ),
                None => format!("{property} != null ? {property}.toBuilder() : {class}.builder()"),
            };
            let read = [format!("{class}.Builder _into = {before};"), assigned("_into.merge(_r).build()")];
            within(place, ty, &read)
        }
        Type::Enum { id, closed: true } => closed(scope, place, id, &assigned("_known")),
        _ => vec![assigned(&scope.read(ty))],
    };
    case(&tag(place, ty.wire_type()), &statements)
}

/// Statements inside a message or a group.
fn within(place: &Place<'_>, ty: Type, statements: &[String]) -> Vec<String> {
    let (enter, leave) = match ty {
        Type::Message { delimited: true, .. } => {
            (format!("_r.enterGroup({})", tag(place, WireType::StartGroup)), "_r.leaveGroup(_outer);")
        }
        _ => ("_r.enter()".to_owned(), "_r.leave(_outer);"),
    };
    let mut out = vec![format!("int _outer = {enter};")];
    out.extend_from_slice(statements);
    out.push(leave.to_owned());
    out
}

/// Numbers that a closed enum does not have are unknown fields.
fn closed(scope: &Scope<'_>, place: &Place<'_>, id: EnumId, then: &str) -> Vec<String> {
    let class = scope.enumeration(id);
    vec![
        "long _number = _r.int64();".to_owned(),
        format!("{class} _known = {class}.known((int) _number);"),
        "if (_known != null) {".to_owned(),
        format!("  {then}"),
        "} else {".to_owned(),
        format!("  unknownFields = _r.keepVarint({}, _number, unknownFields);", tag(place, WireType::Varint)),
        "}".to_owned(),
    ]
}

fn repeated(scope: &Scope<'_>, place: &Place<'_>, ty: Type) -> Vec<String> {
    let list = &place.component;
    let class = scope.spelled(types::number_list(ty).unwrap_or("Items"));
    let add = |value: &str| format!("{list} = {class}.add({list}, {value});");
    match ty {
        Type::Message { id, .. } => {
            let read = [add(&format!("{}.read(_r)", scope.message(id)))];
            case(&tag(place, ty.wire_type()), &within(place, ty, &read))
        }
        Type::Scalar(scalar) if scalar.is_bytes_like() => {
            case(&tag(place, WireType::Len), &[add(&scope.read(ty))])
        }
        number => {
            let one = match number {
                Type::Enum { id, closed: true } => closed(scope, place, id, &add("_known")),
                _ => vec![add(&scope.read(number))],
            };
            let mut run = vec!["int _outer = _r.enterRun();".to_owned(), "while (_r.more()) {".to_owned()];
            run.extend(indented(&one));
            run.extend(["}".to_owned(), "_r.leaveRun(_outer);".to_owned()]);
            let mut out = case(&tag(place, WireType::Len), &run);
            out.extend(case(&tag(place, number.wire_type()), &one));
            out
        }
    }
}

/// Key and value of an entry come in any order, each any number of times; what does not come is zero.
fn map(scope: &Scope<'_>, place: &Place<'_>, key: Scalar, value: Type) -> Vec<String> {
    let key_type = Type::Scalar(key);
    let mut out = Vec::new();
    let keeps_entries = matches!(value, Type::Enum { closed: true, .. });
    if keeps_entries {
        out.push("int _start = _r.mark(_tag);".to_owned());
    }
    let (value_class, zero, read_value) = match value {
        Type::Message { id, .. } => {
            let class = scope.message(id);
            (format!("{class}.Builder"), format!("{class}.builder()"), None)
        }
        Type::Enum { closed: true, .. } => {
            ("int".to_owned(), closed_zero(scope, value), Some("_r.int32()".to_owned()))
        }
        other => (scope.value_type(other), scope.zero(other), Some(scope.read(other))),
    };
    out.extend([
        "int _outer = _r.enter();".to_owned(),
        format!("{} _key = {};", scope.value_type(key_type), scope.zero(key_type)),
        format!("{value_class} _value = {zero};"),
        "for (int _part; (_part = _r.tag()) != 0; ) {".to_owned(),
        "  switch (_part) {".to_owned(),
        format!("    case {:#04x} -> _key = {};", 1 << 3 | key_type.wire_type() as u32, scope.read(key_type)),
    ]);
    let value_tag = format!("{:#04x}", 2 << 3 | value.wire_type() as u32);
    match read_value {
        Some(read) => out.push(format!("    case {value_tag} -> _value = {read};")),
        None => out.extend([
            format!("    case {value_tag} -> {{"),
            "      int _entry = _r.enter();".to_owned(),
            "      _value.merge(_r);".to_owned(),
            "      _r.leave(_entry);".to_owned(),
            "    }".to_owned(),
        ]),
    }
    out.extend([
        "    default -> _r.skip(_part);".to_owned(),
        "  }".to_owned(),
        "}".to_owned(),
        "_r.leave(_outer);".to_owned(),
    ]);
    let put = |value: &str| {
        format!(
            "{property} = {}.put({property}, _key, {value});",
            scope.spelled("Entries"),
            property = place.component
        )
    };
    match value {
        Type::Message { .. } => out.push(put("_value.build()")),
        Type::Enum { id, closed: true } => {
            let class = scope.enumeration(id);
            out.extend([
                format!("{class} _known = {class}.known(_value);"),
                "if (_known != null) {".to_owned(),
                format!("  {}", put("_known")),
                "} else {".to_owned(),
                "  unknownFields = _r.keepSince(_start, unknownFields);".to_owned(),
                "}".to_owned(),
            ]);
        }
        _ => out.push(put("_value")),
    }
    case(&tag(place, WireType::Len), &out)
}

fn closed_zero(scope: &Scope<'_>, ty: Type) -> String {
    let Type::Enum { id, .. } = ty else { return "0".to_owned() };
    scope.schema.enumeration(id).values.first().map_or(0, |value| value.number).to_string()
}
