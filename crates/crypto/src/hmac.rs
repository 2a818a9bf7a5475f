//! HMAC-SHA-256 and HMAC-SHA-512 (RFC 2104, FIPS 198-1).

use std::fmt;
use std::slice;

use crate::constant_time;
use crate::error::Error;
use crate::sha2::{Sha2, Word, finish};
use crate::wipe::wipe;

/// HMAC-SHA-256: tags of 32 bytes. See [`Hmac`].
pub type HmacSha256 = Hmac<u32>;

/// HMAC-SHA-512: tags of 64 bytes. See [`Hmac`].
pub type HmacSha512 = Hmac<u64>;

/// A tag under way. Allocates nothing; a clone goes on by itself, so that one clone a message spares the two blocks that setting up a key
/// costs ([`HmacKey`] does that for whole messages). What depends on the key is overwritten when it is dropped.
#[derive(Clone)]
pub struct Hmac<W: Word> {
    inner: Sha2<W>,
    outer: Outer<W>,
}

impl<W: Word> Hmac<W> {
    /// A tag of nothing yet, under a key of any length. Keys longer than a block are hashed first; shorter than the tag is weak.
    pub fn new(key: &[u8]) -> Self {
        HmacKey::new(key).start()
    }

    /// The tag of one message.
    pub fn tag(key: &[u8], message: &[u8]) -> W::Digest {
        HmacKey::<W>::new(key).tag(message)
    }

    /// Whether `tag` is this message's, in constant time.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`]; [`Error::Length`] unless the tag has its full length, because a shortened one is easier to guess.
    pub fn verify(key: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        HmacKey::<W>::new(key).verify(message, tag)
    }

    /// Goes on with more of the message.
    pub fn update(&mut self, bytes: &[u8]) {
        self.inner.update(bytes);
    }

    /// The tag of all bytes since [`Hmac::new`].
    pub fn finalize(self) -> W::Digest {
        let inner = self.inner.finalize();
        self.outer.tag(inner)
    }

    /// Whether `tag` is that of all bytes since [`Hmac::new`], in constant time.
    ///
    /// # Errors
    ///
    /// As of [`Hmac::verify`].
    pub fn finalize_and_verify(self, tag: &[u8]) -> Result<(), Error> {
        compare::<W>(self.finalize(), tag)
    }
}

/// A key that is set up for many messages: each then costs two compressions less. Overwritten when it is dropped.
#[derive(Clone)]
pub struct HmacKey<W: Word> {
    inner: [W; 8],
    outer: Outer<W>,
}

impl<W: Word> HmacKey<W> {
    /// Sets a key of any length up; two compressions, more if it is longer than a block.
    pub fn new(key: &[u8]) -> Self {
        let mut block = W::EMPTY_BLOCK;
        if key.len() > W::BLOCK {
            block.as_mut()[..W::DIGEST].copy_from_slice(Sha2::<W>::digest(key).as_ref());
        } else {
            block.as_mut()[..key.len()].copy_from_slice(key);
        }
        let state_after = |pad: u8| {
            let mut padded = block;
            padded.as_mut().iter_mut().for_each(|byte| *byte ^= pad);
            let mut state = W::INITIAL;
            W::compress(&mut state, slice::from_ref(&padded));
            wipe(padded.as_mut());
            state
        };
        let key = HmacKey { inner: state_after(0x36), outer: Outer(state_after(0x5c)) };
        wipe(block.as_mut());
        key
    }

    /// A tag of nothing yet.
    pub fn start(&self) -> Hmac<W> {
        Hmac { inner: Sha2::resume(self.inner, W::BLOCK as u64), outer: self.outer.clone() }
    }

    /// The tag of one message.
    pub fn tag(&self, message: &[u8]) -> W::Digest {
        self.outer.tag(W::digest(&finish(self.inner, W::BLOCK as u64, message)))
    }

    /// Whether `tag` is this message's, in constant time.
    ///
    /// # Errors
    ///
    /// As of [`Hmac::verify`].
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        compare::<W>(self.tag(message), tag)
    }

    /// The states after the key's inner and outer block.
    pub(crate) fn states(&self) -> ([W; 8], [W; 8]) {
        (self.inner, self.outer.0)
    }
}

/// The state after the outer block.
#[derive(Clone)]
struct Outer<W: Word>([W; 8]);

impl<W: Word> Outer<W> {
    fn tag(&self, mut inner: W::Digest) -> W::Digest {
        let tag = W::digest(&finish(self.0, W::BLOCK as u64, inner.as_ref()));
        wipe(inner.as_mut());
        tag
    }
}

fn compare<W: Word>(mut expected: W::Digest, tag: &[u8]) -> Result<(), Error> {
    if tag.len() != W::DIGEST {
        let expected = if W::DIGEST == 32 { "32 bytes" } else { "64 bytes" };
        return Err(Error::Length { what: "the tag", expected, actual: tag.len() });
    }
    let is_equal = constant_time::equal_slices(expected.as_ref(), tag);
    wipe(expected.as_mut());
    if is_equal { Ok(()) } else { Err(Error::NotAuthentic) }
}

impl<W: Word> Drop for Outer<W> {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

impl<W: Word> Drop for HmacKey<W> {
    fn drop(&mut self) {
        wipe(&mut self.inner);
    }
}

impl<W: Word> fmt::Debug for Hmac<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HmacSha{}", 8 * W::DIGEST)
    }
}

impl<W: Word> fmt::Debug for HmacKey<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HmacSha{}Key", 8 * W::DIGEST)
    }
}
