//! What can go wrong.

use std::fmt;

use crate::encoding::Fault;

/// Why a call could not be done. It never says anything of a secret, and of a message that is not authentic no more than that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The message, its nonce or the key is not the one it was made with. Nothing of it has been released.
    NotAuthentic,
    /// An argument has the wrong length.
    Length {
        /// Which argument.
        what: &'static str,
        /// How long it has to be, for a reader: `32 bytes`.
        expected: &'static str,
        /// How long it is, in bytes.
        actual: usize,
    },
    /// The message needs more key stream than one nonce has.
    CounterOverflow,
    /// The point belongs to a small subgroup: a shared secret would be known to all.
    LowOrderPoint,
    /// The bytes are no point of the curve.
    InvalidPoint,
    /// The text is not of this encoding.
    Encoding {
        /// What is wrong with it.
        fault: Fault,
        /// Where, in bytes from its beginning.
        position: usize,
    },
    /// A parameter is outside what the function is defined for.
    Parameter {
        /// Which, and what it may be.
        expected: &'static str,
    },
    /// The system has no random bytes to give.
    NoRandomness,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NotAuthentic => {
                f.write_str("the message is not authentic: it was changed, or key or nonce are others")
            }
            Error::Length { what, expected, actual } => {
                write!(f, "{what} has {actual} bytes, not {expected}")
            }
            Error::CounterOverflow => {
                f.write_str("the message is too long for one nonce: its block counter would start over")
            }
            Error::LowOrderPoint => {
                f.write_str("the public key has low order: everybody would know the shared secret")
            }
            Error::InvalidPoint => f.write_str("the public key is no point of the curve"),
            Error::Encoding { fault, position } => write!(f, "{fault}, at byte {position}"),
            Error::Parameter { expected } => f.write_str(expected),
            Error::NoRandomness => f.write_str("the system has no random bytes"),
        }
    }
}

impl std::error::Error for Error {}
