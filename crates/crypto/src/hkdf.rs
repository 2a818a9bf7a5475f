//! HKDF-SHA-256 and HKDF-SHA-512 (RFC 5869): many keys from one secret that has enough entropy. For passwords there is
//! [`Argon2`](crate::argon2::Argon2).

use std::fmt;

use crate::error::Error;
use crate::hmac::{Hmac, HmacKey};
use crate::sha2::Word;
use crate::wipe::wipe;

/// HKDF-SHA-256: up to 8,160 bytes of keys. See [`Hkdf`].
pub type HkdfSha256 = Hkdf<u32>;

/// HKDF-SHA-512: up to 16,320 bytes of keys. See [`Hkdf`].
pub type HkdfSha512 = Hkdf<u64>;

/// A secret that keys are drawn from. Allocates nothing, and is overwritten when it is dropped.
///
/// ```
/// use shortwire_crypto::HkdfSha256;
///
/// let secret = HkdfSha256::extract(b"salt", b"what two sides have agreed upon");
/// let (mut to_server, mut to_client) = ([0; 32], [0; 32]);
/// secret.expand(b"to server", &mut to_server)?;
/// secret.expand(b"to client", &mut to_client)?;
/// assert_ne!(to_server, to_client);
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
#[derive(Clone)]
pub struct Hkdf<W: Word> {
    key: HmacKey<W>,
}

impl<W: Word> Hkdf<W> {
    /// Concentrates the entropy of `secret`. The salt need not be secret and may be empty.
    pub fn extract(salt: &[u8], secret: &[u8]) -> Self {
        let mut key = Hmac::<W>::tag(salt, secret);
        let hkdf = Hkdf { key: HmacKey::new(key.as_ref()) };
        wipe(key.as_mut());
        hkdf
    }

    /// Takes a key that is uniform already, of at least the digest's length, and leaves extraction out (RFC 5869, section 3.3).
    ///
    /// # Errors
    ///
    /// [`Error::Length`] if it is shorter.
    pub fn from_pseudorandom_key(key: &[u8]) -> Result<Self, Error> {
        if key.len() < W::DIGEST {
            let expected = if W::DIGEST == 32 { "at least 32 bytes" } else { "at least 64 bytes" };
            return Err(Error::Length { what: "the pseudorandom key", expected, actual: key.len() });
        }
        Ok(Hkdf { key: HmacKey::new(key) })
    }

    /// Fills `output` with the key named `info`. The same name gives the same key.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] if `output` is longer than 255 digests. Nothing is written then.
    pub fn expand(&self, info: &[u8], output: &mut [u8]) -> Result<(), Error> {
        if output.len() > 255 * W::DIGEST {
            let expected = if W::DIGEST == 32 { "8160 bytes at most" } else { "16320 bytes at most" };
            return Err(Error::Length { what: "the output", expected, actual: output.len() });
        }
        let mut previous = None;
        for (number, part) in (1..=255_u8).zip(output.chunks_mut(W::DIGEST)) {
            let mut block = self.key.start();
            block.update(previous.as_ref().map_or(&[], |previous: &W::Digest| previous.as_ref()));
            block.update(info);
            block.update(&[number]);
            let block = block.finalize();
            part.copy_from_slice(&block.as_ref()[..part.len()]);
            previous = Some(block);
        }
        if let Some(mut last) = previous {
            wipe(last.as_mut());
        }
        Ok(())
    }
}

impl<W: Word> fmt::Debug for Hkdf<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HkdfSha{}", 8 * W::DIGEST)
    }
}
