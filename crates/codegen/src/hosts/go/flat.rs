//! Messages as slots and as columns.

use serde::Serialize;

use super::imports::Scope;
use super::layout::Layout;
use super::names;
use super::types;
use crate::schema::{FieldKind, MessageId, Type};

/// The most strings and bytes that a request in slots can have in this host.
pub(super) const MAX_TEXTS: usize = 4;

/// The most columns that request and reply can have together to cross as columns.
pub(super) const MAX_COLUMNS: usize = 8;

#[derive(Clone, Serialize)]
pub(super) struct FlatItem {
    pub(super) slot_count: usize,
    has_mask: bool,
    pub(super) has_bytes: bool,
    /// Statements that fill `in` from `req`.
    to_slots: Vec<String>,
    /// Statements that fill `out` from `slots`.
    from_slots: Vec<String>,
    pub(super) columns: Vec<ColumnItem>,
    #[serde(skip)]
    pub(super) texts: usize,
}

#[derive(Clone, Serialize)]
pub(super) struct ColumnItem {
    /// Member of the message.
    member: String,
    /// Member of the struct of columns.
    column: String,
    proto_name: String,
    ty: String,
    /// Bit in the mask, if the field tracks presence.
    bit: Option<u32>,
    bytes: bool,
}

impl ColumnItem {
    /// Name and type of its member.
    pub(super) fn cells(&self) -> Vec<String> {
        vec![self.column.clone(), format!("[]{}", self.ty)]
    }
}

impl FlatItem {
    /// How many columns it takes, the mask among them.
    pub(super) fn column_count(&self) -> usize {
        self.columns.len() + usize::from(self.has_mask)
    }

    pub(super) fn has_mask(&self) -> bool {
        self.has_mask
    }
}

pub(super) fn flat(scope: &Scope<'_>, id: MessageId, layout: &Layout<'_>) -> Option<FlatItem> {
    let flat = scope.schema.message(id).flat.as_ref()?;
    let mut item = FlatItem {
        slot_count: flat.slot_count,
        has_mask: flat.has_mask,
        has_bytes: flat.has_bytes,
        to_slots: Vec::new(),
        from_slots: Vec::new(),
        columns: Vec::new(),
        texts: 0,
    };
    if flat.has_mask {
        let bits = layout.slots.iter().zip(&flat.slots).filter_map(|(slot, place)| {
            let set = format!("wire.Bool(req.{}.Set)", slot.member);
            Some(match place.presence_bit? {
                0 => set,
                bit => format!("{set}<<{bit}"),
            })
        });
        item.to_slots.push(format!("in[0] = {}", bits.collect::<Vec<_>>().join(" | ")));
    }
    for (slot, place) in layout.slots.iter().zip(&flat.slots) {
        let FieldKind::Singular { ty, .. } = slot.field.kind else { continue };
        let optional = place.presence_bit.is_some();
        let value = format!("req.{}{}", slot.member, if optional { ".Value" } else { "" });
        let index = place.index;
        item.to_slots.push(match types::to_slot(ty, &value) {
            Some(number) => format!("in[{index}] = {number}"),
            None => {
                format!("texts.Add{}(in[:], {index}, {value})", types::writer(ty).replace("Text", "String"))
            }
        });
        item.from_slots.extend(from_slot(
            scope,
            &format!("out.{}", slot.member),
            ty,
            index,
            place.presence_bit,
        ));
        let bytes = ty.wire_scalar().is_some_and(|scalar| scalar.is_bytes_like());
        item.texts += usize::from(bytes);
        item.columns.push(ColumnItem {
            member: slot.member.clone(),
            column: names::column(&slot.member),
            proto_name: slot.field.name.clone(),
            ty: types::go_type(scope, ty),
            bit: place.presence_bit,
            bytes,
        });
    }
    Some(item)
}

fn from_slot(scope: &Scope<'_>, target: &str, ty: Type, index: usize, bit: Option<u32>) -> Vec<String> {
    let number = types::from_slot(scope, ty, &format!("slots[{index}]"));
    let text = format!("reply.Text((*[2]uint64)(slots[{index}:]))");
    let is_string = types::go_type(scope, ty) == "string";
    let value = match (number, is_string, bit) {
        (Some(number), ..) => number,
        (None, true, _) => format!("string({text})"),
        (None, false, None) => format!("append({target}[:0], {text}...)"),
        (None, false, Some(_)) => format!("append([]byte{{}}, {text}...)"),
    };
    let Some(bit) = bit else { return vec![format!("{target} = {value}")] };
    vec![
        format!("{target} = shortwire.Optional[{}]{{}}", types::go_type(scope, ty)),
        format!("if slots[0]>>{bit}&1 != 0 {{"),
        format!("\t{target} = shortwire.Some({value})"),
        "}".to_owned(),
    ]
}
