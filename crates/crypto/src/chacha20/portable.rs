//! ChaCha in plain Rust: the reference that the kernels are held against, and what runs where they cannot.

use zeroize::Zeroize;

use crate::stream::{BLOCK, Start, Text, load_words};

/// "expand 32-byte k", as words.
pub(crate) const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// XORs the text with the stream from the block where it starts.
pub(crate) fn apply<const ROUNDS: usize>(start: Start<'_>, text: Text<'_>) {
    let mut state = [0; 16];
    state[..4].copy_from_slice(&CONSTANTS);
    state[4..12].copy_from_slice(&load_words::<8>(start.key));
    state[12..].copy_from_slice(&start.words());
    let mut rest = text;
    while !rest.is_empty() {
        let (part, after) = rest.split_within(BLOCK);
        let mut stream = block::<ROUNDS>(&state);
        part.xor(&stream);
        stream.zeroize();
        state[12] = state[12].wrapping_add(1);
        rest = after;
    }
    state.zeroize();
}

/// One block of key stream (RFC 8439, section 2.3).
fn block<const ROUNDS: usize>(start: &[u32; 16]) -> [u8; BLOCK] {
    let mut state = *start;
    for _ in 0..ROUNDS / 2 {
        quarter_round(&mut state, 0, 4, 8, 12);
        quarter_round(&mut state, 1, 5, 9, 13);
        quarter_round(&mut state, 2, 6, 10, 14);
        quarter_round(&mut state, 3, 7, 11, 15);
        quarter_round(&mut state, 0, 5, 10, 15);
        quarter_round(&mut state, 1, 6, 11, 12);
        quarter_round(&mut state, 2, 7, 8, 13);
        quarter_round(&mut state, 3, 4, 9, 14);
    }
    let mut bytes = [0; BLOCK];
    for ((bytes, word), start) in bytes.chunks_exact_mut(4).zip(&state).zip(start) {
        bytes.copy_from_slice(&word.wrapping_add(*start).to_le_bytes());
    }
    state.zeroize();
    bytes
}

fn quarter_round(state: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    state[a] = state[a].wrapping_add(state[b]);
    state[d] = (state[d] ^ state[a]).rotate_left(16);
    state[c] = state[c].wrapping_add(state[d]);
    state[b] = (state[b] ^ state[c]).rotate_left(12);
    state[a] = state[a].wrapping_add(state[b]);
    state[d] = (state[d] ^ state[a]).rotate_left(8);
    state[c] = state[c].wrapping_add(state[d]);
    state[b] = (state[b] ^ state[c]).rotate_left(7);
}
