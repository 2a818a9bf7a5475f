//! What stands around a kernel's body.

use super::{CALLER_SAVED, Machine, RAX, RBP, RSP, immediate, slot, word};
use crate::assembler::x86::{Assembler, Encoder, Mnemonic, Operand as Native};
use crate::assembler::{Architecture, Assembly, Width};
use crate::vector::handles::{Slot, Vector, Word};
use crate::vector::machine::{Machine as _, State};

impl Machine {
    /// The body is complete, so it is known what has to be saved, cleared and given back. The prologue is assembled for
    /// itself and put in front of the body, filled up so that the body's own alignment holds.
    pub(super) fn framed(mut self, name: &str, state: &State) -> Assembly {
        let saved: Vec<u8> =
            state.words.touched().filter(|register| !CALLER_SAVED.contains(register)).collect();
        self.epilogue(state, &saved);
        let end = self.code.label();
        self.code.bind(end);
        self.constants(state);
        let (body, end) = self.code.finish(end);
        let prologue = prologue(state, &saved);

        let padding = prologue.len().next_multiple_of(Assembly::ALIGNMENT) - prologue.len();
        let mut bytes = vec![INT3; padding];
        bytes.extend_from_slice(&prologue);
        let code_end = bytes.len() + end;
        bytes.extend_from_slice(&body);
        Assembly { name: name.to_owned(), architecture: Architecture::X86, bytes, entry: padding, code_end }
    }

    fn epilogue(&mut self, state: &State, saved: &[u8]) {
        if let Some(result) = state.result {
            self.return_in_rax(result);
        }
        if state.clears {
            self.clear(state);
        }
        if state.widest > Width::W128 {
            self.emit(Mnemonic::Vzeroupper, &[]);
        }
        if state.frame > 0 {
            self.emit(Mnemonic::Mov, &[Native::Word(RSP), Native::Word(RBP)]);
            self.emit(Mnemonic::Pop, &[Native::Word(RBP)]);
        }
        for &register in saved.iter().rev() {
            self.emit(Mnemonic::Pop, &[Native::Word(register)]);
        }
        self.emit(Mnemonic::Ret, &[]);
    }

    fn return_in_rax(&mut self, result: Word) {
        if result.register != RAX {
            self.emit(Mnemonic::Mov, &[Native::Word(RAX), word(result)]);
        }
    }

    /// Everything that may hold a secret: vectors, slots, caller-saved words. Opmasks are made of lengths.
    fn clear(&mut self, state: &State) {
        for register in state.vectors.touched() {
            self.zero(Vector { register, width: Width::W128 });
        }
        if state.frame > 0 {
            self.clear_slots(state);
        }
        for register in state.words.touched() {
            let returns = register == RAX && state.result.is_some();
            if CALLER_SAVED.contains(&register) && !returns {
                self.emit(Mnemonic::Xor, &[Native::Half(register), Native::Half(register)]);
            }
        }
    }

    /// Vectors have been cleared by now, if there are any.
    fn clear_slots(&mut self, state: &State) {
        let width = state.target.width();
        let zero = |register| Vector { register, width };
        let zero = state.vectors.touched().next().map(zero).unwrap_or_else(|| {
            self.zero(zero(0));
            zero(0)
        });
        for offset in (0..state.frame).step_by(width.bytes()) {
            self.emit(self.move_form(zero), &[slot(Slot { offset }, width), super::vector(zero)]);
        }
    }

    /// Each constant at a multiple of its length, tables and the pool at one of a line of the cache.
    fn constants(&mut self, state: &State) {
        if state.pool.entries.is_empty() {
            return;
        }
        self.code.align(Assembly::ALIGNMENT);
        for (label, bytes) in &state.pool.entries {
            self.code.bind(*label);
            self.code.bytes(bytes);
            let padding = bytes.len().next_multiple_of(state.target.width().bytes()) - bytes.len();
            self.code.bytes(&vec![0; padding]);
        }
    }
}

/// Traps: what must never be executed.
const INT3: u8 = 0xcc;

fn prologue(state: &State, saved: &[u8]) -> Vec<u8> {
    let mut code = Encoder::default();
    for &register in saved {
        code.emit(Mnemonic::Push, &[Native::Word(register)]);
    }
    if state.frame > 0 {
        let alignment = state.target.width().bytes() as i64;
        code.emit(Mnemonic::Push, &[Native::Word(RBP)]);
        code.emit(Mnemonic::Mov, &[Native::Word(RBP), Native::Word(RSP)]);
        code.emit(Mnemonic::Sub, &[Native::Word(RSP), immediate(state.frame)]);
        code.emit(Mnemonic::And, &[Native::Word(RSP), immediate(-alignment)]);
    }
    let end = code.label();
    code.bind(end);
    code.finish(end).0
}
