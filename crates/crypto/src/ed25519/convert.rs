//! The same key pair on the other form of the curve: Ed25519 keys that encrypt.
//!
//! What signs should not encrypt if it can be helped: keep two pairs. Where one pair is all there is, this is what libsodium does.

use super::{ExtendedKey, SigningKey, VerifyKey};
use crate::Secret;
use crate::error::Error;
use crate::provider::curves::dalek;
use crate::x25519::{PrivateKey, PublicKey};

impl SigningKey {
    /// The X25519 key of the same scalar: libsodium's `crypto_sign_ed25519_sk_to_curve25519`.
    pub fn to_x25519(&self) -> PrivateKey {
        scalar_of(&super::extended::expand(self.seed()))
    }
}

impl ExtendedKey {
    /// The X25519 key of the same scalar. X25519 clamps it, so the public keys are one only if the scalar is clamped.
    pub fn to_x25519(&self) -> PrivateKey {
        scalar_of(&Secret::from(self.as_bytes()))
    }
}

impl VerifyKey {
    /// The X25519 key of the same point: libsodium's `crypto_sign_ed25519_pk_to_curve25519`.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidPoint`] if the point lies outside the group that the base point makes.
    pub fn to_x25519(&self) -> Result<PublicKey, Error> {
        if !dalek::is_torsion_free(self.as_bytes()) {
            return Err(Error::InvalidPoint);
        }
        dalek::to_montgomery(self.as_bytes()).map(|u| PublicKey::from_bytes(&u)).ok_or(Error::InvalidPoint)
    }

    /// The Ed25519 key of an X25519 one. The other form has two points for it, which differ in the sign of x: ask for the one that the
    /// owner signs with.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidPoint`] if there is none: half of all numbers are on the curve's twist. [`Error::LowOrderPoint`].
    pub fn from_x25519(key: &PublicKey, is_negative: bool) -> Result<Self, Error> {
        let point = dalek::to_edwards(key.as_bytes(), is_negative).ok_or(Error::InvalidPoint)?;
        VerifyKey::from_bytes(&point)
    }
}

fn scalar_of(expanded: &Secret<64>) -> PrivateKey {
    let mut scalar = Secret::zero();
    scalar.as_bytes_mut().copy_from_slice(&expanded.as_bytes()[..32]);
    PrivateKey::from_secret(scalar)
}
