//! Why bytes are not a message.

use std::fmt;

/// Why bytes are not a message, and where they stop making sense.
///
/// One pointer wide, so that the results of reading fit in registers; making one allocates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError(Box<Parts>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    kind: DecodeErrorKind,
    /// Address of the byte while decoding, offset into the input once [`DecodeError::relative_to`] has been applied.
    position: usize,
}

/// The kinds of [`DecodeError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DecodeErrorKind {
    /// A number, length or tag is cut off by the end of its message.
    Truncated,
    /// A varint has more than 10 bytes.
    VarintTooLong,
    /// A tag does not fit in 32 bits.
    FieldNumberTooLarge,
    /// A length points beyond the end of its message.
    LengthBeyondEnd,
    /// A tag has wire type 6 or 7, which do not exist.
    UnknownWireType,
    /// A tag has field number 0.
    FieldNumberZero,
    /// A group ends that was not open.
    GroupNotOpen,
    /// A group is still open at the end of its message.
    GroupNotEnded,
    /// A string is not UTF-8.
    InvalidUtf8,
    /// Messages are nested deeper than allowed.
    TooDeep,
    /// A required field is missing: its full name.
    MissingRequired(&'static str),
}

impl DecodeError {
    /// An error at the place where `rest` begins.
    #[cold]
    #[inline(never)]
    pub(super) fn at(kind: DecodeErrorKind, rest: &[u8]) -> Self {
        Self(Box::new(Parts { kind, position: rest.as_ptr().addr() }))
    }

    /// Makes the position an offset into `input`, which the failed reader was made for.
    #[cold]
    pub(crate) fn relative_to(mut self, input: &[u8]) -> Self {
        self.0.position = self.0.position.saturating_sub(input.as_ptr().addr());
        self
    }

    /// What is wrong.
    pub fn kind(&self) -> DecodeErrorKind {
        self.0.kind
    }

    /// Offset of the byte at which it shows.
    pub fn offset(&self) -> usize {
        self.0.position
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.kind {
            DecodeErrorKind::MissingRequired(field) => write!(f, "required field {field} is missing"),
            kind => write!(f, "{kind} at byte {}", self.0.position),
        }
    }
}

impl fmt::Display for DecodeErrorKind {
    /// The problem, in the words that the codecs of all hosts have for it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Truncated => "the bytes end in the middle of a value",
            Self::VarintTooLong => "a varint is longer than 10 bytes",
            Self::FieldNumberTooLarge => "a field number is larger than protobuf allows",
            Self::LengthBeyondEnd => "a length goes beyond the end of the message",
            Self::UnknownWireType => "a field has a wire type that protobuf does not know",
            Self::FieldNumberZero => "a field has number 0, which protobuf does not allow",
            Self::GroupNotOpen => "a group ends that did not begin",
            Self::GroupNotEnded => "a group does not end",
            Self::InvalidUtf8 => "a string is not UTF-8",
            Self::TooDeep => "messages are nested deeper than allowed",
            Self::MissingRequired(_) => "a required field is missing",
        })
    }
}

impl std::error::Error for DecodeError {}
