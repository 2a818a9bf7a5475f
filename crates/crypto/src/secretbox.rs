//! NaCl's `crypto_secretbox`: XSalsa20 and Poly1305.

use std::fmt;

use crate::aead::{Absorb, Envelope, Scheme, TAG, decrypt, decrypt_many, encrypt, encrypt_many, too_short};
use crate::error::Error;
use crate::hazmat::XSalsa20;
use crate::poly1305::Poly1305;
use crate::random;
use crate::stream::{KEY, Text};
use crate::wipe::wipe;

/// A key that two parties share, to encrypt messages with, so that nobody else can read them, or change them unnoticed:
/// NaCl's `crypto_secretbox`, XSalsa20 and Poly1305.
///
/// **Never use a nonce twice with one key**: whoever sees both messages knows their XOR, and can forge others. Nonces have
/// 24 bytes and may be random.
///
/// What is encrypted is as long as the message, and a tag of 16 bytes comes with it: *combined* it stands before it, as
/// libsodium's `crypto_secretbox_easy` has it, *detached* it is apart. NaCl's own layout is that of
/// `crypto_secretbox_easy` with 16 zeros before it.
///
/// All calls may run concurrently. Nothing is allocated but results that are returned. The key is overwritten when it is dropped.
///
/// ```
/// use shortwire_crypto::SecretBox;
///
/// let key = SecretBox::new(&[7; 32]);
/// assert_eq!(key.open(&key.seal(b"at noon")?)?, b"at noon");
///
/// let nonce = [1; 24];
/// let sealed = key.encrypt(&nonce, b"at noon");
/// assert_eq!(key.decrypt(&nonce, &sealed)?, b"at noon");
/// assert!(key.decrypt(&[2; 24], &sealed).is_err());
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
pub struct SecretBox {
    key: [u8; KEY],
}

impl SecretBox {
    /// Bytes of a key.
    pub const KEY: usize = KEY;

    /// Bytes of a nonce.
    pub const NONCE: usize = 24;

    /// Bytes of a tag: how much longer what is combined is than the message.
    pub const TAG: usize = TAG;

    /// Takes a copy of the key.
    pub fn new(key: &[u8; Self::KEY]) -> Self {
        Self { key: *key }
    }

    /// Encrypts a message with a random nonce: the nonce, the tag, and what is encrypted, which is what
    /// [`SecretBox::open`] takes. Allocates the result.
    ///
    /// # Errors
    ///
    /// [`Error::NoRandomness`].
    pub fn seal(&self, message: &[u8]) -> Result<Vec<u8>, Error> {
        let nonce = random::bytes()?;
        let mut sealed = vec![0; Self::NONCE + TAG + message.len()];
        let (place, rest) = sealed.split_at_mut(Self::NONCE);
        place.copy_from_slice(&nonce);
        self.encrypt_into(&nonce, message, rest)?;
        Ok(sealed)
    }

    /// Decrypts what [`SecretBox::seal`] made. Allocates the result.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`]; [`Error::Length`] if it is shorter than a nonce and a tag.
    pub fn open(&self, sealed: &[u8]) -> Result<Vec<u8>, Error> {
        match sealed.split_first_chunk() {
            Some((nonce, rest)) if rest.len() >= TAG => self.decrypt(nonce, rest),
            _ => Err(Error::Length {
                what: "the sealed message",
                expected: "40 bytes or more",
                actual: sealed.len(),
            }),
        }
    }

    /// Encrypts a message: the tag, and what is encrypted.
    pub fn encrypt(&self, nonce: &[u8; Self::NONCE], message: &[u8]) -> Vec<u8> {
        let mut sealed = vec![0; TAG + message.len()];
        self.encrypt_into(nonce, message, &mut sealed).expect("the lengths fit");
        sealed
    }

    /// Decrypts what [`SecretBox::encrypt`] made.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`]; [`Error::Length`] if it is shorter than a tag.
    pub fn decrypt(&self, nonce: &[u8; Self::NONCE], sealed: &[u8]) -> Result<Vec<u8>, Error> {
        let (tag, encrypted) = sealed.split_first_chunk().ok_or(too_short(sealed.len()))?;
        let mut message = vec![0; encrypted.len()];
        self.decrypt_detached(nonce, encrypted, tag, &mut message)?;
        Ok(message)
    }

    /// As [`SecretBox::encrypt`], into `sealed`, which is 16 bytes longer than the message.
    ///
    /// # Errors
    ///
    /// [`Error::Length`]. Nothing is written then.
    pub fn encrypt_into(
        &self,
        nonce: &[u8; Self::NONCE],
        message: &[u8],
        sealed: &mut [u8],
    ) -> Result<(), Error> {
        let length = sealed.len();
        let (tag, encrypted) = sealed.split_first_chunk_mut().ok_or(too_short(length))?;
        *tag = self.encrypt_detached(nonce, message, encrypted)?;
        Ok(())
    }

    /// As [`SecretBox::decrypt`], into `message`, which is 16 bytes shorter than what is decrypted.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`], [`Error::Length`]. Nothing is written then.
    pub fn decrypt_into(
        &self,
        nonce: &[u8; Self::NONCE],
        sealed: &[u8],
        message: &mut [u8],
    ) -> Result<(), Error> {
        let (tag, encrypted) = sealed.split_first_chunk().ok_or(too_short(sealed.len()))?;
        self.decrypt_detached(nonce, encrypted, tag, message)
    }

    /// Encrypts a message into `encrypted`, which is as long, and returns the tag.
    ///
    /// # Errors
    ///
    /// [`Error::Length`]. Nothing is written then.
    pub fn encrypt_detached(
        &self,
        nonce: &[u8; Self::NONCE],
        message: &[u8],
        encrypted: &mut [u8],
    ) -> Result<[u8; TAG], Error> {
        encrypt(&mut Nacl, &self.key, nonce, &[], Text::new(message, encrypted)?)
    }

    /// Decrypts what [`SecretBox::encrypt_detached`] made into `message`, which is as long.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`], [`Error::Length`]. Nothing is written then.
    pub fn decrypt_detached(
        &self,
        nonce: &[u8; Self::NONCE],
        encrypted: &[u8],
        tag: &[u8; TAG],
        message: &mut [u8],
    ) -> Result<(), Error> {
        decrypt(&mut Nacl, &self.key, nonce, &[], Text::new(encrypted, message)?, tag)
    }

    /// Encrypts a message where it lies, and returns the tag.
    pub fn encrypt_in_place(&self, nonce: &[u8; Self::NONCE], data: &mut [u8]) -> [u8; TAG] {
        encrypt(&mut Nacl, &self.key, nonce, &[], Text::in_place(data))
            .expect("no memory is as long as the stream")
    }

    /// Decrypts a message where it lies.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`]. It stays encrypted then.
    pub fn decrypt_in_place(
        &self,
        nonce: &[u8; Self::NONCE],
        data: &mut [u8],
        tag: &[u8; TAG],
    ) -> Result<(), Error> {
        decrypt(&mut Nacl, &self.key, nonce, &[], Text::in_place(data), tag)
    }
}

/// Many at once.
impl SecretBox {
    /// Encrypts many messages, each with its own key, nonce and length. Those of up to 224 bytes share vectors, and take a
    /// fraction of the time of as many calls; longer ones take what a call takes. Each envelope has its own result, which is
    /// [`Error::Parameter`] if it has associated data: boxes have none.
    pub fn encrypt_many(envelopes: &mut [Envelope<'_, [u8; Self::NONCE]>]) {
        encrypt_many(|| Nacl, envelopes);
    }

    /// Decrypts many messages, as [`SecretBox::encrypt_many`] encrypts them. Each envelope has its own result, and what is
    /// not authentic is not touched.
    pub fn decrypt_many(envelopes: &mut [Envelope<'_, [u8; Self::NONCE]>]) {
        decrypt_many(|| Nacl, envelopes);
    }
}

/// "Cryptography in NaCl", section 10: the MAC's key is the first half of the stream's first block, and the message begins
/// with the second. Only what is encrypted is authenticated.
pub(crate) struct Nacl;

impl Scheme for Nacl {
    type Cipher = XSalsa20;

    const MESSAGE: usize = Poly1305::KEY;

    const HAS_ASSOCIATED: bool = false;

    #[inline]
    fn begin(&mut self, _: &mut impl Absorb, _: &[u8], _: &[u8]) {}

    #[inline]
    fn end(&self, _: &mut impl Absorb, _: usize, _: usize) {}
}

impl Drop for SecretBox {
    fn drop(&mut self) {
        wipe(&mut self.key);
    }
}

/// Shows nothing of the key.
impl fmt::Debug for SecretBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretBox")
    }
}
