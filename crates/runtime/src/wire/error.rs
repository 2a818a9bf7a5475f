//! Why bytes are not a message.

use std::fmt;

/// Why bytes are not a message, and where they stop making sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
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
    /// A varint has more than 10 bytes, or a tag does not fit in 32 bits.
    VarintTooLong,
    /// A length points beyond the end of its message.
    LengthBeyondEnd,
    /// A tag has wire type 6 or 7, which do not exist.
    UnknownWireType,
    /// A tag has field number 0.
    FieldNumberZero,
    /// A group ends that was not open, or ends inside another message, or never ends.
    UnbalancedGroup,
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
    pub(super) fn at(kind: DecodeErrorKind, rest: &[u8]) -> Self {
        Self { kind, position: rest.as_ptr().addr() }
    }

    /// Makes the position an offset into `input`, which the failed reader was made for.
    pub(crate) fn relative_to(self, input: &[u8]) -> Self {
        Self { position: self.position.saturating_sub(input.as_ptr().addr()), ..self }
    }

    /// What is wrong.
    pub fn kind(&self) -> DecodeErrorKind {
        self.kind
    }

    /// Offset of the byte at which it shows.
    pub fn offset(&self) -> usize {
        self.position
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            DecodeErrorKind::MissingRequired(field) => write!(f, "required field {field} is missing"),
            DecodeErrorKind::TooDeep => {
                write!(f, "messages nested deeper than allowed at byte {}", self.position)
            }
            kind => write!(f, "{} at byte {}", kind.text(), self.position),
        }
    }
}

impl DecodeErrorKind {
    fn text(self) -> &'static str {
        match self {
            Self::Truncated => "truncated value",
            Self::VarintTooLong => "varint too long",
            Self::LengthBeyondEnd => "length beyond the end of the message",
            Self::UnknownWireType => "unknown wire type",
            Self::FieldNumberZero => "field number 0",
            Self::UnbalancedGroup => "unbalanced group",
            Self::InvalidUtf8 => "string is not valid UTF-8",
            Self::TooDeep => "nested too deep",
            Self::MissingRequired(_) => "missing required field",
        }
    }
}

impl std::error::Error for DecodeError {}
