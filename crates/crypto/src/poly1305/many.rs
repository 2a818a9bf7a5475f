//! Many messages at once: one in every lane.

use super::kernels;
use super::lanes::{MOST_LANES, Table, Vectorized};
use super::portable::Accumulator;
use super::{BLOCK, Poly1305, halves};
use crate::error::Error;

/// How many blocks of each message are brought in order before they are added.
const STEPS: usize = 16;

/// From how many blocks on, that all messages have, vectors pay.
const MINIMUM: usize = 2;

impl Poly1305 {
    /// The tags of many messages, each with its own key and length. Messages share vectors with their neighbours for as long
    /// as the shortest of 8 goes: it is best if they are about equally long. Nothing is allocated.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] unless there are as many tags as messages.
    pub fn tag_many(
        messages: &[(&[u8; Self::KEY], &[u8])],
        tags: &mut [[u8; Self::TAG]],
    ) -> Result<(), Error> {
        if messages.len() != tags.len() {
            return Err(Error::Length {
                what: "the list of tags",
                expected: "as many as messages",
                actual: tags.len(),
            });
        }
        let Some(kernel) = kernels::chosen() else {
            each(messages, tags);
            return Ok(());
        };
        let lanes = kernel.layout.lanes;
        for (messages, tags) in messages.chunks(lanes).zip(tags.chunks_mut(lanes)) {
            let common = messages.iter().map(|(_, message)| message.len() / BLOCK).min().unwrap_or(0);
            if messages.len() > lanes / 2 && common >= MINIMUM {
                together(kernel, messages, common, tags);
            } else {
                each(messages, tags);
            }
        }
        Ok(())
    }
}

fn each(messages: &[(&[u8; Poly1305::KEY], &[u8])], tags: &mut [[u8; BLOCK]]) {
    for ((key, message), tag) in messages.iter().zip(tags) {
        *tag = Poly1305::tag(key, message);
    }
}

/// The tags of at most as many messages as there are lanes, which have at least `common` blocks.
fn together(
    kernel: &Vectorized,
    messages: &[(&[u8; Poly1305::KEY], &[u8])],
    common: usize,
    tags: &mut [[u8; BLOCK]],
) {
    let layout = kernel.layout;
    let mut table = Table::new(layout);
    for (index, (key, _)) in messages.iter().enumerate() {
        table.set_message_of(index, Accumulator::new(halves(key).0).r);
    }

    let mut groups = [0; STEPS * MOST_LANES * BLOCK];
    for first in (0..common).step_by(STEPS) {
        let steps = STEPS.min(common - first);
        for (index, (_, message)) in messages.iter().enumerate() {
            let (blocks, _) = message.as_chunks::<BLOCK>();
            for (step, block) in blocks[first..first + steps].iter().enumerate() {
                groups[step * layout.group_bytes() + index * BLOCK..][..BLOCK].copy_from_slice(block);
            }
        }
        kernel.absorb(&mut table, &groups[..steps * layout.group_bytes()], false);
    }

    for (index, ((key, message), tag)) in messages.iter().zip(tags).enumerate() {
        let (r, cover) = halves(key);
        let mut accumulator = Accumulator::new(r);
        accumulator.h = table.sum_of(index);
        let (blocks, rest) = message.as_chunks();
        accumulator.absorb(&blocks[common..]);
        if !rest.is_empty() {
            accumulator.absorb_rest(rest);
        }
        *tag = accumulator.tag(cover);
    }
}
