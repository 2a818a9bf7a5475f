//! How the fields of a flat message go into slots and columns and come out of them.

use serde::Serialize;

use super::message::Layout;
use super::types::{self, Scope};
use crate::schema::{FieldKind, FlatMessage, Message, Presence, Scalar, Type};

/// A side of a flat method: its request or its reply.
#[derive(Serialize)]
pub(super) struct SideItem {
    pub(super) fields: Vec<FlatField>,
    has_mask: bool,
    /// Columns, the mask included.
    columns: usize,
    /// Bits of fields that are there, from parameters.
    mask: String,
    /// The same from a message called `request`.
    mask_of_request: String,
    /// The same from a message called `_item`.
    mask_of_item: String,
    /// Bits of columns that are there.
    mask_of_columns: String,
}

/// A field as parameter, slot and column.
#[derive(Serialize)]
pub(super) struct FlatField {
    pub(super) name: String,
    full_name: String,
    /// Type as a parameter.
    pub(super) parameter: String,
    /// The parameter has to be there.
    is_checked: bool,
    is_optional: bool,
    /// Method that sets the slot: `set` or `setUnsigned`.
    set: &'static str,
    slot: usize,
    column: usize,
    element_size: usize,
    /// The array that holds a column.
    array: String,
    /// The slot of a reply as the value that a call returns.
    pub(super) get: String,
    /// The same as a component of a message.
    get_component: String,
    /// The column's element as a component of a message.
    get_element: String,
    /// What a value of the message is turned into to be set, such as `.number()`.
    convert: &'static str,
    /// The parameter as a component of the request.
    as_component: String,
    /// What an array of such elements is made of.
    new_array: String,
    pub(super) is_bytes: bool,
    pub(super) is_text: bool,
}

pub(super) fn side(scope: &Scope<'_>, message: &Message) -> Option<SideItem> {
    let flat = message.flat.as_ref()?;
    let layout = Layout::of(message);
    let fields: Vec<FlatField> =
        (0..message.fields.len()).map(|index| field(scope, message, &layout, flat, index)).collect();
    let bits = |name: &dyn Fn(&FlatField) -> String| {
        let bits: Vec<String> = fields
            .iter()
            .zip(&flat.slots)
            .filter_map(|(field, slot)| {
                Some(format!("({} != null ? {:#x}L : 0)", name(field), 1u64 << slot.presence_bit?))
            })
            .collect();
        bits.join(" | ")
    };
    Some(SideItem {
        mask: bits(&|field| field.name.clone()),
        mask_of_request: bits(&|field| format!("request.{}()", field.name)),
        mask_of_item: bits(&|field| format!("_item.{}()", field.name)),
        mask_of_columns: bits(&|field| field.name.clone()),
        has_mask: flat.has_mask,
        columns: fields.len() + usize::from(flat.has_mask),
        fields,
    })
}

fn field(
    scope: &Scope<'_>,
    message: &Message,
    layout: &Layout<'_>,
    flat: &FlatMessage,
    index: usize,
) -> FlatField {
    let place = &layout.places[index];
    let slot = &flat.slots[index];
    let FieldKind::Singular { ty, presence } = place.field.kind else {
        unreachable!("flat fields are singular")
    };
    let is_optional = presence == Presence::Explicit;
    let is_bytes = ty == Type::Scalar(Scalar::Bytes);
    let (slot_index, column) = (slot.index, slot.column);
    let present = |value: String| match slot.presence_bit {
        Some(bit) if is_primitive(ty) => {
            format!("(_mask & {:#x}L) != 0 ? {}.valueOf({value}) : null", 1u64 << bit, scope.boxed_type(ty))
        }
        Some(bit) => format!("(_mask & {:#x}L) != 0 ? {value} : null", 1u64 << bit),
        None => value,
    };
    let of_slot = value(scope, ty, &format!("_call.{}({slot_index})", getter(ty)));
    let of_element = value(scope, ty, &format!("_batch.{}(_reply{column}, _i)", getter(ty)));
    let wrapped =
        |value: String| if is_bytes { format!("{}.wrap({value})", scope.spelled("Bytes")) } else { value };
    FlatField {
        name: place.component.clone(),
        full_name: super::literal(&format!("{}.{}", message.full_name, place.field.name)),
        parameter: if is_bytes { "byte[]".to_owned() } else { scope.field_type(place.field.kind) },
        is_checked: !is_optional && !is_primitive(ty),
        is_optional,
        set: if is_unsigned(ty) { "setUnsigned" } else { "set" },
        slot: slot_index,
        column,
        element_size: element_size(ty),
        array: array(scope, ty),
        get: present(of_slot.clone()),
        get_component: present(wrapped(of_slot)),
        get_element: present(wrapped(of_element)),
        as_component: match (is_bytes, is_optional) {
            (false, _) => place.component.clone(),
            (true, false) => format!("{}.of({})", scope.spelled("Bytes"), place.component),
            (true, true) => {
                format!(
                    "{name} != null ? {}.of({name}) : null",
                    scope.spelled("Bytes"),
                    name = place.component
                )
            }
        },
        new_array: array(scope, ty).trim_end_matches("[]").to_owned(),
        convert: if matches!(ty, Type::Enum { .. }) { ".number()" } else { "" },
        is_bytes,
        is_text: matches!(ty, Type::Scalar(Scalar::String { .. })),
    }
}

fn value(scope: &Scope<'_>, ty: Type, read: &str) -> String {
    match ty {
        Type::Enum { id, .. } => format!("{}.of({read})", scope.enumeration(id)),
        _ => read.to_owned(),
    }
}

fn getter(ty: Type) -> &'static str {
    match ty {
        Type::Scalar(scalar) => match types::primitive(scalar) {
            "long" => "getLong",
            "int" => "getInt",
            "double" => "getDouble",
            "float" => "getFloat",
            "boolean" => "getBoolean",
            "String" => "getString",
            _ => "getBytes",
        },
        _ => "getInt",
    }
}

fn array(scope: &Scope<'_>, ty: Type) -> String {
    match ty {
        Type::Scalar(Scalar::Bytes) => "byte[][]".to_owned(),
        Type::Scalar(_) => format!("{}[]", scope.value_type(ty)),
        _ => "int[]".to_owned(),
    }
}

fn element_size(ty: Type) -> usize {
    match ty {
        Type::Scalar(scalar) => match types::primitive(scalar) {
            "long" | "double" => 8,
            "int" | "float" => 4,
            "boolean" => 1,
            _ => 16,
        },
        _ => 4,
    }
}

fn is_primitive(ty: Type) -> bool {
    matches!(ty, Type::Scalar(scalar) if !scalar.is_bytes_like())
}

fn is_unsigned(ty: Type) -> bool {
    matches!(ty, Type::Scalar(Scalar::Uint32 | Scalar::Fixed32))
}
