//! asmkit behind the interface.

use asmkit::x86::{self, InstId, regs};
use asmkit::{Arch, CodeBuffer, Environment, Operand as Encoded, OperandCast};

use super::{Assembler, Base, Broadcast, Condition, Label, Memory, Mnemonic, Operand, Width};

/// The assembler of x86-64 that kernels are made with.
pub struct Encoder {
    buffer: CodeBuffer,
}

impl Default for Encoder {
    fn default() -> Self {
        Encoder { buffer: CodeBuffer::new(Environment::new(Arch::X64)) }
    }
}

impl Encoder {
    fn emit_by_id(&mut self, id: InstId, operands: &[Operand], mask: Option<(u8, bool)>) {
        let mut encoded = [Encoded::new(); 5];
        for (slot, &operand) in encoded.iter_mut().zip(operands) {
            *slot = encode(operand);
        }
        let [a, b, c, d, e] = &encoded;
        let references = [a, b, c, d, e];
        let mut assembler = x86::Assembler::new(&mut self.buffer);
        if let Some((mask, zeroes)) = mask {
            assembler.k(regs::k(mask.into()));
            if zeroes {
                assembler.z();
            }
        }
        assembler.emit_n(id as u32, &references[..operands.len()]);
        debug_assert!(self.buffer.error().is_none(), "{id:?} {operands:?}: {:?}", self.buffer.error());
    }
}

impl Assembler for Encoder {
    fn emit(&mut self, mnemonic: Mnemonic, operands: &[Operand]) {
        self.emit_by_id(mnemonic.into(), operands, None);
    }

    fn emit_masked(&mut self, mnemonic: Mnemonic, operands: &[Operand], mask: u8, zeroes: bool) {
        self.emit_by_id(mnemonic.into(), operands, Some((mask, zeroes)));
    }

    fn label(&mut self) -> Label {
        Label(self.buffer.get_label().id())
    }

    fn bind(&mut self, label: Label) {
        self.buffer.bind_label(asmkit::Label::from_id(label.0));
    }

    fn jump(&mut self, label: Label) {
        let label = asmkit::Label::from_id(label.0);
        x86::Assembler::new(&mut self.buffer).emit_n(InstId::Jmp as u32, &[label.as_operand()]);
    }

    fn jump_if(&mut self, condition: Condition, label: Label) {
        let id = match condition {
            Condition::Equal => InstId::Jz,
            Condition::NotEqual => InstId::Jnz,
            Condition::Below => InstId::Jb,
            Condition::BelowOrEqual => InstId::Jbe,
            Condition::Above => InstId::Jnbe,
            Condition::AboveOrEqual => InstId::Jnb,
        };
        let label = asmkit::Label::from_id(label.0);
        x86::Assembler::new(&mut self.buffer).emit_n(id as u32, &[label.as_operand()]);
    }

    fn align(&mut self, alignment: usize) {
        self.buffer.align_to(u32::try_from(alignment).expect("alignments are small"));
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.buffer.put1(byte);
        }
    }

    fn finish(mut self, label: Label) -> (Vec<u8>, usize) {
        match self.buffer.finish() {
            Ok(code) => (code.data().to_vec(), code.label_offset(asmkit::Label::from_id(label.0)) as usize),
            Err(error) => panic!("a kernel asks for what x86-64 does not have: {error:?}"),
        }
    }
}

fn encode(operand: Operand) -> Encoded {
    match operand {
        Operand::Vector(register, Width::W128) => *regs::xmm(register.into()).as_operand(),
        Operand::Vector(register, Width::W256) => *regs::ymm(register.into()).as_operand(),
        Operand::Vector(register, Width::W512) => *regs::zmm(register.into()).as_operand(),
        Operand::Word(register) => *regs::gpq(register.into()).as_operand(),
        Operand::Half(register) => *regs::gpd(register.into()).as_operand(),
        Operand::Byte(register) => *regs::gpb(register.into()).as_operand(),
        Operand::Mask(register) => *regs::k(register.into()).as_operand(),
        Operand::Memory(memory) => *encode_memory(memory).as_operand(),
        Operand::Immediate(value) => *x86::imm(value).as_operand(),
    }
}

fn encode_memory(memory: Memory) -> x86::Mem {
    let Memory { base, index, offset, size, broadcast } = memory;
    let size = u32::from(size);
    let plain = match (base, index) {
        (Base::Label(label), None) => x86::label_ptr(asmkit::Label::from_id(label.0), offset, size),
        (Base::Label(_), Some(_)) => unreachable!("addresses relative to the instruction have no index"),
        (Base::Word(base), None) => x86::ptr(regs::gpq(base.into()), offset, size),
        (Base::Word(base), Some((index, shift))) => {
            x86::ptr_index(regs::gpq(base.into()), regs::gpq(index.into()), shift.into(), offset, size)
        }
    };
    match broadcast {
        None => plain,
        Some(Broadcast::To2) => plain._1to2(),
        Some(Broadcast::To4) => plain._1to4(),
        Some(Broadcast::To8) => plain._1to8(),
        Some(Broadcast::To16) => plain._1to16(),
    }
}
