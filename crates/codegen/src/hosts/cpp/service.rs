//! Services, as the templates want them.

use serde::Serialize;

use super::names::{self, Scope};
use super::types::Speller;
use super::{doc, message};
use crate::schema::{Lowering, Message, Method, Schema, Service, Type, names as case};

/// Functions that every client has.
const OF_ALL_CLIENTS: [&str; 4] = ["open", "try_open", "close", "is_open"];

/// What comes behind a method's name in the forms in which it can be called; before each of them `try_` may stand.
const FORMS: [&str; 5] = ["", "_into", "_raw", "_many", "_columns"];

#[derive(Serialize)]
pub(super) struct ServiceItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    methods: Vec<MethodItem>,
    /// Some method is: the compiler would warn of its forms that call one another.
    has_deprecated: bool,
}

#[derive(Serialize)]
struct MethodItem {
    index: usize,
    name: String,
    full_name: String,
    doc: Vec<String>,
    id: String,
    shape: String,
    deprecated: bool,
    request: String,
    reply: String,
    /// The structs of their columns.
    request_columns: String,
    reply_columns: String,
    /// Which of the two ways a call takes: `flat` or `wire`.
    way: &'static str,
    /// Flat, with a reply that needs no memory.
    without_call: bool,
    /// Flat, with fields on both sides.
    has_columns: bool,
}

pub(super) fn service(schema: &Schema, package: usize, service: &Service) -> ServiceItem {
    let mut scope = Scope::default();
    let functions: Vec<String> =
        service.methods.iter().map(|method| scope.add(&function_name(service, method))).collect();
    let spell = Speller { schema, package: Some(package), hidden: &scope };
    let methods = service.methods.iter().zip(&functions).enumerate();
    let item = |(index, (method, name)): (usize, (&Method, &String))| {
        let shape = match method.lowering {
            Lowering::Flat { shape } => shape,
            Lowering::Wire { .. } => 0,
        };
        let sides = [schema.message(method.request), schema.message(method.reply)];
        let is_flat = shape != 0;
        let has_text = |message: &Message| message.flat.as_ref().is_some_and(|flat| flat.has_bytes);
        let [request, reply] =
            [method.request, method.reply].map(|id| spell.value(Type::Message { id, delimited: false }));
        MethodItem {
            index,
            name: name.clone(),
            full_name: method.full_name.clone(),
            doc: doc(&method.doc),
            id: format!("UINT64_C({:#018x})", method.id),
            shape: if is_flat { format!("UINT64_C({shape:#018x})") } else { "0".to_owned() },
            deprecated: method.deprecated,
            request_columns: format!("{request}::{}", message::columns_names(schema, method.request).0),
            reply_columns: format!("{reply}::{}", message::columns_names(schema, method.reply).1),
            request,
            reply,
            way: if is_flat { "flat" } else { "wire" },
            without_call: is_flat && !has_text(sides[1]),
            has_columns: is_flat && sides.iter().all(|message| !message.fields.is_empty()),
        }
    };
    ServiceItem {
        name: names::allowed(&service.name),
        full_name: service.full_name.clone(),
        doc: doc(&service.doc),
        methods: methods.map(item).collect(),
        has_deprecated: service.methods.iter().any(|method| method.deprecated),
    }
}

/// The name of a method's functions. It gives way with an underscore where it would meet a function that all clients have,
/// or another form of another method: `AddMany` beside `Add`.
fn function_name(service: &Service, method: &Method) -> String {
    let name = case::snake(&method.name);
    let plain = name.strip_prefix("try_").unwrap_or(&name);
    let is_form = |other: &Method| {
        let other = case::snake(&other.name);
        other != name && plain.strip_prefix(&other).is_some_and(|rest| FORMS.contains(&rest))
    };
    let taken = OF_ALL_CLIENTS.contains(&name.as_str()) || service.methods.iter().any(is_form);
    if taken { format!("{name}_") } else { name }
}
