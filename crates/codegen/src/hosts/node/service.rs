//! Clients.

use std::collections::BTreeMap;

use serde::Serialize;

use super::flat::{self, FlatItem, Roles};
use super::names::{self, Names};
use super::types::Scope;
use super::{GenerateError, lines};
use crate::schema::{Lowering, MessageId, Method, Package, Service};

#[derive(Serialize)]
pub(super) struct ServiceItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    methods: Vec<MethodItem>,
}

#[derive(Serialize)]
struct MethodItem {
    index: usize,
    /// Literal fields of its entry in the table of methods.
    info: Vec<String>,
    doc: Vec<String>,
    names: Forms,
    request: String,
    init: String,
    reply: String,
    request_name: String,
    put: String,
    merge: String,
    clear: String,
    is_flat: bool,
    /// The Promise form goes off the event loop.
    is_slow: bool,
    /// Names of the functions in [`FlatItem`].
    flat_request: String,
    flat_reply: String,
    is_plain: bool,
    has_columns: bool,
    /// Type of the columns of the reply.
    results: String,
    batch: String,
    /// The only field of the reply of such a method.
    reply_field: String,
}

/// The functions of one method.
#[derive(Serialize)]
struct Forms {
    call: String,
    sync: String,
    into: String,
    raw: String,
    raw_sync: String,
    raw_into: String,
    many: String,
    many_sync: String,
    columns: String,
    columns_sync: String,
    /// Of methods whose service writes the reply itself.
    to: Option<String>,
}

pub(super) fn service(scope: &Scope<'_>, service: &Service) -> Result<ServiceItem, GenerateError> {
    let mut taken = Names::default();
    let mut first = BTreeMap::new();
    for method in &service.methods {
        let name = names::method(&method.name);
        if let Some(other) = first.insert(name.clone(), &method.name) {
            return Err(GenerateError::Unsupported {
                element: method.full_name.clone(),
                reason: format!("it would have the same name in TypeScript as {other}; rename one of them"),
            });
        }
        taken.claim(name);
    }
    let methods = service.methods.iter().enumerate();
    Ok(ServiceItem {
        name: names::class(&service.name),
        full_name: lines::literal(&service.full_name),
        doc: lines::doc(&service.doc, false, ""),
        methods: methods.map(|(index, method)| item(scope, service, index, method, &mut taken)).collect(),
    })
}

fn item(
    scope: &Scope<'_>,
    service: &Service,
    index: usize,
    method: &Method,
    taken: &mut Names,
) -> MethodItem {
    let is_flat = matches!(method.lowering, Lowering::Flat { .. });
    let name = names::method(&method.name);
    let mut form = |suffix: &str| taken.claim(format!("{}{suffix}", name.trim_end_matches('_')));
    MethodItem {
        index,
        info: info(scope, method),
        doc: lines::doc(&method.doc, method.deprecated, "  "),
        names: Forms {
            sync: form("Sync"),
            into: form("Into"),
            raw: form("Raw"),
            raw_sync: form("RawSync"),
            raw_into: form("RawInto"),
            many: form("Many"),
            many_sync: form("ManySync"),
            columns: form("Columns"),
            columns_sync: form("ColumnsSync"),
            to: method.direct.map(|_| form("To")),
            call: name,
        },
        request: scope.message(method.request),
        init: scope.init(method.request),
        reply: scope.message(method.reply),
        request_name: lines::literal(&scope.schema.message(method.request).full_name),
        put: scope.function("put", method.request),
        merge: scope.function("merge", method.reply),
        clear: scope.function("clear", method.reply),
        is_flat,
        is_slow: !is_flat || method.blocking,
        flat_request: flat::bare_name(scope, method.request),
        flat_reply: flat::bare_name(scope, method.reply),
        is_plain: is_flat && is_plain(scope, method),
        has_columns: !scope.schema.message(method.request).fields.is_empty(),
        results: match scope.schema.message(method.reply).fields.is_empty() {
            true => "Record<never, never>".to_owned(),
            false => format!("{}Results", flat::bare_name(scope, method.reply)),
        },
        batch: format!("${}${}", service.name, method.name),
        reply_field: super::message::properties(scope.schema.message(method.reply))
            .first()
            .map(|property| property.name.clone())
            .unwrap_or_default(),
    }
}

/// The entry of a method in the table that the client is bound with.
fn info(scope: &Scope<'_>, method: &Method) -> Vec<String> {
    let shape = match method.lowering {
        Lowering::Flat { shape } => shape,
        Lowering::Wire { .. } => 0,
    };
    let mut fields = vec![
        format!("name: {}", lines::literal(&method.full_name)),
        format!("id: {:#018x}n", method.id),
        format!("shape: {shape:#018x}n"),
    ];
    if shape != 0 {
        for (name, id) in [("requestBytes", method.request), ("replyBytes", method.reply)] {
            let slots: Vec<String> = flat::bytes_slots(scope, id).iter().map(usize::to_string).collect();
            if !slots.is_empty() {
                fields.push(format!("{name}: [{}]", slots.join(", ")));
            }
        }
    }
    lines::object("  ", &fields)
}

/// The messages of a package's flat methods, each once.
pub(super) fn flat_items(scope: &Scope<'_>, package: &Package) -> Vec<FlatItem> {
    let mut roles: BTreeMap<MessageId, Roles> = BTreeMap::new();
    let methods = package.services.iter().flat_map(|service| &service.methods);
    for method in methods.filter(|method| matches!(method.lowering, Lowering::Flat { .. })) {
        let is_plain = is_plain(scope, method);
        let request = roles.entry(method.request).or_default();
        request.is_request = true;
        request.is_gathered |= is_plain;
        let reply = roles.entry(method.reply).or_default();
        reply.is_reply = true;
        reply.is_scattered |= is_plain;
    }
    roles.into_iter().filter_map(|(id, roles)| flat::item(scope, id, roles)).collect()
}

/// Whether the items of a batch can go as columns of numbers.
fn is_plain(scope: &Scope<'_>, method: &Method) -> bool {
    [method.request, method.reply].into_iter().all(|id| flat::is_plain(scope, id))
}
