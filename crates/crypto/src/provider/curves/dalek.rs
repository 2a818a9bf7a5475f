//! curve25519-dalek: Curve25519 in Rust, with AVX2 chosen at run time where it pays.

use std::iter;

use curve25519_dalek::constants::ED25519_BASEPOINT_POINT;
use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use curve25519_dalek::montgomery::MontgomeryPoint;
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::VartimeMultiscalarMul;
use zeroize::Zeroize;

use crate::constant_time;

pub(crate) fn x25519(private: &[u8; 32], point: &[u8; 32]) -> Option<[u8; 32]> {
    let shared = MontgomeryPoint(*point).mul_clamped(*private).to_bytes();
    (!constant_time::equal(&shared, &[0; 32])).then_some(shared)
}

pub(crate) fn x25519_base(private: &[u8; 32]) -> [u8; 32] {
    MontgomeryPoint::mul_base_clamped(*private).to_bytes()
}

/// The product of the base point and a scalar of any 32 bytes, which are taken modulo the group's order. In constant time.
pub(crate) fn base_product(scalar: &[u8; 32]) -> [u8; 32] {
    let mut scalar = Scalar::from_bytes_mod_order(*scalar);
    let product = EdwardsPoint::mul_base(&scalar).compress().to_bytes();
    scalar.zeroize();
    product
}

/// A number of 64 bytes modulo the group's order. In constant time.
pub(crate) fn reduce(number: &[u8; 64]) -> [u8; 32] {
    Scalar::from_bytes_mod_order_wide(number).to_bytes()
}

/// `a * b + c` modulo the group's order. In constant time.
pub(crate) fn multiply_add(a: &[u8; 32], b: &[u8; 32], c: &[u8; 32]) -> [u8; 32] {
    let mut factors = [a, b, c].map(|bytes| Scalar::from_bytes_mod_order(*bytes));
    let sum = factors[0] * factors[1] + factors[2];
    factors.zeroize();
    sum.to_bytes()
}

/// Whether a scalar is a multiple of the group's order. In constant time.
pub(crate) fn is_zero(scalar: &[u8; 32]) -> bool {
    constant_time::equal(&multiply_add(scalar, &Scalar::ONE.to_bytes(), &[0; 32]), &[0; 32])
}

/// The sum of two points, if they are.
pub(crate) fn sum(p: &[u8; 32], q: &[u8; 32]) -> Option<[u8; 32]> {
    Some((point(p)? + point(q)?).compress().to_bytes())
}

/// The u coordinate of a point, if it is one.
pub(crate) fn to_montgomery(p: &[u8; 32]) -> Option<[u8; 32]> {
    Some(point(p)?.to_montgomery().to_bytes())
}

/// The point of a u coordinate whose x coordinate is even or, if `sign`, odd; if there is one.
pub(crate) fn to_edwards(u: &[u8; 32], sign: bool) -> Option<[u8; 32]> {
    Some(MontgomeryPoint(*u).to_edwards(sign.into())?.compress().to_bytes())
}

/// Whether these bytes are a point that is a product of the base point.
pub(crate) fn is_torsion_free(p: &[u8; 32]) -> bool {
    point(p).is_some_and(|point| point.is_torsion_free())
}

/// Whether these bytes are a point.
pub(crate) fn is_point(p: &[u8; 32]) -> bool {
    point(p).is_some()
}

/// The point that a right signature begins with: `s` times the base point less `challenge` times the public key. Not in constant time:
/// all of it is public.
pub(crate) fn commitment(public: &[u8; 32], challenge: &[u8; 32], s: &[u8; 32]) -> Option<[u8; 32]> {
    let [challenge, s] = [challenge, s].map(|bytes| Scalar::from_bytes_mod_order(*bytes));
    let commitment = EdwardsPoint::vartime_double_scalar_mul_basepoint(&challenge, &-point(public)?, &s);
    Some(commitment.compress().to_bytes())
}

/// What a signature claims: `s` times the base point is `commitment` plus `challenge` times `public`.
pub(crate) struct Claim {
    pub(crate) public: [u8; 32],
    pub(crate) commitment: [u8; 32],
    pub(crate) challenge: [u8; 32],
    pub(crate) s: [u8; 32],
}

/// Whether the sum of the claims, each times its weight, is true up to a point of low order. Not in constant time: all of it is public.
pub(crate) fn is_sum_true(claims: &[Claim], weights: &[[u8; 16]]) -> bool {
    let weights: Vec<Scalar> =
        weights.iter().map(|bytes| Scalar::from(u128::from_le_bytes(*bytes))).collect();
    let scalar = |bytes: &[u8; 32]| Scalar::from_bytes_mod_order(*bytes);
    let weighted = || claims.iter().zip(&weights);
    let s: Scalar = weighted().map(|(claim, weight)| scalar(&claim.s) * weight).sum();
    let challenges = weighted().map(|(claim, weight)| scalar(&claim.challenge) * weight);
    let publics = claims.iter().map(|claim| point(&claim.public));
    let commitments = claims.iter().map(|claim| point(&claim.commitment));
    let difference = EdwardsPoint::optional_multiscalar_mul(
        iter::once(-s).chain(weights.iter().copied()).chain(challenges),
        iter::once(Some(ED25519_BASEPOINT_POINT)).chain(commitments).chain(publics),
    );
    difference.is_some_and(|difference| difference.is_small_order())
}

fn point(bytes: &[u8; 32]) -> Option<EdwardsPoint> {
    CompressedEdwardsY(*bytes).decompress()
}
