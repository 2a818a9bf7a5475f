//! AArch64.

mod frame;
mod lanes;
mod memory;
mod words;

use super::handles::{Address, Operand, Place, Value, Vector, Word};
use super::machine::{Binary, Bytes, Half, Lane, Shift, State, Ternary, WordOp, WordShift};
use crate::assembler::a64::{Arrangement, Assembler, Encoder, Mnemonic, Operand as Native};
use crate::assembler::{Assembly, Condition, Label};

/// Vector registers in the order they are taken: those last whose low halves a function has to save.
pub(super) static VECTORS: &[u8] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 8, 9, 10, 11, 12,
    13, 14, 15,
];

/// General registers in the order they are taken: caller-saved ones first. `x16` and `x17` are this module's, `x18` is the
/// platform's, `x29` and `x30` are not touched.
pub(super) static WORDS: &[u8] =
    &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28];

/// Where arguments arrive.
pub(super) static ARGUMENTS: &[u8] = &[0, 1, 2, 3, 4, 5];

/// For addresses that an instruction cannot hold.
const REACHED: u8 = 16;

/// For numbers that an instruction cannot hold.
const NUMBER: u8 = 17;

/// As a general register zero, as a base the stack pointer.
const ZERO: u8 = 31;
const STACK: u8 = 31;

#[derive(Default)]
pub(super) struct Machine {
    code: Encoder,
}

impl Machine {
    fn emit(&mut self, mnemonic: Mnemonic, operands: &[Native]) {
        self.code.emit(mnemonic, operands);
    }
}

fn lanes(lane: Lane) -> Arrangement {
    match lane {
        Lane::Bits32 => Arrangement::S4,
        Lane::Bits64 => Arrangement::D2,
    }
}

fn vector(vector: Vector, arrangement: Arrangement) -> Native {
    Native::Vector(vector.register, arrangement)
}

fn bits(vector: Vector) -> Native {
    Native::Vector(vector.register, Arrangement::B16)
}

fn word(word: Word) -> Native {
    Native::Word(word.register)
}

fn immediate(number: impl Into<i64>) -> Native {
    Native::Immediate(number.into())
}

impl super::machine::Machine for Machine {
    fn binary(&mut self, state: &mut State, op: Binary, to: Vector, a: Vector, b: Operand) {
        self.with_operand(state, b, |machine, state, b| machine.lane_binary(state, op, to, a, b));
    }

    fn ternary(&mut self, state: &mut State, op: Ternary, to: Vector, a: Vector, b: Vector, c: Vector) {
        self.lane_ternary(state, op, to, a, b, c);
    }

    fn shift(&mut self, _state: &mut State, shift: Shift, lane: Lane, to: Vector, a: Vector, bits: u32) {
        let mnemonic = match shift {
            Shift::Left => Mnemonic::VShl,
            Shift::Right => Mnemonic::VUshr,
        };
        self.emit(mnemonic, &[vector(to, lanes(lane)), vector(a, lanes(lane)), immediate(bits)]);
    }

    fn rotate_left(&mut self, state: &mut State, lane: Lane, to: Vector, a: Vector, bits: u32) {
        self.lane_rotate(state, lane, to, a, bits);
    }

    fn xor_rotate_left(
        &mut self,
        state: &mut State,
        lane: Lane,
        to: Vector,
        a: Vector,
        b: Operand,
        bits: u32,
    ) {
        self.with_operand(state, b, |machine, state, b| {
            let mixed = state.temporary(to.width);
            machine.lane_binary(state, Binary::Xor, mixed, a, b);
            machine.lane_rotate(state, lane, to, mixed, bits);
            state.release(mixed);
        });
    }

    fn multiply_add_even(&mut self, state: &mut State, sum: Vector, a: Vector, b: Operand) {
        self.with_operand(state, b, |machine, state, b| {
            machine.multiply_low_halves(state, Mnemonic::VUmlal, sum, a, b);
        });
    }

    fn multiply_add52(&mut self, _state: &mut State, _half: Half, _sum: Vector, _a: Vector, _b: Operand) {
        unreachable!("the emitter does not offer it here");
    }

    fn swap_bytes(&mut self, _state: &mut State, lane: Lane, to: Vector, a: Vector) {
        let mnemonic = match lane {
            Lane::Bits32 => Mnemonic::VRev32,
            Lane::Bits64 => Mnemonic::VRev64,
        };
        self.emit(mnemonic, &[bits(to), bits(a)]);
    }

    fn copy(&mut self, to: Vector, a: Vector) {
        self.emit(Mnemonic::VMov, &[bits(to), bits(a)]);
    }

    fn zero(&mut self, to: Vector) {
        self.emit(Mnemonic::VMovi, &[bits(to), immediate(0)]);
    }

    fn shuffle32(&mut self, state: &mut State, to: Vector, a: Vector, order: [u8; 4]) {
        self.shuffle_words(state, to, a, order);
    }

    fn permute64(&mut self, state: &mut State, to: Vector, a: Vector, order: [u8; 4]) {
        let [low, high, ..] = order.map(|lane| lane * 2);
        self.shuffle_words(state, to, a, [low, low + 1, high, high + 1]);
    }

    fn interleave(&mut self, lane: Lane, a: Vector, b: Vector, spare: Vector) -> [Vector; 3] {
        let lanes = lanes(lane);
        self.emit(Mnemonic::VZip1, &[vector(spare, lanes), vector(a, lanes), vector(b, lanes)]);
        self.emit(Mnemonic::VZip2, &[vector(b, lanes), vector(a, lanes), vector(b, lanes)]);
        [spare, b, a]
    }

    fn interleave_parts(&mut self, _is_last: bool, _a: Vector, _b: Vector, _spare: Vector) -> [Vector; 3] {
        unreachable!("vectors have one part here");
    }

    fn extract_half(&mut self, _to: Vector, _a: Vector) {
        unreachable!("no vector is wider than 128 bits here");
    }

    fn load(&mut self, state: &mut State, to: Vector, from: Operand) {
        self.load_vector(state, to, from);
    }

    fn store(&mut self, _state: &mut State, to: Place, a: Vector) {
        let (base, offset) = match to {
            Place::Slot(slot) => (STACK, slot.offset),
            Place::Address(address) => self.reach(address, 16),
        };
        self.emit_near(Mnemonic::VStr, Mnemonic::VStur, vector(a, Arrangement::Q), base, offset, 16);
    }

    fn broadcast(&mut self, _state: &mut State, lane: Lane, to: Vector, from: Address) {
        let (low, size) = match lane {
            Lane::Bits32 => (Arrangement::S, 4),
            Lane::Bits64 => (Arrangement::D, 8),
        };
        let (base, offset) = self.reach(from, size);
        self.emit_near(Mnemonic::VLdr, Mnemonic::VLdur, vector(to, low), base, offset, size);
        self.emit(Mnemonic::VDup, &[vector(to, lanes(lane)), Native::Lane(to.register, lanes(lane), 0)]);
    }

    fn broadcast128(&mut self, state: &mut State, to: Vector, from: Address) {
        self.load_vector(state, to, from.into());
    }

    fn splat_word(&mut self, _state: &mut State, lane: Lane, to: Vector, from: Word) {
        let source = match lane {
            Lane::Bits32 => Native::Half(from.register),
            Lane::Bits64 => word(from),
        };
        self.emit(Mnemonic::VDup, &[vector(to, lanes(lane)), source]);
    }

    fn load_part(&mut self, _to: Vector, _from: Address, _part: usize) {
        unreachable!("vectors have one part here");
    }

    fn store_part(&mut self, _to: Address, _a: Vector, _part: usize) {
        unreachable!("vectors have one part here");
    }

    fn word_to_vector(&mut self, to: Vector, from: Word) {
        self.emit(Mnemonic::VFmov, &[vector(to, Arrangement::D), word(from)]);
    }

    fn vector_to_word(&mut self, to: Word, a: Vector) {
        self.emit(Mnemonic::VUmov, &[word(to), Native::Lane(a.register, Arrangement::D2, 0)]);
    }

    fn mask(&mut self, _state: &mut State, _mask: u8, _count: Word) {
        unreachable!("there are no opmasks here");
    }

    fn load_masked(&mut self, _to: Vector, _from: Address, _mask: u8) {
        unreachable!("there are no opmasks here");
    }

    fn store_masked(&mut self, _to: Address, _a: Vector, _mask: u8) {
        unreachable!("there are no opmasks here");
    }

    fn load_word(&mut self, _state: &mut State, bytes: Bytes, to: Word, from: Address) {
        let (near, far, register, size) = match bytes {
            Bytes::One => (Mnemonic::Ldrb, Mnemonic::Ldurb, Native::Half(to.register), 1),
            Bytes::Four => (Mnemonic::Ldr, Mnemonic::Ldur, Native::Half(to.register), 4),
            Bytes::Eight => (Mnemonic::Ldr, Mnemonic::Ldur, word(to), 8),
        };
        let (base, offset) = self.reach(from, size);
        self.emit_near(near, far, register, base, offset, size);
    }

    fn store_word(&mut self, _state: &mut State, bytes: Bytes, to: Address, a: Word) {
        let (near, far, register, size) = match bytes {
            Bytes::One => (Mnemonic::Strb, Mnemonic::Sturb, Native::Half(a.register), 1),
            Bytes::Four => (Mnemonic::Str, Mnemonic::Stur, Native::Half(a.register), 4),
            Bytes::Eight => (Mnemonic::Str, Mnemonic::Stur, word(a), 8),
        };
        let (base, offset) = self.reach(to, size);
        self.emit_near(near, far, register, base, offset, size);
    }

    fn set_word(&mut self, to: Word, number: u64) {
        self.set(to.register, number);
    }

    fn copy_word(&mut self, to: Word, a: Word) {
        self.emit(Mnemonic::Mov, &[word(to), word(a)]);
    }

    fn word(&mut self, _state: &mut State, op: WordOp, to: Word, b: Value) {
        self.word_operation(op, to, b);
    }

    fn shift_word(&mut self, shift: WordShift, to: Word, bits: u8) {
        let (mnemonic, bits) = match shift {
            WordShift::Left => (Mnemonic::Lsl, bits),
            WordShift::Right => (Mnemonic::Lsr, bits),
            WordShift::RotateLeft => (Mnemonic::Ror, 64 - bits),
        };
        self.emit(mnemonic, &[word(to), word(to), immediate(bits)]);
    }

    fn multiply_wide(&mut self, _state: &mut State, high: Word, low: Word, a: Word, b: Word) {
        self.emit(Mnemonic::Umulh, &[Native::Word(NUMBER), word(a), word(b)]);
        self.emit(Mnemonic::Mul, &[word(low), word(a), word(b)]);
        self.emit(Mnemonic::Mov, &[word(high), Native::Word(NUMBER)]);
    }

    fn address(&mut self, _state: &mut State, to: Word, address: Address) {
        let base = self.indexed(address);
        self.add_number(to.register, base, address.offset.into());
    }

    fn slot_address(&mut self, to: Word, offset: i32) {
        self.emit(Mnemonic::Add, &[word(to), Native::Stack, immediate(offset)]);
    }

    fn address_of(&mut self, to: Word, label: Label) {
        self.emit(Mnemonic::Adr, &[word(to), Native::Place(label)]);
    }

    fn minimum(&mut self, _state: &mut State, to: Word, b: Value) {
        let b = self.value(b);
        self.emit(Mnemonic::Cmp, &[word(to), b]);
        self.emit(Mnemonic::Csel, &[word(to), word(to), b, Native::Condition(Condition::Below)]);
    }

    fn saturating_sub(&mut self, _state: &mut State, to: Word, number: i32) {
        let number = self.value(Value::Number(number));
        self.emit(Mnemonic::Subs, &[word(to), word(to), number]);
        let zero = Native::Word(ZERO);
        self.emit(Mnemonic::Csel, &[word(to), word(to), zero, Native::Condition(Condition::AboveOrEqual)]);
    }

    fn branch(&mut self, _state: &mut State, condition: Condition, a: Word, b: Value, label: Label) {
        let b = self.small_value(b);
        self.emit(Mnemonic::Cmp, &[word(a), b]);
        self.code.jump_if(condition, label);
    }

    fn branch_bits(&mut self, a: Word, bits: u8, is_set: bool, label: Label) {
        self.emit(Mnemonic::Tst, &[word(a), immediate(bits)]);
        self.code.jump_if(if is_set { Condition::NotEqual } else { Condition::Equal }, label);
    }

    fn loop_down(&mut self, counter: Word, label: Label) {
        self.emit(Mnemonic::Subs, &[word(counter), word(counter), immediate(1)]);
        self.code.jump_if(Condition::NotEqual, label);
    }

    fn jump(&mut self, label: Label) {
        self.code.jump(label);
    }

    fn label(&mut self) -> Label {
        self.code.label()
    }

    fn bind(&mut self, label: Label) {
        self.code.bind(label);
    }

    fn align(&mut self, alignment: usize) {
        self.code.align(alignment);
    }

    fn finish(self: Box<Self>, name: &str, state: &State) -> Assembly {
        self.framed(name, state)
    }
}
