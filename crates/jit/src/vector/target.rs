//! Which machine a kernel is for.

use crate::assembler::{Architecture, Width};
use crate::cpu::Feature;

/// A set of vector instructions, with the width that kernels use it at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// x86-64, what every one of them has: 16 registers of 128 bits.
    Sse2,
    /// With bytes shuffled at will.
    Ssse3,
    /// 16 registers of 256 bits, three operands.
    Avx2,
    /// AVX-512 (F, BW, DQ, VL; with BMI2) at 256 bits: 32 registers, rotates, opmasks, and no lowered clock.
    Avx512Vl256,
    /// The same at 512 bits.
    Avx512,
    /// AArch64: 32 registers of 128 bits.
    Neon,
}

/// Instructions that a processor may have beside its target's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extension {
    /// AVX-512 IFMA: products of 52 bits.
    Ifma,
}

impl Extension {
    /// Whether this process can run it.
    pub fn is_supported(self) -> bool {
        match self {
            Extension::Ifma => Feature::Avx512Ifma.is_there(),
        }
    }
}

impl Target {
    /// All of them, on either architecture the widest last.
    pub const ALL: [Target; 6] =
        [Target::Sse2, Target::Ssse3, Target::Avx2, Target::Avx512Vl256, Target::Avx512, Target::Neon];

    /// The widest that this processor has and the system lets us use. Asking is cheap: the answer is kept.
    pub fn best() -> Option<Target> {
        Target::ALL.into_iter().rev().find(|target| target.is_supported())
    }

    /// As users write it: `avx2`.
    pub fn name(self) -> &'static str {
        match self {
            Target::Sse2 => "sse2",
            Target::Ssse3 => "ssse3",
            Target::Avx2 => "avx2",
            Target::Avx512Vl256 => "avx512vl256",
            Target::Avx512 => "avx512",
            Target::Neon => "neon",
        }
    }

    /// What runs it.
    pub fn architecture(self) -> Architecture {
        match self {
            Target::Neon => Architecture::A64,
            _ => Architecture::X86,
        }
    }

    /// How wide its vectors are.
    pub fn width(self) -> Width {
        match self {
            Target::Sse2 | Target::Ssse3 | Target::Neon => Width::W128,
            Target::Avx2 | Target::Avx512Vl256 => Width::W256,
            Target::Avx512 => Width::W512,
        }
    }

    /// How many vector registers it has: 16 or 32.
    pub fn registers(self) -> usize {
        match self {
            Target::Sse2 | Target::Ssse3 | Target::Avx2 => 16,
            Target::Avx512Vl256 | Target::Avx512 | Target::Neon => 32,
        }
    }

    /// Whether it has AVX-512's instructions, at whichever width.
    pub fn has_avx512(self) -> bool {
        matches!(self, Target::Avx512Vl256 | Target::Avx512)
    }

    /// Whether this process can run it: the processor has it, and the system keeps its registers.
    pub fn is_supported(self) -> bool {
        let needs: &[Feature] = match self {
            Target::Sse2 => &[],
            Target::Ssse3 => &[Feature::Ssse3],
            Target::Avx2 => &[Feature::Avx2],
            Target::Avx512Vl256 | Target::Avx512 => {
                &[Feature::Avx512F, Feature::Avx512Bw, Feature::Avx512Dq, Feature::Avx512Vl, Feature::Bmi2]
            }
            Target::Neon => &[Feature::Neon],
        };
        Architecture::HOST == Some(self.architecture()) && needs.iter().all(|feature| feature.is_there())
    }
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
