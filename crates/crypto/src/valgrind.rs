//! Talking to valgrind: sequences of instructions that do nothing on a processor, and that memcheck reads as requests. Only in builds with
//! `--cfg shortwire_constant_time`, which `scripts/constant-time` makes.

use std::arch::asm;

const RUNNING_ON_VALGRIND: usize = 0x1001;
const COUNT_ERRORS: usize = 0x1201;
const MAKE_MEMORY_UNDEFINED: usize = 0x4d43_0001;
const MAKE_MEMORY_DEFINED: usize = 0x4d43_0002;

/// Makes memcheck report every branch and every address that depends on these bytes, or on what is computed from them.
pub fn secret(bytes: &mut [u8]) {
    request(MAKE_MEMORY_UNDEFINED, bytes.as_ptr().addr(), bytes.len());
}

/// Lets a value be known from here on.
pub fn public<T>(value: &mut T) {
    request(MAKE_MEMORY_DEFINED, std::ptr::from_mut(value).addr(), size_of::<T>());
}

/// How many branches and addresses have been reported.
pub fn reports() -> usize {
    request(COUNT_ERRORS, 0, 0)
}

/// Whether anybody listens.
pub fn is_there() -> bool {
    request(RUNNING_ON_VALGRIND, 0, 0) != 0
}

#[cfg(target_arch = "x86_64")]
fn request(number: usize, address: usize, length: usize) -> usize {
    let arguments = [number, address, length, 0, 0, 0];
    let mut answer = 0;
    // SAFETY: rotations by 128 in all and an exchange of a register with itself change nothing. What memcheck does is to its own notes
    // about memory; it reads `arguments`, and `bytes` of any content are bytes.
    unsafe {
        asm!(
            "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
            in("rax") &raw const arguments,
            inout("rdx") answer,
            // The rotations use it.
            inout("rdi") 0 => _,
        );
    }
    answer
}

#[cfg(not(target_arch = "x86_64"))]
fn request(_: usize, _: usize, _: usize) -> usize {
    0
}
