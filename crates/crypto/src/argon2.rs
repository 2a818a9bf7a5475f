//! Argon2 (RFC 9106, version 19): keys from passwords, at a price in memory that an attacker has to pay as well.

use crate::constant_time;
use crate::error::Error;
use crate::provider;
use crate::wipe::wipe;

/// Which of the three functions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// Reads memory at places that depend on the password: only where nobody can observe the memory accesses.
    Argon2d,
    /// Reads memory at places that depend on nothing secret; wants at least three passes.
    Argon2i,
    /// Half of the first pass like Argon2i, the rest like Argon2d: the one to take (RFC 9106, section 4).
    #[default]
    Argon2id,
}

/// What a key costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Which function.
    pub variant: Variant,
    /// Memory in KiB, at least 8 a lane.
    pub memory: u32,
    /// How often the memory is gone over.
    pub passes: u32,
    /// Into how many lanes the memory is divided. They change the result; here they are filled one after the other.
    pub lanes: u32,
}

impl Parameters {
    /// Argon2id over 64 MiB in 4 lanes, three times: RFC 9106's second recommendation, for where memory is scarce. Some 100 ms.
    pub const RECOMMENDED: Parameters =
        Parameters { variant: Variant::Argon2id, memory: 64 * 1024, passes: 3, lanes: 4 };

    /// Argon2id over 2 GiB in 4 lanes, once: RFC 9106's first recommendation.
    pub const RECOMMENDED_LARGE: Parameters =
        Parameters { variant: Variant::Argon2id, memory: 2 * 1024 * 1024, passes: 1, lanes: 4 };
}

impl Default for Parameters {
    fn default() -> Self {
        Parameters::RECOMMENDED
    }
}

/// A key from a password.
///
/// ```
/// use shortwire_crypto::argon2::{Argon2, Parameters};
///
/// let cheap = Parameters { memory: 64, ..Parameters::RECOMMENDED };
/// let mut key = [0; 32];
/// Argon2::new(cheap).derive(b"correct horse", b"16 random bytes!", &mut key)?;
/// Argon2::new(cheap).verify(b"correct horse", b"16 random bytes!", &key)?;
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct Argon2<'a> {
    parameters: Parameters,
    secret: &'a [u8],
    associated_data: &'a [u8],
}

impl<'a> Argon2<'a> {
    /// Argon2 at this price.
    pub fn new(parameters: Parameters) -> Self {
        Argon2 { parameters, secret: &[], associated_data: &[] }
    }

    /// Adds a secret ("pepper") that is not stored beside the result.
    pub fn secret(self, secret: &'a [u8]) -> Self {
        Argon2 { secret, ..self }
    }

    /// Binds the result to up to 32 bytes that are not secret.
    pub fn associated_data(self, associated_data: &'a [u8]) -> Self {
        Argon2 { associated_data, ..self }
    }

    /// Fills `output` with the key of this password. Takes the parameters' memory from the heap for as long as it runs, on the caller's
    /// thread; give every password a salt of its own, 16 random bytes.
    ///
    /// # Errors
    ///
    /// [`Error::Parameter`] for a price that Argon2 does not know or memory that cannot be had, [`Error::Length`] for a salt of fewer
    /// than 8 bytes, an output of fewer than 4, or too much associated data.
    pub fn derive(&self, password: &[u8], salt: &[u8], output: &mut [u8]) -> Result<(), Error> {
        let Parameters { memory, passes, lanes, .. } = self.parameters;
        if passes == 0 {
            return Err(Error::Parameter { expected: "Argon2 takes at least one pass" });
        }
        if !(1..1 << 24).contains(&lanes) {
            return Err(Error::Parameter { expected: "Argon2 has 1 to 2^24 - 1 lanes" });
        }
        if u64::from(memory) < 8 * u64::from(lanes) {
            return Err(Error::Parameter { expected: "Argon2 takes at least 8 KiB a lane" });
        }
        check("the salt", salt, 8.., "8 bytes at least")?;
        check("the output", output, 4.., "4 bytes at least")?;
        check("the associated data", self.associated_data, ..33, "32 bytes at most")?;
        provider::argon2::fill(&self.parameters, [password, salt, self.secret, self.associated_data], output)
    }

    /// Whether `expected` is the key of this password, in constant time after the work of [`Argon2::derive`]. Allocates `expected`'s
    /// length beside it.
    ///
    /// # Errors
    ///
    /// [`Error::NotAuthentic`] if it is not, and those of [`Argon2::derive`].
    pub fn verify(&self, password: &[u8], salt: &[u8], expected: &[u8]) -> Result<(), Error> {
        let mut output = vec![0; expected.len()];
        self.derive(password, salt, &mut output)?;
        let is_equal = constant_time::equal_slices(&output, expected);
        wipe(&mut output);
        if is_equal { Ok(()) } else { Err(Error::NotAuthentic) }
    }
}

fn check(
    what: &'static str,
    bytes: &[u8],
    allowed: impl std::ops::RangeBounds<usize>,
    expected: &'static str,
) -> Result<(), Error> {
    if allowed.contains(&bytes.len()) && u32::try_from(bytes.len()).is_ok() {
        return Ok(());
    }
    Err(Error::Length { what, expected, actual: bytes.len() })
}
