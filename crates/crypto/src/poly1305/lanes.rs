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

/// Where what lies in the table: rows, which have one number for each lane.
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

    pub(super) const fn byte(self, row: usize) -> i32 {
        (row * self.lanes * 8) as i32
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

/// What a kernel works on: the sums and powers of its lanes. Both are secrets, and wiped.
#[repr(align(64))]
pub(super) struct Lanes<'a> {
    table: [u64; MOST_ROWS * MOST_LANES],
    kernel: &'a Vectorized,
}

impl<'a> Lanes<'a> {
    /// For one message: the powers of its `r`.
    pub(super) fn of_message(kernel: &'a Vectorized, r: [u64; 2]) -> Self {
        let Layout { lanes, .. } = kernel.layout;
        let mut powers = [Element::default(); MOST_LANES];
        powers[0] = Element::from_words([r[0], r[1], 0]);
        for exponent in 2..=lanes {
            let half = exponent.next_power_of_two() / 2;
            powers[exponent - 1] = powers[half - 1].multiply(powers[exponent - half - 1]);
        }
        let highest = powers[lanes - 1];

        let mut own = Self { table: [0; MOST_ROWS * MOST_LANES], kernel };
        let twice = highest.multiply(highest);
        own.set_power(Power::Double, |_| twice);
        own.set_power(Power::Single, |_| highest);
        own.set_power(Power::Last, |lane| powers[lanes - 1 - kernel.layout.block(lane)]);
        wipe(&mut powers);
        own
    }

    /// The sum of a message whose next bytes are `data`, whole groups and at least one, and which came to `h` before.
    pub(super) fn absorb(&mut self, h: [u64; 3], data: &[u8]) -> [u64; 3] {
        let Layout { radix, lanes, .. } = self.kernel.layout;
        let limbs = Element::from_words(h).limbs(radix);
        for (row, limb) in self.table.chunks_exact_mut(lanes).zip(limbs).take(radix.limbs()) {
            row.fill(0);
            row[0] = limb;
        }
        self.run(data);
        let mut limbs = [0; MOST_LIMBS];
        for (limb, row) in limbs.iter_mut().zip(self.table.chunks_exact(lanes)).take(radix.limbs()) {
            *limb = row.iter().sum();
        }
        words(limbs, radix)
    }

    /// How many bytes make a group: any number of groups can be added at once.
    pub(super) fn group_bytes(&self) -> usize {
        self.kernel.layout.group_bytes()
    }

    fn run(&mut self, data: &[u8]) {
        let groups = data.len() / self.group_bytes();
        assert!(groups > 0, "there is a last group");
        let before_last = groups - 1;
        // SAFETY: the table has all rows of the layout, and so many groups lie in the data.
        unsafe {
            (self.kernel.function)(self.table.as_mut_ptr(), data.as_ptr(), before_last / 2, before_last % 2)
        };
    }

    fn set_power(&mut self, power: Power, value: impl Fn(usize) -> Element) {
        let Layout { radix, lanes, .. } = self.kernel.layout;
        let rows = &mut self.table[self.kernel.layout.power(power) * lanes..];
        for lane in 0..lanes {
            let limbs = value(lane).limbs(radix);
            for (limb, value) in limbs.into_iter().enumerate().take(radix.limbs()) {
                rows[limb * lanes + lane] = value;
                if limb > 0 {
                    rows[self.kernel.layout.wrapped(limb) * lanes + lane] = radix.wrapped() * value;
                }
            }
        }
    }
}

impl Drop for Lanes<'_> {
    fn drop(&mut self) {
        wipe(&mut self.table);
    }
}
