//! Reads messages into new objects.

use pyo3::ffi;
use shortwire::wire::{DecodeError, DecodeErrorKind, Reader, UnknownFields};

use super::construct::{allocate, finish, put, slot};
use super::scalar::{bool_from, bytes_from, bytes_of_object, enum_from, raw_str_from, str_from};
use super::table::{Field, Kind, Label, Table, Value};
use crate::object::{Owned, Ptr, Raised};

/// Why bytes did not become an object.
pub(crate) enum Failure {
    /// They are not a message: what is wrong, and where.
    Wire { kind: DecodeErrorKind, offset: usize },
    /// A string is not UTF-8: the field, and the address at which it lies.
    Utf8 { field: &'static str, address: usize },
    /// A required field is missing.
    Missing(&'static str),
    /// A Python exception is set.
    Raised,
}

impl From<DecodeError> for Failure {
    #[cold]
    fn from(error: DecodeError) -> Self {
        Self::Wire { kind: error.kind(), offset: error.offset() }
    }
}

impl From<Raised> for Failure {
    #[cold]
    fn from(_: Raised) -> Self {
        Self::Raised
    }
}

impl Failure {
    /// What is wrong with `input`; `None` if an exception is set already.
    pub(crate) fn describe(&self, input: &[u8]) -> Option<String> {
        let offset = |address: usize| address.saturating_sub(input.as_ptr().addr());
        Some(match *self {
            Self::Wire { kind, offset: address } => format!("{kind} at byte {}", offset(address)),
            Self::Utf8 { field, address } => {
                format!("{field} is not UTF-8; the string begins at byte {}", offset(address))
            }
            Self::Missing(field) => format!("required field {field} is missing"),
            Self::Raised => return None,
        })
    }
}

/// Reads a message. `depth` is how many more levels may nest.
///
/// # Safety
///
/// The GIL is held, and the bytes do not change meanwhile.
pub(crate) unsafe fn decode(table: &'static Table, bytes: &[u8], depth: u32) -> Result<Owned, Failure> {
    // SAFETY: as promised by the caller.
    unsafe {
        let object = allocate(table)?;
        merge(table, object.ptr(), bytes, depth)?;
        Ok(object)
    }
}

/// Reads fields into an object whose slots are empty or hold what was read before.
///
/// # Safety
///
/// As [`decode`]; `object` is of the table's class, and all it holds was made here.
unsafe fn merge(table: &'static Table, object: Ptr, bytes: &[u8], depth: u32) -> Result<(), Failure> {
    let mut reader = Reader::new(bytes, depth);
    let mut unknown = UnknownFields::default();
    while let Some(tag) = reader.tag()? {
        let Some(found) = table.find(tag) else {
            reader.unknown(tag, &mut unknown)?;
            continue;
        };
        let field = &table.fields[usize::from(found.field)];
        let mut sink = Sink { reader: &mut reader, unknown: &mut unknown, depth };
        // SAFETY: as promised by the caller.
        unsafe {
            match field.label {
                Label::Repeated | Label::Packed if found.packed => sink.packed(field, object)?,
                Label::Repeated | Label::Packed => sink.element(field, object)?,
                Label::Map => sink.entry(field, object)?,
                Label::Oneof => {
                    sink.single(field, object)?;
                    clear_others(table, field, object);
                }
                _ => sink.single(field, object)?,
            }
        }
    }
    // SAFETY: as promised by the caller.
    unsafe {
        if !unknown.is_empty() {
            keep_unknown(table, object, unknown.as_bytes())?;
        }
        if table.has_required {
            check_required(table, object)?;
        }
        finish(table, object)?;
    }
    Ok(())
}

/// Where values come from while one message is read.
struct Sink<'r, 'b> {
    reader: &'r mut Reader<'b>,
    unknown: &'r mut UnknownFields,
    depth: u32,
}

impl<'b> Sink<'_, 'b> {
    /// # Safety
    ///
    /// As [`merge`].
    #[inline(always)]
    unsafe fn single(&mut self, field: &'static Field, object: Ptr) -> Result<(), Failure> {
        // SAFETY: as promised by the caller; tables are alive for good.
        unsafe {
            if field.value.kind.is_message() {
                let table = &*field.value.table;
                let present = *slot(object, field.offset);
                let (bytes, depth) = self.nested(&field.value)?;
                if present.is_null() || present == field.absent {
                    let message = decode(table, bytes, depth)?;
                    put(object, field.offset, message.into_ptr());
                    return Ok(());
                }
                return merge(table, present, bytes, depth);
            }
            if let Some(value) = self.scalar(field, &field.value)? {
                put(object, field.offset, value.into_ptr());
            }
            Ok(())
        }
    }

    /// # Safety
    ///
    /// As [`merge`].
    #[inline(always)]
    unsafe fn element(&mut self, field: &'static Field, object: Ptr) -> Result<(), Failure> {
        // SAFETY: as promised by the caller.
        unsafe {
            let Some(value) = self.value(field, &field.value)? else { return Ok(()) };
            append(list_of(field, object)?, value)?;
            Ok(())
        }
    }

    /// # Safety
    ///
    /// As [`merge`].
    unsafe fn packed(&mut self, field: &'static Field, object: Ptr) -> Result<(), Failure> {
        let mut elements = Reader::new(self.reader.slice()?, self.depth);
        let mut sink = Sink { reader: &mut elements, unknown: self.unknown, depth: self.depth };
        // SAFETY: as promised by the caller.
        unsafe {
            let list = list_of(field, object)?;
            while !sink.reader.is_empty() {
                if let Some(value) = sink.scalar(field, &field.value)? {
                    append(list, value)?;
                }
            }
        }
        Ok(())
    }

    /// # Safety
    ///
    /// As [`merge`].
    unsafe fn entry(&mut self, field: &'static Field, object: Ptr) -> Result<(), Failure> {
        let whole = self.reader.slice()?;
        let depth = self.depth.checked_sub(1).ok_or_else(|| too_deep(whole))?;
        let key_type = Value {
            kind: field.key,
            tag: 1 << 3 | field.key.wire_type(),
            table: std::ptr::null(),
            numbers: std::ptr::null(),
        };
        let mut reader = Reader::new(whole, depth);
        let mut dropped = UnknownFields::default();
        let (mut key, mut value) = (None, None);
        // SAFETY: as promised by the caller.
        unsafe {
            while let Some(tag) = reader.tag()? {
                let mut sink = Sink { reader: &mut reader, unknown: &mut dropped, depth };
                if tag == key_type.tag {
                    key = sink.scalar(field, &key_type)?;
                } else if tag == field.value.tag {
                    value = sink.value(field, &field.value)?;
                    if value.is_none() {
                        // An unknown number of a closed enum: the entry as a whole is an unknown field.
                        let mut entry = Vec::new();
                        push_varint(&mut entry, whole.len() as u64);
                        entry.extend_from_slice(whole);
                        self.unknown.push(field.tag, &entry);
                        return Ok(());
                    }
                } else {
                    reader.skip(tag)?;
                }
            }
            let key = match key {
                Some(key) => key,
                None => zero(&key_type)?,
            };
            let value = match value {
                Some(value) => value,
                None => zero(&field.value)?,
            };
            let slot = slot(object, field.offset);
            if (*slot).is_null() {
                *slot = Owned::take(ffi::PyDict_New())?.into_ptr();
            }
            if ffi::PyDict_SetItem(*slot, key.ptr(), value.ptr()) != 0 {
                return Err(Failure::Raised);
            }
        }
        Ok(())
    }

    /// A value of any type, as an element of a list or map has it.
    ///
    /// # Safety
    ///
    /// As [`merge`].
    #[inline(always)]
    unsafe fn value(&mut self, field: &'static Field, value: &Value) -> Result<Option<Owned>, Failure> {
        // SAFETY: as promised by the caller; tables are alive for good.
        unsafe {
            if value.kind.is_message() {
                let (bytes, depth) = self.nested(value)?;
                return decode(&*value.table, bytes, depth).map(Some);
            }
            self.scalar(field, value)
        }
    }

    /// The bytes of a nested message and the depth that is left in it.
    #[inline(always)]
    fn nested(&mut self, value: &Value) -> Result<(&'b [u8], u32), Failure> {
        if value.kind == Kind::Group {
            return self.group(value);
        }
        let bytes = self.reader.slice()?;
        Ok((bytes, self.depth.checked_sub(1).ok_or_else(|| too_deep(bytes))?))
    }

    /// Finds a group's end by passing over it, which reads nested groups once a level.
    #[cold]
    fn group(&mut self, value: &Value) -> Result<(&'b [u8], u32), Failure> {
        let bytes = self.reader.group_slice(value.tag)?;
        Ok((bytes, self.depth.checked_sub(1).ok_or_else(|| too_deep(bytes))?))
    }

    /// A number, text or bytes; `None` if it is an unknown number of a closed enum, which is then kept as such.
    ///
    /// # Safety
    ///
    /// As [`merge`].
    #[inline(always)]
    unsafe fn scalar(&mut self, field: &'static Field, value: &Value) -> Result<Option<Owned>, Failure> {
        let reader = &mut *self.reader;
        // SAFETY: as promised by the caller.
        let object = unsafe {
            match value.kind {
                Kind::Double => Owned::take(ffi::PyFloat_FromDouble(reader.double()?))?,
                Kind::Float => Owned::take(ffi::PyFloat_FromDouble(reader.float()?.into()))?,
                Kind::Int32 => Owned::take(ffi::PyLong_FromLong(reader.int32()?.into()))?,
                Kind::Int64 => Owned::take(ffi::PyLong_FromLongLong(reader.int64()?))?,
                Kind::Uint32 => Owned::take(ffi::PyLong_FromLong(reader.uint32()?.into()))?,
                Kind::Uint64 => Owned::take(ffi::PyLong_FromUnsignedLongLong(reader.uint64()?))?,
                Kind::Sint32 => Owned::take(ffi::PyLong_FromLong(reader.sint32()?.into()))?,
                Kind::Sint64 => Owned::take(ffi::PyLong_FromLongLong(reader.sint64()?))?,
                Kind::Fixed32 => Owned::take(ffi::PyLong_FromLong(reader.fixed32()?.into()))?,
                Kind::Fixed64 => Owned::take(ffi::PyLong_FromUnsignedLongLong(reader.fixed64()?))?,
                Kind::Sfixed32 => Owned::take(ffi::PyLong_FromLong(reader.sfixed32()?.into()))?,
                Kind::Sfixed64 => Owned::take(ffi::PyLong_FromLongLong(reader.sfixed64()?))?,
                Kind::Bool => bool_from(reader.bool()?),
                Kind::Enum => enum_from(reader.int32()?, value.numbers)?,
                Kind::ClosedEnum => {
                    let number = reader.int32()?;
                    if (*value.numbers).member(number).is_null() {
                        self.unknown.push_varint(value.tag, i64::from(number) as u64);
                        return Ok(None);
                    }
                    enum_from(number, value.numbers)?
                }
                Kind::String => {
                    let bytes = reader.slice()?;
                    match str_from(bytes) {
                        Some(text) => text?,
                        None => return Err(not_utf8(field, bytes)),
                    }
                }
                Kind::RawString => raw_str_from(reader.slice()?)?,
                Kind::Bytes => bytes_from(reader.slice()?)?,
                Kind::Message | Kind::Group => unreachable!("messages are read by `nested`"),
            }
        };
        Ok(Some(object))
    }
}

/// The value that a map entry has which leaves it out.
unsafe fn zero(value: &Value) -> Result<Owned, Failure> {
    // SAFETY: the GIL is held; tables are alive for good.
    unsafe {
        Ok(match value.kind {
            Kind::Message | Kind::Group => return decode(&*value.table, &[], 0),
            Kind::Double | Kind::Float => Owned::take(ffi::PyFloat_FromDouble(0.0))?,
            Kind::Bool => bool_from(false),
            Kind::String | Kind::RawString => raw_str_from(&[])?,
            Kind::Bytes => bytes_from(&[])?,
            Kind::Enum | Kind::ClosedEnum => enum_from((*value.numbers).declared_first, value.numbers)?,
            _ => Owned::take(ffi::PyLong_FromLong(0))?,
        })
    }
}

/// The list of a field, made if it is not there yet.
#[inline(always)]
unsafe fn list_of(field: &Field, object: Ptr) -> Result<Ptr, Raised> {
    // SAFETY: callers are `merge`'s.
    unsafe {
        let slot = slot(object, field.offset);
        if (*slot).is_null() {
            *slot = Owned::take(ffi::PyList_New(0))?.into_ptr();
        }
        Ok(*slot)
    }
}

#[inline(always)]
unsafe fn append(list: Ptr, value: Owned) -> Result<(), Raised> {
    // SAFETY: `list` is a list.
    if unsafe { ffi::PyList_Append(list, value.ptr()) } != 0 { Err(Raised) } else { Ok(()) }
}

/// Of a oneof's members on the wire, the last one stays.
unsafe fn clear_others(table: &Table, field: &Field, object: Ptr) {
    // SAFETY: callers are `merge`'s.
    if unsafe { *slot(object, field.offset) }.is_null() {
        // An unknown number of a closed enum, which is no member.
        return;
    }
    for &member in &table.oneofs[usize::from(field.oneof)].members {
        let other = &table.fields[member];
        if other.offset != field.offset {
            // SAFETY: callers are `merge`'s.
            unsafe { put(object, other.offset, std::ptr::null_mut()) };
        }
    }
}

#[cold]
unsafe fn keep_unknown(table: &Table, object: Ptr, fields: &[u8]) -> Result<(), Raised> {
    // SAFETY: callers are `merge`'s, and the slot holds nothing but bytes made here.
    unsafe {
        let before = *slot(object, table.unknown);
        let before = if before.is_null() { &[] } else { bytes_of_object(before) };
        let all = bytes_from(&[before, fields].concat())?;
        put(object, table.unknown, all.into_ptr());
    }
    Ok(())
}

#[cold]
unsafe fn check_required(table: &'static Table, object: Ptr) -> Result<(), Failure> {
    for field in table.fields.iter().filter(|field| field.label == Label::Required) {
        // SAFETY: callers are `merge`'s.
        let value = unsafe { *slot(object, field.offset) };
        if value.is_null() || value == field.absent {
            return Err(Failure::Missing(&field.full_name));
        }
    }
    Ok(())
}

fn push_varint(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

#[cold]
fn too_deep(at: &[u8]) -> Failure {
    Failure::Wire { kind: DecodeErrorKind::TooDeep, offset: at.as_ptr().addr() }
}

#[cold]
fn not_utf8(field: &'static Field, bytes: &[u8]) -> Failure {
    Failure::Utf8 { field: &field.full_name, address: bytes.as_ptr().addr() }
}
