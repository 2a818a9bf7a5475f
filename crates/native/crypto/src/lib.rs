//! The services of `shortwire.crypto.v1` over the crate `shortwire-crypto`: arguments, handles and statuses, no cryptography.
#![forbid(unsafe_code)]

#[allow(missing_docs, reason = "generated")]
pub mod r#gen;
mod encoding;
mod exchange;
mod handles;
mod hash;
mod kdf;
mod keys;
mod mac;
mod outcome;
mod sign;
mod stream;

use std::sync::Mutex;

use handles::Handles;
use r#gen::shortwire_crypto_v1::{
    Compare, Encoding, Exchange, Hash, Kdf, Keys, Mac, Random, Sign, Stream,
};

/// What an instance of the library holds: keys, and operations that are under way.
#[derive(Debug, Default)]
pub struct Crypto {
    keys: Handles<keys::Key>,
    hashes: Handles<Mutex<hash::Running>>,
}

shortwire::export!(Crypto: Keys, Sign, Exchange, Hash, Mac, Kdf, Stream, Encoding, Random, Compare);
