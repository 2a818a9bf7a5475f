//! Operations on each lane for itself.

use super::Emitter;
use super::handles::{Operand, Vector};
use super::machine::{Binary, Half, Lane, Shift, Ternary};
use super::target::Extension;

macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident: $op:expr;)*) => {
        impl Emitter {
            $(
                $(#[$doc])*
                #[track_caller]
                pub fn $name(&mut self, to: Vector, a: Vector, b: impl Into<Operand>) {
                    self.binary($op, to, a, b.into());
                }
            )*
        }
    };
}

binary! {
    /// `a + b` in lanes of 32 bits.
    add32: Binary::Add(Lane::Bits32);
    /// `a + b` in lanes of 64 bits.
    add64: Binary::Add(Lane::Bits64);
    /// `a - b` in lanes of 32 bits.
    sub32: Binary::Sub(Lane::Bits32);
    /// `a - b` in lanes of 64 bits.
    sub64: Binary::Sub(Lane::Bits64);
    /// `a ^ b`
    xor: Binary::Xor;
    /// `a & b`
    and: Binary::And;
    /// `a | b`
    or: Binary::Or;
    /// `a & !b`
    and_not: Binary::AndNot;
    /// Multiplies the low 32 bits of each lane of 64 bits; the products have 64 bits.
    multiply_even: Binary::MultiplyEven;
    /// All ones in lanes of 32 bits where `a == b`, zero elsewhere.
    equal32: Binary::Equal32;
    /// All ones in lanes of 32 bits where `a > b` as signed numbers, zero elsewhere.
    greater32: Binary::Greater32;
    /// `a0 b0 a1 b1` of each part's four lanes of 32 bits.
    interleave_low32: Binary::InterleaveLow(Lane::Bits32);
    /// `a2 b2 a3 b3` of each part's four lanes of 32 bits.
    interleave_high32: Binary::InterleaveHigh(Lane::Bits32);
    /// `a0 b0` of each part's two lanes of 64 bits.
    interleave_low64: Binary::InterleaveLow(Lane::Bits64);
    /// `a1 b1` of each part's two lanes of 64 bits.
    interleave_high64: Binary::InterleaveHigh(Lane::Bits64);
}

macro_rules! by_bits {
    ($($(#[$doc:meta])* $name:ident: $function:ident($($argument:expr),*);)*) => {
        impl Emitter {
            $(
                $(#[$doc])*
                #[track_caller]
                pub fn $name(&mut self, to: Vector, a: Vector, bits: u32) {
                    self.$function($($argument,)* to, a, bits);
                }
            )*
        }
    };
}

by_bits! {
    /// `a << bits` in lanes of 32 bits. `bits` is below 32.
    shl32: shift(Shift::Left, Lane::Bits32);
    /// `a << bits` in lanes of 64 bits. `bits` is below 64.
    shl64: shift(Shift::Left, Lane::Bits64);
    /// `a >> bits`, filled up with zeros, in lanes of 32 bits.
    shr32: shift(Shift::Right, Lane::Bits32);
    /// `a >> bits`, filled up with zeros, in lanes of 64 bits.
    shr64: shift(Shift::Right, Lane::Bits64);
    /// `a` rotated to the left, in lanes of 32 bits, by whichever way is best on the target.
    rotl32: rotate(Lane::Bits32, false);
    /// `a` rotated to the left, in lanes of 64 bits.
    rotl64: rotate(Lane::Bits64, false);
    /// `a` rotated to the right, in lanes of 32 bits.
    rotr32: rotate(Lane::Bits32, true);
    /// `a` rotated to the right, in lanes of 64 bits.
    rotr64: rotate(Lane::Bits64, true);
}

impl Emitter {
    /// `a ^ b`, rotated to the left in lanes of 32 bits. Saves NEON a move; elsewhere it is the two operations.
    #[track_caller]
    pub fn xor_rotl32(&mut self, to: Vector, a: Vector, b: impl Into<Operand>, bits: u32) {
        self.xor_rotate(Lane::Bits32, to, a, b.into(), bits);
    }

    /// `a ^ b`, rotated to the left in lanes of 64 bits.
    #[track_caller]
    pub fn xor_rotl64(&mut self, to: Vector, a: Vector, b: impl Into<Operand>, bits: u32) {
        self.xor_rotate(Lane::Bits64, to, a, b.into(), bits);
    }

    /// Adds to `sum` the product of the low 32 bits of each lane of 64 bits.
    #[track_caller]
    pub fn multiply_add_even(&mut self, sum: Vector, a: Vector, b: impl Into<Operand>) {
        let b = b.into();
        self.check_all(&[sum, a]);
        self.check_operand(b, sum);
        self.machine.multiply_add_even(&mut self.state, sum, a, b);
    }

    /// Adds to `sum` the low 52 bits of the product of the low 52 bits of each lane of 64 bits.
    ///
    /// # Panics
    ///
    /// On targets without AVX-512. The caller asks [`Extension::Ifma`] before the kernel runs.
    #[track_caller]
    pub fn multiply_add52_low(&mut self, sum: Vector, a: Vector, b: impl Into<Operand>) {
        self.multiply_add52(Half::Low, sum, a, b.into());
    }

    /// Adds to `sum` the high 52 bits of such a product.
    ///
    /// # Panics
    ///
    /// As [`Emitter::multiply_add52_low`].
    #[track_caller]
    pub fn multiply_add52_high(&mut self, sum: Vector, a: Vector, b: impl Into<Operand>) {
        self.multiply_add52(Half::High, sum, a, b.into());
    }

    /// `a ^ b ^ c`
    #[track_caller]
    pub fn xor3(&mut self, to: Vector, a: Vector, b: Vector, c: Vector) {
        self.ternary(Ternary::Xor3, to, a, b, c);
    }

    /// Bit for bit, `a` where the mask is set, `b` elsewhere.
    #[track_caller]
    pub fn choose(&mut self, to: Vector, mask: Vector, a: Vector, b: Vector) {
        self.ternary(Ternary::Choose, to, mask, a, b);
    }

    /// Bit for bit, what at least two of the three are.
    #[track_caller]
    pub fn majority(&mut self, to: Vector, a: Vector, b: Vector, c: Vector) {
        self.ternary(Ternary::Majority, to, a, b, c);
    }

    /// Reverses the bytes of each lane of 32 bits.
    #[track_caller]
    pub fn swap_bytes32(&mut self, to: Vector, a: Vector) {
        self.swap_bytes(Lane::Bits32, to, a);
    }

    /// Reverses the bytes of each lane of 64 bits.
    #[track_caller]
    pub fn swap_bytes64(&mut self, to: Vector, a: Vector) {
        self.swap_bytes(Lane::Bits64, to, a);
    }

    /// Copies a register. A copy to itself costs nothing.
    #[track_caller]
    pub fn copy(&mut self, to: Vector, a: Vector) {
        self.check_all(&[to, a]);
        if to != a {
            self.machine.copy(to, a);
        }
    }

    /// Sets all bits to zero, those above the vector's width too.
    #[track_caller]
    pub fn zero(&mut self, to: Vector) {
        self.check(to);
        self.machine.zero(to);
    }

    /// Whether kernels of this target may use the extension. That they may does not say that this processor has it: ask
    /// [`Extension::is_supported`] before such a kernel is chosen.
    pub fn may_use(&self, extension: Extension) -> bool {
        match extension {
            Extension::Ifma => self.target().has_avx512(),
        }
    }

    #[track_caller]
    fn binary(&mut self, op: Binary, to: Vector, a: Vector, b: Operand) {
        self.check_all(&[to, a]);
        self.check_operand(b, to);
        self.machine.binary(&mut self.state, op, to, a, b);
    }

    #[track_caller]
    fn ternary(&mut self, op: Ternary, to: Vector, a: Vector, b: Vector, c: Vector) {
        self.check_all(&[to, a, b, c]);
        self.machine.ternary(&mut self.state, op, to, a, b, c);
    }

    #[track_caller]
    fn shift(&mut self, shift: Shift, lane: Lane, to: Vector, a: Vector, bits: u32) {
        self.check_all(&[to, a]);
        assert!(bits < lane.bits(), "a lane of {} bits is shifted by {bits}", lane.bits());
        if bits == 0 {
            self.copy(to, a);
        } else {
            self.machine.shift(&mut self.state, shift, lane, to, a, bits);
        }
    }

    #[track_caller]
    fn rotate(&mut self, lane: Lane, to_the_right: bool, to: Vector, a: Vector, bits: u32) {
        self.check_all(&[to, a]);
        match left(lane, to_the_right, bits) {
            0 => self.copy(to, a),
            bits => self.machine.rotate_left(&mut self.state, lane, to, a, bits),
        }
    }

    #[track_caller]
    fn xor_rotate(&mut self, lane: Lane, to: Vector, a: Vector, b: Operand, bits: u32) {
        self.check_all(&[to, a]);
        self.check_operand(b, to);
        match left(lane, false, bits) {
            0 => self.machine.binary(&mut self.state, Binary::Xor, to, a, b),
            bits => self.machine.xor_rotate_left(&mut self.state, lane, to, a, b, bits),
        }
    }

    #[track_caller]
    fn multiply_add52(&mut self, half: Half, sum: Vector, a: Vector, b: Operand) {
        assert!(self.may_use(Extension::Ifma), "{} has no products of 52 bits", self.target());
        self.check_all(&[sum, a]);
        self.check_operand(b, sum);
        self.machine.multiply_add52(&mut self.state, half, sum, a, b);
    }

    #[track_caller]
    fn swap_bytes(&mut self, lane: Lane, to: Vector, a: Vector) {
        self.check_all(&[to, a]);
        self.machine.swap_bytes(&mut self.state, lane, to, a);
    }

    #[track_caller]
    pub(super) fn check_operand(&self, operand: Operand, like: Vector) {
        match operand {
            Operand::Vector(vector) => self.check_all(&[vector, like]),
            Operand::Address(address) => self.check_address(address),
            Operand::Slot(_) | Operand::Constant(_) => {}
        }
    }
}

/// A rotation as one to the left, by less than the lane has bits.
fn left(lane: Lane, to_the_right: bool, bits: u32) -> u32 {
    let bits = bits % lane.bits();
    if to_the_right { (lane.bits() - bits) % lane.bits() } else { bits }
}
