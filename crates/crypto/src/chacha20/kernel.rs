//! ChaCha as its kernels see it.

use shortwire_jit::vector::{Emitter, Vector};

use super::portable::CONSTANTS;
use crate::stream::kernel::Cipher;

pub(crate) struct ChaCha;

/// Which word of a quarter is added to which, which is turned with it, and how far.
const STEPS: [(usize, usize, usize, u32); 4] = [(0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)];

impl Cipher for ChaCha {
    const CONSTANTS: [u32; 4] = CONSTANTS;
    const CONSTANT_WORDS: [usize; 4] = [0, 1, 2, 3];
    const KEY_WORDS: [usize; 8] = [4, 5, 6, 7, 8, 9, 10, 11];
    const START_WORDS: [usize; 4] = [12, 13, 14, 15];
    const COLUMNS: [[usize; 4]; 4] = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]];
    const DIAGONALS: [[usize; 4]; 4] = [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]];
    const COUNTER_ROW: usize = 3;
    const TEMPORARIES: usize = 2;

    fn quarter_rounds(e: &mut Emitter, quarters: &[[Vector; 4]]) {
        for (sum, addend, target, bits) in STEPS {
            for quarter in quarters {
                e.add32(quarter[sum], quarter[sum], quarter[addend]);
                e.xor_rotl32(quarter[target], quarter[target], quarter[sum], bits);
            }
        }
    }

    fn arrange(_: &mut Emitter, key_low: Vector, key_high: Vector, start: Vector) -> [Vector; 3] {
        [key_low, key_high, start]
    }

    /// Between the rounds, the rows are turned against the second one, which is the last that a round finishes: so no turn has to be
    /// waited for.
    fn double_round(e: &mut Emitter, states: &[[Vector; 4]]) {
        for [first, third, fourth] in
            [[[3, 0, 1, 2], [1, 2, 3, 0], [2, 3, 0, 1]], [[1, 2, 3, 0], [3, 0, 1, 2], [2, 3, 0, 1]]]
        {
            Self::quarter_rounds(e, states);
            for state in states {
                e.shuffle32(state[0], state[0], first);
                e.shuffle32(state[3], state[3], fourth);
                e.shuffle32(state[2], state[2], third);
            }
        }
    }

    fn restore(_: &mut Emitter, rows: [Vector; 4]) -> [Vector; 4] {
        rows
    }
}
