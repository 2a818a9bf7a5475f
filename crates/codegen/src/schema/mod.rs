//! The intermediate form: what a generator needs to know about a schema, resolved once for all hosts.
//!
//! [`Schema`] is made from a `FileDescriptorSet` by [`Schema::link`]. Types are held in arenas and referred to by
//! index, fields are sorted by number, features of editions are resolved, and each method carries the lowering that the
//! compiler chose. A generator reads this and nothing else.

mod comments;
mod fields;
mod link;
mod lowering;
pub mod names;
mod policy;
mod recursion;
mod spelling;
mod uses;

pub(crate) use comments::path;
pub use link::SchemaError;
pub use lowering::{FlatMessage, MAX_FLAT_FIELDS, Slot, fnv1a};

/// Index of a message in [`Schema::messages`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MessageId(pub usize);

/// Index of an enum in [`Schema::enums`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EnumId(pub usize);

/// All types and services of a set of files, imports included.
#[derive(Clone, Debug)]
pub struct Schema {
    /// One entry a protobuf package, in the order in which the files name them.
    pub packages: Vec<Package>,
    /// Every message of every package; map entries are not among them.
    pub messages: Vec<Message>,
    /// Every enum of every package.
    pub enums: Vec<Enum>,
    /// The serialised `FileDescriptorSet` a library embeds: imports included, comments kept, positions dropped.
    pub descriptor_set: Vec<u8>,
}

/// The unit of generated code: one module, header or file for each protobuf package.
#[derive(Clone, Debug)]
pub struct Package {
    /// Protobuf name, such as `calculator.v1`; empty if the files name none.
    pub name: String,
    /// Proto files of this package, in order, as imports name them.
    pub files: Vec<String>,
    /// Comment above the `syntax` or `package` line of its first file.
    pub doc: String,
    /// Whether it was asked for; the others are here because something imports them.
    pub requested: bool,
    /// Messages in declaration order, the nested after their parents.
    pub messages: Vec<MessageId>,
    /// Enums in declaration order.
    pub enums: Vec<EnumId>,
    /// Services in declaration order.
    pub services: Vec<Service>,
}

/// A message type.
#[derive(Clone, Debug)]
pub struct Message {
    /// Such as `shortwire.test.v1.Nested.Inner`.
    pub full_name: String,
    /// Name within its package with nesting joined: `NestedInner`. Unique in the package.
    pub name: String,
    /// Index into [`Schema::packages`].
    pub package: usize,
    /// Leading comment, without comment marks; empty if there is none.
    pub doc: String,
    /// Fields sorted by number.
    pub fields: Vec<Field>,
    /// Oneofs the user declared; the synthetic ones of `optional` are not among them.
    pub oneofs: Vec<Oneof>,
    /// Marked `[deprecated = true]`.
    pub deprecated: bool,
    /// How it crosses as slots, if all its fields can.
    pub flat: Option<FlatMessage>,
}

/// A field of a message.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name in the schema, `snake_case` by convention.
    pub name: String,
    /// Name in JSON.
    pub json_name: String,
    /// Number on the wire.
    pub number: u32,
    /// Leading comment.
    pub doc: String,
    /// Shape of its value.
    pub kind: FieldKind,
    /// The `[default = ...]` of proto2 and editions, as the descriptor spells it.
    pub default: Option<String>,
    /// Marked `[deprecated = true]`.
    pub deprecated: bool,
    /// Marked `[jstype = JS_NUMBER]`: JavaScript holds its 64-bit integers as numbers.
    pub js_number: bool,
    /// For a singular field of a message type: its type can contain the message this field belongs to through singular
    /// fields alone, so it must be held by pointer.
    pub recursive: bool,
    /// For a field, list or map of a message type: its type can contain the message this field belongs to, in whatever way.
    pub cyclic: bool,
}

/// Shape of a field's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// One value.
    Singular {
        /// Type of the value.
        ty: Type,
        /// How absence shows.
        presence: Presence,
    },
    /// A list.
    Repeated {
        /// Type of the elements.
        ty: Type,
        /// Written as one length-delimited run. Both forms are always read.
        packed: bool,
    },
    /// A map.
    Map {
        /// Type of the keys: integral, bool or string.
        key: Scalar,
        /// Type of the values.
        value: Type,
    },
}

/// How the absence of a singular field shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Absent and zero are the same: proto3 without `optional`. Zero is not written.
    Implicit,
    /// Absence is distinct: `optional`, proto2, editions' default, and every message-typed field.
    Explicit,
    /// proto2 `required`: as explicit, and decoding fails without it.
    Required,
    /// Member of the oneof of that index in [`Message::oneofs`].
    Oneof(usize),
}

/// Type of a single value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A number, bool, string or bytes.
    Scalar(Scalar),
    /// An enum.
    Enum {
        /// Which.
        id: EnumId,
        /// Unknown numbers are unknown fields (proto2); otherwise they are values like all others.
        closed: bool,
    },
    /// A message.
    Message {
        /// Which.
        id: MessageId,
        /// Written between group tags instead of after a length.
        delimited: bool,
    },
}

/// The scalar types of protobuf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "named as in protobuf")]
pub enum Scalar {
    Double,
    Float,
    Int32,
    Int64,
    Uint32,
    Uint64,
    Sint32,
    Sint64,
    Fixed32,
    Fixed64,
    Sfixed32,
    Sfixed64,
    Bool,
    /// Text. `validate` is false where the schema asks for no UTF-8 check (proto2 and `utf8_validation = NONE`).
    String {
        validate: bool,
    },
    Bytes,
}

impl Scalar {
    /// Name in protobuf, such as `int64`.
    pub fn proto_name(self) -> &'static str {
        match self {
            Scalar::Double => "double",
            Scalar::Float => "float",
            Scalar::Int32 => "int32",
            Scalar::Int64 => "int64",
            Scalar::Uint32 => "uint32",
            Scalar::Uint64 => "uint64",
            Scalar::Sint32 => "sint32",
            Scalar::Sint64 => "sint64",
            Scalar::Fixed32 => "fixed32",
            Scalar::Fixed64 => "fixed64",
            Scalar::Sfixed32 => "sfixed32",
            Scalar::Sfixed64 => "sfixed64",
            Scalar::Bool => "bool",
            Scalar::String { .. } => "string",
            Scalar::Bytes => "bytes",
        }
    }

    /// String or bytes: crosses as pointer and length.
    pub fn is_bytes_like(self) -> bool {
        matches!(self, Scalar::String { .. } | Scalar::Bytes)
    }

    /// Wire type of one unpacked value.
    pub fn wire_type(self) -> WireType {
        match self {
            Scalar::Double | Scalar::Fixed64 | Scalar::Sfixed64 => WireType::I64,
            Scalar::Float | Scalar::Fixed32 | Scalar::Sfixed32 => WireType::I32,
            Scalar::String { .. } | Scalar::Bytes => WireType::Len,
            _ => WireType::Varint,
        }
    }
}

impl Type {
    /// The scalar a value has on the wire; enums are `int32`. `None` for messages.
    pub fn wire_scalar(self) -> Option<Scalar> {
        match self {
            Type::Scalar(scalar) => Some(scalar),
            Type::Enum { .. } => Some(Scalar::Int32),
            Type::Message { .. } => None,
        }
    }

    /// Wire type of one unpacked value.
    pub fn wire_type(self) -> WireType {
        match self {
            Type::Scalar(scalar) => scalar.wire_type(),
            Type::Enum { .. } => WireType::Varint,
            Type::Message { delimited: true, .. } => WireType::StartGroup,
            Type::Message { .. } => WireType::Len,
        }
    }
}

/// Wire types of protobuf, numbered as on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as in protobuf's encoding guide")]
pub enum WireType {
    Varint = 0,
    I64 = 1,
    Len = 2,
    StartGroup = 3,
    EndGroup = 4,
    I32 = 5,
}

impl Field {
    /// The tag that precedes the field on the wire: number and wire type, packed lists as such.
    pub fn tag(&self) -> u32 {
        self.number << 3 | self.wire_type() as u32
    }

    /// The wire type in which the field is written.
    pub fn wire_type(&self) -> WireType {
        match self.kind {
            FieldKind::Singular { ty, .. } => ty.wire_type(),
            FieldKind::Repeated { packed: true, .. } | FieldKind::Map { .. } => WireType::Len,
            FieldKind::Repeated { ty, .. } => ty.wire_type(),
        }
    }

    /// The oneof it is a member of, as an index into [`Message::oneofs`].
    pub fn oneof(&self) -> Option<usize> {
        match self.kind {
            FieldKind::Singular { presence: Presence::Oneof(index), .. } => Some(index),
            _ => None,
        }
    }
}

/// A oneof: at most one of its members is there.
#[derive(Clone, Debug)]
pub struct Oneof {
    /// Name in the schema.
    pub name: String,
    /// Leading comment.
    pub doc: String,
    /// Members as indices into [`Message::fields`], by number.
    pub fields: Vec<usize>,
}

/// An enum type.
#[derive(Clone, Debug)]
pub struct Enum {
    /// Such as `shortwire.test.v1.Nested.Inner.Kind`.
    pub full_name: String,
    /// Name within its package with nesting joined: `NestedInnerKind`.
    pub name: String,
    /// Index into [`Schema::packages`].
    pub package: usize,
    /// Leading comment.
    pub doc: String,
    /// Values in declaration order; numbers repeat if the schema allows aliases.
    pub values: Vec<EnumValue>,
    /// Unknown numbers are unknown fields (proto2).
    pub closed: bool,
}

/// A named number of an enum.
#[derive(Clone, Debug)]
pub struct EnumValue {
    /// Name in the schema, such as `COLOR_RED`.
    pub name: String,
    /// The same without the enum's own name in front (`RED`), where that leaves a name for every value.
    pub short_name: String,
    /// Number on the wire.
    pub number: i32,
    /// Leading comment.
    pub doc: String,
}

/// A service.
#[derive(Clone, Debug)]
pub struct Service {
    /// Such as `calculator.v1.Calculator`.
    pub full_name: String,
    /// Such as `Calculator`.
    pub name: String,
    /// Leading comment.
    pub doc: String,
    /// Methods in declaration order.
    pub methods: Vec<Method>,
}

/// A method of a service.
#[derive(Clone, Debug)]
pub struct Method {
    /// Such as `calculator.v1.Calculator/Add`.
    pub full_name: String,
    /// Such as `Add`.
    pub name: String,
    /// Leading comment.
    pub doc: String,
    /// Type of the request.
    pub request: MessageId,
    /// Type of the reply.
    pub reply: MessageId,
    /// FNV-1a 64 of [`Method::full_name`].
    pub id: u64,
    /// How calls cross the boundary.
    pub lowering: Lowering,
    /// The schema marks it as blocking.
    pub blocking: bool,
    /// Its service writes the reply itself, where the caller wants it.
    pub direct: Option<Direct>,
    /// Marked `deprecated = true`.
    pub deprecated: bool,
}

/// A flat method whose reply is one field of bytes, which its service writes where the caller wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Direct {
    /// Index of the request's field that may lie in the memory of the reply.
    pub input: Option<usize>,
}

/// How calls of a method cross the boundary, chosen from the schema alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lowering {
    /// Fields as slots; wire is there too, for clients of another version.
    Flat {
        /// Hash of name, field numbers and types: both sides must agree on it to use the flat entry.
        shape: u64,
    },
    /// Protobuf wire format only.
    Wire {
        /// What keeps it from being flat, such as `calculator.v1.CalculatorRequest.operation is a oneof`.
        reason: String,
    },
}

impl Schema {
    /// The message of that index.
    pub fn message(&self, id: MessageId) -> &Message {
        &self.messages[id.0]
    }

    /// The enum of that index.
    pub fn enumeration(&self, id: EnumId) -> &Enum {
        &self.enums[id.0]
    }

    /// Every method with its service, package by package.
    pub fn methods(&self) -> impl Iterator<Item = (&Service, &Method)> {
        self.packages
            .iter()
            .flat_map(|package| &package.services)
            .flat_map(|service| service.methods.iter().map(move |method| (service, method)))
    }
}
