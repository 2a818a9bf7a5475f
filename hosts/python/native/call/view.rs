//! Memory that an array lends through the buffer protocol.

use std::ffi::CStr;

use pyo3::ffi;
use shortwire::abi::Column;

use super::element::width;
use crate::codec::table::Kind;
use crate::object::{Ptr, Raised};

/// A view of an array. Held until the call returns, also while the GIL is released.
pub(super) struct View(Box<ffi::Py_buffer>);

impl View {
    /// The memory of an object that has the buffer protocol, `None` for others.
    ///
    /// # Safety
    ///
    /// The GIL is held; `object` is a live object.
    pub(super) unsafe fn of(object: Ptr) -> Result<Option<Self>, Raised> {
        // SAFETY: as promised by the caller.
        unsafe { Self::with_flags(object, ffi::PyBUF_RECORDS_RO) }
    }

    /// The same for memory to be written to.
    ///
    /// # Safety
    ///
    /// As [`View::of`].
    pub(super) unsafe fn writable(object: Ptr) -> Result<Option<Self>, Raised> {
        // SAFETY: as promised by the caller.
        unsafe { Self::with_flags(object, ffi::PyBUF_RECORDS) }
    }

    unsafe fn with_flags(object: Ptr, flags: std::ffi::c_int) -> Result<Option<Self>, Raised> {
        // SAFETY: as promised by the callers; a view that was not filled is not released.
        unsafe {
            if ffi::PyObject_CheckBuffer(object) == 0 {
                return Ok(None);
            }
            let mut view = Box::new(std::mem::zeroed::<ffi::Py_buffer>());
            if ffi::PyObject_GetBuffer(object, &mut *view, flags) != 0 {
                return Err(Raised);
            }
            Ok(Some(Self(view)))
        }
    }

    pub(super) fn dimensions(&self) -> i32 {
        self.0.ndim
    }

    /// Number of elements of the only dimension.
    pub(super) fn len(&self) -> usize {
        // SAFETY: a view with strides has a shape with an entry for each dimension.
        unsafe { *self.0.shape as usize }
    }

    pub(super) fn column(&self) -> Column {
        // SAFETY: as in `len`.
        let stride = unsafe { *self.0.strides };
        // An empty array may have no memory; the contract wants an address.
        let data = if self.0.buf.is_null() { std::ptr::dangling_mut::<u64>().cast() } else { self.0.buf };
        Column { data, stride }
    }

    /// Whether the elements are those of a column of that kind: same type, same size, in the machine's byte order,
    /// aligned.
    pub(super) fn holds(&self, kind: Kind) -> bool {
        let size = width(kind);
        let Column { data, stride } = self.column();
        if self.0.itemsize as usize != size
            || !data.addr().is_multiple_of(size)
            || stride % size as isize != 0
        {
            return false;
        }
        // SAFETY: a format that is there is NUL-terminated.
        let format = if self.0.format.is_null() { c"B" } else { unsafe { CStr::from_ptr(self.0.format) } };
        let code = match format.to_bytes() {
            [code] | [b'@' | b'=', code] => *code,
            #[cfg(target_endian = "little")]
            [b'<', code] => *code,
            _ => return false,
        };
        match kind {
            Kind::Double => code == b'd',
            Kind::Float => code == b'f',
            Kind::Bool => code == b'?',
            Kind::Uint32 | Kind::Fixed32 | Kind::Uint64 | Kind::Fixed64 => b"ILQ".contains(&code),
            _ => b"ilq".contains(&code),
        }
    }
}

impl Drop for View {
    fn drop(&mut self) {
        // SAFETY: the view was filled by PyObject_GetBuffer and is released once, under the GIL.
        unsafe { ffi::PyBuffer_Release(&mut *self.0) };
    }
}
