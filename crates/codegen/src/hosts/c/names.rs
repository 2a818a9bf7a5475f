//! Names in generated C.

use std::collections::HashSet;

use super::GenerateError;
use crate::schema::{EnumId, MessageId, Package, Schema, names};

/// What generated code may not use as the name of a member: keywords of C and C++, macros of the standard headers, and
/// types that members have, which C++ wants to mean one thing in a struct.
const RESERVED: &[&str] = &[
    "EOF",
    "FALSE",
    "HUGE_VAL",
    "HUGE_VALF",
    "HUGE_VALL",
    "INFINITY",
    "MATH_ERREXCEPT",
    "MATH_ERRNO",
    "NAN",
    "NULL",
    "TRUE",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "assert",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "errno",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "i386",
    "if",
    "inline",
    "int",
    "int32_t",
    "int64_t",
    "linux",
    "long",
    "math_errhandling",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "offsetof",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "size_t",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "stderr",
    "stdin",
    "stdout",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "uint32_t",
    "uint64_t",
    "union",
    "unix",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];

/// Types that a message without a package could be named like, of the headers that programs usually include.
pub(super) const STANDARD_TYPES: &[&str] = &[
    "clock_t",
    "div_t",
    "double_t",
    "float_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "int8_t",
    "intmax_t",
    "intptr_t",
    "locale_t",
    "max_align_t",
    "off_t",
    "pid_t",
    "ptrdiff_t",
    "size_t",
    "ssize_t",
    "time_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "uint8_t",
    "uintmax_t",
    "uintptr_t",
    "wchar_t",
];

/// What begins with this belongs to `shortwire.h` and the headers beside it.
const OWN_PREFIX: &str = "sw_";

/// Finds a name that begins as Shortwire's own do.
pub(super) fn check_prefix(schema: &Schema, package: &Package) -> Result<(), GenerateError> {
    let messages = package.messages.iter().map(|&id| (message(schema, id), &schema.message(id).full_name));
    let enums = package.enums.iter().map(|&id| (enumeration(schema, id), &schema.enumeration(id).full_name));
    let services = package.services.iter().map(|s| (prefixed(&package.name, &s.name), &s.full_name));
    match messages.chain(enums).chain(services).find(|(name, _)| name.starts_with(OWN_PREFIX)) {
        None => Ok(()),
        Some((name, full_name)) => Err(GenerateError::Unsupported {
            element: full_name.clone(),
            reason: format!(
                "it would be named {name} in C, where {OWN_PREFIX} begins the names of Shortwire itself; choose \
                 another package"
            ),
        }),
    }
}

/// The name of a struct member for a field.
pub(super) fn member(field: &str) -> String {
    if is_reserved(field) { format!("{field}_") } else { field.to_owned() }
}

/// Whether neither C nor C++ can have a member of that name where the headers of this host are included.
pub(in crate::hosts) fn is_reserved(name: &str) -> bool {
    RESERVED.contains(&name) || is_of_headers(name)
}

/// Whether a name is of a kind that belongs to the standard headers or to Shortwire's: limits such as `INT32_MAX`,
/// constants such as `M_PI`, keywords such as `_Atomic`.
fn is_of_headers(name: &str) -> bool {
    const OF_INTEGERS: [&str; 5] = ["INT", "PTRDIFF", "SIG_ATOMIC", "SIZE", "W"];
    let is_limit = ["_MAX", "_MIN", "_WIDTH"].iter().any(|end| name.ends_with(end));
    let after_underscore = name.strip_prefix('_').and_then(|rest| rest.chars().next());
    is_limit && OF_INTEGERS.iter().any(|kind| name.trim_start_matches(['R', 'U']).starts_with(kind))
        || ["FP_", "M_", "SW_", OWN_PREFIX].iter().any(|start| name.starts_with(start))
        || after_underscore.is_some_and(|c| c == '_' || c.is_ascii_uppercase())
}

/// `calculator_v1_binary_op`: what the names of everything that belongs to a message begin with.
pub(super) fn message(schema: &Schema, id: MessageId) -> String {
    let message = schema.message(id);
    prefixed(&schema.packages[message.package].name, &message.name)
}

/// The same for an enum.
pub(super) fn enumeration(schema: &Schema, id: EnumId) -> String {
    let enumeration = schema.enumeration(id);
    prefixed(&schema.packages[enumeration.package].name, &enumeration.name)
}

/// The package's stem and a name of that package in snake case.
pub(super) fn prefixed(package: &str, name: &str) -> String {
    let name = names::snake(name);
    if package.is_empty() { name } else { format!("{}_{name}", names::stem(package)) }
}

/// Names of the members of one struct. Fields have theirs from the schema; what is added beside them gives way.
pub(super) struct Members(HashSet<String>);

impl Members {
    pub(super) fn of<'a>(fields: impl Iterator<Item = &'a str>) -> Self {
        Self(fields.map(member).collect())
    }

    /// A name for a member that is no field: the wanted one, with underscores at its end until no field has it.
    pub(super) fn add(&mut self, wanted: &str) -> String {
        let mut name = member(wanted);
        while !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}
