//! How the types of protobuf look in Java: names of classes, and expressions that write and read single values.

use std::collections::{BTreeSet, HashSet};

use super::names;
use crate::schema::{EnumId, Field, FieldKind, MessageId, Presence, Scalar, Schema, Type};

/// Classes that generated code uses beside those of the schema, by full name.
const LIBRARY: &[&str] = &[
    "java.lang.foreign.MemorySegment",
    "java.util.ArrayList",
    "java.util.List",
    "java.util.Map",
    "java.util.Objects",
    "java.util.SortedMap",
    "java.util.concurrent.CompletableFuture",
    "java.util.concurrent.Executor",
    "shortwire.BatchException",
    "shortwire.Booleans",
    "shortwire.Bytes",
    "shortwire.CallOptions",
    "shortwire.Client",
    "shortwire.Column",
    "shortwire.Doubles",
    "shortwire.Floats",
    "shortwire.Ints",
    "shortwire.Library",
    "shortwire.Longs",
    "shortwire.Message",
    "shortwire.MessageType",
    "shortwire.Options",
    "shortwire.ShortwireException",
    "shortwire.gen.v1.Batch",
    "shortwire.gen.v1.Call",
    "shortwire.gen.v1.Entries",
    "shortwire.gen.v1.Entry",
    "shortwire.gen.v1.Futures",
    "shortwire.gen.v1.Items",
    "shortwire.gen.v1.MethodInfo",
    "shortwire.gen.v1.Reader",
    "shortwire.gen.v1.WireException",
    "shortwire.gen.v1.Writer",
];

/// Classes of `java.lang` that generated code names.
const LANGUAGE: &[&str] = &[
    "Boolean",
    "Deprecated",
    "Double",
    "Float",
    "IllegalArgumentException",
    "Integer",
    "Long",
    "Object",
    "Override",
    "String",
    "Void",
];

/// What names mean in one file: its package's types and what is nested in it come first, and what they hide is named
/// in full.
pub(super) struct Scope<'a> {
    pub(super) schema: &'a Schema,
    package: usize,
    own: HashSet<String>,
    nested: HashSet<String>,
}

impl<'a> Scope<'a> {
    pub(super) fn new(schema: &'a Schema, package: usize) -> Self {
        let types = &schema.packages[package];
        let messages = types.messages.iter().map(|&id| names::class(&schema.message(id).name));
        let enums = types.enums.iter().map(|&id| names::class(&schema.enumeration(id).name));
        let services = types.services.iter().map(|service| names::class(&service.name));
        Self { schema, package, own: messages.chain(enums).chain(services).collect(), nested: HashSet::new() }
    }

    /// The same in a file in which these classes are nested.
    pub(super) fn within(&self, nested: HashSet<String>) -> Scope<'a> {
        Scope { schema: self.schema, package: self.package, own: self.own.clone(), nested }
    }

    /// What generated code calls a class of the library or of `java.lang`, by its simple name.
    pub(super) fn library(&self) -> impl Iterator<Item = (String, String)> {
        let of_library = LIBRARY.iter().map(|full| (simple(full), (*full).to_owned()));
        let of_language = LANGUAGE.iter().map(|name| (*name, format!("java.lang.{name}")));
        of_library.chain(of_language).map(|(simple, full)| {
            (simple.to_owned(), if self.is_hidden(simple) { full } else { simple.to_owned() })
        })
    }

    /// The imports that a text needs, in order.
    pub(super) fn imports(&self, text: &str) -> BTreeSet<String> {
        let code = text.lines().filter(|line| !is_prose(line));
        let words: HashSet<&str> =
            code.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')).collect();
        let of_library = LIBRARY.iter().map(|full| (*full).to_owned());
        let of_schema = self.others().map(|(full, _)| full);
        of_library
            .chain(of_schema)
            .filter(|full| !self.is_hidden(simple(full)) && words.contains(simple(full)))
            .filter(|full| self.imported(full))
            .collect()
    }

    pub(super) fn message(&self, id: MessageId) -> String {
        let message = self.schema.message(id);
        self.class(message.package, &message.name)
    }

    pub(super) fn enumeration(&self, id: EnumId) -> String {
        let enumeration = self.schema.enumeration(id);
        self.class(enumeration.package, &enumeration.name)
    }

    fn class(&self, package: usize, name: &str) -> String {
        let class = names::class(name);
        let full = format!("{}.{class}", names::package(&self.schema.packages[package].name));
        let is_plain = if package == self.package {
            !self.nested.contains(&class)
        } else {
            !self.is_hidden(&class) && self.imported(&full)
        };
        if is_plain { class } else { full }
    }

    /// Whether a simple name means something else here.
    fn is_hidden(&self, simple: &str) -> bool {
        self.own.contains(simple) || self.nested.contains(simple)
    }

    /// Whether a class is the one that its simple name is imported for: the library's, or the only one of other packages.
    fn imported(&self, full: &str) -> bool {
        let name = simple(full);
        if LIBRARY.contains(&full) {
            return true;
        }
        let of_library = LIBRARY.iter().any(|other| simple(other) == name) || LANGUAGE.contains(&name);
        !of_library && self.others().filter(|(other, _)| simple(other) == name).count() == 1
    }

    /// Full names of the messages and enums of other packages.
    fn others(&self) -> impl Iterator<Item = (String, usize)> {
        let messages = self.schema.messages.iter().map(|message| (message.package, &message.name));
        let enums = self.schema.enums.iter().map(|enumeration| (enumeration.package, &enumeration.name));
        messages.chain(enums).filter(|&(package, _)| package != self.package).map(|(package, name)| {
            let full =
                format!("{}.{}", names::package(&self.schema.packages[package].name), names::class(name));
            (full, package)
        })
    }

    /// The type of a value that is there.
    pub(super) fn value_type(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(scalar) => self.spelled(primitive(scalar)),
            Type::Enum { id, .. } => self.enumeration(id),
            Type::Message { id, .. } => self.message(id),
        }
    }

    /// The same as an object.
    pub(super) fn boxed_type(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(scalar) => self.spelled(boxed(scalar)),
            other => self.value_type(other),
        }
    }

    /// The type of a field's component; members of oneofs have none of their own.
    pub(super) fn field_type(&self, kind: FieldKind) -> String {
        match kind {
            FieldKind::Singular { ty, presence: Presence::Implicit } => self.value_type(ty),
            FieldKind::Singular { ty, .. } => self.boxed_type(ty),
            FieldKind::Repeated { ty, .. } => match number_list(ty) {
                Some(list) => self.spelled(list),
                None => format!("{}<{}>", self.spelled("List"), self.boxed_type(ty)),
            },
            FieldKind::Map { key, value } => {
                let key = self.boxed_type(Type::Scalar(key));
                format!("{}<{key}, {}>", self.spelled("Map"), self.boxed_type(value))
            }
        }
    }

    /// What stands for a field's absence.
    pub(super) fn default(&self, kind: FieldKind) -> String {
        match kind {
            FieldKind::Repeated { ty, .. } => match number_list(ty) {
                Some(list) => format!("{}.EMPTY", self.spelled(list)),
                None => format!("{}.none()", self.spelled("Items")),
            },
            FieldKind::Map { .. } => format!("{}.none()", self.spelled("Entries")),
            FieldKind::Singular { ty, presence: Presence::Implicit } => self.zero(ty),
            FieldKind::Singular { .. } => "null".to_owned(),
        }
    }

    /// The value of a type that is not there.
    pub(super) fn zero(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(Scalar::Double) => "0.0".to_owned(),
            Type::Scalar(Scalar::Float) => "0.0F".to_owned(),
            Type::Scalar(Scalar::Bool) => "false".to_owned(),
            Type::Scalar(Scalar::String { .. }) => "\"\"".to_owned(),
            Type::Scalar(Scalar::Bytes) => format!("{}.EMPTY", self.spelled("Bytes")),
            Type::Scalar(scalar) if primitive(scalar) == "long" => "0L".to_owned(),
            Type::Scalar(_) => "0".to_owned(),
            Type::Enum { id, closed } => {
                let first = self.schema.enumeration(id).values.first().map_or(0, |value| value.number);
                format!("{}.of({})", self.enumeration(id), if closed { first } else { 0 })
            }
            Type::Message { id, .. } => format!("{}.builder().build()", self.message(id)),
        }
    }

    /// What a class of the library or of `java.lang` is called here.
    pub(super) fn spelled(&self, name: &str) -> String {
        if !self.is_hidden(name) {
            return name.to_owned();
        }
        let full = LIBRARY.iter().find(|full| simple(full) == name);
        full.map_or_else(|| format!("java.lang.{name}"), |full| (*full).to_owned())
    }

    /// An expression that reads a value which is no message.
    pub(super) fn read(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(scalar) => format!("_r.{}()", codec_method(scalar)),
            Type::Enum { id, .. } => format!("{}.of(_r.int32())", self.enumeration(id)),
            Type::Message { .. } => unreachable!("messages are read by their builders"),
        }
    }
}

/// An expression that writes a value which is no message before `at`, without its tag, in the name of a field.
pub(super) fn write(ty: Type, at: &str, value: &str, field: u32) -> String {
    match ty {
        Type::Scalar(Scalar::String { validate: true }) => {
            format!("_w.string({at}, {value}, TYPE, {field})")
        }
        Type::Scalar(scalar) => format!("_w.{}({at}, {value})", codec_method(scalar)),
        Type::Enum { .. } => format!("_w.int32({at}, {value}.number())"),
        Type::Message { .. } => unreachable!("messages write themselves"),
    }
}

/// A condition that a value without presence differs from zero.
pub(super) fn is_set(scope: &Scope<'_>, ty: Type, value: &str) -> String {
    match ty {
        Type::Scalar(Scalar::Double) => {
            format!("{}.doubleToRawLongBits({value}) != 0", scope.spelled("Double"))
        }
        Type::Scalar(Scalar::Float) => format!("{}.floatToRawIntBits({value}) != 0", scope.spelled("Float")),
        Type::Scalar(Scalar::Bool) => value.to_owned(),
        Type::Scalar(Scalar::String { .. } | Scalar::Bytes) => format!("!{value}.isEmpty()"),
        Type::Scalar(_) => format!("{value} != 0"),
        Type::Enum { .. } => format!("{value}.number() != 0"),
        Type::Message { .. } => format!("{value} != null"),
    }
}

/// The list of numbers that holds a repeated field, if it is of numbers.
pub(super) fn number_list(ty: Type) -> Option<&'static str> {
    let Type::Scalar(scalar) = ty else { return None };
    Some(match primitive(scalar) {
        "long" => "Longs",
        "int" => "Ints",
        "double" => "Doubles",
        "float" => "Floats",
        "boolean" => "Booleans",
        _ => return None,
    })
}

/// The getter of a [`number_list`] that makes no object.
pub(super) fn number_getter(ty: Type) -> &'static str {
    match number_list(ty) {
        Some("Longs") => "getLong",
        Some("Ints") => "getInt",
        Some("Doubles") => "getDouble",
        Some("Floats") => "getFloat",
        Some("Booleans") => "getBoolean",
        _ => "get",
    }
}

/// The Java type of a scalar.
pub(super) fn primitive(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double => "double",
        Scalar::Float => "float",
        Scalar::Int32 | Scalar::Sint32 | Scalar::Sfixed32 | Scalar::Uint32 | Scalar::Fixed32 => "int",
        Scalar::Int64 | Scalar::Sint64 | Scalar::Sfixed64 | Scalar::Uint64 | Scalar::Fixed64 => "long",
        Scalar::Bool => "boolean",
        Scalar::String { .. } => "String",
        Scalar::Bytes => "Bytes",
    }
}

fn boxed(scalar: Scalar) -> &'static str {
    match primitive(scalar) {
        "double" => "Double",
        "float" => "Float",
        "int" => "Integer",
        "long" => "Long",
        "boolean" => "Boolean",
        object => object,
    }
}

/// The method of reader and writer for a scalar.
fn codec_method(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Double => "double_",
        Scalar::Float => "float_",
        Scalar::String { validate: false } => "anyString",
        other => other.proto_name(),
    }
}

/// A Java literal for the `[default = ...]` of a field; `None` if it has none.
pub(super) fn default_value(scope: &Scope<'_>, field: &Field) -> Option<String> {
    let FieldKind::Singular { ty, .. } = field.kind else { return None };
    let text = field.default.as_deref()?;
    Some(match ty {
        Type::Enum { id, .. } => {
            let value = scope.schema.enumeration(id).values.iter().find(|value| value.name == text)?;
            format!("{}.of({})", scope.enumeration(id), value.number)
        }
        Type::Message { .. } => return None,
        Type::Scalar(scalar) => scalar_default(scope, scalar, text),
    })
}

fn scalar_default(scope: &Scope<'_>, scalar: Scalar, text: &str) -> String {
    let float = |class: &str, suffix: &str| match text {
        "inf" => format!("{}.POSITIVE_INFINITY", scope.spelled(class)),
        "-inf" => format!("{}.NEGATIVE_INFINITY", scope.spelled(class)),
        "nan" => format!("{}.NaN", scope.spelled(class)),
        number if number.contains(['.', 'e', 'E']) => format!("{number}{suffix}"),
        number => format!("{number}.0{suffix}"),
    };
    match scalar {
        Scalar::Double => float("Double", ""),
        Scalar::Float => float("Float", "F"),
        Scalar::String { .. } => super::literal(text),
        Scalar::Bytes => format!("{}.of({})", scope.spelled("Bytes"), byte_list(text)),
        Scalar::Uint64 | Scalar::Fixed64 => {
            format!("{}L", text.parse::<u64>().unwrap_or_default().cast_signed())
        }
        Scalar::Uint32 | Scalar::Fixed32 => text.parse::<u32>().unwrap_or_default().cast_signed().to_string(),
        scalar if primitive(scalar) == "long" => format!("{text}L"),
        _ => text.to_owned(),
    }
}

/// The bytes of a default that a descriptor writes with C escapes, as arguments.
fn byte_list(text: &str) -> String {
    let bytes = crate::hosts::escapes::unescaped(text);
    bytes.iter().map(|byte| format!("(byte) {byte:#04x}")).collect::<Vec<_>>().join(", ")
}

fn simple(full: &str) -> &str {
    full.rsplit('.').next().unwrap_or(full)
}

/// A line of a comment that names no class.
fn is_prose(line: &str) -> bool {
    let text = line.trim_start();
    let is_comment = text.starts_with("/**") || text.starts_with('*');
    is_comment && !text.contains("@throws ") && !text.contains("{@link ")
}
