//! SHA-512: two words of two blocks a vector.

macro_rules! sha512 {
    ($features:literal, $rotate:ident, $xor3:ident) => {
        use std::arch::x86_64::*;

        use crate::sha2::x86::{blocks, rounds};
        use crate::wipe::wipe;

        blocks!($features, u64, 128, 80, 8, [[28, 34, 39], [14, 18, 41]]);

        #[inline]
        #[target_feature(enable = $features)]
        fn byte_order() -> __m256i {
            let reversed = _mm_set_epi64x(0x0809_0a0b_0c0d_0e0f, 0x0001_0203_0405_0607);
            _mm256_broadcastsi128_si256(reversed)
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn add_words(a: __m256i, b: __m256i) -> __m256i {
            _mm256_add_epi64(a, b)
        }

        /// 16 rounds of the first block, and beside them the words of both that are needed 16 rounds later.
        #[inline]
        #[target_feature(enable = $features)]
        fn extend_all(
            working: &mut Working,
            latest: &mut [__m256i; 8],
            schedule: &mut Schedule,
            sixteen: usize,
        ) {
            extend::<0>(working, latest, schedule, sixteen);
            extend::<1>(working, latest, schedule, sixteen);
            extend::<2>(working, latest, schedule, sixteen);
            extend::<3>(working, latest, schedule, sixteen);
            extend::<4>(working, latest, schedule, sixteen);
            extend::<5>(working, latest, schedule, sixteen);
            extend::<6>(working, latest, schedule, sixteen);
            extend::<7>(working, latest, schedule, sixteen);
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn extend<const I: usize>(
            working: &mut Working,
            latest: &mut [__m256i; 8],
            schedule: &mut Schedule,
            sixteen: usize,
        ) {
            let fifteen_ago = _mm256_alignr_epi8::<8>(latest[(I + 1) % 8], latest[I]);
            let seven_ago = _mm256_alignr_epi8::<8>(latest[(I + 5) % 8], latest[(I + 4) % 8]);
            let two_ago = latest[(I + 7) % 8];
            let sigma0 = $xor3!(
                $rotate!(fifteen_ago, 1),
                $rotate!(fifteen_ago, 8),
                _mm256_srli_epi64::<7>(fifteen_ago)
            );
            let sigma1 =
                $xor3!($rotate!(two_ago, 19), $rotate!(two_ago, 61), _mm256_srli_epi64::<6>(two_ago));
            latest[I] = add_words(add_words(latest[I], seven_ago), add_words(sigma0, sigma1));
            let [first, second, ..] = schedule.first[I];
            schedule.put(sixteen + 1, I, latest[I]);
            working.round(2 * I, first);
            working.round(2 * I + 1, second);
        }
    };
}

macro_rules! rotate_evex {
    ($vector:expr, $bits:literal) => {
        _mm256_ror_epi64::<$bits>($vector)
    };
}

macro_rules! rotate_vex {
    ($vector:expr, $bits:literal) => {
        _mm256_or_si256(_mm256_srli_epi64::<$bits>($vector), _mm256_slli_epi64::<{ 64 - $bits }>($vector))
    };
}

macro_rules! xor3_evex {
    ($a:expr, $b:expr, $c:expr) => {
        _mm256_ternarylogic_epi64::<0x96>($a, $b, $c)
    };
}

macro_rules! xor3_vex {
    ($a:expr, $b:expr, $c:expr) => {
        _mm256_xor_si256(_mm256_xor_si256($a, $b), $c)
    };
}

pub(super) mod evex {
    sha512!("avx2,avx512f,avx512vl,bmi1,bmi2", rotate_evex, xor3_evex);
}

pub(super) mod vex {
    sha512!("avx2,bmi1,bmi2", rotate_vex, xor3_vex);
}
