//! Messages in chunks, for what is larger than memory: libsodium's `crypto_secretstream_xchacha20poly1305`.
//!
//! The header's first 16 bytes and the key are hashed into the stream's own key; its last 8 bytes and a counter are the
//! nonce of the first chunk. Each chunk is one of RFC 8439's AEAD, of a block with the chunk's mark and then the message,
//! but for one quirk, kept for compatibility: padding after the message has the wrong length. Tags enter the nonces of
//! later chunks, so that none can be left out, repeated, moved or taken from elsewhere.

use std::fmt;

use crate::aead::{Absorb, Scheme, TAG, decrypt, encrypt, lengths};
use crate::error::Error;
use crate::hazmat::{ChaCha20, hchacha20};
use crate::random;
use crate::stream::{BLOCK, KEY, StreamCipher, Text};
use crate::wipe::wipe;

/// Bytes of what a stream begins with. It is no secret.
pub const HEADER: usize = 24;

/// How much longer a chunk is once it is encrypted: its mark and its tag.
pub const OVERHEAD: usize = 1 + TAG;

/// What a chunk is to the stream. libsodium's name for it is tag; other values than these four may be given meanings by
/// applications, whose lowest two bits then mean what they mean here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark(pub u8);

impl Mark {
    /// One of many.
    pub const MESSAGE: Mark = Mark(0);
    /// The last one of a group, such as a file of several.
    pub const PUSH: Mark = Mark(1);
    /// Chunks behind it have another key; the one before is forgotten.
    pub const REKEY: Mark = Mark(2);
    /// The last one of the stream. A stream that ends without it was cut off.
    pub const FINAL: Mark = Mark(3);

    fn ends_stream(self) -> bool {
        self.0 & Mark::FINAL.0 == Mark::FINAL.0
    }

    fn changes_key(self) -> bool {
        self.0 & Mark::REKEY.0 != 0
    }
}

/// Encrypts a stream of chunks. Keys and nonces are overwritten when it is dropped.
///
/// Chunks may have any length up to 256 GiB, and associated data of their own; they are decrypted one by one, as they were
/// encrypted. 64 KiB is a good length: far above what a chunk costs by itself, and within a processor's caches.
///
/// ```
/// use shortwire_crypto::secretstream::{Decryptor, Encryptor, Mark};
///
/// let key = [7; 32];
/// let (mut encryptor, header) = Encryptor::new(&key)?;
/// let first = encryptor.encrypt(b"", b"first", Mark::MESSAGE)?;
/// let last = encryptor.encrypt(b"", b"last", Mark::FINAL)?;
///
/// let mut decryptor = Decryptor::new(&key, &header);
/// assert_eq!(decryptor.decrypt(b"", &first)?, (b"first".to_vec(), Mark::MESSAGE));
/// assert_eq!(decryptor.decrypt(b"", &last)?, (b"last".to_vec(), Mark::FINAL));
/// assert!(decryptor.is_finished());
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
pub struct Encryptor(State);

/// Decrypts what an [`Encryptor`] made, or libsodium. Keys and nonces are overwritten when it is dropped.
///
/// After a chunk that is not authentic it is as it was before, and waits for the right one.
pub struct Decryptor(State);

impl Encryptor {
    /// Begins a stream, whose header the other side needs. One key serves any number of streams.
    ///
    /// # Errors
    ///
    /// [`Error::NoRandomness`].
    pub fn new(key: &[u8; KEY]) -> Result<(Self, [u8; HEADER]), Error> {
        let header = random::bytes()?;
        Ok((Self(State::new(key, &header)), header))
    }

    /// Encrypts a chunk, which gets 17 bytes longer.
    ///
    /// # Errors
    ///
    /// [`Error::CounterOverflow`] if the chunk is too long; [`Error::Parameter`] after the last one.
    pub fn encrypt(&mut self, associated: &[u8], message: &[u8], mark: Mark) -> Result<Vec<u8>, Error> {
        let mut sealed = vec![0; message.len() + OVERHEAD];
        self.encrypt_into(associated, message, mark, &mut sealed)?;
        Ok(sealed)
    }

    /// As [`Encryptor::encrypt`], into `sealed`, which is 17 bytes longer than the message.
    ///
    /// # Errors
    ///
    /// Also [`Error::Length`]. Nothing is written then, and the stream is where it was.
    pub fn encrypt_into(
        &mut self,
        associated: &[u8],
        message: &[u8],
        mark: Mark,
        sealed: &mut [u8],
    ) -> Result<(), Error> {
        let length = sealed.len();
        let [first, rest @ ..] = sealed else { return Err(too_short(length)) };
        let (encrypted, tag) = rest.split_last_chunk_mut().ok_or(too_short(length))?;
        let mut chunk = Chunk::encrypting(mark);
        *tag = self.0.encrypt(&mut chunk, associated, Text::new(message, encrypted)?)?;
        *first = chunk.encrypted;
        Ok(())
    }

    /// Encrypts a chunk where it is. Returns the byte that goes in front of it and the tag that goes behind.
    ///
    /// # Errors
    ///
    /// As [`Encryptor::encrypt`]. Nothing is written then, and the stream is where it was.
    pub fn encrypt_in_place(
        &mut self,
        associated: &[u8],
        message: &mut [u8],
        mark: Mark,
    ) -> Result<(u8, [u8; TAG]), Error> {
        let mut chunk = Chunk::encrypting(mark);
        let tag = self.0.encrypt(&mut chunk, associated, Text::in_place(message))?;
        Ok((chunk.encrypted, tag))
    }

    /// Changes the key without a mark: the other side has to do it at the same place.
    pub fn rekey(&mut self) {
        self.0.rekey();
    }
}

impl Decryptor {
    /// Begins with a stream's header.
    pub fn new(key: &[u8; KEY], header: &[u8; HEADER]) -> Self {
        Self(State::new(key, header))
    }

    /// Decrypts the next chunk.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`] if it is not the next one; [`Error::Length`] if it is shorter than 17 bytes;
    /// [`Error::Parameter`] after the last one.
    pub fn decrypt(&mut self, associated: &[u8], sealed: &[u8]) -> Result<(Vec<u8>, Mark), Error> {
        let mut message = vec![0; sealed.len().saturating_sub(OVERHEAD)];
        let mark = self.decrypt_into(associated, sealed, &mut message)?;
        Ok((message, mark))
    }

    /// As [`Decryptor::decrypt`], into `message`, which is 17 bytes shorter than what is decrypted.
    ///
    /// # Errors
    ///
    /// The same. Nothing is written then.
    pub fn decrypt_into(
        &mut self,
        associated: &[u8],
        sealed: &[u8],
        message: &mut [u8],
    ) -> Result<Mark, Error> {
        let [first, rest @ ..] = sealed else { return Err(too_short(0)) };
        let (encrypted, tag) = rest.split_last_chunk().ok_or(too_short(sealed.len()))?;
        self.decrypt_detached(associated, *first, encrypted, tag, message)
    }

    /// As [`Decryptor::decrypt_into`], where the byte in front of a chunk and the tag behind it do not lie beside it.
    ///
    /// # Errors
    ///
    /// The same, and [`Error::Length`] if the lengths differ.
    pub fn decrypt_detached(
        &mut self,
        associated: &[u8],
        first: u8,
        encrypted: &[u8],
        tag: &[u8; TAG],
        message: &mut [u8],
    ) -> Result<Mark, Error> {
        let mut chunk = Chunk::decrypting(first);
        self.0.decrypt(&mut chunk, associated, Text::new(encrypted, message)?, tag)?;
        Ok(chunk.mark)
    }

    /// Decrypts a chunk where it is, between the byte in front of it and the tag behind.
    ///
    /// # Errors
    ///
    /// As [`Decryptor::decrypt`]. Nothing is written then.
    pub fn decrypt_in_place(
        &mut self,
        associated: &[u8],
        first: u8,
        message: &mut [u8],
        tag: &[u8; TAG],
    ) -> Result<Mark, Error> {
        let mut chunk = Chunk::decrypting(first);
        self.0.decrypt(&mut chunk, associated, Text::in_place(message), tag)?;
        Ok(chunk.mark)
    }

    /// Changes the key without a mark, where the other side did.
    pub fn rekey(&mut self) {
        self.0.rekey();
    }

    /// Whether the last chunk of the stream has come. What ends without it was cut off.
    pub fn is_finished(&self) -> bool {
        self.0.is_finished
    }
}

fn too_short(length: usize) -> Error {
    Error::Length { what: "the encrypted chunk", expected: "17 bytes or more", actual: length }
}

/// Both sides of a stream, between two chunks.
struct State {
    key: [u8; KEY],
    /// The chunk's number, from 1, and 8 bytes that depend on all chunks before.
    nonce: [u8; 12],
    is_finished: bool,
}

const COUNTER: usize = 4;
const FIRST: [u8; COUNTER] = 1_u32.to_le_bytes();

impl State {
    fn new(key: &[u8; KEY], header: &[u8; HEADER]) -> Self {
        let (input, rest) = header.split_first_chunk().expect("a header is longer");
        let mut nonce = [0; 12];
        nonce[..COUNTER].copy_from_slice(&FIRST);
        nonce[COUNTER..].copy_from_slice(rest);
        Self { key: hchacha20(key, input), nonce, is_finished: false }
    }

    fn encrypt(&mut self, chunk: &mut Chunk, associated: &[u8], text: Text<'_>) -> Result<[u8; TAG], Error> {
        self.check()?;
        let tag = encrypt(chunk, &self.key, &self.nonce, associated, text)?;
        self.advance(chunk.mark, &tag);
        Ok(tag)
    }

    fn decrypt(
        &mut self,
        chunk: &mut Chunk,
        associated: &[u8],
        text: Text<'_>,
        tag: &[u8; TAG],
    ) -> Result<(), Error> {
        self.check()?;
        decrypt(chunk, &self.key, &self.nonce, associated, text, tag)?;
        self.advance(chunk.mark, tag);
        Ok(())
    }

    fn check(&self) -> Result<(), Error> {
        if self.is_finished {
            Err(Error::Parameter { expected: "a stream whose last chunk is still to come" })
        } else {
            Ok(())
        }
    }

    fn advance(&mut self, mark: Mark, tag: &[u8; TAG]) {
        let (counter, chained) = self.nonce.split_first_chunk_mut().expect("a nonce is longer");
        for (byte, tag) in chained.iter_mut().zip(tag) {
            *byte ^= tag;
        }
        let next = u32::from_le_bytes(*counter).wrapping_add(1);
        *counter = next.to_le_bytes();
        if mark.changes_key() || next == 0 {
            self.rekey();
        }
        self.is_finished = mark.ends_stream();
    }

    /// Encrypts the key and the chained part of the nonce with themselves.
    fn rekey(&mut self) {
        let mut both = [0; KEY + 8];
        both[..KEY].copy_from_slice(&self.key);
        both[KEY..].copy_from_slice(&self.nonce[COUNTER..]);
        ChaCha20::apply_in_place(&self.key, &self.nonce, 0, &mut both).expect("a block of stream is there");
        self.key.copy_from_slice(&both[..KEY]);
        self.nonce[COUNTER..].copy_from_slice(&both[KEY..]);
        self.nonce[..COUNTER].copy_from_slice(&FIRST);
        wipe(&mut both);
    }
}

impl Drop for State {
    fn drop(&mut self) {
        wipe(&mut self.key);
        wipe(&mut self.nonce);
    }
}

/// A chunk as the AEAD sees it. Of the stream, the first block is the MAC's key, and the second covers the mark.
struct Chunk {
    is_encrypting: bool,
    mark: Mark,
    /// The mark's byte as it is sent.
    encrypted: u8,
}

impl Chunk {
    fn encrypting(mark: Mark) -> Self {
        Self { is_encrypting: true, mark, encrypted: 0 }
    }

    fn decrypting(encrypted: u8) -> Self {
        Self { is_encrypting: false, mark: Mark::MESSAGE, encrypted }
    }
}

impl Scheme for Chunk {
    type Cipher = ChaCha20;

    const MESSAGE: usize = 2 * BLOCK;

    const HAS_ASSOCIATED: bool = true;

    fn begin(&mut self, mac: &mut impl Absorb, associated: &[u8], stream: &[u8]) {
        let [cover, rest @ ..] = &stream[BLOCK..] else { unreachable!("the stream has two blocks") };
        if self.is_encrypting {
            self.encrypted = self.mark.0 ^ cover;
        } else {
            self.mark = Mark(self.encrypted ^ cover);
        }
        mac.update(associated);
        mac.pad();
        mac.update(&[self.encrypted]);
        mac.update(rest);
    }

    fn end(&self, mac: &mut impl Absorb, associated: usize, message: usize) {
        mac.update(&[0; 16][..message % 16]);
        mac.update(&lengths(associated, BLOCK + message));
    }
}

/// Shows nothing of the key.
impl fmt::Debug for Encryptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Encryptor")
    }
}

/// Shows nothing of the key.
impl fmt::Debug for Decryptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Decryptor")
    }
}
