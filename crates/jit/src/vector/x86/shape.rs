//! Operations that move lanes.

use super::{Encoding, Form, Machine, immediate, order, vector};
use crate::assembler::Width;
use crate::assembler::x86::Mnemonic;
use crate::vector::handles::Vector;
use crate::vector::machine::Lane;

impl Machine {
    pub(super) fn shuffle_words(&mut self, to: Vector, a: Vector, lanes: [u8; 4]) {
        let mnemonic = if self.is_legacy() { Mnemonic::Pshufd } else { Mnemonic::Vpshufd };
        self.emit(mnemonic, &[vector(to), vector(a), order(lanes)]);
    }

    pub(super) fn interleave_lanes(
        &mut self,
        lane: Lane,
        a: Vector,
        b: Vector,
        spare: Vector,
    ) -> [Vector; 3] {
        use Mnemonic as M;
        let (low, high) = match lane {
            Lane::Bits32 => (
                Form::new(M::Punpckldq, M::Vpunpckldq, M::Vpunpckldq),
                Form::new(M::Punpckhdq, M::Vpunpckhdq, M::Vpunpckhdq),
            ),
            Lane::Bits64 => (
                Form::new(M::Punpcklqdq, M::Vpunpcklqdq, M::Vpunpcklqdq),
                Form::new(M::Punpckhqdq, M::Vpunpckhqdq, M::Vpunpckhqdq),
            ),
        };
        match self.encoding(&[a, b, spare]) {
            Encoding::Legacy => {
                self.move_vector(spare, a);
                self.emit(low.legacy, &[vector(a), vector(b)]);
                self.emit(high.legacy, &[vector(spare), vector(b)]);
                [a, spare, b]
            }
            encoding => {
                self.emit(low.of(encoding), &[vector(spare), vector(a), vector(b)]);
                self.emit(high.of(encoding), &[vector(b), vector(a), vector(b)]);
                [spare, b, a]
            }
        }
    }

    pub(super) fn interleave_wide(
        &mut self,
        is_last: bool,
        a: Vector,
        b: Vector,
        spare: Vector,
    ) -> [Vector; 3] {
        use Mnemonic as M;
        let (mnemonic, low, high) = match (a.width, self.encoding(&[a, b, spare])) {
            (Width::W512, _) if is_last => (M::Vshufi32x4, 0x88, 0xdd),
            (Width::W512, _) => (M::Vshufi32x4, 0x44, 0xee),
            (_, Encoding::Evex) => (M::Vshufi32x4, 0, 3),
            _ => (M::Vperm2i128, 0x20, 0x31),
        };
        self.emit(mnemonic, &[vector(spare), vector(a), vector(b), immediate(low)]);
        self.emit(mnemonic, &[vector(b), vector(a), vector(b), immediate(high)]);
        [spare, b, a]
    }
}
