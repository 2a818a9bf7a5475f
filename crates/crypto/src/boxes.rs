//! Messages to the owner of a public key: NaCl's `crypto_box`, and libsodium's sealed boxes.
//!
//! ```
//! use shortwire_crypto::boxes::Box;
//! use shortwire_crypto::x25519::PrivateKey;
//!
//! let (alice, bob) = (PrivateKey::generate()?, PrivateKey::generate()?);
//! let nonce = shortwire_crypto::random::bytes()?;
//! let sealed = Box::new(&alice, &bob.public_key())?.encrypt(&nonce, b"at noon");
//! assert_eq!(Box::new(&bob, &alice.public_key())?.decrypt(&nonce, &sealed)?, b"at noon");
//! # Ok::<(), shortwire_crypto::Error>(())
//! ```

use std::fmt;
use std::ops::Deref;

use crate::error::Error;
use crate::hazmat::hsalsa20;
use crate::wipe::wipe;
use crate::x25519::{PrivateKey, PublicKey, scalarmult};
use crate::{Blake2b, Secret, SecretBox};

/// How much longer a sealed box is than its message: the public key it was made under, and a tag.
pub const OVERHEAD: usize = 32 + SecretBox::TAG;

/// What the owners of two key pairs write to each other: a [`SecretBox`] under the key that they share, whose methods are this one's too.
///
/// Making it multiplies a point, some 30 microseconds; keep it for more than one message. Both make the same one, so that each can read
/// what the other and they themselves have written, and **the two must not use the same nonce**.
pub struct Box {
    key: Secret<32>,
    secret_box: SecretBox,
}

impl Box {
    /// The box between a private key and another's public key: NaCl's `crypto_box_beforenm`.
    ///
    /// # Errors
    ///
    /// [`Error::LowOrderPoint`].
    pub fn new(mine: &PrivateKey, theirs: &PublicKey) -> Result<Self, Error> {
        let mut key = Secret::zero();
        *key.as_bytes_mut() = shared_key(mine.as_bytes(), theirs.as_bytes())?;
        Ok(Box::from_secret(key))
    }

    /// The box of a shared key, as [`Box::shared_key`] gives it.
    pub fn from_shared_key(key: &[u8; 32]) -> Self {
        Box::from_secret(Secret::from(key))
    }

    fn from_secret(key: Secret<32>) -> Self {
        Box { secret_box: SecretBox::new(key.as_bytes()), key }
    }

    /// The key that the two share.
    pub fn shared_key(&self) -> &Secret<32> {
        &self.key
    }
}

impl Deref for Box {
    type Target = SecretBox;

    fn deref(&self) -> &SecretBox {
        &self.secret_box
    }
}

/// Says that it is one.
impl fmt::Debug for Box {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Box")
    }
}

/// What two key pairs share, hashed into a key.
pub(crate) fn shared_key(mine: &[u8; 32], theirs: &[u8; 32]) -> Result<[u8; 32], Error> {
    let mut product = scalarmult(mine, theirs)?;
    let key = hsalsa20(&product, &[0; 16]);
    wipe(&mut product);
    Ok(key)
}

/// Encrypts a message to the owner of a public key, under a key pair made for it and forgotten: they can read it, and nobody can tell
/// who wrote it, the writer among them. As long as the message and [`OVERHEAD`]. Multiplies two points: some 40 microseconds.
///
/// It is libsodium's `crypto_box_seal`: the new public key, and a box whose nonce is the BLAKE2b of both public keys.
///
/// # Errors
///
/// [`Error::LowOrderPoint`], [`Error::NoRandomness`].
pub fn seal(theirs: &PublicKey, message: &[u8]) -> Result<Vec<u8>, Error> {
    let mut sealed = vec![0; OVERHEAD + message.len()];
    seal_into(theirs, message, &mut sealed)?;
    Ok(sealed)
}

/// As [`seal`], into `sealed`, which is [`OVERHEAD`] longer than the message. Allocates the two keys only.
///
/// # Errors
///
/// Those of [`seal`], and [`Error::Length`]. Nothing is written then.
pub fn seal_into(theirs: &PublicKey, message: &[u8], sealed: &mut [u8]) -> Result<(), Error> {
    let actual = sealed.len();
    if actual.checked_sub(OVERHEAD) != Some(message.len()) {
        return Err(Error::Length {
            what: "the sealed box",
            expected: "48 bytes more than the message",
            actual,
        });
    }
    let (public, encrypted) = sealed.split_first_chunk_mut().expect("the length is right");
    let once = PrivateKey::generate()?;
    let shared = Box::new(&once, theirs)?;
    *public = *once.public_key().as_bytes();
    shared.encrypt_into(&nonce(public, theirs), message, encrypted)
}

/// Decrypts what [`seal`] made for the owner of this key.
///
/// # Errors
///
/// [`Error::NotAuthentic`]; [`Error::Length`] if it is shorter than [`OVERHEAD`].
pub fn open(mine: &PrivateKey, sealed: &[u8]) -> Result<Vec<u8>, Error> {
    let mut message = vec![0; sealed.len().saturating_sub(OVERHEAD)];
    open_into(mine, sealed, &mut message)?;
    Ok(message)
}

/// As [`open`], into `message`, which is [`OVERHEAD`] shorter than the sealed box. Allocates the key only.
///
/// # Errors
///
/// [`Error::NotAuthentic`], [`Error::Length`]. Nothing is written then.
pub fn open_into(mine: &PrivateKey, sealed: &[u8], message: &mut [u8]) -> Result<(), Error> {
    let too_short = Error::Length {
        what: "the sealed box",
        expected: "at least as long as a key and a tag, 48 bytes",
        actual: sealed.len(),
    };
    let (public, encrypted) = sealed.split_first_chunk().ok_or(too_short)?;
    if encrypted.len() < SecretBox::TAG {
        return Err(too_short);
    }
    let shared = Box::new(mine, &PublicKey::from_bytes(public)).map_err(|_| Error::NotAuthentic)?;
    shared.decrypt_into(&nonce(public, &mine.public_key()), encrypted, message)
}

/// The nonce of a sealed box: each has a key of its own, so one that everybody knows will do.
fn nonce(once: &[u8; 32], theirs: &PublicKey) -> [u8; SecretBox::NONCE] {
    let mut keys = [0; 64];
    keys[..32].copy_from_slice(once);
    keys[32..].copy_from_slice(theirs.as_bytes());
    Blake2b::digest(&keys)
}
