//! How each vector instruction is encoded: the table of opcodes.

use super::{Mnemonic, Operand};

/// What stands in front of an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prefix {
    /// Bytes of their own.
    Legacy,
    /// VEX, or EVEX where registers or the width ask for it.
    Vex,
    /// EVEX always.
    Evex,
    /// The shortest VEX and nothing behind the opcode.
    Whole,
}

/// Where operands go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Nothing,
    /// Into a register, from a register or memory.
    RegisterTarget,
    /// Into a register or memory, from a register.
    TargetRegister,
    /// Into a register, from a second one and a register or memory.
    RegisterSecondTarget,
    /// The same with the sources the other way round.
    RegisterTargetSecond,
    /// By a number of bits: three bits of the opcode stand where a register would.
    Shift(u8),
}

/// An instruction's encoding.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    pub(super) prefix: Prefix,
    pub(super) shape: Shape,
    /// Which table of opcodes: 1 is `0f`, 2 is `0f 38`, 3 is `0f 3a`.
    pub(super) map: u8,
    /// The mandatory prefix: none, `66`, `f3`, `f2`.
    pub(super) pp: u8,
    pub(super) opcode: u8,
    /// The bit that mostly means 64-bit lanes, in legacy and VEX encodings and in EVEX.
    pub(super) vex_w: bool,
    pub(super) evex_w: bool,
    /// Whether it compares into an opmask if its destination is one.
    pub(super) is_comparison: bool,
}

/// The form of an instruction with these operands.
pub(super) fn form(mnemonic: Mnemonic, operands: &[Operand]) -> Option<Form> {
    use Mnemonic as M;
    use Shape::{RegisterSecondTarget as Three, RegisterTarget as Load, TargetRegister as Store};
    let stores = matches!(operands, [Operand::Memory(_), ..]);
    let move_shape = if stores { Store } else { Load };
    let move_opcode = if stores { 0x7f } else { 0x6f };
    let from_word = !matches!(operands, [Operand::Word(_), ..]);
    let (word_shape, word_opcode) = if from_word { (Load, 0x6e) } else { (Store, 0x7e) };
    let from_memory = matches!(operands, [_, Operand::Memory(_)]);
    // Prefix, shape, map, mandatory prefix, opcode, W in legacy and VEX, W in EVEX.
    let (prefix, shape, map, pp, opcode, vex_w, evex_w) = match mnemonic {
        M::Movdqa | M::Vmovdqa => (prefix(mnemonic), move_shape, 1, 1, move_opcode, 0, 0),
        M::Movdqu | M::Vmovdqu => (prefix(mnemonic), move_shape, 1, 2, move_opcode, 0, 0),
        M::Vmovdqa64 => (Prefix::Evex, move_shape, 1, 1, move_opcode, 0, 1),
        M::Vmovdqu8 => (Prefix::Evex, move_shape, 1, 3, move_opcode, 0, 0),
        M::Vmovdqu32 => (Prefix::Evex, move_shape, 1, 2, move_opcode, 0, 0),
        M::Movq if from_memory => (Prefix::Legacy, Load, 1, 2, 0x7e, 0, 0),
        M::Movd | M::Vmovd => (prefix(mnemonic), Load, 1, 1, 0x6e, 0, 0),
        M::Movq | M::Vmovq => (prefix(mnemonic), word_shape, 1, 1, word_opcode, 1, 1),
        M::Paddd | M::Vpaddd => (prefix(mnemonic), Three, 1, 1, 0xfe, 0, 0),
        M::Paddq | M::Vpaddq => (prefix(mnemonic), Three, 1, 1, 0xd4, 0, 1),
        M::Psubd | M::Vpsubd => (prefix(mnemonic), Three, 1, 1, 0xfa, 0, 0),
        M::Psubq | M::Vpsubq => (prefix(mnemonic), Three, 1, 1, 0xfb, 0, 1),
        M::Pxor | M::Vpxor | M::Vpxord => (prefix(mnemonic), Three, 1, 1, 0xef, 0, 0),
        M::Pand | M::Vpand | M::Vpandd => (prefix(mnemonic), Three, 1, 1, 0xdb, 0, 0),
        M::Por | M::Vpor | M::Vpord => (prefix(mnemonic), Three, 1, 1, 0xeb, 0, 0),
        M::Pandn | M::Vpandn | M::Vpandnd => (prefix(mnemonic), Three, 1, 1, 0xdf, 0, 0),
        M::Pmuludq | M::Vpmuludq => (prefix(mnemonic), Three, 1, 1, 0xf4, 0, 1),
        M::Pcmpeqd | M::Vpcmpeqd => (prefix(mnemonic), Three, 1, 1, 0x76, 0, 0),
        M::Pcmpgtd | M::Vpcmpgtd => (prefix(mnemonic), Three, 1, 1, 0x66, 0, 0),
        M::Punpckldq | M::Vpunpckldq => (prefix(mnemonic), Three, 1, 1, 0x62, 0, 0),
        M::Punpckhdq | M::Vpunpckhdq => (prefix(mnemonic), Three, 1, 1, 0x6a, 0, 0),
        M::Punpcklqdq | M::Vpunpcklqdq => (prefix(mnemonic), Three, 1, 1, 0x6c, 0, 1),
        M::Punpckhqdq | M::Vpunpckhqdq => (prefix(mnemonic), Three, 1, 1, 0x6d, 0, 1),
        M::Pshufb | M::Vpshufb => (prefix(mnemonic), Three, 2, 1, 0x00, 0, 0),
        M::Pshufd | M::Vpshufd => (prefix(mnemonic), Load, 1, 1, 0x70, 0, 0),
        M::Pshuflw => (Prefix::Legacy, Load, 1, 3, 0x70, 0, 0),
        M::Pshufhw => (Prefix::Legacy, Load, 1, 2, 0x70, 0, 0),
        M::Psllw => (Prefix::Legacy, Shape::Shift(6), 1, 1, 0x71, 0, 0),
        M::Psrlw => (Prefix::Legacy, Shape::Shift(2), 1, 1, 0x71, 0, 0),
        M::Pslld | M::Vpslld => (prefix(mnemonic), Shape::Shift(6), 1, 1, 0x72, 0, 0),
        M::Psrld | M::Vpsrld => (prefix(mnemonic), Shape::Shift(2), 1, 1, 0x72, 0, 0),
        M::Psllq | M::Vpsllq => (prefix(mnemonic), Shape::Shift(6), 1, 1, 0x73, 0, 1),
        M::Psrlq | M::Vpsrlq => (prefix(mnemonic), Shape::Shift(2), 1, 1, 0x73, 0, 1),
        M::Vprold => (Prefix::Evex, Shape::Shift(1), 1, 1, 0x72, 0, 0),
        M::Vprolq => (Prefix::Evex, Shape::Shift(1), 1, 1, 0x72, 0, 1),
        M::Vpermq => (Prefix::Vex, Load, 3, 1, 0x00, 1, 1),
        M::Vpternlogd => (Prefix::Evex, Three, 3, 1, 0x25, 0, 0),
        M::Vpmovm2d => (Prefix::Evex, Load, 2, 2, 0x38, 0, 0),
        M::Vpmadd52luq => (Prefix::Evex, Three, 2, 1, 0xb4, 0, 1),
        M::Vpmadd52huq => (Prefix::Evex, Three, 2, 1, 0xb5, 0, 1),
        // From a general register it is another instruction of the same name.
        M::Vpbroadcastd if matches!(operands, [_, Operand::Half(_)]) => {
            (Prefix::Evex, Load, 2, 1, 0x7c, 0, 0)
        }
        M::Vpbroadcastq if matches!(operands, [_, Operand::Word(_)]) => {
            (Prefix::Evex, Load, 2, 1, 0x7c, 0, 1)
        }
        M::Vpbroadcastd => (Prefix::Vex, Load, 2, 1, 0x58, 0, 0),
        M::Vpbroadcastq => (Prefix::Vex, Load, 2, 1, 0x59, 0, 1),
        M::Vbroadcasti128 => (Prefix::Vex, Load, 2, 1, 0x5a, 0, 0),
        M::Vbroadcasti32x4 => (Prefix::Evex, Load, 2, 1, 0x5a, 0, 0),
        M::Vinserti128 => (Prefix::Vex, Three, 3, 1, 0x38, 0, 0),
        M::Vinserti32x4 => (Prefix::Evex, Three, 3, 1, 0x38, 0, 0),
        M::Vextracti128 => (Prefix::Vex, Store, 3, 1, 0x39, 0, 0),
        M::Vextracti32x4 => (Prefix::Evex, Store, 3, 1, 0x39, 0, 0),
        M::Vextracti64x4 => (Prefix::Evex, Store, 3, 1, 0x3b, 0, 1),
        M::Vperm2i128 => (Prefix::Vex, Three, 3, 1, 0x46, 0, 0),
        M::Vshufi32x4 => (Prefix::Evex, Three, 3, 1, 0x43, 0, 0),
        M::Vshufi64x2 => (Prefix::Evex, Three, 3, 1, 0x43, 0, 1),
        M::Bzhi => (Prefix::Vex, Shape::RegisterTargetSecond, 2, 0, 0xf5, 1, 0),
        M::Kmovq => (Prefix::Vex, Load, 1, 3, 0x92, 1, 0),
        M::Vzeroupper => (Prefix::Whole, Shape::Nothing, 1, 0, 0x77, 0, 0),
        _ => return None,
    };
    // Legacy instructions have their destination for a first source.
    let shape = if prefix == Prefix::Legacy && shape == Three { Load } else { shape };
    let is_comparison = matches!(mnemonic, M::Vpcmpeqd | M::Vpcmpgtd);
    Some(Form { prefix, shape, map, pp, opcode, vex_w: vex_w == 1, evex_w: evex_w == 1, is_comparison })
}

/// What instructions of the regular kinds begin with. Their names say it: without a `V` they are legacy ones, and bitwise ones whose names
/// tell a lane are EVEX only.
fn prefix(mnemonic: Mnemonic) -> Prefix {
    use Mnemonic as M;
    match mnemonic {
        M::Vpxord | M::Vpandd | M::Vpord | M::Vpandnd => Prefix::Evex,
        M::Movdqa
        | M::Movdqu
        | M::Movd
        | M::Movq
        | M::Paddd
        | M::Paddq
        | M::Psubd
        | M::Psubq
        | M::Pxor
        | M::Pand
        | M::Por
        | M::Pandn
        | M::Pmuludq
        | M::Pcmpeqd
        | M::Pcmpgtd
        | M::Pslld
        | M::Psrld
        | M::Psllq
        | M::Psrlq
        | M::Pshufb
        | M::Pshufd
        | M::Punpckldq
        | M::Punpckhdq
        | M::Punpcklqdq
        | M::Punpckhqdq => Prefix::Legacy,
        _ => Prefix::Vex,
    }
}
