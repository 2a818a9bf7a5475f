//! Statements that write a message, last field first, and the cases of the switch over tags that read it.

use super::message::Layout;
use super::types::{self, Scope};
use crate::schema::{Field, FieldKind, Presence, Scalar, Type, WireType};

/// The lines of a function body that write all fields.
pub(super) fn write(scope: &Scope<'_>, layout: &Layout<'_>) -> Vec<String> {
    let oneofs = layout.message.oneofs.iter().enumerate().filter(|(_, oneof)| oneof.fields.len() > 1);
    let mut out: Vec<String> = oneofs.map(|(i, _)| format!("    var {} = false;", seen(i))).collect();
    for index in (0..layout.names.len()).rev() {
        out.extend(write_field(scope, layout, index));
    }
    out
}

/// The variable that says whether a member of a oneof was written.
fn seen(oneof: usize) -> String {
    format!("$oneof{oneof}")
}

fn full_name(layout: &Layout<'_>, field: &Field) -> String {
    format!("{}.{}", layout.message.full_name, field.name)
}

fn tag(number: u32, wire_type: WireType) -> String {
    format!("{:#04x}", number << 3 | wire_type as u32)
}

fn write_field(scope: &Scope<'_>, layout: &Layout<'_>, index: usize) -> Vec<String> {
    let field = &layout.message.fields[index];
    let name = &layout.names[index];
    let place = full_name(layout, field);
    match field.kind {
        FieldKind::Singular { ty, presence: Presence::Implicit } => {
            let condition = types::is_set(ty, name);
            vec![format!("    if ({condition}) {}", one(ty, name, field.number, &place))]
        }
        FieldKind::Singular { ty, presence } => {
            let mut out = Vec::new();
            if presence == Presence::Required {
                out.push(format!("    if ({name} == null) $w.missing('{place}');"));
            }
            let several = field.oneof().filter(|&oneof| layout.message.oneofs[oneof].fields.len() > 1);
            out.push(format!("    if ({name} case final $v?) {{"));
            if let Some(oneof) = several {
                let whole = format!("{}.{}", layout.message.full_name, layout.message.oneofs[oneof].name);
                out.push(format!("      if ({}) $w.severalOf('{whole}');", seen(oneof)));
                out.push(format!("      {} = true;", seen(oneof)));
            }
            out.push(format!("      {}", one(ty, "$v", field.number, &place)));
            out.push("    }".to_owned());
            out
        }
        FieldKind::Repeated { ty, packed } => {
            let mut out = vec![format!("    if (_{name} case final $v? when $v.isNotEmpty) {{")];
            if packed {
                out.push("      final $before = $w.written;".to_owned());
            }
            out.push("      for (var $i = $v.length - 1; $i >= 0; $i--) {".to_owned());
            if packed {
                out.push(format!("        {}", types::write(ty, "$v[$i]", "0", &place)));
            } else {
                out.push(format!("        {}", one(ty, "$v[$i]", field.number, &place)));
            }
            out.push("      }".to_owned());
            if packed {
                out.push(format!("      $w.length($before, {});", tag(field.number, WireType::Len)));
            }
            out.push("    }".to_owned());
            out
        }
        FieldKind::Map { key, value } => write_map(scope, name, &place, field.number, key, value),
    }
}

/// A value and its tag.
fn one(ty: Type, value: &str, number: u32, place: &str) -> String {
    let tag = tag(number, ty.wire_type());
    match ty {
        Type::Message { delimited: true, .. } => format!("$w.group({value}, {tag}, '{place}');"),
        Type::Message { .. } => format!("$w.message({value}, {tag}, '{place}');"),
        _ => types::write(ty, value, &tag, place),
    }
}

/// An entry is a message with the key as field 1 and the value as field 2, both always written.
fn write_map(
    scope: &Scope<'_>,
    name: &str,
    place: &str,
    number: u32,
    key: Scalar,
    value: Type,
) -> Vec<String> {
    let key_type = scope.value(Type::Scalar(key));
    vec![
        format!("    if (_{name} case final $v? when $v.isNotEmpty) {{"),
        format!("      final List<{key_type}> $keys = $v.keys.toList(growable: false);"),
        "      for (var $i = $keys.length - 1; $i >= 0; $i--) {".to_owned(),
        "        final $key = $keys[$i];".to_owned(),
        format!("        final $before = $w.open('{place}');"),
        format!("        {}", one(value, "$v[$key]!", 2, place)),
        format!("        {}", one(Type::Scalar(key), "$key", 1, place)),
        format!("        $w.close($before, {});", tag(number, WireType::Len)),
        "      }".to_owned(),
        "    }".to_owned(),
    ]
}

/// The cases of all fields, in the order of their numbers.
pub(super) fn read(scope: &Scope<'_>, layout: &Layout<'_>) -> Vec<String> {
    (0..layout.names.len()).flat_map(|index| read_field(scope, layout, index)).collect()
}

/// What follows when the message has ended.
pub(super) fn after_read(layout: &Layout<'_>) -> Vec<String> {
    let required = layout.message.fields.iter().zip(&layout.names).filter(|(field, _)| is_required(field));
    required
        .map(|(field, name)| format!("    if ({name} == null) $r.missing('{}');", full_name(layout, field)))
        .collect()
}

fn is_required(field: &Field) -> bool {
    matches!(field.kind, FieldKind::Singular { presence: Presence::Required, .. })
}

fn read_field(scope: &Scope<'_>, layout: &Layout<'_>, index: usize) -> Vec<String> {
    let field = &layout.message.fields[index];
    let name = &layout.names[index];
    let place = full_name(layout, field);
    match field.kind {
        FieldKind::Singular { ty, presence } => {
            let clear = match presence {
                Presence::Oneof(oneof) => Some(layout.clears[oneof].as_str()),
                _ => None,
            };
            read_singular(scope, field, name, &place, ty, clear)
        }
        FieldKind::Repeated { ty, .. } => read_list(scope, field, name, &place, ty),
        FieldKind::Map { key, value } => read_map(scope, field, name, &place, key, value),
    }
}

fn case(tag: &str) -> String {
    format!("        case {tag}:")
}

fn read_singular(
    scope: &Scope<'_>,
    field: &Field,
    name: &str,
    place: &str,
    ty: Type,
    clear: Option<&str>,
) -> Vec<String> {
    let own = tag(field.number, ty.wire_type());
    let mut out = vec![case(&own)];
    let clears = clear.map(|clear| format!("          {clear}();"));
    match ty {
        Type::Message { id, .. } => {
            let class = scope.message(id);
            out.push(format!("          final $message = {name} ?? {class}();"));
            out.extend(enter_and_leave(ty, &own, place, "$message", "          "));
            out.extend(clears);
            out.push(format!("          {name} = $message;"));
        }
        Type::Enum { closed: true, .. } => {
            out.push(format!("          final $number = {};", scope.read(ty, place)));
            out.push("          if ($number.name == null) {".to_owned());
            out.push(format!("            $unknown = $r.keepNumber({own}, $number.number, $unknown);"));
            out.push("          } else {".to_owned());
            out.extend(clears.map(|line| format!("  {line}")));
            out.push(format!("            {name} = $number;"));
            out.push("          }".to_owned());
        }
        _ => {
            out.extend(clears);
            out.push(format!("          {name} = {};", scope.read(ty, place)));
        }
    }
    out
}

/// Reads a nested message into `message`.
fn enter_and_leave(ty: Type, tag: &str, place: &str, message: &str, indent: &str) -> Vec<String> {
    let (enter, leave) = match ty {
        Type::Message { delimited: true, .. } => (format!("enterGroup({tag}, '{place}')"), "leaveGroup"),
        _ => (format!("enter('{place}')"), "leave"),
    };
    vec![
        format!("{indent}final $end = $r.{enter};"),
        format!("{indent}{message}.$merge($r);"),
        format!("{indent}$r.{leave}($end);"),
    ]
}

fn read_list(scope: &Scope<'_>, field: &Field, name: &str, place: &str, ty: Type) -> Vec<String> {
    let own = tag(field.number, ty.wire_type());
    let mut out = Vec::new();
    if !matches!(ty.wire_type(), WireType::Len | WireType::StartGroup) {
        out.push(case(&tag(field.number, WireType::Len)));
        out.push(format!("          final $end = $r.run('{place}');"));
        out.push(format!("          final $list = _{name} ??= [];"));
        out.push("          while ($r.at < $r.end) {".to_owned());
        out.extend(add(scope, ty, &own, place, "$list", "            "));
        out.push("          }".to_owned());
        out.push("          $r.end = $end;".to_owned());
    }
    out.push(case(&own));
    if let Type::Message { id, .. } = ty {
        out.push(format!("          final $message = {}();", scope.message(id)));
        out.extend(enter_and_leave(ty, &own, place, "$message", "          "));
        out.push(format!("          (_{name} ??= []).add($message);"));
    } else {
        out.extend(add(scope, ty, &own, place, &format!("(_{name} ??= [])"), "          "));
    }
    out
}

/// Adds one value to a list, or to the unknown fields if it is of a closed enum that does not have it.
fn add(scope: &Scope<'_>, ty: Type, tag: &str, place: &str, list: &str, indent: &str) -> Vec<String> {
    let value = scope.read(ty, place);
    if !matches!(ty, Type::Enum { closed: true, .. }) {
        return vec![format!("{indent}{list}.add({value});")];
    }
    vec![
        format!("{indent}final $number = {value};"),
        format!("{indent}if ($number.name == null) {{"),
        format!("{indent}  $unknown = $r.keepNumber({tag}, $number.number, $unknown);"),
        format!("{indent}}} else {{"),
        format!("{indent}  {list}.add($number);"),
        format!("{indent}}}"),
    ]
}

fn read_map(
    scope: &Scope<'_>,
    field: &Field,
    name: &str,
    place: &str,
    key: Scalar,
    value: Type,
) -> Vec<String> {
    let key = Type::Scalar(key);
    let value_tag = tag(2, value.wire_type());
    let is_message = matches!(value, Type::Message { .. });
    let mut out = vec![
        case(&tag(field.number, WireType::Len)),
        format!("          final $end = $r.enter('{place}');"),
        format!("          var $key = {};", scope.zero(key)),
        format!("          {} $value = {};", if is_message { "final" } else { "var" }, scope.zero(value)),
        "          while ($r.at < $r.end) {".to_owned(),
        "            final $tag = $r.tag();".to_owned(),
        "            switch ($tag) {".to_owned(),
        format!("              case {}:", tag(1, key.wire_type())),
        format!("                $key = {};", scope.read(key, place)),
        format!("              case {value_tag}:"),
    ];
    if is_message {
        let lines = enter_and_leave(value, &value_tag, place, "$value", "                ");
        out.extend(lines.into_iter().map(|line| line.replace("$end", "$valueEnd")));
    } else {
        out.push(format!("                $value = {};", scope.read(value, place)));
    }
    out.extend([
        "              default:".to_owned(),
        "                $r.skip($tag);".to_owned(),
        "            }".to_owned(),
        "          }".to_owned(),
    ]);
    if let Type::Message { id, .. } = value
        && scope.schema.message(id).fields.iter().any(is_required)
    {
        // Reads nothing, but checks what an entry without a value leaves out.
        out.push("          $value.$merge($r);".to_owned());
    }
    out.push("          $r.leave($end);".to_owned());
    let store = format!("(_{name} ??= {{}})[$key] = $value;");
    if let Type::Enum { closed: true, .. } = value {
        out.push("          if ($value.name == null) {".to_owned());
        out.push("            $unknown = $r.keepRun($start, $unknown);".to_owned());
        out.push("          } else {".to_owned());
        out.push(format!("            {store}"));
        out.push("          }".to_owned());
    } else {
        out.push(format!("          {store}"));
    }
    out
}
