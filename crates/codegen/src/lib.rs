//! The Shortwire compiler: protobuf descriptors in, typed clients and servers out.
//!
//! ```text
//! frontend   .proto files, descriptor sets or a plugin request  ->  FileDescriptorSet
//! schema     FileDescriptorSet                                  ->  intermediate form, lowerings, hashes
//! hosts      intermediate form                                  ->  one module and templates a host
//! ```
#![forbid(unsafe_code)]

pub mod hosts;
pub mod schema;
