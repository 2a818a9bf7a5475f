//! Operations on lanes.

use super::{COMPARED, Encoding, Form, Machine, constant, immediate, memory, slot, vector};
use crate::assembler::Width;
use crate::assembler::x86::{Assembler, Mnemonic, Operand as Native};
use crate::vector::handles::{Constant, Operand, Vector};
use crate::vector::machine::{Binary, Lane, Shift, State, Ternary};
use crate::vector::target::Target;

impl Machine {
    pub(super) fn lane_binary(&mut self, state: &mut State, op: Binary, to: Vector, a: Vector, b: Operand) {
        use Mnemonic as M;
        let (form, commutes) = match op {
            Binary::Add(Lane::Bits32) => (Form::new(M::Paddd, M::Vpaddd, M::Vpaddd), true),
            Binary::Add(Lane::Bits64) => (Form::new(M::Paddq, M::Vpaddq, M::Vpaddq), true),
            Binary::Sub(Lane::Bits32) => (Form::new(M::Psubd, M::Vpsubd, M::Vpsubd), false),
            Binary::Sub(Lane::Bits64) => (Form::new(M::Psubq, M::Vpsubq, M::Vpsubq), false),
            Binary::Xor => (Form::new(M::Pxor, M::Vpxor, M::Vpxord), true),
            Binary::And => (Form::new(M::Pand, M::Vpand, M::Vpandd), true),
            Binary::Or => (Form::new(M::Por, M::Vpor, M::Vpord), true),
            Binary::AndNot => return self.and_not(state, to, a, b),
            Binary::MultiplyEven => (Form::new(M::Pmuludq, M::Vpmuludq, M::Vpmuludq), true),
            Binary::InterleaveLow(Lane::Bits32) => {
                (Form::new(M::Punpckldq, M::Vpunpckldq, M::Vpunpckldq), false)
            }
            Binary::InterleaveLow(Lane::Bits64) => {
                (Form::new(M::Punpcklqdq, M::Vpunpcklqdq, M::Vpunpcklqdq), false)
            }
            Binary::InterleaveHigh(Lane::Bits32) => {
                (Form::new(M::Punpckhdq, M::Vpunpckhdq, M::Vpunpckhdq), false)
            }
            Binary::InterleaveHigh(Lane::Bits64) => {
                (Form::new(M::Punpckhqdq, M::Vpunpckhqdq, M::Vpunpckhqdq), false)
            }
            Binary::Equal32 => (Form::new(M::Pcmpeqd, M::Vpcmpeqd, M::Vpcmpeqd), true),
            Binary::Greater32 => (Form::new(M::Pcmpgtd, M::Vpcmpgtd, M::Vpcmpgtd), false),
        };
        let is_comparison = matches!(op, Binary::Equal32 | Binary::Greater32);
        let encoding = self.encoding_with(&[to, a], b);
        if is_comparison && encoding == Encoding::Evex {
            self.emit(form.evex, &[Native::Mask(COMPARED), vector(a), self.folded(b, a.width)]);
            self.emit(M::Vpmovm2d, &[vector(to), Native::Mask(COMPARED)]);
        } else {
            self.three(state, form, commutes, to, a, b);
        }
    }

    /// `to = a op b`, in as few instructions as the encoding allows.
    fn three(&mut self, state: &mut State, form: Form, commutes: bool, to: Vector, a: Vector, b: Operand) {
        let encoding = self.encoding_with(&[to, a], b);
        let mnemonic = form.of(encoding);
        if encoding != Encoding::Legacy {
            self.emit(mnemonic, &[vector(to), vector(a), self.folded(b, a.width)]);
            return;
        }
        let (b, loaded) = self.aligned(state, b, a.width);
        match b {
            Native::Vector(register, _) if register == to.register && to != a => {
                if commutes {
                    self.emit(mnemonic, &[vector(to), vector(a)]);
                } else {
                    let result = state.temporary(to.width);
                    self.move_vector(result, a);
                    self.emit(mnemonic, &[vector(result), b]);
                    self.move_vector(to, result);
                    state.release(result);
                }
            }
            _ => {
                if to != a {
                    self.move_vector(to, a);
                }
                self.emit(mnemonic, &[vector(to), b]);
            }
        }
        if let Some(loaded) = loaded {
            state.release(loaded);
        }
    }

    /// `to = a & !b`. The instruction negates its first source, so the sources change places.
    fn and_not(&mut self, state: &mut State, to: Vector, a: Vector, b: Operand) {
        let form = Form::new(Mnemonic::Pandn, Mnemonic::Vpandn, Mnemonic::Vpandnd);
        if let Operand::Vector(b) = b {
            return self.three(state, form, false, to, b, a.into());
        }
        let negated = state.temporary(to.width);
        self.load_vector(negated, b);
        self.three(state, form, false, to, negated, a.into());
        state.release(negated);
    }

    pub(super) fn lane_ternary(
        &mut self,
        state: &mut State,
        op: Ternary,
        to: Vector,
        a: Vector,
        b: Vector,
        c: Vector,
    ) {
        if self.target.has_avx512() {
            return self.ternary_logic(op, to, [a, b, c]);
        }
        match op {
            Ternary::Xor3 => {
                // The source that the destination is, if it is one, goes first.
                let [a, b, c] = if to == c {
                    [c, a, b]
                } else if to == b {
                    [b, a, c]
                } else {
                    [a, b, c]
                };
                self.lane_binary(state, Binary::Xor, to, a, b.into());
                self.lane_binary(state, Binary::Xor, to, to, c.into());
            }
            // (b ^ c) & a ^ c
            Ternary::Choose => {
                let mixed = if to == a || to == c { state.temporary(to.width) } else { to };
                self.lane_binary(state, Binary::Xor, mixed, b, c.into());
                self.lane_binary(state, Binary::And, mixed, mixed, a.into());
                self.lane_binary(state, Binary::Xor, to, mixed, c.into());
                if mixed != to {
                    state.release(mixed);
                }
            }
            // (a ^ b) & (b ^ c) ^ b
            Ternary::Majority => {
                let left = state.temporary(to.width);
                let right = if to == b { state.temporary(to.width) } else { to };
                self.lane_binary(state, Binary::Xor, left, a, b.into());
                self.lane_binary(state, Binary::Xor, right, c, b.into());
                self.lane_binary(state, Binary::And, right, right, left.into());
                self.lane_binary(state, Binary::Xor, to, right, b.into());
                if right != to {
                    state.release(right);
                }
                state.release(left);
            }
        }
    }

    /// Any function of three bits in one instruction, by its table of truth.
    fn ternary_logic(&mut self, op: Ternary, to: Vector, sources: [Vector; 3]) {
        let function: fn(bool, bool, bool) -> bool = match op {
            Ternary::Xor3 => |a, b, c| a ^ b ^ c,
            Ternary::Choose => |a, b, c| if a { b } else { c },
            Ternary::Majority => |a, b, c| (a & b) | (b & c) | (a & c),
        };
        // The destination is the first source. If it is another one of ours, they change places, in the table too.
        let place = sources.iter().position(|&source| source == to);
        let mut order = [0, 1, 2];
        match place {
            Some(place) => order.swap(0, place),
            None => self.move_vector(to, sources[0]),
        }
        let table = (0..8).fold(0, |table, row| {
            let mut values = [false; 3];
            for (column, &source) in order.iter().enumerate() {
                values[source] = row & 4 >> column != 0;
            }
            table | i64::from(function(values[0], values[1], values[2])) << row
        });
        let operands = [vector(to), vector(sources[order[1]]), vector(sources[order[2]]), immediate(table)];
        self.emit(Mnemonic::Vpternlogd, &operands);
    }

    pub(super) fn lane_shift(&mut self, shift: Shift, lane: Lane, to: Vector, a: Vector, bits: u32) {
        use Mnemonic as M;
        let (legacy, vex) = match (shift, lane) {
            (Shift::Left, Lane::Bits32) => (M::Pslld, M::Vpslld),
            (Shift::Left, Lane::Bits64) => (M::Psllq, M::Vpsllq),
            (Shift::Right, Lane::Bits32) => (M::Psrld, M::Vpsrld),
            (Shift::Right, Lane::Bits64) => (M::Psrlq, M::Vpsrlq),
        };
        if self.is_legacy() {
            if to != a {
                self.move_vector(to, a);
            }
            self.emit(legacy, &[vector(to), immediate(bits)]);
        } else {
            self.emit(vex, &[vector(to), vector(a), immediate(bits)]);
        }
    }

    /// One instruction where there is a rotate, or where whole bytes or words move; else two shifts and their union.
    pub(super) fn lane_rotate(&mut self, state: &mut State, lane: Lane, to: Vector, a: Vector, bits: u32) {
        if self.target.has_avx512() {
            let mnemonic = match lane {
                Lane::Bits32 => Mnemonic::Vprold,
                Lane::Bits64 => Mnemonic::Vprolq,
            };
            self.emit(mnemonic, &[vector(to), vector(a), immediate(bits)]);
        } else if lane == Lane::Bits64 && bits == 32 {
            self.shuffle_words(to, a, [1, 0, 3, 2]);
        } else if bits.is_multiple_of(8) && self.target != Target::Sse2 {
            let bytes = lane.bits() / 8;
            let from = |byte: u32| byte / bytes * bytes + (byte % bytes + bytes - bits / 8) % bytes;
            self.shuffle_bytes(state, to, a, std::array::from_fn(|byte| from(byte as u32) as u8));
        } else if lane == Lane::Bits32 && bits == 16 {
            self.shuffle_half_words(to, a, [1, 0, 3, 2]);
        } else {
            let left = state.temporary(to.width);
            self.lane_shift(Shift::Left, lane, left, a, bits);
            self.lane_shift(Shift::Right, lane, to, a, lane.bits() - bits);
            self.lane_binary(state, Binary::Or, to, to, left.into());
            state.release(left);
        }
    }

    pub(super) fn lane_swap_bytes(&mut self, state: &mut State, lane: Lane, to: Vector, a: Vector) {
        if self.target != Target::Sse2 {
            let last = (lane.bits() / 8 - 1) as u8;
            return self.shuffle_bytes(state, to, a, std::array::from_fn(|byte| byte as u8 ^ last));
        }
        // Reverses the words of 16 bits of each lane, then the bytes of each word.
        match lane {
            Lane::Bits32 => self.shuffle_half_words(to, a, [1, 0, 3, 2]),
            Lane::Bits64 => self.shuffle_half_words(to, a, [3, 2, 1, 0]),
        }
        let left = state.temporary(to.width);
        self.move_vector(left, to);
        self.emit(Mnemonic::Psllw, &[vector(left), immediate(8)]);
        self.emit(Mnemonic::Psrlw, &[vector(to), immediate(8)]);
        self.emit(Mnemonic::Por, &[vector(to), vector(left)]);
        state.release(left);
    }

    /// Puts byte `order[i]` of each part into byte `i`.
    fn shuffle_bytes(&mut self, state: &mut State, to: Vector, a: Vector, order: [u8; 16]) {
        let bytes = order.repeat(state.target.width().parts());
        let code = &mut self.code;
        let label = state.pool.place(bytes, || code.label());
        let form = Form::new(Mnemonic::Pshufb, Mnemonic::Vpshufb, Mnemonic::Vpshufb);
        self.three(state, form, false, to, a, Operand::Constant(Constant { label }));
    }

    /// Reorders the words of 16 bits within each 64 bits.
    fn shuffle_half_words(&mut self, to: Vector, a: Vector, lanes: [u8; 4]) {
        self.emit(Mnemonic::Pshuflw, &[vector(to), vector(a), super::order(lanes)]);
        self.emit(Mnemonic::Pshufhw, &[vector(to), vector(to), super::order(lanes)]);
    }

    pub(super) fn move_vector(&mut self, to: Vector, a: Vector) {
        let mnemonic = match self.encoding(&[to, a]) {
            Encoding::Evex => Mnemonic::Vmovdqa64,
            Encoding::Vex => Mnemonic::Vmovdqa,
            Encoding::Legacy => Mnemonic::Movdqa,
        };
        self.emit(mnemonic, &[vector(to), vector(a)]);
    }

    fn encoding_with(&self, vectors: &[Vector], b: Operand) -> Encoding {
        match (self.encoding(vectors), b) {
            (Encoding::Vex, Operand::Vector(b)) => self.encoding(&[b]),
            (encoding, _) => encoding,
        }
    }

    /// The operand as the instruction itself takes it: VEX and EVEX read unaligned memory.
    pub(super) fn folded(&self, b: Operand, width: Width) -> Native {
        match b {
            Operand::Vector(b) => vector(b),
            Operand::Slot(b) => slot(b, width),
            Operand::Constant(b) => constant(b, width.bytes()),
            Operand::Address(b) => memory(b, width.bytes()),
        }
    }

    /// The operand as a legacy instruction takes it: memory that may be unaligned is loaded first.
    fn aligned(&mut self, state: &mut State, b: Operand, width: Width) -> (Native, Option<Vector>) {
        let Operand::Address(_) = b else { return (self.folded(b, width), None) };
        let loaded = state.temporary(width);
        self.load_vector(loaded, b);
        (vector(loaded), Some(loaded))
    }
}
