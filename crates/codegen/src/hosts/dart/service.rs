//! Clients.

use std::collections::HashSet;

use serde::Serialize;

use super::names::{self, Members};
use super::slots::{self, FlatField};
use super::types::Scope;
use super::{GenerateError, doc, doc_or};
use crate::schema::{FlatMessage, Lowering, Message, Method, Scalar, Service, Type, names as case};

#[derive(Serialize)]
pub(super) struct ServiceItem {
    name: String,
    full_name: String,
    doc: Vec<String>,
    methods: Vec<MethodItem>,
}

#[derive(Serialize)]
struct MethodItem {
    /// Names of the forms: `add`, `addSync`, `addIntoSync` ...
    forms: Forms,
    full_name: String,
    /// Arguments of what the client knows of it.
    info: String,
    doc: Vec<String>,
    request: String,
    reply: String,
    flat: Option<FlatItem>,
}

#[derive(Serialize)]
struct Forms {
    call: String,
    call_sync: String,
    into_sync: String,
    raw: String,
    raw_sync: String,
    raw_into_sync: String,
    many: String,
    many_sync: String,
    columns: String,
    columns_sync: String,
}

/// What a method has that crosses as slots.
#[derive(Serialize)]
struct FlatItem {
    is_blocking: bool,
    /// Between the parentheses of a declaration, and of a call that passes everything on.
    parameters: String,
    pass: String,
    returns: String,
    put: Vec<String>,
    /// What a call returns, from the slots; none for nothing.
    result: Option<String>,
    /// The same from a reply message in `$reply`.
    unwrap: String,
    /// The request as a message, for calls in wire format.
    request: String,
    /// Replies may have strings or bytes, which lie in the call's output.
    has_output: bool,
    /// Numbers in, numbers out: worth compiling into its callers.
    is_short: bool,
    into: Option<IntoItem>,
    items: ItemsItem,
    columns: Option<ColumnsItem>,
}

/// A call whose reply goes into what the caller has.
#[derive(Serialize)]
struct IntoItem {
    ty: String,
    returns: String,
    /// Statements that fill `$target` from the slots.
    fill: Vec<String>,
    result: String,
    over_wire: String,
}

/// A batch of items.
#[derive(Serialize)]
struct ItemsItem {
    ty: String,
    put: Vec<String>,
    /// Between the parentheses of the batch's start, without the method and the number of items.
    size: String,
    reply: Vec<String>,
    result: String,
    result_type: String,
    /// An item as a request, for batches in wire format.
    request: String,
}

/// A batch of columns.
#[derive(Serialize)]
struct ColumnsItem {
    parameters: String,
    /// The same for the function that both forms share.
    positional: String,
    pass: String,
    returns: String,
    counts: String,
    fit: Vec<String>,
    put: Vec<String>,
    result: String,
}

/// A name for a record, whose fields would not fit into a signature.
#[derive(Serialize)]
pub(super) struct RecordItem {
    name: String,
    ty: String,
    doc: Vec<String>,
}

/// The records of a library.
pub(super) struct Records {
    taken: HashSet<String>,
    pub(super) items: Vec<RecordItem>,
}

impl Records {
    pub(super) fn new(scope: &Scope<'_>) -> Self {
        let package = &scope.schema.packages[scope.package];
        let messages = package.messages.iter().map(|&id| scope.schema.message(id).name.as_str());
        let enums = package.enums.iter().map(|&id| scope.schema.enumeration(id).name.as_str());
        let services = package.services.iter().map(|service| service.name.as_str());
        let taken = messages.chain(enums).chain(services).map(names::class).collect();
        Self { taken, items: Vec::new() }
    }

    /// The name of a record of the fields of `message`, with what its kind is called behind.
    fn name(&mut self, message: &Message, kind: &str, fields: &[(String, &str)]) -> String {
        let fields: Vec<String> = fields.iter().map(|(ty, name)| format!("{ty} {name}")).collect();
        let ty = format!("({{{}}})", fields.join(", "));
        let wanted = format!("{}{kind}", names::class(&message.name));
        let is_it = |item: &&RecordItem| item.ty == ty && item.name.trim_end_matches('_') == wanted;
        if let Some(item) = self.items.iter().find(is_it) {
            return item.name.clone();
        }
        let mut name = wanted;
        while !self.taken.insert(name.clone()) {
            name.push('_');
        }
        let text = format!("The fields of `{}` as {} of a batch.", message.full_name, kind.to_lowercase());
        self.items.push(RecordItem { name: name.clone(), ty, doc: doc(&text, false, "") });
        name
    }
}

pub(super) fn service(
    scope: &Scope<'_>,
    service: &Service,
    records: &mut Records,
) -> Result<ServiceItem, GenerateError> {
    let mut members = Members::of_client(&scope.hidden_types());
    let mut calls = Vec::new();
    for method in &service.methods {
        calls.push(members.add(&case::camel(&method.name)));
    }
    // A method of the schema goes before the form of another that would have its name.
    let methods = service.methods.iter().zip(calls).map(|(method, call)| {
        let base = case::camel(&method.name);
        let mut form = |suffix: &str| members.add(&format!("{base}{suffix}"));
        let forms = Forms {
            call_sync: form("Sync"),
            into_sync: form("IntoSync"),
            raw: form("Raw"),
            raw_sync: form("RawSync"),
            raw_into_sync: form("RawIntoSync"),
            many: form("Many"),
            many_sync: form("ManySync"),
            columns: form("Columns"),
            columns_sync: form("ColumnsSync"),
            call,
        };
        method_item(scope, method, forms, records)
    });
    Ok(ServiceItem {
        name: names::class(&service.name),
        full_name: service.full_name.clone(),
        doc: doc_or(&service.doc, &format!("A client of `{}`.", service.full_name), false, ""),
        methods: methods.collect(),
    })
}

fn method_item(scope: &Scope<'_>, method: &Method, forms: Forms, records: &mut Records) -> MethodItem {
    let mut info = format!("'{}', 0x{:016x}", method.full_name, method.id);
    let request = scope.schema.message(method.request);
    let reply = scope.schema.message(method.reply);
    let flat = match (&method.lowering, &request.flat, &reply.flat) {
        (Lowering::Flat { shape }, Some(request_flat), Some(reply_flat)) => {
            info.push_str(&format!(", shape: 0x{shape:016x}"));
            Some(flat_item(scope, method, records, (request, request_flat), (reply, reply_flat)))
        }
        _ => None,
    };
    if method.blocking {
        info.push_str(", isBlocking: true");
    }
    MethodItem {
        forms,
        full_name: method.full_name.clone(),
        info,
        doc: doc_or(&method.doc, &format!("`{}`.", method.full_name), method.deprecated, "  "),
        request: scope.message(method.request),
        reply: scope.message(method.reply),
        flat,
    }
}

fn fields_of<'a>(scope: &Scope<'_>, (message, flat): (&'a Message, &FlatMessage)) -> Vec<FlatField<'a>> {
    let owner = Scope { schema: scope.schema, package: message.package };
    let field_names = message.fields.iter().map(|f| f.name.as_str());
    let (names, _) = Members::of_message(&owner.hidden_types(), field_names);
    slots::fields(message, flat, &names)
}

fn flat_item(
    scope: &Scope<'_>,
    method: &Method,
    records: &mut Records,
    request: (&Message, &FlatMessage),
    reply: (&Message, &FlatMessage),
) -> FlatItem {
    let (takes, gives) = (fields_of(scope, request), fields_of(scope, reply));
    let (request_class, reply_class) = (scope.message(method.request), scope.message(method.reply));
    let passed = takes.iter().map(|f| format!("{0}: {0}", f.name)).collect::<Vec<_>>().join(", ");
    let unwrap = match gives.as_slice() {
        [only] => format!("$reply.{}", only.name),
        _ => "$reply".to_owned(),
    };
    FlatItem {
        is_blocking: method.blocking,
        parameters: braced(takes.iter().map(|f| f.parameter(scope))),
        returns: returns(scope, &gives, &reply_class),
        put: slots::put(&takes, ""),
        result: slots::result(scope, &gives, &reply_class),
        unwrap,
        request: slots::request(&request_class, &takes, |f| f.name.clone()),
        has_output: reply.1.has_bytes,
        is_short: !(method.blocking || request.1.has_bytes || reply.1.has_bytes),
        into: into_item(scope, &gives, &reply_class),
        items: items_item(scope, &takes, &gives, records, request.0, (&request_class, &reply_class)),
        columns: (!takes.is_empty()).then(|| columns_item(scope, &takes, &gives, records, reply.0)),
        pass: passed,
    }
}

fn braced(parameters: impl Iterator<Item = String>) -> String {
    let parameters: Vec<String> = parameters.collect();
    if parameters.is_empty() { String::new() } else { format!("{{{}}}", parameters.join(", ")) }
}

fn returns(scope: &Scope<'_>, gives: &[FlatField<'_>], class: &str) -> String {
    match gives {
        [] => "void".to_owned(),
        [only] => only.value_type(scope),
        _ => class.to_owned(),
    }
}

fn into_item(scope: &Scope<'_>, gives: &[FlatField<'_>], class: &str) -> Option<IntoItem> {
    match gives {
        [only] if only.ty == Type::Scalar(Scalar::Bytes) && only.bit.is_none() => Some(IntoItem {
            ty: "Uint8List".to_owned(),
            returns: "int".to_owned(),
            fill: Vec::new(),
            result: "$call.takeBytesInto($sw.Call.reply, $target)".to_owned(),
            over_wire: format!("$sw.copyInto($reply.{}, $target)", only.name),
        }),
        [] | [_] => None,
        several => Some(IntoItem {
            ty: class.to_owned(),
            returns: class.to_owned(),
            fill: slots::into(scope, several),
            result: "$target".to_owned(),
            over_wire: "$reply".to_owned(),
        }),
    }
}

fn items_item(
    scope: &Scope<'_>,
    takes: &[FlatField<'_>],
    gives: &[FlatField<'_>],
    records: &mut Records,
    message: &Message,
    (request, reply): (&str, &str),
) -> ItemsItem {
    let ty = match takes {
        [] => "()".to_owned(),
        [only] => only.value_type(scope),
        several => {
            let fields: Vec<_> = several.iter().map(|f| (f.value_type(scope), f.name.as_str())).collect();
            records.name(message, "Item", &fields)
        }
    };
    let is_bare = takes.len() == 1;
    let item = |f: &FlatField<'_>, item: &str| match is_bare {
        true => item.to_owned(),
        false => format!("{item}.{}", f.name),
    };
    let (columns, bytes) = slots::size(takes, gives);
    ItemsItem {
        put: slots::put_items(takes, &item),
        size: format!("{columns}, {bytes}"),
        reply: slots::reply_columns(gives),
        result: slots::item_result(scope, gives, reply),
        result_type: returns(scope, gives, reply),
        request: slots::request(request, takes, |f| item(f, "$item")),
        ty,
    }
}

fn columns_item(
    scope: &Scope<'_>,
    takes: &[FlatField<'_>],
    gives: &[FlatField<'_>],
    records: &mut Records,
    reply: &Message,
) -> ColumnsItem {
    let returns = match gives {
        [] => "void".to_owned(),
        [only] => only.column_type(scope),
        several => {
            let columns: Vec<_> = several.iter().map(|f| (f.column_type(scope), f.name.as_str())).collect();
            records.name(reply, "Columns", &columns)
        }
    };
    let mut into = "into".to_owned();
    while takes.iter().any(|f| f.name == into) {
        into.push('_');
    }
    let columns = takes.iter().map(|f| (f.column_type(scope), f.name.as_str()));
    let target = (!gives.is_empty()).then(|| (format!("{returns}?"), into.as_str()));
    let declare = |(ty, name): (String, &str)| format!("{ty} {name}");
    let parameters: Vec<String> = columns
        .clone()
        .map(|column| format!("required {}", declare(column)))
        .chain(target.clone().map(declare))
        .collect();
    let positional: Vec<String> = columns.clone().chain(target.clone()).map(declare).collect();
    let pass: Vec<&str> = columns.chain(target.clone()).map(|(_, name)| name).collect();
    let counts: Vec<String> = takes.iter().map(|f| format!("('{}', {}.length)", f.place, f.name)).collect();
    ColumnsItem {
        parameters: parameters.join(", "),
        positional: positional.join(", "),
        pass: pass.join(", "),
        counts: counts.join(", "),
        fit: slots::fit_columns(gives, &into),
        put: slots::put_columns(takes),
        result: slots::column_result(scope, gives, &into),
        returns,
    }
}
