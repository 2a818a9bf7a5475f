//! Checks that names in descriptors are names.
//!
//! A compiler of `.proto` files lets nothing else through, but a descriptor set may come from anywhere, and names become
//! part of generated code.

use buffa_descriptor::generated::descriptor::{DescriptorProto, EnumDescriptorProto, FileDescriptorSet};

use super::SchemaError;

/// Finds the first name that no `.proto` file could have.
pub(super) fn check(set: &FileDescriptorSet) -> Result<(), SchemaError> {
    for file in &set.file {
        let name = file.name.as_deref().unwrap_or_default();
        if name.is_empty() || name.chars().any(char::is_control) {
            return Err(SchemaError::Descriptors(format!("{name:?} is no name of a file")));
        }
        let package = file.package.as_deref().unwrap_or_default();
        if !package.is_empty() {
            package.split('.').try_for_each(|part| identifier(Some(part), name))?;
        }
        file.message_type.iter().try_for_each(|message| message_names(message, name))?;
        file.enum_type.iter().try_for_each(|enumeration| enum_names(enumeration, name))?;
        file.extension.iter().try_for_each(|field| identifier(field.name.as_deref(), name))?;
        for service in &file.service {
            identifier(service.name.as_deref(), name)?;
            service.method.iter().try_for_each(|method| identifier(method.name.as_deref(), name))?;
        }
    }
    Ok(())
}

fn message_names(message: &DescriptorProto, file: &str) -> Result<(), SchemaError> {
    identifier(message.name.as_deref(), file)?;
    message.field.iter().try_for_each(|field| identifier(field.name.as_deref(), file))?;
    message.oneof_decl.iter().try_for_each(|oneof| identifier(oneof.name.as_deref(), file))?;
    message.enum_type.iter().try_for_each(|enumeration| enum_names(enumeration, file))?;
    message.nested_type.iter().try_for_each(|nested| message_names(nested, file))
}

fn enum_names(enumeration: &EnumDescriptorProto, file: &str) -> Result<(), SchemaError> {
    identifier(enumeration.name.as_deref(), file)?;
    enumeration.value.iter().try_for_each(|value| identifier(value.name.as_deref(), file))
}

/// Source: `ident` in <https://protobuf.dev/reference/protobuf/proto3-spec/#identifiers>, which compilers extend by a
/// leading underscore.
fn identifier(name: Option<&str>, file: &str) -> Result<(), SchemaError> {
    let name = name.unwrap_or_default();
    let is_identifier = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    match is_identifier {
        true => Ok(()),
        false => Err(SchemaError::Descriptors(format!("{name:?} in {file} is no name of protobuf"))),
    }
}
