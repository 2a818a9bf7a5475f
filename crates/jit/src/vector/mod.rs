//! Kernels written once, for vectors of any width.
//!
//! A kernel is a function that is given an [`Emitter`] and the arguments of the function to make, and says one operation
//! after the other. Every operation exists on every [`Target`]: it is one instruction where there is one, and composed of
//! several where there is not. What differs is the shape, and the source asks for it: how many lanes
//! ([`Emitter::lanes32`]), how many registers ([`Emitter::registers`]).
//!
//! # A kernel
//!
//! `to = a ^ b` for any length, with any width: the body takes whole vectors, the tail is masked.
//!
//! ```
//! use shortwire_jit::vector::{Condition, Emitter, Target, Word, assemble};
//!
//! fn xor(e: &mut Emitter, [to, a, b, length]: [Word; 4]) {
//!     let step = e.width().bytes() as i32;
//!     let (whole, rest, done) = (e.label(), e.label(), e.label());
//!     let [x, y] = e.vectors();
//!
//!     e.bind(whole);
//!     e.branch(Condition::Below, length, step, rest);
//!     e.load(x, a.at(0));
//!     e.load(y, b.at(0));
//!     e.xor(x, x, y);
//!     e.store(to.at(0), x);
//!     for pointer in [to, a, b] {
//!         e.add(pointer, step);
//!     }
//!     e.sub(length, step);
//!     e.jump(whole);
//!
//!     e.bind(rest);
//!     e.branch(Condition::Equal, length, 0, done);
//!     let tail = e.tail(length);
//!     e.load_tail(x, a.at(0), tail);
//!     e.load_tail(y, b.at(0), tail);
//!     e.xor(x, x, y);
//!     e.store_tail(to.at(0), x, tail);
//!     e.bind(done);
//! }
//!
//! type Xor = unsafe extern "C" fn(*mut u8, *const u8, *const u8, usize);
//!
//! for target in Target::ALL.into_iter().filter(|target| target.is_supported()) {
//!     let kernel = shortwire_jit::publish(&assemble("xor", target, xor)).expect("executable memory is allowed here");
//!     let (a, b) = ([0x55; 100], [0xff; 100]);
//!     let mut to = [0; 101];
//!     // SAFETY: the signature is the kernel's, and all three are at least 100 bytes long.
//!     unsafe { kernel.function::<Xor>()(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), 100) };
//!     assert!(to[..100].iter().all(|&byte| byte == 0xaa) && to[100] == 0);
//! }
//! ```
//!
//! # Registers
//!
//! [`Vector`] and [`Word`] are handles of real registers: [`Emitter::vector`] takes a free one, [`Emitter::free`] gives it
//! back, and there are 16 or 32. Nothing is spilled behind the author's back: where 16 are too few, state lies in a
//! [`Slot`] of the stack, which most operations take as their last source. To take a register when none is free, to use one
//! that was given back, or to mix widths panics while the kernel is assembled, which each test of that target notices.
//!
//! An operation that needs a temporary takes it from the free registers and gives it back. On targets with 16 registers one
//! free vector is enough for all but two: [`Emitter::majority`] into its second source, and [`Emitter::and_not`] from memory,
//! which may take two.
//!
//! The destination of an operation may be any of its sources. Two-operand instruction sets get a move first if it is none
//! of them, so `dst == a` is free everywhere.
//!
//! # What the emitter adds
//!
//! The prologue and epilogue of the system's calling convention, callee-saved registers, the stack frame for slots, the
//! constant pool behind the code, `vzeroupper`, and at the end the clearing of everything that may hold a secret: each
//! vector register, slot, opmask and caller-saved word that the kernel has touched ([`Emitter::keep_registers`] leaves
//! that out).

mod constants;
mod emitter;
mod handles;
mod lanes;
mod machine;
mod memory;
mod neon;
mod registers;
mod shape;
mod tails;
mod target;
mod words;
mod x86;

pub use crate::assembler::{Assembly, Label, Width};
pub use constants::Table;
pub use emitter::{Emitter, assemble};
pub use handles::{Address, Condition, Constant, Operand, Place, Slot, Value, Vector, Word};
pub use tails::Tail;
pub use target::{Extension, Target};
