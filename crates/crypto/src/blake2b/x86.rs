//! The compression function on vectors of 256 bits: a row of the working state a vector.
//!
//! A block is one chain of operations that wait for each other, so its length decides. It is shortest if, between columns and diagonals, the
//! second row stays where it is and the others move, for the second row is the one that is waited for. Four words of the message are put
//! together from memory beside the chain, so that their order costs nothing.

use std::arch::is_x86_feature_detected;

use super::BLOCK;

/// As [`portable::run`](super::portable::run), unless the processor cannot: then nothing is done, and the answer is no.
#[inline]
pub(super) fn run(state: &mut [u64; 8], blocks: &[[u8; BLOCK]], counter: u128, last: u64) -> bool {
    if !is_x86_feature_detected!("avx2") {
        return false;
    }
    if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl") {
        // SAFETY: the processor was just asked for what it needs.
        unsafe { evex::run(state, blocks, counter, last) };
    } else {
        // SAFETY: as above.
        unsafe { vex::run(state, blocks, counter, last) };
    }
    true
}

macro_rules! blake2b {
    ($features:literal, $rotate32:ident, $rotate24:ident, $rotate16:ident, $rotate63:ident) => {
        use std::arch::x86_64::*;

        use crate::blake2b::portable::ORDER;
        use crate::blake2b::{BLOCK, INITIAL};

        /// The rows of the working state.
        type Rows = [__m256i; 4];

        #[target_feature(enable = $features)]
        pub(super) fn run(state: &mut [u64; 8], blocks: &[[u8; BLOCK]], counter: u128, last: u64) {
            let (halves, _) = state.as_chunks_mut::<4>();
            let [first, second] = halves else { unreachable!("eight words are two rows") };
            let mut low = [row(first), row(second)];
            for (number, block) in (0..).zip(blocks) {
                let counter = counter + number * BLOCK as u128;
                let tweak = row(&[counter as u64, (counter >> 64) as u64, last, 0]);
                let [third, fourth] = const { [four_of(&INITIAL, 0), four_of(&INITIAL, 4)] };
                let mut rows = [low[0], low[1], row(&third), _mm256_xor_si256(row(&fourth), tweak)];
                let message = std::array::from_fn(|word| {
                    u64::from_le_bytes(std::array::from_fn(|byte| block[8 * word + byte]))
                });
                round::<0>(&mut rows, &message);
                round::<1>(&mut rows, &message);
                round::<2>(&mut rows, &message);
                round::<3>(&mut rows, &message);
                round::<4>(&mut rows, &message);
                round::<5>(&mut rows, &message);
                round::<6>(&mut rows, &message);
                round::<7>(&mut rows, &message);
                round::<8>(&mut rows, &message);
                round::<9>(&mut rows, &message);
                round::<10>(&mut rows, &message);
                round::<11>(&mut rows, &message);
                low[0] = _mm256_xor_si256(low[0], _mm256_xor_si256(rows[0], rows[2]));
                low[1] = _mm256_xor_si256(low[1], _mm256_xor_si256(rows[1], rows[3]));
            }
            *first = words(low[0]);
            *second = words(low[1]);
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn round<const ROUND: usize>(rows: &mut Rows, message: &[u64; 16]) {
            let four = |places: [usize; 4]| row(&places.map(|place| message[ORDER[ROUND][place]]));
            mix(rows, four([0, 2, 4, 6]), four([1, 3, 5, 7]));
            // Diagonal `i - 1` is now in lane `i`.
            rows[0] = _mm256_permute4x64_epi64::<0b10_01_00_11>(rows[0]);
            rows[3] = _mm256_permute4x64_epi64::<0b01_00_11_10>(rows[3]);
            rows[2] = _mm256_permute4x64_epi64::<0b00_11_10_01>(rows[2]);
            mix(rows, four([14, 8, 10, 12]), four([15, 9, 11, 13]));
            rows[0] = _mm256_permute4x64_epi64::<0b00_11_10_01>(rows[0]);
            rows[3] = _mm256_permute4x64_epi64::<0b01_00_11_10>(rows[3]);
            rows[2] = _mm256_permute4x64_epi64::<0b10_01_00_11>(rows[2]);
        }

        /// G of four columns or diagonals.
        #[inline]
        #[target_feature(enable = $features)]
        fn mix([a, b, c, d]: &mut Rows, x: __m256i, y: __m256i) {
            *a = _mm256_add_epi64(_mm256_add_epi64(*a, x), *b);
            *d = $rotate32!(_mm256_xor_si256(*d, *a));
            *c = _mm256_add_epi64(*c, *d);
            *b = $rotate24!(_mm256_xor_si256(*b, *c));
            *a = _mm256_add_epi64(_mm256_add_epi64(*a, y), *b);
            *d = $rotate16!(_mm256_xor_si256(*d, *a));
            *c = _mm256_add_epi64(*c, *d);
            *b = $rotate63!(_mm256_xor_si256(*b, *c));
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn row(words: &[u64; 4]) -> __m256i {
            let [a, b, c, d] = words.map(u64::cast_signed);
            _mm256_set_epi64x(d, c, b, a)
        }

        const fn four_of(words: &[u64; 8], from: usize) -> [u64; 4] {
            [words[from], words[from + 1], words[from + 2], words[from + 3]]
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn words(row: __m256i) -> [u64; 4] {
            let mut words = [0; 4];
            // SAFETY: it is a reference to 32 bytes.
            unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), row) };
            words
        }
    };
}

macro_rules! rotate {
    ($name:ident, $bits:literal) => {
        macro_rules! $name {
            ($row:expr) => {
                _mm256_ror_epi64::<$bits>($row)
            };
        }
    };
}

rotate!(evex32, 32);
rotate!(evex24, 24);
rotate!(evex16, 16);
rotate!(evex63, 63);

macro_rules! vex32 {
    ($row:expr) => {
        _mm256_shuffle_epi32::<0b10_11_00_01>($row)
    };
}

macro_rules! vex24 {
    ($row:expr) => {
        _mm256_shuffle_epi8(
            $row,
            _mm256_broadcastsi128_si256(_mm_setr_epi8(3, 4, 5, 6, 7, 0, 1, 2, 11, 12, 13, 14, 15, 8, 9, 10)),
        )
    };
}

macro_rules! vex16 {
    ($row:expr) => {
        _mm256_shuffle_epi8(
            $row,
            _mm256_broadcastsi128_si256(_mm_setr_epi8(2, 3, 4, 5, 6, 7, 0, 1, 10, 11, 12, 13, 14, 15, 8, 9)),
        )
    };
}

macro_rules! vex63 {
    ($row:expr) => {{
        let row = $row;
        _mm256_or_si256(_mm256_srli_epi64::<63>(row), _mm256_add_epi64(row, row))
    }};
}

mod evex {
    blake2b!("avx2,avx512f,avx512vl", evex32, evex24, evex16, evex63);
}

mod vex {
    blake2b!("avx2", vex32, vex24, vex16, vex63);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blake2b::portable;

    #[test]
    fn all_code_agrees_with_the_portable() {
        if !is_x86_feature_detected!("avx2") {
            return;
        }
        let blocks: [[u8; BLOCK]; 3] =
            std::array::from_fn(|block| std::array::from_fn(|index| (block * 77 + index * index * 3) as u8));
        for (counter, last) in [(0, 0), (u128::from(u64::MAX) - 200, 0), (123, u64::MAX)] {
            for count in 0..=blocks.len() {
                let mut expected = [5; 8];
                portable::run(&mut expected, &blocks[..count], counter, last);
                let mut found = [5; 8];
                assert!(run(&mut found, &blocks[..count], counter, last));
                assert_eq!(found, expected, "{count} blocks from {counter}");
                found = [5; 8];
                // SAFETY: AVX2 is there.
                unsafe { vex::run(&mut found, &blocks[..count], counter, last) };
                assert_eq!(found, expected, "{count} blocks from {counter} with AVX2");
            }
        }
    }
}
