//! Salsa in plain Rust: the reference that the kernels are held against, and what runs where they cannot.

use zeroize::Zeroize;

use crate::stream::{BLOCK, Start, Text, load_words};

/// "expand 32-byte k", as words.
pub(crate) const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// XORs the text with the stream from the block where it starts.
pub(crate) fn apply<const ROUNDS: usize>(start: Start<'_>, text: Text<'_>) {
    let [number, number_upper, nonce, nonce_upper] = start.words();
    let mut state = state(CONSTANTS, start.key, [nonce, nonce_upper, number, number_upper]);
    let mut rest = text;
    while !rest.is_empty() {
        let (part, after) = rest.split_within(BLOCK);
        let mut stream = block::<ROUNDS>(&state);
        part.xor(&stream);
        stream.zeroize();
        state[8] = state[8].wrapping_add(1);
        rest = after;
    }
    state.zeroize();
}

/// A state: constants on the diagonal, the key in two parts around 16 bytes.
pub(crate) fn state(constants: [u32; 4], key: &[u8; 32], input: [u32; 4]) -> [u32; 16] {
    let mut state = [0; 16];
    for (index, constant) in constants.into_iter().enumerate() {
        state[5 * index] = constant;
    }
    state[1..5].copy_from_slice(&load_words::<4>(&key[..16]));
    state[6..10].copy_from_slice(&input);
    state[11..15].copy_from_slice(&load_words::<4>(&key[16..]));
    state
}

/// One block of key stream (the Salsa20 specification, section 8).
pub(crate) fn block<const ROUNDS: usize>(start: &[u32; 16]) -> [u8; BLOCK] {
    let mut state = *start;
    for _ in 0..ROUNDS / 2 {
        quarter_round(&mut state, 0, 4, 8, 12);
        quarter_round(&mut state, 5, 9, 13, 1);
        quarter_round(&mut state, 10, 14, 2, 6);
        quarter_round(&mut state, 15, 3, 7, 11);
        quarter_round(&mut state, 0, 1, 2, 3);
        quarter_round(&mut state, 5, 6, 7, 4);
        quarter_round(&mut state, 10, 11, 8, 9);
        quarter_round(&mut state, 15, 12, 13, 14);
    }
    let mut bytes = [0; BLOCK];
    for ((bytes, word), start) in bytes.chunks_exact_mut(4).zip(&state).zip(start) {
        bytes.copy_from_slice(&word.wrapping_add(*start).to_le_bytes());
    }
    state.zeroize();
    bytes
}

fn quarter_round(state: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    state[b] ^= state[a].wrapping_add(state[d]).rotate_left(7);
    state[c] ^= state[b].wrapping_add(state[a]).rotate_left(9);
    state[d] ^= state[c].wrapping_add(state[b]).rotate_left(13);
    state[a] ^= state[d].wrapping_add(state[c]).rotate_left(18);
}
