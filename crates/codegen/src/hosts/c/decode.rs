//! Cases of the switch over tags that reads a message.

use super::message::{Layout, Slot};
use super::{names, types};
use crate::schema::{EnumId, FieldKind, Presence, Scalar, Schema, Type, WireType};

/// The lines of all cases, in the order of field numbers.
pub(super) fn lines(schema: &Schema, layout: &Layout<'_>) -> Vec<String> {
    layout.slots.iter().flat_map(|slot| field(schema, layout, slot)).collect()
}

fn field(schema: &Schema, layout: &Layout<'_>, slot: &Slot<'_>) -> Vec<String> {
    match slot.field.kind {
        FieldKind::Singular { ty, presence } => singular(schema, layout, slot, ty, presence),
        FieldKind::Repeated { ty: ty @ Type::Enum { id, closed: true }, .. } => {
            closed_list(schema, slot, ty, id)
        }
        FieldKind::Repeated { ty, .. } => repeated(schema, slot, ty),
        FieldKind::Map { value, .. } => map(slot, value),
    }
}

fn tag(slot: &Slot<'_>, wire_type: WireType) -> String {
    format!("{:#04x}", slot.field.number << 3 | wire_type as u32)
}

fn blame(slot: &Slot<'_>, condition: &str) -> String {
    format!("        if ({condition}) return sw_reader_in(r, \"{}\");", slot.full_name)
}

/// Statements after a value was read that say so.
fn mark(layout: &Layout<'_>, slot: &Slot<'_>, ty: Type, presence: Presence) -> Vec<String> {
    match presence {
        Presence::Oneof(oneof) => {
            vec![format!("        message->{} = {};", layout.oneofs[oneof].case_member, slot.case_constant)]
        }
        Presence::Explicit | Presence::Required if !matches!(ty, Type::Message { .. }) => {
            vec![format!("        message->{} = true;", slot.has)]
        }
        _ => Vec::new(),
    }
}

fn singular(
    schema: &Schema,
    layout: &Layout<'_>,
    slot: &Slot<'_>,
    ty: Type,
    presence: Presence,
) -> Vec<String> {
    let value = &slot.access;
    let mut out = vec![format!("      case {}: {{", tag(slot, ty.wire_type()))];
    if let Type::Message { id, delimited } = ty {
        let name = names::message(schema, id);
        if let Presence::Oneof(_) = presence {
            out.push(format!("        if (!({})) {value} = NULL;", slot.case_condition(layout)));
        }
        if delimited {
            out.push("        const uint8_t *stop;".to_owned());
            out.push(format!(
                "        const uint8_t *next = sw_get_group(p, end, r, {}, &stop);",
                slot.tag()
            ));
            out.push(blame(slot, "next == NULL"));
            out.push(format!("        p = {name}_merge(p, stop, r, &{value});"));
            out.push(blame(slot, "p == NULL"));
            out.push("        p = next;".to_owned());
        } else {
            out.push("        sw_varint_t length = sw_get_length(p, end, r);".to_owned());
            out.push(blame(slot, "length.p == NULL"));
            out.push(format!("        p = {name}_merge(length.p, length.p + length.value, r, &{value});"));
            out.push(blame(slot, "p == NULL"));
        }
    } else if let Some(converted) = types::from_varint(ty, "value.value") {
        out.push("        sw_varint_t value = sw_get_varint(p, end, r);".to_owned());
        out.push(blame(slot, "value.p == NULL"));
        if let Type::Enum { id, closed: true } = ty {
            out.extend(keep_if_unknown(schema, slot, id, "value.p", "        "));
        }
        out.push(format!("        {value} = {converted};"));
        out.push("        p = value.p;".to_owned());
    } else {
        out.push(format!("        p = {}(p, end, r, &{value});", types::getter(ty).unwrap_or_default()));
        out.push(blame(slot, "p == NULL"));
    }
    out.extend(mark(layout, slot, ty, presence));
    out.extend(["        continue;".to_owned(), "      }".to_owned()]);
    out
}

/// Numbers that a closed enum does not have are unknown fields.
fn keep_if_unknown(schema: &Schema, slot: &Slot<'_>, id: EnumId, place: &str, indent: &str) -> Vec<String> {
    vec![
        format!(
            "{indent}if ({}_name((int32_t)(uint32_t)value.value) == NULL) {{",
            names::enumeration(schema, id)
        ),
        format!(
            "{indent}  p = sw_keep_varint({place}, r, {}, value.value, &message->{});",
            tag(slot, WireType::Varint),
            slot.unknown
        ),
        format!("{indent}  if (p == NULL) return NULL;"),
        format!("{indent}  continue;"),
        format!("{indent}}}"),
    ]
}

fn repeated(schema: &Schema, slot: &Slot<'_>, ty: Type) -> Vec<String> {
    let (items, count) = (&slot.access, slot.count());
    let case = |wire_type, read: String| {
        vec![
            format!("      case {}: {{", tag(slot, wire_type)),
            format!("        p = {read};"),
            blame(slot, "p == NULL"),
            "        continue;".to_owned(),
            "      }".to_owned(),
        ]
    };
    match ty {
        Type::Message { id, delimited: false } => {
            let name = names::message(schema, id);
            case(WireType::Len, format!("{name}_append(p, end, r, {}, &{items}, &{count})", slot.tag()))
        }
        Type::Message { id, delimited: true } => group_list(&names::message(schema, id), slot),
        Type::Scalar(Scalar::String { validate: true }) => {
            case(WireType::Len, format!("sw_get_strings(p, end, r, {}, &{items}, &{count})", slot.tag()))
        }
        Type::Scalar(Scalar::String { validate: false } | Scalar::Bytes) => {
            case(WireType::Len, format!("sw_get_blobs(p, end, r, {}, &{items}, &{count})", slot.tag()))
        }
        number => {
            let scalar = number.wire_scalar().map_or("", Scalar::proto_name);
            let read = |form| format!("sw_get_{form}_{scalar}(p, end, r, &{items}, &{count})");
            let mut out = case(WireType::Len, read("packed"));
            out.extend(case(number.wire_type(), read("unpacked")));
            out
        }
    }
}

fn group_list(name: &str, slot: &Slot<'_>) -> Vec<String> {
    let (items, count) = (&slot.access, slot.count());
    vec![
        format!("      case {}: {{", slot.tag()),
        "        const uint8_t *stop;".to_owned(),
        format!("        const uint8_t *next = sw_get_group(p, end, r, {}, &stop);", slot.tag()),
        blame(slot, "next == NULL"),
        format!(
            "        {name}_t *list = ({name}_t *)sw_list_push(r->arena, {items}, {count}, sizeof *list);"
        ),
        "        if (list == NULL) return sw_reader_fail_memory(r, p);".to_owned(),
        format!("        {name}_init(&list[{count}]);"),
        format!("        const {name}_t *item = &list[{count}];"),
        format!("        p = {name}_merge(p, stop, r, &item);"),
        blame(slot, "p == NULL"),
        format!("        {items} = list;"),
        format!("        {count}++;"),
        "        p = next;".to_owned(),
        "        continue;".to_owned(),
        "      }".to_owned(),
    ]
}

fn closed_list(schema: &Schema, slot: &Slot<'_>, ty: Type, id: EnumId) -> Vec<String> {
    let (items, count) = (&slot.access, slot.count());
    let c_type = types::c_type(schema, ty);
    let push = |indent: &str, place: &str| {
        let mut out = keep_if_unknown(schema, slot, id, place, indent);
        out.extend([
            format!(
                "{indent}{c_type} *list = ({c_type} *)sw_list_push(r->arena, {items}, {count}, sizeof *list);"
            ),
            format!("{indent}if (list == NULL) return sw_reader_fail_memory(r, p);"),
            format!("{indent}list[{count}++] = (int32_t)(uint32_t)value.value;"),
            format!("{indent}{items} = list;"),
            format!("{indent}p = {place};"),
        ]);
        out
    };
    let mut out = vec![
        format!("      case {}: {{", tag(slot, WireType::Len)),
        "        sw_varint_t length = sw_get_length(p, end, r);".to_owned(),
        blame(slot, "length.p == NULL"),
        "        const uint8_t *stop = length.p + length.value;".to_owned(),
        "        for (p = length.p; p < stop;) {".to_owned(),
        "          sw_varint_t value = sw_get_varint(p, stop, r);".to_owned(),
        format!("  {}", blame(slot, "value.p == NULL")),
    ];
    out.extend(push("          ", "value.p"));
    out.extend([
        "        }".to_owned(),
        "        continue;".to_owned(),
        "      }".to_owned(),
        format!("      case {}: {{", tag(slot, WireType::Varint)),
        "        sw_varint_t value = sw_get_varint(p, end, r);".to_owned(),
        blame(slot, "value.p == NULL"),
    ]);
    out.extend(push("        ", "value.p"));
    out.extend(["        continue;".to_owned(), "      }".to_owned()]);
    out
}

fn map(slot: &Slot<'_>, value: Type) -> Vec<String> {
    let start = if keeps_entries(value) { "start, " } else { "" };
    vec![
        format!("      case {}: {{", slot.tag()),
        format!("        p = {}_read({start}p, end, r, message);", slot.entry),
        blame(slot, "p == NULL"),
        "        continue;".to_owned(),
        "      }".to_owned(),
    ]
}

/// Whether entries can turn out to be unknown fields: their value is of a closed enum.
pub(super) fn keeps_entries(value: Type) -> bool {
    matches!(value, Type::Enum { closed: true, .. })
}

/// The cases that read key and value of a map entry, and what follows when it has ended.
pub(super) fn entry_lines(
    schema: &Schema,
    slot: &Slot<'_>,
    key: Scalar,
    value: Type,
) -> (Vec<String>, Vec<String>) {
    let mut cases = part(schema, Type::Scalar(key), "entry->key", 1);
    cases.extend(part(schema, value, "entry->value", 2));
    let after = match value {
        Type::Message { id, .. } => {
            let name = names::message(schema, id);
            vec![
                format!(
                    "    if (entry->value == NULL && {name}_merge(stop, stop, r, &entry->value) == NULL) return NULL;"
                ),
                format!("    {}++;", slot.count()),
            ]
        }
        Type::Enum { id, closed: true } => vec![
            format!("    if ({}_name(entry->value) == NULL) {{", names::enumeration(schema, id)),
            format!(
                "      if (!sw_keep_run(r, start, stop, &message->{})) return sw_reader_fail_memory(r, p);",
                slot.unknown
            ),
            "    } else {".to_owned(),
            format!("      {}++;", slot.count()),
            "    }".to_owned(),
        ],
        _ => vec![format!("    {}++;", slot.count())],
    };
    (cases, after)
}

fn part(schema: &Schema, ty: Type, target: &str, number: u32) -> Vec<String> {
    let mut out = vec![format!("        case {:#04x}: {{", number << 3 | ty.wire_type() as u32)];
    if let Type::Message { id, .. } = ty {
        out.extend([
            "          sw_varint_t part = sw_get_length(p, stop, r);".to_owned(),
            "          if (part.p == NULL) return NULL;".to_owned(),
            format!(
                "          p = {}_merge(part.p, part.p + part.value, r, &{target});",
                names::message(schema, id)
            ),
            "          if (p == NULL) return NULL;".to_owned(),
        ]);
    } else if let Some(converted) = types::from_varint(ty, "part.value") {
        out.extend([
            "          sw_varint_t part = sw_get_varint(p, stop, r);".to_owned(),
            "          if (part.p == NULL) return NULL;".to_owned(),
            format!("          {target} = {converted};"),
            "          p = part.p;".to_owned(),
        ]);
    } else {
        out.extend([
            format!("          p = {}(p, stop, r, &{target});", types::getter(ty).unwrap_or_default()),
            "          if (p == NULL) return NULL;".to_owned(),
        ]);
    }
    out.extend(["          continue;".to_owned(), "        }".to_owned()]);
    out
}
