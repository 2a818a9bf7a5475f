//! GDB's interface for code made at run time ("JIT Compilation Interface" in its manual).
//!
//! A debugger sets a breakpoint on `__jit_debug_register_code` and reads the list that `__jit_debug_descriptor` begins.
//! Each entry points to an object file in memory: here one with a name for each kernel, and nothing else.
#![expect(unsafe_code, reason = "the debugger asks for two symbols and a linked list")]

use std::ptr;
use std::sync::{Mutex, PoisonError};

use crate::Kernel;
use crate::assembler::Architecture;

#[repr(C)]
struct Entry {
    next: *mut Entry,
    previous: *mut Entry,
    object: *const u8,
    size: u64,
}

#[repr(C)]
struct Descriptor {
    version: u32,
    action: u32,
    relevant: *mut Entry,
    first: *mut Entry,
}

/// `JIT_REGISTER_FN`
const REGISTER: u32 = 1;

// The names are the debugger's, who finds both symbols by them.
#[unsafe(no_mangle)]
static mut __jit_debug_descriptor: Descriptor =
    Descriptor { version: 1, action: 0, relevant: ptr::null_mut(), first: ptr::null_mut() };

#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn __jit_debug_register_code() {
    std::hint::black_box(());
}

/// Tells a debugger of the kernel. The few hundred bytes stay for as long as the process lives.
pub(super) fn register(kernel: &Kernel) {
    static LOCK: Mutex<()> = Mutex::new(());
    let object = Box::leak(object(kernel).into_boxed_slice());
    let entry = Box::leak(Box::new(Entry {
        next: ptr::null_mut(),
        previous: ptr::null_mut(),
        object: object.as_ptr(),
        size: object.len() as u64,
    }));
    let _turn = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    let descriptor = &raw mut __jit_debug_descriptor;
    // SAFETY: only this function touches the descriptor, one thread at a time, and entries live for ever.
    unsafe {
        entry.next = (*descriptor).first;
        if !entry.next.is_null() {
            (*entry.next).previous = entry;
        }
        (*descriptor).first = entry;
        (*descriptor).relevant = entry;
        (*descriptor).action = REGISTER;
    }
    __jit_debug_register_code();
}

/// An ELF file with one symbol: a function, at the absolute address and with the size of the kernel.
fn object(kernel: &Kernel) -> Vec<u8> {
    const HEADER: u64 = 64;
    const SECTION: u64 = 64;
    let machine: u16 = match Architecture::HOST {
        Some(Architecture::A64) => 183,
        _ => 62,
    };
    let address = kernel.address() as u64;
    let size = kernel.code().len() as u64;
    let names = format!("\0shortwire::{}\0", kernel.name()).into_bytes();
    let section_names = b"\0.text\0.symtab\0.strtab\0.shstrtab\0";
    let symbols_at = HEADER + 5 * SECTION;
    let names_at = symbols_at + 48;
    let section_names_at = names_at + names.len() as u64;

    let mut file = Bytes(Vec::new());
    file.0.extend_from_slice(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
    // A relocatable file, version 1; no entry, no program headers, sections behind this header.
    file.u16s(&[1, machine]).u32s(&[1]).u64s(&[0, 0, HEADER]).u32s(&[0]).u16s(&[
        64,
        0,
        0,
        SECTION as u16,
        5,
        4,
    ]);
    // Sections: name, type, flags; address, offset, size; link, info; alignment, size of an entry.
    file.u64s(&[0; 8]);
    file.u32s(&[1, 8]).u64s(&[6, address, 0, size]).u32s(&[0, 0]).u64s(&[64, 0]);
    file.u32s(&[7, 2]).u64s(&[0, 0, symbols_at, 48]).u32s(&[3, 1]).u64s(&[8, 24]);
    file.u32s(&[15, 3]).u64s(&[0, 0, names_at, names.len() as u64]).u32s(&[0, 0]).u64s(&[1, 0]);
    file.u32s(&[23, 3])
        .u64s(&[0, 0, section_names_at, section_names.len() as u64])
        .u32s(&[0, 0])
        .u64s(&[1, 0]);
    // Symbols: none, and the kernel: a global function in section 1.
    file.u64s(&[0; 3]);
    file.u32s(&[1]);
    file.0.extend_from_slice(&[0x12, 0]);
    file.u16s(&[1]).u64s(&[0, size]);
    file.0.extend_from_slice(&names);
    file.0.extend_from_slice(section_names);
    file.0
}

/// Numbers as the file holds them.
struct Bytes(Vec<u8>);

impl Bytes {
    fn u16s(&mut self, numbers: &[u16]) -> &mut Self {
        self.0.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        self
    }

    fn u32s(&mut self, numbers: &[u32]) -> &mut Self {
        self.0.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        self
    }

    fn u64s(&mut self, numbers: &[u64]) -> &mut Self {
        self.0.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        self
    }
}
