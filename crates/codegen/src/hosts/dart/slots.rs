//! Flat messages: fields to and from slots of a call, and columns of a batch.

use super::types::Scope;
use crate::schema::{Field, FieldKind, FlatMessage, Message, Presence, Scalar, Type};

/// A field of a flat message.
pub(super) struct FlatField<'a> {
    pub(super) field: &'a Field,
    pub(super) name: String,
    pub(super) ty: Type,
    /// Its bit in the presence mask, if it tracks presence.
    pub(super) bit: Option<u32>,
    /// Index of its first slot.
    slot: usize,
    /// For messages to developers.
    pub(super) place: String,
}

/// The fields of a flat message, which have these names.
pub(super) fn fields<'a>(message: &'a Message, flat: &FlatMessage, names: &[String]) -> Vec<FlatField<'a>> {
    let fields = message.fields.iter().zip(&flat.slots).zip(names);
    fields
        .filter_map(|((field, slot), name)| {
            let FieldKind::Singular { ty, .. } = field.kind else { return None };
            Some(FlatField {
                field,
                name: name.clone(),
                ty,
                bit: slot.presence_bit,
                slot: slot.index,
                place: format!("{}.{}", message.full_name, field.name),
            })
        })
        .collect()
}

impl FlatField<'_> {
    /// Its type as an argument or result.
    pub(super) fn value_type(&self, scope: &Scope<'_>) -> String {
        scope.field(self.field.kind)
    }

    /// The parameter of a call.
    pub(super) fn parameter(&self, scope: &Scope<'_>) -> String {
        let Self { name, ty, .. } = self;
        match self.field.kind {
            FieldKind::Singular { presence: Presence::Implicit, .. } if !self.is_bytes() => {
                format!("{} {name} = {}", scope.value(*ty), scope.zero(*ty))
            }
            _ => format!("{}? {name}", scope.value(*ty)),
        }
    }

    /// The argument as it is used: bytes have no constant that could stand for them.
    fn argument(&self) -> String {
        match self.is_bytes() && self.bit.is_none() {
            true => format!("{} ?? $sw.noBytes", self.name),
            false => self.name.clone(),
        }
    }

    fn is_bytes(&self) -> bool {
        self.ty == Type::Scalar(Scalar::Bytes)
    }

    fn is_text(&self) -> bool {
        matches!(self.ty, Type::Scalar(Scalar::String { .. }))
    }

    fn is_bytes_like(&self) -> bool {
        self.is_bytes() || self.is_text()
    }

    /// How much native memory the argument takes at most.
    fn room(&self) -> Option<String> {
        let (name, factor) = (&self.name, if self.is_text() { " * 3" } else { "" });
        let is_nullable = self.bit.is_some() || self.is_bytes();
        self.is_bytes_like().then(|| match is_nullable {
            true => format!("({name}?.length ?? 0){factor}"),
            false => format!("{name}.length{factor}"),
        })
    }

    /// The number that stands for a value in a slot or column of integers.
    fn number(&self, value: &str) -> String {
        let checked = |check: &str| format!("$sw.{check}({value}, '{}')", self.place);
        match self.ty {
            Type::Enum { .. } => format!("$sw.asInt32({value}.number, '{}')", self.place),
            Type::Scalar(Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32) => checked("asInt32"),
            Type::Scalar(Scalar::Uint32 | Scalar::Fixed32) => checked("asUint32"),
            Type::Scalar(Scalar::Bool) => format!("{value} ? 1 : 0"),
            _ => value.to_owned(),
        }
    }

    fn place_from(&self, first: &str) -> String {
        if self.slot == 0 { first.to_owned() } else { format!("{first} + {}", self.slot) }
    }

    fn put(&self, value: &str) -> String {
        let place = self.place_from("$sw.Call.request");
        match self.ty {
            Type::Scalar(Scalar::Double) => format!("$call.doubles[{place}] = {value};"),
            Type::Scalar(Scalar::Float) => format!("$call.floats[2 * ({place})] = {value};"),
            Type::Scalar(Scalar::String { .. }) => {
                format!("$call.putText({place}, {value}, '{}');", self.place)
            }
            Type::Scalar(Scalar::Bytes) => format!("$call.putBytes({place}, {value});"),
            _ => format!("$words[{place}] = {};", self.number(value)),
        }
    }

    fn take(&self, scope: &Scope<'_>) -> String {
        let place = self.place_from("$sw.Call.reply");
        let value = match self.ty {
            Type::Scalar(Scalar::Double) => format!("$call.doubles[{place}]"),
            Type::Scalar(Scalar::Float) => format!("$call.floats[2 * ({place})]"),
            Type::Scalar(Scalar::String { .. }) => format!("$call.takeText({place})"),
            Type::Scalar(Scalar::Bytes) => format!("$call.takeBytes({place})"),
            Type::Scalar(Scalar::Bool) => format!("$words[{place}] != 0"),
            Type::Enum { id, .. } => format!("{}.of($words[{place}])", scope.enumeration(id)),
            _ => format!("$words[{place}]"),
        };
        match self.bit {
            Some(bit) => format!("$words[$sw.Call.reply] & {} == 0 ? null : {value}", 1u64 << bit),
            None => value,
        }
    }

    /// The kind of column it is: what a batch calls it, and the type of its elements.
    fn column(&self) -> (&'static str, &'static str, usize) {
        match self.ty {
            Type::Enum { .. } => ("int32s", "Int32List", 4),
            Type::Message { .. } => ("pairs", "", 16),
            Type::Scalar(scalar) => match scalar {
                Scalar::Double => ("doubles", "Float64List", 8),
                Scalar::Float => ("floats", "Float32List", 4),
                Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 => ("int32s", "Int32List", 4),
                Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 => ("int64s", "Int64List", 8),
                Scalar::Uint32 | Scalar::Fixed32 => ("uint32s", "Uint32List", 4),
                Scalar::Uint64 | Scalar::Fixed64 => ("uint64s", "Uint64List", 8),
                Scalar::Bool => ("bools", "Uint8List", 1),
                Scalar::String { .. } | Scalar::Bytes => ("pairs", "", 16),
            },
        }
    }

    /// The type of a column of it.
    pub(super) fn column_type(&self, scope: &Scope<'_>) -> String {
        match (self.bit, self.is_bytes_like()) {
            (Some(_), _) => format!("List<{}?>", scope.value(self.ty)),
            (None, true) => format!("List<{}>", scope.value(self.ty)),
            (None, false) => self.column().1.to_owned(),
        }
    }

    /// Item `$i` of the column `$r<index>` of a reply, as a value.
    fn item(&self, scope: &Scope<'_>, index: usize) -> String {
        let value = match self.ty {
            Type::Scalar(Scalar::String { .. }) => format!("$batch.textAt($r{index}, $i)"),
            Type::Scalar(Scalar::Bytes) => format!("$batch.blobAt($r{index}, $i)"),
            Type::Scalar(Scalar::Bool) => format!("$r{index}[$i] != 0"),
            Type::Enum { id, .. } => format!("{}.of($r{index}[$i])", scope.enumeration(id)),
            _ => format!("$r{index}[$i]"),
        };
        match self.bit {
            Some(bit) => format!("$present[$i] & {} == 0 ? null : {value}", 1u64 << bit),
            None => value,
        }
    }
}

/// Statements that fill the slots of a request from the arguments.
pub(super) fn put(fields: &[FlatField<'_>], indent: &str) -> Vec<String> {
    let rooms: Vec<String> = fields.iter().filter_map(FlatField::room).collect();
    let mut out = Vec::new();
    if !rooms.is_empty() {
        out.push(format!("{indent}$call.room({});", rooms.join(" + ")));
    }
    let has_mask = fields.iter().any(|f| f.bit.is_some());
    if has_mask {
        out.push(format!("{indent}var $present = 0;"));
    }
    for field in fields {
        let put = field.put(&field.argument());
        let Some(bit) = field.bit else {
            out.push(format!("{indent}{put}"));
            continue;
        };
        out.extend([
            format!("{indent}if ({} != null) {{", field.name),
            format!("{indent}  $present |= {};", 1u64 << bit),
            format!("{indent}  {put}"),
            format!("{indent}}}"),
        ]);
    }
    if has_mask {
        out.push(format!("{indent}$words[$sw.Call.request] = $present;"));
    }
    out
}

/// What a call returns: nothing, the reply's only field, or the reply.
pub(super) fn result(scope: &Scope<'_>, fields: &[FlatField<'_>], class: &str) -> Option<String> {
    match fields {
        [] => None,
        [only] => Some(only.take(scope)),
        several => Some(construct(class, several.iter().map(|f| (f.name.as_str(), f.take(scope))))),
    }
}

/// Statements that fill `$target` from the slots of a reply.
pub(super) fn into(scope: &Scope<'_>, fields: &[FlatField<'_>]) -> Vec<String> {
    fields.iter().map(|f| format!("    $target.{} = {};", f.name, f.take(scope))).collect()
}

fn construct<'a>(class: &str, arguments: impl Iterator<Item = (&'a str, String)>) -> String {
    let arguments: Vec<String> = arguments.map(|(name, value)| format!("{name}: {value}")).collect();
    format!("{class}({})", arguments.join(", "))
}

/// A request made from arguments that are called as `value` says.
pub(super) fn request(
    class: &str,
    fields: &[FlatField<'_>],
    value: impl Fn(&FlatField<'_>) -> String,
) -> String {
    construct(class, fields.iter().map(|f| (f.name.as_str(), value(f))))
}

/// Columns and bytes an item takes in them, masks included.
pub(super) fn size(request: &[FlatField<'_>], reply: &[FlatField<'_>]) -> (usize, usize) {
    let masks = [request, reply].iter().filter(|fields| fields.iter().any(|f| f.bit.is_some())).count();
    let columns = request.iter().chain(reply);
    let bytes: usize = columns.map(|f| f.column().2).sum();
    (request.len() + reply.len() + masks, bytes + masks * 8)
}

/// Statements that fill the request's columns from a list of items.
pub(super) fn put_items(
    fields: &[FlatField<'_>],
    item: &dyn Fn(&FlatField<'_>, &str) -> String,
) -> Vec<String> {
    let (mut out, mut fill) = (Vec::new(), Vec::new());
    let has_mask = fields.iter().any(|f| f.bit.is_some());
    if has_mask {
        out.push("    final $masks = $batch.uint64s();".to_owned());
        fill.push("      var $mask = 0;".to_owned());
    }
    for (index, field) in fields.iter().enumerate() {
        let value = item(field, "$item");
        let mark = field.bit.map(|bit| format!("$mask |= {};", 1u64 << bit));
        if field.is_bytes_like() {
            let values = format!("[for (final $item in $items) {value}]");
            out.push(match field.is_text() {
                true => format!("    $batch.putTexts({values}, '{}');", field.place),
                false => format!("    $batch.putBlobs({values});"),
            });
            fill.extend(mark.map(|mark| format!("      if ({value} != null) {mark}")));
            continue;
        }
        out.push(format!("    final $c{index} = $batch.{}();", field.column().0));
        match mark {
            Some(mark) => fill.extend([
                format!("      if ({value} case final $v?) {{"),
                format!("        {mark}"),
                format!("        $c{index}[$i] = {};", field.number("$v")),
                "      }".to_owned(),
            ]),
            None => fill.push(format!("      $c{index}[$i] = {};", field.number(&value))),
        }
    }
    if has_mask {
        fill.push("      $masks[$i] = $mask;".to_owned());
    }
    if !fill.is_empty() {
        out.push("    for (var $i = 0; $i < $items.length; $i++) {".to_owned());
        out.push("      final $item = $items[$i];".to_owned());
        out.extend(fill);
        out.push("    }".to_owned());
    }
    out
}

/// Statements that fill the request's columns from columns.
pub(super) fn put_columns(fields: &[FlatField<'_>]) -> Vec<String> {
    let mut out = Vec::new();
    let has_mask = fields.iter().any(|f| f.bit.is_some());
    if has_mask {
        out.push("    final $masks = $batch.uint64s();".to_owned());
        out.push("    $masks.fillRange(0, $batch.count, 0);".to_owned());
    }
    for (index, field) in fields.iter().enumerate() {
        let name = &field.name;
        if let Some(bit) = field.bit {
            out.push(format!("    $sw.mark($masks, {}, {name});", 1u64 << bit));
        }
        if field.is_text() {
            out.push(format!("    $batch.putTexts({name}, '{}');", field.place));
        } else if field.is_bytes() {
            out.push(format!("    $batch.putBlobs({name});"));
        } else if field.bit.is_some() {
            out.push(format!("    final $c{index} = $batch.{}();", field.column().0));
            out.push("    for (var $i = 0; $i < $batch.count; $i++) {".to_owned());
            out.push(format!("      final $v = {name}[{name}.length == 1 ? 0 : $i];"));
            out.push(format!("      if ($v != null) $c{index}[$i] = {};", field.number("$v")));
            out.push("    }".to_owned());
        } else {
            out.push(format!("    $batch.put{}({name});", capitalised(field.column().0)));
        }
    }
    out
}

fn capitalised(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

/// Statements that lay out the reply's columns.
pub(super) fn reply_columns(fields: &[FlatField<'_>]) -> Vec<String> {
    let mut out = vec!["    $batch.startReply();".to_owned()];
    if fields.iter().any(|f| f.bit.is_some()) {
        out.push("    final $present = $batch.uint64s();".to_owned());
    }
    for (index, field) in fields.iter().enumerate() {
        out.push(format!("    final $r{index} = $batch.{}();", field.column().0));
    }
    out
}

/// Item `$i` of the reply's columns, as a call returns it.
pub(super) fn item_result(scope: &Scope<'_>, fields: &[FlatField<'_>], class: &str) -> String {
    match fields {
        [] => "null".to_owned(),
        [only] => only.item(scope, 0),
        several => {
            construct(class, several.iter().enumerate().map(|(i, f)| (f.name.as_str(), f.item(scope, i))))
        }
    }
}

/// Statements that refuse lists of `into` which do not fit, before there is a reply.
pub(super) fn fit_columns(fields: &[FlatField<'_>], into: &str) -> Vec<String> {
    let targets = column_targets(fields, into);
    let fit =
        |(field, target): (&FlatField<'_>, String)| format!("    $batch.fit({target}, '{}');", field.place);
    fields.iter().zip(targets).map(fit).collect()
}

/// The reply's columns as lists of Dart's heap: those that `into` has, or new ones.
pub(super) fn column_result(scope: &Scope<'_>, fields: &[FlatField<'_>], into: &str) -> String {
    let column = |index: usize, field: &FlatField<'_>, target: &str| {
        if field.bit.is_some() || field.is_bytes_like() {
            return format!("$batch.list({target}, ($i) => {})", field.item(scope, index));
        }
        format!("$batch.copy({target} ?? {}($batch.count), $r{index})", field.column().1)
    };
    let targets = column_targets(fields, into);
    match fields {
        [] => "null".to_owned(),
        [only] => column(0, only, &targets[0]),
        several => {
            let columns = several
                .iter()
                .zip(targets)
                .enumerate()
                .map(|(i, (field, target))| format!("{}: {}", field.name, column(i, field, &target)));
            format!("({})", columns.collect::<Vec<_>>().join(", "))
        }
    }
}

/// Where `into` has the list of each column, if it is not null.
fn column_targets(fields: &[FlatField<'_>], into: &str) -> Vec<String> {
    match fields {
        [_] => vec![into.to_owned()],
        several => several.iter().map(|field| format!("{into}?.{}", field.name)).collect(),
    }
}
