//! Narrow interfaces to instruction sets, and the bytes that come out.
//!
//! [`x86::Assembler`] and [`a64::Assembler`] name the few instructions that this crate uses, with operands of their own
//! kind, and stand between kernels and what encodes them. The encoders are ours: tables of these instructions. The tests
//! hold them against two other assemblers, instruction by instruction.

pub mod a64;
pub mod x86;

/// A place in code, by number. Made by an assembler, valid for it alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label(pub(crate) u32);

/// When a jump is taken. Words compare as unsigned numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each says what it is")]
pub enum Condition {
    Equal,
    NotEqual,
    Below,
    BelowOrEqual,
    Above,
    AboveOrEqual,
}

/// How much of a vector register is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Width {
    /// 16 bytes: `xmm` on x86-64, `v` on AArch64.
    W128,
    /// 32 bytes: `ymm`.
    W256,
    /// 64 bytes: `zmm`.
    W512,
}

impl Width {
    /// In bytes.
    pub const fn bytes(self) -> usize {
        16 << self as usize
    }

    /// In parts of 128 bits, within which most shuffles stay.
    pub const fn parts(self) -> usize {
        1 << self as usize
    }
}

/// An instruction set, with the calling convention of its Unix systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Architecture {
    /// x86-64, System V.
    X86,
    /// AArch64, AAPCS64.
    A64,
}

impl Architecture {
    /// The one this process runs on, if code can be made for it here.
    pub const HOST: Option<Architecture> = if cfg!(all(target_arch = "x86_64", unix)) {
        Some(Architecture::X86)
    } else if cfg!(all(target_arch = "aarch64", target_endian = "little", unix)) {
        Some(Architecture::A64)
    } else {
        None
    };

    /// Its usual name.
    pub fn name(self) -> &'static str {
        match self {
            Architecture::X86 => "x86-64",
            Architecture::A64 => "AArch64",
        }
    }
}

/// A function's code followed by its constants: position independent, and not executable yet.
#[derive(Clone, Debug)]
pub struct Assembly {
    /// What it is called in listings and profiles.
    pub name: String,
    /// What runs it.
    pub architecture: Architecture,
    /// Code, then constants. Wants to lie at a multiple of [`Assembly::ALIGNMENT`].
    pub bytes: Vec<u8>,
    /// Where in `bytes` the function begins.
    pub entry: usize,
    /// Where in `bytes` its code ends, and padding and constants begin.
    pub code_end: usize,
}

impl Assembly {
    /// What an assembly's address has to be a multiple of.
    pub const ALIGNMENT: usize = 64;

    /// Its instructions, without padding and constants.
    pub fn code(&self) -> &[u8] {
        &self.bytes[self.entry..self.code_end]
    }
}
