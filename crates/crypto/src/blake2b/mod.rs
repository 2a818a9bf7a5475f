//! BLAKE2b (RFC 7693): digests of any length up to 64 bytes, with a key, a salt and a personalisation.

mod kernel;
mod many;
mod portable;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86;

use std::fmt;
use std::slice;

use crate::error::Error;
use crate::wipe::wipe;

pub(crate) use many::kernels;

/// How many bytes are compressed at once.
const BLOCK: usize = 128;

/// The state that parameters are mixed into: that of SHA-512, as RFC 7693 has it.
const INITIAL: [u64; 8] = <u64 as crate::sha2::Word>::INITIAL;

/// How a hash begins. Hashes of one message under different parameters have nothing to do with each other.
///
/// ```
/// use shortwire_crypto::blake2b::Parameters;
///
/// let mut checksum = [0; 32];
/// Parameters::new().personalisation(b"checksum").hash(b"a message", &mut checksum)?;
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
#[derive(Clone, Copy, Default)]
pub struct Parameters<'a> {
    key: &'a [u8],
    salt: &'a [u8],
    personalisation: &'a [u8],
}

impl<'a> Parameters<'a> {
    /// No key, no salt, no personalisation.
    pub fn new() -> Self {
        Parameters::default()
    }

    /// Makes the digest a tag, under a key of 1 to 64 bytes; an empty one is none.
    pub fn key(self, key: &'a [u8]) -> Self {
        Parameters { key, ..self }
    }

    /// 16 bytes, or none, which is the same as zeros.
    pub fn salt(self, salt: &'a [u8]) -> Self {
        Parameters { salt, ..self }
    }

    /// Up to 16 bytes that say what the digest is for. Shorter ones are filled up with zeros on the right.
    pub fn personalisation(self, personalisation: &'a [u8]) -> Self {
        Parameters { personalisation, ..self }
    }

    /// A hash of nothing yet, for a digest of `digest_length` bytes.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] unless the digest has 1 to 64 bytes, the key at most 64, the salt 0 or 16 and the personalisation at most 16.
    pub fn start(&self, digest_length: usize) -> Result<Blake2b, Error> {
        let mut hash = Blake2b {
            state: self.initial_state(digest_length)?,
            block: [0; BLOCK],
            buffered: 0,
            compressed: 0,
            digest_length,
        };
        if !self.key.is_empty() {
            hash.block[..self.key.len()].copy_from_slice(self.key);
            hash.buffered = BLOCK;
        }
        Ok(hash)
    }

    /// Fills `digest`, whose length is a parameter too, with the digest of one message. Allocates nothing.
    ///
    /// # Errors
    ///
    /// As of [`Parameters::start`].
    pub fn hash(&self, message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        let mut hash = self.start(digest.len())?;
        hash.update(message);
        hash.finalize(digest)
    }

    /// Section 2.5 of RFC 7693, and 2.8 of the BLAKE2 paper for salt and personalisation.
    fn initial_state(&self, digest_length: usize) -> Result<[u64; 8], Error> {
        let refuse = |what, expected, actual| Err(Error::Length { what, expected, actual });
        if !(1..=64).contains(&digest_length) {
            return refuse("the digest", "1 to 64 bytes", digest_length);
        }
        if self.key.len() > 64 {
            return refuse("the key", "64 bytes at most", self.key.len());
        }
        if ![0, 16].contains(&self.salt.len()) {
            return refuse("the salt", "16 bytes", self.salt.len());
        }
        if self.personalisation.len() > 16 {
            return refuse("the personalisation", "16 bytes at most", self.personalisation.len());
        }
        let mut parameters = [0; 64];
        parameters[..4].copy_from_slice(&[digest_length as u8, self.key.len() as u8, 1, 1]);
        parameters[32..32 + self.salt.len()].copy_from_slice(self.salt);
        parameters[48..48 + self.personalisation.len()].copy_from_slice(self.personalisation);
        let mut state = INITIAL;
        for (word, bytes) in state.iter_mut().zip(parameters.as_chunks().0) {
            *word ^= u64::from_le_bytes(*bytes);
        }
        Ok(state)
    }
}

/// A hash under way. Allocates nothing; a clone goes on by itself. What it holds is overwritten when it is dropped.
#[derive(Clone)]
pub struct Blake2b {
    state: [u64; 8],
    /// What is not yet compressed: the last block is told that it is, so a full one waits for what comes.
    block: [u8; BLOCK],
    buffered: usize,
    compressed: u128,
    digest_length: usize,
}

impl Blake2b {
    /// The digest of one message without key, salt and personalisation. `LENGTH` is 1 to 64, which the compiler checks.
    pub fn digest<const LENGTH: usize>(message: &[u8]) -> [u8; LENGTH] {
        const { assert!(LENGTH >= 1 && LENGTH <= 64, "BLAKE2b has digests of 1 to 64 bytes") };
        let mut state = INITIAL;
        state[0] ^= 0x0101_0000 ^ LENGTH as u64;
        let mut digest = [0; LENGTH];
        write_digest(&finish(state, 0, message), &mut digest);
        digest
    }

    /// Goes on with more of the message. Whole blocks are read where they lie.
    pub fn update(&mut self, mut bytes: &[u8]) {
        if bytes.is_empty() {
            return;
        }
        if self.buffered > 0 {
            let (taken, rest) = bytes.split_at(bytes.len().min(BLOCK - self.buffered));
            self.block[self.buffered..self.buffered + taken.len()].copy_from_slice(taken);
            self.buffered += taken.len();
            if rest.is_empty() {
                return;
            }
            let block = self.block;
            self.compress(slice::from_ref(&block));
            bytes = rest;
        }
        let (blocks, rest) = split(bytes);
        self.compress(blocks);
        self.block[..rest.len()].copy_from_slice(rest);
        self.buffered = rest.len();
    }

    /// Fills `digest` with the digest of all bytes since the start.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] if it has another length than the hash was started for.
    pub fn finalize(self, digest: &mut [u8]) -> Result<(), Error> {
        if digest.len() != self.digest_length {
            let expected = "as many bytes as the hash was started for";
            return Err(Error::Length { what: "the digest", expected, actual: digest.len() });
        }
        write_digest(&finish(self.state, self.compressed, &self.block[..self.buffered]), digest);
        Ok(())
    }

    fn compress(&mut self, blocks: &[[u8; BLOCK]]) {
        compress(&mut self.state, blocks, self.compressed);
        self.compressed += (blocks.len() * BLOCK) as u128;
    }
}

/// The state after a message whose first `before` bytes led to `state`, and whose others are `rest`.
fn finish(mut state: [u64; 8], before: u128, rest: &[u8]) -> [u64; 8] {
    let (blocks, last) = split(rest);
    compress(&mut state, blocks, before);
    let mut block = [0; BLOCK];
    block[..last.len()].copy_from_slice(last);
    compress_last(&mut state, &block, before + rest.len() as u128);
    wipe(&mut block);
    state
}

/// Works blocks that more follows into the state. `before`: how many bytes came before them.
fn compress(state: &mut [u64; 8], blocks: &[[u8; BLOCK]], before: u128) {
    run(state, blocks, before + BLOCK as u128, 0);
}

/// Works the last block, filled up with zeros, into the state. `length`: of the whole message in bytes.
fn compress_last(state: &mut [u64; 8], block: &[u8; BLOCK], length: u128) {
    run(state, slice::from_ref(block), length, u64::MAX);
}

#[inline]
fn run(state: &mut [u64; 8], blocks: &[[u8; BLOCK]], counter: u128, last: u64) {
    #[cfg(target_arch = "x86_64")]
    if x86::run(state, blocks, counter, last) {
        return;
    }
    portable::run(state, blocks, counter, last);
}

/// Blocks that more follows, and the last one: 1 to 128 bytes unless all is empty.
fn split(bytes: &[u8]) -> (&[[u8; BLOCK]], &[u8]) {
    let whole = bytes.len().saturating_sub(1) / BLOCK * BLOCK;
    (bytes[..whole].as_chunks().0, &bytes[whole..])
}

fn write_digest(state: &[u64; 8], digest: &mut [u8]) {
    for (bytes, word) in digest.chunks_mut(8).zip(state) {
        bytes.copy_from_slice(&word.to_le_bytes()[..bytes.len()]);
    }
}

impl Drop for Blake2b {
    fn drop(&mut self) {
        wipe(&mut self.state);
        wipe(&mut self.block);
    }
}

/// Says how much has been hashed, and nothing of it.
impl fmt::Debug for Blake2b {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Blake2b({} bytes)", self.compressed + self.buffered as u128)
    }
}
