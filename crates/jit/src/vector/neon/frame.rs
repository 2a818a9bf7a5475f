//! What stands around a kernel's body.

use super::{Machine, NUMBER, REACHED, STACK, ZERO};
use crate::assembler::a64::{Arrangement, Assembler, Encoder, Mnemonic, Operand as Native};
use crate::assembler::{Architecture, Assembly, Width};
use crate::vector::handles::Vector;
use crate::vector::machine::{Machine as _, State};

/// What the caller wants back as it was, with its place in the frame.
struct Saved {
    registers: Vec<(Native, i32)>,
    /// Bytes that the stack pointer moves, slots included.
    frame: i32,
}

impl Saved {
    /// General registers from `x19`, and the low halves of vector registers 8 to 15, behind the slots.
    fn of(state: &State) -> Self {
        let words = state.words.touched().filter(|register| *register >= 19).map(Native::Word);
        let vectors = state.vectors.touched().filter(|register| (8..16).contains(register));
        let halves = vectors.map(|register| Native::Vector(register, Arrangement::D));
        let registers: Vec<_> = words.chain(halves).zip((state.frame..).step_by(8)).collect();
        let frame = (state.frame + 8 * registers.len() as i32 + 15) & !15;
        Saved { registers, frame }
    }

    fn each(&self, code: &mut Encoder, word: Mnemonic, vector: Mnemonic) {
        for &(register, offset) in &self.registers {
            let mnemonic = if matches!(register, Native::Word(_)) { word } else { vector };
            code.emit(mnemonic, &[register, Native::Memory(STACK, offset)]);
        }
    }
}

impl Machine {
    /// The body is complete, so it is known what has to be saved, cleared and given back.
    pub(super) fn framed(mut self, name: &str, state: &State) -> Assembly {
        let saved = Saved::of(state);
        self.epilogue(state, &saved);
        let end = self.code.label();
        self.code.bind(end);
        self.constants(state);
        let (body, end) = self.code.finish(end);
        let prologue = prologue(&saved);

        let entry = prologue.len().next_multiple_of(Assembly::ALIGNMENT) - prologue.len();
        // Zeros are an undefined instruction: what must never be executed.
        let mut bytes = vec![0; entry];
        bytes.extend_from_slice(&prologue);
        let code_end = bytes.len() + end;
        bytes.extend_from_slice(&body);
        Assembly { name: name.to_owned(), architecture: Architecture::A64, bytes, entry, code_end }
    }

    fn epilogue(&mut self, state: &State, saved: &Saved) {
        if let Some(result) = state.result
            && result.register != 0
        {
            self.emit(Mnemonic::Mov, &[Native::Word(0), Native::Word(result.register)]);
        }
        if state.clears {
            self.clear(state);
        }
        saved.each(&mut self.code, Mnemonic::Ldr, Mnemonic::VLdr);
        if saved.frame > 0 {
            self.emit(Mnemonic::Add, &[Native::Stack, Native::Stack, Native::Immediate(saved.frame.into())]);
        }
        self.emit(Mnemonic::Ret, &[Native::Word(30)]);
    }

    /// Everything that may hold a secret: vectors, slots, words that need not be restored.
    fn clear(&mut self, state: &State) {
        for register in state.vectors.touched() {
            self.zero(Vector { register, width: Width::W128 });
        }
        if state.frame > 0 {
            let register = state.vectors.touched().next().unwrap_or(0);
            self.zero(Vector { register, width: Width::W128 });
            let zero = Native::Vector(register, Arrangement::Q);
            for offset in (0..state.frame).step_by(16) {
                self.emit(Mnemonic::VStr, &[zero, Native::Memory(STACK, offset)]);
            }
        }
        let returned = state.result.map(|_| 0);
        let words = state.words.touched().filter(|register| *register < 19 && Some(*register) != returned);
        for register in words.chain([REACHED, NUMBER]) {
            self.emit(Mnemonic::Mov, &[Native::Word(register), Native::Word(ZERO)]);
        }
    }

    fn constants(&mut self, state: &State) {
        if state.pool.entries.is_empty() {
            return;
        }
        self.code.align(Assembly::ALIGNMENT);
        for (label, bytes) in &state.pool.entries {
            self.code.bind(*label);
            self.code.bytes(bytes);
            self.code.bytes(&vec![0; bytes.len().next_multiple_of(16) - bytes.len()]);
        }
    }
}

fn prologue(saved: &Saved) -> Vec<u8> {
    let mut code = Encoder::default();
    if saved.frame > 0 {
        code.emit(Mnemonic::Sub, &[Native::Stack, Native::Stack, Native::Immediate(saved.frame.into())]);
    }
    saved.each(&mut code, Mnemonic::Str, Mnemonic::VStr);
    let end = code.label();
    code.bind(end);
    code.finish(end).0
}
