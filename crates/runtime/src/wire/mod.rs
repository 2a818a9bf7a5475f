//! The protobuf wire format: what generated messages are written with and read by.
//!
//! Messages are written back to front ([`Writer`]), so the length of a nested message is known when it is reached and
//! one pass is enough. They are read in place ([`Reader`]): strings and bytes of a decoded message are borrowed from the
//! input wherever they stand there in one piece, which in protobuf is always.
//!
//! Source: <https://protobuf.dev/programming-guides/encoding/>.

mod error;
mod map;
mod owned;
mod reader;
mod unknown;
mod writer;

pub use error::{DecodeError, DecodeErrorKind};
pub use map::{Map, MapKey};
pub use owned::IntoOwned;
pub use reader::Reader;
pub use unknown::UnknownFields;
pub use writer::{Output, Writer};

/// The nesting a message may have unless the caller says otherwise; protobuf's usual limit.
pub const DEFAULT_MAX_DEPTH: u32 = 100;

/// The nesting no caller may allow: reading, writing and dropping a message take a stack frame a level.
pub const LIMIT_DEPTH: u32 = 1000;

/// The size a message may have unless the caller says otherwise.
pub const DEFAULT_MAX_MESSAGE_BYTES: u64 = 256 << 20;

/// The size no message may exceed: lengths in protobuf are signed 32-bit numbers.
pub const LIMIT_MESSAGE_BYTES: u64 = (1 << 31) - 1;

/// A message type. Implemented by generated code.
///
/// `'a` is the life of the bytes a decoded message borrows from; types that hold no strings or bytes borrow nothing and
/// implement this for every `'a`.
pub trait Message<'a>: Default {
    /// Writes all fields that are there, last first. Allocates only when the writer has to grow.
    fn write(&self, writer: &mut Writer<'_>);

    /// Reads fields until the reader's message ends: singular fields replace, messages merge, lists append.
    ///
    /// # Errors
    ///
    /// If the bytes are not protobuf, a string is not UTF-8, a required field is missing or nesting goes too deep. The
    /// message then holds what was read before.
    fn merge(&mut self, reader: &mut Reader<'a>) -> Result<(), DecodeError>;
}

/// The message in wire format. Allocates the result.
pub fn encode<'a, M: Message<'a>>(message: &M) -> Vec<u8> {
    let mut writer = Writer::new(&mut []);
    message.write(&mut writer);
    writer.finish().to_vec()
}

/// Reads a message, which borrows from `bytes`. Nesting is limited to [`DEFAULT_MAX_DEPTH`].
///
/// # Errors
///
/// As [`Message::merge`].
pub fn decode<'a, M: Message<'a>>(bytes: &'a [u8]) -> Result<M, DecodeError> {
    decode_limited(bytes, DEFAULT_MAX_DEPTH)
}

/// Reads a message nested at most `max_depth` deep.
///
/// # Errors
///
/// As [`Message::merge`].
#[inline]
pub fn decode_limited<'a, M: Message<'a>>(bytes: &'a [u8], max_depth: u32) -> Result<M, DecodeError> {
    let mut message = M::default();
    match message.merge(&mut Reader::new(bytes, max_depth)) {
        Ok(()) => Ok(message),
        Err(error) => Err(error.relative_to(bytes)),
    }
}
