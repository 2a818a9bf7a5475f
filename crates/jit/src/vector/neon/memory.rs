//! Between registers and memory.

use super::{Machine, NUMBER, REACHED, STACK, vector};
use crate::assembler::a64::{Arrangement, Mnemonic, Operand as Native};
use crate::vector::handles::{Address, Operand, Vector};
use crate::vector::machine::{Machine as _, State};

impl Machine {
    pub(super) fn load_vector(&mut self, _state: &mut State, to: Vector, from: Operand) {
        let register = vector(to, Arrangement::Q);
        let (base, offset) = match from {
            Operand::Vector(from) if from == to => return,
            Operand::Vector(from) => return self.copy(to, from),
            Operand::Constant(constant) => {
                return self.emit(Mnemonic::VLdr, &[register, Native::Literal(constant.label)]);
            }
            Operand::Slot(slot) => (STACK, slot.offset),
            Operand::Address(address) => self.reach(address, 16),
        };
        self.emit_near(Mnemonic::VLdr, Mnemonic::VLdur, register, base, offset, 16);
    }

    /// A base and an offset that a load or store of `size` bytes can hold.
    pub(super) fn reach(&mut self, address: Address, size: i32) -> (u8, i32) {
        let base = self.indexed(address);
        let offset = address.offset;
        let is_scaled = offset >= 0 && offset % size == 0 && offset / size < 4096;
        if is_scaled || (-256..256).contains(&offset) {
            return (base, offset);
        }
        self.add_number(REACHED, base, offset.into());
        (REACHED, 0)
    }

    /// The base, with the index added to it if there is one.
    pub(super) fn indexed(&mut self, address: Address) -> u8 {
        let Some((index, shift)) = address.index else { return address.base.register };
        let sum = Native::Word(REACHED);
        self.emit(Mnemonic::Lsl, &[sum, Native::Word(index.register), Native::Immediate(shift.into())]);
        self.emit(Mnemonic::Add, &[sum, sum, Native::Word(address.base.register)]);
        REACHED
    }

    /// Offsets that are multiples of the size have one form, small ones another.
    pub(super) fn emit_near(
        &mut self,
        scaled: Mnemonic,
        unscaled: Mnemonic,
        register: Native,
        base: u8,
        offset: i32,
        size: i32,
    ) {
        let mnemonic = if offset >= 0 && offset % size == 0 { scaled } else { unscaled };
        self.emit(mnemonic, &[register, Native::Memory(base, offset)]);
    }

    pub(super) fn add_number(&mut self, to: u8, base: u8, number: i64) {
        let (to, base) = (Native::Word(to), Native::Word(base));
        match number {
            0 if to == base => {}
            0 => self.emit(Mnemonic::Mov, &[to, base]),
            1..4096 => self.emit(Mnemonic::Add, &[to, base, Native::Immediate(number)]),
            -4095..0 => self.emit(Mnemonic::Sub, &[to, base, Native::Immediate(-number)]),
            _ => {
                self.set(NUMBER, number as u64);
                self.emit(Mnemonic::Add, &[to, base, Native::Word(NUMBER)]);
            }
        }
    }
}
