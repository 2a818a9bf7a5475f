//! What `inspect.signature` and editors are told of a client's methods, as the stub of the generated module has it.

use super::method::Form;
use super::service::{INTO, Spec};
use crate::codec::table::{Field, Kind, Label, Table};
use crate::object::text_of;

/// Parameters of a method in the form that Python keeps for its own: a literal for each default.
pub(super) fn signature(spec: &Spec, form: Form) -> String {
    let receiver = if has_field(spec.request, "self") { "$_sw_self" } else { "$self" };
    let fields = parameters(spec.request, default);
    let into = if spec.into.is_some() { format!(", {INTO}=None") } else { String::new() };
    match form {
        Form::Flat if into.is_empty() => format!("({receiver}, /{fields})"),
        Form::Flat => format!("({receiver}, /{fields}, *{into})"),
        Form::Wire if fields.is_empty() && into.is_empty() => format!("({receiver}, request=..., /)"),
        Form::Wire => format!("({receiver}, request=..., /, *{fields}{into})"),
        Form::Output => format!("({receiver}, output, /{fields})"),
        Form::Raw => "($self, request, /)".to_owned(),
        Form::Many if spec.flat.is_none() || fields.is_empty() => "($self, items, /)".to_owned(),
        Form::Many => {
            let columns = parameters(spec.request, |_| "...");
            let out = if has_field(spec.request, "out") { "" } else { ", out=None" };
            format!("({receiver}, items=..., /, *{columns}{out})")
        }
    }
}

fn parameters(table: &Table, default: impl Fn(&Field) -> &'static str) -> String {
    table.fields.iter().map(|field| format!(", {}={}", name(field), default(field))).collect()
}

fn has_field(table: &Table, wanted: &str) -> bool {
    table.fields.iter().any(|field| name(field) == wanted)
}

fn name(field: &Field) -> String {
    // SAFETY: the GIL is held while classes are made, and names of attributes are live str objects.
    unsafe { text_of(field.name) }
}

/// What the field is if it is left out.
fn default(field: &Field) -> &'static str {
    match (field.label, field.value.kind) {
        (Label::Explicit | Label::Required | Label::Oneof, _) => "None",
        (Label::Repeated | Label::Packed, _) => "[]",
        (Label::Map, _) => "{}",
        (Label::Implicit, Kind::Double | Kind::Float) => "0.0",
        (Label::Implicit, Kind::Bool) => "False",
        (Label::Implicit, Kind::String | Kind::RawString) => "''",
        (Label::Implicit, Kind::Bytes) => "b''",
        (Label::Implicit, Kind::Message | Kind::Group) => "None",
        (Label::Implicit, _) => "0",
    }
}
