//! Services, as the templates want them.

use serde::Serialize;

use super::names::{function, ident, method_type, methods_module, type_ident};
use super::types::Types;
use super::{doc_lines, flat};
use crate::schema::{Lowering, Method, Service, names};

#[derive(Serialize)]
pub(super) struct ServiceItem {
    name: String,
    client: String,
    /// The module of the types that stand for the methods.
    module: String,
    full_name: String,
    doc: Vec<String>,
    methods: Vec<MethodItem>,
}

#[derive(Serialize)]
struct MethodItem {
    /// Name of the function.
    name: String,
    /// Name of the function that calls it many times.
    name_many: String,
    /// Name of the type that stands for the method.
    ty: String,
    full_name: String,
    doc: Vec<String>,
    deprecated: bool,
    /// Request and reply with the lifetime `'a`, and as a caller's arguments.
    request: String,
    reply: String,
    request_argument: String,
    reply_result: String,
    reply_borrows: bool,
    id: String,
    shape: String,
    flat: bool,
    blocking: bool,
    direct: Option<DirectItem>,
}

/// What the template says of a direct method.
#[derive(Serialize)]
struct DirectItem {
    /// Name of the function that calls it into memory of the caller's, and of the one that does so in place.
    name_into: String,
    name_in_place: String,
    input: Option<InputItem>,
}

/// The field that may lie in the memory of the reply.
#[derive(Serialize)]
struct InputItem {
    name: String,
    full_name: String,
    place: String,
}

pub(super) fn service(types: &Types<'_>, service: &Service) -> ServiceItem {
    ServiceItem {
        name: type_ident(&service.name),
        client: format!("{}Client", service.name),
        module: methods_module(service),
        full_name: service.full_name.clone(),
        doc: doc_lines(&service.doc),
        methods: service.methods.iter().map(|method| method_item(types, service, method)).collect(),
    }
}

/// The name of another function that calls a method, which is no other method's.
fn form_name(service: &Service, method: &Method, form: &str) -> String {
    let mut name = format!("{}_{form}", names::snake(&method.name));
    while service.methods.iter().any(|other| function(&other.name) == name) {
        name.push('_');
    }
    name
}

fn method_item(types: &Types<'_>, service: &Service, method: &Method) -> MethodItem {
    let shape = match method.lowering {
        Lowering::Flat { shape } => shape,
        Lowering::Wire { .. } => 0,
    };
    MethodItem {
        name: function(&method.name),
        name_many: form_name(service, method, "many"),
        ty: method_type(&method.name),
        full_name: method.full_name.clone(),
        doc: doc_lines(&method.doc),
        deprecated: method.deprecated,
        request: types.message_type(method.request, "'a"),
        reply: types.message_type(method.reply, "'a"),
        request_argument: types.message_type(method.request, "'_"),
        reply_result: types.message_type(method.reply, "'s"),
        reply_borrows: types.borrows(method.reply),
        id: format!("{:#018x}", method.id),
        shape: format!("{shape:#018x}"),
        flat: shape != 0,
        blocking: method.blocking,
        direct: method.direct.map(|direct| DirectItem {
            name_into: form_name(service, method, "into"),
            name_in_place: form_name(service, method, "in_place"),
            input: direct.input.map(|index| input_item(types, method, index)),
        }),
    }
}

fn input_item(types: &Types<'_>, method: &Method, index: usize) -> InputItem {
    let request = types.schema.message(method.request);
    let field = &request.fields[index];
    let slots = request.flat.as_ref().map(|flat| flat.slots.as_slice()).unwrap_or_default();
    InputItem {
        name: ident(&field.name),
        full_name: format!("{}.{}", request.full_name, field.name),
        place: slots.get(index).map(flat::place).unwrap_or_default(),
    }
}
