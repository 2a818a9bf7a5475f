//! SHA-256: four words of two blocks a vector.

macro_rules! sha256 {
    ($features:literal, $rotate:ident, $xor3:ident) => {
        use std::arch::x86_64::*;

        use crate::sha2::x86::{blocks, rounds};
        use crate::wipe::wipe;

        blocks!($features, u32, 64, 64, 4, [[2, 13, 22], [6, 11, 25]]);

        #[inline]
        #[target_feature(enable = $features)]
        fn byte_order() -> __m256i {
            let reversed = _mm_set_epi64x(0x0c0d_0e0f_0809_0a0b, 0x0405_0607_0001_0203);
            _mm256_broadcastsi128_si256(reversed)
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn add_words(a: __m256i, b: __m256i) -> __m256i {
            _mm256_add_epi32(a, b)
        }

        /// 16 rounds of the first block, and beside them the words of both that are needed 16 rounds later.
        #[inline]
        #[target_feature(enable = $features)]
        fn extend_all(
            working: &mut Working,
            latest: &mut [__m256i; 4],
            schedule: &mut Schedule,
            sixteen: usize,
        ) {
            extend::<0>(working, latest, schedule, sixteen);
            extend::<1>(working, latest, schedule, sixteen);
            extend::<2>(working, latest, schedule, sixteen);
            extend::<3>(working, latest, schedule, sixteen);
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn extend<const I: usize>(
            working: &mut Working,
            latest: &mut [__m256i; 4],
            schedule: &mut Schedule,
            sixteen: usize,
        ) {
            let fifteen_ago = _mm256_alignr_epi8::<4>(latest[(I + 1) % 4], latest[I]);
            let seven_ago = _mm256_alignr_epi8::<4>(latest[(I + 3) % 4], latest[(I + 2) % 4]);
            let sigma0 = $xor3!(
                $rotate!(fifteen_ago, 7),
                $rotate!(fifteen_ago, 18),
                _mm256_srli_epi32::<3>(fifteen_ago)
            );
            let mut new = add_words(add_words(latest[I], seven_ago), sigma0);
            // The upper halves of both blocks' words become the lower ones, and the other way round.
            let two_ago = _mm256_unpackhi_epi64(latest[(I + 3) % 4], _mm256_setzero_si256());
            new = add_words(new, sigma1(two_ago));
            let two_ago = _mm256_unpacklo_epi64(_mm256_setzero_si256(), new);
            new = add_words(new, sigma1(two_ago));
            latest[I] = new;
            let words = schedule.first[I];
            schedule.put(sixteen + 1, I, new);
            working.round(4 * I, words[0]);
            working.round(4 * I + 1, words[1]);
            working.round(4 * I + 2, words[2]);
            working.round(4 * I + 3, words[3]);
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn sigma1(words: __m256i) -> __m256i {
            $xor3!($rotate!(words, 17), $rotate!(words, 19), _mm256_srli_epi32::<10>(words))
        }
    };
}

macro_rules! rotate_evex {
    ($vector:expr, $bits:literal) => {
        _mm256_ror_epi32::<$bits>($vector)
    };
}

macro_rules! rotate_vex {
    ($vector:expr, $bits:literal) => {
        _mm256_or_si256(_mm256_srli_epi32::<$bits>($vector), _mm256_slli_epi32::<{ 32 - $bits }>($vector))
    };
}

macro_rules! xor3_evex {
    ($a:expr, $b:expr, $c:expr) => {
        _mm256_ternarylogic_epi32::<0x96>($a, $b, $c)
    };
}

macro_rules! xor3_vex {
    ($a:expr, $b:expr, $c:expr) => {
        _mm256_xor_si256(_mm256_xor_si256($a, $b), $c)
    };
}

pub(super) mod evex {
    sha256!("avx2,avx512f,avx512vl,bmi1,bmi2", rotate_evex, xor3_evex);
}

pub(super) mod vex {
    sha256!("avx2,bmi1,bmi2", rotate_vex, xor3_vex);
}
