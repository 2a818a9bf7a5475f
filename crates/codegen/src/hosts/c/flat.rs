//! Messages as slots and as columns.

use serde::Serialize;

use super::message::{Layout, Slot};
use super::types;
use crate::schema::{FieldKind, MessageId, Scalar, Schema, Type};

#[derive(Serialize)]
pub(super) struct FlatItem {
    slot_count: usize,
    has_mask: bool,
    has_bytes: bool,
    /// Statements that fill `in` from `request`.
    to_slots: Vec<String>,
    /// Statements that fill `reply` from `out`.
    from_slots: Vec<String>,
    columns: Vec<ColumnItem>,
    bits: Vec<BitItem>,
}

#[derive(Serialize)]
struct ColumnItem {
    member: String,
    ty: String,
    /// Member of the struct that says whether it is there, and its bit in the mask.
    has: Option<String>,
    bit: u32,
    /// What an absent field holds, if that is not zero.
    default: Option<String>,
}

#[derive(Serialize)]
struct BitItem {
    name: String,
    bit: u32,
}

pub(super) fn flat(schema: &Schema, id: MessageId, layout: &Layout<'_>) -> Option<FlatItem> {
    let flat = schema.message(id).flat.as_ref()?;
    let mut to_slots = Vec::new();
    let mut from_slots = Vec::new();
    let mut columns = Vec::new();
    let mut bits = Vec::new();
    if flat.has_mask {
        let terms: Vec<String> = layout
            .slots
            .iter()
            .zip(&flat.slots)
            .filter_map(|(slot, place)| {
                Some(format!("(uint64_t)request->{} << {}", slot.has, place.presence_bit?))
            })
            .collect();
        to_slots.push(format!("in[0].u64 = {};", terms.join(" | ")));
    }
    for (slot, place) in layout.slots.iter().zip(&flat.slots) {
        let FieldKind::Singular { ty, .. } = slot.field.kind else { continue };
        to_slots.extend(to_slot(slot, ty, place.index));
        let assignments = from_slot(schema, slot, ty, place.index);
        let default = types::default_value(schema, slot.field);
        match place.presence_bit {
            None => from_slots.extend(assignments),
            Some(bit) => {
                let absent = default.as_deref().unwrap_or("0");
                let bytes = ty.wire_scalar().is_some_and(Scalar::is_bytes_like);
                from_slots.push(format!("reply->{} = (out[0].u64 >> {bit} & 1) != 0;", slot.has));
                from_slots.push(format!("if (reply->{}) {{", slot.has));
                from_slots.extend(assignments.iter().map(|line| format!("  {line}")));
                from_slots.push("} else {".to_owned());
                from_slots.push(match (bytes, default.as_deref()) {
                    (true, None) => format!("  reply->{} = sw_literal(\"\", 0);", slot.member),
                    _ => format!("  reply->{} = {absent};", slot.member),
                });
                from_slots.push("}".to_owned());
                bits.push(BitItem { name: slot.field.name.to_uppercase(), bit });
            }
        }
        columns.push(ColumnItem {
            member: slot.member.clone(),
            ty: types::c_type(schema, ty),
            has: place.presence_bit.map(|_| slot.has.clone()),
            bit: place.presence_bit.unwrap_or_default(),
            default,
        });
    }
    Some(FlatItem {
        slot_count: flat.slot_count,
        has_mask: flat.has_mask,
        has_bytes: flat.has_bytes,
        to_slots,
        from_slots,
        columns,
        bits,
    })
}

fn to_slot(slot: &Slot<'_>, ty: Type, index: usize) -> Vec<String> {
    let value = format!("request->{}", slot.member);
    let one = |member: &str| vec![format!("in[{index}].{member} = {value};")];
    match ty.wire_scalar() {
        Some(Scalar::Double) => one("f64"),
        Some(Scalar::Float) => one("f32"),
        Some(Scalar::Uint32 | Scalar::Uint64 | Scalar::Fixed32 | Scalar::Fixed64 | Scalar::Bool) => {
            one("u64")
        }
        Some(Scalar::String { .. } | Scalar::Bytes) => {
            vec![format!("in[{index}].data = {value}.data;"), format!("in[{}].u64 = {value}.len;", index + 1)]
        }
        _ => one("i64"),
    }
}

fn from_slot(schema: &Schema, slot: &Slot<'_>, ty: Type, index: usize) -> Vec<String> {
    let target = format!("reply->{}", slot.member);
    let c_type = types::c_type(schema, ty);
    match ty.wire_scalar() {
        Some(Scalar::Double) => vec![format!("{target} = out[{index}].f64;")],
        Some(Scalar::Float) => vec![format!("{target} = out[{index}].f32;")],
        Some(Scalar::Bool) => vec![format!("{target} = out[{index}].u64 != 0;")],
        Some(Scalar::Uint32 | Scalar::Fixed32) => vec![format!("{target} = ({c_type})out[{index}].u64;")],
        Some(Scalar::Uint64 | Scalar::Fixed64) => vec![format!("{target} = out[{index}].u64;")],
        Some(Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64) => {
            vec![format!("{target} = out[{index}].i64;")]
        }
        Some(Scalar::String { .. } | Scalar::Bytes) => vec![
            format!("{target}.data = out[{index}].data;"),
            format!("{target}.len = (size_t)out[{}].u64;", index + 1),
        ],
        _ => vec![format!("{target} = ({c_type})out[{index}].i64;")],
    }
}
