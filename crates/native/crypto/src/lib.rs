//! The services of `shortwire.crypto.v1` over the crate `shortwire-crypto`: arguments, handles and statuses, no cryptography.
#![forbid(unsafe_code)]

#[allow(missing_docs, reason = "generated")]
mod r#gen;
mod handles;
mod hash;
mod kdf;
mod keys;
mod mac;
mod outcome;

use handles::Handles;
use r#gen::shortwire_crypto_v1::{Hash, Kdf, Keys, Mac};

/// What an instance of the library holds: keys, and operations that are under way.
#[derive(Debug, Default)]
pub struct Crypto {
    keys: Handles<keys::Key>,
    hashes: Handles<std::sync::Mutex<hash::Running>>,
}

shortwire::export!(Crypto: Keys, Hash, Mac, Kdf);
