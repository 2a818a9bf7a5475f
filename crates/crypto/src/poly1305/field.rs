//! Numbers modulo 2^130 - 5 in limbs: powers of `r`, which unlike `r` are not clamped, and what vector kernels count in.

/// Into how many bits a kernel divides numbers: as many as products of limbs leave room to be added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Radix {
    /// Five limbs of 26 bits, for products of 32-bit numbers.
    Bits26,
    /// Three limbs, of 44, 44 and 42 bits, for products of 52-bit numbers.
    Bits44,
}

/// The most limbs that a number has.
pub(super) const MOST_LIMBS: usize = 5;

impl Radix {
    pub(super) const fn limbs(self) -> usize {
        match self {
            Radix::Bits26 => 5,
            Radix::Bits44 => 3,
        }
    }

    pub(super) const fn bits(self) -> u32 {
        match self {
            Radix::Bits26 => 26,
            Radix::Bits44 => 44,
        }
    }

    /// Where a limb begins, in bits.
    pub(super) const fn offset(self, limb: usize) -> u32 {
        self.bits() * limb as u32
    }

    /// How many bits of 130 are left to the uppermost limb.
    pub(super) const fn top_bits(self) -> u32 {
        130 - self.offset(self.limbs() - 1)
    }

    /// What a limb above the uppermost one weighs if it is put lowest: all limbs have 130 bits, each of which is 5 there, or
    /// two more.
    pub(super) const fn wrapped(self) -> u64 {
        5 << (self.offset(self.limbs()) - 130)
    }
}

const BITS: u32 = 44;
const MASK: u64 = (1 << BITS) - 1;
const TOP_BITS: u32 = Radix::Bits44.top_bits();
const TOP_MASK: u64 = (1 << TOP_BITS) - 1;

/// A number in limbs of 44, 44 and 42 bits; what is above them is less than a byte.
#[derive(Clone, Copy, Default)]
pub(super) struct Element([u64; 3]);

impl Element {
    /// The number in three words, below 2^131.
    #[inline]
    pub(super) fn from_words([low, high, above]: [u64; 3]) -> Self {
        Self([low & MASK, (low >> 44 | high << 20) & MASK, high >> 24 | above << 40])
    }

    #[inline]
    pub(super) fn multiply(self, other: Self) -> Self {
        let [a0, a1, a2] = self.0;
        let [b0, b1, b2] = other.0;
        let wrapped = Radix::Bits44.wrapped();
        let (w1, w2) = (wrapped * b1, wrapped * b2);
        let product = |a: u64, b: u64| u128::from(a) * u128::from(b);

        let d0 = product(a0, b0) + product(a1, w2) + product(a2, w1);
        let d1 = product(a0, b1) + product(a1, b0) + product(a2, w2) + (d0 >> BITS);
        let d2 = product(a0, b2) + product(a1, b1) + product(a2, b0) + (d1 >> BITS);

        let low = (d0 as u64 & MASK) + 5 * (d2 >> TOP_BITS) as u64;
        Self([low & MASK, (d1 as u64 & MASK) + (low >> BITS), d2 as u64 & TOP_MASK])
    }

    /// The number's limbs, the lowest first; as many as `radix` has count.
    #[inline]
    pub(super) fn limbs(self, radix: Radix) -> [u64; MOST_LIMBS] {
        let [a0, a1, a2] = self.0;
        match radix {
            Radix::Bits44 => [a0, a1, a2, 0, 0],
            Radix::Bits26 => {
                const MASK: u64 = (1 << 26) - 1;
                let low = u128::from(a0) + (u128::from(a1) << 44);
                let high = (low >> 52) as u64 as u128 + (u128::from(a2) << 36);
                let limb = |bits: u128| bits as u64 & MASK;
                [limb(low), limb(low >> 26), limb(high), limb(high >> 26), (high >> 52) as u64]
            }
        }
    }
}

/// The number in three words, below 2^131, whose limbs are below 2^52 each, or 2^36 if they have 26 bits.
#[inline]
pub(super) fn words(mut limbs: [u64; MOST_LIMBS], radix: Radix) -> [u64; 3] {
    let top = radix.limbs() - 1;
    limbs[0] += 5 * (limbs[top] >> radix.top_bits());
    limbs[top] &= (1 << radix.top_bits()) - 1;

    let (mut low, mut high) = (0_u128, 0_u128);
    for (index, &limb) in limbs[..=top].iter().enumerate() {
        match radix.offset(index) {
            offset @ ..64 => low += u128::from(limb) << offset,
            offset => high += u128::from(limb) << (offset - 64),
        }
    }
    high += low >> 64;
    [low as u64, high as u64, (high >> 64) as u64]
}
