//! Operations on lanes, and those that move them.

use super::{Machine, bits, immediate, lanes, vector};
use crate::assembler::Label;
use crate::assembler::a64::{Arrangement, Assembler, Mnemonic, Operand as Native};
use crate::vector::handles::{Constant, Operand, Vector};
use crate::vector::machine::{Binary, Lane, State, Ternary};

impl Machine {
    /// Instructions take registers only: other operands are loaded first.
    pub(super) fn with_operand(
        &mut self,
        state: &mut State,
        operand: Operand,
        emit: impl FnOnce(&mut Self, &mut State, Vector),
    ) {
        if let Operand::Vector(vector) = operand {
            return emit(self, state, vector);
        }
        let loaded = state.temporary(state.target.width());
        self.load_vector(state, loaded, operand);
        emit(self, state, loaded);
        state.release(loaded);
    }

    pub(super) fn lane_binary(&mut self, state: &mut State, op: Binary, to: Vector, a: Vector, b: Vector) {
        use Mnemonic as M;
        let (mnemonic, arrangement) = match op {
            Binary::Add(lane) => (M::VAdd, lanes(lane)),
            Binary::Sub(lane) => (M::VSub, lanes(lane)),
            Binary::Xor => (M::VEor, Arrangement::B16),
            Binary::And => (M::VAnd, Arrangement::B16),
            Binary::Or => (M::VOrr, Arrangement::B16),
            Binary::AndNot => (M::VBic, Arrangement::B16),
            Binary::InterleaveLow(lane) => (M::VZip1, lanes(lane)),
            Binary::InterleaveHigh(lane) => (M::VZip2, lanes(lane)),
            Binary::Equal32 => (M::VCmeq, Arrangement::S4),
            Binary::Greater32 => (M::VCmgt, Arrangement::S4),
            Binary::MultiplyEven => return self.multiply_low_halves(state, M::VUmull, to, a, b),
        };
        self.emit(mnemonic, &[vector(to, arrangement), vector(a, arrangement), vector(b, arrangement)]);
    }

    /// The instruction multiplies the lanes of two half registers, so both sources are narrowed first.
    pub(super) fn multiply_low_halves(
        &mut self,
        state: &mut State,
        mnemonic: Mnemonic,
        to: Vector,
        a: Vector,
        b: Vector,
    ) {
        let [x, y] = [a, b].map(|source| {
            let narrow = state.temporary(source.width);
            self.emit(Mnemonic::VXtn, &[vector(narrow, Arrangement::S2), vector(source, Arrangement::D2)]);
            narrow
        });
        let operands = [vector(to, Arrangement::D2), vector(x, Arrangement::S2), vector(y, Arrangement::S2)];
        self.emit(mnemonic, &operands);
        state.release(x);
        state.release(y);
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
        match op {
            Ternary::Xor3 => {
                let mixed = if to == c { state.temporary(to.width) } else { to };
                self.lane_binary(state, Binary::Xor, mixed, a, b);
                self.lane_binary(state, Binary::Xor, to, mixed, c);
                if mixed != to {
                    state.release(mixed);
                }
            }
            Ternary::Choose => self.select(to, a, b, c),
            // (a ^ b) chooses between c and b: where a and b differ, c decides.
            Ternary::Majority => {
                let differs = state.temporary(to.width);
                self.lane_binary(state, Binary::Xor, differs, a, b);
                self.select(differs, differs, c, b);
                self.emit(Mnemonic::VMov, &[bits(to), bits(differs)]);
                state.release(differs);
            }
        }
    }

    /// `a` where the mask is set, `b` elsewhere: one instruction if the destination is one of the three.
    fn select(&mut self, to: Vector, mask: Vector, a: Vector, b: Vector) {
        if to == a {
            return self.emit(Mnemonic::VBif, &[bits(to), bits(b), bits(mask)]);
        }
        if to == b {
            return self.emit(Mnemonic::VBit, &[bits(to), bits(a), bits(mask)]);
        }
        if to != mask {
            self.emit(Mnemonic::VMov, &[bits(to), bits(mask)]);
        }
        self.emit(Mnemonic::VBsl, &[bits(to), bits(a), bits(b)]);
    }

    /// One instruction for half a lane; else a shift, and another one that inserts the rest.
    pub(super) fn lane_rotate(&mut self, state: &mut State, lane: Lane, to: Vector, a: Vector, count: u32) {
        if count * 2 == lane.bits() {
            return match lane {
                Lane::Bits32 => {
                    self.emit(Mnemonic::VRev32, &[vector(to, Arrangement::H8), vector(a, Arrangement::H8)]);
                }
                Lane::Bits64 => {
                    self.emit(Mnemonic::VRev64, &[vector(to, Arrangement::S4), vector(a, Arrangement::S4)]);
                }
            };
        }
        let lanes = lanes(lane);
        let rotated = if to == a { state.temporary(to.width) } else { to };
        self.emit(Mnemonic::VShl, &[vector(rotated, lanes), vector(a, lanes), immediate(count)]);
        self.emit(
            Mnemonic::VSri,
            &[vector(rotated, lanes), vector(a, lanes), immediate(lane.bits() - count)],
        );
        if rotated != to {
            self.emit(Mnemonic::VMov, &[bits(to), bits(rotated)]);
            state.release(rotated);
        }
    }

    pub(super) fn shuffle_words(&mut self, state: &mut State, to: Vector, a: Vector, order: [u8; 4]) {
        let words = vector(to, Arrangement::S4);
        let source = vector(a, Arrangement::S4);
        match order {
            [0, 1, 2, 3] if to == a => {}
            [0, 1, 2, 3] => self.emit(Mnemonic::VMov, &[bits(to), bits(a)]),
            [1, 0, 3, 2] => self.emit(Mnemonic::VRev64, &[words, source]),
            [0, 0, 2, 2] => self.emit(Mnemonic::VTrn1, &[words, source, source]),
            [1, 1, 3, 3] => self.emit(Mnemonic::VTrn2, &[words, source, source]),
            [first, second, third, fourth]
                if [second, third, fourth] == [1, 2, 3].map(|i| (first + i) % 4) =>
            {
                self.emit(Mnemonic::VExt, &[bits(to), bits(a), bits(a), immediate(first * 4)]);
            }
            [lane, second, third, fourth] if [second, third, fourth] == [lane; 3] => {
                self.emit(Mnemonic::VDup, &[words, Native::Lane(a.register, Arrangement::S4, lane)]);
            }
            [low, second, third, fourth]
                if low % 2 == 0 && [second, third, fourth] == [low + 1, low, low + 1] =>
            {
                let pair = Native::Lane(a.register, Arrangement::D2, low / 2);
                self.emit(Mnemonic::VDup, &[vector(to, Arrangement::D2), pair]);
            }
            _ => {
                let bytes =
                    order.into_iter().flat_map(|lane| [0, 1, 2, 3].map(|byte| lane * 4 + byte)).collect();
                let label = self.pooled(state, bytes);
                let table = state.temporary(to.width);
                self.load_vector(state, table, Operand::Constant(Constant { label }));
                self.emit(Mnemonic::VTbl, &[bits(to), bits(a), bits(table)]);
                state.release(table);
            }
        }
    }

    fn pooled(&mut self, state: &mut State, bytes: Vec<u8>) -> Label {
        let code = &mut self.code;
        state.pool.place(bytes, || code.label())
    }
}
