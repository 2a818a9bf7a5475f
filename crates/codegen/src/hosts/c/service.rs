//! Services, as the templates want them.

use serde::Serialize;

use super::message::layout;
use super::names::{self, Globals};
use super::{GenerateError, doc, flat};
use crate::schema::{Lowering, Package, Schema, Service, names as case};

/// Functions that every client has: methods of these names give way.
const OF_ALL_CLIENTS: [&str; 2] = ["open", "close"];

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
    flat: Option<FlatMethod>,
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
    globals: &mut Globals,
) -> Result<ServiceItem, GenerateError> {
    let name = names::prefixed(&package.name, &service.name);
    for suffix in ["_t", "_open", "_close"] {
        globals.claim(&format!("{name}{suffix}"), &service.full_name)?;
    }
    let mut methods = Vec::with_capacity(service.methods.len());
    for (index, method) in service.methods.iter().enumerate() {
        let own = case::snake(&method.name);
        let escape = if OF_ALL_CLIENTS.contains(&own.as_str()) { "_" } else { "" };
        let function = format!("{name}_{own}{escape}");
        for suffix in ["", "_wire", "_raw", "_many", "_columns"] {
            globals.claim(&format!("{function}{suffix}"), &method.full_name)?;
        }
        let shape = match method.lowering {
            Lowering::Flat { shape } => shape,
            Lowering::Wire { .. } => 0,
        };
        let reply_layout = layout(schema, method.reply);
        let sides = flat::flat(schema, method.request, &layout(schema, method.request))
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
            flat: sides.map(|(request, reply)| FlatMethod {
                request,
                reply,
                reply_unknown: reply_layout.unknown().to_owned(),
            }),
        });
    }
    Ok(ServiceItem { name, full_name: service.full_name.clone(), doc: doc(&service.doc), methods })
}
