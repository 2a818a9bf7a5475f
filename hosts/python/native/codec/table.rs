//! What the codec knows of a message class: compiled once, when its module is imported, and kept for good.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use pyo3::ffi;

use crate::object::{GilCell, Ptr};

/// A message class.
pub(crate) struct Table {
    pub(crate) class: *mut ffi::PyTypeObject,
    /// Such as `calculator.v1.BinaryOp`.
    pub(crate) full_name: String,
    /// By number, which is also the order of the dataclass's fields.
    pub(crate) fields: Vec<Field>,
    pub(crate) oneofs: Vec<Oneof>,
    /// Where the bytes of unknown fields are kept.
    pub(crate) unknown: usize,
    /// Some field is required.
    pub(crate) has_required: bool,
    /// For tags below its length: where the field is. Tags of other fields are in `rare`.
    pub(crate) tags: Vec<Option<Found>>,
    /// By tag.
    pub(crate) rare: Vec<(u32, Found)>,
}

/// A field, and how the value that follows the tag is written.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) field: u16,
    pub(crate) packed: bool,
}

pub(crate) struct Oneof {
    pub(crate) name: String,
    /// Indices into [`Table::fields`].
    pub(crate) members: Vec<usize>,
}

pub(crate) struct Field {
    pub(crate) label: Label,
    /// Type of the value, the element or the map's value.
    pub(crate) value: Value,
    /// Type of the map's key.
    pub(crate) key: Kind,
    /// Index into [`Table::oneofs`] of a member.
    pub(crate) oneof: u8,
    /// Tag in front of the field as it is written.
    pub(crate) tag: u32,
    /// Offset of its slot in the object.
    pub(crate) offset: usize,
    /// The object that stands for absence or an implicit zero, for a quick look; null for lists and maps.
    pub(crate) absent: Ptr,
    /// Name of the attribute, interned.
    pub(crate) name: Ptr,
    /// Full name for messages, such as `calculator.v1.BinaryOp.a`.
    pub(crate) full_name: String,
}

/// The type of a value.
#[derive(Clone, Copy)]
pub(crate) struct Value {
    pub(crate) kind: Kind,
    /// Tag of a single value.
    pub(crate) tag: u32,
    /// The class of a message.
    pub(crate) table: *const Table,
    /// The members of an enum.
    pub(crate) numbers: *const Numbers,
}

/// How often a field occurs and how its absence shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Label {
    Implicit,
    Explicit,
    Required,
    Oneof,
    Repeated,
    Packed,
    Map,
}

/// The types of protobuf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
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
    String,
    /// Text whose UTF-8 nobody checks: other bytes become surrogates, as Python does with file names.
    RawString,
    Bytes,
    Enum,
    /// Unknown numbers are unknown fields.
    ClosedEnum,
    Message,
    /// A message between group tags.
    Group,
}

impl Label {
    pub(crate) fn parse(name: &str) -> Option<Self> {
        Some(match name {
            "implicit" => Self::Implicit,
            "explicit" => Self::Explicit,
            "required" => Self::Required,
            "oneof" => Self::Oneof,
            "repeated" => Self::Repeated,
            "packed" => Self::Packed,
            "map" => Self::Map,
            _ => return None,
        })
    }
}

impl Kind {
    pub(crate) fn parse(name: &str) -> Option<Self> {
        Some(match name {
            "double" => Self::Double,
            "float" => Self::Float,
            "int32" => Self::Int32,
            "int64" => Self::Int64,
            "uint32" => Self::Uint32,
            "uint64" => Self::Uint64,
            "sint32" => Self::Sint32,
            "sint64" => Self::Sint64,
            "fixed32" => Self::Fixed32,
            "fixed64" => Self::Fixed64,
            "sfixed32" => Self::Sfixed32,
            "sfixed64" => Self::Sfixed64,
            "bool" => Self::Bool,
            "string" => Self::String,
            "raw_string" => Self::RawString,
            "bytes" => Self::Bytes,
            "enum" => Self::Enum,
            "closed_enum" => Self::ClosedEnum,
            "message" => Self::Message,
            "group" => Self::Group,
            _ => return None,
        })
    }

    /// Its name in protobuf, for messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Double => "double",
            Self::Float => "float",
            Self::Int32 => "int32",
            Self::Int64 => "int64",
            Self::Uint32 => "uint32",
            Self::Uint64 => "uint64",
            Self::Sint32 => "sint32",
            Self::Sint64 => "sint64",
            Self::Fixed32 => "fixed32",
            Self::Fixed64 => "fixed64",
            Self::Sfixed32 => "sfixed32",
            Self::Sfixed64 => "sfixed64",
            Self::Bool => "bool",
            Self::String | Self::RawString => "string",
            Self::Bytes => "bytes",
            Self::Enum | Self::ClosedEnum => "enum",
            Self::Message | Self::Group => "message",
        }
    }

    /// Wire type of a single value.
    pub(crate) fn wire_type(self) -> u32 {
        match self {
            Self::Double | Self::Fixed64 | Self::Sfixed64 => 1,
            Self::String | Self::RawString | Self::Bytes | Self::Message => 2,
            Self::Group => 3,
            Self::Float | Self::Fixed32 | Self::Sfixed32 => 5,
            _ => 0,
        }
    }

    pub(crate) fn is_message(self) -> bool {
        matches!(self, Self::Message | Self::Group)
    }

    pub(crate) fn is_bytes_like(self) -> bool {
        matches!(self, Self::String | Self::RawString | Self::Bytes)
    }

    pub(crate) fn is_packable(self) -> bool {
        !self.is_message() && !self.is_bytes_like()
    }
}

/// The members of an enum class by number.
#[derive(Default)]
pub(crate) struct Numbers {
    /// What a value is that nobody gave: the number declared first, which is 0 unless the enum is closed.
    pub(crate) declared_first: i32,
    /// The least number among the members of `dense`.
    first: i32,
    /// Members from `first` on, null where there is none: for enums whose numbers lie close together.
    dense: Vec<Ptr>,
    sparse: HashMap<i32, Ptr>,
}

impl Numbers {
    /// From strong references in the order of their declaration, which it keeps.
    pub(crate) fn new(members: &[(i32, Ptr)]) -> Self {
        const WIDEST: i64 = 1024;
        let Some(&(declared_first, _)) = members.first() else { return Self::default() };
        let first = members.iter().map(|member| member.0).min().unwrap_or(declared_first);
        let last = members.iter().map(|member| member.0).max().unwrap_or(declared_first);
        let width = i64::from(last) - i64::from(first) + 1;
        if width > WIDEST {
            return Self { declared_first, sparse: members.iter().copied().collect(), ..Self::default() };
        }
        let mut dense = vec![std::ptr::null_mut(); width as usize];
        for &(number, member) in members {
            dense[(number - first) as usize] = member;
        }
        Self { declared_first, first, dense, sparse: HashMap::new() }
    }

    /// The member of that number, borrowed; null if there is none.
    #[inline(always)]
    pub(crate) fn member(&self, number: i32) -> Ptr {
        let index = i64::from(number) - i64::from(self.first);
        match usize::try_from(index).ok().and_then(|index| self.dense.get(index)) {
            Some(&member) => member,
            None => self.sparse.get(&number).copied().unwrap_or(std::ptr::null_mut()),
        }
    }
}

impl Table {
    /// The field that a tag on the wire belongs to.
    #[inline(always)]
    pub(crate) fn find(&self, tag: u32) -> Option<Found> {
        match self.tags.get(tag as usize) {
            Some(&found) => found,
            None => self.find_rare(tag),
        }
    }

    fn find_rare(&self, tag: u32) -> Option<Found> {
        self.rare.binary_search_by_key(&tag, |entry| entry.0).ok().map(|index| self.rare[index].1)
    }

    /// Index of the field whose attribute has that name; `guess` is tried first.
    #[inline(always)]
    pub(crate) fn field_named(&self, name: Ptr, guess: usize) -> Option<usize> {
        match self.fields.get(guess) {
            Some(field) if field.name == name => Some(guess),
            _ => self.field_named_slow(name),
        }
    }

    #[inline(never)]
    fn field_named_slow(&self, name: Ptr) -> Option<usize> {
        let same = |field: &Field| field.name == name;
        self.fields.iter().position(same).or_else(|| {
            // Names of keyword arguments are interned unless they come from a dict.
            // SAFETY: both are live str objects.
            self.fields.iter().position(|field| unsafe { ffi::PyUnicode_Compare(field.name, name) } == 0)
        })
    }
}

/// Hashes addresses, which need no more than a multiplication.
#[derive(Default)]
struct AddressHasher(u64);

impl Hasher for AddressHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("addresses are hashed as usize");
    }

    fn write_usize(&mut self, address: usize) {
        // Fibonacci hashing: the multiplier is 2^64 divided by the golden ratio.
        self.0 = (address as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(26);
    }
}

type ByAddress<T> = HashMap<usize, &'static T, BuildHasherDefault<AddressHasher>>;

static TABLES: GilCell<Option<ByAddress<Table>>> = GilCell::new(None);

/// The table of a class; classes that derive from a message class have that of their base.
///
/// # Safety
///
/// The GIL is held.
pub(crate) unsafe fn table_of(class: *mut ffi::PyTypeObject) -> Option<&'static Table> {
    let mut class = class;
    while !class.is_null() {
        // SAFETY: as promised by the caller; no Python code runs here.
        if let Some(table) = unsafe { TABLES.get() }.as_ref()?.get(&(class as usize)) {
            return Some(table);
        }
        // SAFETY: a type is alive as long as one that derives from it.
        class = unsafe { (*class).tp_base };
    }
    None
}

/// Keeps a table and its class for good.
///
/// # Safety
///
/// The GIL is held.
pub(crate) unsafe fn register(table: &'static Table) {
    // SAFETY: the class is alive; the map is reached under the GIL.
    unsafe {
        ffi::Py_INCREF(table.class.cast());
        TABLES.get().get_or_insert_default().insert(table.class as usize, table);
    }
}
