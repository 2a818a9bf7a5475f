//! What this processor can do, and what the system lets a program use of it.

use std::fmt;
use std::sync::OnceLock;

/// An instruction set extension that kernels of this project ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the manuals document them")]
pub enum Feature {
    Ssse3,
    Sse41,
    Avx,
    Avx2,
    Bmi2,
    Adx,
    Sha,
    Avx512F,
    Avx512Bw,
    Avx512Dq,
    Avx512Vl,
    Avx512Ifma,
    Neon,
    /// SHA-256 and SHA-512 of AArch64.
    Sha2,
    Sha512,
    Sha3,
}

/// A processor as this process may use it.
#[derive(Clone, Debug)]
pub struct Cpu {
    features: Vec<Feature>,
}

impl Feature {
    /// Those that can be there on this architecture, with the usual name of each.
    pub const ALL: &[(Feature, &str)] = &[
        (Feature::Ssse3, "ssse3"),
        (Feature::Sse41, "sse4.1"),
        (Feature::Avx, "avx"),
        (Feature::Avx2, "avx2"),
        (Feature::Bmi2, "bmi2"),
        (Feature::Adx, "adx"),
        (Feature::Sha, "sha"),
        (Feature::Avx512F, "avx512f"),
        (Feature::Avx512Bw, "avx512bw"),
        (Feature::Avx512Dq, "avx512dq"),
        (Feature::Avx512Vl, "avx512vl"),
        (Feature::Avx512Ifma, "avx512ifma"),
        (Feature::Neon, "neon"),
        (Feature::Sha2, "sha2"),
        (Feature::Sha512, "sha512"),
        (Feature::Sha3, "sha3"),
    ];

    /// Its usual name.
    pub fn name(self) -> &'static str {
        Feature::ALL.iter().find(|(feature, _)| *feature == self).map_or("", |(_, name)| name)
    }

    /// Whether this process may use it.
    pub fn is_there(self) -> bool {
        Cpu::this().has(self)
    }
}

impl Cpu {
    /// The processor that this process runs on. It is asked once, which takes some microseconds; on a virtual machine, where
    /// each question goes to its host, some tens of them.
    pub fn this() -> &'static Cpu {
        static THIS: OnceLock<Cpu> = OnceLock::new();
        THIS.get_or_init(|| Cpu { features: features() })
    }

    /// What it calls itself. Asks it each time.
    pub fn name(&self) -> String {
        name()
    }

    /// Whether it has the feature and the system lets programs use it.
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    /// All that it has, in the order of [`Feature::ALL`].
    pub fn features(&self) -> &[Feature] {
        &self.features
    }
}

impl fmt::Display for Cpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())?;
        for (number, feature) in self.features.iter().enumerate() {
            write!(f, "{}{}", if number == 0 { ": " } else { " " }, feature.name())?;
        }
        Ok(())
    }
}

/// The answers of CPUID, taken together with those of XGETBV: wide registers count only if the system saves them when it
/// switches between programs.
#[cfg(target_arch = "x86_64")]
fn features() -> Vec<Feature> {
    use std::arch::x86_64::{__cpuid, __cpuid_count};

    use Feature as F;

    let basic = __cpuid(1);
    let bit = |register: u32, bit: u32| register >> bit & 1 == 1;
    // Where the system saves extended state, there is the leaf that describes it, and so there are all before it.
    let (saved, extended) =
        if bit(basic.ecx, 27) { (saved_state(), __cpuid_count(7, 0).ebx) } else { (0, 0) };
    // xmm and ymm; opmasks, the upper halves of zmm 0 to 15, and zmm 16 to 31.
    let saves_ymm = saved & 0b110 == 0b110;
    let saves_zmm = saves_ymm && saved & 0b1110_0000 == 0b1110_0000;
    let all = [
        (F::Ssse3, bit(basic.ecx, 9)),
        (F::Sse41, bit(basic.ecx, 19)),
        (F::Avx, saves_ymm && bit(basic.ecx, 28)),
        (F::Avx2, saves_ymm && bit(extended, 5)),
        (F::Bmi2, bit(extended, 8)),
        (F::Adx, bit(extended, 19)),
        (F::Sha, bit(extended, 29)),
        (F::Avx512F, saves_zmm && bit(extended, 16)),
        (F::Avx512Bw, saves_zmm && bit(extended, 30)),
        (F::Avx512Dq, saves_zmm && bit(extended, 17)),
        (F::Avx512Vl, saves_zmm && bit(extended, 31)),
        (F::Avx512Ifma, saves_zmm && bit(extended, 21)),
    ];
    all.into_iter().filter(|(_, is_there)| *is_there).map(|(feature, _)| feature).collect()
}

/// Which registers the system saves: XCR0. Only where CPUID says that the system has turned this question on.
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "the instruction is not in the baseline")]
fn saved_state() -> u64 {
    #[target_feature(enable = "xsave")]
    fn xcr0() -> u64 {
        // SAFETY: register 0 exists wherever the instruction does.
        unsafe { std::arch::x86_64::_xgetbv(0) }
    }
    // SAFETY: the caller has seen OSXSAVE, which says that there is the instruction and that it may be used.
    unsafe { xcr0() }
}

#[cfg(target_arch = "x86_64")]
fn name() -> String {
    use std::arch::x86_64::__cpuid;
    if __cpuid(0x8000_0000).eax < 0x8000_0004 {
        return "x86-64".to_owned();
    }
    let registers = (0x8000_0002..=0x8000_0004u32).flat_map(|leaf| {
        let answer = __cpuid(leaf);
        [answer.eax, answer.ebx, answer.ecx, answer.edx]
    });
    let bytes: Vec<u8> = registers.flat_map(u32::to_le_bytes).take_while(|&byte| byte != 0).collect();
    String::from_utf8_lossy(&bytes).trim().to_owned()
}

/// What the system says of the processor: user code may not ask it.
#[cfg(target_arch = "aarch64")]
fn features() -> Vec<Feature> {
    use std::arch::is_aarch64_feature_detected as detected;
    let all = [
        (Feature::Neon, detected!("neon")),
        (Feature::Sha2, detected!("sha2")),
        (Feature::Sha512, detected!("sha3")),
        (Feature::Sha3, detected!("sha3")),
    ];
    all.into_iter().filter(|(_, is_there)| *is_there).map(|(feature, _)| feature).collect()
}

#[cfg(target_arch = "aarch64")]
fn name() -> String {
    "AArch64".to_owned()
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn features() -> Vec<Feature> {
    Vec::new()
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn name() -> String {
    std::env::consts::ARCH.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn the_standard_library_is_of_the_same_opinion() {
        macro_rules! compare {
            ($($name:tt => $feature:ident)*) => {
                $(assert_eq!(Feature::$feature.is_there(), is_x86_feature_detected!($name), $name);)*
            };
        }
        compare! {
            "ssse3" => Ssse3 "sse4.1" => Sse41 "avx" => Avx "avx2" => Avx2 "bmi2" => Bmi2 "adx" => Adx "sha" => Sha
            "avx512f" => Avx512F "avx512bw" => Avx512Bw "avx512dq" => Avx512Dq "avx512vl" => Avx512Vl
            "avx512ifma" => Avx512Ifma
        }
    }

    #[test]
    fn it_introduces_itself() {
        let text = Cpu::this().to_string();
        assert!(text.starts_with(&Cpu::this().name()), "{text}");
        assert!(Cpu::this().features().iter().all(|feature| text.contains(feature.name())), "{text}");
    }
}
