//! Comparison of secrets: how long it takes depends on the number of bytes and on nothing else.
//!
//! What comes out of a comparison is no secret any more: whoever asked will branch on it.

use subtle::ConstantTimeEq;

/// Whether two arrays are equal. A few nanoseconds: they are compared a word at a time, all of them always.
pub fn equal<const N: usize>(a: &[u8; N], b: &[u8; N]) -> bool {
    let (a_words, a_rest) = a.as_chunks();
    let (b_words, b_rest) = b.as_chunks();
    let words = a_words.iter().zip(b_words).map(|(a, b)| u64::from_ne_bytes(*a) ^ u64::from_ne_bytes(*b));
    let rest = a_rest.iter().zip(b_rest).map(|(a, b)| u64::from(a ^ b));
    let differences = words.chain(rest).fold(0, |differences, difference| differences | difference);
    told(differences.ct_eq(&0).into())
}

/// Whether two slices are equal; `false` at once if their lengths, which are no secret, differ.
pub fn equal_slices(a: &[u8], b: &[u8]) -> bool {
    told(a.ct_eq(b).into())
}

/// Something that was computed from secrets and that everybody may know, such as whether a tag is right. Does nothing, but for the
/// build that is checked under valgrind: all branches on secrets that are meant to be there go through here.
#[inline(always)]
pub(crate) fn told<T: Copy>(outcome: T) -> T {
    #[cfg(shortwire_constant_time)]
    let outcome = {
        let mut outcome = outcome;
        crate::valgrind::public(&mut outcome);
        outcome
    };
    outcome
}

/// NaCl's `crypto_verify_16`: whether 16 bytes are equal.
pub fn verify_16(a: &[u8; 16], b: &[u8; 16]) -> bool {
    equal(a, b)
}

/// NaCl's `crypto_verify_32`: whether 32 bytes are equal.
pub fn verify_32(a: &[u8; 32], b: &[u8; 32]) -> bool {
    equal(a, b)
}

/// libsodium's `crypto_verify_64`: whether 64 bytes are equal, all 64 of them.
pub fn verify_64(a: &[u8; 64], b: &[u8; 64]) -> bool {
    equal(a, b)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_bit_counts<const N: usize>(equal: fn(&[u8; N], &[u8; N]) -> bool) {
        let bytes = std::array::from_fn(|i| i as u8);
        assert!(equal(&bytes, &bytes));
        for bit in 0..8 * N {
            let mut other = bytes;
            other[bit / 8] ^= 1 << (bit % 8);
            assert!(!equal(&bytes, &other), "bit {bit} of {N} bytes");
            assert!(!equal_slices(&bytes, &other), "bit {bit} of {N} bytes");
        }
    }

    #[test]
    fn every_bit_is_compared() {
        every_bit_counts(verify_16);
        every_bit_counts(verify_32);
        every_bit_counts(verify_64);
        every_bit_counts(equal::<0>);
        every_bit_counts(equal::<7>);
        every_bit_counts(equal::<35>);
    }

    #[test]
    fn slices_of_different_lengths_differ() {
        assert!(!equal_slices(&[0; 16], &[0; 15]));
        assert!(equal_slices(&[], &[]));
    }
}
