//! Names that Rust allows and that meet neither one another nor what generated code brings.

use super::types::Types;
use super::{GenerateError, Names};
use crate::schema::{Field, Message, Package, Service, names};

/// Keywords of all editions, and the member that every message has.
const RESERVED: &[&str] = &[
    "Self", "_", "_unknown", "abstract", "as", "async", "await", "become", "box", "break", "const",
    "continue", "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if",
    "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe",
    "unsized", "use", "virtual", "where", "while", "yield",
];

/// Types and variants that generated code names without a path.
const PRELUDE: &[&str] =
    &["Err", "None", "Ok", "Some", "bool", "f32", "f64", "i32", "i64", "str", "u32", "u64", "usize"];

/// Functions that every enum has.
const ENUM_FUNCTIONS: [&str; 2] = ["is_known", "name"];

/// Functions that every client or service trait has.
const SERVICE_FUNCTIONS: [&str; 5] = ["__shortwire_describe", "new", "open", "target", "with"];

/// The name of a field or function.
pub(super) fn ident(name: &str) -> String {
    if RESERVED.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

/// The name of a struct, enum or trait.
pub(super) fn type_ident(name: &str) -> String {
    if PRELUDE.contains(&name) { format!("{name}_") } else { ident(name) }
}

/// The constant for a value of an enum.
pub(super) fn constant(name: &str) -> String {
    if ENUM_FUNCTIONS.contains(&name) { format!("{name}_") } else { ident(name) }
}

/// The variant of a oneof's enum that a member is.
pub(super) fn variant(field: &Field) -> String {
    pascal(&field.name)
}

/// The enum that a oneof becomes.
pub(super) fn oneof_name(message: &Message, oneof: usize) -> String {
    format!("{}{}", message.name, names::pascal(&message.oneofs[oneof].name))
}

/// The type that stands for a method.
pub(super) fn method_type(method: &str) -> String {
    pascal(method)
}

/// The name of a method's function, which is none of the client's own.
pub(super) fn function(method: &str) -> String {
    let name = ident(&names::snake(method));
    if SERVICE_FUNCTIONS.contains(&name.as_str()) { format!("{name}_") } else { name }
}

/// The module of the types that stand for a service's methods.
pub(super) fn methods_module(service: &Service) -> String {
    format!("{}_methods", names::snake(&service.name))
}

/// `_1` and `__` are names in protobuf, of which no words are left.
fn pascal(name: &str) -> String {
    let pascal = names::pascal(name);
    if pascal.starts_with(|c: char| c.is_alphabetic()) {
        ident(&pascal)
    } else {
        ident(&format!("_{pascal}"))
    }
}

/// Finds names of a package that are different in the schema and the same in Rust.
pub(super) fn check(types: &Types<'_>, package: &Package) -> Result<(), GenerateError> {
    let mut items = Names::of("Rust");
    for &id in &package.enums {
        let enumeration = types.schema.enumeration(id);
        items.claim(&type_ident(&enumeration.name), &enumeration.full_name)?;
        let mut constants = Names::of("Rust");
        for value in &enumeration.values {
            constants
                .claim(&constant(&value.short_name), &format!("{}.{}", enumeration.full_name, value.name))?;
        }
    }
    for &id in &package.messages {
        let message = types.message(id);
        items.claim(&type_ident(&message.name), &message.full_name)?;
        check_members(message, &mut items)?;
    }
    for service in &package.services {
        items.claim(&type_ident(&service.name), &service.full_name)?;
        items.claim(&format!("{}Client", service.name), &service.full_name)?;
        items.claim(&methods_module(service), &service.full_name)?;
        let (mut functions, mut method_types) = (Names::of("Rust"), Names::of("Rust"));
        for method in &service.methods {
            functions.claim(&function(&method.name), &method.full_name)?;
            method_types.claim(&method_type(&method.name), &method.full_name)?;
        }
    }
    Ok(())
}

fn check_members(message: &Message, items: &mut Names) -> Result<(), GenerateError> {
    let element = |name: &str| format!("{}.{name}", message.full_name);
    let mut fields = Names::of("Rust");
    for field in message.fields.iter().filter(|field| field.oneof().is_none()) {
        fields.claim(&ident(&field.name), &element(&field.name))?;
    }
    for (index, oneof) in message.oneofs.iter().enumerate() {
        fields.claim(&ident(&oneof.name), &element(&oneof.name))?;
        items.claim(&oneof_name(message, index), &element(&oneof.name))?;
        let mut variants = Names::of("Rust");
        for &member in &oneof.fields {
            let field = &message.fields[member];
            variants.claim(&variant(field), &element(&field.name))?;
        }
    }
    Ok(())
}
