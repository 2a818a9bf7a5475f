//! graviola: s2n-bignum's assembly, in Rust. It overwrites its secrets and vector registers itself.

use graviola::key_agreement::x25519::{PublicKey, StaticPrivateKey};
use graviola::signing::eddsa::{Ed25519SigningKey, Ed25519VerifyingKey};

/// Whether it runs on this processor; if it does not, nothing else here may be called.
pub(super) fn is_available() -> bool {
    graviola::util::is_cpu_supported()
}

pub(super) fn x25519(private: &[u8; 32], point: &[u8; 32]) -> Option<[u8; 32]> {
    let shared = StaticPrivateKey::from_array(private).diffie_hellman(&PublicKey::from_array(point)).ok()?;
    Some(shared.as_bytes())
}

pub(super) fn x25519_base(private: &[u8; 32]) -> [u8; 32] {
    StaticPrivateKey::from_array(private).public_key().as_bytes()
}

/// A seed, expanded, and its public key. In one place in memory, like all secrets.
pub(crate) struct Signer(Box<Ed25519SigningKey>);

impl Signer {
    pub(super) fn new(seed: &[u8; 32]) -> Self {
        Signer(Box::new(Ed25519SigningKey::from_bytes(seed).expect("a seed has 32 bytes")))
    }

    pub(crate) fn public(&self) -> [u8; 32] {
        self.0.public_key().as_bytes()
    }

    pub(crate) fn sign(&self, message: &[u8]) -> [u8; 64] {
        self.0.sign(message)
    }
}

/// A public key, decompressed.
pub(crate) struct Verifier(Ed25519VerifyingKey);

impl Verifier {
    pub(super) fn new(public: &[u8; 32]) -> Option<Self> {
        Ed25519VerifyingKey::from_bytes(public).ok().map(Verifier)
    }

    pub(crate) fn verify(&self, message: &[u8], signature: &[u8; 64]) -> bool {
        self.0.verify(signature, message).is_ok()
    }
}
