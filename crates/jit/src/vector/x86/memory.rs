//! Between registers and memory.

use super::{Encoding, Machine, half, memory, vector, word};
use crate::assembler::Width;
use crate::assembler::x86::Mnemonic;
use crate::vector::handles::{Address, Operand, Vector, Word};
use crate::vector::machine::Lane;

impl Machine {
    pub(super) fn move_form(&self, a: Vector) -> Mnemonic {
        match self.encoding(&[a]) {
            Encoding::Legacy => Mnemonic::Movdqu,
            Encoding::Vex => Mnemonic::Vmovdqu,
            Encoding::Evex => Mnemonic::Vmovdqu32,
        }
    }

    pub(super) fn load_vector(&mut self, to: Vector, from: Operand) {
        match from {
            Operand::Vector(from) if from == to => {}
            Operand::Vector(from) => self.move_vector(to, from),
            _ => {
                let source = self.folded(from, to.width);
                self.emit(self.move_form(to), &[vector(to), source]);
            }
        }
    }

    pub(super) fn broadcast_lane(&mut self, lane: Lane, to: Vector, from: Address) {
        let (legacy, wide, order, size) = match lane {
            Lane::Bits32 => (Mnemonic::Movd, Mnemonic::Vpbroadcastd, [0, 0, 0, 0], 4),
            Lane::Bits64 => (Mnemonic::Movq, Mnemonic::Vpbroadcastq, [0, 1, 0, 1], 8),
        };
        if self.is_legacy() {
            self.emit(legacy, &[vector(to), memory(from, size)]);
            self.shuffle_words(to, to, order);
        } else {
            self.emit(wide, &[vector(to), memory(from, size)]);
        }
    }

    pub(super) fn broadcast_part(&mut self, to: Vector, from: Address) {
        match (to.width, self.encoding(&[to])) {
            (Width::W128, _) => self.load_vector(to, from.into()),
            (_, Encoding::Evex) => self.emit(Mnemonic::Vbroadcasti32x4, &[vector(to), memory(from, 16)]),
            _ => self.emit(Mnemonic::Vbroadcasti128, &[vector(to), memory(from, 16)]),
        }
    }

    pub(super) fn splat(&mut self, lane: Lane, to: Vector, from: Word) {
        let (legacy, vex, wide, source, order) = match lane {
            Lane::Bits32 => {
                (Mnemonic::Movd, Mnemonic::Vmovd, Mnemonic::Vpbroadcastd, half(from), [0, 0, 0, 0])
            }
            Lane::Bits64 => {
                (Mnemonic::Movq, Mnemonic::Vmovq, Mnemonic::Vpbroadcastq, word(from), [0, 1, 0, 1])
            }
        };
        let narrow = vector(to.at(Width::W128));
        if self.target.has_avx512() {
            self.emit(wide, &[vector(to), source]);
        } else if self.is_legacy() {
            self.emit(legacy, &[narrow, source]);
            self.shuffle_words(to, to, order);
        } else {
            self.emit(vex, &[narrow, source]);
            self.emit(wide, &[vector(to), narrow]);
        }
    }
}
