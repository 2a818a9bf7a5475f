//! NaCl's `crypto_secretbox`: XSalsa20 and Poly1305.

use std::fmt;

use crate::aead::{Scheme, TAG, decrypt, encrypt, too_short};
use crate::error::Error;
use crate::hazmat::XSalsa20;
use crate::poly1305::Poly1305;
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
/// All calls may run concurrently. Nothing is allocated except the result of [`SecretBox::encrypt`] and
/// [`SecretBox::decrypt`]. The key is overwritten when it is dropped.
///
/// ```
/// use shortwire_crypto::SecretBox;
///
/// let key = SecretBox::new(&[7; 32]);
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
        encrypt::<Nacl>(&self.key, nonce, &[], Text::new(message, encrypted)?)
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
        decrypt::<Nacl>(&self.key, nonce, &[], Text::new(encrypted, message)?, tag)
    }

    /// Encrypts a message where it lies, and returns the tag.
    pub fn encrypt_in_place(&self, nonce: &[u8; Self::NONCE], data: &mut [u8]) -> [u8; TAG] {
        encrypt::<Nacl>(&self.key, nonce, &[], Text::in_place(data))
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
        decrypt::<Nacl>(&self.key, nonce, &[], Text::in_place(data), tag)
    }
}

/// "Cryptography in NaCl", section 10: the MAC's key is the first half of the stream's first block, and the message begins
/// with the second. Only what is encrypted is authenticated.
pub(crate) struct Nacl;

impl Scheme for Nacl {
    type Cipher = XSalsa20;

    const MESSAGE: usize = Poly1305::KEY;

    #[inline]
    fn begin(_: &mut Poly1305, _: &[u8]) {}

    #[inline]
    fn end(_: &mut Poly1305, _: usize, _: usize) {}
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
