//! By a C library written by hand, through function pointers: the raw boundary.

use std::ffi::{CStr, CString, c_void};

use crate::arm::{AddColumns, Columns, Other, Pair, Work};
use crate::protocol::{Refusal, Subject};
use crate::{Setup, by_shortwire, transactions};

pub fn work(setup: &Setup, subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    let raw = Raw::open(&setup.raw_library)?;
    match (&*subject.scenario, &*subject.by) {
        ("add" | "add-latency", "raw") => Ok(Box::new(Pair::new(subject, move |a, b| (raw.add)(a, b)))),
        ("columns" | "items", "raw") => Ok(Box::new(Columns::new(subject.size, add_columns(raw)))),
        ("aggregate" | "encode" | "decode", "copy") => {
            Ok(Box::new(Other(copy(raw, subject.size, by_shortwire::work(setup, subject)?))))
        }
        _ => Err(Refusal::unknown(subject)),
    }
}

/// The functions of bench/rivals/raw/raw.h.
#[derive(Clone, Copy)]
pub struct Raw {
    pub add: extern "C" fn(i64, i64) -> i64,
    add_columns: unsafe extern "C" fn(*const i64, *const i64, *mut i64, usize),
    copy: unsafe extern "C" fn(*const u8, usize, *mut u8) -> usize,
}

impl Raw {
    pub fn open(path: &str) -> Result<Self, Refusal> {
        let library = Library::open(path)?;
        // SAFETY: raw.h declares these functions so.
        Ok(unsafe {
            Self {
                add: library.function(c"raw_add")?,
                add_columns: library.function(c"raw_add_columns")?,
                copy: library.function(c"raw_copy")?,
            }
        })
    }
}

/// A loaded library. It stays loaded.
pub struct Library(*mut c_void);

impl Library {
    pub fn open(path: &str) -> Result<Self, Refusal> {
        let name = CString::new(path)?;
        // SAFETY: the library has no initialisers.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        if handle.is_null() { Err(format!("{path} cannot be loaded").into()) } else { Ok(Self(handle)) }
    }

    /// One of its functions.
    ///
    /// # Safety
    ///
    /// `F` is a pointer to a function of that type.
    pub unsafe fn function<F: Copy>(&self, name: &CStr) -> Result<F, Refusal> {
        const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
        // SAFETY: the handle is open, the name NUL-terminated.
        let symbol = unsafe { libc::dlsym(self.0, name.as_ptr()) };
        if symbol.is_null() {
            return Err(format!("the raw library has no {name:?}").into());
        }
        // SAFETY: as promised by the caller.
        Ok(unsafe { std::mem::transmute_copy(&symbol) })
    }
}

fn add_columns(raw: Raw) -> impl AddColumns {
    move |a: &[i64], b: &[i64], sums: &mut [i64]| {
        let count = sums.len().min(a.len()).min(b.len());
        // SAFETY: all three are that long.
        unsafe { (raw.add_columns)(a.as_ptr(), b.as_ptr(), sums.as_mut_ptr(), count) }
    }
}

/// Copies the encoded request. What would be the outcome is asked of another arm beforehand.
fn copy(raw: Raw, size: usize, mut known: Box<dyn Work>) -> impl FnMut(Option<&mut String>) -> i64 {
    let message = transactions::encoded(size);
    let mut memory = vec![0; message.len()];
    let (outcome, number) = (known.answer(), known.once());
    move |told| {
        // SAFETY: `memory` is as long as `message`.
        let len = unsafe { (raw.copy)(message.as_ptr(), message.len(), memory.as_mut_ptr()) };
        if let Some(told) = told {
            assert_eq!(memory, message, "the copy is another message");
            told.clone_from(&outcome);
        }
        number + len as i64 - message.len() as i64
    }
}
