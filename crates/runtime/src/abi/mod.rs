//! The boundary: the only place with `extern "C"`. `README.md` beside this file tells its rules.
//!
//! ```text
//! types      the structs of shortwire.h
//! output     replies and statuses into an sw_buffer_t
//! slots      a flat message as a row of slots
//! columns    a flat message as a row of columns
//! instance   a running service: panics, forks, limits
//! entry      the functions that a host calls for one message, and the entries of methods
//! direct     flat calls whose reply the service writes where the caller wants it
//! inout      that place, and the bytes that the reply may be written over
//! batch      a service over the items of a batch, whatever becomes of it
//! rows       batches as columns
//! frames     batches in wire format
//! table      what the exported symbol returns, and `export!`
//! ```

mod batch;
mod columns;
mod direct;
mod entry;
mod frames;
mod inout;
mod instance;
mod output;
mod rows;
mod slots;
mod table;
mod types;

pub(crate) use columns::{ColumnRow, ColumnRowSink, Contiguous};
pub(crate) use entry::{direct_entry, flat_entry, wire_entry};
pub use inout::{InOut, Placed};
pub use slots::{RowSink, RowSource};
#[doc(hidden)]
pub use table::{Table, export};
pub use types::{
    ABI_SYMBOL, ABI_VERSION, Abi, AbiFn, Batch, Buffer, Bytes, Column, Context, FlatFn, FlatManyFn, Instance,
    InstanceFreeFn, InstanceNewFn, METHOD_BLOCKING, METHOD_FLAT, Method, Options, ReleaseFn, Slot, WireFn,
};

/// FNV-1a, 64 bits: <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>. Names methods and schemas.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
