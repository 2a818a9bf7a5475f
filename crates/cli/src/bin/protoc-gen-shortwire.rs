//! The plugin by which protoc and buf run the Shortwire compiler.
#![forbid(unsafe_code)]

fn main() {}
