//! Where the fields of a message are in its struct.

use super::names::{self, Members};
use crate::schema::{Field, Message, MessageId, Schema};

pub(super) struct Layout<'a> {
    pub(super) message: &'a Message,
    /// By field number.
    pub(super) slots: Vec<Slot<'a>>,
    /// By the schema's order.
    pub(super) oneofs: Vec<OneofNames>,
    /// The variable that names the fields, for errors.
    pub(super) fields: String,
}

/// Names of what a oneof is made of.
pub(super) struct OneofNames {
    /// Name in the schema, with that of the message.
    pub(super) full_name: String,
    /// Such as `Operation`.
    pub(super) name: String,
    /// The method that tells which member is set.
    pub(super) which: String,
    /// The method that makes all members absent.
    pub(super) clear: String,
    /// The variable that counts the members that are set.
    pub(super) counter: String,
    pub(super) members: usize,
}

/// A field in its struct.
#[derive(Clone)]
pub(super) struct Slot<'a> {
    pub(super) field: &'a Field,
    pub(super) full_name: String,
    pub(super) member: String,
}

impl Slot<'_> {
    /// `m.Member`.
    pub(super) fn access(&self) -> String {
        format!("m.{}", self.member)
    }

    pub(super) fn tag(&self) -> String {
        tag_literal(self.field.tag())
    }

    /// The method that reads an entry of a map.
    pub(super) fn reader(&self) -> String {
        format!("read{}", self.member)
    }
}

pub(super) fn tag_literal(tag: u32) -> String {
    format!("{tag:#04x}")
}

pub(super) fn layout(schema: &Schema, id: MessageId) -> Layout<'_> {
    let message = schema.message(id);
    let mut members = Members::new();
    let whiches: Vec<String> = message
        .oneofs
        .iter()
        .map(|oneof| members.add(&format!("Which{}", names::exported(&oneof.name))))
        .collect();
    let slots = message
        .fields
        .iter()
        .map(|field| Slot {
            field,
            full_name: format!("{}.{}", message.full_name, field.name),
            member: members.add(&names::exported(&field.name)),
        })
        .collect();
    let oneofs = message
        .oneofs
        .iter()
        .zip(whiches)
        .enumerate()
        .map(|(index, (oneof, which))| OneofNames {
            full_name: format!("{}.{}", message.full_name, oneof.name),
            name: names::exported(&oneof.name),
            clear: which.replacen("Which", "clear", 1),
            which,
            counter: format!("members{index}"),
            members: oneof.fields.len(),
        })
        .collect();
    Layout {
        message,
        slots,
        oneofs,
        fields: format!("{}Fields", names::unexported(&names::exported(&message.name))),
    }
}
