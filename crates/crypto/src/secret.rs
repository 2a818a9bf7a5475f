//! Secrets of a fixed size: keys, seeds, what two parties share.

use std::fmt;

use crate::constant_time;
use crate::error::Error;
use crate::random;
use crate::wipe::wipe;

/// `N` secret bytes. They have one place in memory for as long as they live (one allocation; moving the value moves a pointer), are
/// overwritten when it is dropped, are compared in constant time and never shown.
///
/// What they were made from is the caller's to overwrite: [`Secret::generate`] and [`Secret::try_from`] leave nothing of their own behind.
///
/// ```
/// use shortwire_crypto::Secret;
///
/// let key = Secret::<32>::generate()?;
/// assert_eq!(format!("{key:?}"), "Secret(32 bytes)");
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
pub struct Secret<const N: usize>(Box<[u8; N]>);

impl<const N: usize> Secret<N> {
    /// Random bytes of the system's.
    ///
    /// # Errors
    ///
    /// [`Error::NoRandomness`].
    pub fn generate() -> Result<Self, Error> {
        let mut secret = Secret::zero();
        random::fill(&mut *secret.0)?;
        Ok(secret)
    }

    /// The bytes.
    pub fn as_bytes(&self) -> &[u8; N] {
        &self.0
    }

    /// All zeros, to be written to in place.
    pub(crate) fn zero() -> Self {
        Secret(Box::new([0; N]))
    }

    /// The bytes, to be written to.
    pub(crate) fn as_bytes_mut(&mut self) -> &mut [u8; N] {
        &mut self.0
    }
}

/// Takes a copy.
impl<const N: usize> From<&[u8; N]> for Secret<N> {
    fn from(bytes: &[u8; N]) -> Self {
        let mut secret = Secret::zero();
        secret.0.copy_from_slice(bytes);
        secret
    }
}

/// Takes a copy. [`Error::Length`] unless these are `N` bytes.
impl<const N: usize> TryFrom<&[u8]> for Secret<N> {
    type Error = Error;

    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        let bytes: &[u8; N] = bytes.try_into().map_err(|_| Error::Length {
            what: "the secret",
            expected: expected_length(N),
            actual: bytes.len(),
        })?;
        Ok(Secret::from(bytes))
    }
}

/// What a message about a length says of `bytes`, for the sizes that keys have.
fn expected_length(bytes: usize) -> &'static str {
    match bytes {
        16 => "16 bytes",
        24 => "24 bytes",
        32 => "32 bytes",
        64 => "64 bytes",
        96 => "96 bytes",
        _ => "its own length",
    }
}

impl<const N: usize> Clone for Secret<N> {
    fn clone(&self) -> Self {
        Secret::from(&*self.0)
    }
}

/// In constant time.
impl<const N: usize> PartialEq for Secret<N> {
    fn eq(&self, other: &Self) -> bool {
        constant_time::equal(&self.0, &other.0)
    }
}

impl<const N: usize> Eq for Secret<N> {}

/// Says how many bytes there are, and nothing of them.
impl<const N: usize> fmt::Debug for Secret<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret({N} bytes)")
    }
}

impl<const N: usize> Drop for Secret<N> {
    fn drop(&mut self) {
        wipe(&mut *self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_not_shown() {
        let secret = Secret::from(&[0xab; 32]);
        assert_eq!(format!("{secret:?}"), "Secret(32 bytes)");
    }

    #[test]
    fn secrets_are_equal_if_all_their_bytes_are() {
        let secret = Secret::from(&[7; 32]);
        assert_eq!(secret, secret.clone());
        for position in 0..32 {
            let mut other = [7; 32];
            other[position] ^= 0x80;
            assert_ne!(secret, Secret::from(&other), "byte {position}");
        }
    }

    #[test]
    fn a_secret_has_its_length() {
        assert!(Secret::<32>::try_from(&[0; 32][..]).is_ok());
        let error = Secret::<32>::try_from(&[0; 31][..]).expect_err("too short");
        assert_eq!(error, Error::Length { what: "the secret", expected: "32 bytes", actual: 31 });
    }

    #[test]
    fn two_random_secrets_differ() {
        let [one, other] = [(); 2].map(|()| Secret::<32>::generate().expect("random bytes"));
        assert_ne!(one, other);
    }
}
