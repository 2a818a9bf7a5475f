//! Runs an operation in a kernel, and its plain model beside it.
#![allow(dead_code, reason = "each test uses a part of it")]

use shortwire_jit::testing::{Argument, Runner, targets};
use shortwire_jit::vector::{Emitter, Target, Vector, Width, Word, assemble};

pub(crate) type Bytes = Vec<u8>;

/// What a case is run for: registers 16 and above have encodings of their own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pub(crate) target: Target,
    pub(crate) width: Width,
    pub(crate) uses_high_registers: bool,
}

pub(crate) fn settings() -> Vec<Setting> {
    let mut settings = Vec::new();
    for target in targets() {
        for width in [Width::W128, Width::W256, Width::W512] {
            for uses_high_registers in [false, true] {
                if width <= target.width() && (!uses_high_registers || target.registers() == 32) {
                    settings.push(Setting { target, width, uses_high_registers });
                }
            }
        }
    }
    settings
}

/// Emits `operation` with three sources in registers, and compares the vector it returns with the model's, on every target
/// that is here, at every width, for several inputs.
pub(crate) fn check(
    name: &str,
    operation: impl Fn(&mut Emitter, [Vector; 3]) -> Vector,
    model: impl Fn([Bytes; 3]) -> Bytes,
) {
    check_where(|_| true, name, operation, model);
}

/// The same on those targets that the predicate lets through.
pub(crate) fn check_where(
    predicate: impl Fn(Target) -> bool,
    name: &str,
    operation: impl Fn(&mut Emitter, [Vector; 3]) -> Vector,
    model: impl Fn([Bytes; 3]) -> Bytes,
) {
    for setting in settings().into_iter().filter(|setting| predicate(setting.target)) {
        let body = |e: &mut Emitter, [from, to]: [Word; 2]| {
            if setting.uses_high_registers {
                let _low: [Vector; 16] = e.vectors();
            }
            let bytes = setting.width.bytes() as i32;
            let sources = [0, 1, 2].map(|i| {
                let source = e.vector_of(setting.width);
                e.load(source, from.at(i * bytes));
                source
            });
            let result = operation(e, sources);
            e.store(to.at(0), result);
        };
        let kernel = Runner::new(assemble(name, setting.target, body));
        let width = setting.width.bytes();
        for seed in 1..=16 {
            let bytes = bytes(seed, 3 * width);
            let expected = model([0, 1, 2].map(|i| bytes[i * width..(i + 1) * width].to_vec()));
            let mut memory = bytes.clone();
            memory.resize(4 * width, 0);
            kernel.call(&mut memory, &[Argument::At(0), Argument::At(3 * width)]);
            let actual = &memory[3 * width..][..expected.len()];
            assert_eq!(actual, expected, "{name} on {setting:?} of {bytes:02x?}");
        }
    }
}

/// Bytes that look random, the same for the same seed. Small ones are frequent, for carries and equal lanes.
pub(crate) fn bytes(seed: u64, length: usize) -> Bytes {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..length)
        .map(|_| match next() >> 60 {
            0..4 => 0xff,
            4..8 => 0,
            _ => (next() >> 32) as u8,
        })
        .collect()
}

pub(crate) fn lanes32(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|lane| u32::from_le_bytes(lane.try_into().expect("four bytes"))).collect()
}

pub(crate) fn lanes64(bytes: &[u8]) -> Vec<u64> {
    bytes.chunks_exact(8).map(|lane| u64::from_le_bytes(lane.try_into().expect("eight bytes"))).collect()
}

pub(crate) fn from32(lanes: impl IntoIterator<Item = u32>) -> Bytes {
    lanes.into_iter().flat_map(u32::to_le_bytes).collect()
}

pub(crate) fn from64(lanes: impl IntoIterator<Item = u64>) -> Bytes {
    lanes.into_iter().flat_map(u64::to_le_bytes).collect()
}

/// Works on each part of 128 bits for itself.
pub(crate) fn parts(bytes: &[u8], f: impl Fn(&[u8]) -> Bytes) -> Bytes {
    bytes.chunks_exact(16).flat_map(f).collect()
}
