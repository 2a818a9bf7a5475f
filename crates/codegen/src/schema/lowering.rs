//! Decides how each method crosses the boundary, and computes the hashes by which both sides recognise it.

use super::{Direct, Field, FieldKind, Lowering, Message, Method, Presence, Scalar, Schema, Type};

/// The most fields a message may have to cross as slots: what fits the presence mask of 64 bits.
pub const MAX_FLAT_FIELDS: usize = 64;

/// A message as slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlatMessage {
    /// One entry a field, in the order of [`Message::fields`].
    pub slots: Vec<Slot>,
    /// Number of slots, the presence mask included.
    pub slot_count: usize,
    /// Slot 0 is the presence mask.
    pub has_mask: bool,
    /// Some field is a string or bytes.
    pub has_bytes: bool,
}

/// Where a field lies among the slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Index of its slot; strings and bytes take the next one too.
    pub index: usize,
    /// Index of its column in a batch.
    pub column: usize,
    /// Its bit in the presence mask, if it tracks presence.
    pub presence_bit: Option<u32>,
}

/// FNV-1a, 64 bits: <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>. Chosen because every host can compute it
/// in three lines; it names things, it does not protect them.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Lays a message out as slots, or says which field does not fit.
pub(super) fn flatten(message: &Message) -> Result<FlatMessage, String> {
    if message.fields.len() > MAX_FLAT_FIELDS {
        return Err(format!("{} has more than {MAX_FLAT_FIELDS} fields", message.full_name));
    }
    if let Some((field, reason)) = message.fields.iter().find_map(|f| Some((f, wire_only(message, f)?))) {
        return Err(format!("{}.{} {reason}", message.full_name, field.name));
    }
    let has_mask = message.fields.iter().any(tracks_presence);
    let mut next = (usize::from(has_mask), usize::from(has_mask), 0);
    let slots = message.fields.iter().map(|field| place(field, &mut next)).collect();
    Ok(FlatMessage {
        slots,
        slot_count: next.0,
        has_mask,
        has_bytes: message.fields.iter().any(is_bytes_like),
    })
}

/// Chooses the lowering of a method.
pub(super) fn choose(schema: &Schema, method: &Method) -> Lowering {
    let (request, reply) = (schema.message(method.request), schema.message(method.reply));
    match flatten(request).and_then(|_| flatten(reply)) {
        Ok(_) => Lowering::Flat { shape: fnv1a(shape(method, request, reply).as_bytes()) },
        Err(reason) => Lowering::Wire { reason },
    }
}

/// The text that [`Lowering::Flat`]'s hash is taken of: the method's full name, then a line each for request and reply
/// with `number:type` of every field by number, `?` after those that track presence. Behind the reply of a direct method
/// stand `!` and the number of the field that it may be written over.
fn shape(method: &Method, request: &Message, reply: &Message) -> String {
    let direct = match method.direct {
        None => String::new(),
        Some(Direct { input: None }) => "!".to_owned(),
        Some(Direct { input: Some(index) }) => format!("!{}", request.fields[index].number),
    };
    format!("{}\n{}\n{}{direct}", method.full_name, fields_shape(request), fields_shape(reply))
}

fn fields_shape(message: &Message) -> String {
    let fields: Vec<String> = message
        .fields
        .iter()
        .map(|field| {
            let presence = if tracks_presence(field) { "?" } else { "" };
            format!("{}:{}{presence}", field.number, slot_type(field).map_or("enum", Scalar::proto_name))
        })
        .collect();
    fields.join(",")
}

fn place(field: &Field, (slot, column, bit): &mut (usize, usize, u32)) -> Slot {
    let presence_bit = tracks_presence(field).then_some(*bit);
    let placed = Slot { index: *slot, column: *column, presence_bit };
    *slot += if is_bytes_like(field) { 2 } else { 1 };
    *column += 1;
    *bit += u32::from(presence_bit.is_some());
    placed
}

/// Why a field cannot be a slot, if it cannot.
fn wire_only(message: &Message, field: &Field) -> Option<String> {
    match field.kind {
        FieldKind::Repeated { .. } => Some("is repeated".to_owned()),
        FieldKind::Map { .. } => Some("is a map".to_owned()),
        FieldKind::Singular { presence: Presence::Oneof(index), .. } => {
            Some(format!("is in the oneof {}", message.oneofs[index].name))
        }
        FieldKind::Singular { ty: Type::Message { .. }, .. } => Some("is a message".to_owned()),
        FieldKind::Singular { ty: Type::Enum { closed: true, .. }, .. } => {
            Some("is a closed enum".to_owned())
        }
        FieldKind::Singular { ty: Type::Scalar(Scalar::String { validate: false }), .. } => {
            Some("is a string without UTF-8 validation".to_owned())
        }
        FieldKind::Singular { presence: Presence::Required, .. } => Some("is required".to_owned()),
        FieldKind::Singular { .. } => None,
    }
}

fn tracks_presence(field: &Field) -> bool {
    matches!(field.kind, FieldKind::Singular { presence: Presence::Explicit, .. })
}

fn is_bytes_like(field: &Field) -> bool {
    slot_type(field).is_some_and(Scalar::is_bytes_like)
}

/// The scalar a slot holds; `None` for an enum.
fn slot_type(field: &Field) -> Option<Scalar> {
    match field.kind {
        FieldKind::Singular { ty: Type::Scalar(scalar), .. } => Some(scalar),
        _ => None,
    }
}
