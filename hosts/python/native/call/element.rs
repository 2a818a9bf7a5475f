//! Elements of columns: one value of a field in the size that the contract gives it.

use pyo3::ffi;
use shortwire::abi::Bytes;

use super::method::Call;
use crate::codec::scalar::{
    Lent, bool_from, bool_of, bytes_from, bytes_of, enum_from, f64_of, i32_of, i64_of, str_from, text_of,
    u32_of, u64_of,
};
use crate::codec::table::{Field, Kind};
use crate::object::{Owned, Ptr, Raised};

use super::flat::not_utf8;

/// What strings and bytes need to stay where they are while the GIL is released.
#[derive(Default)]
pub(super) struct Keep {
    objects: Vec<Owned>,
    lent: Vec<Lent<'static>>,
}

/// Size of an element in bytes, which is also its alignment, 8 for strings and bytes.
#[inline(always)]
pub(super) fn width(kind: Kind) -> usize {
    match kind {
        Kind::Int32 | Kind::Sint32 | Kind::Sfixed32 | Kind::Enum | Kind::ClosedEnum => 4,
        Kind::Uint32 | Kind::Fixed32 | Kind::Float => 4,
        Kind::Bool => 1,
        Kind::String | Kind::RawString | Kind::Bytes => size_of::<Bytes>(),
        _ => 8,
    }
}

/// Converts a Python value and writes it to an element.
///
/// # Safety
///
/// The GIL is held; `value` is a live object; `place` has room for an element of the field.
#[inline(always)]
pub(super) unsafe fn write(field: &Field, value: Ptr, place: *mut u8, keep: &mut Keep) -> Result<(), Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        match field.value.kind {
            Kind::Int64 | Kind::Sint64 | Kind::Sfixed64 => place.cast::<i64>().write(i64_of(value, field)?),
            Kind::Double => place.cast::<f64>().write(f64_of(value, field)?),
            Kind::Int32 | Kind::Sint32 | Kind::Sfixed32 | Kind::Enum | Kind::ClosedEnum => {
                place.cast::<i32>().write(i32_of(value, field)?);
            }
            Kind::Uint32 | Kind::Fixed32 => place.cast::<u32>().write(u32_of(value, field)?),
            Kind::Uint64 | Kind::Fixed64 => place.cast::<u64>().write(u64_of(value, field)?),
            Kind::Float => place.cast::<f32>().write(f64_of(value, field)? as f32),
            Kind::Bool => place.write(bool_of(value, field)?.into()),
            Kind::String | Kind::RawString => {
                let text = text_of(value, field)?;
                keep.objects.push(Owned::borrow(value));
                place.cast::<Bytes>().write(Bytes { data: text.as_ptr(), len: text.len() });
            }
            Kind::Bytes => {
                let lent = bytes_of(value, field)?;
                place.cast::<Bytes>().write(Bytes { data: lent.bytes.as_ptr(), len: lent.bytes.len() });
                keep.objects.push(Owned::borrow(value));
                if lent.holds() {
                    keep.lent.push(lent);
                }
            }
            Kind::Message | Kind::Group => unreachable!("messages are not flat"),
        }
        Ok(())
    }
}

/// Makes a Python value of an element that the library wrote.
///
/// # Safety
///
/// The GIL is held; `place` holds an element of the field, and what it points to is still there.
#[inline(always)]
pub(super) unsafe fn read(call: &Call<'_>, field: &Field, place: *const u8) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        match field.value.kind {
            Kind::Int64 | Kind::Sint64 | Kind::Sfixed64 => {
                Owned::take(ffi::PyLong_FromLongLong(place.cast::<i64>().read()))
            }
            Kind::Double => Owned::take(ffi::PyFloat_FromDouble(place.cast::<f64>().read())),
            Kind::Int32 | Kind::Sint32 | Kind::Sfixed32 => {
                Owned::take(ffi::PyLong_FromLong(place.cast::<i32>().read().into()))
            }
            Kind::Uint32 | Kind::Fixed32 => {
                Owned::take(ffi::PyLong_FromLong(place.cast::<u32>().read().into()))
            }
            Kind::Uint64 | Kind::Fixed64 => {
                Owned::take(ffi::PyLong_FromUnsignedLongLong(place.cast::<u64>().read()))
            }
            Kind::Float => Owned::take(ffi::PyFloat_FromDouble(place.cast::<f32>().read().into())),
            Kind::Bool => Ok(bool_from(place.read() != 0)),
            Kind::Enum | Kind::ClosedEnum => enum_from(place.cast::<i32>().read(), field.value.numbers),
            Kind::String | Kind::RawString => {
                str_from(bytes_at(place)).unwrap_or_else(|| Err(not_utf8(call, field)))
            }
            Kind::Bytes => bytes_from(bytes_at(place)),
            Kind::Message | Kind::Group => unreachable!("messages are not flat"),
        }
    }
}

unsafe fn bytes_at<'a>(place: *const u8) -> &'a [u8] {
    // SAFETY: callers are `read`'s.
    unsafe {
        let bytes = place.cast::<Bytes>().read();
        if bytes.len == 0 { &[] } else { std::slice::from_raw_parts(bytes.data, bytes.len) }
    }
}
