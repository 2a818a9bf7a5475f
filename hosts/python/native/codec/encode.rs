//! Writes messages, last field first.

use pyo3::ffi;
use shortwire::Code;
use shortwire::wire::Writer;

use super::construct::slot;
use super::scalar::{
    bool_of, bytes_of, bytes_of_object, f64_of, i32_of, i64_of, raw_text_of, text_of, u32_of, u64_of,
    wrong_type,
};
use super::table::{Field, Kind, Label, Table, Value};
use crate::errors::{raise, raise_type};
use crate::object::{Owned, Ptr, Raised, has_flag, type_name};

/// Writes a message.
///
/// `depth` is how many more levels may nest.
///
/// # Safety
///
/// The GIL is held; `object` is a live object of the table's class.
pub(crate) unsafe fn encode(
    writer: &mut Writer<'_>,
    table: &Table,
    object: Ptr,
    depth: u32,
) -> Result<(), Raised> {
    // SAFETY: as promised by the caller. Slots that hold containers are kept alive while their elements are written,
    // because converting an element may run Python code.
    unsafe {
        let unknown = *slot(object, table.unknown);
        if !unknown.is_null() {
            encode_unknown(writer, table, unknown)?;
        }
        let mut oneofs = 0_u64;
        for field in table.fields.iter().rev() {
            let value = *slot(object, field.offset);
            if value == field.absent || value.is_null() {
                if field.label == Label::Required {
                    return Err(required(field));
                }
                continue;
            }
            match field.label {
                Label::Implicit => single::<true>(writer, field, &field.value, value, depth)?,
                Label::Explicit | Label::Required => {
                    single::<false>(writer, field, &field.value, value, depth)?
                }
                Label::Oneof => {
                    let bit = 1 << field.oneof;
                    if oneofs & bit != 0 {
                        return Err(two_members(table, field, object));
                    }
                    oneofs |= bit;
                    single::<false>(writer, field, &field.value, value, depth)?;
                }
                Label::Repeated => {
                    each(field, value, |element| {
                        single::<false>(writer, field, &field.value, element, depth)
                    })?;
                }
                Label::Packed => packed(writer, field, value)?,
                Label::Map => map(writer, field, value, depth)?,
            }
        }
        Ok(())
    }
}

/// Writes one value with its tag; `IMPLICIT` values are left out if they are zero.
///
/// # Safety
///
/// As [`encode`].
#[inline(always)]
unsafe fn single<const IMPLICIT: bool>(
    writer: &mut Writer<'_>,
    field: &Field,
    value: &Value,
    object: Ptr,
    depth: u32,
) -> Result<(), Raised> {
    macro_rules! number {
        ($convert:ident, $write:ident) => {{
            let number = $convert(object, field)?;
            if !IMPLICIT || number != 0 {
                writer.$write(value.tag, number);
            }
        }};
    }
    // SAFETY: as promised by the caller.
    unsafe {
        match value.kind {
            Kind::Double => {
                let number = f64_of(object, field)?;
                // Minus zero is not the default.
                if !IMPLICIT || number.to_bits() != 0 {
                    writer.double(value.tag, number);
                }
            }
            Kind::Float => {
                let number = f64_of(object, field)? as f32;
                if !IMPLICIT || number.to_bits() != 0 {
                    writer.float(value.tag, number);
                }
            }
            Kind::Int32 | Kind::Enum | Kind::ClosedEnum => number!(i32_of, int32),
            Kind::Int64 => number!(i64_of, int64),
            Kind::Uint32 => number!(u32_of, uint32),
            Kind::Uint64 => number!(u64_of, uint64),
            Kind::Sint32 => number!(i32_of, sint32),
            Kind::Sint64 => number!(i64_of, sint64),
            Kind::Fixed32 => number!(u32_of, fixed32),
            Kind::Fixed64 => number!(u64_of, fixed64),
            Kind::Sfixed32 => number!(i32_of, sfixed32),
            Kind::Sfixed64 => number!(i64_of, sfixed64),
            Kind::Bool => {
                let truth = bool_of(object, field)?;
                if !IMPLICIT || truth {
                    writer.bool(value.tag, truth);
                }
            }
            Kind::String => {
                let text = text_of(object, field)?;
                if !IMPLICIT || !text.is_empty() {
                    writer.bytes(value.tag, text);
                }
            }
            Kind::RawString => {
                let text = raw_text_of(object, field)?;
                let text = bytes_of_object(text.ptr());
                if !IMPLICIT || !text.is_empty() {
                    writer.bytes(value.tag, text);
                }
            }
            Kind::Bytes => {
                let lent = bytes_of(object, field)?;
                if !IMPLICIT || !lent.bytes.is_empty() {
                    writer.bytes(value.tag, lent.bytes);
                }
            }
            Kind::Message => {
                let before = writer.written();
                nested(writer, field, value, object, depth)?;
                let len = writer.written() - before;
                writer.raw_varint(len as u64);
                writer.raw_varint(u64::from(value.tag));
            }
            Kind::Group => {
                // Start and end tag differ in the lowest bit: wire types 3 and 4.
                writer.raw_varint(u64::from(value.tag + 1));
                nested(writer, field, value, object, depth)?;
                writer.raw_varint(u64::from(value.tag));
            }
        }
        Ok(())
    }
}

/// # Safety
///
/// As [`encode`].
#[inline(always)]
unsafe fn nested(
    writer: &mut Writer<'_>,
    field: &Field,
    value: &Value,
    object: Ptr,
    depth: u32,
) -> Result<(), Raised> {
    // SAFETY: tables are alive for good.
    let table = unsafe { &*value.table };
    let Some(depth) = depth.checked_sub(1) else { return Err(too_deep(field)) };
    // SAFETY: as promised by the caller.
    unsafe {
        if ffi::Py_TYPE(object) != table.class
            && ffi::PyType_IsSubtype(ffi::Py_TYPE(object), table.class) == 0
        {
            return Err(wrong_type(object, field, &table.full_name));
        }
        let object = Owned::borrow(object);
        encode(writer, table, object.ptr(), depth)
    }
}

/// Calls `write` with the elements of a list or another iterable, last one first.
///
/// # Safety
///
/// As [`encode`].
#[inline(always)]
unsafe fn each(
    field: &Field,
    object: Ptr,
    mut write: impl FnMut(Ptr) -> Result<(), Raised>,
) -> Result<(), Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        let list = if ffi::PyList_CheckExact(object) != 0 {
            Owned::borrow(object)
        } else {
            sequence(field, object)?
        };
        let mut index = sequence_len(list.ptr());
        while index > 0 {
            index -= 1;
            let element = if ffi::PyTuple_CheckExact(list.ptr()) != 0 {
                ffi::PyTuple_GET_ITEM(list.ptr(), index)
            } else {
                ffi::PyList_GET_ITEM(list.ptr(), index)
            };
            write(element)?;
            // Python code that ran meanwhile may have made the list shorter.
            index = index.min(sequence_len(list.ptr()));
        }
        Ok(())
    }
}

#[inline(always)]
unsafe fn sequence_len(list: Ptr) -> isize {
    // SAFETY: lists and tuples both begin as any object of variable size does.
    unsafe { ffi::Py_SIZE(list) }
}

/// Another iterable as a list or tuple.
#[cold]
unsafe fn sequence(field: &Field, object: Ptr) -> Result<Owned, Raised> {
    // SAFETY: `object` is a live object.
    unsafe {
        let is_text = has_flag(object, ffi::Py_TPFLAGS_UNICODE_SUBCLASS)
            || (has_flag(object, ffi::Py_TPFLAGS_BYTES_SUBCLASS) && field.value.kind.is_bytes_like());
        if is_text || has_flag(object, ffi::Py_TPFLAGS_DICT_SUBCLASS) {
            return Err(not_a_list(field, object));
        }
        if ffi::PyTuple_CheckExact(object) != 0 {
            return Ok(Owned::borrow(object));
        }
        Owned::take(ffi::PySequence_List(object)).map_err(|raised| {
            if ffi::PyErr_ExceptionMatches(ffi::PyExc_TypeError) == 0 {
                return raised;
            }
            ffi::PyErr_Clear();
            not_a_list(field, object)
        })
    }
}

#[cold]
unsafe fn not_a_list(field: &Field, object: Ptr) -> Raised {
    // SAFETY: `object` is a live object.
    let got = unsafe { type_name(object) };
    raise_type(format!("{} (repeated {}) takes a list, not {got}", field.full_name, field.value.kind.name()))
}

/// # Safety
///
/// As [`encode`].
unsafe fn packed(writer: &mut Writer<'_>, field: &Field, object: Ptr) -> Result<(), Raised> {
    let before = writer.written();
    let mut is_empty = true;
    // SAFETY: as promised by the caller.
    unsafe {
        each(field, object, |element| {
            is_empty = false;
            match field.value.kind {
                Kind::Double => writer.raw(&f64_of(element, field)?.to_le_bytes()),
                Kind::Float => writer.raw(&(f64_of(element, field)? as f32).to_le_bytes()),
                Kind::Int32 | Kind::Enum | Kind::ClosedEnum => {
                    writer.raw_varint(i64::from(i32_of(element, field)?) as u64);
                }
                Kind::Int64 => writer.raw_varint(i64_of(element, field)? as u64),
                Kind::Uint32 => writer.raw_varint(u64::from(u32_of(element, field)?)),
                Kind::Uint64 => writer.raw_varint(u64_of(element, field)?),
                Kind::Sint32 => {
                    let value = i32_of(element, field)?;
                    writer.raw_varint(u64::from((value << 1 ^ value >> 31) as u32));
                }
                Kind::Sint64 => {
                    let value = i64_of(element, field)?;
                    writer.raw_varint((value << 1 ^ value >> 63) as u64);
                }
                Kind::Fixed32 => writer.raw(&u32_of(element, field)?.to_le_bytes()),
                Kind::Fixed64 => writer.raw(&u64_of(element, field)?.to_le_bytes()),
                Kind::Sfixed32 => writer.raw(&i32_of(element, field)?.to_le_bytes()),
                Kind::Sfixed64 => writer.raw(&i64_of(element, field)?.to_le_bytes()),
                _ => writer.raw_varint(u64::from(bool_of(element, field)?)),
            }
            Ok(())
        })?;
    }
    if !is_empty {
        writer.raw_varint((writer.written() - before) as u64);
        writer.raw_varint(u64::from(field.tag));
    }
    Ok(())
}

/// Writes a map's entries, last one first, so that they are read in the order of the dict.
///
/// # Safety
///
/// As [`encode`].
unsafe fn map(writer: &mut Writer<'_>, field: &Field, object: Ptr, depth: u32) -> Result<(), Raised> {
    let Some(depth) = depth.checked_sub(1) else { return Err(too_deep(field)) };
    let key = Value {
        kind: field.key,
        tag: 1 << 3 | field.key.wire_type(),
        table: std::ptr::null(),
        numbers: std::ptr::null(),
    };
    // SAFETY: as promised by the caller. Entries are kept alive, because converting one may run Python code that
    // changes the dict.
    unsafe {
        let dict = if has_flag(object, ffi::Py_TPFLAGS_DICT_SUBCLASS) {
            Owned::borrow(object)
        } else {
            mapping(field, object)?
        };
        let len = ffi::PyDict_Size(dict.ptr()) as usize;
        if len == 0 {
            return Ok(());
        }
        let mut entries = Vec::with_capacity(len);
        let (mut position, mut name, mut value) = (0, std::ptr::null_mut(), std::ptr::null_mut());
        while ffi::PyDict_Next(dict.ptr(), &mut position, &mut name, &mut value) != 0 {
            entries.push((Owned::borrow(name), Owned::borrow(value)));
        }
        for (name, value) in entries.iter().rev() {
            let before = writer.written();
            single::<false>(writer, field, &field.value, value.ptr(), depth)?;
            single::<false>(writer, field, &key, name.ptr(), depth)?;
            writer.raw_varint((writer.written() - before) as u64);
            writer.raw_varint(u64::from(field.tag));
        }
        Ok(())
    }
}

/// Another mapping as a dict.
#[cold]
unsafe fn mapping(field: &Field, object: Ptr) -> Result<Owned, Raised> {
    // SAFETY: `object` is a live object.
    unsafe {
        let dict = Owned::take(ffi::PyDict_New())?;
        let is_mapping = ffi::PyObject_HasAttrString(object, c"keys".as_ptr()) != 0;
        if !is_mapping {
            let got = type_name(object);
            return Err(raise_type(format!("{} (map) takes a dict, not {got}", field.full_name)));
        }
        if ffi::PyDict_Update(dict.ptr(), object) != 0 { Err(Raised) } else { Ok(dict) }
    }
}

#[cold]
unsafe fn encode_unknown(writer: &mut Writer<'_>, table: &Table, unknown: Ptr) -> Result<(), Raised> {
    // SAFETY: `unknown` is a live object.
    unsafe {
        if !has_flag(unknown, ffi::Py_TPFLAGS_BYTES_SUBCLASS) {
            return Err(raise_type(format!("the unknown fields of {} are not bytes", table.full_name)));
        }
        writer.raw(bytes_of_object(unknown));
    }
    Ok(())
}

#[cold]
fn required(field: &Field) -> Raised {
    raise(Code::InvalidArgument, format!("required field {} is not set", field.full_name))
}

#[cold]
fn two_members(table: &Table, later: &Field, object: Ptr) -> Raised {
    let oneof = &table.oneofs[usize::from(later.oneof)];
    let set: Vec<&str> = oneof
        .members
        .iter()
        .map(|&member| &table.fields[member])
        // SAFETY: the object is of the table's class.
        .filter(|field| unsafe {
            *slot(object, field.offset) != field.absent && !(*slot(object, field.offset)).is_null()
        })
        .map(|field| field.full_name.rsplit('.').next().unwrap_or_default())
        .collect();
    raise(
        Code::InvalidArgument,
        format!(
            "{} are set, but only one member of the oneof {}.{} can be; set the others to None",
            set.join(" and "),
            table.full_name,
            oneof.name
        ),
    )
}

#[cold]
fn too_deep(field: &Field) -> Raised {
    raise(
        Code::InvalidArgument,
        format!(
            "{} is nested deeper than max_depth allows (100 unless the client was opened with another); \
             a message that contains itself has no end",
            field.full_name
        ),
    )
}
