//! SHA-256 and SHA-512 (FIPS 180-4).
//!
//! They are one function over words of two sizes, so they are one type here, [`Sha2`], and [`Hmac`](crate::Hmac),
//! [`Hkdf`](crate::Hkdf) and [`pbkdf2`](crate::pbkdf2()) are written once for both.

mod constants;
mod kernel;
mod many;
mod word;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86;

use std::fmt;
use std::slice;

use constants::CONSTANTS;
pub use word::Word;

use crate::kernels::Member;
use crate::lanes::LONGEST_END;
use crate::wipe::wipe;

/// SHA-256: digests of 32 bytes. See [`Sha2`].
pub type Sha256 = Sha2<u32>;

/// SHA-512: digests of 64 bytes. See [`Sha2`].
pub type Sha512 = Sha2<u64>;

/// A hash under way. It holds a block and the state in place (200 bytes at most) and allocates nothing; a clone goes on by itself. What it
/// holds is overwritten when it is dropped.
///
/// ```
/// use shortwire_crypto::Sha256;
///
/// let mut hash = Sha256::new();
/// hash.update(b"a");
/// hash.update(b"bc");
/// assert_eq!(hash.finalize(), Sha256::digest(b"abc"));
/// ```
#[derive(Clone)]
pub struct Sha2<W: Word> {
    state: [W; 8],
    /// The beginning of a block that is not yet complete.
    block: W::Block,
    /// How many bytes there have been.
    length: u64,
}

impl<W: Word> Sha2<W> {
    /// A hash of nothing yet.
    pub fn new() -> Self {
        Sha2::resume(W::INITIAL, 0)
    }

    /// A hash after `length` bytes, whole blocks, that led to `state`.
    pub(crate) fn resume(state: [W; 8], length: u64) -> Self {
        Sha2 { state, block: W::EMPTY_BLOCK, length }
    }

    /// The digest of one message. Copies its last block at most, allocates nothing.
    pub fn digest(message: &[u8]) -> W::Digest {
        W::digest(&finish(W::INITIAL, 0, message))
    }

    /// Goes on with more of the message. Whole blocks are read where they lie.
    pub fn update(&mut self, mut bytes: &[u8]) {
        let buffered = self.buffered();
        self.length += bytes.len() as u64;
        if buffered > 0 {
            let (taken, rest) = bytes.split_at(bytes.len().min(W::BLOCK - buffered));
            self.block.as_mut()[buffered..buffered + taken.len()].copy_from_slice(taken);
            if buffered + taken.len() < W::BLOCK {
                return;
            }
            W::compress(&mut self.state, slice::from_ref(&self.block));
            bytes = rest;
        }
        let (blocks, rest) = W::blocks(bytes);
        W::compress(&mut self.state, blocks);
        self.block.as_mut()[..rest.len()].copy_from_slice(rest);
    }

    /// The digest of all bytes since [`Sha2::new`].
    pub fn finalize(self) -> W::Digest {
        let buffered = self.buffered();
        W::digest(&finish(self.state, self.length - buffered as u64, &self.block.as_ref()[..buffered]))
    }

    /// How many bytes of `block` are of the message.
    fn buffered(&self) -> usize {
        (self.length % W::BLOCK as u64) as usize
    }
}

/// The state after a message whose first `before` bytes, whole blocks, led to `state`, and whose others are `rest`.
pub(crate) fn finish<W: Word>(mut state: [W; 8], before: u64, rest: &[u8]) -> [W; 8] {
    let length = before + rest.len() as u64;
    let (blocks, rest) = W::blocks(rest);
    let mut end = [0; LONGEST_END];
    let padded = pad::<W>(&mut end, rest, length);
    W::compress(&mut state, blocks);
    W::compress(&mut state, W::blocks(&end[..padded]).0);
    wipe(&mut end);
    state
}

/// Writes the `rest` of a message of `length` bytes and what follows it, FIPS 180-4 section 5.1, to `end`, which is all zero. Returns how
/// many bytes that is: whole blocks.
fn pad<W: Word>(end: &mut [u8; LONGEST_END], rest: &[u8], length: u64) -> usize {
    let padded = (rest.len() + 1 + W::LENGTH).next_multiple_of(W::BLOCK);
    end[..rest.len()].copy_from_slice(rest);
    end[rest.len()] = 0x80;
    let bits = (u128::from(length) << 3).to_be_bytes();
    end[padded - W::LENGTH..padded].copy_from_slice(&bits[bits.len() - W::LENGTH..]);
    padded
}

/// The block in which HMAC hashes a digest after its key's block: room for the digest, and what follows it.
pub(crate) fn padded_digest<W: Word>() -> W::Block {
    let mut end = [0; LONGEST_END];
    let empty = [0; 64];
    let padded = pad::<W>(&mut end, &empty[..W::DIGEST], (W::BLOCK + W::DIGEST) as u64);
    W::blocks(&end[..padded]).0[0]
}

/// The kernels of both.
pub(crate) fn kernels() -> [&'static dyn Member; 2] {
    [&many::SHA_256, &many::SHA_512]
}

impl<W: Word> Default for Sha2<W> {
    fn default() -> Self {
        Sha2::new()
    }
}

impl<W: Word> Drop for Sha2<W> {
    fn drop(&mut self) {
        wipe(&mut self.state);
        wipe(self.block.as_mut());
    }
}

/// Says how much has been hashed, and nothing of it.
impl<W: Word> fmt::Debug for Sha2<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sha{}({} bytes)", 8 * W::DIGEST, self.length)
    }
}
