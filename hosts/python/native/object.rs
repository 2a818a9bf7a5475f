//! The few things every module needs to handle raw Python objects.

use std::cell::UnsafeCell;

use pyo3::ffi;

/// Any Python object, borrowed unless said otherwise.
pub(crate) type Ptr = *mut ffi::PyObject;

/// A Python exception is set; whoever gets this returns at once.
#[derive(Debug)]
pub(crate) struct Raised;

/// A strong reference that is dropped with its value. Must be dropped while the GIL is held.
pub(crate) struct Owned(Ptr);

impl Owned {
    /// Takes over a new reference; null means that an exception is set.
    ///
    /// # Safety
    ///
    /// `object` is null or a strong reference that the caller gives up.
    #[inline(always)]
    pub(crate) unsafe fn take(object: Ptr) -> Result<Self, Raised> {
        if object.is_null() { Err(Raised) } else { Ok(Self(object)) }
    }

    /// Makes a strong reference to a borrowed object.
    ///
    /// # Safety
    ///
    /// `object` is a live Python object.
    #[inline(always)]
    pub(crate) unsafe fn borrow(object: Ptr) -> Self {
        // SAFETY: as promised by the caller.
        unsafe { ffi::Py_INCREF(object) };
        Self(object)
    }

    #[inline(always)]
    pub(crate) fn ptr(&self) -> Ptr {
        self.0
    }

    /// Gives the reference up to the caller.
    #[inline(always)]
    pub(crate) fn into_ptr(self) -> Ptr {
        std::mem::ManuallyDrop::new(self).0
    }
}

impl Drop for Owned {
    #[inline(always)]
    fn drop(&mut self) {
        // SAFETY: this is a strong reference, and values of this type are dropped under the GIL.
        unsafe { ffi::Py_DECREF(self.0) };
    }
}

/// State that the GIL protects.
pub(crate) struct GilCell<T>(UnsafeCell<T>);

// SAFETY: `get` may only be called under the GIL, by one thread at a time.
unsafe impl<T> Sync for GilCell<T> {}

impl<T> GilCell<T> {
    pub(crate) const fn new(value: T) -> Self {
        Self(UnsafeCell::new(value))
    }

    /// # Safety
    ///
    /// The caller holds the GIL and runs no Python code as long as it keeps the reference.
    #[expect(clippy::mut_from_ref, reason = "the GIL is the lock")]
    #[inline(always)]
    pub(crate) unsafe fn get(&self) -> &mut T {
        // SAFETY: as promised by the caller.
        unsafe { &mut *self.0.get() }
    }
}

/// Whether the object's type is a subtype of `int`, `str`, `bytes` or another type with a flag of its own.
///
/// # Safety
///
/// `object` is a live Python object.
#[inline(always)]
pub(crate) unsafe fn has_flag(object: Ptr, flag: std::ffi::c_ulong) -> bool {
    // SAFETY: as promised by the caller.
    unsafe { (*ffi::Py_TYPE(object)).tp_flags & flag != 0 }
}

/// The name of an object's type, for messages.
///
/// # Safety
///
/// `object` is a live Python object.
#[cold]
pub(crate) unsafe fn type_name(object: Ptr) -> String {
    // SAFETY: as promised by the caller; a type's name is NUL-terminated.
    unsafe { std::ffi::CStr::from_ptr((*ffi::Py_TYPE(object)).tp_name) }.to_string_lossy().into_owned()
}

/// The text of a `str`, for messages.
///
/// # Safety
///
/// `object` is a live `str`.
#[cold]
pub(crate) unsafe fn text_of(object: Ptr) -> String {
    let mut len = 0;
    // SAFETY: as promised by the caller.
    let data = unsafe { ffi::PyUnicode_AsUTF8AndSize(object, &mut len) };
    if data.is_null() {
        // SAFETY: an exception is set.
        unsafe { ffi::PyErr_Clear() };
        return "?".to_owned();
    }
    // SAFETY: Python returned that many bytes of UTF-8.
    let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), len as usize) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// The `repr` of an object, shortened, for messages.
///
/// # Safety
///
/// `object` is a live Python object.
#[cold]
pub(crate) unsafe fn repr_of(object: Ptr) -> String {
    // SAFETY: as promised by the caller.
    let Ok(repr) = (unsafe { Owned::take(ffi::PyObject_Repr(object)) }) else {
        // SAFETY: an exception is set.
        unsafe { ffi::PyErr_Clear() };
        return "?".to_owned();
    };
    // SAFETY: repr gives a str.
    let text = unsafe { text_of(repr.ptr()) };
    if text.chars().count() <= 60 {
        return text;
    }
    text.chars().take(60).chain("...".chars()).collect()
}
