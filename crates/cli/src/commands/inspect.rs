//! `shortwire inspect`: what a library offers, and whether its table says what its schema says.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};
use shortwire::abi;
use shortwire_codegen::schema::{Lowering, Message, Method, Schema, Service, fnv1a};

use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::loaded::Loaded;
use crate::types;

/// Show what a library offers: services, methods, how calls cross and why
///
/// Compares the library's table with what this compiler makes of the schema in it; exits with 1 if they differ.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The library
    #[arg(value_name = "LIB")]
    library: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let loaded = Loaded::open(&arguments.library)?;
    let differences = differences(&loaded);
    match console.json {
        true => console.document(&document(&loaded, &differences)),
        false => console.result(text(&loaded, &differences).trim_end()),
    }
    Ok(if differences.is_empty() { Exit::Ok } else { Exit::Finding })
}

/// What the table says otherwise than the schema, one sentence each.
fn differences(loaded: &Loaded) -> Vec<String> {
    let (library, schema) = (&loaded.library, &loaded.schema);
    let mut found = Vec::new();
    let hash = fnv1a(library.schema());
    if library.abi().schema_hash != hash {
        found.push(format!(
            "schema hash: the table says {:016x}, the schema in it has {hash:016x}",
            library.abi().schema_hash
        ));
    }
    let methods: HashMap<u64, &Method> = schema.methods().map(|(_, method)| (method.id, method)).collect();
    for (name, entry) in library.named_methods() {
        let Some(method) = methods.get(&entry.id) else {
            found.push(format!("{name}: not in the schema"));
            continue;
        };
        let mut compare = |what: &str, table: String, computed: String| {
            if table != computed {
                found.push(format!(
                    "{}: the table says {what} {table}, the compiler makes it {computed}",
                    method.full_name
                ));
            }
        };
        let computed_shape = match method.lowering {
            Lowering::Flat { shape } => shape,
            Lowering::Wire { .. } => 0,
        };
        compare("name", name.to_owned(), method.full_name.clone());
        compare("lowering", lowering_of(entry.flat.is_some()), lowering_of(is_flat(method)));
        compare("shape", format!("{:016x}", entry.shape), format!("{computed_shape:016x}"));
        compare("slots", slots(entry), computed_slots(schema, method));
        let is_blocking = entry.flags & abi::METHOD_BLOCKING != 0;
        compare("blocking", is_blocking.to_string(), method.blocking.to_string());
    }
    found
}

fn text(loaded: &Loaded, differences: &[String]) -> String {
    let (library, schema) = (&loaded.library, &loaded.schema);
    let mut out = format!(
        "{}\n  contract  version {}\n  runtime   {}\n  schema    {:016x}, {} bytes\n",
        library.path().display(),
        library.abi().abi_version,
        library.runtime(),
        library.abi().schema_hash,
        library.schema().len(),
    );
    for service in schema.packages.iter().flat_map(|package| &package.services) {
        if !is_served(loaded, service) {
            let _ = writeln!(out, "\n{} (in the schema only, not in this library)", service.full_name);
            continue;
        }
        let _ = writeln!(out, "\n{}", service.full_name);
        write_doc(&mut out, "  ", &service.doc);
        for method in &service.methods {
            write_method(&mut out, loaded, method);
        }
    }
    if !differences.is_empty() {
        let _ = writeln!(out, "\nThe table and the schema differ; build the library again:");
        for difference in differences {
            let _ = writeln!(out, "  {difference}");
        }
    }
    out
}

fn write_method(out: &mut String, loaded: &Loaded, method: &Method) {
    let schema = &loaded.schema;
    let mut marks = Vec::new();
    match &method.lowering {
        Lowering::Flat { shape } => marks.push(format!("flat, shape {shape:016x}")),
        Lowering::Wire { reason } => marks.push(format!("wire, because {reason}")),
    }
    marks.push(format!("id {:016x}", method.id));
    marks.extend(method.blocking.then(|| "blocking".to_owned()));
    marks.extend(method.deprecated.then(|| "deprecated".to_owned()));
    marks.extend(loaded.library.method(method.id).is_none().then(|| "not in this library".to_owned()));
    let _ = writeln!(out, "\n  {}", method.name);
    write_doc(out, "    ", &method.doc);
    let _ = writeln!(out, "    {}", marks.join(", "));
    let _ = writeln!(out, "    request  {}", types::message(schema, schema.message(method.request), "    "));
    let _ = writeln!(out, "    reply    {}", types::message(schema, schema.message(method.reply), "    "));
}

fn write_doc(out: &mut String, indent: &str, doc: &str) {
    for line in doc.lines() {
        let _ = writeln!(out, "{indent}{line}");
    }
}

fn document(loaded: &Loaded, differences: &[String]) -> Value {
    let (library, schema) = (&loaded.library, &loaded.schema);
    let services = schema.packages.iter().flat_map(|package| &package.services);
    json!({
        "path": library.path(),
        "abi_version": library.abi().abi_version,
        "runtime": library.runtime(),
        "schema_hash": format!("{:016x}", library.abi().schema_hash),
        "schema_bytes": library.schema().len(),
        "services": services.map(|service| json!({
            "name": service.full_name,
            "comment": service.doc,
            "served": is_served(loaded, service),
            "methods": service.methods.iter().map(|m| method_document(loaded, m)).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "differences": differences,
    })
}

fn method_document(loaded: &Loaded, method: &Method) -> Value {
    let schema = &loaded.schema;
    let (shape, reason) = match &method.lowering {
        Lowering::Flat { shape } => (Some(format!("{shape:016x}")), None),
        Lowering::Wire { reason } => (None, Some(reason)),
    };
    json!({
        "name": method.full_name,
        "comment": method.doc,
        "id": format!("{:016x}", method.id),
        "lowering": lowering_of(is_flat(method)),
        "shape": shape,
        "reason": reason,
        "blocking": method.blocking,
        "deprecated": method.deprecated,
        "served": loaded.library.method(method.id).is_some(),
        "request": message_document(schema, schema.message(method.request)),
        "reply": message_document(schema, schema.message(method.reply)),
    })
}

fn message_document(schema: &Schema, message: &Message) -> Value {
    let fields = message.fields.iter().map(|field| {
        json!({
            "name": field.name,
            "number": field.number,
            "type": types::field_type(schema, message, field),
            "comment": field.doc,
        })
    });
    json!({ "name": message.full_name, "comment": message.doc, "fields": fields.collect::<Vec<_>>() })
}

fn is_served(loaded: &Loaded, service: &Service) -> bool {
    service.methods.is_empty() || service.methods.iter().any(|m| loaded.library.method(m.id).is_some())
}

fn is_flat(method: &Method) -> bool {
    matches!(method.lowering, Lowering::Flat { .. })
}

fn lowering_of(is_flat: bool) -> String {
    if is_flat { "flat" } else { "wire" }.to_owned()
}

fn slots(entry: &abi::Method) -> String {
    format!("{} to {}", entry.request_slots, entry.reply_slots)
}

fn computed_slots(schema: &Schema, method: &Method) -> String {
    let count = |id| schema.message(id).flat.as_ref().filter(|_| is_flat(method)).map_or(0, |f| f.slot_count);
    format!("{} to {}", count(method.request), count(method.reply))
}
