//! Poly1305 (Bernstein 2005; RFC 8439, section 2.5).
//!
//! Sixteen bytes of the message at a time are the coefficients of a polynomial, which is evaluated at the first half of
//! the key modulo 2^130 - 5. Long messages run in vector kernels; short ones, and what is left of long ones, in 64-bit
//! words. Neither branches on, nor forms an address of, anything but lengths.

mod field;
mod kernel;
mod kernels;
#[allow(unsafe_code)]
mod lanes;
mod many;
mod portable;

use std::fmt;
use std::slice;

pub(crate) use kernels::kernels;

use lanes::Table;
use portable::Accumulator;

use crate::constant_time;
use crate::error::Error;
use crate::wipe::wipe;

const BLOCK: usize = 16;

/// From how many bytes on it pays to make the powers of `r` that vectors need, which takes as long as 400 bytes in words.
const VECTOR_MINIMUM: usize = 640;

/// The tag of one message under way, with a key that is used once.
///
/// **A key that authenticates two messages gives itself away**: whoever has seen both can forge others. Boxes and AEADs
/// make a key for every nonce; only who builds another construction needs this type.
///
/// It allocates nothing, and what it holds is overwritten when it is dropped.
///
/// ```
/// use shortwire_crypto::Poly1305;
///
/// let key = [7; 32];
/// let mut mac = Poly1305::new(&key);
/// mac.update(b"in ");
/// mac.update(b"pieces");
/// assert_eq!(mac.finalize(), Poly1305::tag(&key, b"in pieces"));
/// ```
pub struct Poly1305 {
    accumulator: Accumulator,
    /// The second half of the key, which is added at the end.
    cover: [u8; BLOCK],
    /// The beginning of a block that is not yet complete.
    block: [u8; BLOCK],
    buffered: usize,
}

impl Poly1305 {
    /// Bytes of a key.
    pub const KEY: usize = 32;

    /// Bytes of a tag.
    pub const TAG: usize = 16;

    /// A tag of nothing yet.
    #[inline]
    pub fn new(key: &[u8; Self::KEY]) -> Self {
        let (r, cover) = halves(key);
        Self { accumulator: Accumulator::new(r), cover: *cover, block: [0; BLOCK], buffered: 0 }
    }

    /// The tag of one message.
    #[inline]
    pub fn tag(key: &[u8; Self::KEY], message: &[u8]) -> [u8; Self::TAG] {
        let mut mac = Self::new(key);
        mac.update(message);
        mac.finish()
    }

    /// Whether `tag` is this message's, in constant time.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`].
    #[inline]
    pub fn verify(key: &[u8; Self::KEY], message: &[u8], tag: &[u8; Self::TAG]) -> Result<(), Error> {
        let mut mac = Self::new(key);
        mac.update(message);
        mac.check(tag)
    }

    /// Goes on with more of the message. Whole blocks are read where they lie; pieces of 4 KiB and more are
    /// fastest.
    #[inline]
    pub fn update(&mut self, mut bytes: &[u8]) {
        if self.buffered > 0 {
            let (taken, rest) = bytes.split_at(bytes.len().min(BLOCK - self.buffered));
            self.block[self.buffered..][..taken.len()].copy_from_slice(taken);
            self.buffered += taken.len();
            if self.buffered < BLOCK {
                return;
            }
            self.accumulator.absorb(slice::from_ref(&self.block));
            self.buffered = 0;
            bytes = rest;
        }
        if bytes.len() >= VECTOR_MINIMUM {
            bytes = self.absorb_groups(bytes);
        }
        let (blocks, rest) = bytes.as_chunks();
        self.accumulator.absorb(blocks);
        if !rest.is_empty() {
            self.block[..rest.len()].copy_from_slice(rest);
            self.buffered = rest.len();
        }
    }

    /// The tag of all bytes since [`Poly1305::new`].
    #[inline]
    pub fn finalize(mut self) -> [u8; Self::TAG] {
        self.finish()
    }

    /// Whether `tag` is that of all bytes since [`Poly1305::new`], in constant time.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`].
    #[inline]
    pub fn finalize_and_verify(mut self, tag: &[u8; Self::TAG]) -> Result<(), Error> {
        self.check(tag)
    }

    /// Fills up the last block with zeros, as AEADs do between their parts.
    #[inline]
    pub(crate) fn pad(&mut self) {
        if self.buffered > 0 {
            self.block[self.buffered..].fill(0);
            self.accumulator.absorb(slice::from_ref(&self.block));
            self.buffered = 0;
        }
    }

    /// Goes on with as many bytes as make whole groups for a vector kernel, if there is one, and returns the rest.
    fn absorb_groups<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let Some(kernel) = kernels::chosen() else { return bytes };
        let (groups, rest) = bytes.split_at(bytes.len() - bytes.len() % kernel.layout.group_bytes());
        let mut table = Table::new(kernel.layout);
        table.set_message(self.accumulator.r);
        table.set_sum(self.accumulator.h);
        kernel.absorb(&mut table, groups, true);
        self.accumulator.h = table.sum();
        rest
    }

    /// [`Poly1305::finalize`] without a move.
    #[inline]
    pub(crate) fn finish(&mut self) -> [u8; Self::TAG] {
        if self.buffered > 0 {
            self.accumulator.absorb_rest(&self.block[..self.buffered]);
        }
        self.accumulator.tag(&self.cover)
    }

    /// [`Poly1305::finalize_and_verify`] without a move.
    #[inline]
    pub(crate) fn check(&mut self, tag: &[u8; Self::TAG]) -> Result<(), Error> {
        if constant_time::equal(&self.finish(), tag) { Ok(()) } else { Err(Error::NotAuthentic) }
    }
}

fn halves(key: &[u8; Poly1305::KEY]) -> (&[u8; BLOCK], &[u8; BLOCK]) {
    let ([r, cover], []) = key.as_chunks() else { unreachable!("a key has two halves") };
    (r, cover)
}

impl Drop for Poly1305 {
    fn drop(&mut self) {
        wipe(&mut self.cover);
        wipe(&mut self.block);
    }
}

/// Shows nothing of the key.
impl fmt::Debug for Poly1305 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Poly1305")
    }
}
