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
            DecodeErrorKind::TooDeep => {
                write!(f, "messages nested deeper than allowed at byte {}", self.0.position)
            }
            kind => write!(f, "{} at byte {}", kind.text(), self.0.position),
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
