//! Many messages in one call.

use std::marker::PhantomData;

use super::kernel;
use super::{Sha2, Word, finish, pad};
use crate::error::Error;
use crate::kernels::Family;
use crate::lanes::{self, Function, Job, LONGEST_END, LaneKernel, MOST, Rows, TARGETS};

pub(super) static SHA_256: Family<LaneKernel<u32>> =
    Family::new(("sha256", "lanes"), TARGETS, kernel::sha256, LaneKernel::link, is_right);

pub(super) static SHA_512: Family<LaneKernel<u64>> =
    Family::new(("sha512", "lanes"), TARGETS, kernel::sha512, LaneKernel::link, is_right);

impl<W: Word> Sha2<W> {
    /// The digests of many messages, of any lengths: `digests[i]` is that of `messages[i]`. Each is hashed on a lane of the processor's
    /// vectors, so that it takes as many of them to be fast: 16 of SHA-256 and 8 of SHA-512 with AVX-512. Allocates nothing.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] unless there are as many digests as messages. Nothing is written then.
    pub fn digest_many<M: AsRef<[u8]>>(messages: &[M], digests: &mut [W::Digest]) -> Result<(), Error> {
        if digests.len() != messages.len() {
            let expected = "as many as the messages";
            return Err(Error::Length { what: "the list of digests", expected, actual: digests.len() });
        }
        let job = |number: usize| Job { state: W::INITIAL, before: 0, message: messages[number].as_ref() };
        hash_many(messages.len(), job, |number, state| digests[number] = W::digest(&state));
        Ok(())
    }
}

/// Hashes many messages, on lanes if there are any.
pub(crate) fn hash_many<'a, W: Word>(
    count: usize,
    job: impl Fn(usize) -> Job<'a, W>,
    mut done: impl FnMut(usize, [W; 8]),
) {
    match W::lanes() {
        Some(kernel) if count > 1 => lanes::hash::<OnLanes<W>>(kernel, count, job, done),
        _ => (0..count).for_each(|number| {
            let Job { state, before, message } = job(number);
            done(number, finish(state, before, message));
        }),
    }
}

struct OnLanes<W>(PhantomData<W>);

impl<W: Word> Function for OnLanes<W> {
    type Word = W;
    const BLOCK: usize = W::BLOCK;

    /// Short messages go through the end as a whole, so that they are one run of blocks.
    fn body(rest: usize) -> usize {
        if rest + 1 + W::LENGTH <= LONGEST_END { 0 } else { rest - rest % W::BLOCK }
    }

    fn end(end: &mut [u8; LONGEST_END], rest: &[u8], length: u64) -> usize {
        pad::<W>(end, rest, length)
    }

    fn finish(state: [W; 8], before: u64, rest: &[u8]) -> [W; 8] {
        finish(state, before, rest)
    }

    fn finish_end(mut state: [W; 8], blocks: &[u8], _length: u64) -> [W; 8] {
        W::compress(&mut state, W::blocks(blocks).0);
        state
    }
}

/// Whether a kernel does what [`Word::compress`] does, with other bytes and another state on every lane.
fn is_right<W: Word>(kernel: &LaneKernel<W>) -> bool {
    const BLOCKS: usize = 3;
    let bytes: [u8; 1024] = std::array::from_fn(|index| ((index * index) >> 3) as u8);
    let inputs: [&[u8]; MOST] = std::array::from_fn(|lane| &bytes[lane * 7..][..BLOCKS * W::BLOCK]);
    let mut rows = Rows::new();
    let states = inputs.map(|input| {
        let mut state = W::INITIAL;
        W::compress(&mut state, &W::blocks(input).0[..1]);
        state
    });
    (0..kernel.lanes).for_each(|lane| rows.set_state(lane, &states[lane]));
    kernel.compress(&mut rows, &inputs, BLOCKS);
    (0..kernel.lanes).all(|lane| {
        let mut state = states[lane];
        W::compress(&mut state, W::blocks(inputs[lane]).0);
        state == rows.state(lane)
    })
}
