//! The generator of vector kernels: one source for every width, for products of 32-bit numbers and of 52-bit ones.
//!
//! Each lane is a polynomial of its own. Of one message, lane `l` of `n` has every `n`th block, beginning with one of the
//! first `n`, and multiplies by `r^n` each time; at the end it is multiplied by the power its last block is due, and the sum
//! of all lanes is what the message comes to (Goll, Gueron: "Vectorization of Poly1305 Message Authentication Code", 2015).
//! With another `r` in every lane, and no sum, the same code works on as many messages.
//!
//! What products add up to is reduced once for two groups of blocks: `h = (h + group) * r^2n + next group * r^n`. Nothing
//! depends on the data but numbers; branches and addresses are made of how many groups there are.

use shortwire_jit::vector::{Address, Condition, Emitter, Vector, Word};

use super::field::Radix;
use super::lanes::{Layout, Power};

/// A kernel's code. The arguments are those of [`super::lanes::Function`].
pub(super) fn emit(e: &mut Emitter, radix: Radix, [table, data, pairs, singles]: [Word; 4]) {
    let kernel = Kernel::new(e, radix, table, data);
    let (pair, single, multiply, done) = (e.label(), e.label(), e.label(), e.label());
    for (limb, h) in kernel.h.iter().enumerate() {
        e.load(*h, kernel.sum(limb));
    }

    e.branch(Condition::Equal, pairs, 0, single);
    e.align();
    e.bind(pair);
    kernel.load_group(e, 1);
    kernel.multiply_group(e, Power::Single);
    kernel.load_group(e, 0);
    kernel.add_group(e);
    kernel.multiply_sum(e, table, Power::Double, Product::Added);
    kernel.reduce(e);
    e.add(data, kernel.group_bytes(2));
    e.loop_down(pairs, pair);

    // Single groups, and then the last one, which differs in nothing but where its powers are.
    let powers = e.word();
    e.bind(single);
    e.copy_word(powers, table);
    e.branch(Condition::NotEqual, singles, 0, multiply);
    e.add(powers, kernel.offset(Power::Last, 0) - kernel.offset(Power::Single, 0));
    e.bind(multiply);
    kernel.load_group(e, 0);
    kernel.add_group(e);
    kernel.multiply_sum(e, powers, Power::Single, Product::First);
    kernel.reduce(e);
    e.add(data, kernel.group_bytes(1));
    e.branch(Condition::Equal, singles, 0, done);
    e.sub(singles, 1);
    e.jump(single);

    e.bind(done);
    for (limb, h) in kernel.h.iter().enumerate() {
        e.store(kernel.sum(limb), *h);
    }
}

/// Whether a product is what the accumulators begin with, or comes on top.
#[derive(Clone, Copy, PartialEq)]
enum Product {
    First,
    Added,
}

struct Kernel {
    layout: Layout,
    table: Word,
    data: Word,
    /// The limbs of the sum so far.
    h: Vec<Vector>,
    /// What products add up to, per limb; with 52-bit products their lower halves, then the upper ones.
    products: Vec<Vector>,
    /// The words of a group's blocks, low and high.
    words: [Vector; 2],
    /// A limb of them.
    limb: Vector,
    /// The bits that all limbs but the uppermost have.
    mask: Vector,
    /// The one above each block, as part of its uppermost limb.
    above: Vector,
}

impl Kernel {
    fn new(e: &mut Emitter, radix: Radix, table: Word, data: Word) -> Self {
        let halves = match radix {
            Radix::Bits26 => 1,
            Radix::Bits44 => 2,
        };
        let kernel = Self {
            layout: Layout { radix, lanes: e.width().bytes() / 8 },
            table,
            data,
            h: (0..radix.limbs()).map(|_| e.vector()).collect(),
            products: (0..halves * radix.limbs()).map(|_| e.vector()).collect(),
            words: e.vectors(),
            limb: e.vector(),
            mask: e.vector(),
            above: e.vector(),
        };
        let mask = e.splat64((1 << radix.bits()) - 1);
        e.load(kernel.mask, mask);
        let above = e.splat64(1 << (128 - radix.offset(radix.limbs() - 1)));
        e.load(kernel.above, above);
        kernel
    }

    fn sum(&self, limb: usize) -> Address {
        self.table.at(self.layout.byte(self.layout.sum(limb)))
    }

    /// How far in the table a power begins, or one of its rows.
    fn offset(&self, power: Power, row: usize) -> i32 {
        self.layout.byte(self.layout.power(power) + row)
    }

    fn group_bytes(&self, groups: usize) -> i32 {
        (groups * self.layout.group_bytes()) as i32
    }

    /// Loads a block for each lane: neighbours lie half a group apart, so that no lane has to be moved across a vector.
    fn load_group(&self, e: &mut Emitter, group: i32) {
        let [low, high] = self.words;
        let half = self.group_bytes(1) / 2;
        e.load(self.limb, self.data.at(2 * half * group));
        e.load(high, self.data.at(2 * half * group + half));
        e.interleave_low64(low, self.limb, high);
        e.interleave_high64(high, self.limb, high);
    }

    /// A limb of the group's blocks.
    fn load_limb(&self, e: &mut Emitter, index: usize) {
        let [low, high] = self.words;
        let (radix, limb) = (self.layout.radix, self.limb);
        let begin = radix.offset(index);
        match begin {
            0 => return e.and(limb, low, self.mask),
            1..64 => e.shr64(limb, low, begin),
            64.. => e.shr64(limb, high, begin - 64),
        }
        if begin < 64 && begin + radix.bits() > 64 {
            let rest = e.vector();
            e.shl64(rest, high, 64 - begin);
            e.or(limb, limb, rest);
            e.free(rest);
        }
        if index == radix.limbs() - 1 {
            e.or(limb, limb, self.above);
        } else {
            e.and(limb, limb, self.mask);
        }
    }

    fn add_group(&self, e: &mut Emitter) {
        for (index, h) in self.h.iter().enumerate() {
            self.load_limb(e, index);
            e.add64(*h, *h, self.limb);
        }
    }

    fn multiply_group(&self, e: &mut Emitter, power: Power) {
        for index in 0..self.h.len() {
            self.load_limb(e, index);
            let product = if index == 0 { Product::First } else { Product::Added };
            self.multiply(e, index, self.limb, self.table, power, product);
        }
    }

    fn multiply_sum(&self, e: &mut Emitter, powers: Word, power: Power, first: Product) {
        for (index, h) in self.h.iter().enumerate() {
            let product = if index == 0 { first } else { Product::Added };
            self.multiply(e, index, *h, powers, power, product);
        }
    }

    /// Multiplies one limb by all limbs of a power. Those that would land above the uppermost limb land lowest instead,
    /// multiplied by what that changes about their weight.
    fn multiply(
        &self,
        e: &mut Emitter,
        index: usize,
        limb: Vector,
        powers: Word,
        power: Power,
        product: Product,
    ) {
        let limbs = self.h.len();
        for target in 0..limbs {
            let row =
                if target >= index { target - index } else { self.layout.wrapped(target + limbs - index) };
            let factor = powers.at(self.offset(power, row));
            let low = self.products[target];
            match (self.layout.radix, product) {
                (Radix::Bits26, Product::First) => e.multiply_even(low, limb, factor),
                (Radix::Bits26, Product::Added) => e.multiply_add_even(low, limb, factor),
                (Radix::Bits44, _) => {
                    let high = self.products[limbs + target];
                    if product == Product::First {
                        e.zero(low);
                        e.zero(high);
                    }
                    e.multiply_add52_low(low, limb, factor);
                    e.multiply_add52_high(high, limb, factor);
                }
            }
        }
    }

    /// Turns what products add up to into limbs that can be multiplied again.
    fn reduce(&self, e: &mut Emitter) {
        match self.layout.radix {
            Radix::Bits26 => self.reduce26(e),
            Radix::Bits44 => self.reduce44(e),
        }
    }

    /// Carries from limbs 0 and 3 up at the same time, all the way round.
    fn reduce26(&self, e: &mut Emitter) {
        let (&[d0, d1, d2, d3, d4], &[h0, h1, h2, h3, h4]) = (&self.products[..], &self.h[..]) else {
            unreachable!("numbers have five limbs")
        };
        let carry = self.limb;
        let step = |e: &mut Emitter, from: Vector, kept: Vector, to: Vector| {
            e.shr64(carry, from, 26);
            e.and(kept, from, self.mask);
            e.add64(to, to, carry);
        };
        step(e, d3, h3, d4);
        step(e, d0, h0, d1);
        step(e, d4, h4, h0);
        e.shl64(carry, carry, 2);
        e.add64(h0, h0, carry);
        step(e, d1, h1, d2);
        step(e, d2, h2, h3);
        step(e, h0, h0, h1);
        step(e, h3, h3, h4);
    }

    /// Carries from limb 0 up, with the upper halves of products, whose weight is 2^52, on the way.
    fn reduce44(&self, e: &mut Emitter) {
        let &[low0, low1, low2, high0, high1, high2] = &self.products[..] else {
            unreachable!("three limbs have products in two halves")
        };
        let &[h0, h1, h2] = &self.h[..] else { unreachable!("numbers have three limbs") };
        let carry = self.limb;
        for (from, high, kept, to) in [(low0, high0, h0, low1), (low1, high1, h1, low2)] {
            e.shr64(carry, from, 44);
            e.and(kept, from, self.mask);
            e.add64(to, to, carry);
            e.shl64(high, high, 52 - 44);
            e.add64(to, to, high);
        }
        let top_mask = e.splat64((1 << 42) - 1);
        e.shr64(carry, low2, 42);
        e.and(h2, low2, top_mask);
        e.shl64(high2, high2, 52 - 42);
        e.add64(carry, carry, high2);
        e.add64(h0, h0, carry);
        e.shl64(carry, carry, 2);
        e.add64(h0, h0, carry);
        e.shr64(carry, h0, 44);
        e.and(h0, h0, self.mask);
        e.add64(h1, h1, carry);
    }
}
