//! The Shortwire compiler: protobuf descriptors in, typed clients and servers out.
//!
//! ```text
//! frontend   .proto files, descriptor sets or a plugin request  ->  FileDescriptorSet
//! schema     FileDescriptorSet                                  ->  intermediate form, lowerings, hashes
//! hosts      intermediate form                                  ->  one module and templates a host
//! output     generated files                                    ->  directories
//! ```
#![forbid(unsafe_code)]

pub mod frontend;
pub mod hosts;
pub mod output;
pub mod plugin;
pub mod schema;
