//! The memory that vector kernels work on.

use shortwire_jit::Kernel;
use shortwire_jit::vector::Target;

use super::BLOCK;
use super::field::{Element, MOST_LIMBS, Radix, words};
use crate::wipe::wipe;

/// A kernel: adds `2 * pairs + singles + 1` groups of blocks at `data` to the sum in the table. Pairs of groups are
/// multiplied by [`Power::Double`] and [`Power::Single`], single ones by the latter, and the last one by [`Power::Last`].
pub(super) type Function =
    unsafe extern "C" fn(table: *mut u64, data: *const u8, pairs: usize, singles: usize);

/// Which power of `r` a group is multiplied by. Each has its limbs in the table, and behind them all limbs but the first
/// once more, as they count where they wrap around.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Power {
    /// For the first group of a pair.
    Double,
    /// For the second group of a pair, and for one alone.
    Single,
    /// For the last group, after which lanes are added up.
    Last,
}

/// Where what lies in the table: rows, which have room for a number in each of the most lanes there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) radix: Radix,
    pub(super) lanes: usize,
}

/// Rows of the largest table: the sum, and three powers, whose upper limbs are there twice.
const MOST_ROWS: usize = MOST_LIMBS + 3 * (2 * MOST_LIMBS - 1);

pub(super) const MOST_LANES: usize = 8;

impl Layout {
    pub(super) const fn sum(self, limb: usize) -> usize {
        limb
    }

    pub(super) const fn power(self, power: Power) -> usize {
        self.radix.limbs() + power as usize * (2 * self.radix.limbs() - 1)
    }

    /// The row within a power for a limb as it counts where it wraps around.
    pub(super) const fn wrapped(self, limb: usize) -> usize {
        self.radix.limbs() + limb - 1
    }

    const fn rows(self) -> usize {
        self.power(Power::Last) + 2 * self.radix.limbs() - 1
    }

    pub(super) const fn byte(self, row: usize) -> i32 {
        (row * MOST_LANES * 8) as i32
    }

    /// How many bytes of a message a group is: a block for each lane.
    pub(super) const fn group_bytes(self) -> usize {
        self.lanes * BLOCK
    }

    /// Which of a group's blocks a lane has. Vectors have two lanes for every block of a message they load; the even ones
    /// are filled from a group's first half.
    pub(super) const fn block(self, lane: usize) -> usize {
        lane / 2 + lane % 2 * (self.lanes / 2)
    }

    /// The lane that has a block.
    const fn lane(self, block: usize) -> usize {
        let half = self.lanes / 2;
        block % half * 2 + block / half
    }
}

/// A kernel that can be called.
pub(super) struct Vectorized {
    function: Function,
    pub(super) layout: Layout,
    _code: Kernel,
}

impl Vectorized {
    pub(super) fn new(code: Kernel, target: Target, radix: Radix) -> Self {
        // SAFETY: these are the arguments of `kernel::emit`, and the code is kept beside the pointer.
        let function = unsafe { code.function() };
        Self { function, layout: Layout { radix, lanes: target.width().bytes() / 8 }, _code: code }
    }
}

impl Vectorized {
    /// Adds whole groups, at least one, to the sums of a table: in pairs, for which it has to have the power, or one by one.
    pub(super) fn absorb(&self, table: &mut Table, data: &[u8], in_pairs: bool) {
        assert!(table.layout == self.layout, "a table is made for a kernel");
        let groups = data.len() / self.layout.group_bytes();
        let before_last = groups.checked_sub(1).expect("there is a last group");
        let pairs = if in_pairs { before_last / 2 } else { 0 };
        // SAFETY: the table has all rows of the layout, and so many groups lie in the data.
        unsafe {
            (self.function)(
                table.rows.as_flattened_mut().as_mut_ptr(),
                data.as_ptr(),
                pairs,
                before_last - 2 * pairs,
            )
        };
    }
}

/// What a kernel works on: the sums and powers of its lanes. Both are secrets, and wiped.
#[repr(align(64))]
pub(super) struct Table {
    rows: [[u64; MOST_LANES]; MOST_ROWS],
    layout: Layout,
}

impl Table {
    #[inline]
    pub(super) fn new(layout: Layout) -> Self {
        Self { rows: [[0; MOST_LANES]; MOST_ROWS], layout }
    }

    /// Makes it one message's, by the powers of its `r`.
    pub(super) fn set_message(&mut self, r: [u64; 2]) {
        let lanes = self.layout.lanes;
        let mut powers = [Element::default(); MOST_LANES];
        powers[0] = Element::from_words([r[0], r[1], 0]);
        for done in [1, 2, 4] {
            for index in 0..done {
                powers[done + index] = powers[done - 1].multiply(powers[index]);
            }
        }
        let highest = powers[lanes - 1];
        self.set_power(Power::Double, highest.multiply(highest));
        self.set_power(Power::Single, highest);
        for lane in 0..lanes {
            self.set_lane(Power::Last, lane, powers[lanes - 1 - self.layout.block(lane)]);
        }
        wipe(&mut powers);
    }

    /// Makes one of its lanes a message's.
    pub(super) fn set_message_of(&mut self, message: usize, r: [u64; 2]) {
        let r = Element::from_words([r[0], r[1], 0]);
        let lane = self.layout.lane(message);
        self.set_lane(Power::Single, lane, r);
        self.set_lane(Power::Last, lane, r);
    }

    /// Begins, or goes on, with what one message came to before.
    #[inline]
    pub(super) fn set_sum(&mut self, h: [u64; 3]) {
        let limbs = Element::from_words(h).limbs(self.layout.radix);
        for (row, limb) in self.rows.iter_mut().zip(limbs).take(self.layout.radix.limbs()) {
            *row = [0; MOST_LANES];
            row[0] = limb;
        }
    }

    /// What one message comes to.
    #[inline]
    pub(super) fn sum(&self) -> [u64; 3] {
        // Lanes that the kernel does not have are zero.
        self.words(|row| row.iter().sum())
    }

    /// What one of several messages comes to.
    #[inline]
    pub(super) fn sum_of(&self, message: usize) -> [u64; 3] {
        let lane = self.layout.lane(message);
        self.words(|row| row[lane])
    }

    #[inline]
    fn words(&self, limb: impl Fn(&[u64; MOST_LANES]) -> u64) -> [u64; 3] {
        let radix = self.layout.radix;
        let mut limbs = [0; MOST_LIMBS];
        for (sum, row) in limbs.iter_mut().zip(&self.rows).take(radix.limbs()) {
            *sum = limb(row);
        }
        words(limbs, radix)
    }

    #[inline]
    fn set_power(&mut self, power: Power, value: Element) {
        self.set(power, value, |row, limb| *row = [limb; MOST_LANES]);
    }

    #[inline]
    fn set_lane(&mut self, power: Power, lane: usize, value: Element) {
        self.set(power, value, |row, limb| row[lane] = limb);
    }

    #[inline(always)]
    fn set(&mut self, power: Power, value: Element, put: impl Fn(&mut [u64; MOST_LANES], u64)) {
        let radix = self.layout.radix;
        let (limbs, wrapped) = self.rows[self.layout.power(power)..].split_at_mut(radix.limbs());
        let values = value.limbs(radix);
        for (row, value) in limbs.iter_mut().zip(values) {
            put(row, value);
        }
        for (row, value) in wrapped.iter_mut().zip(&values[1..radix.limbs()]) {
            put(row, radix.wrapped() * value);
        }
    }

    /// All of it, as a kernel sees it.
    #[cfg(test)]
    fn bytes(&self) -> Vec<u8> {
        self.rows.as_flattened().iter().flat_map(|word| word.to_le_bytes()).collect()
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        wipe(&mut self.rows[..self.layout.rows()]);
    }
}

#[cfg(test)]
mod tests {
    use shortwire_jit::testing::{Argument, Runner, targets};
    use shortwire_jit::vector::{Extension, Target};

    use super::*;
    use crate::poly1305::kernels::code;
    use crate::poly1305::portable::Accumulator;

    /// Runs a kernel wherever it can be run, on a table and a message behind it.
    fn run(kernel: &Runner, table: &mut Table, message: &[u8], [pairs, singles]: [usize; 2]) {
        let mut memory = table.bytes();
        let begin = memory.len();
        memory.extend_from_slice(message);
        let arguments = [
            Argument::At(0),
            Argument::At(begin),
            Argument::Number(pairs as u64),
            Argument::Number(singles as u64),
        ];
        kernel.call(&mut memory, &arguments);
        for (word, bytes) in table.rows.as_flattened_mut().iter_mut().zip(memory.as_chunks().0) {
            *word = u64::from_le_bytes(*bytes);
        }
    }

    /// Every kernel that can be run here, emulated ones too.
    fn kernels() -> impl Iterator<Item = (Target, Layout, Runner)> {
        let runs = |target: &Target, radix| match radix {
            Radix::Bits26 => !matches!(target, Target::Sse2 | Target::Ssse3),
            Radix::Bits44 => target.has_avx512() && Extension::Ifma.is_supported(),
        };
        [Radix::Bits26, Radix::Bits44].into_iter().flat_map(move |radix| {
            targets().into_iter().filter(move |target| runs(target, radix)).map(move |target| {
                let layout = Layout { radix, lanes: target.width().bytes() / 8 };
                (target, layout, Runner::new(code(target, radix)))
            })
        })
    }

    /// Numbers that look random, and the largest ones, which show carries that are lost.
    fn messages(length: usize) -> [Vec<u8>; 2] {
        [(0..length).map(|index| ((index * index * 31 + index * 7) >> 3) as u8).collect(), vec![0xff; length]]
    }

    #[test]
    fn a_message_comes_to_what_words_come_to() {
        for (target, layout, kernel) in kernels() {
            for groups in 1..=1100_usize.div_ceil(layout.group_bytes()) + 1 {
                for (key, message) in
                    [[0x35; BLOCK], [0xff; BLOCK]].iter().zip(messages(groups * layout.group_bytes()))
                {
                    let mut words = Accumulator::new(key);
                    words.h = [u64::MAX, u64::MAX - 4, 3];
                    let mut vectors = Accumulator { h: words.h, r: words.r };
                    words.absorb(message.as_chunks().0);

                    let mut table = Table::new(layout);
                    table.set_message(vectors.r);
                    table.set_sum(vectors.h);
                    run(&kernel, &mut table, &message, [(groups - 1) / 2, (groups - 1) % 2]);
                    vectors.h = table.sum();
                    let tags = [&words, &vectors].map(|accumulator| accumulator.tag(&[0; BLOCK]));
                    assert_eq!(tags[0], tags[1], "{groups} groups on {target}, {:?}", layout.radix);
                }
            }
        }
    }

    #[test]
    fn messages_side_by_side_come_to_what_words_come_to() {
        for (target, layout, kernel) in kernels() {
            let keys: Vec<[u8; BLOCK]> =
                (0..layout.lanes).map(|lane| [0xff - 17 * lane as u8; BLOCK]).collect();
            for groups in [1, 2, 3, 8] {
                for message in messages(groups * layout.group_bytes()) {
                    let mut table = Table::new(layout);
                    for (index, key) in keys.iter().enumerate() {
                        table.set_message_of(index, Accumulator::new(key).r);
                    }
                    run(&kernel, &mut table, &message, [0, groups - 1]);
                    for (index, key) in keys.iter().enumerate() {
                        let (blocks, _) = message.as_chunks::<BLOCK>();
                        let own: Vec<_> = blocks.iter().copied().skip(index).step_by(layout.lanes).collect();
                        let mut words = Accumulator::new(key);
                        let vectors = Accumulator { h: table.sum_of(index), r: words.r };
                        words.absorb(&own);
                        let tags = [words, vectors].map(|accumulator| accumulator.tag(&[0; BLOCK]));
                        assert_eq!(tags[0], tags[1], "message {index} of {groups} groups on {target}");
                    }
                }
            }
        }
    }
}
