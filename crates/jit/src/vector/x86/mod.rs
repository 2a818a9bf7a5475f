//! x86-64.

mod frame;
mod lanes;
mod memory;
mod shape;
mod words;

use super::handles::{Address, Constant, Operand, Place, Slot, Vector, Word};
use super::machine::{Binary, Bytes, Half, Lane, Shift, State, Ternary, WordOp, WordShift};
use super::target::Target;
use crate::assembler::x86::{Assembler, Base, Encoder, Memory, Mnemonic, Operand as Native};
use crate::assembler::{Assembly, Condition, Label, Width};

/// Vector registers in the order they are taken: those with short encodings first.
pub(super) static VECTORS: [u8; 32] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31,
];

/// General registers in the order they are taken: caller-saved ones first. `rsp` and `rbp` hold the frame.
pub(super) static WORDS: &[u8] = &[RAX, RCX, RDX, RSI, RDI, 8, 9, 10, 11, RBX, 12, 13, 14, 15];

/// Which of them a function may change without saving them.
const CALLER_SAVED: &[u8] = &[RAX, RCX, RDX, RSI, RDI, 8, 9, 10, 11];

/// Where arguments arrive, by the System V calling convention.
pub(super) static ARGUMENTS: &[u8] = &[RDI, RSI, RDX, RCX, 8, 9];

/// Opmasks for tails. `k0` means no mask, and `k1` is for comparisons.
pub(super) static MASKS: &[u8] = &[2, 3, 4, 5, 6, 7];

const COMPARED: u8 = 1;

const RAX: u8 = 0;
const RCX: u8 = 1;
const RDX: u8 = 2;
const RBX: u8 = 3;
const RSP: u8 = 4;
const RBP: u8 = 5;
const RSI: u8 = 6;
const RDI: u8 = 7;

/// Which encoding an instruction gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    /// Two operands, 128 bits, registers 0 to 15.
    Legacy,
    /// Three operands, up to 256 bits, registers 0 to 15.
    Vex,
    /// Up to 512 bits, registers 0 to 31.
    Evex,
}

/// One instruction in each encoding.
struct Form {
    legacy: Mnemonic,
    vex: Mnemonic,
    evex: Mnemonic,
}

impl Form {
    const fn new(legacy: Mnemonic, vex: Mnemonic, evex: Mnemonic) -> Self {
        Form { legacy, vex, evex }
    }

    fn of(&self, encoding: Encoding) -> Mnemonic {
        match encoding {
            Encoding::Legacy => self.legacy,
            Encoding::Vex => self.vex,
            Encoding::Evex => self.evex,
        }
    }
}

pub(super) struct Machine {
    target: Target,
    code: Encoder,
}

impl Machine {
    pub(super) fn new(target: Target) -> Self {
        Machine { target, code: Encoder::default() }
    }

    fn is_legacy(&self) -> bool {
        matches!(self.target, Target::Sse2 | Target::Ssse3)
    }

    /// The shortest encoding that these registers have.
    fn encoding(&self, vectors: &[Vector]) -> Encoding {
        if self.is_legacy() {
            Encoding::Legacy
        } else if vectors.iter().any(|vector| vector.width == Width::W512 || vector.register >= 16) {
            Encoding::Evex
        } else {
            Encoding::Vex
        }
    }

    fn emit(&mut self, mnemonic: Mnemonic, operands: &[Native]) {
        self.code.emit(mnemonic, operands);
    }
}

fn vector(vector: Vector) -> Native {
    Native::Vector(vector.register, vector.width)
}

fn word(word: Word) -> Native {
    Native::Word(word.register)
}

fn half(word: Word) -> Native {
    Native::Half(word.register)
}

fn immediate(number: impl Into<i64>) -> Native {
    Native::Immediate(number.into())
}

fn memory(address: Address, size: usize) -> Native {
    Native::Memory(Memory {
        base: Base::Word(address.base.register),
        index: address.index.map(|(index, shift)| (index.register, shift)),
        offset: address.offset,
        size: size as u8,
        broadcast: None,
    })
}

fn slot(slot: Slot, width: Width) -> Native {
    stack(slot.offset, width.bytes())
}

fn stack(offset: i32, size: usize) -> Native {
    memory(Address { base: Word { register: RSP }, index: None, offset }, size)
}

fn constant(constant: Constant, size: usize) -> Native {
    Native::Memory(Memory {
        base: Base::Label(constant.label),
        index: None,
        offset: 0,
        size: size as u8,
        broadcast: None,
    })
}

/// The four times two bits by which shuffles are told their order.
fn order(order: [u8; 4]) -> Native {
    let bits = order.iter().rev().fold(0, |bits, &lane| bits << 2 | i64::from(lane));
    Native::Immediate(bits)
}

impl super::machine::Machine for Machine {
    fn binary(&mut self, state: &mut State, op: Binary, to: Vector, a: Vector, b: Operand) {
        self.lane_binary(state, op, to, a, b);
    }

    fn ternary(&mut self, state: &mut State, op: Ternary, to: Vector, a: Vector, b: Vector, c: Vector) {
        self.lane_ternary(state, op, to, a, b, c);
    }

    fn shift(&mut self, _state: &mut State, shift: Shift, lane: Lane, to: Vector, a: Vector, bits: u32) {
        self.lane_shift(shift, lane, to, a, bits);
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
        self.lane_binary(state, Binary::Xor, to, a, b);
        self.lane_rotate(state, lane, to, to, bits);
    }

    fn multiply_add_even(&mut self, state: &mut State, sum: Vector, a: Vector, b: Operand) {
        let product = state.temporary(sum.width);
        self.lane_binary(state, Binary::MultiplyEven, product, a, b);
        self.lane_binary(state, Binary::Add(Lane::Bits64), sum, sum, product.into());
        state.release(product);
    }

    fn multiply_add52(&mut self, _state: &mut State, half: Half, sum: Vector, a: Vector, b: Operand) {
        let mnemonic = match half {
            Half::Low => Mnemonic::Vpmadd52luq,
            Half::High => Mnemonic::Vpmadd52huq,
        };
        self.emit(mnemonic, &[vector(sum), vector(a), self.folded(b, sum.width)]);
    }

    fn swap_bytes(&mut self, state: &mut State, lane: Lane, to: Vector, a: Vector) {
        self.lane_swap_bytes(state, lane, to, a);
    }

    fn copy(&mut self, to: Vector, a: Vector) {
        self.move_vector(to, a);
    }

    fn zero(&mut self, to: Vector) {
        // Writing 128 bits zeroes the rest, and needs no wide unit.
        let narrow = to.at(Width::W128);
        let mnemonic =
            Form::new(Mnemonic::Pxor, Mnemonic::Vpxor, Mnemonic::Vpxord).of(self.encoding(&[narrow]));
        let register = vector(narrow);
        if self.is_legacy() {
            self.emit(mnemonic, &[register, register]);
        } else {
            self.emit(mnemonic, &[register, register, register]);
        }
    }

    fn shuffle32(&mut self, _state: &mut State, to: Vector, a: Vector, lanes: [u8; 4]) {
        self.shuffle_words(to, a, lanes);
    }

    fn permute64(&mut self, _state: &mut State, to: Vector, a: Vector, lanes: [u8; 4]) {
        if to.width == Width::W128 {
            let [low, high, ..] = lanes.map(|lane| lane * 2);
            self.shuffle_words(to, a, [low, low + 1, high, high + 1]);
        } else {
            self.emit(Mnemonic::Vpermq, &[vector(to), vector(a), order(lanes)]);
        }
    }

    fn interleave(&mut self, lane: Lane, a: Vector, b: Vector, spare: Vector) -> [Vector; 3] {
        self.interleave_lanes(lane, a, b, spare)
    }

    fn interleave_parts(&mut self, is_last: bool, a: Vector, b: Vector, spare: Vector) -> [Vector; 3] {
        self.interleave_wide(is_last, a, b, spare)
    }

    fn extract_half(&mut self, to: Vector, a: Vector) {
        let mnemonic = match (a.width, self.encoding(&[to, a.at(to.width)])) {
            (Width::W512, _) => Mnemonic::Vextracti64x4,
            (_, Encoding::Evex) => Mnemonic::Vextracti32x4,
            _ => Mnemonic::Vextracti128,
        };
        self.emit(mnemonic, &[vector(to), vector(a), immediate(1)]);
    }

    fn load(&mut self, _state: &mut State, to: Vector, from: Operand) {
        self.load_vector(to, from);
    }

    fn store(&mut self, _state: &mut State, to: Place, a: Vector) {
        let place = match to {
            Place::Slot(place) => slot(place, a.width),
            Place::Address(address) => memory(address, a.width.bytes()),
        };
        let mnemonic = self.move_form(a);
        self.emit(mnemonic, &[place, vector(a)]);
    }

    fn broadcast(&mut self, _state: &mut State, lane: Lane, to: Vector, from: Address) {
        self.broadcast_lane(lane, to, from);
    }

    fn broadcast128(&mut self, _state: &mut State, to: Vector, from: Address) {
        self.broadcast_part(to, from);
    }

    fn splat_word(&mut self, _state: &mut State, lane: Lane, to: Vector, from: Word) {
        self.splat(lane, to, from);
    }

    fn load_part(&mut self, to: Vector, from: Address, part: usize) {
        let mnemonic = match self.encoding(&[to]) {
            Encoding::Evex => Mnemonic::Vinserti32x4,
            _ => Mnemonic::Vinserti128,
        };
        self.emit(mnemonic, &[vector(to), vector(to), memory(from, 16), immediate(part as i64)]);
    }

    fn store_part(&mut self, to: Address, a: Vector, part: usize) {
        let mnemonic = match self.encoding(&[a]) {
            Encoding::Evex => Mnemonic::Vextracti32x4,
            _ => Mnemonic::Vextracti128,
        };
        self.emit(mnemonic, &[memory(to, 16), vector(a), immediate(part as i64)]);
    }

    fn word_to_vector(&mut self, to: Vector, from: Word) {
        let mnemonic = if self.is_legacy() { Mnemonic::Movq } else { Mnemonic::Vmovq };
        self.emit(mnemonic, &[vector(to.at(Width::W128)), word(from)]);
    }

    fn vector_to_word(&mut self, to: Word, a: Vector) {
        let mnemonic = if self.is_legacy() { Mnemonic::Movq } else { Mnemonic::Vmovq };
        self.emit(mnemonic, &[word(to), vector(a.at(Width::W128))]);
    }

    fn mask(&mut self, state: &mut State, mask: u8, count: Word) {
        let bits = state.temporary_word();
        self.set_word(bits, u64::MAX);
        self.emit(Mnemonic::Bzhi, &[word(bits), word(bits), word(count)]);
        self.emit(Mnemonic::Kmovq, &[Native::Mask(mask), word(bits)]);
        state.release_word(bits);
    }

    fn load_masked(&mut self, to: Vector, from: Address, mask: u8) {
        self.code.emit_masked(Mnemonic::Vmovdqu8, &[vector(to), memory(from, to.width.bytes())], mask, true);
    }

    fn store_masked(&mut self, to: Address, a: Vector, mask: u8) {
        self.code.emit_masked(Mnemonic::Vmovdqu8, &[memory(to, a.width.bytes()), vector(a)], mask, false);
    }

    fn load_word(&mut self, _state: &mut State, bytes: Bytes, to: Word, from: Address) {
        match bytes {
            Bytes::One => self.emit(Mnemonic::Movzx, &[half(to), memory(from, 1)]),
            Bytes::Four => self.emit(Mnemonic::Mov, &[half(to), memory(from, 4)]),
            Bytes::Eight => self.emit(Mnemonic::Mov, &[word(to), memory(from, 8)]),
        }
    }

    fn store_word(&mut self, _state: &mut State, bytes: Bytes, to: Address, a: Word) {
        match bytes {
            Bytes::One => self.emit(Mnemonic::Mov, &[memory(to, 1), Native::Byte(a.register)]),
            Bytes::Four => self.emit(Mnemonic::Mov, &[memory(to, 4), half(a)]),
            Bytes::Eight => self.emit(Mnemonic::Mov, &[memory(to, 8), word(a)]),
        }
    }

    fn set_word(&mut self, to: Word, number: u64) {
        self.set(to, number);
    }

    fn copy_word(&mut self, to: Word, a: Word) {
        self.emit(Mnemonic::Mov, &[word(to), word(a)]);
    }

    fn word(&mut self, _state: &mut State, op: WordOp, to: Word, b: super::Value) {
        self.word_operation(op, to, b);
    }

    fn shift_word(&mut self, shift: WordShift, to: Word, bits: u8) {
        let mnemonic = match shift {
            WordShift::Left => Mnemonic::Shl,
            WordShift::Right => Mnemonic::Shr,
            WordShift::RotateLeft => Mnemonic::Rol,
        };
        self.emit(mnemonic, &[word(to), immediate(bits)]);
    }

    fn multiply_wide(&mut self, state: &mut State, high: Word, low: Word, a: Word, b: Word) {
        self.multiply(state, high, low, a, b);
    }

    fn address(&mut self, _state: &mut State, to: Word, address: Address) {
        self.emit(Mnemonic::Lea, &[word(to), memory(address, 8)]);
    }

    fn slot_address(&mut self, to: Word, offset: i32) {
        self.emit(Mnemonic::Lea, &[word(to), stack(offset, 8)]);
    }

    fn address_of(&mut self, to: Word, label: Label) {
        self.emit(Mnemonic::Lea, &[word(to), constant(Constant { label }, 8)]);
    }

    fn minimum(&mut self, state: &mut State, to: Word, b: super::Value) {
        self.clip(state, to, b);
    }

    fn saturating_sub(&mut self, state: &mut State, to: Word, number: i32) {
        self.subtract_to_zero(state, to, number);
    }

    fn branch(&mut self, _state: &mut State, condition: Condition, a: Word, b: super::Value, label: Label) {
        self.compare(a, b);
        self.code.jump_if(condition, label);
    }

    fn branch_bits(&mut self, a: Word, bits: u8, is_set: bool, label: Label) {
        self.emit(Mnemonic::Test, &[Native::Byte(a.register), immediate(bits)]);
        self.code.jump_if(if is_set { Condition::NotEqual } else { Condition::Equal }, label);
    }

    fn loop_down(&mut self, counter: Word, label: Label) {
        self.emit(Mnemonic::Sub, &[word(counter), immediate(1)]);
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
