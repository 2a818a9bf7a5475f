//! Clients.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::flat::{self, SideItem};
use super::types::Scope;
use super::{GenerateError, doc_of, javadoc, literal, names};
use crate::schema::{FieldKind, Lowering, Method, Presence, Scalar, Service, Type};

/// What is added to a method's name for its other forms.
const FORMS: [&str; 3] = ["Many", "Raw", "Into"];

#[derive(Serialize)]
pub(super) struct ServiceItem {
    name: String,
    doc: Vec<String>,
    methods: Vec<MethodItem>,
}

#[derive(Serialize)]
struct MethodItem {
    constant: String,
    name: String,
    many: String,
    raw: String,
    into: String,
    full_name: String,
    id: String,
    shape: String,
    blocking: bool,
    deprecated: bool,
    doc: Vec<String>,
    /// The same, for the client of futures.
    doc_inner: Vec<String>,
    request: String,
    reply: String,
    flat: Option<FlatItem>,
    /// The field of the request that may lie where the service writes the reply.
    input: Option<String>,
}

#[derive(Serialize)]
struct FlatItem {
    request: SideItem,
    reply: SideItem,
    /// What the call by fields returns: nothing, the reply's only field, or the reply.
    returns: String,
    /// The same as an object.
    returns_object: String,
    /// `void`, `bare` or `message`.
    kind: &'static str,
    /// Something in it may turn out not to be text.
    has_text: bool,
    /// What makes the return value out of a reply message, such as `.value()`.
    bare: String,
}

pub(super) fn service(scope: &Scope<'_>, service: &Service) -> Result<ServiceItem, GenerateError> {
    let mut taken: HashMap<String, &str> = HashMap::new();
    for method in &service.methods {
        if let Some(other) = taken.insert(names::method(&method.name), &method.name) {
            return Err(GenerateError::Unsupported {
                element: method.full_name.clone(),
                reason: format!("it would have the same name in Java as {other}; rename one of them"),
            });
        }
    }
    let mut all: HashSet<String> = taken.into_keys().collect();
    let mut constants = HashSet::new();
    let methods = service
        .methods
        .iter()
        .map(|method| {
            // A method of the schema goes before the form of another that would have its name.
            let plain = names::method(&method.name);
            let [many, raw, into] =
                FORMS.map(|form| names::unique(&mut all, format!("{}{form}", plain.trim_end_matches('_'))));
            let constant = crate::schema::names::screaming(&method.name);
            MethodItem {
                constant: names::unique(&mut constants, constant),
                name: plain,
                many,
                raw,
                into,
                ..method_item(scope, method)
            }
        })
        .collect();
    Ok(ServiceItem { name: names::class(&service.name), doc: javadoc(&service.doc, ""), methods })
}

fn method_item(scope: &Scope<'_>, method: &Method) -> MethodItem {
    let doc = doc_of(&method.doc, method.deprecated);
    let shape = match method.lowering {
        Lowering::Flat { shape } => Some(shape),
        Lowering::Wire { .. } => None,
    };
    MethodItem {
        constant: String::new(),
        name: String::new(),
        many: String::new(),
        raw: String::new(),
        into: String::new(),
        full_name: literal(&method.full_name),
        id: format!("{:#018x}L", method.id),
        shape: shape.map_or("0".to_owned(), |shape| format!("{shape:#018x}L")),
        blocking: method.blocking,
        deprecated: method.deprecated,
        doc: javadoc(&doc, "  "),
        doc_inner: javadoc(&doc, "    "),
        request: scope.message(method.request),
        reply: scope.message(method.reply),
        input: method.direct.and_then(|direct| input(scope, method, direct.input?)),
        flat: shape.and_then(|_| flat_item(scope, method)),
    }
}

fn input(scope: &Scope<'_>, method: &Method, index: usize) -> Option<String> {
    Some(flat::side(scope, scope.schema.message(method.request))?.fields.swap_remove(index).name)
}

fn flat_item(scope: &Scope<'_>, method: &Method) -> Option<FlatItem> {
    let reply = scope.schema.message(method.reply);
    let (returns, returns_object, kind) = match reply.fields.as_slice() {
        [] => ("void".to_owned(), scope.spelled("Void"), "void"),
        [only] => match only.kind {
            FieldKind::Singular { ty: Type::Scalar(Scalar::Bytes), .. } => {
                ("byte[]".to_owned(), "byte[]".to_owned(), "bare")
            }
            FieldKind::Singular { ty, presence: Presence::Implicit } => {
                (scope.value_type(ty), scope.boxed_type(ty), "bare")
            }
            kind => (scope.field_type(kind), scope.field_type(kind), "bare"),
        },
        _ => (scope.message(method.reply), scope.message(method.reply), "message"),
    };
    let reply_side = flat::side(scope, reply)?;
    let bare = match reply_side.fields.as_slice() {
        [only] if only.is_bytes => format!(".{}().toArray()", only.name),
        [only] => format!(".{}()", only.name),
        _ => String::new(),
    };
    let request_side = flat::side(scope, scope.schema.message(method.request))?;
    Some(FlatItem {
        has_text: request_side.fields.iter().chain(&reply_side.fields).any(|field| field.is_text),
        request: request_side,
        reply: reply_side,
        returns,
        returns_object,
        kind,
        bare,
    })
}
