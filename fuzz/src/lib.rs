//! What the fuzz targets share: entropy, the messages under test, and a reference to compare them with.

mod entropy;
mod reference;
mod subjects;

pub use entropy::Entropy;
pub use reference::{Reference, Rejected};
pub use subjects::{SUBJECTS, Subject};

/// How long each target runs as a plain test.
pub const TEST_TIME: std::time::Duration = std::time::Duration::from_secs(1);
