//! AArch64, as far as kernels need it.

mod encoder;
mod forms;

pub use encoder::Encoder;

use super::{Condition, Label};

/// What an instruction works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A vector register, 0 to 31, cut into lanes.
    Vector(u8, Arrangement),
    /// One lane of a vector register.
    Lane(u8, Arrangement, u8),
    /// A general register, all 64 bits. 31 is zero.
    Word(u8),
    /// Its low 32 bits. 31 is zero.
    Half(u8),
    /// The stack pointer.
    Stack,
    /// Memory: what a general register points to, 31 being the stack pointer, and bytes to add.
    Memory(u8, i32),
    /// Memory near the code.
    Literal(Label),
    /// A place near the code.
    Place(Label),
    /// A number in the instruction.
    Immediate(i64),
    /// Which outcome of a comparison selects.
    Condition(Condition),
}

/// How a vector register is cut into lanes, or how much of it is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// 16 lanes of 8 bits.
    B16,
    /// 8 lanes of 16 bits.
    H8,
    /// 4 lanes of 32 bits.
    S4,
    /// 2 lanes of 64 bits.
    D2,
    /// 2 lanes of 32 bits, the low half of the register.
    S2,
    /// The low 32 bits.
    S,
    /// The low 64 bits.
    D,
    /// All 128 bits.
    Q,
}

/// An instruction by its name in the manuals. What begins with `V` works on vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the manuals document them")]
pub enum Mnemonic {
    Mov,
    Movz,
    Movk,
    Movn,
    Adr,
    Add,
    Adds,
    Adcs,
    Sub,
    Subs,
    And,
    Orr,
    Eor,
    Lsl,
    Lsr,
    Ror,
    Cmp,
    Tst,
    Csel,
    Mul,
    Umulh,
    Ldr,
    Ldur,
    Ldrb,
    Ldurb,
    Str,
    Stur,
    Strb,
    Sturb,
    Ret,
    Nop,
    VLdr,
    VLdur,
    VStr,
    VStur,
    VMov,
    VMovi,
    VAdd,
    VSub,
    VEor,
    VAnd,
    VOrr,
    VBic,
    VBsl,
    VBit,
    VBif,
    VShl,
    VUshr,
    VSri,
    VRev32,
    VRev64,
    VZip1,
    VZip2,
    VTrn1,
    VTrn2,
    VExt,
    VTbl,
    VUmull,
    VUmlal,
    VXtn,
    VDup,
    VFmov,
    VUmov,
    VCmeq,
    VCmgt,
}

/// Emits AArch64 instructions, one after the other.
///
/// An instruction that does not exist with such operands is an error of the caller, and panics when the code is finished.
pub trait Assembler {
    /// Emits an instruction: destination first.
    fn emit(&mut self, mnemonic: Mnemonic, operands: &[Operand]);

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

    /// All bytes, and where the label is in them.
    fn finish(self, label: Label) -> (Vec<u8>, usize);
}
