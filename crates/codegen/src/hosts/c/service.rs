//! Services, as the templates want them.

use serde::Serialize;

use super::message::layout;
use super::names;
use super::{GenerateError, Names, doc, flat, required};
use crate::schema::{Lowering, Method, Package, Schema, Service, names as case};

/// Functions that every client has.
const OF_ALL_CLIENTS: [&str; 3] = ["open", "join", "close"];

/// The forms in which each method can be called.
const FORMS: [&str; 7] = ["", "_into", "_into_wire", "_wire", "_raw", "_many", "_columns"];

/// The name of a method's function after its service's. It gives way with an underscore where it would meet a function that
/// all clients have, or another form of another method: `AddMany` beside `Add`.
fn function_name(service: &Service, method: &Method) -> String {
    let name = case::snake(&method.name);
    let is_form = |other: &Method| {
        let other = case::snake(&other.name);
        name.strip_prefix(&other).is_some_and(|rest| !rest.is_empty() && FORMS.contains(&rest))
    };
    let taken = OF_ALL_CLIENTS.contains(&name.as_str()) || service.methods.iter().any(is_form);
    if taken { format!("{name}_") } else { name }
}

#[derive(Serialize)]
pub(super) struct ServiceItem {
    /// Prefix of all its names.
    name: String,
    full_name: String,
    doc: Vec<String>,
    methods: Vec<MethodItem>,
}

#[derive(Serialize)]
struct MethodItem {
    index: usize,
    /// Name of its function.
    name: String,
    full_name: String,
    doc: Vec<String>,
    id: String,
    shape: String,
    deprecated: bool,
    /// Prefix of the request's names, and of the reply's.
    request: String,
    reply: String,
    /// The function that reads the reply.
    reply_reader: String,
    flat: Option<FlatMethod>,
    direct: Option<DirectMethod>,
}

/// A method whose service writes the reply where the caller wants it.
#[derive(Serialize)]
struct DirectMethod {
    /// The member of the request that may lie there too.
    input: Option<String>,
    /// The one member of the reply.
    reply: String,
}

#[derive(Serialize)]
struct FlatMethod {
    request: flat::FlatItem,
    reply: flat::FlatItem,
    reply_unknown: String,
}

pub(super) fn service(
    schema: &Schema,
    package: &Package,
    service: &Service,
    globals: &mut Names,
) -> Result<ServiceItem, GenerateError> {
    let name = names::prefixed(&package.name, &service.name);
    for suffix in ["_t", "_open", "_join", "_close"] {
        globals.claim(&format!("{name}{suffix}"), &service.full_name)?;
    }
    let mut methods = Vec::with_capacity(service.methods.len());
    for (index, method) in service.methods.iter().enumerate() {
        let function = format!("{name}_{}", function_name(service, method));
        for form in FORMS {
            globals.claim(&format!("{function}{form}"), &method.full_name)?;
        }
        let shape = match method.lowering {
            Lowering::Flat { shape } => shape,
            Lowering::Wire { .. } => 0,
        };
        let request_layout = layout(schema, method.request);
        let reply_layout = layout(schema, method.reply);
        let sides = flat::flat(schema, method.request, &request_layout)
            .zip(flat::flat(schema, method.reply, &reply_layout))
            .filter(|_| shape != 0);
        methods.push(MethodItem {
            index,
            name: function,
            full_name: method.full_name.clone(),
            doc: doc(&method.doc),
            id: format!("UINT64_C({:#018x})", method.id),
            shape: if shape == 0 { "0".to_owned() } else { format!("UINT64_C({shape:#018x})") },
            deprecated: method.deprecated,
            request: names::message(schema, method.request),
            reply: names::message(schema, method.reply),
            reply_reader: required::reader(schema, method.reply),
            flat: sides.map(|(request, reply)| FlatMethod {
                request,
                reply,
                reply_unknown: reply_layout.unknown().to_owned(),
            }),
            direct: method.direct.map(|direct| DirectMethod {
                input: direct.input.map(|index| request_layout.slots[index].member.clone()),
                reply: reply_layout.slots[0].member.clone(),
            }),
        });
    }
    Ok(ServiceItem { name, full_name: service.full_name.clone(), doc: doc(&service.doc), methods })
}
