//! Points by themselves, for those who derive keys.

use crate::error::Error;
use crate::provider::curves::dalek;

/// The field's prime, 2^255 - 19, lowest byte first.
const PRIME: [u8; 32] = {
    let mut prime = [0xff; 32];
    prime[0] = 0xed;
    prime[31] = 0x7f;
    prime
};

/// The y coordinates, below the prime, of the eight points whose order divides the cofactor: 0, 1, -1, and those of order eight.
const LOW_ORDER: [[u8; 32]; 5] = [
    [0; 32],
    {
        let mut one = [0; 32];
        one[0] = 1;
        one
    },
    {
        let mut minus_one = PRIME;
        minus_one[0] -= 1;
        minus_one
    },
    [
        0x26, 0xe8, 0x95, 0x8f, 0xc2, 0xb2, 0x27, 0xb0, 0x45, 0xc3, 0xf4, 0x89, 0xf2, 0xef, 0x98,
        0xf0, //
        0xd5, 0xdf, 0xac, 0x05, 0xd3, 0xc6, 0x33, 0x39, 0xb1, 0x38, 0x02, 0x88, 0x6d, 0x53, 0xfc, 0x05,
    ],
    [
        0xc7, 0x17, 0x6a, 0x70, 0x3d, 0x4d, 0xd8, 0x4f, 0xba, 0x3c, 0x0b, 0x76, 0x0d, 0x10, 0x67,
        0x0f, //
        0x2a, 0x20, 0x53, 0xfa, 0x2c, 0x39, 0xcc, 0xc6, 0x4e, 0xc7, 0xfd, 0x77, 0x92, 0xac, 0x03, 0x7a,
    ],
];

/// The product of the base point and a scalar, any 32 bytes, which is not clamped: the public key of an
/// [`ExtendedKey`](super::ExtendedKey)'s scalar. In constant time.
pub fn scalar_base(scalar: &[u8; 32]) -> [u8; 32] {
    dalek::base_product(scalar)
}

/// The sum of two points, as hierarchies of keys add them. Not in constant time: points are public.
///
/// # Errors
///
/// [`Error::InvalidPoint`] if one of them is none, or is written in a way that RFC 8032 does not allow.
pub fn point_add(p: &[u8; 32], q: &[u8; 32]) -> Result<[u8; 32], Error> {
    if !is_canonical(p) || !is_canonical(q) {
        return Err(Error::InvalidPoint);
    }
    dalek::sum(p, q).ok_or(Error::InvalidPoint)
}

/// Whether the y coordinate is below the prime, and x not a negative zero.
pub(crate) fn is_canonical(point: &[u8; 32]) -> bool {
    let y = without_sign(point);
    let has_sign = y != *point;
    let x_is_zero = y == LOW_ORDER[1] || y == LOW_ORDER[2];
    y.iter().rev().lt(PRIME.iter().rev()) && !(has_sign && x_is_zero)
}

/// Whether the point, in whatever way it is written, has an order that divides the cofactor.
pub(super) fn has_low_order(point: &[u8; 32]) -> bool {
    let y = without_sign(point);
    // Of 0 and 1 there is a second way to write them: the prime and one more.
    let reduced = if y[0] >= PRIME[0] && y[1..] == PRIME[1..] {
        let mut reduced = [0; 32];
        reduced[0] = y[0] - PRIME[0];
        reduced
    } else {
        y
    };
    LOW_ORDER.contains(&reduced)
}

fn without_sign(point: &[u8; 32]) -> [u8; 32] {
    let mut y = *point;
    y[31] &= 0x7f;
    y
}
