//! Operations of NaCl: what goes into them. Each library has a module.

mod aws_lc;
mod by_dryoc;
mod by_graviola;
mod rustcrypto;

use std::hint::black_box;

use crate::arm::{Work, fnv1a};
use crate::protocol::{Refusal, Subject};

pub fn work(subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    let given = Given::new(subject);
    let operation = match &*subject.by {
        "rustcrypto" => rustcrypto::of(&subject.scenario, &given),
        "aws-lc" => aws_lc::of(&subject.scenario, &given),
        "graviola" => by_graviola::of(&subject.scenario, &given),
        "dryoc" => by_dryoc::of(&subject.scenario, &given),
        _ => None,
    };
    let once = operation.ok_or_else(|| Refusal::unknown(subject))?;
    Ok(Box::new(Nacl { out: vec![0; given.message.len() + MORE], given, once }))
}

/// What goes into operations, as the definition makes it.
pub struct Given {
    pub message: Vec<u8>,
    pub key: [u8; 32],
    pub nonce: [u8; 24],
    pub alice: [u8; 32],
    pub bob_public: [u8; 32],
    /// What cores take.
    pub input: [u8; 16],
}

impl Given {
    fn new(subject: &Subject) -> Self {
        Self {
            message: made(subject.size, 1),
            key: array(2),
            nonce: array(3),
            alice: array(4),
            bob_public: x25519_dalek::x25519(array(5), x25519_dalek::X25519_BASEPOINT_BYTES),
            input: array(6),
        }
    }
}

fn made(size: usize, seed: u32) -> Vec<u8> {
    let mut x = seed;
    let next = || {
        x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (x >> 24) as u8
    };
    std::iter::repeat_with(next).take(size).collect()
}

fn array<const N: usize>(seed: u32) -> [u8; N] {
    made(N, seed).try_into().expect("as many were made")
}

/// Writes the outcome of an operation into memory that has room for it, and tells its size.
type Operation = Box<dyn FnMut(&Given, &mut [u8]) -> usize>;

fn operation(once: impl FnMut(&Given, &mut [u8]) -> usize + 'static) -> Option<Operation> {
    Some(Box::new(once))
}

/// The outcome where it is right or wrong.
fn right(is_right: bool, out: &mut [u8]) -> usize {
    put(&u64::from(is_right).to_le_bytes(), out)
}

fn put(outcome: &[u8], out: &mut [u8]) -> usize {
    out[..outcome.len()].copy_from_slice(outcome);
    outcome.len()
}

/// By how much an outcome may be longer than the message.
const MORE: usize = 64;
/// How long the tag of a box is.
const TAG: usize = 16;

struct Nacl {
    given: Given,
    out: Vec<u8>,
    once: Operation,
}

impl Work for Nacl {
    fn answer(&mut self) -> String {
        let size = (self.once)(&self.given, &mut self.out);
        fnv1a(&self.out[..size])
    }

    #[inline(always)]
    fn once(&mut self) -> i64 {
        (self.once)(black_box(&self.given), black_box(&mut self.out));
        i64::from_le_bytes(*self.out.first_chunk().expect("there is room for more"))
    }
}
