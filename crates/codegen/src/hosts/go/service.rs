//! Services, as the templates want them.

use serde::Serialize;

use super::doc;
use super::flat::{FlatItem, MAX_COLUMNS, MAX_TEXTS, flat};
use super::imports::Scope;
use super::layout::layout;
use super::names::{self, Globals};
use crate::schema::{Lowering, Method, Service};

#[derive(Serialize)]
pub(super) struct ServiceItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    open: String,
    new: String,
    /// The variable with what is known of its methods.
    infos: String,
    methods: Vec<MethodItem>,
}

#[derive(Serialize)]
struct MethodItem {
    index: usize,
    /// Name of the client's method, and names of its forms.
    name: String,
    full_name: String,
    doc: Vec<String>,
    id: String,
    shape: String,
    /// Names of methods that other packages do not see.
    by_wire: String,
    many_by_wire: String,
    request: String,
    reply: String,
    request_columns: String,
    reply_columns: String,
    flat: Option<FlatMethod>,
    direct: Option<DirectMethod>,
    /// There is a form with columns.
    has_columns: bool,
    /// Columns can cross as such.
    native_columns: bool,
    /// Items can cross as columns: no field tracks presence.
    native_items: bool,
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
    request: FlatItem,
    reply: FlatItem,
    has_bytes: bool,
}

pub(super) fn service(scope: &Scope<'_>, service: &Service, globals: &mut Globals) -> ServiceItem {
    let name = names::exported(&service.name);
    let all: Vec<&str> = service.methods.iter().map(|method| method.name.as_str()).collect();
    let methods = service.methods.iter().enumerate();
    ServiceItem {
        full_name: service.full_name.clone(),
        doc: match service.doc.as_str() {
            "" => Vec::new(),
            text => doc(text, false),
        },
        open: globals.add(&format!("Open{name}")),
        new: globals.add(&format!("New{name}")),
        infos: format!("{}Methods", names::unexported(&name)),
        methods: methods.map(|(index, item)| method(scope, index, item, &all)).collect(),
        name,
    }
}

fn method(scope: &Scope<'_>, index: usize, method: &Method, all: &[&str]) -> MethodItem {
    let name = names::method(&method.name, all);
    let shape = match method.lowering {
        Lowering::Flat { shape } => shape,
        Lowering::Wire { .. } => 0,
    };
    let side = |id| flat(scope, id, &layout(scope.schema, id));
    let member = |id, index: usize| layout(scope.schema, id).slots[index].member.clone();
    let sides = side(method.request).zip(side(method.reply)).filter(|_| shape != 0);
    let has_columns = sides
        .as_ref()
        .is_some_and(|(request, reply)| !request.columns.is_empty() && !reply.columns.is_empty());
    let native_columns = sides.as_ref().is_some_and(|(request, reply)| {
        !request.has_bytes && !reply.has_bytes && request.column_count() + reply.column_count() <= MAX_COLUMNS
    });
    let masked = sides.as_ref().is_some_and(|(request, reply)| request.has_mask() || reply.has_mask());
    let flat = sides.filter(|(request, _)| request.texts <= MAX_TEXTS).map(|(request, reply)| FlatMethod {
        has_bytes: request.has_bytes || reply.has_bytes,
        request,
        reply,
    });
    MethodItem {
        index,
        full_name: method.full_name.clone(),
        doc: match method.doc.as_str() {
            "" => doc(&format!("{name} calls {}.", method.full_name), method.deprecated),
            text => doc(&format!("{name}: {text}"), method.deprecated),
        },
        id: format!("{:#018x}", method.id),
        shape: if shape == 0 { "0".to_owned() } else { format!("{shape:#018x}") },
        by_wire: format!("{}ByWire", names::unexported(&name)),
        many_by_wire: format!("{}ManyByWire", names::unexported(&name)),
        request: scope.message(method.request),
        reply: scope.message(method.reply),
        request_columns: scope.columns(method.request),
        reply_columns: scope.columns(method.reply),
        direct: method.direct.filter(|_| flat.is_some()).map(|direct| DirectMethod {
            input: direct.input.map(|index| member(method.request, index)),
            reply: member(method.reply, 0),
        }),
        flat,
        has_columns,
        native_columns,
        native_items: native_columns && !masked,
        name,
    }
}
