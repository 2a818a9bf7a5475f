//! What a client sends beside a call.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::abi::{self, Bytes};
use crate::service::monotonic_ns;
use crate::wire::{DecodeError, Message, Reader, Writer};

/// Deadline, cancellation and metadata of calls. The default has none of them.
#[derive(Clone, Debug, Default)]
pub struct CallContext {
    deadline_ns: i64,
    cancel: Option<CancelToken>,
    metadata: Vec<u8>,
}

/// Tells calls that their caller has given up. Clones share one word of memory, which services look at.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicU32>);

impl CancelToken {
    /// Gives up: calls under way see it when they look next, later ones fail with CANCELLED. Does not block.
    pub fn cancel(&self) {
        self.0.store(1, Ordering::Relaxed);
    }
}

impl CallContext {
    /// Gives up `timeout` from now.
    #[must_use]
    pub fn with_timeout(self, timeout: Duration) -> Self {
        let timeout = i64::try_from(timeout.as_nanos()).unwrap_or(i64::MAX);
        Self { deadline_ns: monotonic_ns().saturating_add(timeout), ..self }
    }

    /// Gives up when `token` says so.
    #[must_use]
    pub fn with_cancel(self, token: CancelToken) -> Self {
        Self { cancel: Some(token), ..self }
    }

    /// Adds a pair to the metadata. Names are lower-case ASCII; those that end in `-bin` carry bytes, all others text.
    #[must_use]
    pub fn with_metadata(mut self, name: &str, value: &[u8]) -> Self {
        // Repeated fields of concatenated messages append, so the serialised form can grow at its end.
        self.metadata.extend(crate::wire::encode(&OneEntry { name, value }));
        self
    }

    /// The form in which it crosses, borrowing from `self`.
    pub(super) fn to_raw(&self) -> abi::Context {
        abi::Context {
            size: size_of::<abi::Context>() as u32,
            reserved: 0,
            deadline_ns: self.deadline_ns,
            cancel: self.cancel.as_ref().map_or(std::ptr::null(), |token| token.0.as_ptr().cast_const()),
            metadata: Bytes::of(&self.metadata),
        }
    }
}

/// A `shortwire.v1.Metadata` with one entry.
#[derive(Default)]
struct OneEntry<'a> {
    name: &'a str,
    value: &'a [u8],
}

impl<'a> Message<'a> for OneEntry<'a> {
    fn write(&self, writer: &mut Writer<'_>) {
        writer.delimited(0x0a, |entry| {
            entry.bytes(0x12, self.value);
            entry.string(0x0a, self.name);
        });
    }

    fn merge(&mut self, reader: &mut Reader<'a>) -> Result<(), DecodeError> {
        while let Some(tag) = reader.tag()? {
            reader.skip(tag)?;
        }
        Ok(())
    }
}
