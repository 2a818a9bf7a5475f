//! By a C library written by hand, through function pointers: the raw boundary.

use std::error::Error;
use std::ffi::{CStr, CString, c_void};

use shortwire::wire;

use crate::arm::{Arm, Columns, Other, Pair, tell_number};
use crate::{SIZES, Setup, transactions};

/// The functions of bench/rivals/raw/raw.h.
#[derive(Clone, Copy)]
pub struct Raw {
    pub add: AddFn,
    add_columns: AddColumnsFn,
    copy: CopyFn,
}

type AddFn = extern "C" fn(i64, i64) -> i64;
type AddColumnsFn = unsafe extern "C" fn(*const i64, *const i64, *mut i64, usize);
type CopyFn = unsafe extern "C" fn(*const u8, usize, *mut u8) -> usize;

impl Raw {
    pub fn open(path: &str) -> Result<Self, Box<dyn Error>> {
        let name = CString::new(path)?;
        // SAFETY: the library has no initialisers.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        if handle.is_null() {
            return Err(format!("{path} cannot be loaded").into());
        }
        let symbol = |name: &CStr| {
            // SAFETY: the handle is open, the name NUL-terminated.
            let symbol = unsafe { libc::dlsym(handle, name.as_ptr()) };
            if symbol.is_null() { Err(format!("{path} has no {name:?}")) } else { Ok(symbol) }
        };
        // SAFETY: raw.h declares these functions so.
        Ok(unsafe {
            Self {
                add: std::mem::transmute::<*mut c_void, AddFn>(symbol(c"raw_add")?),
                add_columns: std::mem::transmute::<*mut c_void, AddColumnsFn>(symbol(c"raw_add_columns")?),
                copy: std::mem::transmute::<*mut c_void, CopyFn>(symbol(c"raw_copy")?),
            }
        })
    }
}

pub fn arms(setup: &Setup) -> Result<Vec<Arm>, Box<dyn Error>> {
    let raw = Raw::open(&setup.raw_library)?;
    let add = move |a, b| (raw.add)(a, b);
    let mut arms = vec![Arm::new("add/raw", Pair { operands: setup.operands, add })];
    for size in SIZES {
        let add = move |a: &[i64], b: &[i64], sums: &mut [i64]| {
            let count = sums.len().min(a.len()).min(b.len());
            // SAFETY: all three are that long.
            unsafe { (raw.add_columns)(a.as_ptr(), b.as_ptr(), sums.as_mut_ptr(), count) }
        };
        arms.push(Arm::new(format!("columns-{size}/raw"), Columns::new(size, add)));
        arms.push(Arm::new(format!("copy-{size}/raw"), Other(copy(raw, size))));
    }
    Ok(arms)
}

fn copy(raw: Raw, size: usize) -> impl FnMut(Option<&mut String>) -> i64 {
    let message = wire::encode(&transactions::request(size));
    let mut memory = vec![0; message.len()];
    move |told| {
        // SAFETY: `memory` is as long as `message`.
        let len = unsafe { (raw.copy)(message.as_ptr(), message.len(), memory.as_mut_ptr()) };
        if told.is_some() {
            assert_eq!(memory, message, "the copy is another message");
        }
        tell_number(told, len)
    }
}
