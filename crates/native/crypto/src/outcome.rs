//! How what the crate returns is told over the boundary.

use crypto::Error;
use shortwire::{Code, Status};

use crate::r#gen::shortwire_crypto_v1::NotAuthentic;

/// The status of an error of the crate: its own words, and a code that programs can act on.
#[cold]
pub(crate) fn status(error: Error) -> Status {
    let code = match error {
        Error::NotAuthentic => {
            return Status::new(Code::Unauthenticated, error.to_string())
                .with_detail(&NotAuthentic::default());
        }
        Error::CounterOverflow => Code::OutOfRange,
        Error::NoRandomness => Code::Unavailable,
        _ => Code::InvalidArgument,
    };
    Status::new(code, error.to_string())
}

/// The bytes of an argument that has a fixed length.
#[inline(always)]
pub(crate) fn sized<'a, const N: usize>(what: &'static str, bytes: &'a [u8]) -> Result<&'a [u8; N], Status> {
    bytes.try_into().map_err(|_| wrong_length(what, N, bytes.len()))
}

#[cold]
#[inline(never)]
pub(crate) fn wrong_length(what: &'static str, right: usize, actual: usize) -> Status {
    Status::new(Code::InvalidArgument, format!("{what} has {actual} bytes; it takes {right}"))
}

/// An enum's number that this library does not know.
#[cold]
pub(crate) fn unknown(what: &'static str, number: i32) -> Status {
    Status::new(
        Code::InvalidArgument,
        format!("{what} {number} is not known to this library, which may be older than its caller"),
    )
}
