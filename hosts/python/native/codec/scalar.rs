//! Python values to numbers, text and bytes, and back. What does not fit is an error that names the field.

use pyo3::ffi;
use shortwire::Code;

use super::table::{Field, Kind, Numbers};
use crate::errors::{raise, raise_type};
use crate::object::{Owned, Ptr, Raised, has_flag, repr_of, type_name};

/// An `int` as CPython lays it out: digits of 30 bits.
#[repr(C)]
struct Int {
    head: ffi::PyObject,
    /// Number of digits, negative for a negative number.
    #[cfg(not(Py_3_12))]
    size: isize,
    /// Number of digits in all bits but the lowest three; sign in the lowest two: 0 positive, 1 zero, 2 negative.
    #[cfg(Py_3_12)]
    tag: usize,
    digits: [u32; 2],
}

/// An `int` of one or two digits without a call.
///
/// # Safety
///
/// `value` is a live `int`.
#[inline(always)]
pub(crate) unsafe fn small_int(value: Ptr) -> Option<i64> {
    let int = value.cast::<Int>();
    // SAFETY: as promised by the caller; no digit is read that the int does not have.
    unsafe {
        let digit = |index: usize| i64::from((&raw const (*int).digits).cast::<u32>().add(index).read());
        #[cfg(not(Py_3_12))]
        let size = (*int).size;
        #[cfg(Py_3_12)]
        let size = ((*int).tag >> 3) as isize * (1 - ((*int).tag & 3) as isize);
        // Positive ones first, the others apart: a jump through a table would cost more than the conversion.
        if size == 1 {
            Some(digit(0))
        } else if size == 2 {
            Some(digit(0) | digit(1) << 30)
        } else {
            zero_or_negative(size, (&raw const (*int).digits).cast())
        }
    }
}

#[inline(never)]
unsafe fn zero_or_negative(size: isize, digits: *const u32) -> Option<i64> {
    // SAFETY: callers are `small_int`'s; no digit is read that the int does not have.
    unsafe {
        match size {
            0 => Some(0),
            -1 => Some(-i64::from(*digits)),
            -2 => Some(-(i64::from(*digits) | i64::from(*digits.add(1)) << 30)),
            _ => None,
        }
    }
}

/// A signed integer of 64 bits.
///
/// # Safety
///
/// `value` is a live object, `field` what it is meant for.
#[inline(always)]
pub(crate) unsafe fn i64_of(value: Ptr, field: &Field) -> Result<i64, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if has_flag(value, ffi::Py_TPFLAGS_LONG_SUBCLASS)
            && let Some(value) = small_int(value)
        {
            return Ok(value);
        }
        i64_slow(value, field)
    }
}

#[inline(never)]
unsafe fn i64_slow(value: Ptr, field: &Field) -> Result<i64, Raised> {
    // SAFETY: as in `i64_of`.
    unsafe {
        let value = Owned::borrow(value);
        let int = index_of(value.ptr(), field)?;
        let mut overflow = 0;
        let number = ffi::PyLong_AsLongLongAndOverflow(int.ptr(), &mut overflow);
        if overflow != 0 { Err(out_of_range(int.ptr(), field)) } else { Ok(number) }
    }
}

/// An unsigned integer of 64 bits.
///
/// # Safety
///
/// As [`i64_of`].
#[inline(always)]
pub(crate) unsafe fn u64_of(value: Ptr, field: &Field) -> Result<u64, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if has_flag(value, ffi::Py_TPFLAGS_LONG_SUBCLASS)
            && let Some(number) = small_int(value)
        {
            return u64::try_from(number).map_err(|_| out_of_range(value, field));
        }
        u64_slow(value, field)
    }
}

#[inline(never)]
unsafe fn u64_slow(value: Ptr, field: &Field) -> Result<u64, Raised> {
    // SAFETY: as in `u64_of`.
    unsafe {
        let value = Owned::borrow(value);
        let int = index_of(value.ptr(), field)?;
        let number = ffi::PyLong_AsUnsignedLongLong(int.ptr());
        if number == u64::MAX && !ffi::PyErr_Occurred().is_null() {
            ffi::PyErr_Clear();
            return Err(out_of_range(int.ptr(), field));
        }
        Ok(number)
    }
}

/// A signed integer of 32 bits.
///
/// # Safety
///
/// As [`i64_of`].
#[inline(always)]
pub(crate) unsafe fn i32_of(value: Ptr, field: &Field) -> Result<i32, Raised> {
    // SAFETY: as promised by the caller.
    unsafe { i32::try_from(i64_of(value, field)?).map_err(|_| out_of_range(value, field)) }
}

/// An unsigned integer of 32 bits.
///
/// # Safety
///
/// As [`i64_of`].
#[inline(always)]
pub(crate) unsafe fn u32_of(value: Ptr, field: &Field) -> Result<u32, Raised> {
    // SAFETY: as promised by the caller.
    unsafe { u32::try_from(i64_of(value, field)?).map_err(|_| out_of_range(value, field)) }
}

/// Whatever has `__index__`, as an `int`: NumPy's integers, for one.
unsafe fn index_of(value: Ptr, field: &Field) -> Result<Owned, Raised> {
    // SAFETY: `value` is a live object.
    unsafe {
        if ffi::PyIndex_Check(value) == 0 {
            return Err(wrong_type(value, field, "an int"));
        }
        Owned::take(ffi::PyNumber_Index(value))
    }
}

/// A floating-point number; integers are converted.
///
/// # Safety
///
/// As [`i64_of`].
#[inline(always)]
pub(crate) unsafe fn f64_of(value: Ptr, field: &Field) -> Result<f64, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if ffi::Py_TYPE(value) == &raw mut ffi::PyFloat_Type {
            return Ok((*value.cast::<ffi::PyFloatObject>()).ob_fval);
        }
        f64_slow(value, field)
    }
}

#[inline(never)]
unsafe fn f64_slow(value: Ptr, field: &Field) -> Result<f64, Raised> {
    // SAFETY: as in `f64_of`. Here and above, the value is kept alive while code of its class runs.
    unsafe {
        let kept = Owned::borrow(value);
        let value = kept.ptr();
        let number = ffi::PyFloat_AsDouble(value);
        if number == -1.0 && !ffi::PyErr_Occurred().is_null() {
            let too_large = ffi::PyErr_ExceptionMatches(ffi::PyExc_OverflowError) != 0;
            ffi::PyErr_Clear();
            return Err(if too_large {
                out_of_range(value, field)
            } else {
                wrong_type(value, field, "a float")
            });
        }
        Ok(number)
    }
}

/// A truth value: `True` or `False`, nothing that merely looks like one.
///
/// # Safety
///
/// As [`i64_of`].
#[inline(always)]
pub(crate) unsafe fn bool_of(value: Ptr, field: &Field) -> Result<bool, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if value == ffi::Py_True() {
            Ok(true)
        } else if value == ffi::Py_False() {
            Ok(false)
        } else {
            Err(wrong_type(value, field, "True or False"))
        }
    }
}

/// The UTF-8 of a `str`, which lies in the object and lives as long as it.
///
/// # Safety
///
/// As [`i64_of`]; `value` outlives `'a`.
#[inline(always)]
pub(crate) unsafe fn text_of<'a>(value: Ptr, field: &Field) -> Result<&'a [u8], Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if has_flag(value, ffi::Py_TPFLAGS_UNICODE_SUBCLASS) && ffi::PyUnicode_IS_COMPACT_ASCII(value) != 0 {
            let len = (*value.cast::<ffi::PyASCIIObject>()).length as usize;
            // The characters of compact ASCII follow its head.
            let data = value.cast::<u8>().add(size_of::<ffi::PyASCIIObject>());
            return Ok(std::slice::from_raw_parts(data, len));
        }
        text_slow(value, field)
    }
}

#[inline(never)]
unsafe fn text_slow<'a>(value: Ptr, field: &Field) -> Result<&'a [u8], Raised> {
    // SAFETY: as in `text_of`.
    unsafe {
        if !has_flag(value, ffi::Py_TPFLAGS_UNICODE_SUBCLASS) {
            return Err(wrong_type(value, field, "a str"));
        }
        let mut len = 0;
        let data = ffi::PyUnicode_AsUTF8AndSize(value, &mut len);
        if data.is_null() {
            Err(not_unicode(value, field))
        } else {
            Ok(std::slice::from_raw_parts(data.cast(), len as usize))
        }
    }
}

/// Bytes that an argument lends: in the object itself, or through the buffer protocol.
pub(crate) struct Lent<'a> {
    pub(crate) bytes: &'a [u8],
    held: Held,
}

enum Held {
    Nothing,
    View(Box<ffi::Py_buffer>),
    Copy(#[expect(dead_code, reason = "keeps the bytes alive")] Owned),
}

impl Lent<'_> {
    /// Whether the bytes stay only as long as this value.
    #[inline(always)]
    pub(crate) fn holds(&self) -> bool {
        !matches!(self.held, Held::Nothing)
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        if let Held::View(view) = &mut self.held {
            // SAFETY: the view was filled by PyObject_GetBuffer and is released once.
            unsafe { ffi::PyBuffer_Release(&mut **view) };
        }
    }
}

/// The bytes of anything that has the buffer protocol. Copies only what does not lie in one piece.
///
/// # Safety
///
/// As [`i64_of`]; `value` outlives `'a`.
#[inline(always)]
pub(crate) unsafe fn bytes_of<'a>(value: Ptr, field: &Field) -> Result<Lent<'a>, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if has_flag(value, ffi::Py_TPFLAGS_BYTES_SUBCLASS) {
            return Ok(Lent { bytes: bytes_of_object(value), held: Held::Nothing });
        }
        lend(value).unwrap_or_else(|| Err(wrong_type(value, field, "bytes or another buffer")))
    }
}

/// The contents of a `bytes`.
///
/// # Safety
///
/// `value` is a `bytes` that outlives `'a`.
#[inline(always)]
pub(crate) unsafe fn bytes_of_object<'a>(value: Ptr) -> &'a [u8] {
    // SAFETY: as promised by the caller.
    unsafe {
        let len = ffi::Py_SIZE(value) as usize;
        std::slice::from_raw_parts(ffi::PyBytes_AS_STRING(value).cast::<u8>(), len)
    }
}

/// The bytes of a buffer, or `None` if the object has none.
///
/// # Safety
///
/// `value` is a live object that outlives `'a`.
pub(crate) unsafe fn lend<'a>(value: Ptr) -> Option<Result<Lent<'a>, Raised>> {
    // SAFETY: as promised by the caller.
    unsafe {
        if has_flag(value, ffi::Py_TPFLAGS_BYTES_SUBCLASS) {
            return Some(Ok(Lent { bytes: bytes_of_object(value), held: Held::Nothing }));
        }
        if ffi::PyObject_CheckBuffer(value) == 0 {
            return None;
        }
        let kept = Owned::borrow(value);
        let value = kept.ptr();
        let mut view = Box::new(std::mem::zeroed::<ffi::Py_buffer>());
        if ffi::PyObject_GetBuffer(value, &mut *view, ffi::PyBUF_SIMPLE) == 0 {
            let bytes = match view.len {
                0 => &[],
                len => std::slice::from_raw_parts(view.buf.cast::<u8>(), len as usize),
            };
            return Some(Ok(Lent { bytes, held: Held::View(view) }));
        }
        ffi::PyErr_Clear();
        let copy = Owned::take(ffi::PyBytes_FromObject(value));
        Some(copy.map(|copy| Lent { bytes: bytes_of_object(copy.ptr()), held: Held::Copy(copy) }))
    }
}

/// A `str` of bytes that are UTF-8; `None` if they are not, and no exception is set.
///
/// # Safety
///
/// The GIL is held.
#[inline(always)]
pub(crate) unsafe fn str_from(bytes: &[u8]) -> Option<Result<Owned, Raised>> {
    // SAFETY: as promised by the caller.
    unsafe {
        if bytes.is_ascii() {
            let text = ffi::PyUnicode_New(bytes.len() as isize, 127);
            if !text.is_null() && !bytes.is_empty() {
                let data = text.cast::<u8>().add(size_of::<ffi::PyASCIIObject>());
                std::ptr::copy_nonoverlapping(bytes.as_ptr(), data, bytes.len());
            }
            return Some(Owned::take(text));
        }
        str::from_utf8(bytes).is_ok().then(|| {
            Owned::take(ffi::PyUnicode_DecodeUTF8(
                bytes.as_ptr().cast(),
                bytes.len() as isize,
                c"strict".as_ptr(),
            ))
        })
    }
}

/// A `str` of any bytes: those that are not UTF-8 become surrogates.
///
/// # Safety
///
/// The GIL is held.
pub(crate) unsafe fn raw_str_from(bytes: &[u8]) -> Result<Owned, Raised> {
    let (data, len) = (bytes.as_ptr().cast(), bytes.len() as isize);
    // SAFETY: as promised by the caller.
    unsafe { Owned::take(ffi::PyUnicode_DecodeUTF8(data, len, c"surrogateescape".as_ptr())) }
}

/// The bytes of a `str` that [`raw_str_from`] may have made.
///
/// # Safety
///
/// As [`i64_of`].
pub(crate) unsafe fn raw_text_of(value: Ptr, field: &Field) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if !has_flag(value, ffi::Py_TPFLAGS_UNICODE_SUBCLASS) {
            return Err(wrong_type(value, field, "a str"));
        }
        let bytes = ffi::PyUnicode_AsEncodedString(value, c"utf-8".as_ptr(), c"surrogateescape".as_ptr());
        Owned::take(bytes).map_err(|Raised| not_unicode(value, field))
    }
}

/// A `bytes`.
///
/// # Safety
///
/// The GIL is held.
#[inline(always)]
pub(crate) unsafe fn bytes_from(bytes: &[u8]) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe { Owned::take(ffi::PyBytes_FromStringAndSize(bytes.as_ptr().cast(), bytes.len() as isize)) }
}

/// The member of an enum, or an `int` if it has none of that number.
///
/// # Safety
///
/// The GIL is held; `numbers` is null or alive.
#[inline(always)]
pub(crate) unsafe fn enum_from(number: i32, numbers: *const Numbers) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller; members are alive for good.
    unsafe {
        let member = numbers.as_ref().map_or(std::ptr::null_mut(), |numbers| numbers.member(number));
        if member.is_null() {
            return Owned::take(ffi::PyLong_FromLong(number.into()));
        }
        Ok(Owned::borrow(member))
    }
}

/// A `bool`.
///
/// # Safety
///
/// The GIL is held.
#[inline(always)]
pub(crate) unsafe fn bool_from(value: bool) -> Owned {
    // SAFETY: as promised by the caller.
    unsafe { Owned::borrow(if value { ffi::Py_True() } else { ffi::Py_False() }) }
}

#[cold]
pub(crate) fn wrong_type(value: Ptr, field: &Field, wanted: &str) -> Raised {
    // SAFETY: callers pass live objects.
    let got = unsafe { type_name(value) };
    raise_type(format!("{} ({}) takes {wanted}, not {got}", field.full_name, field.value.kind.name()))
}

#[cold]
pub(crate) fn out_of_range(value: Ptr, field: &Field) -> Raised {
    // SAFETY: callers pass live objects.
    let value = unsafe { repr_of(value) };
    let range = match field.value.kind {
        Kind::Uint32 | Kind::Fixed32 => "0 to 2**32 - 1",
        Kind::Uint64 | Kind::Fixed64 => "0 to 2**64 - 1",
        Kind::Int64 | Kind::Sint64 | Kind::Sfixed64 => "-2**63 to 2**63 - 1",
        Kind::Double | Kind::Float => "what a float can hold",
        _ => "-2**31 to 2**31 - 1",
    };
    raise(
        Code::InvalidArgument,
        format!("{} ({}) = {value} is out of range: {range}", field.full_name, field.value.kind.name()),
    )
}

/// Says where a `str` holds a lone surrogate; the `UnicodeEncodeError` that is set knows.
#[cold]
fn not_unicode(value: Ptr, field: &Field) -> Raised {
    // SAFETY: an exception is set, and the value is a live str.
    let position = unsafe {
        ffi::PyErr_Clear();
        let len = ffi::PyUnicode_GetLength(value);
        (0..len).find(|&at| (0xd800..0xe000).contains(&ffi::PyUnicode_ReadChar(value, at)))
    };
    let Some(position) = position else {
        return raise(Code::InvalidArgument, format!("{} cannot be written as UTF-8", field.full_name));
    };
    raise(
        Code::InvalidArgument,
        format!(
            "{} (string) has a lone surrogate at position {position}, which UTF-8 cannot hold; \
             replace it, or use a bytes field for what is not text",
            field.full_name
        ),
    )
}
