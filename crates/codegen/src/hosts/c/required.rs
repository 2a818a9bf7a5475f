//! Statements that look for required fields a message lacks. They run when all of it is read: what one piece of a message
//! lacks may come in another.

use std::collections::HashSet;

use super::message::{Layout, Slot};
use super::names;
use crate::schema::{FieldKind, MessageId, Presence, Schema, Type};

/// Whether a message, or one it can contain at any depth, has required fields.
pub(super) fn has_required(schema: &Schema, id: MessageId) -> bool {
    let mut seen = HashSet::from([id]);
    let mut open = vec![id];
    while let Some(id) = open.pop() {
        for field in &schema.message(id).fields {
            if matches!(field.kind, FieldKind::Singular { presence: Presence::Required, .. }) {
                return true;
            }
            open.extend(message_of(field.kind).filter(|&id| seen.insert(id)));
        }
    }
    false
}

/// The function that reads a whole message of a type.
pub(super) fn reader(schema: &Schema, id: MessageId) -> String {
    let suffix = if has_required(schema, id) { "read_whole" } else { "read" };
    format!("{}_{suffix}", names::message(schema, id))
}

/// The lines of a function body that returns the name of the first field that is missing.
pub(super) fn lines(schema: &Schema, layout: &Layout<'_>) -> Vec<String> {
    layout.slots.iter().flat_map(|slot| field(schema, layout, slot)).collect()
}

fn field(schema: &Schema, layout: &Layout<'_>, slot: &Slot<'_>) -> Vec<String> {
    let mut out = Vec::new();
    let is_required = matches!(slot.field.kind, FieldKind::Singular { presence: Presence::Required, .. });
    if is_required {
        out.push(format!("  if (!({})) return \"{}\";", slot.presence_condition(), slot.full_name));
    }
    let Some(id) = message_of(slot.field.kind).filter(|&id| has_required(schema, id)) else { return out };
    let missing = format!("{}_missing", names::message(schema, id));
    let access = &slot.access;
    let (head, item) = match slot.field.kind {
        FieldKind::Singular { presence: Presence::Oneof(_), .. } => {
            (format!("if ({} && {access} != NULL)", slot.case_condition(layout)), access.clone())
        }
        FieldKind::Singular { .. } => (format!("if ({access} != NULL)"), access.clone()),
        FieldKind::Repeated { .. } => {
            (format!("for (size_t i = 0; i < {}; i++)", slot.count()), format!("&{access}[i]"))
        }
        FieldKind::Map { .. } => {
            (format!("for (size_t i = 0; i < {}; i++)", slot.count()), format!("{access}[i].value"))
        }
    };
    out.extend([
        format!("  {head} {{"),
        format!("    const char *missing = {missing}({item});"),
        "    if (missing != NULL) return missing;".to_owned(),
        "  }".to_owned(),
    ]);
    out
}

fn message_of(kind: FieldKind) -> Option<MessageId> {
    match kind {
        FieldKind::Singular { ty: Type::Message { id, .. }, .. }
        | FieldKind::Repeated { ty: Type::Message { id, .. }, .. }
        | FieldKind::Map { value: Type::Message { id, .. }, .. } => Some(id),
        _ => None,
    }
}
