//! Stream ciphers by themselves, for protocols that need them raw.
//!
//! They hide a message and do not protect it: whoever changes the encrypted bytes changes the message in the same places, and nobody
//! notices. A nonce used twice with a key gives both messages away. Use the authenticated ciphers and boxes of this crate unless a
//! protocol says otherwise.
//!
//! ```
//! use shortwire_crypto::hazmat::{ChaCha20, StreamCipher};
//!
//! let (key, nonce) = ([7; 32], [1; 12]);
//! let mut data = *b"meet me at noon";
//! ChaCha20::apply_in_place(&key, &nonce, 0, &mut data)?;
//! assert_ne!(&data, b"meet me at noon");
//! ChaCha20::apply_in_place(&key, &nonce, 0, &mut data)?;
//! assert_eq!(&data, b"meet me at noon");
//! # Ok::<(), shortwire_crypto::Error>(())
//! ```

pub use crate::chacha20::{
    ChaCha, ChaCha20, ChaCha20Original, ChaChaOriginal, XChaCha, XChaCha20, hchacha20,
};
pub use crate::salsa20::{SIGMA, Salsa, Salsa20, XSalsa, XSalsa20, hsalsa20, hsalsa20_core, salsa20_core};
pub use crate::stream::{BLOCK, KEY, Message, StreamCipher, Text};
