//! Calls any Shortwire library from Rust.

mod batch;
mod context;
mod direct;
mod image;
mod library;
mod loader;
mod method;
mod scratch;

pub use batch::item_failures;
pub use context::{CallContext, CancelToken};
pub use library::{Instance, Library, Options};
pub use method::{Bound, RawMethod, Target};
pub use scratch::Scratch;
