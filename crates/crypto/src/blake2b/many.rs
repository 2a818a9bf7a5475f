//! Many messages in one call.

use super::kernel::{self, COUNTER, LAST, STEP};
use super::{BLOCK, Parameters, compress, compress_last, finish, write_digest};
use crate::error::Error;
use crate::kernels::{Family, Member};
use crate::lanes::{self, Function, Job, LONGEST_END, LaneKernel, MOST, Rows, TARGETS};
use crate::wipe::wipe;

static LANES: Family<LaneKernel<u64>> =
    Family::new(("blake2b", "lanes"), TARGETS, kernel::lanes, LaneKernel::link, is_right);

pub(crate) fn kernels() -> [&'static dyn Member; 1] {
    [&LANES]
}

impl Parameters<'_> {
    /// The digests of many messages, of any lengths, under the same parameters: that of `messages[i]` fills the `i`th part of `digests`,
    /// which is as long as all of them together. Each is hashed on a lane of the processor's vectors, so that it takes as many of them to be
    /// fast: 8 with AVX-512. Allocates nothing.
    ///
    /// # Errors
    ///
    /// As of [`Parameters::start`], and [`Error::Length`] unless `digests` has `digest_length` bytes a message. Nothing is written then.
    pub fn hash_many<M: AsRef<[u8]>>(
        &self,
        messages: &[M],
        digest_length: usize,
        digests: &mut [u8],
    ) -> Result<(), Error> {
        let state = self.initial_state(digest_length)?;
        if Some(digests.len()) != messages.len().checked_mul(digest_length) {
            let expected = "a digest's length for every message";
            return Err(Error::Length { what: "the digests", expected, actual: digests.len() });
        }
        let mut key = [0; BLOCK];
        key[..self.key.len()].copy_from_slice(self.key);
        let mut keyed = state;
        compress(&mut keyed, &[key], 0);
        let job = |number: usize| match messages[number].as_ref() {
            message if self.key.is_empty() => Job { state, before: 0, message },
            // Then the key's block is the last one.
            [] => Job { state, before: 0, message: &key },
            message => Job { state: keyed, before: BLOCK as u64, message },
        };
        let done = |number: usize, state| {
            write_digest(&state, &mut digests[number * digest_length..][..digest_length]);
        };
        match LANES.chosen() {
            Some(kernel) if messages.len() > 1 => lanes::hash::<OnLanes>(kernel, messages.len(), job, done),
            _ => one_by_one(messages.len(), job, done),
        }
        wipe(&mut key);
        wipe(&mut keyed);
        Ok(())
    }
}

fn one_by_one<'a>(count: usize, job: impl Fn(usize) -> Job<'a, u64>, mut done: impl FnMut(usize, [u64; 8])) {
    for number in 0..count {
        let Job { state, before, message } = job(number);
        done(number, finish(state, before.into(), message));
    }
}

struct OnLanes;

impl Function for OnLanes {
    type Word = u64;
    const BLOCK: usize = BLOCK;

    fn body(rest: usize) -> usize {
        rest.saturating_sub(1) / BLOCK * BLOCK
    }

    fn end(end: &mut [u8; LONGEST_END], rest: &[u8], _length: u64) -> usize {
        end[..rest.len()].copy_from_slice(rest);
        BLOCK
    }

    fn enter_body(rows: &mut Rows<u64>, lane: usize, before: u64) {
        *rows.word(COUNTER, lane) = before;
        *rows.word(STEP, lane) = BLOCK as u64;
        *rows.word(LAST, lane) = 0;
    }

    fn enter_end(rows: &mut Rows<u64>, lane: usize, length: u64) {
        *rows.word(COUNTER, lane) = length;
        *rows.word(STEP, lane) = 0;
        *rows.word(LAST, lane) = u64::MAX;
    }

    fn finish(state: [u64; 8], before: u64, rest: &[u8]) -> [u64; 8] {
        finish(state, before.into(), rest)
    }

    fn finish_end(mut state: [u64; 8], blocks: &[u8], length: u64) -> [u64; 8] {
        if let Some(block) = blocks.first_chunk() {
            compress_last(&mut state, block, length.into());
        }
        state
    }
}

/// Whether a kernel does what the portable code does, with other bytes, another state and another counter on every lane, and with lanes
/// at the end of their messages beside lanes in the midst of theirs.
fn is_right(kernel: &LaneKernel<u64>) -> bool {
    let bytes: [u8; 1024] = std::array::from_fn(|index| ((index * index) >> 3) as u8);
    let inputs: [&[u8]; MOST] = std::array::from_fn(|lane| &bytes[lane * 7..][..BLOCK]);
    let states = inputs.map(|input| finish(super::INITIAL, 0, input));
    let mut rows = Rows::new();
    for (lane, state) in states[..kernel.lanes].iter().enumerate() {
        rows.set_state(lane, state);
        let before = lane as u64 * 1000;
        if lane % 2 == 0 {
            OnLanes::enter_body(&mut rows, lane, before)
        } else {
            OnLanes::enter_end(&mut rows, lane, before)
        }
    }
    kernel.compress(&mut rows, &inputs, 1);
    (0..kernel.lanes).all(|lane| {
        let (mut state, before) = (states[lane], lane as u128 * 1000);
        let (blocks, _) = inputs[lane].as_chunks();
        if lane % 2 == 0 {
            compress(&mut state, blocks, before);
        } else {
            compress_last(&mut state, &blocks[0], before);
        }
        state == rows.state(lane)
    })
}
