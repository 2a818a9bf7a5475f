//! What flat methods need of their messages: fields to slots, slots to fields, and columns.

use serde::Serialize;

use super::lines;
use super::message::{Property, properties};
use super::types::{Scope, array, slot};
use crate::schema::{Field, FlatMessage, MessageId, Slot};

/// Index of the first slot of requests and replies in the memory shared with the addon.
const REQUEST_SLOTS: usize = 8;
const REPLY_SLOTS: usize = 144;

/// A message that flat methods take or return.
#[derive(Serialize)]
pub(super) struct FlatItem {
    init: String,
    class: String,
    bare_name: String,
    roles: Roles,
    store: Vec<String>,
    load: Vec<String>,
    fields: Vec<ColumnItem>,
    columns: Vec<String>,
}

/// What becomes of a message in the methods of a package.
#[derive(Clone, Copy, Default, Serialize)]
pub(super) struct Roles {
    pub(super) is_request: bool,
    pub(super) is_reply: bool,
    /// Items of a batch are gathered into columns.
    pub(super) is_gathered: bool,
    /// Items of a batch are made of columns.
    pub(super) is_scattered: bool,
}

#[derive(Serialize)]
struct ColumnItem {
    name: String,
    given: String,
    received: String,
    /// The typed array it is gathered into.
    array: String,
    /// How a value becomes an element, and an element a value.
    element: String,
    value: String,
}

/// A message as flat calls of this package see it: those of other packages are converted here too.
pub(super) fn item(scope: &Scope<'_>, id: MessageId, roles: Roles) -> Option<FlatItem> {
    let message = scope.schema.message(id);
    let flat = message.flat.as_ref()?;
    let properties = properties(message);
    let pairs: Vec<(&Property<'_>, &Slot)> = properties.iter().zip(&flat.slots).collect();
    let kinds = pairs.iter().map(|(property, slot_of)| kind_of(property, slot_of)).collect::<Vec<_>>();
    Some(FlatItem {
        init: scope.init(id),
        class: scope.message(id),
        bare_name: bare_name(scope, id),
        roles,
        store: store(flat, &pairs),
        load: load(flat, &pairs, &message.full_name),
        fields: pairs.iter().map(|(property, _)| column(scope, property)).collect(),
        columns: columns(&bare_name(scope, id), kinds),
    })
}

/// Whether a message holds numbers only, all without presence.
pub(super) fn is_plain(scope: &Scope<'_>, id: MessageId) -> bool {
    let message = scope.schema.message(id);
    let is_number = |field: &Field| slot(field.kind.element(), false) != "bool";
    let flat = message.flat.as_ref().filter(|flat| !flat.has_mask && !flat.has_bytes);
    flat.is_some() && !message.fields.is_empty() && message.fields.iter().all(is_number)
}

/// What the functions here are called behind their verb; messages of other packages carry the name of theirs.
pub(super) fn bare_name(scope: &Scope<'_>, id: MessageId) -> String {
    let message = scope.schema.message(id);
    match message.package == scope.package {
        true => message.name.clone(),
        false => {
            format!("{}_{}", message.name, super::names::stem(&scope.schema.packages[message.package].name))
        }
    }
}

/// The slots of strings and bytes of a request or reply.
pub(super) fn bytes_slots(scope: &Scope<'_>, id: MessageId) -> Vec<usize> {
    let message = scope.schema.message(id);
    let Some(flat) = &message.flat else { return Vec::new() };
    let pairs = message.fields.iter().zip(&flat.slots);
    pairs
        .filter(|(field, _)| is_bytes(slot(field.kind.element(), false)))
        .map(|(_, slot)| slot.index)
        .collect()
}

/// The table of a message's columns; the formatter puts objects in a list on lines of their own.
fn columns(bare_name: &str, kinds: Vec<String>) -> Vec<String> {
    let head = format!("const $columnsOf{bare_name}: readonly $sw.ColumnField[] = [");
    if kinds.len() < 2 {
        return vec![format!("{head}{}];", kinds.concat())];
    }
    let items = kinds.into_iter().map(|kind| format!("  {kind},"));
    [head].into_iter().chain(items).chain(["];".to_owned()]).collect()
}

fn kind(property: &Property<'_>) -> &'static str {
    slot(property.field.kind.element(), property.field.js_number)
}

fn is_bytes(kind: &str) -> bool {
    matches!(kind, "string" | "bytes")
}

fn kind_of(property: &Property<'_>, slot: &Slot) -> String {
    let bit = slot.presence_bit.map_or(String::new(), |bit| format!(", bit: {bit}"));
    format!("{{ name: \"{}\", kind: \"{}\"{bit} }}", property.name, kind(property))
}

fn upper(kind: &str) -> String {
    format!("{}{}", kind[..1].to_uppercase(), &kind[1..])
}

fn store(flat: &FlatMessage, pairs: &[(&Property<'_>, &Slot)]) -> Vec<String> {
    let mut out = Vec::new();
    if flat.has_bytes {
        out.push("  $sw.beginSlots();".to_owned());
    }
    if flat.has_mask {
        out.extend(["  let low = 0;".to_owned(), "  let high = 0;".to_owned()]);
    }
    for (property, slot) in pairs {
        let at = REQUEST_SLOTS + slot.index;
        let put = |value: &str| {
            format!("$sw.store{}({at}, {value}, {});", upper(kind(property)), property.full_name)
        };
        let access = format!("m.{}", property.name);
        match slot.presence_bit {
            None => out.push(format!("  {}", put(&access))),
            Some(bit) => {
                let word = if bit < 32 { "low" } else { "high" };
                out.push(format!("  if ({access} !== undefined) {{"));
                if is_bytes(kind(property)) {
                    out.push(format!("    {}", put(&access)));
                    out.push(format!("    {word} |= {:#x};", 1u32 << (bit % 32)));
                    out.push("  } else {".to_owned());
                    out.push(format!("    $sw.storeNothing({at});"));
                } else {
                    out.push(format!("    {}", put(&access)));
                    out.push(format!("    {word} |= {:#x};", 1u32 << (bit % 32)));
                }
                out.push("  }".to_owned());
            }
        }
    }
    if flat.has_mask {
        out.push(format!("  $sw.storeMask({REQUEST_SLOTS}, low, high);"));
    }
    out
}

fn load(flat: &FlatMessage, pairs: &[(&Property<'_>, &Slot)], full_name: &str) -> Vec<String> {
    let mut out = Vec::new();
    if flat.has_bytes {
        out.push(format!("  $sw.beginReply({});", lines::literal(full_name)));
    }
    if flat.has_mask {
        out.push(format!("  const low = $sw.loadInt32({REPLY_SLOTS});"));
        if pairs.iter().any(|(_, slot)| slot.presence_bit.is_some_and(|bit| bit >= 32)) {
            out.push(format!("  const high = $sw.loadHigh({REPLY_SLOTS});"));
        }
    }
    for (property, slot) in pairs {
        let at = REPLY_SLOTS + slot.index;
        let load = match kind(property) {
            "bytes" => format!("$sw.loadBytes({at}, m.{})", property.name),
            "safeInt64" | "safeUint64" => {
                format!("$sw.load{}({at}, {})", upper(kind(property)), property.full_name)
            }
            other => format!("$sw.load{}({at})", upper(other)),
        };
        out.push(match slot.presence_bit {
            None => format!("  m.{} = {load};", property.name),
            Some(bit) => {
                let word = if bit < 32 { "low" } else { "high" };
                let bit = 1u32 << (bit % 32);
                format!("  m.{} = ({word} & {bit:#x}) !== 0 ? {load} : undefined;", property.name)
            }
        });
    }
    out
}

fn column(scope: &Scope<'_>, property: &Property<'_>) -> ColumnItem {
    let field = property.field;
    let ty = field.kind.element();
    let array = array(ty, field.js_number);
    let value = scope.value_type(ty, field.js_number);
    let is_optional = matches!(
        field.kind,
        crate::schema::FieldKind::Singular { presence: crate::schema::Presence::Explicit, .. }
    );
    let given = if is_optional { format!("{value} | undefined") } else { value.clone() };
    let given_value = format!("m.{}", property.name);
    let received = format!("columns.{}[i]!", property.name);
    let name = &property.full_name;
    let (element, back) = match kind(property) {
        "float" | "double" => (format!("$sw.toDouble({given_value}, {name})"), received),
        "safeInt64" | "safeUint64" => (
            format!("BigInt($sw.safe({given_value}, {name}))"),
            format!("$sw.safe(Number({received}), {name})"),
        ),
        other => (format!("$sw.to{}({given_value}, {name})", upper(other)), received),
    };
    ColumnItem {
        name: property.name.clone(),
        given: match kind(property) {
            "safeInt64" | "safeUint64" => format!("$sw.Column<{given}> | {array}"),
            _ => format!("$sw.Column<{given}>"),
        },
        received: match (is_optional, array.ends_with("[]")) {
            (true, _) => format!("({value} | undefined)[]"),
            (false, true) => format!("{value}[]"),
            (false, false) => array.to_owned(),
        },
        array: array.to_owned(),
        element,
        value: back,
    }
}
