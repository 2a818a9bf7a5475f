//! The services of `shortwire.crypto.v1` over the crate `shortwire-crypto`: arguments, handles and statuses, no cryptography.
#![forbid(unsafe_code)]

mod aead;
mod boxes;
mod chunked;
mod encoding;
mod exchange;
#[allow(missing_docs, reason = "generated")]
pub mod r#gen;
mod handles;
mod hash;
mod kdf;
mod keys;
mod mac;
mod outcome;
mod secret_box;
mod sign;
mod stream;

use std::sync::Mutex;

use r#gen::shortwire_crypto_v1::{
    Aead, Box, ChunkedAead, Compare, Encoding, Exchange, Hash, Kdf, Keys, Mac, Random, SealedBox, SecretBox,
    Sign, Stream,
};
use handles::Handles;

/// What an instance of the library holds: keys, and operations that are under way.
#[derive(Debug, Default)]
pub struct Crypto {
    keys: Handles<keys::Key>,
    hashes: Handles<Mutex<hash::Running>>,
    chunked: Handles<Mutex<chunked::Chunked>>,
}

shortwire::export!(Crypto: Keys, SecretBox, Box, SealedBox, Aead, ChunkedAead, Sign, Exchange, Hash, Mac, Kdf, Stream, Encoding, Random, Compare);
