//! Salsa as its kernels see it.

use shortwire_jit::vector::{Emitter, Vector};

use super::portable::CONSTANTS;
use crate::stream::kernel::Cipher;

pub(crate) struct Salsa;

/// Which two words of a quarter are added, which gets the turned sum, and how far it is turned.
const STEPS: [(usize, usize, usize, u32); 4] = [(0, 3, 1, 7), (1, 0, 2, 9), (2, 1, 3, 13), (3, 2, 0, 18)];

/// A row holds a diagonal of the state, downwards. These are the words of rows 1 to 3, as (key's word, start's word).
///
/// | row | words | what they are |
/// |---|---|---|
/// | 0 | 0 5 10 15 | the constants |
/// | 1 | 4 9 14 3 | key 3, number's upper half, key 7, key 2 |
/// | 2 | 8 13 2 7 | number's lower half, key 6, key 1, nonce's upper half |
/// | 3 | 12 1 6 11 | key 5, key 0, nonce's lower half, key 4 |
const ROWS: [[Source; 4]; 3] = [
    [Source::KeyLow(3), Source::Start(1), Source::KeyHigh(3), Source::KeyLow(2)],
    [Source::Start(0), Source::KeyHigh(2), Source::KeyLow(1), Source::Start(3)],
    [Source::KeyHigh(1), Source::KeyLow(0), Source::Start(2), Source::KeyHigh(0)],
];

#[derive(Clone, Copy)]
enum Source {
    KeyLow(u8),
    KeyHigh(u8),
    Start(u8),
}

impl Cipher for Salsa {
    const CONSTANTS: [u32; 4] = CONSTANTS;
    const CONSTANT_WORDS: [usize; 4] = [0, 5, 10, 15];
    const KEY_WORDS: [usize; 8] = [1, 2, 3, 4, 11, 12, 13, 14];
    const START_WORDS: [usize; 4] = [8, 9, 6, 7];
    const COLUMNS: [[usize; 4]; 4] = [[0, 4, 8, 12], [5, 9, 13, 1], [10, 14, 2, 6], [15, 3, 7, 11]];
    const DIAGONALS: [[usize; 4]; 4] = [[0, 1, 2, 3], [5, 6, 7, 4], [10, 11, 8, 9], [15, 12, 13, 14]];
    const COUNTER_ROW: usize = 2;
    const TEMPORARIES: usize = 4;

    fn quarter_rounds(e: &mut Emitter, quarters: &[[Vector; 4]]) {
        let sums: Vec<Vector> = quarters.iter().map(|quarter| e.vector_of(quarter[0].width())).collect();
        for (left, right, target, bits) in STEPS {
            for (sum, quarter) in sums.iter().zip(quarters) {
                e.add32(*sum, quarter[left], quarter[right]);
            }
            for sum in &sums {
                e.rotl32(*sum, *sum, bits);
            }
            for (sum, quarter) in sums.iter().zip(quarters) {
                e.xor(quarter[target], quarter[target], *sum);
            }
        }
        e.free_all(&sums);
    }

    fn arrange(e: &mut Emitter, key_low: Vector, key_high: Vector, start: Vector) -> [Vector; 3] {
        let rows = ROWS.map(|row| {
            let result = e.vector_of(start.width());
            let part = e.vector_of(start.width());
            let sources = [
                (
                    key_low,
                    row.map(|source| if let Source::KeyLow(word) = source { Some(word) } else { None }),
                ),
                (
                    key_high,
                    row.map(|source| if let Source::KeyHigh(word) = source { Some(word) } else { None }),
                ),
                (start, row.map(|source| if let Source::Start(word) = source { Some(word) } else { None })),
            ];
            for (index, (vector, words)) in sources.into_iter().enumerate() {
                let mask = e.repeat128(mask_of(words.map(|word| word.is_some())));
                let into = if index == 0 { result } else { part };
                e.shuffle32(into, vector, words.map(Option::unwrap_or_default));
                e.and(into, into, mask);
                if index > 0 {
                    e.or(result, result, part);
                }
            }
            e.free(part);
            result
        });
        e.free_all(&[key_low, key_high, start]);
        rows
    }

    /// Between the rounds, the rows are turned against the first one, which is the last that a round finishes.
    fn double_round(e: &mut Emitter, states: &[[Vector; 4]]) {
        for [second, third, fourth] in
            [[[3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0]], [[1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]]]
        {
            let is_odd = second[0] == 3;
            let order = |state: &[Vector; 4]| {
                if is_odd { *state } else { [state[0], state[3], state[2], state[1]] }
            };
            let quarters: Vec<_> = states.iter().map(order).collect();
            Self::quarter_rounds(e, &quarters);
            for state in states {
                e.shuffle32(state[1], state[1], second);
                e.shuffle32(state[2], state[2], third);
                e.shuffle32(state[3], state[3], fourth);
            }
        }
    }

    /// Column `i` of row `r` is on diagonal `r - i`, which is row `(r - i) mod 4` here, in the same place.
    fn restore(e: &mut Emitter, rows: [Vector; 4]) -> [Vector; 4] {
        let masks = [0, 1, 2, 3].map(|place| e.repeat128(mask_of([0, 1, 2, 3].map(|other| other == place))));
        let width = rows[0].width();
        let part = e.vector_of(width);
        let restored = [0, 1, 2, 3].map(|row| {
            let result = e.vector_of(width);
            for (place, mask) in masks.into_iter().enumerate() {
                let from = rows[(row + 4 - place) % 4];
                let into = if place == 0 { result } else { part };
                e.and(into, from, mask);
                if place > 0 {
                    e.or(result, result, part);
                }
            }
            result
        });
        e.free(part);
        e.free_all(&rows);
        restored
    }
}

fn mask_of(words: [bool; 4]) -> [u8; 16] {
    std::array::from_fn(|index| if words[index / 4] { 0xff } else { 0 })
}
