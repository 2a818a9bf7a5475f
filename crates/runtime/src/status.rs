//! What a call returns when it fails.

use std::borrow::Cow;
use std::fmt;

use crate::wire::{DecodeError, Message, Reader, Writer};

/// Why a call failed: gRPC's codes under gRPC's numbers, OK excepted, which is `Ok` in Rust.
///
/// Source: <https://github.com/grpc/grpc/blob/master/doc/statuscodes.md>.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Code {
    /// The caller gave up.
    Cancelled = 1,
    /// A failure that fits no other code, or a code this version does not know.
    Unknown = 2,
    /// The request is wrong whatever the state of the service.
    InvalidArgument = 3,
    /// The caller's deadline passed before the work was done.
    DeadlineExceeded = 4,
    /// Something that was asked for does not exist.
    NotFound = 5,
    /// Something that was to be made exists already.
    AlreadyExists = 6,
    /// The caller may not do this.
    PermissionDenied = 7,
    /// A limit was reached: size, depth, memory, quota.
    ResourceExhausted = 8,
    /// The service or the client is not in the state the call needs.
    FailedPrecondition = 9,
    /// The work was given up because of others, such as a conflict; trying again may help.
    Aborted = 10,
    /// The request goes beyond what is there.
    OutOfRange = 11,
    /// The library does not have the method.
    Unimplemented = 12,
    /// A defect of the service, such as a panic.
    Internal = 13,
    /// The service cannot be reached now; trying again may help.
    Unavailable = 14,
    /// Data was lost or damaged beyond repair.
    DataLoss = 15,
    /// The caller has not shown who it is.
    Unauthenticated = 16,
}

impl Code {
    /// All codes, by number.
    pub const ALL: [Self; 16] = [
        Self::Cancelled,
        Self::Unknown,
        Self::InvalidArgument,
        Self::DeadlineExceeded,
        Self::NotFound,
        Self::AlreadyExists,
        Self::PermissionDenied,
        Self::ResourceExhausted,
        Self::FailedPrecondition,
        Self::Aborted,
        Self::OutOfRange,
        Self::Unimplemented,
        Self::Internal,
        Self::Unavailable,
        Self::DataLoss,
        Self::Unauthenticated,
    ];

    /// The code of that number; [`Code::Unknown`] for a number that is none of gRPC's.
    pub fn from_number(number: i32) -> Self {
        Self::ALL.into_iter().find(|code| code.number() == number).unwrap_or(Self::Unknown)
    }

    /// Its number, 1 to 16.
    pub fn number(self) -> i32 {
        self as i32
    }

    /// Its name in gRPC, such as `INVALID_ARGUMENT`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cancelled => "CANCELLED",
            Self::Unknown => "UNKNOWN",
            Self::InvalidArgument => "INVALID_ARGUMENT",
            Self::DeadlineExceeded => "DEADLINE_EXCEEDED",
            Self::NotFound => "NOT_FOUND",
            Self::AlreadyExists => "ALREADY_EXISTS",
            Self::PermissionDenied => "PERMISSION_DENIED",
            Self::ResourceExhausted => "RESOURCE_EXHAUSTED",
            Self::FailedPrecondition => "FAILED_PRECONDITION",
            Self::Aborted => "ABORTED",
            Self::OutOfRange => "OUT_OF_RANGE",
            Self::Unimplemented => "UNIMPLEMENTED",
            Self::Internal => "INTERNAL",
            Self::Unavailable => "UNAVAILABLE",
            Self::DataLoss => "DATA_LOSS",
            Self::Unauthenticated => "UNAUTHENTICATED",
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A failed call: code, message, details. Wire-compatible with `google.rpc.Status`.
///
/// One pointer wide, so that `Result<Reply, Status>` is not larger than the reply needs; making one allocates.
#[derive(Clone, Debug, PartialEq)]
pub struct Status(Box<Parts>);

#[derive(Clone, Debug, PartialEq)]
struct Parts {
    code: Code,
    message: Cow<'static, str>,
    details: Vec<Detail>,
}

/// A typed detail: what `google.protobuf.Any` carries.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Detail {
    /// Such as `type.googleapis.com/calculator.v1.DivisionError`.
    pub type_url: String,
    /// The message of that type, serialised.
    pub value: Vec<u8>,
}

impl Status {
    /// A failure with its cause and, where there is one, the way out.
    #[cold]
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Self {
        Self(Box::new(Parts { code, message: message.into(), details: Vec::new() }))
    }

    /// The same status with one more detail, packed as `google.protobuf.Any` under its full name.
    #[must_use]
    pub fn with_detail<'a, M: NamedMessage<'a>>(mut self, detail: &M) -> Self {
        self.0.details.push(Detail {
            type_url: format!("{TYPE_URL_PREFIX}{}", M::FULL_NAME),
            value: crate::wire::encode(detail),
        });
        self
    }

    /// Why the call failed.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// Cause and way out.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// All details, in the order in which they were added.
    pub fn details(&self) -> &[Detail] {
        &self.0.details
    }

    /// The first detail of type `M`, decoded; `None` if there is none or it does not decode.
    pub fn detail<'a, M: NamedMessage<'a>>(&'a self) -> Option<M> {
        let of_type = |detail: &&Detail| detail.type_url.rsplit('/').next() == Some(M::FULL_NAME);
        self.0.details.iter().find(of_type).and_then(|detail| crate::wire::decode(&detail.value).ok())
    }

    /// Serialised as `shortwire.v1.Status`.
    pub fn to_bytes(&self) -> Vec<u8> {
        crate::wire::encode(&StatusMessage::from(self))
    }

    /// Read from a serialised `shortwire.v1.Status`, as a call left it that returned `code`. Bytes that do not decode
    /// give a status with that code and a message that says so.
    pub fn from_bytes(code: i32, bytes: &[u8]) -> Self {
        match crate::wire::decode::<StatusMessage>(bytes) {
            Ok(message) => StatusMessage { code, ..message }.into(),
            Err(error) => Self::new(
                Code::from_number(code),
                format!("the call failed, and the status it left is not valid protobuf: {error}"),
            ),
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code(), self.message())
    }
}

impl std::error::Error for Status {}

/// A message that knows its full protobuf name; implemented by all generated messages.
pub trait NamedMessage<'a>: Message<'a> {
    /// Such as `calculator.v1.BinaryOp`.
    const FULL_NAME: &'static str;
}

const TYPE_URL_PREFIX: &str = "type.googleapis.com/";

/// `shortwire.v1.Status` on the wire. Written by hand because generated code stands on this module.
#[derive(Default)]
pub(crate) struct StatusMessage {
    code: i32,
    message: String,
    details: Vec<Detail>,
}

impl From<&Status> for StatusMessage {
    fn from(status: &Status) -> Self {
        Self {
            code: status.code().number(),
            message: status.message().to_owned(),
            details: status.0.details.clone(),
        }
    }
}

impl From<StatusMessage> for Status {
    fn from(StatusMessage { code, message, details }: StatusMessage) -> Self {
        Self(Box::new(Parts { code: Code::from_number(code), message: Cow::Owned(message), details }))
    }
}

impl<'a> Message<'a> for StatusMessage {
    fn write(&self, w: &mut Writer<'_>) {
        for detail in self.details.iter().rev() {
            w.message(0x1a, detail);
        }
        if !self.message.is_empty() {
            w.bytes(0x12, self.message.as_bytes());
        }
        if self.code != 0 {
            w.int32(0x08, self.code);
        }
    }

    fn merge(&mut self, r: &mut Reader<'a>) -> Result<(), DecodeError> {
        while let Some(tag) = r.tag()? {
            match tag {
                0x08 => self.code = r.int32()?,
                0x12 => r.str()?.clone_into(&mut self.message),
                0x1a => self.details.push(r.message()?),
                _ => r.skip(tag)?,
            }
        }
        Ok(())
    }
}

impl<'a> Message<'a> for Detail {
    fn write(&self, w: &mut Writer<'_>) {
        if !self.value.is_empty() {
            w.bytes(0x12, &self.value);
        }
        if !self.type_url.is_empty() {
            w.bytes(0x0a, self.type_url.as_bytes());
        }
    }

    fn merge(&mut self, r: &mut Reader<'a>) -> Result<(), DecodeError> {
        while let Some(tag) = r.tag()? {
            match tag {
                0x0a => r.str()?.clone_into(&mut self.type_url),
                0x12 => r.slice()?.clone_into(&mut self.value),
                _ => r.skip(tag)?,
            }
        }
        Ok(())
    }
}
