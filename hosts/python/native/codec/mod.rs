//! The codec: protobuf wire format straight from and to the slots of dataclass objects.
//!
//! ```text
//! table      what is known of a class       describe   compiles it from the generated module
//! scalar     Python values to numbers, text and bytes, and back
//! construct  makes messages                 encode, decode
//! ```

pub(crate) mod construct;
pub(crate) mod decode;
pub(crate) mod describe;
pub(crate) mod encode;
pub(crate) mod scalar;
pub(crate) mod table;
