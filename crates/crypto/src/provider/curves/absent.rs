//! Where graviola is not.

pub(super) fn is_available() -> bool {
    false
}

pub(super) fn x25519(_: &[u8; 32], _: &[u8; 32]) -> Option<[u8; 32]> {
    None
}

pub(super) fn x25519_base(_: &[u8; 32]) -> [u8; 32] {
    [0; 32]
}

/// There are none.
pub(crate) enum Signer {}

impl Signer {
    pub(super) fn new(_: &[u8; 32]) -> Self {
        unreachable!("graviola is not available")
    }

    pub(crate) fn public(&self) -> [u8; 32] {
        match *self {}
    }

    pub(crate) fn sign(&self, _: &[u8]) -> [u8; 64] {
        match *self {}
    }
}

/// There are none.
pub(crate) enum Verifier {}

impl Verifier {
    pub(super) fn new(_: &[u8; 32]) -> Option<Self> {
        None
    }

    pub(crate) fn verify(&self, _: &[u8], _: &[u8; 64]) -> bool {
        match *self {}
    }
}
