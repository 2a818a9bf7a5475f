//! Statements that write a message, last field first.

use super::message::{Layout, Place};
use super::types::{self, Scope};
use crate::schema::{FieldKind, Presence, Scalar, Type, WireType};

/// The statements that write all fields of a message.
pub(super) fn lines(scope: &Scope<'_>, layout: &Layout<'_>) -> Vec<String> {
    layout.places.iter().rev().flat_map(|place| field(scope, place)).collect()
}

fn field(scope: &Scope<'_>, place: &Place<'_>) -> Vec<String> {
    let value = &place.component;
    match place.field.kind {
        FieldKind::Singular { ty, presence } => {
            let (condition, value) = match (presence, &place.member) {
                (Presence::Oneof(_), Some(member)) => {
                    (format!("{value} instanceof {member} _it"), "_it.value()".to_owned())
                }
                (Presence::Implicit, _) => (types::is_set(scope, ty, value), value.clone()),
                _ => (format!("{value} != null"), value.clone()),
            };
            let mut out = Vec::new();
            if presence == Presence::Required {
                out.push(format!(
                    "if ({value} == null) throw {}.missing(TYPE, {});",
                    scope.spelled("Writer"),
                    place.field.number
                ));
            }
            let written = one(place, ty, &value);
            match written.as_slice() {
                [line] => out.push(format!("if ({condition}) {line}")),
                lines => {
                    out.push(format!("if ({condition}) {{"));
                    out.extend(indented(lines));
                    out.push("}".to_owned());
                }
            }
            out
        }
        FieldKind::Repeated { ty, packed } => repeated(place, ty, packed),
        FieldKind::Map { key, value } => map(scope, place, key, value),
    }
}

/// Writes one value with its tag.
fn one(place: &Place<'_>, ty: Type, value: &str) -> Vec<String> {
    tagged(place, ty, value, place.field.number, "_end")
}

fn tagged(place: &Place<'_>, ty: Type, value: &str, number: u32, mark: &str) -> Vec<String> {
    let tag = |wire_type: WireType| format!("{:#04x}", number << 3 | wire_type as u32);
    let Type::Message { delimited, .. } = ty else {
        let written = types::write(ty, "_p", value, place.field.number);
        return vec![format!("_p = _w.tag({written}, {});", tag(ty.wire_type()))];
    };
    let mut out = Vec::new();
    if place.field.recursive {
        out.push(format!("_w.enter(TYPE, {});", place.field.number));
    }
    if delimited {
        out.push(format!(
            "_p = _w.tag({value}.write(_w, _w.tag(_p, {})), {});",
            tag(WireType::EndGroup),
            tag(WireType::StartGroup)
        ));
    } else {
        out.push(format!("int {mark} = _w.mark(_p);"));
        out.push(format!("_p = _w.tag(_w.length({value}.write(_w, _p), {mark}), {});", tag(WireType::Len)));
    }
    if place.field.recursive {
        out.push("_w.leave();".to_owned());
    }
    out
}

fn repeated(place: &Place<'_>, ty: Type, packed: bool) -> Vec<String> {
    let list = &place.component;
    let element = format!("{list}.{}(_i)", types::number_getter(ty));
    let each = format!("for (int _i = {list}.size(); --_i >= 0; ) {{");
    if !packed {
        let mut out = vec![each];
        out.extend(indented(&one(place, ty, &element)));
        out.push("}".to_owned());
        return out;
    }
    vec![
        format!("if (!{list}.isEmpty()) {{"),
        "  int _end = _w.mark(_p);".to_owned(),
        format!("  {each}"),
        format!("    _p = {};", types::write(ty, "_p", &element, place.field.number)),
        "  }".to_owned(),
        format!("  _p = _w.tag(_w.length(_p, _end), {:#04x});", place.field.tag()),
        "}".to_owned(),
    ]
}

/// An entry is a message with the key as field 1 and the value as field 2, both always written.
fn map(scope: &Scope<'_>, place: &Place<'_>, key: Scalar, value: Type) -> Vec<String> {
    let entries = scope.spelled("Entries");
    let types = format!("{}, {}", scope.boxed_type(Type::Scalar(key)), scope.boxed_type(value));
    let mut out = vec![
        format!("if (!{}.isEmpty()) {{", place.component),
        format!("  {entries}<{types}> _entries = {entries}.of({});", place.component),
        "  for (int _i = _entries.size(); --_i >= 0; ) {".to_owned(),
        "    int _end = _w.mark(_p);".to_owned(),
    ];
    let mut entry = tagged(place, value, "_entries.valueAt(_i)", 2, "_valueEnd");
    entry.extend(tagged(place, Type::Scalar(key), "_entries.keyAt(_i)", 1, ""));
    entry.push(format!("_p = _w.tag(_w.length(_p, _end), {:#04x});", place.field.tag()));
    out.extend(indented(&indented(&entry)));
    out.extend(["  }".to_owned(), "}".to_owned()]);
    out
}

/// Two columns further in.
pub(super) fn indented(lines: &[String]) -> Vec<String> {
    lines.iter().map(|line| format!("  {line}")).collect()
}
