//! Keys made of a seed.

use std::fmt;

use super::{ExtendedKey, LONG, Signature, VerifyKey};
use crate::Secret;
use crate::constant_time::{self, told};
use crate::encoding::bech32;
use crate::error::Error;
use crate::provider::curves;

/// The prefix of a seed's Bech32.
const PREFIX: &str = "ed25519_sk";

/// A key that signs: a seed of 32 bytes, with what follows from it computed once. Shared among threads freely.
///
/// ```
/// use shortwire_crypto::ed25519::SigningKey;
///
/// let key = SigningKey::generate()?;
/// let signature = key.sign(b"a message");
/// key.verify_key().verify(b"a message", &signature)?;
/// assert!(key.verify_key().verify(b"another", &signature).is_err());
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
pub struct SigningKey {
    seed: Secret<32>,
    public: [u8; 32],
    /// What signs short messages; where there is no such engine, the expanded key.
    prepared: Prepared,
}

enum Prepared {
    Engine(curves::Signer),
    Expanded(ExtendedKey),
}

impl SigningKey {
    /// A new key.
    ///
    /// # Errors
    ///
    /// [`Error::NoRandomness`].
    pub fn generate() -> Result<Self, Error> {
        Ok(SigningKey::from_secret(Secret::generate()?))
    }

    /// The key of a seed, any 32 bytes. Multiplies a point: some 10 microseconds.
    pub fn from_seed(seed: &[u8; 32]) -> Self {
        SigningKey::from_secret(Secret::from(seed))
    }

    /// The key of 64 bytes as NaCl has them: the seed, then the public key.
    ///
    /// # Errors
    ///
    /// [`Error::Parameter`] if the public key is another seed's. To sign with such a pair would give the private key away.
    pub fn from_bytes(bytes: &[u8; 64]) -> Result<Self, Error> {
        let [seed, public] = halves(bytes);
        let key = SigningKey::from_seed(seed);
        if !constant_time::equal(&key.public, public) {
            return Err(Error::Parameter { expected: "the public key has to be that of the seed" });
        }
        Ok(key)
    }

    /// Reads what [`SigningKey::to_bech32`] writes.
    ///
    /// # Errors
    ///
    /// [`Error::Encoding`] or [`Error::Length`].
    pub fn from_bech32(text: &str) -> Result<Self, Error> {
        bech32::decode_key(PREFIX, text).map(SigningKey::from_secret)
    }

    fn from_secret(seed: Secret<32>) -> Self {
        match curves::signer(seed.as_bytes()) {
            Some(signer) => {
                SigningKey { public: told(signer.public()), seed, prepared: Prepared::Engine(signer) }
            }
            None => {
                let expanded = ExtendedKey::from_seed(seed.as_bytes());
                SigningKey { public: *expanded.public_bytes(), seed, prepared: Prepared::Expanded(expanded) }
            }
        }
    }

    /// The 32 secret bytes that all follows from.
    pub fn seed(&self) -> &[u8; 32] {
        self.seed.as_bytes()
    }

    /// The 64 bytes that NaCl calls the secret key: the seed, then the public key.
    pub fn to_bytes(&self) -> Secret<64> {
        let mut bytes = Secret::zero();
        let (seed, public) = bytes.as_bytes_mut().split_at_mut(32);
        seed.copy_from_slice(self.seed());
        public.copy_from_slice(&self.public);
        bytes
    }

    /// The seed as text, `ed25519_sk1...`: secret, and the caller's to overwrite.
    pub fn to_bech32(&self) -> String {
        bech32::encode(PREFIX, self.seed()).expect("the prefix is right")
    }

    /// The key that verifies what this one signs.
    pub fn verify_key(&self) -> VerifyKey {
        VerifyKey::of_signer(&self.public)
    }

    /// The public key's 32 bytes.
    pub fn public_bytes(&self) -> &[u8; 32] {
        &self.public
    }

    /// The signature of a message. Reads the message twice, allocates at most a short-lived key.
    pub fn sign(&self, message: &[u8]) -> Signature {
        match &self.prepared {
            Prepared::Engine(signer) if message.len() < LONG => signer.sign(message),
            Prepared::Engine(_) => ExtendedKey::from_seed_and_public(self.seed(), &self.public).sign(message),
            Prepared::Expanded(key) => key.sign(message),
        }
    }

    /// The signature followed by the message, as NaCl's `crypto_sign` makes it. Allocates them.
    pub fn sign_combined(&self, message: &[u8]) -> Vec<u8> {
        combined(&self.sign(message), message)
    }

    /// The expanded form of this key: see [`ExtendedKey`].
    pub fn to_extended(&self) -> ExtendedKey {
        ExtendedKey::from_seed_and_public(self.seed(), &self.public)
    }
}

/// Says whose key it is.
impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SigningKey(of {})", super::verifying::to_bech32(&self.public))
    }
}

pub(super) fn combined(signature: &Signature, message: &[u8]) -> Vec<u8> {
    [signature, message].concat()
}

pub(super) fn halves(bytes: &[u8; 64]) -> [&[u8; 32]; 2] {
    let (first, second) = bytes.split_first_chunk().expect("64 bytes");
    [first, second.first_chunk().expect("32 bytes")]
}
