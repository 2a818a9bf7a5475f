//! X25519 (RFC 7748): what two key pairs have in common and nobody else knows.
//!
//! Public keys of low order are refused ([`Error::LowOrderPoint`]): with them the result would be zero, known to everybody, whatever the
//! private key is. As RFC 7748 asks, the highest bit of a public key is ignored and numbers above the field's prime are taken modulo it.
//!
//! Source of the engines: `docs/decisions/0004-curve-engines.md`. All of this is done in constant time.

use std::fmt;
use std::sync::OnceLock;

use crate::constant_time::told;
use crate::encoding::bech32;
use crate::error::Error;
use crate::provider::curves;
use crate::{Secret, Sha512};

/// The prefix of a private key's Bech32.
const PRIVATE_PREFIX: &str = "x25519_sk";

/// The prefix of a public key's Bech32.
const PUBLIC_PREFIX: &str = "x25519_pk";

/// The product of a point, by its u coordinate, and a private key: NaCl's `crypto_scalarmult`. Allocates nothing.
///
/// The result is no key yet: hash it together with both public keys, or use [`boxes`](crate::boxes), which does what NaCl does.
///
/// # Errors
///
/// [`Error::LowOrderPoint`].
pub fn scalarmult(private: &[u8; 32], point: &[u8; 32]) -> Result<[u8; 32], Error> {
    curves::x25519(private, point).ok_or(Error::LowOrderPoint)
}

/// The public key of a private one: NaCl's `crypto_scalarmult_base`. Allocates nothing.
pub fn scalarmult_base(private: &[u8; 32]) -> [u8; 32] {
    curves::x25519_base(private)
}

/// A private key and, from the first time it is asked for, its public key. Shared among threads freely.
pub struct PrivateKey {
    secret: Secret<32>,
    public: OnceLock<PublicKey>,
}

impl PrivateKey {
    /// A new key.
    ///
    /// # Errors
    ///
    /// [`Error::NoRandomness`].
    pub fn generate() -> Result<Self, Error> {
        Ok(PrivateKey::from_secret(Secret::generate()?))
    }

    /// The key of these bytes, any 32.
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        PrivateKey::from_secret(Secret::from(bytes))
    }

    /// The key that libsodium and PyNaCl make of a seed: the first half of its SHA-512.
    pub fn from_seed(seed: &[u8; 32]) -> Self {
        let mut secret = Secret::zero();
        let mut digest = Sha512::digest(seed);
        secret.as_bytes_mut().copy_from_slice(&digest[..32]);
        crate::wipe::wipe(&mut digest);
        PrivateKey::from_secret(secret)
    }

    /// Reads what [`PrivateKey::to_bech32`] writes.
    ///
    /// # Errors
    ///
    /// [`Error::Encoding`] or [`Error::Length`].
    pub fn from_bech32(text: &str) -> Result<Self, Error> {
        bech32::decode_key(PRIVATE_PREFIX, text).map(PrivateKey::from_secret)
    }

    pub(crate) fn from_secret(secret: Secret<32>) -> Self {
        PrivateKey { secret, public: OnceLock::new() }
    }

    /// The 32 secret bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        self.secret.as_bytes()
    }

    /// The key as text, `x25519_sk1...`: secret, and the caller's to overwrite.
    pub fn to_bech32(&self) -> String {
        bech32::encode(PRIVATE_PREFIX, self.as_bytes()).expect("the prefix is right")
    }

    /// The public key: computed once.
    pub fn public_key(&self) -> PublicKey {
        *self.public.get_or_init(|| PublicKey(told(scalarmult_base(self.as_bytes()))))
    }

    /// What this key and another's public key have in common. It is no key yet: see [`scalarmult`].
    ///
    /// # Errors
    ///
    /// [`Error::LowOrderPoint`].
    pub fn exchange(&self, theirs: &PublicKey) -> Result<Secret<32>, Error> {
        let mut shared = scalarmult(self.as_bytes(), &theirs.0)?;
        let secret = Secret::from(&shared);
        crate::wipe::wipe(&mut shared);
        Ok(secret)
    }
}

/// In constant time.
impl PartialEq for PrivateKey {
    fn eq(&self, other: &Self) -> bool {
        self.secret == other.secret
    }
}

impl Eq for PrivateKey {}

/// Says that it is one.
impl fmt::Debug for PrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("x25519::PrivateKey")
    }
}

/// A public key: the u coordinate of a point. Whether it is any good shows when it is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PublicKey([u8; 32]);

impl PublicKey {
    /// The key of these bytes.
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        PublicKey(*bytes)
    }

    /// Reads what [`PublicKey::to_bech32`] writes.
    ///
    /// # Errors
    ///
    /// [`Error::Encoding`] or [`Error::Length`].
    pub fn from_bech32(text: &str) -> Result<Self, Error> {
        bech32::decode_key(PUBLIC_PREFIX, text).map(|bytes| PublicKey(*bytes.as_bytes()))
    }

    /// The 32 bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The key as text, `x25519_pk1...`.
    pub fn to_bech32(&self) -> String {
        bech32::encode(PUBLIC_PREFIX, &self.0).expect("the prefix is right")
    }
}

/// As text: see [`PublicKey::to_bech32`].
impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_bech32())
    }
}
