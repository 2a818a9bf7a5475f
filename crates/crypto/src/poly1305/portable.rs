//! Poly1305 a block at a time, in 64-bit words.

use super::BLOCK;
use crate::wipe::wipe;
use subtle::{ConditionallySelectable, ConstantTimeEq};

/// The bits of `r` that count; the others are cleared so that sums of products do not overflow.
const CLAMP: [u64; 2] = [0x0fff_fffc_0fff_ffff, 0x0fff_fffc_0fff_fffc];

/// A polynomial while it is evaluated at `r` modulo 2^130 - 5, by Horner's rule: `h = (h + block) * r`. It is wiped.
pub(super) struct Accumulator {
    /// What has been added up, below 2^131: two words, and the bits from 128 up.
    pub(super) h: [u64; 3],
    /// Where the polynomial is evaluated: the first half of the key, clamped.
    pub(super) r: [u64; 2],
}

impl Accumulator {
    #[inline]
    pub(super) fn new(r: &[u8; BLOCK]) -> Self {
        let [low, high] = words(r);
        Self { h: [0; 3], r: [low & CLAMP[0], high & CLAMP[1]] }
    }

    /// Adds whole blocks.
    #[inline]
    pub(super) fn absorb(&mut self, blocks: &[[u8; BLOCK]]) {
        let mut h = self.h;
        for block in blocks {
            h = multiply_sum(h, words(block), 1, self.r);
        }
        self.h = h;
    }

    /// Adds the message's last bytes, fewer than a block has. The one that stands above whole blocks stands behind them.
    #[inline]
    pub(super) fn absorb_rest(&mut self, rest: &[u8]) {
        let mut block = [0; BLOCK];
        block[..rest.len()].copy_from_slice(rest);
        block[rest.len()] = 1;
        self.h = multiply_sum(self.h, words(&block), 0, self.r);
    }

    /// The tag: what has been added up, brought below the modulus, plus the second half of the key modulo 2^128.
    #[inline]
    pub(super) fn tag(&self, s: &[u8; BLOCK]) -> [u8; BLOCK] {
        let [h0, h1, h2] = self.h;
        // h + 5 has a bit from 130 up if and only if h is not below the modulus; its lower bits are h less the modulus then.
        let (g0, carry) = h0.overflowing_add(5);
        let (g1, carry) = h1.overflowing_add(u64::from(carry));
        let is_below = ((h2 + u64::from(carry)) >> 2).ct_eq(&0);
        let low = u64::conditional_select(&g0, &h0, is_below);
        let high = u64::conditional_select(&g1, &h1, is_below);
        let h = u128::from(low) | u128::from(high) << 64;
        h.wrapping_add(u128::from_le_bytes(*s)).to_le_bytes()
    }
}

impl Drop for Accumulator {
    fn drop(&mut self) {
        wipe(&mut self.h);
        wipe(&mut self.r);
    }
}

/// `(h + block + above * 2^128) * r`, below 2^131 if `h` is.
///
/// As `r` is clamped, `r1 * 5 / 4` is a whole number, and what a product of weight 2^128 becomes, because 2^130 is 5.
#[inline(always)]
fn multiply_sum(h: [u64; 3], block: [u64; 2], above: u64, [r0, r1]: [u64; 2]) -> [u64; 3] {
    let (h0, carry) = h[0].overflowing_add(block[0]);
    let (h1, carry) = h[1].carrying_add(block[1], carry);
    let h2 = h[2] + above + u64::from(carry);

    let s1 = r1 + (r1 >> 2);
    let d0 = product(h0, r0) + product(h1, s1);
    let d1 = product(h0, r1) + product(h1, r0) + u128::from(h2 * s1) + (d0 >> 64);
    let d2 = h2 * r0 + (d1 >> 64) as u64;

    let (h0, carry) = (d0 as u64).overflowing_add((d2 >> 2) * 5);
    let (h1, carry) = (d1 as u64).overflowing_add(u64::from(carry));
    [h0, h1, (d2 & 3) + u64::from(carry)]
}

#[inline(always)]
fn product(a: u64, b: u64) -> u128 {
    u128::from(a) * u128::from(b)
}

#[inline(always)]
fn words(block: &[u8; BLOCK]) -> [u64; 2] {
    let block = u128::from_le_bytes(*block);
    [block as u64, (block >> 64) as u64]
}
