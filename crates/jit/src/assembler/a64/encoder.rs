//! asmkit behind the interface.

use asmkit::aarch64::{self, InstId, VecElementType, regs};
use asmkit::{Arch, CodeBuffer, CondCode, Environment, Operand as Encoded, OperandCast};

use super::{Arrangement, Assembler, Condition, Label, Mnemonic, Operand};

/// The assembler of AArch64 that kernels are made with.
pub struct Encoder {
    buffer: CodeBuffer,
}

impl Default for Encoder {
    fn default() -> Self {
        Encoder { buffer: CodeBuffer::new(Environment::new(Arch::AArch64)) }
    }
}

impl Encoder {
    fn emit_by_id(&mut self, id: u32, operands: &[Encoded]) {
        let mut references = [const { &Encoded::new() }; 4];
        for (reference, operand) in references.iter_mut().zip(operands) {
            *reference = operand;
        }
        aarch64::Assembler::new(&mut self.buffer).emit_n(id, &references[..operands.len()]);
    }
}

impl Assembler for Encoder {
    fn emit(&mut self, mnemonic: Mnemonic, operands: &[Operand]) {
        let mut encoded = [Encoded::new(); 4];
        for (slot, &operand) in encoded.iter_mut().zip(operands) {
            *slot = encode(operand);
        }
        self.emit_by_id(InstId::from(mnemonic) as u32, &encoded[..operands.len()]);
        debug_assert!(self.buffer.error().is_none(), "{mnemonic:?} {operands:?}: {:?}", self.buffer.error());
    }

    fn label(&mut self) -> Label {
        Label(self.buffer.get_label().id())
    }

    fn bind(&mut self, label: Label) {
        self.buffer.bind_label(asmkit::Label::from_id(label.0));
    }

    fn jump(&mut self, label: Label) {
        self.emit_by_id(InstId::B as u32, &[*asmkit::Label::from_id(label.0).as_operand()]);
    }

    fn jump_if(&mut self, condition: Condition, label: Label) {
        let id = InstId::B.with_cc(code(condition));
        self.emit_by_id(id, &[*asmkit::Label::from_id(label.0).as_operand()]);
    }

    fn align(&mut self, alignment: usize) {
        while !(self.buffer.cur_offset() as usize).is_multiple_of(alignment) {
            self.emit(Mnemonic::Nop, &[]);
        }
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.buffer.put1(byte);
        }
    }

    fn finish(mut self, label: Label) -> (Vec<u8>, usize) {
        match self.buffer.finish() {
            Ok(code) => (code.data().to_vec(), code.label_offset(asmkit::Label::from_id(label.0)) as usize),
            Err(error) => panic!("a kernel asks for what AArch64 does not have: {error:?}"),
        }
    }
}

fn encode(operand: Operand) -> Encoded {
    match operand {
        Operand::Vector(register, arrangement) => *vector(register, arrangement).as_operand(),
        Operand::Lane(register, arrangement, lane) => {
            *vector(register, arrangement).at(lane.into()).as_operand()
        }
        Operand::Word(31) => *regs::xzr.as_operand(),
        Operand::Word(register) => *regs::x(register.into()).as_operand(),
        Operand::Half(31) => *regs::wzr.as_operand(),
        Operand::Half(register) => *regs::w(register.into()).as_operand(),
        Operand::Stack => *regs::sp.as_operand(),
        Operand::Memory(31, offset) => *aarch64::ptr(regs::sp, offset).as_operand(),
        Operand::Memory(base, offset) => *aarch64::ptr(regs::x(base.into()), offset).as_operand(),
        Operand::Literal(label) => *aarch64::label_ptr(asmkit::Label::from_id(label.0), 0).as_operand(),
        Operand::Immediate(value) => *aarch64::imm(value).as_operand(),
        Operand::Condition(condition) => *aarch64::imm(code(condition) as i64).as_operand(),
    }
}

fn vector(register: u8, arrangement: Arrangement) -> aarch64::Vec {
    let register = register.into();
    match arrangement {
        Arrangement::B16 => aarch64::Vec::make_v128_with_element_type(VecElementType::B, register),
        Arrangement::H8 => aarch64::Vec::make_v128_with_element_type(VecElementType::H, register),
        Arrangement::S4 => aarch64::Vec::make_v128_with_element_type(VecElementType::S, register),
        Arrangement::D2 => aarch64::Vec::make_v128_with_element_type(VecElementType::D, register),
        Arrangement::S2 => aarch64::Vec::make_v64_with_element_type(VecElementType::S, register),
        Arrangement::S => regs::s(register),
        Arrangement::D => regs::d(register),
        Arrangement::Q => regs::q(register),
    }
}

fn code(condition: Condition) -> CondCode {
    match condition {
        Condition::Equal => CondCode::EQ,
        Condition::NotEqual => CondCode::NE,
        Condition::Below => CondCode::LO,
        Condition::BelowOrEqual => CondCode::LS,
        Condition::Above => CondCode::HI,
        Condition::AboveOrEqual => CondCode::HS,
    }
}
