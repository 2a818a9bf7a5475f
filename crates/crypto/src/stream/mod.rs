//! What ChaCha and Salsa have in common: a key stream of blocks that are numbered, and XORed with the message.

pub(crate) mod kernel;
#[allow(unsafe_code)]
mod kernels;
#[allow(unsafe_code)]
mod many;
#[allow(unsafe_code)]
mod proof;
#[cfg(test)]
mod tests;
#[allow(unsafe_code)]
mod text;

pub use many::Message;
pub use text::Text;

pub(crate) use kernels::StreamKernels;

use crate::Error;
use crate::wipe::wipe;

/// Bytes of a key.
pub const KEY: usize = 32;

/// Bytes of a block, in which the stream is made.
pub const BLOCK: usize = 64;

/// A cipher that XORs messages with a key stream. It hides what a message says, and does not notice that it was changed.
///
/// The stream depends on the key and the nonce; **two messages must never be given the same of both**, or whoever has both knows their
/// XOR. `counter` is the block of the stream (of 64 bytes) to begin with, usually 0.
///
/// All calls may run concurrently. None allocates, but the first one of each length class, which assembles its kernel. What they spill
/// is cleared.
pub trait StreamCipher: Algorithm + Sized {
    /// An array of the nonce's bytes.
    type Nonce: Copy + AsRef<[u8]>;

    /// Writes `input`, XORed with the stream, to `output`. Encrypts and decrypts.
    ///
    /// # Errors
    /// [`Error::Length`] if the two differ in length; [`Error::CounterOverflow`] if there is not so much stream. Then nothing is written.
    #[inline]
    fn apply(
        key: &[u8; KEY],
        nonce: &Self::Nonce,
        counter: u64,
        input: &[u8],
        output: &mut [u8],
    ) -> Result<(), Error> {
        Self::apply_to(key, nonce, counter, Text::new(input, output)?)
    }

    /// XORs `data` with the stream.
    ///
    /// # Errors
    /// [`Error::CounterOverflow`], as [`StreamCipher::apply`].
    #[inline]
    fn apply_in_place(
        key: &[u8; KEY],
        nonce: &Self::Nonce,
        counter: u64,
        data: &mut [u8],
    ) -> Result<(), Error> {
        Self::apply_to(key, nonce, counter, Text::in_place(data))
    }

    /// Fills `output` with the stream itself.
    ///
    /// # Errors
    /// [`Error::CounterOverflow`], as [`StreamCipher::apply`].
    #[inline]
    fn key_stream(
        key: &[u8; KEY],
        nonce: &Self::Nonce,
        counter: u64,
        output: &mut [u8],
    ) -> Result<(), Error> {
        output.fill(0);
        Self::apply_in_place(key, nonce, counter, output)
    }

    /// XORs a text with the stream: what the other functions do, for callers that do not know beforehand whether they work in place.
    ///
    /// # Errors
    /// [`Error::CounterOverflow`], as [`StreamCipher::apply`].
    #[inline]
    fn apply_to(key: &[u8; KEY], nonce: &Self::Nonce, counter: u64, text: Text<'_>) -> Result<(), Error> {
        check(counter, text.len(), Self::LAST_BLOCK)?;
        with_start::<Self, _>(key, nonce.as_ref(), counter, |start| apply::<Self>(start, text));
        Ok(())
    }

    /// XORs every message with its own stream: each has a key, a nonce, a counter and a length of its own.
    ///
    /// Short messages share vectors, a block of theirs in every lane, which takes a fraction of the time that a call for each of them
    /// would.
    ///
    /// # Errors
    /// [`Error::CounterOverflow`] if a message needs more stream than there is; then nothing is written. [`Message::check`] tells which.
    fn apply_many(messages: &mut [Message<'_, Self>]) -> Result<(), Error> {
        messages.iter().try_for_each(Message::check)?;
        many::apply(messages);
        Ok(())
    }
}

/// What stands behind a [`StreamCipher`]. Only this crate can implement it.
pub trait Algorithm: sealed::Algorithm {}

impl<C: sealed::Algorithm> Algorithm for C {}

pub(crate) mod sealed {
    use super::{BLOCK, KEY, Start, StreamKernels, Text};

    /// Makes a key of a block of stream and of what that began with.
    pub(crate) type MakeSubkey = fn(block: &[u8; BLOCK], start: Start<'_>) -> [u8; KEY];

    pub trait Algorithm {
        /// The number of the last block that a key and a nonce have.
        const LAST_BLOCK: u64;

        /// For extended nonces, whose first 16 bytes are hashed into a key of their own: makes that key of the block at
        /// [`Algorithm::subkey_start`].
        const SUBKEY: Option<MakeSubkey>;

        fn kernels() -> &'static StreamKernels;

        fn portable(start: Start<'_>, text: Text<'_>);

        /// Where a message begins. Of an extended nonce, only the last 8 bytes count.
        fn start<'a>(key: &'a [u8; KEY], nonce: &[u8], counter: u64) -> Start<'a>;

        /// The block that the first 16 bytes of a nonce stand for.
        fn subkey_start<'a>(key: &'a [u8; KEY], nonce: &[u8]) -> Start<'a>;
    }
}

/// A place in a key stream.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Start<'a> {
    pub(crate) key: &'a [u8; KEY],
    /// The block's number. Where a nonce has 12 bytes, the first four are its upper half.
    pub(crate) counter: u64,
    pub(crate) nonce: u64,
}

impl Start<'_> {
    /// Where the stream goes on after so many bytes, which end a block unless they are the last.
    #[inline]
    pub(crate) fn after(self, length: usize) -> Self {
        Self { counter: self.counter.wrapping_add((length / BLOCK) as u64), ..self }
    }

    /// The block's number and the nonce, as words.
    pub(crate) fn words(self) -> [u32; 4] {
        [self.counter as u32, (self.counter >> 32) as u32, self.nonce as u32, (self.nonce >> 32) as u32]
    }
}

/// Little-endian words.
pub(crate) fn load_words<const N: usize>(bytes: &[u8]) -> [u32; N] {
    let mut words = [0; N];
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    words
}

pub(crate) fn load_u64(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(*bytes.first_chunk().expect("nonces have 8 bytes or more"))
}

/// Subtracts words from little-endian words.
pub(crate) fn subtract_words(bytes: &mut [u8], words: [u32; 4]) {
    for (bytes, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
        *bytes = u32::from_le_bytes(*bytes).wrapping_sub(word).to_le_bytes();
    }
}

/// The key that extended nonces are hashed into.
pub(crate) fn hash<C: Algorithm>(key: &[u8; KEY], input: &[u8; 16]) -> [u8; KEY] {
    let start = C::subkey_start(key, input);
    let mut block = [0; BLOCK];
    apply::<C>(start, Text::in_place(&mut block));
    let subkey = C::SUBKEY.expect("only ciphers with extended nonces hash them")(&block, start);
    wipe(&mut block);
    subkey
}

/// Refuses a message that reaches beyond the last block.
#[inline]
pub(crate) fn check(counter: u64, length: usize, last_block: u64) -> Result<(), Error> {
    let blocks = length.div_ceil(BLOCK) as u64;
    let fits = counter <= last_block && (blocks == 0 || blocks - 1 <= last_block - counter);
    if fits { Ok(()) } else { Err(Error::CounterOverflow) }
}

/// Calls `then` with the beginning of a message. The key that an extended nonce is hashed into lives only for the call.
#[inline]
pub(crate) fn with_start<C: Algorithm, R>(
    key: &[u8; KEY],
    nonce: &[u8],
    counter: u64,
    then: impl FnOnce(Start<'_>) -> R,
) -> R {
    if C::SUBKEY.is_none() {
        return then(C::start(key, nonce, counter));
    }
    let mut key = hash::<C>(key, nonce.first_chunk().expect("extended nonces have more than 16 bytes"));
    let result = then(C::start(&key, nonce, counter));
    wipe(&mut key);
    result
}

/// XORs a text with the stream. Kernels count blocks in 32 bits, so one that reaches a multiple of 2^32 blocks is done in two parts.
#[inline]
pub(crate) fn apply<C: Algorithm>(start: Start<'_>, text: Text<'_>) {
    let until_wrap = ((1 << 32) - (start.counter & 0xffff_ffff)) as usize * BLOCK;
    if text.len() <= until_wrap {
        return C::kernels().apply(C::portable, start, text);
    }
    let (now, later) = text.split_at(until_wrap);
    C::kernels().apply(C::portable, start, now);
    apply::<C>(start.after(until_wrap), later);
}
