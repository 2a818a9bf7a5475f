//! Operations on general registers.

use super::{Machine, NUMBER, word};
use crate::assembler::a64::{Mnemonic, Operand as Native};
use crate::vector::handles::{Value, Word};
use crate::vector::machine::WordOp;

impl Machine {
    /// 16 bits at a time, beginning with whichever leaves less to do, zeros or ones.
    pub(super) fn set(&mut self, to: u8, number: u64) {
        let to = Native::Word(to);
        let chunks = [0, 16, 32, 48].map(|shift| (shift, (number >> shift) as u16));
        let ones = chunks.iter().filter(|(_, chunk)| *chunk == 0xffff).count();
        let zeros = chunks.iter().filter(|(_, chunk)| *chunk == 0).count();
        let (first, background, inverted) =
            if ones > zeros { (Mnemonic::Movn, 0xffff, 0xffff) } else { (Mnemonic::Movz, 0, 0) };
        let mut rest = chunks.into_iter().filter(|(_, chunk)| *chunk != background);
        let (shift, chunk) = rest.next().unwrap_or((0, background));
        let number = |chunk: u16| Native::Immediate(chunk.into());
        self.emit(first, &[to, number(chunk ^ inverted), Native::Immediate(shift)]);
        for (shift, chunk) in rest {
            self.emit(Mnemonic::Movk, &[to, number(chunk), Native::Immediate(shift)]);
        }
    }

    /// A register that holds the value.
    pub(super) fn value(&mut self, value: Value) -> Native {
        match value {
            Value::Word(b) => word(b),
            Value::Number(number) => {
                self.set(NUMBER, i64::from(number) as u64);
                Native::Word(NUMBER)
            }
        }
    }

    /// A register, or a number that additions and comparisons can hold.
    pub(super) fn small_value(&mut self, value: Value) -> Native {
        match value {
            Value::Number(number @ 0..4096) => Native::Immediate(number.into()),
            value => self.value(value),
        }
    }

    pub(super) fn word_operation(&mut self, op: WordOp, to: Word, b: Value) {
        let (mnemonic, b) = match op {
            WordOp::Add => (Mnemonic::Add, self.small_value(b)),
            WordOp::Sub => (Mnemonic::Sub, self.small_value(b)),
            WordOp::AddCarrying => (Mnemonic::Adds, self.small_value(b)),
            WordOp::AddWithCarry => (Mnemonic::Adcs, self.value(b)),
            WordOp::And => (Mnemonic::And, self.value(b)),
            WordOp::Or => (Mnemonic::Orr, self.value(b)),
            WordOp::Xor => (Mnemonic::Eor, self.value(b)),
        };
        self.emit(mnemonic, &[word(to), word(to), b]);
    }
}
