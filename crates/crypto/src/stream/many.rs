//! Many messages at once: a block of a message in every lane.

use std::marker::PhantomData;

use zeroize::Zeroize;

use super::kernel::Lane;
use super::kernels::RunMany;
use super::{BLOCK, KEY, Start, StreamCipher, Text, check};
use crate::Error;

/// The most lanes that a kernel has.
const LANES: usize = 16;

/// How many messages with extended nonces are done together, so that their own keys have room on the stack.
const TOGETHER: usize = 64;

/// One of many messages.
#[derive(Debug)]
pub struct Message<'a, C: StreamCipher> {
    /// Its key.
    pub key: &'a [u8; KEY],
    /// Its nonce: never the same again with this key.
    pub nonce: &'a C::Nonce,
    /// The block of the stream that it begins with.
    pub counter: u64,
    /// The message, and where it goes.
    pub text: Text<'a>,
}

impl<C: StreamCipher> Message<'_, C> {
    /// Whether there is enough stream for it.
    ///
    /// # Errors
    /// [`Error::CounterOverflow`] if not.
    #[inline]
    pub fn check(&self) -> Result<(), Error> {
        check(self.counter, self.text.len(), C::LAST_BLOCK)
    }
}

/// XORs messages that have been checked.
pub(super) fn apply<C: StreamCipher>(messages: &mut [Message<'_, C>]) {
    let (Some(kernel), true) = (C::kernels().many(), messages.len() > 1) else {
        return messages.iter_mut().for_each(one::<C>);
    };
    let Some(subkey) = C::SUBKEY else {
        let mut packer = Packer::new(kernel);
        for message in messages {
            packer.add::<C>(
                C::start(message.key, message.nonce.as_ref(), message.counter),
                message.text.again(),
            );
        }
        return packer.finish();
    };
    for messages in messages.chunks_mut(TOGETHER) {
        let mut blocks = [[0; BLOCK]; TOGETHER];
        let mut keys = [[0; KEY]; TOGETHER];
        let mut packer = Packer::new(kernel);
        for (message, block) in messages.iter().zip(&mut blocks) {
            packer.add::<C>(C::subkey_start(message.key, message.nonce.as_ref()), Text::in_place(block));
        }
        packer.finish();
        let mut packer = Packer::new(kernel);
        for ((message, block), key) in messages.iter_mut().zip(&blocks).zip(&mut keys) {
            let nonce = message.nonce.as_ref();
            *key = subkey(block, C::subkey_start(message.key, nonce));
            packer.add::<C>(C::start(key, nonce, message.counter), message.text.again());
        }
        packer.finish();
        blocks.zeroize();
        keys.zeroize();
    }
}

fn one<C: StreamCipher>(message: &mut Message<'_, C>) {
    super::with_start::<C, _>(message.key, message.nonce.as_ref(), message.counter, |start| {
        super::apply::<C>(start, message.text.again());
    });
}

/// Collects blocks until every lane has one.
struct Packer<'a> {
    kernel: &'static RunMany,
    lanes: [Lane; LANES],
    filled: usize,
    /// For blocks that are shorter than the kernel takes.
    whole: [[u8; BLOCK]; LANES],
    /// Where what lies in `whole` belongs.
    parts: [Option<Text<'a>>; LANES],
    has_parts: bool,
    keys: PhantomData<&'a [u8; KEY]>,
}

impl<'a> Packer<'a> {
    fn new(kernel: &'static RunMany) -> Self {
        Self {
            kernel,
            lanes: [Lane::EMPTY; LANES],
            filled: 0,
            whole: [[0; BLOCK]; LANES],
            parts: [const { None }; LANES],
            has_parts: false,
            keys: PhantomData,
        }
    }

    /// Takes a message: as many of its blocks as fill all lanes at once, the others one by one.
    #[inline]
    fn add<C: StreamCipher>(&mut self, mut start: Start<'a>, mut text: Text<'a>) {
        let group = self.kernel.lanes() * BLOCK;
        if text.len() >= group {
            let whole = text.len() - text.len() % group;
            let (now, later) = text.split_at(whole);
            super::apply::<C>(start, now);
            (start, text) = (start.after(whole), later);
        }
        while text.len() >= BLOCK {
            let (block, later) = text.split_at(BLOCK);
            self.add_block(start, block);
            (start, text) = (start.after(BLOCK), later);
        }
        if !text.is_empty() && self.kernel.takes_parts() {
            self.add_block(start, text);
        } else if !text.is_empty() {
            self.add_part(start, text);
        }
    }

    #[inline]
    fn add_block(&mut self, start: Start<'a>, block: Text<'a>) {
        self.lanes[self.filled] = Lane::new(start, block.input(), block.output(), block.len());
        self.filled += 1;
        if self.filled == self.kernel.lanes() {
            self.run();
        }
    }

    /// Lets a lane work on a whole block instead of a part of one.
    fn add_part(&mut self, start: Start<'a>, part: Text<'a>) {
        part.read_to(&mut self.whole[self.filled]);
        self.parts[self.filled] = Some(part);
        self.has_parts = true;
        // Where the whole block lies is told when the lanes are run: the packer may be moved before.
        self.add_block(start, Text::in_place(&mut []));
    }

    #[inline]
    fn run(&mut self) {
        if self.has_parts {
            self.point_to_wholes();
        }
        // SAFETY: each filled lane is a part of a text that is borrowed for as long as this packer, or lies in `whole`; each part of a
        // text is in one lane, and texts are apart. The others are empty, or lie in `whole` too.
        unsafe { self.kernel.run(&self.lanes) };
        if self.has_parts {
            self.write_parts();
        }
        self.filled = 0;
    }

    #[cold]
    fn point_to_wholes(&mut self) {
        for ((lane, whole), part) in self.lanes.iter_mut().zip(&mut self.whole).zip(&self.parts) {
            if part.is_some() {
                let whole = whole.as_mut_ptr();
                (lane.input, lane.output) = (whole, whole);
            }
        }
    }

    #[cold]
    fn write_parts(&mut self) {
        for (part, whole) in self.parts.iter_mut().zip(&mut self.whole) {
            if let Some(part) = part.take() {
                part.write_from(whole);
                whole.zeroize();
            }
        }
        self.has_parts = false;
    }

    /// Does what has been collected.
    fn finish(&mut self) {
        if self.filled == 0 {
            return;
        }
        let key = [0; KEY];
        for (lane, whole) in self.lanes.iter_mut().zip(&mut self.whole).skip(self.filled) {
            let start = Start { key: &key, counter: 0, nonce: 0 };
            *lane = Lane::new(start, whole.as_ptr(), whole.as_mut_ptr(), 0);
        }
        self.run();
    }
}
