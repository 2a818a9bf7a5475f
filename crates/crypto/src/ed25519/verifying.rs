//! Verification of one signature.

use std::fmt;

use super::extended::hash_to_scalar;
use super::point::{has_low_order, is_canonical};
use super::signing::halves;
use super::{LONG, Signature};
use crate::encoding::bech32;
use crate::error::Error;
use crate::provider::curves::{self, dalek};

/// The prefix of a public key's Bech32.
const PREFIX: &str = "ed25519_pk";

/// The group's order, 2^252 + 27742317777372353535851937790883648493, lowest byte first.
const ORDER: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, //
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10,
];

/// Whether `signature` is that of `message` under a public key. To check many under one key, make a [`VerifyKey`], which is decompressed
/// once.
///
/// # Errors
///
/// [`Error::NotAuthentic`], whatever is wrong with the three.
pub fn verify(public: &[u8; 32], message: &[u8], signature: &Signature) -> Result<(), Error> {
    VerifyKey::from_bytes(public).map_err(|_| Error::NotAuthentic)?.verify(message, signature)
}

/// A public key that has been checked. Shared among threads freely.
pub struct VerifyKey {
    public: [u8; 32],
    /// The point, if there is an engine for it.
    prepared: Option<curves::Verifier>,
}

impl VerifyKey {
    /// The key of these bytes. Computes a square root: some 5 microseconds.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidPoint`] if they are none, [`Error::LowOrderPoint`] if one signature would fit many messages.
    pub fn from_bytes(public: &[u8; 32]) -> Result<Self, Error> {
        if !is_canonical(public) {
            return Err(Error::InvalidPoint);
        }
        if has_low_order(public) {
            return Err(Error::LowOrderPoint);
        }
        let prepared = curves::verifier(public);
        if prepared.is_none() && !dalek::is_point(public) {
            return Err(Error::InvalidPoint);
        }
        Ok(VerifyKey { public: *public, prepared })
    }

    /// Reads what [`VerifyKey::to_bech32`] writes.
    ///
    /// # Errors
    ///
    /// [`Error::Encoding`] or [`Error::Length`], and those of [`VerifyKey::from_bytes`].
    pub fn from_bech32(text: &str) -> Result<Self, Error> {
        VerifyKey::from_bytes(bech32::decode_key(PREFIX, text)?.as_bytes())
    }

    /// The key of a product of the base point, which is a point of full order.
    pub(super) fn of_signer(public: &[u8; 32]) -> Self {
        VerifyKey { public: *public, prepared: curves::verifier(public) }
    }

    /// The 32 bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.public
    }

    /// The key as text, `ed25519_pk1...`.
    pub fn to_bech32(&self) -> String {
        to_bech32(&self.public)
    }

    /// Whether `signature` is that of `message`. Reads the message once, allocates nothing. Not in constant time: all of it is public.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`].
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), Error> {
        if is_well_formed(signature) && self.fits(message, signature) {
            return Ok(());
        }
        Err(Error::NotAuthentic)
    }

    /// The message of a signature followed by it, if that is right. Copies nothing.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`], also if there are fewer than 64 bytes.
    pub fn open<'a>(&self, combined: &'a [u8]) -> Result<&'a [u8], Error> {
        let (signature, message) = combined.split_first_chunk().ok_or(Error::NotAuthentic)?;
        self.verify(message, signature)?;
        Ok(message)
    }

    fn fits(&self, message: &[u8], signature: &Signature) -> bool {
        match &self.prepared {
            Some(verifier) if message.len() < LONG => verifier.verify(message, signature),
            _ => {
                let [commitment, s] = halves(signature);
                let challenge = hash_to_scalar(&[commitment, &self.public, message]);
                dalek::commitment(&self.public, &challenge, s).as_ref() == Some(commitment)
            }
        }
    }
}

impl PartialEq for VerifyKey {
    fn eq(&self, other: &Self) -> bool {
        self.public == other.public
    }
}

impl Eq for VerifyKey {}

/// As text: see [`VerifyKey::to_bech32`].
impl fmt::Debug for VerifyKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_bech32())
    }
}

pub(super) fn to_bech32(public: &[u8; 32]) -> String {
    bech32::encode(PREFIX, public).expect("the prefix is right")
}

/// Whether `S` is below the group's order and `R` not of low order. That `R` is canonical shows when it is compared with what it should be.
pub(super) fn is_well_formed(signature: &Signature) -> bool {
    let [commitment, s] = halves(signature);
    s.iter().rev().lt(ORDER.iter().rev()) && !has_low_order(commitment)
}
