//! Whether a kernel gives the right answers: those of the portable code, for a text that takes every path through it.

use super::kernel::Lane;
use super::kernels::{Run, RunBulk, RunMany};
use super::{Algorithm, BLOCK, KEY, Start, Text};

/// Two groups of the widest kernel.
const LONGEST: usize = 32 * BLOCK;

const KEY_BYTES: [u8; KEY] = *b"the key of a proof is no secret.";
const START: Start<'_> =
    Start { key: &KEY_BYTES, counter: 0x0123_4567_89ab_cdef, nonce: 0xfedc_ba98_7654_3210 };

/// For kernels that take any length: all blocks, the last one not whole.
pub(super) fn of_part<A: Algorithm>(run: &Run) -> bool {
    agrees::<A>(run.capacity() - 5, |text| _ = run.run(START, text))
}

/// For kernels that take groups of blocks: the first group and another one, and a rest that is not touched.
pub(super) fn of_groups<A: Algorithm>(run: &RunBulk) -> bool {
    agrees::<A>(2 * run.group(), |text| _ = run.run(START, text))
}

fn agrees<A: Algorithm>(length: usize, run: impl FnOnce(Text<'_>)) -> bool {
    let (mut expected, mut actual) = ([0x5a; LONGEST], [0x5a; LONGEST]);
    A::portable(START, Text::in_place(&mut expected[..length]));
    run(Text::in_place(&mut actual[..length]));
    expected == actual
}

static KEYS: [[u8; KEY]; 16] = {
    let mut keys = [KEY_BYTES; 16];
    let mut index = 0;
    while index < keys.len() {
        keys[index][index] = 0xff;
        index += 1;
    }
    keys
};

/// For kernels that take blocks of different messages.
pub(super) fn of_lanes<A: Algorithm>(run: &RunMany) -> bool {
    let (mut expected, mut actual) = ([0x5a; 16 * BLOCK], [0x5a; 16 * BLOCK]);
    let mut lanes = [Lane::EMPTY; 16];
    for (index, lane) in lanes.iter_mut().enumerate().take(run.lanes()) {
        let start = Start { key: &KEYS[index], counter: START.counter << index, nonce: START.nonce >> index };
        let length = if run.takes_parts() { BLOCK - index } else { BLOCK };
        let place = index * BLOCK;
        A::portable(start, Text::in_place(&mut expected[place..place + length]));
        let text = actual[place..].as_mut_ptr();
        *lane = Lane::new(start, text, text, length);
    }
    // SAFETY: each lane has a block of its own in `actual`.
    unsafe { run.run(&lanes) };
    expected == actual
}
