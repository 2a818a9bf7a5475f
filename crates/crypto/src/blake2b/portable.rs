//! The compression function F (RFC 7693, section 3.2) on general registers.

use super::{BLOCK, INITIAL};

/// In which order each round takes the words of the message: section 2.7. Rounds 10 and 11 begin anew.
pub(super) const ORDER: [[usize; 16]; 12] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
];

/// Which words of the working state G takes: the columns, then the diagonals.
pub(super) const COLUMNS_AND_DIAGONALS: [[usize; 4]; 8] = [
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
    [0, 5, 10, 15],
    [1, 6, 11, 12],
    [2, 7, 8, 13],
    [3, 4, 9, 14],
];

/// Works blocks into the state. `counter` is what the first of them is told about how long the message is to its end, `last` whether it
/// is the last one: all ones, or zero.
pub(super) fn run(state: &mut [u64; 8], blocks: &[[u8; BLOCK]], counter: u128, last: u64) {
    for (number, block) in (0..).zip(blocks) {
        mix(state, block, counter + number * BLOCK as u128, last);
    }
}

fn mix(state: &mut [u64; 8], block: &[u8; BLOCK], counter: u128, last: u64) {
    let mut message = [0; 16];
    for (word, bytes) in message.iter_mut().zip(block.as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    let mut v = [0; 16];
    v[..8].copy_from_slice(state);
    v[8..].copy_from_slice(&INITIAL);
    v[12] ^= counter as u64;
    v[13] ^= (counter >> 64) as u64;
    v[14] ^= last;
    round(&mut v, &message, const { ORDER[0] });
    round(&mut v, &message, const { ORDER[1] });
    round(&mut v, &message, const { ORDER[2] });
    round(&mut v, &message, const { ORDER[3] });
    round(&mut v, &message, const { ORDER[4] });
    round(&mut v, &message, const { ORDER[5] });
    round(&mut v, &message, const { ORDER[6] });
    round(&mut v, &message, const { ORDER[7] });
    round(&mut v, &message, const { ORDER[8] });
    round(&mut v, &message, const { ORDER[9] });
    round(&mut v, &message, const { ORDER[10] });
    round(&mut v, &message, const { ORDER[11] });
    for (i, word) in state.iter_mut().enumerate() {
        *word ^= v[i] ^ v[i + 8];
    }
}

/// One round. Inlined with its order known, so that no index is left at run time.
#[inline(always)]
fn round(v: &mut [u64; 16], m: &[u64; 16], order: [usize; 16]) {
    for (i, places) in COLUMNS_AND_DIAGONALS.into_iter().enumerate() {
        g(v, places, m[order[2 * i]], m[order[2 * i + 1]]);
    }
}

#[inline(always)]
fn g(v: &mut [u64; 16], [a, b, c, d]: [usize; 4], x: u64, y: u64) {
    v[a] = v[a].wrapping_add(v[b]).wrapping_add(x);
    v[d] = (v[d] ^ v[a]).rotate_right(32);
    v[c] = v[c].wrapping_add(v[d]);
    v[b] = (v[b] ^ v[c]).rotate_right(24);
    v[a] = v[a].wrapping_add(v[b]).wrapping_add(y);
    v[d] = (v[d] ^ v[a]).rotate_right(16);
    v[c] = v[c].wrapping_add(v[d]);
    v[b] = (v[b] ^ v[c]).rotate_right(63);
}
