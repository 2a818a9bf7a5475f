//! Authenticated encryption with associated data.
//!
//! [`ChaCha20Poly1305`] is the one of RFC 8439, with nonces of 12 bytes that have to be counted; [`XChaCha20Poly1305`] has
//! nonces of 24 bytes, which may be random (draft-irtf-cfrg-xchacha-03), and takes another block of ChaCha20 a message.

mod many;
mod seal;

use std::fmt;
use std::marker::PhantomData;

pub use many::Envelope;
pub(crate) use many::{decrypt_many, encrypt_many};
pub(crate) use seal::{Absorb, Scheme, TAG, decrypt, encrypt};

use crate::error::Error;
use crate::hazmat::{ChaCha20, XChaCha20};
use crate::random;
use crate::stream::{BLOCK, KEY, StreamCipher, Text};
use crate::wipe::wipe;

/// RFC 8439's AEAD: nonces of 12 bytes, messages of up to 256 GiB. Count nonces: they are too short to be random. See
/// [`Aead`].
pub type ChaCha20Poly1305 = Aead<ChaCha20>;

/// The AEAD with nonces of 24 bytes, which may be random: the choice where nothing else is prescribed. See [`Aead`].
pub type XChaCha20Poly1305 = Aead<XChaCha20>;

/// A key to encrypt messages with, so that only who has it can read them, or change them or their associated data
/// unnoticed.
///
/// **Never use a nonce twice with one key**: whoever sees both messages knows their XOR, and can forge others. What is
/// encrypted is as long as the message, and a tag of 16 bytes comes with it: *combined* it stands behind it, *detached* it
/// is apart.
///
/// Associated data is authenticated and not encrypted; both sides have to give the same, or none.
///
/// All calls may run concurrently. Nothing is allocated but results that are returned. The key is overwritten when it is dropped.
///
/// ```
/// use shortwire_crypto::XChaCha20Poly1305;
///
/// let key = XChaCha20Poly1305::new(&[7; 32]);
/// let nonce = [1; 24];
/// let sealed = key.encrypt(&nonce, b"to Alice", b"at noon")?;
/// assert_eq!(key.decrypt(&nonce, b"to Alice", &sealed)?, b"at noon");
/// assert!(key.decrypt(&nonce, b"to Bob", &sealed).is_err());
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
pub struct Aead<C: StreamCipher> {
    key: [u8; KEY],
    cipher: PhantomData<C>,
}

impl<C: StreamCipher> Aead<C> {
    /// Bytes of a key.
    pub const KEY: usize = KEY;

    /// Bytes of a tag: how much longer what is combined is than the message.
    pub const TAG: usize = TAG;

    /// Takes a copy of the key.
    pub fn new(key: &[u8; KEY]) -> Self {
        Self { key: *key, cipher: PhantomData }
    }

    /// Encrypts a message: what is encrypted, and the tag.
    ///
    /// # Errors
    ///
    /// [`Error::CounterOverflow`] if the message is longer than a nonce allows.
    pub fn encrypt(&self, nonce: &C::Nonce, associated: &[u8], message: &[u8]) -> Result<Vec<u8>, Error> {
        let mut sealed = vec![0; message.len() + TAG];
        self.encrypt_into(nonce, associated, message, &mut sealed)?;
        Ok(sealed)
    }

    /// Decrypts what [`Aead::encrypt`] made.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`]; [`Error::Length`] if it is shorter than a tag.
    pub fn decrypt(&self, nonce: &C::Nonce, associated: &[u8], sealed: &[u8]) -> Result<Vec<u8>, Error> {
        let (encrypted, tag) = split_behind(sealed)?;
        let mut message = vec![0; encrypted.len()];
        self.decrypt_detached(nonce, associated, encrypted, tag, &mut message)?;
        Ok(message)
    }

    /// As [`Aead::encrypt`], into `sealed`, which is 16 bytes longer than the message.
    ///
    /// # Errors
    ///
    /// [`Error::Length`], [`Error::CounterOverflow`]. Nothing is written then.
    pub fn encrypt_into(
        &self,
        nonce: &C::Nonce,
        associated: &[u8],
        message: &[u8],
        sealed: &mut [u8],
    ) -> Result<(), Error> {
        let (encrypted, tag) = split_behind_mut(sealed)?;
        *tag = self.encrypt_detached(nonce, associated, message, encrypted)?;
        Ok(())
    }

    /// As [`Aead::decrypt`], into `message`, which is 16 bytes shorter than what is decrypted.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`], [`Error::Length`]. Nothing is written then.
    pub fn decrypt_into(
        &self,
        nonce: &C::Nonce,
        associated: &[u8],
        sealed: &[u8],
        message: &mut [u8],
    ) -> Result<(), Error> {
        let (encrypted, tag) = split_behind(sealed)?;
        self.decrypt_detached(nonce, associated, encrypted, tag, message)
    }

    /// Encrypts a message into `encrypted`, which is as long, and returns the tag.
    ///
    /// # Errors
    ///
    /// [`Error::Length`], [`Error::CounterOverflow`]. Nothing is written then.
    pub fn encrypt_detached(
        &self,
        nonce: &C::Nonce,
        associated: &[u8],
        message: &[u8],
        encrypted: &mut [u8],
    ) -> Result<[u8; TAG], Error> {
        encrypt(&mut WithLengths::<C>::new(), &self.key, nonce, associated, Text::new(message, encrypted)?)
    }

    /// Decrypts what [`Aead::encrypt_detached`] made into `message`, which is as long.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`], [`Error::Length`]. Nothing is written then.
    pub fn decrypt_detached(
        &self,
        nonce: &C::Nonce,
        associated: &[u8],
        encrypted: &[u8],
        tag: &[u8; TAG],
        message: &mut [u8],
    ) -> Result<(), Error> {
        decrypt(
            &mut WithLengths::<C>::new(),
            &self.key,
            nonce,
            associated,
            Text::new(encrypted, message)?,
            tag,
        )
    }

    /// Encrypts a message where it lies, and returns the tag.
    ///
    /// # Errors
    ///
    /// [`Error::CounterOverflow`]. The message is unchanged then.
    pub fn encrypt_in_place(
        &self,
        nonce: &C::Nonce,
        associated: &[u8],
        data: &mut [u8],
    ) -> Result<[u8; TAG], Error> {
        encrypt(&mut WithLengths::<C>::new(), &self.key, nonce, associated, Text::in_place(data))
    }

    /// Decrypts a message where it lies.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`]. It stays encrypted then.
    pub fn decrypt_in_place(
        &self,
        nonce: &C::Nonce,
        associated: &[u8],
        data: &mut [u8],
        tag: &[u8; TAG],
    ) -> Result<(), Error> {
        decrypt(&mut WithLengths::<C>::new(), &self.key, nonce, associated, Text::in_place(data), tag)
    }
}

/// Random nonces, where they are long enough.
impl XChaCha20Poly1305 {
    /// Encrypts a message with a random nonce: the nonce, what is encrypted, and the tag, which is what
    /// [`Aead::open`] takes. Allocates the result.
    ///
    /// # Errors
    ///
    /// [`Error::NoRandomness`].
    pub fn seal(&self, associated: &[u8], message: &[u8]) -> Result<Vec<u8>, Error> {
        let nonce: [u8; 24] = random::bytes()?;
        let mut sealed = vec![0; nonce.len() + message.len() + TAG];
        let (place, rest) = sealed.split_at_mut(nonce.len());
        place.copy_from_slice(&nonce);
        self.encrypt_into(&nonce, associated, message, rest)?;
        Ok(sealed)
    }

    /// Decrypts what [`Aead::seal`] made. Allocates the result.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`]; [`Error::Length`] if it is shorter than a nonce and a tag.
    pub fn open(&self, associated: &[u8], sealed: &[u8]) -> Result<Vec<u8>, Error> {
        match sealed.split_first_chunk() {
            Some((nonce, rest)) if rest.len() >= TAG => self.decrypt(nonce, associated, rest),
            _ => Err(Error::Length { what: "the sealed message", expected: "40 bytes or more", actual: sealed.len() }),
        }
    }
}

/// Many at once.
impl<C: StreamCipher> Aead<C> {
    /// Encrypts many messages, each with its own key, nonce, associated data and length. Those of up to 192 bytes share
    /// vectors, and take a fraction of the time of as many calls; longer ones take what a call takes. Each envelope has its
    /// own result.
    pub fn encrypt_many(envelopes: &mut [Envelope<'_, C::Nonce>]) {
        encrypt_many(WithLengths::<C>::new, envelopes);
    }

    /// Decrypts many messages, as [`Aead::encrypt_many`] encrypts them. Each envelope has its own result, and what is not
    /// authentic is not touched.
    pub fn decrypt_many(envelopes: &mut [Envelope<'_, C::Nonce>]) {
        decrypt_many(WithLengths::<C>::new, envelopes);
    }
}

/// RFC 8439, section 2.8: the MAC's key is half a block, and the message begins with the next one. Associated data and the
/// message are filled up to blocks of the MAC, and their lengths come last.
pub(crate) struct WithLengths<C>(PhantomData<C>);

impl<C> WithLengths<C> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<C: StreamCipher> Scheme for WithLengths<C> {
    type Cipher = C;

    const MESSAGE: usize = BLOCK;

    const HAS_ASSOCIATED: bool = true;

    #[inline]
    fn begin(&mut self, mac: &mut impl Absorb, associated: &[u8], _: &[u8]) {
        if !associated.is_empty() {
            mac.update(associated);
            mac.pad();
        }
    }

    #[inline]
    fn end(&self, mac: &mut impl Absorb, associated: usize, message: usize) {
        mac.pad();
        mac.update(&lengths(associated, message));
    }
}

/// The last block that is authenticated.
pub(crate) fn lengths(associated: usize, message: usize) -> [u8; 16] {
    (associated as u128 | (message as u128) << 64).to_le_bytes()
}

fn split_behind(sealed: &[u8]) -> Result<(&[u8], &[u8; TAG]), Error> {
    sealed.split_last_chunk().ok_or(too_short(sealed.len()))
}

fn split_behind_mut(sealed: &mut [u8]) -> Result<(&mut [u8], &mut [u8; TAG]), Error> {
    let length = sealed.len();
    sealed.split_last_chunk_mut().ok_or(too_short(length))
}

/// There is no room for a tag.
pub(crate) fn too_short(length: usize) -> Error {
    Error::Length { what: "the encrypted message", expected: "16 bytes or more", actual: length }
}

impl<C: StreamCipher> Drop for Aead<C> {
    fn drop(&mut self) {
        wipe(&mut self.key);
    }
}

/// Shows nothing of the key.
impl<C: StreamCipher> fmt::Debug for Aead<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Aead")
    }
}
