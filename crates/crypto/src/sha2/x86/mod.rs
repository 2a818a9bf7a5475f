//! One message on x86-64, where the processor has no instructions for the function itself.
//!
//! The rounds run in general registers, with BMI2's rotations, and beside them vectors extend the schedules of two blocks at once. As the
//! rounds wait for each other and the vectors do not, the schedule costs little more than its instructions: two thirds of what RustCrypto's
//! code takes that has neither BMI2 nor AVX-512. A last block without another one shares its vectors with itself.

mod sha256;
mod sha512;

use std::arch::is_x86_feature_detected;

/// What the processor has for both.
#[derive(Clone, Copy)]
enum Level {
    /// AVX-512 at 256 bits: rotations, and any function of three vectors.
    Evex,
    /// AVX2.
    Vex,
}

impl Level {
    fn detect() -> Option<Level> {
        if !is_x86_feature_detected!("avx2")
            || !is_x86_feature_detected!("bmi2")
            || !is_x86_feature_detected!("bmi1")
        {
            return None;
        }
        let has_avx512 = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
        Some(if has_avx512 { Level::Evex } else { Level::Vex })
    }
}

/// Compresses blocks of SHA-256, unless the processor does it better itself or not at all: then nothing is done, and the answer is no.
#[inline]
pub(super) fn sha256(state: &mut [u32; 8], blocks: &[[u8; 64]]) -> bool {
    let Some(level) = Level::detect() else { return false };
    if is_x86_feature_detected!("sha") {
        return false;
    }
    // SAFETY: the processor was just asked for what each of them needs.
    unsafe {
        match level {
            Level::Evex => sha256::evex::compress(state, blocks),
            Level::Vex => sha256::vex::compress(state, blocks),
        }
    }
    true
}

/// Compresses blocks of SHA-512, unless the processor cannot: then nothing is done, and the answer is no.
#[inline]
pub(super) fn sha512(state: &mut [u64; 8], blocks: &[[u8; 128]]) -> bool {
    let Some(level) = Level::detect() else { return false };
    // SAFETY: as above.
    unsafe {
        match level {
            Level::Evex => sha512::evex::compress(state, blocks),
            Level::Vex => sha512::vex::compress(state, blocks),
        }
    }
    true
}

/// What both functions have in common, but for their schedules: `$word` is theirs, `$vectors` how many vectors a schedule of 16 words is,
/// `$rotations` are those of Sigma 0 and Sigma 1.
macro_rules! blocks {
    ($features:literal, $word:ident, $block:literal, $rounds:literal, $vectors:literal, [$big0:tt, $big1:tt]) => {
        /// A vector's words of the first block, then of the second.
        type Pair = [$word; 32 / size_of::<$word>()];

        /// Words of the schedules, with the constants added, by 16.
        struct Schedule {
            /// The latest; the first block's come first in each.
            first: [Pair; $vectors],
            /// All of the second block.
            second: [[[$word; WORDS]; $vectors]; $rounds / 16],
        }

        impl Schedule {
            #[inline]
            #[target_feature(enable = $features)]
            fn put(&mut self, sixteen: usize, index: usize, words: __m256i) {
                // SAFETY: they are references to 32, 32 and 16 bytes.
                unsafe {
                    let constants = _mm256_loadu_si256(CONSTANTS[sixteen][index].as_ptr().cast());
                    let sums = add_words(words, constants);
                    _mm256_storeu_si256(self.first[index].as_mut_ptr().cast(), sums);
                    let second = _mm256_extracti128_si256::<1>(sums);
                    _mm_storeu_si128(self.second[sixteen][index].as_mut_ptr().cast(), second);
                }
            }
        }

        /// How many words of each block a vector has.
        const WORDS: usize = 16 / $vectors;

        /// Compresses blocks into the state.
        #[target_feature(enable = $features)]
        pub(in super::super) fn compress(state: &mut [$word; 8], blocks: &[[u8; $block]]) {
            let mut schedule = Schedule {
                first: [[0; 2 * WORDS]; $vectors],
                second: [[[0; WORDS]; $vectors]; $rounds / 16],
            };
            for pair in blocks.chunks(2) {
                let mut latest = [_mm256_setzero_si256(); $vectors];
                for (index, vector) in latest.iter_mut().enumerate() {
                    *vector = load(&pair[0], &pair[pair.len() - 1], index);
                    schedule.put(0, index, *vector);
                }
                let mut working = Working::new(state);
                for sixteen in 0..$rounds / 16 - 1 {
                    extend_all(&mut working, &mut latest, &mut schedule, sixteen);
                }
                rounds!(working, &schedule.first);
                working.add_to(state);
                if pair.len() == 2 {
                    working = Working::new(state);
                    for sixteen in &schedule.second {
                        rounds!(working, sixteen);
                    }
                    working.add_to(state);
                }
            }
            wipe(schedule.first.as_flattened_mut());
            wipe(schedule.second.as_flattened_mut().as_flattened_mut());
        }

        /// The variables of FIPS 180-4, section 6.2.2.
        struct Working {
            words: [$word; 8],
            /// `b ^ c`, which was `a ^ b` a round ago.
            differences: $word,
        }

        impl Working {
            #[inline(always)]
            fn new(state: &[$word; 8]) -> Self {
                Working { words: *state, differences: state[1] ^ state[2] }
            }

            /// A round. Instead of the words, their names change places.
            #[inline(always)]
            fn round(&mut self, number: usize, word: $word) {
                let [a, b, _, d, e, f, g, h] =
                    std::array::from_fn(|name| self.words[(name + 16 - number) % 8]);
                let chosen = (e & f).wrapping_add(!e & g);
                let first = h.wrapping_add(word).wrapping_add(chosen).wrapping_add(sigma(e, $big1));
                let differences = a ^ b;
                let majority = (self.differences & differences) ^ b;
                self.differences = differences;
                self.words[(3 + 16 - number) % 8] = d.wrapping_add(first);
                self.words[(7 + 16 - number) % 8] =
                    first.wrapping_add(majority).wrapping_add(sigma(a, $big0));
            }

            #[inline(always)]
            fn add_to(&self, state: &mut [$word; 8]) {
                for (word, working) in state.iter_mut().zip(&self.words) {
                    *word = word.wrapping_add(*working);
                }
            }
        }

        /// Reads a vector's words of two blocks.
        #[inline]
        #[target_feature(enable = $features)]
        fn load(first: &[u8; $block], second: &[u8; $block], index: usize) -> __m256i {
            let part = |block: &[u8; $block]| {
                let (parts, _) = block.as_chunks::<16>();
                // SAFETY: it is a reference to 16 bytes.
                unsafe { _mm_loadu_si128(parts[index].as_ptr().cast()) }
            };
            let both = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(part(first)), part(second));
            _mm256_shuffle_epi8(both, byte_order())
        }

        #[inline(always)]
        fn sigma(word: $word, bits: [u32; 3]) -> $word {
            word.rotate_right(bits[0]) ^ word.rotate_right(bits[1]) ^ word.rotate_right(bits[2])
        }

        /// Every vector's constants, for both blocks.
        static CONSTANTS: [[Pair; $vectors]; $rounds / 16] = {
            let mut constants = [[[0; 2 * WORDS]; $vectors]; $rounds / 16];
            let mut word = 0;
            while word < $rounds {
                let constant = (crate::sha2::CONSTANTS[word] >> (64 - $word::BITS)) as $word;
                let pair = &mut constants[word / 16][word % 16 / WORDS];
                pair[word % WORDS] = constant;
                pair[word % WORDS + WORDS] = constant;
                word += 1;
            }
            constants
        };
    };
}

/// 16 rounds with the words that come first in each vector. Written out, as nothing of it is known only at run time.
macro_rules! rounds {
    ($working:ident, $vectors:expr) => {
        rounds!($working, $vectors; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    };
    ($working:ident, $vectors:expr; $($number:literal)*) => {
        let vectors = $vectors;
        $($working.round($number, vectors[$number / WORDS][$number % WORDS]);)*
    };
}

pub(crate) use {blocks, rounds};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::provider::sha2::{compress256, compress512};

    /// Blocks without a pattern.
    fn blocks<const BLOCK: usize>(count: usize) -> Vec<[u8; BLOCK]> {
        let byte = |index: usize| (index * index * 31 + index / 7) as u8;
        (0..count).map(|block| std::array::from_fn(|index| byte(block * BLOCK + index))).collect()
    }

    #[test]
    fn all_code_for_sha_256_agrees_with_the_engine() {
        let Some(level) = Level::detect() else { return };
        for count in 0..6 {
            let (blocks, mut expected) = (blocks(count), [7; 8]);
            compress256(&mut expected, &blocks);
            let mut found = [[7; 8]; 2];
            // SAFETY: every level has what AVX2's code needs.
            unsafe { sha256::vex::compress(&mut found[0], &blocks) };
            match level {
                // SAFETY: this is that level.
                Level::Evex => unsafe { sha256::evex::compress(&mut found[1], &blocks) },
                Level::Vex => found[1] = found[0],
            }
            assert_eq!(found, [expected; 2], "{count} blocks");
        }
    }

    #[test]
    fn all_code_for_sha_512_agrees_with_the_engine() {
        let Some(level) = Level::detect() else { return };
        for count in 0..6 {
            let (blocks, mut expected) = (blocks(count), [7; 8]);
            compress512(&mut expected, &blocks);
            let mut found = [[7; 8]; 2];
            // SAFETY: every level has what AVX2's code needs.
            unsafe { sha512::vex::compress(&mut found[0], &blocks) };
            match level {
                // SAFETY: this is that level.
                Level::Evex => unsafe { sha512::evex::compress(&mut found[1], &blocks) },
                Level::Vex => found[1] = found[0],
            }
            assert_eq!(found, [expected; 2], "{count} blocks");
        }
    }
}
