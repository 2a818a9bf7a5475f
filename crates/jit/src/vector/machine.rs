//! What an architecture has to be able to do, so that the emitter can do the rest.

use super::constants::Pool;
use super::handles::{Address, Operand, Place, Slot, Value, Vector, Word};
use super::registers::Registers;
use super::target::Target;
use crate::assembler::{Assembly, Condition, Label, Width};

/// How long a lane is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lane {
    Bits32,
    Bits64,
}

impl Lane {
    pub(super) fn bits(self) -> u32 {
        match self {
            Lane::Bits32 => 32,
            Lane::Bits64 => 64,
        }
    }
}

/// Operations of two sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binary {
    Add(Lane),
    Sub(Lane),
    Xor,
    And,
    Or,
    /// `a & !b`
    AndNot,
    MultiplyEven,
    InterleaveLow(Lane),
    InterleaveHigh(Lane),
    Equal32,
    Greater32,
}

/// Operations of three sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ternary {
    Xor3,
    /// `a & b | !a & c`
    Choose,
    Majority,
}

/// Shifts of each lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shift {
    Left,
    Right,
}

/// Operations on words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordOp {
    Add,
    Sub,
    And,
    Or,
    Xor,
    /// Begins a chain of additions.
    AddCarrying,
    /// Goes on with it.
    AddWithCarry,
}

/// Shifts of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordShift {
    Left,
    Right,
    RotateLeft,
}

/// How much of a word crosses to or from memory. What is loaded is extended with zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bytes {
    One,
    Four,
    Eight,
}

/// Which half of a 52-bit product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    Low,
    High,
}

/// What the emitter and a machine share: who has which register, and what lies on the stack and behind the code.
#[derive(Debug)]
pub(super) struct State {
    pub(super) target: Target,
    pub(super) vectors: Registers,
    pub(super) words: Registers,
    pub(super) masks: Registers,
    pub(super) pool: Pool,
    /// Bytes of slots.
    pub(super) frame: i32,
    /// The block that tails take their way over, if there are any.
    pub(super) bounce: Option<Slot>,
    /// The word to return.
    pub(super) result: Option<Word>,
    /// Whether registers and slots are cleared at the end.
    pub(super) clears: bool,
    /// The widest vector that was used in a register that has an upper part to zero.
    pub(super) widest: Width,
}

impl State {
    /// A vector for the moment.
    #[track_caller]
    pub(super) fn temporary(&mut self, width: Width) -> Vector {
        let Some(register) = self.vectors.take() else {
            panic!("{}: no vector register is free for a temporary", self.target);
        };
        self.widest = self.widest.max(width);
        Vector { register, width }
    }

    pub(super) fn release(&mut self, vector: Vector) {
        self.vectors.give_back(vector.register);
    }

    /// A word for the moment.
    #[track_caller]
    pub(super) fn temporary_word(&mut self) -> Word {
        let Some(register) = self.words.take() else {
            panic!("{}: no general register is free for a temporary", self.target);
        };
        Word { register }
    }

    pub(super) fn release_word(&mut self, word: Word) {
        self.words.give_back(word.register);
    }
}

/// An architecture's instructions. Handles have been checked, and vectors of one operation have one width.
pub(super) trait Machine {
    fn binary(&mut self, state: &mut State, op: Binary, to: Vector, a: Vector, b: Operand);
    fn ternary(&mut self, state: &mut State, op: Ternary, to: Vector, a: Vector, b: Vector, c: Vector);
    fn shift(&mut self, state: &mut State, shift: Shift, lane: Lane, to: Vector, a: Vector, bits: u32);
    /// By 1 to one less than the lane has.
    fn rotate_left(&mut self, state: &mut State, lane: Lane, to: Vector, a: Vector, bits: u32);
    /// Rotates `a ^ b`, without needing more moves than the two operations would.
    fn xor_rotate_left(
        &mut self,
        state: &mut State,
        lane: Lane,
        to: Vector,
        a: Vector,
        b: Operand,
        bits: u32,
    );
    fn multiply_add_even(&mut self, state: &mut State, sum: Vector, a: Vector, b: Operand);
    fn multiply_add52(&mut self, state: &mut State, half: Half, sum: Vector, a: Vector, b: Operand);
    fn swap_bytes(&mut self, state: &mut State, lane: Lane, to: Vector, a: Vector);
    fn copy(&mut self, to: Vector, a: Vector);
    fn zero(&mut self, to: Vector);

    fn shuffle32(&mut self, state: &mut State, to: Vector, a: Vector, order: [u8; 4]);
    fn permute64(&mut self, state: &mut State, to: Vector, a: Vector, order: [u8; 4]);
    /// Interleaves the low and the high halves: the results are two of the three registers, the third one is left over.
    fn interleave(&mut self, lane: Lane, a: Vector, b: Vector, spare: Vector) -> [Vector; 3];
    /// The same with parts of 128 bits: even and odd ones for the last step of a transposition, low and high ones before.
    fn interleave_parts(&mut self, is_last: bool, a: Vector, b: Vector, spare: Vector) -> [Vector; 3];
    /// The upper half, in a vector of half the width.
    fn extract_half(&mut self, to: Vector, a: Vector);

    fn load(&mut self, state: &mut State, to: Vector, from: Operand);
    fn store(&mut self, state: &mut State, to: Place, a: Vector);
    fn broadcast(&mut self, state: &mut State, lane: Lane, to: Vector, from: Address);
    fn broadcast128(&mut self, state: &mut State, to: Vector, from: Address);
    fn splat_word(&mut self, state: &mut State, lane: Lane, to: Vector, word: Word);
    /// Loads 16 bytes into a part other than the first.
    fn load_part(&mut self, to: Vector, from: Address, part: usize);
    /// Stores a part other than the first.
    fn store_part(&mut self, to: Address, a: Vector, part: usize);
    fn word_to_vector(&mut self, to: Vector, word: Word);
    fn vector_to_word(&mut self, to: Word, a: Vector);

    /// An opmask of the first bytes of a vector, on targets that have them: the count has been clipped.
    fn mask(&mut self, state: &mut State, mask: u8, count: Word);
    fn load_masked(&mut self, to: Vector, from: Address, mask: u8);
    fn store_masked(&mut self, to: Address, a: Vector, mask: u8);

    fn load_word(&mut self, state: &mut State, bytes: Bytes, to: Word, from: Address);
    fn store_word(&mut self, state: &mut State, bytes: Bytes, to: Address, a: Word);
    fn set_word(&mut self, to: Word, number: u64);
    fn copy_word(&mut self, to: Word, a: Word);
    fn word(&mut self, state: &mut State, op: WordOp, to: Word, b: Value);
    fn shift_word(&mut self, shift: WordShift, to: Word, bits: u8);
    fn multiply_wide(&mut self, state: &mut State, high: Word, low: Word, a: Word, b: Word);
    fn address(&mut self, state: &mut State, to: Word, address: Address);
    fn slot_address(&mut self, to: Word, offset: i32);
    fn address_of(&mut self, to: Word, label: Label);
    fn minimum(&mut self, state: &mut State, to: Word, b: Value);
    fn saturating_sub(&mut self, state: &mut State, to: Word, number: i32);
    fn branch(&mut self, state: &mut State, condition: Condition, a: Word, b: Value, label: Label);
    /// Jumps if any of the bits is set.
    fn branch_bits(&mut self, a: Word, bits: u8, is_set: bool, label: Label);
    fn loop_down(&mut self, counter: Word, label: Label);
    fn jump(&mut self, label: Label);

    fn label(&mut self) -> Label;
    fn bind(&mut self, label: Label);
    fn align(&mut self, alignment: usize);

    /// Prologue, body, epilogue and constants.
    fn finish(self: Box<Self>, name: &str, state: &State) -> Assembly;
}
