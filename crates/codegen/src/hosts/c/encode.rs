//! Statements that write a message, last field first.

use super::message::{Layout, Slot};
use super::{names, types};
use crate::schema::{Field, FieldKind, Presence, Scalar, Schema, Type, WireType};

/// Room for the tag of a field: what a field's number takes at most.
const TAG_ROOM: u32 = 5;

/// The lines of a function body that write all fields of a message.
pub(super) fn lines(schema: &Schema, layout: &Layout<'_>) -> Vec<String> {
    let mut out = Vec::new();
    let mut room_left = false;
    for (index, slot) in layout.slots.iter().enumerate().rev() {
        let fixed = fixed_room(slot.field).is_some();
        if fixed && !room_left {
            let run = layout.slots[..=index].iter().rev().map_while(|slot| fixed_room(slot.field));
            out.extend(reserve(run.sum(), "  "));
        }
        room_left = fixed;
        out.extend(field(schema, layout, slot));
    }
    out
}

/// The most bytes a singular number takes, tag included; `None` for all that has no such bound.
fn fixed_room(field: &Field) -> Option<u32> {
    match field.kind {
        FieldKind::Singular { ty, .. } => types::put(ty, "").map(|(_, size)| size + TAG_ROOM),
        _ => None,
    }
}

fn reserve(size: u32, indent: &str) -> Vec<String> {
    vec![format!("{indent}p = sw_reserve(w, p, {size});"), format!("{indent}if (p == NULL) return NULL;")]
}

fn field(schema: &Schema, layout: &Layout<'_>, slot: &Slot<'_>) -> Vec<String> {
    let field = slot.field;
    let value = &slot.access;
    match field.kind {
        FieldKind::Singular { ty, presence } => {
            let condition = match presence {
                Presence::Implicit => types::is_set(ty, value),
                Presence::Explicit | Presence::Required => slot.presence_condition(),
                Presence::Oneof(_) => slot.case_condition(layout),
            };
            let mut out = Vec::new();
            if presence == Presence::Required {
                out.push(format!(
                    "  if (!({condition})) return sw_writer_fail_missing(w, \"{}\");",
                    slot.full_name
                ));
            }
            if let Some((put, _)) = types::put(ty, value) {
                out.push(format!("  if ({condition}) p = sw_put_tag({put}, {:#04x});", field.tag()));
                return out;
            }
            out.push(format!("  if ({condition}) {{"));
            out.extend(delimited(schema, slot, ty, value, slot.oneof_message_may_be_null(ty), "    "));
            out.push("  }".to_owned());
            out
        }
        FieldKind::Repeated { ty, packed } => repeated(schema, slot, ty, packed),
        FieldKind::Map { key, value: map_value } => map(schema, slot, key, map_value),
    }
}

/// Writes a string, bytes or a message with its tag.
fn delimited(
    schema: &Schema,
    slot: &Slot<'_>,
    ty: Type,
    value: &str,
    may_be_null: bool,
    indent: &str,
) -> Vec<String> {
    let field = slot.field;
    let blame = format!("{indent}if (p == NULL) return sw_writer_in(w, \"{}\");", slot.full_name);
    let Type::Message { id, delimited } = ty else {
        return vec![
            format!("{indent}p = {}(w, p, {value});", types::writer(ty)),
            blame,
            format!("{indent}p = sw_put_tag(p, {:#04x});", field.number << 3 | WireType::Len as u32),
        ];
    };
    let present = if may_be_null { format!("if ({value} != NULL) ") } else { String::new() };
    let mut out = Vec::new();
    if delimited {
        out.extend(reserve(TAG_ROOM, indent));
        out.push(format!(
            "{indent}p = sw_put_tag(p, {:#04x});",
            field.number << 3 | WireType::EndGroup as u32
        ));
    } else {
        out.push(format!("{indent}size_t before = sw_written(w, p);"));
    }
    if slot.field.cyclic {
        out.push(format!("{indent}if (w->depth-- == 0) return sw_writer_fail_depth(w);"));
    }
    out.push(format!("{indent}{present}p = {}_write({value}, p, w);", names::message(schema, id)));
    out.push(blame);
    if slot.field.cyclic {
        out.push(format!("{indent}w->depth++;"));
    }
    if delimited {
        out.extend(reserve(TAG_ROOM, indent));
        out.push(format!(
            "{indent}p = sw_put_tag(p, {:#04x});",
            field.number << 3 | WireType::StartGroup as u32
        ));
    } else {
        out.push(format!("{indent}p = sw_write_length(w, p, before);"));
        out.push(format!("{indent}if (p == NULL) return NULL;"));
        out.push(format!("{indent}p = sw_put_tag(p, {:#04x});", field.number << 3 | WireType::Len as u32));
    }
    out
}

fn null_check(slot: &Slot<'_>, indent: &str) -> String {
    format!("{indent}if ({} == NULL) return sw_writer_fail_null(w, \"{}\");", slot.access, slot.full_name)
}

fn repeated(schema: &Schema, slot: &Slot<'_>, ty: Type, packed: bool) -> Vec<String> {
    let (items, count) = (&slot.access, slot.count());
    let mut out = vec![format!("  if ({count} != 0) {{"), null_check(slot, "    ")];
    if packed {
        let scalar = ty.wire_scalar().map_or("", Scalar::proto_name);
        out.push(format!("    p = sw_write_packed_{scalar}(w, p, {items}, {count});"));
        out.push(format!("    if (p == NULL) return sw_writer_in(w, \"{}\");", slot.full_name));
        out.push(format!("    p = sw_put_tag(p, {:#04x});", slot.field.tag()));
        out.push("  }".to_owned());
        return out;
    }
    out.push(format!("    for (size_t i = {count}; i-- > 0;) {{"));
    if let Some((put, size)) = types::put(ty, &format!("{items}[i]")) {
        out.extend(reserve(size + TAG_ROOM, "      "));
        out.push(format!("      p = sw_put_tag({put}, {:#04x});", slot.field.tag()));
    } else {
        let address = if matches!(ty, Type::Message { .. }) { "&" } else { "" };
        out.extend(delimited(schema, slot, ty, &format!("{address}{items}[i]"), false, "      "));
    }
    out.extend(["    }".to_owned(), "  }".to_owned()]);
    out
}

/// An entry is a message with the key as field 1 and the value as field 2, both always written.
fn map(schema: &Schema, slot: &Slot<'_>, key: Scalar, value: Type) -> Vec<String> {
    let count = slot.count();
    let mut out = vec![
        format!("  if ({count} != 0) {{"),
        null_check(slot, "    "),
        format!("    for (size_t i = {count}; i-- > 0;) {{"),
        format!("      const {}_t *entry = &{}[i];", slot.entry, slot.access),
        "      size_t entry_before = sw_written(w, p);".to_owned(),
    ];
    out.extend(entry_part(schema, slot, value, "entry->value", 2));
    out.extend(entry_part(schema, slot, Type::Scalar(key), "entry->key", 1));
    out.extend([
        "      p = sw_write_length(w, p, entry_before);".to_owned(),
        "      if (p == NULL) return NULL;".to_owned(),
        format!("      p = sw_put_tag(p, {:#04x});", slot.field.tag()),
        "    }".to_owned(),
        "  }".to_owned(),
    ]);
    out
}

fn entry_part(schema: &Schema, slot: &Slot<'_>, ty: Type, value: &str, number: u32) -> Vec<String> {
    let part = slot.entry_part(number);
    if let Some((put, size)) = types::put(ty, value) {
        let mut out = reserve(size + TAG_ROOM, "      ");
        out.push(format!("      p = sw_put_tag({put}, {:#04x});", number << 3 | ty.wire_type() as u32));
        return out;
    }
    let part = Slot { field: &part, ..slot.clone() };
    delimited(schema, &part, ty, value, true, "      ")
}
