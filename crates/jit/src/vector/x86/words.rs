//! Operations on general registers.

use super::{Machine, RAX, RDX, half, immediate, word};
use crate::assembler::x86::Mnemonic;
use crate::vector::handles::{Value, Word};
use crate::vector::machine::{State, WordOp};

impl Machine {
    pub(super) fn set(&mut self, to: Word, number: u64) {
        match (i32::try_from(number as i64), u32::try_from(number)) {
            (_, Ok(0)) => self.emit(Mnemonic::Xor, &[half(to), half(to)]),
            (_, Ok(number)) => self.emit(Mnemonic::Mov, &[half(to), immediate(number)]),
            (Ok(number), _) => self.emit(Mnemonic::Mov, &[word(to), immediate(number)]),
            _ => self.emit(Mnemonic::Mov, &[word(to), immediate(number as i64)]),
        }
    }

    pub(super) fn word_operation(&mut self, op: WordOp, to: Word, b: Value) {
        let mnemonic = match op {
            WordOp::Add | WordOp::AddCarrying => Mnemonic::Add,
            WordOp::AddWithCarry => Mnemonic::Adc,
            WordOp::Sub => Mnemonic::Sub,
            WordOp::And => Mnemonic::And,
            WordOp::Or => Mnemonic::Or,
            WordOp::Xor => Mnemonic::Xor,
        };
        match b {
            Value::Word(b) => self.emit(mnemonic, &[word(to), word(b)]),
            Value::Number(b) => self.emit(mnemonic, &[word(to), immediate(b)]),
        }
    }

    pub(super) fn compare(&mut self, a: Word, b: Value) {
        match b {
            Value::Number(0) => self.emit(Mnemonic::Test, &[word(a), word(a)]),
            Value::Number(b) => self.emit(Mnemonic::Cmp, &[word(a), immediate(b)]),
            Value::Word(b) => self.emit(Mnemonic::Cmp, &[word(a), word(b)]),
        }
    }

    /// `to = min(to, b)`
    pub(super) fn clip(&mut self, state: &mut State, to: Word, b: Value) {
        let (limit, taken) = match b {
            Value::Word(b) => (b, None),
            Value::Number(number) => {
                let limit = state.temporary_word();
                self.set(limit, number as i64 as u64);
                (limit, Some(limit))
            }
        };
        self.emit(Mnemonic::Cmp, &[word(limit), word(to)]);
        self.emit(Mnemonic::Cmovb, &[word(to), word(limit)]);
        if let Some(taken) = taken {
            state.release_word(taken);
        }
    }

    pub(super) fn subtract_to_zero(&mut self, state: &mut State, to: Word, number: i32) {
        let zero = state.temporary_word();
        self.set(zero, 0);
        self.emit(Mnemonic::Sub, &[word(to), immediate(number)]);
        self.emit(Mnemonic::Cmovb, &[word(to), word(zero)]);
        state.release_word(zero);
    }

    /// The instruction multiplies `rax` and leaves the product in `rdx` and `rax`, which others may be using.
    pub(super) fn multiply(&mut self, state: &mut State, high: Word, low: Word, a: Word, b: Word) {
        let fixed = [Word { register: RAX }, Word { register: RDX }];
        let taken = fixed.map(|fixed| {
            let is_free = state.words.is_free(fixed.register);
            if is_free {
                state.words.take_this(fixed.register);
            }
            is_free
        });
        let saved = [0, 1].map(|i| {
            let is_others = !taken[i] && fixed[i] != high && fixed[i] != low;
            is_others.then(|| {
                let saved = state.temporary_word();
                self.move_word(saved, fixed[i]);
                (fixed[i], saved)
            })
        });
        let [factor, product_high] = fixed;
        let other = if b == factor { a } else { b };
        if other == factor || (a != factor && b != factor) {
            self.emit(Mnemonic::Mov, &[word(factor), word(a)]);
        }
        self.emit(Mnemonic::Mul, &[word(other)]);
        match (high == factor, low == product_high) {
            (true, true) => self.emit(Mnemonic::Xchg, &[word(factor), word(product_high)]),
            (true, false) => {
                self.move_word(low, factor);
                self.move_word(high, product_high);
            }
            _ => {
                self.move_word(high, product_high);
                self.move_word(low, factor);
            }
        }
        for (fixed, saved) in saved.into_iter().flatten() {
            self.move_word(fixed, saved);
            state.release_word(saved);
        }
        for (fixed, taken) in fixed.into_iter().zip(taken) {
            if taken {
                state.release_word(fixed);
            }
        }
    }

    fn move_word(&mut self, to: Word, a: Word) {
        if to != a {
            self.emit(Mnemonic::Mov, &[word(to), word(a)]);
        }
    }
}
