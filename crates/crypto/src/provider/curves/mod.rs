//! Curve25519 in both its forms. Everything crosses this seam as bytes.
//!
//! Two engines. graviola wraps s2n-bignum's assembly, which is proved correct and twice as fast as the rest; but it wants a processor with
//! AVX2 and ADX (x86-64) or the SHA-2 and AES instructions (AArch64), and does whole operations only. curve25519-dalek runs everywhere and
//! does what graviola has no door for: scalars of one's own, sums of points, many signatures at once.

pub(crate) mod dalek;
#[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), path = "absent.rs")]
mod graviola;
mod known;

use std::sync::OnceLock;

pub(crate) use graviola::{Signer, Verifier};

/// The product of a point and a private key, or nothing if it is zero, which it is for points of low order.
pub(crate) fn x25519(private: &[u8; 32], point: &[u8; 32]) -> Option<[u8; 32]> {
    if is_graviola_right() { graviola::x25519(private, point) } else { dalek::x25519(private, point) }
}

/// The product of the base point and a private key.
pub(crate) fn x25519_base(private: &[u8; 32]) -> [u8; 32] {
    if is_graviola_right() { graviola::x25519_base(private) } else { dalek::x25519_base(private) }
}

/// A seed that graviola has prepared for signing, if it may.
pub(crate) fn signer(seed: &[u8; 32]) -> Option<Signer> {
    is_graviola_right().then(|| Signer::new(seed))
}

/// A public key that graviola has prepared for verifying, if it may and the key is a point.
pub(crate) fn verifier(public: &[u8; 32]) -> Option<Verifier> {
    is_graviola_right().then(|| Verifier::new(public)).flatten()
}

/// Whether graviola runs on this processor, and has got right what is known. Asked once a process.
fn is_graviola_right() -> bool {
    static IS_RIGHT: OnceLock<bool> = OnceLock::new();
    *IS_RIGHT.get_or_init(|| graviola::is_available() && knows_the_answers())
}

/// Vectors of RFC 7748 section 5.2 and RFC 8032 section 7.1.
fn knows_the_answers() -> bool {
    let exchanged = graviola::x25519(&known::X25519_PRIVATE, &known::X25519_POINT);
    let signer = Signer::new(&known::ED25519_SEED);
    let verifier = Verifier::new(&known::ED25519_PUBLIC);
    exchanged == Some(known::X25519_PRODUCT)
        && graviola::x25519_base(&known::X25519_NINE) == known::X25519_NINE_PRODUCT
        && signer.public() == known::ED25519_PUBLIC
        && signer.sign(&[]) == known::ED25519_SIGNATURE
        && verifier.is_some_and(|verifier| {
            let mut other = known::ED25519_SIGNATURE;
            other[63] ^= 1;
            verifier.verify(&[], &known::ED25519_SIGNATURE) && !verifier.verify(&[], &other)
        })
}

#[cfg(test)]
mod tests;
