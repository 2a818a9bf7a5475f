//! Statements that write a message, last field first.

use super::imports::Scope;
use super::layout::{Layout, Slot, tag_literal};
use super::types::{self, Packed};
use crate::schema::{Field, FieldKind, Presence, Scalar, Type};

/// Room for the tag of a field: what a field's number takes at most.
const TAG_ROOM: u32 = 5;

/// The lines of a function body that write all fields of a message.
pub(super) fn lines(scope: &Scope<'_>, layout: &Layout<'_>) -> Vec<String> {
    let mut out = Vec::new();
    for oneof in layout.oneofs.iter().filter(|oneof| oneof.members > 1) {
        out.push(format!("{} := 0", oneof.counter));
    }
    let mut room_left = false;
    for (index, slot) in layout.slots.iter().enumerate().rev() {
        let fixed = fixed_room(slot.field).is_some();
        if fixed && !room_left {
            let run = layout.slots[..=index].iter().rev().map_while(|slot| fixed_room(slot.field));
            out.push(reserve(run.sum()));
        }
        room_left = fixed;
        out.extend(field(scope, layout, slot));
    }
    for oneof in layout.oneofs.iter().filter(|oneof| oneof.members > 1) {
        out.push(format!("if {} > 1 {{", oneof.counter));
        out.push(format!("\tw.TwoMembers(\"{}\")", oneof.full_name));
        out.push("}".to_owned());
    }
    out
}

/// Whether writing it can fail.
pub(super) fn can_fail(layout: &Layout<'_>) -> bool {
    let checked = |ty| matches!(ty, Type::Message { .. } | Type::Scalar(Scalar::String { validate: true }));
    layout.oneofs.iter().any(|oneof| oneof.members > 1)
        || layout.slots.iter().any(|slot| match slot.field.kind {
            FieldKind::Singular { presence: Presence::Required, .. } => true,
            FieldKind::Singular { ty, .. } | FieldKind::Repeated { ty, .. } => checked(ty),
            FieldKind::Map { key, value } => checked(value) || checked(Type::Scalar(key)),
        })
}

/// The most bytes a singular number takes, tag included; `None` for all that has no such bound.
fn fixed_room(field: &Field) -> Option<u32> {
    match field.kind {
        FieldKind::Singular { ty, .. } => types::put(ty, "").map(|(_, size)| size + TAG_ROOM),
        _ => None,
    }
}

fn reserve(size: u32) -> String {
    format!("p = w.Reserve(p, {size})")
}

fn indented(lines: Vec<String>) -> impl Iterator<Item = String> {
    lines.into_iter().map(|line| format!("\t{line}"))
}

fn field(scope: &Scope<'_>, layout: &Layout<'_>, slot: &Slot<'_>) -> Vec<String> {
    match slot.field.kind {
        FieldKind::Singular { ty, presence } => singular(layout, slot, ty, presence),
        FieldKind::Repeated { ty, packed } => repeated(slot, ty, packed),
        FieldKind::Map { key, value } => map(scope, slot, key, value),
    }
}

fn singular(layout: &Layout<'_>, slot: &Slot<'_>, ty: Type, presence: Presence) -> Vec<String> {
    let optional = types::is_optional(slot.field);
    let value = if optional { format!("{}.Value", slot.access()) } else { slot.access() };
    let condition =
        if optional { format!("{}.Set", slot.access()) } else { types::is_set(ty, &slot.access()) };
    let mut out = vec![format!("if {condition} {{")];
    if let Presence::Oneof(index) = presence
        && layout.oneofs[index].members > 1
    {
        out.push(format!("\t{}++", layout.oneofs[index].counter));
    }
    match types::put(ty, &value) {
        Some((put, _)) => out.push(format!("\tp = wire.PutTag(w.Buf(), {put}, {})", slot.tag())),
        None => out.extend(indented(delimited(ty, &value, slot.field.number))),
    }
    if presence == Presence::Required {
        out.push("} else {".to_owned());
        out.push(format!("\tw.Missing({})", slot.field.number));
    }
    out.push("}".to_owned());
    out
}

/// Writes a string, bytes or a message with its tag.
fn delimited(ty: Type, value: &str, number: u32) -> Vec<String> {
    let tag = tag_literal(number << 3 | ty.wire_type() as u32);
    match ty {
        Type::Message { delimited: true, .. } => vec![
            "var entered bool".to_owned(),
            format!("if p, entered = w.EnterGroup(p, {tag}); entered {{"),
            format!("\tp = w.LeaveGroup({value}.WriteWire(w, p), {tag})"),
            "}".to_owned(),
        ],
        Type::Message { .. } => vec![
            "if w.Enter() {".to_owned(),
            "\tbefore := w.Written(p)".to_owned(),
            format!("\tp = w.Leave({value}.WriteWire(w, p), before, {tag})"),
            "}".to_owned(),
        ],
        _ => vec![format!("p = w.{}(p, {value}, {tag})", types::writer(ty))],
    }
}

fn repeated(slot: &Slot<'_>, ty: Type, packed: bool) -> Vec<String> {
    let list = slot.access();
    if packed {
        let write = match types::packed(ty) {
            Packed::Integers => format!("wire.PackedIntegers(w, p, {list}, {})", slot.tag()),
            Packed::Fixed => format!("wire.PackedFixed(w, p, {list}, {})", slot.tag()),
            Packed::Converted { write, .. } => format!("wire.Packed(w, p, {list}, {}, {write})", slot.tag()),
        };
        return vec![format!("if len({list}) != 0 {{"), format!("\tp = {write}"), "}".to_owned()];
    }
    let mut out = vec![format!("for i := len({list}) - 1; i >= 0; i-- {{")];
    match types::put(ty, &format!("{list}[i]")) {
        Some((put, size)) => {
            out.push(format!("\t{}", reserve(size + TAG_ROOM)));
            out.push(format!("\tp = wire.PutTag(w.Buf(), {put}, {})", slot.tag()));
        }
        None => out.extend(indented(delimited(ty, &format!("{list}[i]"), slot.field.number))),
    }
    out.push("}".to_owned());
    out
}

/// An entry is a message with the key as field 1 and the value as field 2, both always written.
fn map(scope: &Scope<'_>, slot: &Slot<'_>, key: Scalar, value: Type) -> Vec<String> {
    let map = slot.access();
    let key_type = types::scalar_type(key);
    let entries = if key == Scalar::Bool { "BoolEntries" } else { "Entries" };
    let mut out = vec![
        format!("if len({map}) != 0 {{"),
        format!("\tvar room [8]wire.Entry[{key_type}, {}]", types::map_value_type(scope, value)),
        format!("\tentries := wire.{entries}(room[:0], {map})"),
        "\tfor i := len(entries) - 1; i >= 0; i-- {".to_owned(),
        "\t\tentry := &entries[i]".to_owned(),
        "\t\tentryBefore := w.Written(p)".to_owned(),
    ];
    let written = entry_part(value, "entry.Value", 2);
    if matches!(value, Type::Message { .. }) {
        out.push("\t\tif entry.Value != nil {".to_owned());
        out.extend(written.iter().map(|line| format!("\t\t\t{line}")));
        out.push("\t\t} else {".to_owned());
        out.push("\t\t\tp = w.Bytes(p, nil, 0x12)".to_owned());
        out.push("\t\t}".to_owned());
    } else {
        out.extend(written.iter().map(|line| format!("\t\t{line}")));
    }
    out.extend(entry_part(Type::Scalar(key), "entry.Key", 1).iter().map(|line| format!("\t\t{line}")));
    out.extend([
        format!("\t\tp = w.Delimit(p, entryBefore, {})", slot.tag()),
        "\t}".to_owned(),
        "}".to_owned(),
    ]);
    out
}

fn entry_part(ty: Type, value: &str, number: u32) -> Vec<String> {
    match types::put(ty, value) {
        Some((put, size)) => vec![
            reserve(size + TAG_ROOM),
            format!("p = wire.PutTag(w.Buf(), {put}, {})", tag_literal(number << 3 | ty.wire_type() as u32)),
        ],
        None => delimited(ty, value, number),
    }
}
