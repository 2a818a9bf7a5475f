//! Calls kernels in tests: here if this processor can, in an emulator if that is installed; and reads their instructions for what may
//! depend on secrets. Feature `testing`.
//!
//! ```
//! use shortwire_jit::testing::{Argument, Runner, targets};
//! use shortwire_jit::vector::{Emitter, Word, assemble};
//!
//! fn increment(e: &mut Emitter, [number, by]: [Word; 2]) {
//!     let sum = e.word();
//!     e.load64(sum, number.at(0));
//!     e.add(sum, by);
//!     e.store64(number.at(0), sum);
//! }
//!
//! for target in targets() {
//!     let mut memory = 40u64.to_le_bytes();
//!     let kernel = Runner::new(assemble("increment", target, increment));
//!     kernel.call(&mut memory, &[Argument::At(0), Argument::Number(2)]);
//!     assert_eq!(memory, 42u64.to_le_bytes());
//! }
//! ```

mod audit;
mod emulator;

pub use audit::audit;
use emulator::Emulator;

use crate::assembler::{Architecture, Assembly};
use crate::vector::Target;
use crate::{Kernel, publish};

/// What a kernel is called with.
#[derive(Clone, Copy, Debug)]
pub enum Argument {
    /// A pointer into the memory of the call.
    At(usize),
    /// A number, or an address that is not looked at.
    Number(u64),
}

/// All targets that can be run here, one way or the other. Says on standard error which are left out.
pub fn targets() -> Vec<Target> {
    let (here, elsewhere): (Vec<_>, Vec<_>) =
        Target::ALL.into_iter().partition(|target| target.is_supported());
    let (emulated, left_out): (Vec<_>, Vec<_>) =
        elsewhere.into_iter().partition(|&target| target == Target::Neon && Emulator::is_installed());
    for target in left_out {
        eprintln!("left out: {target}, which this processor has not (AArch64 wants qemu-aarch64-static)");
    }
    [here, emulated].concat()
}

/// A kernel that can be called.
#[derive(Debug)]
pub struct Runner(Place);

#[derive(Debug)]
enum Place {
    Here(Kernel),
    Emulated(Assembly),
}

type Function = unsafe extern "C" fn(u64, u64, u64, u64, u64, u64) -> u64;

impl Runner {
    /// Makes an assembly callable, wherever it can be called.
    ///
    /// # Panics
    ///
    /// If executable memory is refused.
    pub fn new(assembly: Assembly) -> Self {
        if Architecture::HOST == Some(assembly.architecture) {
            Runner(Place::Here(publish(&assembly).expect("executable memory is allowed here")))
        } else {
            Runner(Place::Emulated(assembly))
        }
    }

    /// The address that a byte of the memory has for the kernel, for memory that holds pointers. It stays the same as long as the memory
    /// is not moved.
    pub fn address(&self, memory: &[u8], offset: usize) -> u64 {
        match &self.0 {
            Place::Here(_) => memory.as_ptr().wrapping_add(offset) as u64,
            Place::Emulated(_) => Emulator::address(offset),
        }
    }

    /// Calls the kernel, which may read and write the memory, and returns what it returns.
    ///
    /// The emulator also checks that callee-saved registers come back as they were.
    ///
    /// # Panics
    ///
    /// If more than six arguments are given, or the emulated kernel crashes or keeps such a register.
    #[expect(unsafe_code, reason = "a kernel is called")]
    pub fn call(&self, memory: &mut [u8], arguments: &[Argument]) -> u64 {
        match &self.0 {
            Place::Here(kernel) => {
                let start = memory.as_mut_ptr();
                assert!(arguments.len() <= 6, "arguments arrive in six registers");
                let mut words = [0; 6];
                for (word, &argument) in words.iter_mut().zip(arguments) {
                    *word = match argument {
                        Argument::At(offset) => start.wrapping_add(offset) as u64,
                        Argument::Number(number) => number,
                    };
                }
                // SAFETY: kernels of the tests take words only, which arrive in registers: more of them than it looks
                // at do it no harm. They stay within the memory.
                let function: Function = unsafe { kernel.function() };
                let [a, b, c, d, e, f] = words;
                // SAFETY: as above.
                unsafe { function(a, b, c, d, e, f) }
            }
            Place::Emulated(assembly) => {
                Emulator::with(|emulator| emulator.call(assembly, memory, arguments))
            }
        }
    }
}
