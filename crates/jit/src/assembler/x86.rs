//! x86-64, as far as kernels need it.

mod encoder;
mod forms;
mod layout;

pub use encoder::Encoder;

use super::{Condition, Label, Width};

/// What an instruction works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A vector register, 0 to 31.
    Vector(u8, Width),
    /// A general register, all 64 bits, by its number in the encoding: `rax` 0, `rcx` 1, `rdx` 2, `rbx` 3, `rsp` 4 ...
    Word(u8),
    /// Its low 32 bits.
    Half(u8),
    /// Its low 8 bits.
    Byte(u8),
    /// An opmask register, `k0` to `k7`.
    Mask(u8),
    /// Memory.
    Memory(Memory),
    /// A number in the instruction.
    Immediate(i64),
}

/// `[base + index << shift + offset]`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Where it starts from.
    pub base: Base,
    /// A general register to add, and how far it is shifted: 0 to 3.
    pub index: Option<(u8, u8)>,
    /// Bytes to add.
    pub offset: i32,
    /// How many bytes are meant.
    pub size: u8,
    /// Whether the instruction repeats one element of `size` bytes in all lanes (EVEX only).
    pub broadcast: Option<Broadcast>,
}

/// Where an address starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// A general register.
    Word(u8),
    /// A label of the same code, relative to the instruction.
    Label(Label),
}

/// How many times an element of memory is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each says its number")]
pub enum Broadcast {
    To2,
    To4,
    To8,
    To16,
}

/// An instruction by its name in the manuals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the manuals document them")]
pub enum Mnemonic {
    Mov,
    Movzx,
    Lea,
    Add,
    Adc,
    Sub,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Rol,
    Cmp,
    Test,
    Mul,
    Xchg,
    Cmovb,
    Push,
    Pop,
    Ret,
    Bzhi,
    Movdqa,
    Movdqu,
    Movd,
    Movq,
    Paddd,
    Paddq,
    Psubd,
    Psubq,
    Pxor,
    Pand,
    Por,
    Pandn,
    Pmuludq,
    Pcmpeqd,
    Pcmpgtd,
    Pslld,
    Psrld,
    Psllq,
    Psrlq,
    Psllw,
    Psrlw,
    Pshufb,
    Pshufd,
    Pshuflw,
    Pshufhw,
    Punpckldq,
    Punpckhdq,
    Punpcklqdq,
    Punpckhqdq,
    Vmovdqa,
    Vmovdqa64,
    Vmovdqu,
    Vmovdqu8,
    Vmovdqu32,
    Vmovd,
    Vmovq,
    Vpaddd,
    Vpaddq,
    Vpsubd,
    Vpsubq,
    Vpxor,
    Vpxord,
    Vpand,
    Vpandd,
    Vpor,
    Vpord,
    Vpandn,
    Vpandnd,
    Vpmuludq,
    Vpcmpeqd,
    Vpcmpgtd,
    Vpmovm2d,
    Vpternlogd,
    Vprold,
    Vprolq,
    Vpslld,
    Vpsrld,
    Vpsllq,
    Vpsrlq,
    Vpshufb,
    Vpshufd,
    Vpermq,
    Vpunpckldq,
    Vpunpckhdq,
    Vpunpcklqdq,
    Vpunpckhqdq,
    Vpbroadcastd,
    Vpbroadcastq,
    Vbroadcasti128,
    Vbroadcasti32x4,
    Vinserti128,
    Vinserti32x4,
    Vextracti128,
    Vextracti32x4,
    Vextracti64x4,
    Vperm2i128,
    Vshufi32x4,
    Vshufi64x2,
    Vpmadd52luq,
    Vpmadd52huq,
    Vzeroupper,
    Kmovq,
}

/// Emits x86-64 instructions, one after the other.
///
/// An instruction that does not exist with such operands is an error of the caller, and panics when the code is finished.
pub trait Assembler {
    /// Emits an instruction: destination first.
    fn emit(&mut self, mnemonic: Mnemonic, operands: &[Operand]);

    /// The same under an opmask: lanes without their bit become zero, or stay as they are.
    fn emit_masked(&mut self, mnemonic: Mnemonic, operands: &[Operand], mask: u8, zeroes: bool);

    /// A label without a place yet.
    fn label(&mut self) -> Label;

    /// Gives the label the place of the next instruction.
    fn bind(&mut self, label: Label);

    /// Jumps always.
    fn jump(&mut self, label: Label);

    /// Jumps if the condition holds for the last comparison.
    fn jump_if(&mut self, condition: Condition, label: Label);

    /// Fills up to a multiple of `alignment` with instructions that do nothing.
    fn align(&mut self, alignment: usize);

    /// Bytes as they are: constants.
    fn bytes(&mut self, bytes: &[u8]);

    /// All bytes, with every jump as short as it can be, and where the label is in them.
    fn finish(self, label: Label) -> (Vec<u8>, usize);
}
