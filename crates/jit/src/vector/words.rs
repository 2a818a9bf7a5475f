//! Operations on general registers: pointers, lengths, counters, and scalar arithmetic.

use super::Emitter;
use super::handles::{Address, Condition, Value, Word};
use super::machine::{Bytes, WordOp, WordShift};
use crate::assembler::Label;

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident: $op:ident;)*) => {
        impl Emitter {
            $(
                $(#[$doc])*
                #[track_caller]
                pub fn $name(&mut self, to: Word, b: impl Into<Value>) {
                    let b = b.into();
                    self.check_word(to);
                    self.check_value(b);
                    self.machine.word(&mut self.state, WordOp::$op, to, b);
                }
            )*
        }
    };
}

operations! {
    /// `to += b`
    add: Add;
    /// `to -= b`
    sub: Sub;
    /// `to &= b`
    and_word: And;
    /// `to |= b`
    or_word: Or;
    /// `to ^= b`
    xor_word: Xor;
    /// `to += b`, and the carry goes to [`Emitter::add_with_carry`], which has to be the next operation.
    add_carrying: AddCarrying;
    /// `to += b + carry`, and the carry goes on.
    add_with_carry: AddWithCarry;
}

macro_rules! memory {
    ($($(#[$doc:meta])* $load:ident $(#[$store_doc:meta])* $store:ident: $bytes:ident;)*) => {
        impl Emitter {
            $(
                $(#[$doc])*
                #[track_caller]
                pub fn $load(&mut self, to: Word, from: Address) {
                    self.check_word(to);
                    self.check_address(from);
                    self.machine.load_word(&mut self.state, Bytes::$bytes, to, from);
                }

                $(#[$store_doc])*
                #[track_caller]
                pub fn $store(&mut self, to: Address, a: Word) {
                    self.check_word(a);
                    self.check_address(to);
                    self.machine.store_word(&mut self.state, Bytes::$bytes, to, a);
                }
            )*
        }
    };
}

memory! {
    /// Loads 8 bytes.
    load64
    /// Stores 8 bytes.
    store64: Eight;
    /// Loads 4 bytes; the upper half becomes zero.
    load32
    /// Stores the lower 4 bytes.
    store32: Four;
    /// Loads a byte; the rest becomes zero.
    load8
    /// Stores the lowest byte.
    store8: One;
}

impl Emitter {
    /// `to = number`
    #[track_caller]
    pub fn set_word(&mut self, to: Word, number: u64) {
        self.check_word(to);
        self.machine.set_word(to, number);
    }

    /// `to = a`
    #[track_caller]
    pub fn copy_word(&mut self, to: Word, a: Word) {
        self.check_word(to);
        self.check_word(a);
        if to != a {
            self.machine.copy_word(to, a);
        }
    }

    /// `to <<= bits`
    #[track_caller]
    pub fn shl(&mut self, to: Word, bits: u8) {
        self.shift_word(WordShift::Left, to, bits);
    }

    /// `to >>= bits`, filled up with zeros.
    #[track_caller]
    pub fn shr(&mut self, to: Word, bits: u8) {
        self.shift_word(WordShift::Right, to, bits);
    }

    /// Rotates to the left.
    #[track_caller]
    pub fn rotl(&mut self, to: Word, bits: u8) {
        self.shift_word(WordShift::RotateLeft, to, bits);
    }

    /// The address itself: `to = base + index * scale + offset`.
    #[track_caller]
    pub fn address(&mut self, to: Word, address: Address) {
        self.check_word(to);
        self.check_address(address);
        self.machine.address(&mut self.state, to, address);
    }

    /// The smaller of two unsigned numbers, without a branch.
    #[track_caller]
    pub fn minimum(&mut self, to: Word, b: impl Into<Value>) {
        let b = b.into();
        self.check_word(to);
        self.check_value(b);
        self.machine.minimum(&mut self.state, to, b);
    }

    /// `to -= number`, or zero if it is the larger one, without a branch.
    #[track_caller]
    pub fn saturating_sub(&mut self, to: Word, number: i32) {
        self.check_word(to);
        self.machine.saturating_sub(&mut self.state, to, number);
    }

    /// The 128 bits of `a * b`. `high` and `low` are two registers; either may be a source.
    #[track_caller]
    pub fn multiply_wide(&mut self, high: Word, low: Word, a: Word, b: Word) {
        for word in [high, low, a, b] {
            self.check_word(word);
        }
        assert_ne!(high, low, "a product of 128 bits takes two registers");
        self.machine.multiply_wide(&mut self.state, high, low, a, b);
    }

    /// Jumps if the unsigned comparison `a ? b` holds.
    #[track_caller]
    pub fn branch(&mut self, condition: Condition, a: Word, b: impl Into<Value>, label: Label) {
        let b = b.into();
        self.check_word(a);
        self.check_value(b);
        self.machine.branch(&mut self.state, condition, a, b, label);
    }

    /// Counts down by one, and jumps while the counter is not zero.
    #[track_caller]
    pub fn loop_down(&mut self, counter: Word, label: Label) {
        self.check_word(counter);
        self.machine.loop_down(counter, label);
    }

    /// Jumps always.
    pub fn jump(&mut self, label: Label) {
        self.machine.jump(label);
    }

    /// What the function returns. The word keeps its value until the body's end.
    #[track_caller]
    pub fn return_word(&mut self, word: Word) {
        self.check_word(word);
        self.state.result = Some(word);
    }

    #[track_caller]
    fn shift_word(&mut self, shift: WordShift, to: Word, bits: u8) {
        self.check_word(to);
        assert!(bits < 64, "a word has 64 bits");
        if bits != 0 {
            self.machine.shift_word(shift, to, bits);
        }
    }

    #[track_caller]
    fn check_value(&self, value: Value) {
        if let Value::Word(word) = value {
            self.check_word(word);
        }
    }
}
