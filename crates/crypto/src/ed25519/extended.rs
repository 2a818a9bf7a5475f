//! Keys that are not made of a seed: a scalar and a prefix, as Cardano and other hierarchies derive them.

use std::fmt;

use super::signing::{combined, halves};
use super::{Signature, VerifyKey};
use crate::constant_time::{self, told};
use crate::encoding::bech32;
use crate::error::Error;
use crate::provider::curves::dalek;
use crate::wipe::wipe;
use crate::{Secret, Sha512};

/// The prefix of 64 bytes' Bech32.
const PREFIX: &str = "ed25519e_sk";

/// An expanded key: the scalar that multiplies points, 32 bytes, and the prefix that is hashed before messages, 32 bytes; what RFC 8032
/// section 5.1.5 makes of a seed, and what BIP32-Ed25519 derives where there is no seed. Shared among threads freely.
///
/// The scalar is taken as it is: whoever derived it has clamped it, if it is to be clamped.
pub struct ExtendedKey {
    /// Scalar and prefix.
    secret: Secret<64>,
    public: [u8; 32],
}

impl ExtendedKey {
    /// The expanded key of a seed: the clamped SHA-512 of it.
    pub fn from_seed(seed: &[u8; 32]) -> Self {
        ExtendedKey::from_secret(expand(seed))
    }

    /// The key of 64 bytes: scalar and prefix.
    ///
    /// # Errors
    ///
    /// [`Error::Parameter`] if the scalar is a multiple of the group's order: everybody could sign.
    pub fn from_bytes(bytes: &[u8; 64]) -> Result<Self, Error> {
        if dalek::is_zero(halves(bytes)[0]) {
            return Err(Error::Parameter {
                expected: "the scalar must not be a multiple of the group's order",
            });
        }
        Ok(ExtendedKey::from_secret(Secret::from(bytes)))
    }

    /// The key of 96 bytes: scalar, prefix and public key.
    ///
    /// # Errors
    ///
    /// As of [`ExtendedKey::from_bytes`], and [`Error::Parameter`] if the public key is another scalar's. To sign with such a pair would
    /// give the private key away.
    pub fn from_bytes_with_public(bytes: &[u8; 96]) -> Result<Self, Error> {
        let (secret, public) = bytes.split_first_chunk().expect("96 bytes");
        let key = ExtendedKey::from_bytes(secret)?;
        if !constant_time::equal_slices(&key.public, public) {
            return Err(Error::Parameter { expected: "the public key has to be that of the scalar" });
        }
        Ok(key)
    }

    /// Reads what [`ExtendedKey::to_bech32`] writes.
    ///
    /// # Errors
    ///
    /// [`Error::Encoding`] or [`Error::Length`], and those of [`ExtendedKey::from_bytes`].
    pub fn from_bech32(text: &str) -> Result<Self, Error> {
        ExtendedKey::from_bytes(bech32::decode_key(PREFIX, text)?.as_bytes())
    }

    fn from_secret(secret: Secret<64>) -> Self {
        let public = told(dalek::base_product(halves(secret.as_bytes())[0]));
        ExtendedKey { secret, public }
    }

    /// The expanded key of a seed whose public key is known.
    pub(super) fn from_seed_and_public(seed: &[u8; 32], public: &[u8; 32]) -> Self {
        ExtendedKey { secret: expand(seed), public: *public }
    }

    /// Scalar and prefix: 64 secret bytes.
    pub fn as_bytes(&self) -> &[u8; 64] {
        self.secret.as_bytes()
    }

    /// Scalar, prefix and public key: 96 bytes.
    pub fn to_bytes_with_public(&self) -> Secret<96> {
        let mut bytes = Secret::zero();
        let (secret, public) = bytes.as_bytes_mut().split_at_mut(64);
        secret.copy_from_slice(self.as_bytes());
        public.copy_from_slice(&self.public);
        bytes
    }

    /// Scalar and prefix as text, `ed25519e_sk1...`: secret, and the caller's to overwrite.
    pub fn to_bech32(&self) -> String {
        bech32::encode(PREFIX, self.as_bytes()).expect("the prefix is right")
    }

    /// The key that verifies what this one signs.
    pub fn verify_key(&self) -> VerifyKey {
        VerifyKey::of_signer(&self.public)
    }

    /// The public key's 32 bytes.
    pub fn public_bytes(&self) -> &[u8; 32] {
        &self.public
    }

    /// The signature of a message (RFC 8032 section 5.1.6). Reads the message twice, allocates nothing.
    pub fn sign(&self, message: &[u8]) -> Signature {
        let [scalar, prefix] = halves(self.as_bytes());
        let mut nonce = hash_to_scalar(&[prefix, message]);
        let commitment = dalek::base_product(&nonce);
        let challenge = hash_to_scalar(&[&commitment, &self.public, message]);
        let s = dalek::multiply_add(&challenge, scalar, &nonce);
        wipe(&mut nonce);
        let mut signature = [0; 64];
        signature[..32].copy_from_slice(&commitment);
        signature[32..].copy_from_slice(&s);
        signature
    }

    /// The signature followed by the message. Allocates them.
    pub fn sign_combined(&self, message: &[u8]) -> Vec<u8> {
        combined(&self.sign(message), message)
    }
}

/// Says whose key it is.
impl fmt::Debug for ExtendedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ExtendedKey(of {})", super::verifying::to_bech32(&self.public))
    }
}

/// RFC 8032 section 5.1.5: the digest of the seed, its first half made a multiple of the cofactor with its highest bit in one place.
pub(super) fn expand(seed: &[u8; 32]) -> Secret<64> {
    let mut secret = Secret::zero();
    let mut digest = Sha512::digest(seed);
    let bytes = secret.as_bytes_mut();
    bytes.copy_from_slice(&digest);
    wipe(&mut digest);
    bytes[0] &= 0b1111_1000;
    bytes[31] &= 0b0111_1111;
    bytes[31] |= 0b0100_0000;
    secret
}

/// The digest of all parts, as a number modulo the group's order.
pub(super) fn hash_to_scalar(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha512::new();
    parts.iter().for_each(|part| hash.update(part));
    let mut digest = hash.finalize();
    let scalar = dalek::reduce(&digest);
    wipe(&mut digest);
    scalar
}
