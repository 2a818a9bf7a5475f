//! Instructions become bytes.

use super::forms::{Form, Prefix, Shape, form};
use super::layout::{Layout, Reference};
use super::{Assembler, Base, Condition, Label, Memory, Mnemonic, Operand};
use crate::assembler::Width;

/// The assembler of x86-64 that kernels are made with.
#[derive(Debug, Default)]
pub struct Encoder {
    layout: Layout,
}

/// What an instruction addresses, as its last bytes say it.
#[derive(Clone, Copy, Debug)]
enum Target {
    Register(u8),
    Memory(Memory),
}

/// An instruction taken apart.
#[derive(Clone, Copy, Debug)]
struct Parts {
    form: Form,
    /// What goes into the middle bits of the last bytes: a register or a part of the opcode.
    middle: u8,
    /// The second source of three-operand instructions.
    second: Option<u8>,
    target: Target,
    immediate: Option<i64>,
    width: Width,
    /// The opmask, and whether lanes without their bit become zero.
    mask: Option<(u8, bool)>,
}

impl Assembler for Encoder {
    fn emit(&mut self, mnemonic: Mnemonic, operands: &[Operand]) {
        if !self.emit_word(mnemonic, operands) {
            self.emit_vector(mnemonic, operands, None);
        }
    }

    fn emit_masked(&mut self, mnemonic: Mnemonic, operands: &[Operand], mask: u8, zeroes: bool) {
        self.emit_vector(mnemonic, operands, Some((mask, zeroes)));
    }

    fn label(&mut self) -> Label {
        self.layout.label()
    }

    fn bind(&mut self, label: Label) {
        self.layout.bind(label);
    }

    fn jump(&mut self, label: Label) {
        self.layout.jump(None, label);
    }

    fn jump_if(&mut self, condition: Condition, label: Label) {
        let code = match condition {
            Condition::Below => 2,
            Condition::AboveOrEqual => 3,
            Condition::Equal => 4,
            Condition::NotEqual => 5,
            Condition::BelowOrEqual => 6,
            Condition::Above => 7,
        };
        self.layout.jump(Some(code), label);
    }

    fn align(&mut self, alignment: usize) {
        self.layout.align(alignment);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.layout.code.extend_from_slice(bytes);
    }

    fn finish(self, label: Label) -> (Vec<u8>, usize) {
        self.layout.finish(label)
    }
}

impl Encoder {
    /// Instructions on general registers. Returns false if it is none of them.
    fn emit_word(&mut self, mnemonic: Mnemonic, operands: &[Operand]) -> bool {
        use Mnemonic as M;
        use Operand::{Byte, Half, Immediate, Memory as Mem, Word};
        match (mnemonic, operands) {
            (M::Ret, []) => self.layout.code.push(0xc3),
            (M::Push, &[Word(register)]) => self.with_number(0x50, register, false),
            (M::Pop, &[Word(register)]) => self.with_number(0x58, register, false),
            (M::Mov, &[Word(to), Word(a)]) => self.plain(true, &[0x89], a, Target::Register(to), &[]),
            (M::Mov, &[Word(to), Mem(a)]) => self.plain(true, &[0x8b], to, Target::Memory(a), &[]),
            (M::Mov, &[Half(to), Mem(a)]) => self.plain(false, &[0x8b], to, Target::Memory(a), &[]),
            (M::Mov, &[Mem(to), Word(a)]) => self.plain(true, &[0x89], a, Target::Memory(to), &[]),
            (M::Mov, &[Mem(to), Half(a)]) => self.plain(false, &[0x89], a, Target::Memory(to), &[]),
            (M::Mov, &[Mem(to), Byte(a)]) => self.plain_byte(&[0x88], a, to),
            (M::Mov, &[Half(to), Immediate(number)]) => {
                self.with_number(0xb8, to, false);
                self.layout.code.extend_from_slice(&(number as u32).to_le_bytes());
            }
            (M::Mov, &[Word(to), Immediate(number)]) => match i32::try_from(number) {
                Ok(number) => self.plain(true, &[0xc7], 0, Target::Register(to), &number.to_le_bytes()),
                Err(_) => {
                    self.with_number(0xb8, to, true);
                    self.layout.code.extend_from_slice(&number.to_le_bytes());
                }
            },
            (M::Movzx, &[Half(to), Mem(a)]) => self.plain(false, &[0x0f, 0xb6], to, Target::Memory(a), &[]),
            (M::Lea, &[Word(to), Mem(a)]) => self.plain(true, &[0x8d], to, Target::Memory(a), &[]),
            (M::Test, &[Word(a), Word(b)]) => self.plain(true, &[0x85], b, Target::Register(a), &[]),
            (M::Test, &[Byte(0), Immediate(bits)]) => self.layout.code.extend_from_slice(&[0xa8, bits as u8]),
            (M::Test, &[Byte(a), Immediate(bits)]) => {
                self.rex(false, a >= 4, 0, Target::Register(a));
                self.layout.code.extend_from_slice(&[0xf6, 0xc0 | a & 7, bits as u8]);
            }
            (M::Mul, &[Word(a)]) => self.plain(true, &[0xf7], 4, Target::Register(a), &[]),
            (M::Xchg, &[Word(a), Word(b)]) => self.plain(true, &[0x87], b, Target::Register(a), &[]),
            (M::Cmovb, &[Word(to), Word(a)]) => self.plain(true, &[0x0f, 0x42], to, Target::Register(a), &[]),
            (M::Shl | M::Shr | M::Rol, &[Word(to), Immediate(bits)]) => {
                let part = match mnemonic {
                    M::Rol => 0,
                    M::Shl => 4,
                    _ => 5,
                };
                self.plain(true, &[0xc1], part, Target::Register(to), &[bits as u8]);
            }
            (M::Add | M::Or | M::Adc | M::And | M::Sub | M::Xor | M::Cmp, &[to, b]) => {
                self.arithmetic(mnemonic, to, b);
            }
            _ => return false,
        }
        true
    }

    /// The eight operations that share one pattern, of which seven are used.
    fn arithmetic(&mut self, mnemonic: Mnemonic, to: Operand, b: Operand) {
        let number = match mnemonic {
            Mnemonic::Add => 0,
            Mnemonic::Or => 1,
            Mnemonic::Adc => 2,
            Mnemonic::And => 4,
            Mnemonic::Sub => 5,
            Mnemonic::Xor => 6,
            _ => 7,
        };
        match (to, b) {
            (Operand::Word(to), Operand::Word(b)) => {
                self.plain(true, &[number << 3 | 1], b, Target::Register(to), &[]);
            }
            (Operand::Half(to), Operand::Half(b)) => {
                self.plain(false, &[number << 3 | 1], b, Target::Register(to), &[]);
            }
            (Operand::Word(to), Operand::Immediate(value)) => {
                let value = i32::try_from(value).expect("arithmetic holds numbers of 32 bits");
                self.arithmetic_with(number, to, value);
            }
            _ => panic!("x86-64 has no {mnemonic:?} {to:?}, {b:?}"),
        }
    }

    fn arithmetic_with(&mut self, number: u8, to: u8, value: i32) {
        match (to, i8::try_from(value)) {
            (_, Ok(value)) => {
                self.plain(true, &[0x83], number, Target::Register(to), &value.to_le_bytes());
            }
            // `rax` has a form of its own.
            (0, _) => {
                self.layout.code.extend_from_slice(&[0x48, number << 3 | 5]);
                self.layout.code.extend_from_slice(&value.to_le_bytes());
            }
            _ => self.plain(true, &[0x81], number, Target::Register(to), &value.to_le_bytes()),
        }
    }

    /// An opcode that names a register in its last bits.
    fn with_number(&mut self, opcode: u8, register: u8, is_wide: bool) {
        let prefix = 0x40 | u8::from(is_wide) << 3 | register >> 3;
        if prefix != 0x40 {
            self.layout.code.push(prefix);
        }
        self.layout.code.push(opcode | register & 7);
    }

    fn plain(&mut self, is_wide: bool, opcode: &[u8], middle: u8, target: Target, immediate: &[u8]) {
        self.rex(is_wide, false, middle, target);
        self.layout.code.extend_from_slice(opcode);
        self.address(middle, target, 1, immediate.len());
        self.layout.code.extend_from_slice(immediate);
    }

    /// Low bytes of `rsp`, `rbp`, `rsi` and `rdi` are named with a prefix only; without it the numbers mean others.
    fn plain_byte(&mut self, opcode: &[u8], middle: u8, target: Memory) {
        self.rex(false, middle >= 4, middle, Target::Memory(target));
        self.layout.code.extend_from_slice(opcode);
        self.address(middle, Target::Memory(target), 1, 0);
    }

    fn rex(&mut self, is_wide: bool, is_needed: bool, middle: u8, target: Target) {
        let (index, base) = target.high_bits();
        let prefix = 0x40 | u8::from(is_wide) << 3 | (middle >> 3 & 1) << 2 | index << 1 | base;
        if prefix != 0x40 || is_needed {
            self.layout.code.push(prefix);
        }
    }

    fn emit_vector(&mut self, mnemonic: Mnemonic, operands: &[Operand], mask: Option<(u8, bool)>) {
        let Some(parts) = take_apart(mnemonic, operands, mask) else {
            panic!("x86-64 has no {mnemonic:?} {operands:?}");
        };
        match parts.form.prefix {
            Prefix::Legacy => self.legacy(&parts),
            Prefix::Vex if !parts.wants_evex() => self.vex(&parts),
            Prefix::Vex | Prefix::Evex => self.evex(&parts),
            Prefix::Whole => self.layout.code.extend_from_slice(&[0xc5, 0xf8, parts.form.opcode]),
        }
    }

    fn legacy(&mut self, parts: &Parts) {
        let form = parts.form;
        self.layout.code.extend_from_slice([&[][..], &[0x66], &[0xf3], &[0xf2]][usize::from(form.pp)]);
        self.rex(form.vex_w, false, parts.middle, parts.target);
        self.layout
            .code
            .extend_from_slice([&[0x0f][..], &[0x0f, 0x38], &[0x0f, 0x3a]][usize::from(form.map) - 1]);
        self.layout.code.push(form.opcode);
        self.ending(parts, 1);
    }

    fn vex(&mut self, parts: &Parts) {
        let form = parts.form;
        let (index, base) = parts.target.high_bits();
        let reversed = |bit: u8| bit ^ 1;
        let middle = reversed(parts.middle >> 3 & 1);
        let second = !parts.second.unwrap_or(0) & 15;
        let last = second << 3 | u8::from(parts.width == Width::W256) << 2 | form.pp;
        if index == 0 && base == 0 && form.map == 1 && !form.vex_w {
            self.layout.code.extend_from_slice(&[0xc5, middle << 7 | last]);
        } else {
            let registers = middle << 7 | reversed(index) << 6 | reversed(base) << 5 | form.map;
            self.layout.code.extend_from_slice(&[0xc4, registers, u8::from(form.vex_w) << 7 | last]);
        }
        self.layout.code.push(form.opcode);
        self.ending(parts, 1);
    }

    fn evex(&mut self, parts: &Parts) {
        let form = parts.form;
        let (mut index, base) = parts.target.high_bits();
        if let Target::Register(register) = parts.target {
            index = register >> 4;
        }
        let reversed = |bit: u8| bit & 1 ^ 1;
        let second = parts.second.unwrap_or(0);
        let (mask, zeroes) = parts.mask.unwrap_or((0, false));
        let broadcast = matches!(parts.target, Target::Memory(Memory { broadcast: Some(_), .. }));
        self.layout.code.extend_from_slice(&[
            0x62,
            reversed(parts.middle >> 3) << 7
                | reversed(index) << 6
                | reversed(base) << 5
                | reversed(parts.middle >> 4) << 4
                | form.map,
            u8::from(form.evex_w) << 7 | (!second & 15) << 3 | 4 | form.pp,
            u8::from(zeroes) << 7
                | (parts.width as u8) << 5
                | u8::from(broadcast) << 4
                | reversed(second >> 4) << 3
                | mask,
            form.opcode,
        ]);
        // Short offsets count in units of what is accessed.
        let unit = match parts.target {
            Target::Memory(memory) => i32::from(memory.size),
            Target::Register(_) => 1,
        };
        self.ending(parts, unit);
    }

    fn ending(&mut self, parts: &Parts, unit: i32) {
        self.address(parts.middle, parts.target, unit, usize::from(parts.immediate.is_some()));
        self.layout.code.extend(parts.immediate.map(|number| number as u8));
    }

    /// The bytes that name a register or memory, in front of `trailing` bytes of immediate.
    fn address(&mut self, middle: u8, target: Target, unit: i32, trailing: usize) {
        let middle = (middle & 7) << 3;
        let memory = match target {
            Target::Register(register) => return self.layout.code.push(0xc0 | middle | register & 7),
            Target::Memory(memory) => memory,
        };
        let base = match memory.base {
            Base::Word(base) => base,
            Base::Label(label) => {
                self.layout.code.push(middle | 5);
                self.layout.reference(Reference { label, offset: memory.offset, trailing });
                return;
            }
        };
        let offset = memory.offset;
        let short = i8::try_from(offset / unit).ok().filter(|_| offset % unit == 0);
        // `rbp` and `r13` as a base without an offset would mean something else.
        let (size, short) = match short {
            Some(0) if base & 7 != 5 => (0x00, None),
            Some(short) => (0x40, Some(short)),
            None => (0x80, None),
        };
        match memory.index {
            Some((index, shift)) => {
                assert_ne!(index, 4, "rsp is no index");
                self.layout
                    .code
                    .extend_from_slice(&[size | middle | 4, shift << 6 | (index & 7) << 3 | base & 7]);
            }
            // `rsp` and `r12` as a base are said with a second byte.
            None if base & 7 == 4 => self.layout.code.extend_from_slice(&[size | middle | 4, 0x24]),
            None => self.layout.code.push(size | middle | base & 7),
        }
        match (size, short) {
            (0x80, _) => self.layout.code.extend_from_slice(&offset.to_le_bytes()),
            (_, Some(short)) => self.layout.code.push(short as u8),
            _ => {}
        }
    }
}

impl Target {
    /// The fourth bits of an index and of a base or register.
    fn high_bits(self) -> (u8, u8) {
        match self {
            Target::Register(register) => (0, register >> 3 & 1),
            Target::Memory(Memory { base, index, .. }) => {
                let index = index.map_or(0, |(index, _)| index >> 3);
                let base = if let Base::Word(base) = base { base >> 3 } else { 0 };
                (index, base)
            }
        }
    }
}

impl Parts {
    /// Whether only the longest prefix can say it.
    fn wants_evex(&self) -> bool {
        let is_high = |register: u8| register >= 16;
        let target = matches!(self.target, Target::Register(register) if is_high(register));
        self.width == Width::W512
            || is_high(self.middle)
            || self.second.is_some_and(is_high)
            || target
            || self.mask.is_some()
            || self.form.is_comparison
    }
}

/// Sorts the operands to where the instruction has them.
fn take_apart(mnemonic: Mnemonic, operands: &[Operand], mask: Option<(u8, bool)>) -> Option<Parts> {
    let width = operands.iter().fold(Width::W128, |widest, operand| match operand {
        Operand::Vector(_, width) => widest.max(*width),
        _ => widest,
    });
    let (operands, immediate) = match operands {
        [rest @ .., Operand::Immediate(number)] => (rest, Some(*number)),
        all => (all, None),
    };
    let mut form = form(mnemonic, operands)?;
    // An instruction that writes opmasks exists in the longest form, or is about opmasks alone.
    form.is_comparison &= matches!(operands.first(), Some(Operand::Mask(_)));
    let register = |operand: &Operand| match *operand {
        Operand::Vector(register, _)
        | Operand::Word(register)
        | Operand::Half(register)
        | Operand::Mask(register) => Some(register),
        _ => None,
    };
    let target = |operand: &Operand| match *operand {
        Operand::Memory(memory) => Some(Target::Memory(memory)),
        _ => register(operand).map(Target::Register),
    };
    let (middle, second, target) = match (form.shape, operands) {
        (Shape::Nothing, []) => (0, None, Target::Register(0)),
        (Shape::RegisterTarget, [to, a]) => (register(to)?, None, target(a)?),
        (Shape::TargetRegister, [to, a]) => (register(a)?, None, target(to)?),
        (Shape::RegisterSecondTarget, [to, a, b]) => (register(to)?, Some(register(a)?), target(b)?),
        (Shape::RegisterTargetSecond, [to, a, b]) => (register(to)?, Some(register(b)?), target(a)?),
        (Shape::Shift(part), [to, a]) => (part, Some(register(to)?), target(a)?),
        (Shape::Shift(part), [to]) => (part, None, target(to)?),
        _ => return None,
    };
    Some(Parts { form, middle, second, target, immediate, width, mask })
}
