//! The regular part of the instruction set: three registers, and distances.

use super::{Arrangement, Mnemonic, Operand};

/// Where an instruction holds the distance of a label.
#[derive(Clone, Copy, Debug)]
pub(super) enum Field {
    /// 26 bits, in instructions.
    Jump,
    /// 19 bits, in instructions.
    Words19,
    /// 21 bits, in bytes.
    Bytes21,
}

impl Field {
    /// # Panics
    ///
    /// If it does not fit: kernels are shorter than a mebibyte.
    pub(super) fn distance(self, bytes: i64) -> u32 {
        let words = bytes / 4;
        let fits = |number: i64, bits: u32| {
            assert!(number >> (bits - 1) == 0 || number >> (bits - 1) == -1, "a kernel is too long");
            number as u32 & ((1 << bits) - 1)
        };
        match self {
            Field::Jump => fits(words, 26),
            Field::Words19 => fits(words, 19) << 5,
            Field::Bytes21 => {
                let number = fits(bytes, 21);
                (number & 3) << 29 | number >> 2 << 5
            }
        }
    }
}

/// An instruction with a destination and two sources, all registers of one kind.
pub(super) fn three_registers(mnemonic: Mnemonic, operands: &[Operand]) -> Option<u32> {
    use Arrangement::{B16, D2, S2, S4};
    use Mnemonic as M;
    let &[to, a, b] = operands else { return None };
    let (opcode, [to, a, b]) = match (to, a, b) {
        (Operand::Word(to), Operand::Word(a), Operand::Word(b)) => {
            let opcode = match mnemonic {
                M::Add => 0x8b00_0000,
                M::Adds => 0xab00_0000,
                M::Adcs => 0xba00_0000,
                M::Sub => 0xcb00_0000,
                M::Subs => 0xeb00_0000,
                M::And => 0x8a00_0000,
                M::Orr => 0xaa00_0000,
                M::Eor => 0xca00_0000,
                M::Mul => 0x9b00_7c00,
                M::Umulh => 0x9bc0_7c00,
                _ => return None,
            };
            (opcode, [to, a, b])
        }
        (Operand::Vector(to, lanes), Operand::Vector(a, left), Operand::Vector(b, right)) => {
            let opcode: u32 = match (mnemonic, [lanes, left, right]) {
                (M::VAnd, [B16, B16, B16]) => 0x4e20_1c00,
                (M::VBic, [B16, B16, B16]) => 0x4e60_1c00,
                (M::VOrr, [B16, B16, B16]) => 0x4ea0_1c00,
                (M::VEor, [B16, B16, B16]) => 0x6e20_1c00,
                (M::VBsl, [B16, B16, B16]) => 0x6e60_1c00,
                (M::VBit, [B16, B16, B16]) => 0x6ea0_1c00,
                (M::VBif, [B16, B16, B16]) => 0x6ee0_1c00,
                (M::VAdd, [S4, S4, S4]) => 0x4ea0_8400,
                (M::VAdd, [D2, D2, D2]) => 0x4ee0_8400,
                (M::VSub, [S4, S4, S4]) => 0x6ea0_8400,
                (M::VSub, [D2, D2, D2]) => 0x6ee0_8400,
                (M::VCmeq, [S4, S4, S4]) => 0x6ea0_8c00,
                (M::VCmgt, [S4, S4, S4]) => 0x4ea0_3400,
                (M::VZip1, [S4, S4, S4]) => 0x4e80_3800,
                (M::VZip1, [D2, D2, D2]) => 0x4ec0_3800,
                (M::VZip2, [S4, S4, S4]) => 0x4e80_7800,
                (M::VZip2, [D2, D2, D2]) => 0x4ec0_7800,
                (M::VTrn1, [S4, S4, S4]) => 0x4e80_2800,
                (M::VTrn2, [S4, S4, S4]) => 0x4e80_6800,
                (M::VUmull, [D2, S2, S2]) => 0x2ea0_c000,
                (M::VUmlal, [D2, S2, S2]) => 0x2ea0_8000,
                _ => return None,
            };
            (opcode, [to, a, b])
        }
        _ => return None,
    };
    Some(opcode | u32::from(b) << 16 | u32::from(a) << 5 | u32::from(to))
}
