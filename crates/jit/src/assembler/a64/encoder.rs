//! Instructions become words of 32 bits.

use super::forms::{Field, three_registers};
use super::{Arrangement, Assembler, Condition, Label, Mnemonic, Operand};

/// The assembler of AArch64 that kernels are made with.
#[derive(Debug, Default)]
pub struct Encoder {
    code: Vec<u8>,
    labels: Vec<Option<usize>>,
    references: Vec<(usize, Label, Field)>,
}

impl Assembler for Encoder {
    fn emit(&mut self, mnemonic: Mnemonic, operands: &[Operand]) {
        let Some(word) = self.word(mnemonic, operands) else {
            panic!("AArch64 has no {mnemonic:?} {operands:?}");
        };
        self.put(word);
    }

    fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() as u32 - 1)
    }

    fn bind(&mut self, label: Label) {
        let place = &mut self.labels[label.0 as usize];
        assert!(place.is_none(), "a label has one place");
        *place = Some(self.code.len());
    }

    fn jump(&mut self, label: Label) {
        self.references.push((self.code.len(), label, Field::Jump));
        self.put(0x1400_0000);
    }

    fn jump_if(&mut self, condition: Condition, label: Label) {
        self.references.push((self.code.len(), label, Field::Words19));
        self.put(0x5400_0000 | number(condition));
    }

    fn align(&mut self, alignment: usize) {
        while !self.code.len().is_multiple_of(alignment) {
            self.emit(Mnemonic::Nop, &[]);
        }
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.code.extend_from_slice(bytes);
    }

    fn finish(mut self, label: Label) -> (Vec<u8>, usize) {
        let place = |label: Label| self.labels[label.0 as usize].expect("labels that are used have a place");
        for &(at, label, field) in &self.references {
            let distance = place(label) as i64 - at as i64;
            let bytes = &mut self.code[at..at + 4];
            let word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
            bytes.copy_from_slice(&(word | field.distance(distance)).to_le_bytes());
        }
        let end = self.labels[label.0 as usize].expect("the label has a place");
        (self.code, end)
    }
}

impl Encoder {
    fn put(&mut self, word: u32) {
        self.code.extend_from_slice(&word.to_le_bytes());
    }

    fn refer(&mut self, label: Label, field: Field) {
        self.references.push((self.code.len(), label, field));
    }

    /// The instruction, if there is such a one.
    fn word(&mut self, mnemonic: Mnemonic, operands: &[Operand]) -> Option<u32> {
        if let Some(word) = three_registers(mnemonic, operands) {
            return Some(word);
        }
        if let Some(word) = memory(mnemonic, operands) {
            return Some(word);
        }
        self.other_vector(mnemonic, operands).or_else(|| self.general(mnemonic, operands))
    }

    fn other_vector(&mut self, mnemonic: Mnemonic, operands: &[Operand]) -> Option<u32> {
        use Arrangement::{B16, D, D2, H8, Q, S2, S4};
        use Mnemonic as M;
        use Operand::{Half, Immediate, Lane, Literal, Vector, Word};
        Some(match (mnemonic, operands) {
            (M::VMov, &[Vector(to, B16), Vector(a, B16)]) => 0x4ea0_1c00 | middle(a) | pair(to, a),
            (M::VMovi, &[Vector(to, B16), Immediate(0)]) => 0x4f00_e400 | u32::from(to),
            (M::VXtn, &[Vector(to, S2), Vector(a, D2)]) => 0x0ea1_2800 | pair(to, a),
            (M::VRev32, &[Vector(to, B16), Vector(a, B16)]) => 0x6e20_0800 | pair(to, a),
            (M::VRev32, &[Vector(to, H8), Vector(a, H8)]) => 0x6e60_0800 | pair(to, a),
            (M::VRev64, &[Vector(to, B16), Vector(a, B16)]) => 0x4e20_0800 | pair(to, a),
            (M::VRev64, &[Vector(to, S4), Vector(a, S4)]) => 0x4ea0_0800 | pair(to, a),
            (M::VExt, &[Vector(to, B16), Vector(a, B16), Vector(b, B16), Immediate(bytes @ 0..16)]) => {
                0x6e00_0000 | middle(b) | (bytes as u32) << 11 | pair(to, a)
            }
            (M::VTbl, &[Vector(to, B16), Vector(a, B16), Vector(b, B16)]) => {
                0x4e00_0000 | middle(b) | pair(to, a)
            }
            (M::VShl | M::VUshr | M::VSri, &[Vector(to, lanes), Vector(a, same), Immediate(bits)])
                if lanes == same =>
            {
                let size = match lanes {
                    S4 => 32,
                    D2 => 64,
                    _ => return None,
                };
                let bits = u32::try_from(bits).ok()?;
                // To the left it counts from the lane's size up, to the right from twice that down.
                let (opcode, count) = match mnemonic {
                    M::VShl => (0x4f00_5400, size + bits),
                    M::VUshr => (0x6f00_0400, 2 * size - bits),
                    _ => (0x6f00_4400, 2 * size - bits),
                };
                opcode | count << 16 | pair(to, a)
            }
            (M::VDup, &[Vector(to, S4), Lane(a, S4, lane)]) => {
                0x4e04_0400 | u32::from(lane) << 19 | pair(to, a)
            }
            (M::VDup, &[Vector(to, D2), Lane(a, D2, lane)]) => {
                0x4e08_0400 | u32::from(lane) << 20 | pair(to, a)
            }
            (M::VDup, &[Vector(to, S4), Half(a)]) => 0x4e04_0c00 | pair(to, a),
            (M::VDup, &[Vector(to, D2), Word(a)]) => 0x4e08_0c00 | pair(to, a),
            (M::VFmov, &[Vector(to, D), Word(a)]) => 0x9e67_0000 | pair(to, a),
            (M::VUmov, &[Word(to), Lane(a, D2, lane)]) => 0x4e08_3c00 | u32::from(lane) << 20 | pair(to, a),
            (M::VLdr, &[Vector(to, Q), Literal(label)]) => {
                self.refer(label, Field::Words19);
                0x9c00_0000 | u32::from(to)
            }
            _ => return None,
        })
    }

    fn general(&mut self, mnemonic: Mnemonic, operands: &[Operand]) -> Option<u32> {
        use Mnemonic as M;
        use Operand::{Immediate, Place, Stack, Word};
        /// The stack pointer, where the encoding means it and not zero.
        const SP: u8 = 31;
        Some(match (mnemonic, operands) {
            (M::Nop, []) => 0xd503_201f,
            (M::Ret, &[Word(to)]) => 0xd65f_0000 | first(to),
            (M::Mov, &[Word(to), Word(a)]) => 0xaa00_03e0 | middle(a) | u32::from(to),
            (M::Movz, &[Word(to), Immediate(chunk), Immediate(shift)]) => {
                0xd280_0000 | chunk_of(chunk, shift)? | u32::from(to)
            }
            (M::Movk, &[Word(to), Immediate(chunk), Immediate(shift)]) => {
                0xf280_0000 | chunk_of(chunk, shift)? | u32::from(to)
            }
            (M::Movn, &[Word(to), Immediate(chunk), Immediate(shift)]) => {
                0x9280_0000 | chunk_of(chunk, shift)? | u32::from(to)
            }
            (M::Adr, &[Word(to), Place(label)]) => {
                self.refer(label, Field::Bytes21);
                0x1000_0000 | u32::from(to)
            }
            (M::Add, &[Stack, Stack, Immediate(number @ 0..4096)]) => {
                0x9100_0000 | twelve(number) | pair(SP, SP)
            }
            (M::Add, &[Word(to), Stack, Immediate(number @ 0..4096)]) => {
                0x9100_0000 | twelve(number) | pair(to, SP)
            }
            (M::Sub, &[Stack, Stack, Immediate(number @ 0..4096)]) => {
                0xd100_0000 | twelve(number) | pair(SP, SP)
            }
            (M::Add, &[Word(to), Word(a), Immediate(number @ 0..4096)]) => {
                0x9100_0000 | twelve(number) | pair(to, a)
            }
            (M::Adds, &[Word(to), Word(a), Immediate(number @ 0..4096)]) => {
                0xb100_0000 | twelve(number) | pair(to, a)
            }
            (M::Sub, &[Word(to), Word(a), Immediate(number @ 0..4096)]) => {
                0xd100_0000 | twelve(number) | pair(to, a)
            }
            (M::Subs, &[Word(to), Word(a), Immediate(number @ 0..4096)]) => {
                0xf100_0000 | twelve(number) | pair(to, a)
            }
            (M::Cmp, &[Word(a), Immediate(number @ 0..4096)]) => 0xf100_001f | twelve(number) | first(a),
            (M::Cmp, &[Word(a), Word(b)]) => 0xeb00_001f | middle(b) | first(a),
            // One bit, said as a run of ones that is turned to its place.
            (M::Tst, &[Word(a), Immediate(bit)]) if bit.count_ones() == 1 => {
                0xf240_001f | ((64 - bit.trailing_zeros()) % 64) << 16 | first(a)
            }
            (M::Lsl, &[Word(to), Word(a), Immediate(bits @ 0..64)]) => {
                0xd340_0000 | ((64 - bits as u32) % 64) << 16 | (63 - bits as u32) << 10 | pair(to, a)
            }
            (M::Lsr, &[Word(to), Word(a), Immediate(bits @ 0..64)]) => {
                0xd340_fc00 | (bits as u32) << 16 | pair(to, a)
            }
            (M::Ror, &[Word(to), Word(a), Immediate(bits @ 0..64)]) => {
                0x93c0_0000 | middle(a) | (bits as u32) << 10 | pair(to, a)
            }
            (M::Csel, &[Word(to), Word(a), Word(b), Operand::Condition(condition)]) => {
                0x9a80_0000 | middle(b) | number(condition) << 12 | pair(to, a)
            }
            _ => return None,
        })
    }
}

/// Loads and stores: scaled offsets, and small ones of any value.
fn memory(mnemonic: Mnemonic, operands: &[Operand]) -> Option<u32> {
    use Arrangement::{D, Q, S};
    use Mnemonic as M;
    use Operand::{Half, Memory, Vector, Word};
    let &[register, Memory(base, offset)] = operands else { return None };
    // Size, whether it is a vector, and the high and low bit of what is done.
    let (size, vector, register, scale) = match register {
        Word(register) => (3, 0, register, 8),
        Half(register) if matches!(mnemonic, M::Ldrb | M::Ldurb | M::Strb | M::Sturb) => (0, 0, register, 1),
        Half(register) => (2, 0, register, 4),
        Vector(register, S) => (2, 1, register, 4),
        Vector(register, D) => (3, 1, register, 8),
        Vector(register, Q) => (0, 1, register, 16),
        _ => return None,
    };
    let is_load = matches!(mnemonic, M::Ldr | M::Ldrb | M::Ldur | M::Ldurb | M::VLdr | M::VLdur);
    let is_scaled = matches!(mnemonic, M::Ldr | M::Ldrb | M::Str | M::Strb | M::VLdr | M::VStr);
    let is_unscaled = matches!(mnemonic, M::Ldur | M::Ldurb | M::Stur | M::Sturb | M::VLdur | M::VStur);
    if !is_scaled && !is_unscaled {
        return None;
    }
    let what = u32::from(is_load) | if scale == 16 { 2 } else { 0 };
    let word = 0x3800_0000 | size << 30 | vector << 26 | what << 22 | pair(register, base);
    if is_scaled {
        let units =
            u32::try_from(offset / scale).ok().filter(|units| offset % scale == 0 && *units < 4096)?;
        return Some(word | 1 << 24 | units << 10);
    }
    (-256..256).contains(&offset).then_some(word | (offset as u32 & 0x1ff) << 12)
}

/// The destination's and the first source's place.
fn pair(to: u8, a: u8) -> u32 {
    first(a) | u32::from(to)
}

fn first(a: u8) -> u32 {
    u32::from(a) << 5
}

fn middle(b: u8) -> u32 {
    u32::from(b) << 16
}

fn twelve(number: i64) -> u32 {
    (number as u32) << 10
}

/// 16 bits and where in the word they go.
fn chunk_of(chunk: i64, shift: i64) -> Option<u32> {
    let chunk = u16::try_from(chunk).ok()?;
    matches!(shift, 0 | 16 | 32 | 48).then(|| (shift as u32 / 16) << 21 | u32::from(chunk) << 5)
}

fn number(condition: Condition) -> u32 {
    match condition {
        Condition::Equal => 0,
        Condition::NotEqual => 1,
        Condition::AboveOrEqual => 2,
        Condition::Below => 3,
        Condition::Above => 8,
        Condition::BelowOrEqual => 9,
    }
}
