//! A message by ChaCha20, or many: in plain Rust, by RustCrypto, by AWS-LC, and a copy of the outcome beside them.

use std::hint::black_box;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};

use crate::arm::{Work, fnv1a};
use crate::protocol::{Refusal, Subject};

pub fn work(subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    if subject.size == 0 || !subject.size.is_multiple_of(BLOCK) {
        return Err(Refusal::Error("a message is made of whole blocks".to_owned()));
    }
    match &*subject.by {
        "plain" => Ok(Box::new(Message::new(subject, plain))),
        "aws-lc" => Ok(Box::new(Message::new(subject, aws_lc))),
        "rustcrypto" => Ok(Box::new(Message::new(subject, rustcrypto))),
        "copy" => Ok(Box::new(copy(subject))),
        "portable" | "sse2" | "avx2" | "avx512" | "jit" => {
            Err(Refusal::Absent("comes with the crypto library".to_owned()))
        }
        _ => Err(Refusal::unknown(subject)),
    }
}

/// A message and where its ciphertext goes, or many of them, one after the other.
struct Message<F> {
    /// How long each is.
    size: usize,
    message: Vec<u8>,
    ciphertext: Vec<u8>,
    encrypt: F,
}

/// Encrypts the first into the second, which is as long, with a nonce.
trait Encrypt: FnMut(&[u8], &mut [u8], &Nonce) {}

impl<F: FnMut(&[u8], &mut [u8], &Nonce)> Encrypt for F {}

impl<F: Encrypt> Message<F> {
    fn new(subject: &Subject, encrypt: F) -> Self {
        let (size, mut x) = (subject.size * subject.input.count.max(1), subject.input.seed);
        let next = || {
            x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (x >> 24) as u8
        };
        Self {
            size: subject.size,
            message: std::iter::repeat_with(next).take(size).collect(),
            ciphertext: vec![0; size],
            encrypt,
        }
    }
}

impl<F: Encrypt> Work for Message<F> {
    fn answer(&mut self) -> String {
        self.once();
        fnv1a(&self.ciphertext)
    }

    #[inline(always)]
    fn once(&mut self) -> i64 {
        let (message, ciphertext) = (black_box(&self.message), black_box(&mut self.ciphertext));
        if message.len() == self.size {
            (self.encrypt)(message, ciphertext, black_box(&NONCE));
        } else {
            let parts = message.chunks_exact(self.size).zip(ciphertext.chunks_exact_mut(self.size));
            for (number, (from, to)) in (0_u32..).zip(parts) {
                let mut nonce = NONCE;
                nonce[..4].copy_from_slice(&number.to_le_bytes());
                (self.encrypt)(from, to, &nonce);
            }
        }
        let last = self.ciphertext.last_chunk().expect("no message is shorter than a block");
        i64::from_le_bytes(*last)
    }
}

/// Copies the ciphertext that is known by then.
fn copy(subject: &Subject) -> impl Work + use<> {
    let mut known = Message::new(subject, plain);
    known.once();
    Message {
        size: known.size,
        message: known.ciphertext.clone(),
        ciphertext: known.message,
        encrypt: copied,
    }
}

fn copied(from: &[u8], to: &mut [u8], _: &Nonce) {
    to.copy_from_slice(from);
}

/// The key, the nonce and the counter of RFC 8439, section 2.4.2.
const KEY: [u8; 32] = {
    let mut key = [0; 32];
    let mut i = 0;
    while i < 32 {
        key[i] = i as u8;
        i += 1;
    }
    key
};
type Nonce = [u8; 12];
const NONCE: Nonce = [0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0];
const COUNTER: u32 = 1;
const BLOCK: usize = 64;

fn rustcrypto(message: &[u8], ciphertext: &mut [u8], nonce: &Nonce) {
    let mut cipher = ChaCha20::new(black_box(&KEY).into(), nonce.into());
    cipher.seek(COUNTER * BLOCK as u32);
    cipher.apply_keystream_b2b(message, ciphertext);
}

fn aws_lc(message: &[u8], ciphertext: &mut [u8], nonce: &Nonce) {
    // SAFETY: both are as long as is said, and key and nonce have the sizes that it reads.
    unsafe {
        aws_lc_sys::CRYPTO_chacha_20(
            ciphertext.as_mut_ptr(),
            message.as_ptr(),
            message.len(),
            black_box(&KEY).as_ptr(),
            nonce.as_ptr(),
            COUNTER,
        );
    }
}

fn plain(message: &[u8], ciphertext: &mut [u8], nonce: &Nonce) {
    let mut state = initial(black_box(&KEY), nonce);
    let (blocks, rest) = message.as_chunks::<BLOCK>();
    assert!(rest.is_empty(), "a message is made of whole blocks");
    for (from, to) in blocks.iter().zip(ciphertext.as_chunks_mut::<BLOCK>().0) {
        let key_stream = block(&state);
        for ((from, to), word) in from.as_chunks().0.iter().zip(to.as_chunks_mut().0).zip(key_stream) {
            *to = (u32::from_le_bytes(*from) ^ word).to_le_bytes();
        }
        state[12] = state[12].wrapping_add(1);
    }
}

fn initial(key: &[u8; 32], nonce: &[u8; 12]) -> [u32; 16] {
    let mut state = [0; 16];
    let parts = [b"expand 32-byte k".as_slice(), key, &COUNTER.to_le_bytes(), nonce];
    let words = parts.into_iter().flat_map(|part| part.as_chunks().0);
    for (word, bytes) in state.iter_mut().zip(words) {
        *word = u32::from_le_bytes(*bytes);
    }
    state
}

#[inline(always)]
fn block(initial: &[u32; 16]) -> [u32; 16] {
    let mut state = *initial;
    for _ in 0..10 {
        quarter_round(&mut state, [0, 4, 8, 12]);
        quarter_round(&mut state, [1, 5, 9, 13]);
        quarter_round(&mut state, [2, 6, 10, 14]);
        quarter_round(&mut state, [3, 7, 11, 15]);
        quarter_round(&mut state, [0, 5, 10, 15]);
        quarter_round(&mut state, [1, 6, 11, 12]);
        quarter_round(&mut state, [2, 7, 8, 13]);
        quarter_round(&mut state, [3, 4, 9, 14]);
    }
    for (word, initial) in state.iter_mut().zip(initial) {
        *word = word.wrapping_add(*initial);
    }
    state
}

#[inline(always)]
fn quarter_round(state: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (to, other, changed, distance) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[to] = state[to].wrapping_add(state[other]);
        state[changed] = (state[changed] ^ state[to]).rotate_left(distance);
    }
}
