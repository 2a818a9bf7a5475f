//! Makes src/prost of this crate from the schema that the calculator's library carries.
//!
//! Run it from the repository's root: `cargo run --manifest-path bench/Cargo.toml -p rival-codecs --example prost`.

use std::error::Error;

use prost::Message;
use prost_types::FileDescriptorSet;

#[path = "../../../../examples/calculator/rust/src/gen/schema.rs"]
mod schema;

fn main() -> Result<(), Box<dyn Error>> {
    let mut descriptors = FileDescriptorSet::decode(schema::DESCRIPTORS)?;
    // Libraries carry comments without positions, which prost-build does not expect.
    descriptors.file.iter_mut().for_each(|file| file.source_code_info = None);
    let mut config = prost_build::Config::new();
    config.include_file("mod.rs").out_dir("bench/rivals/codecs/src/prost").compile_fds(descriptors)?;
    Ok(())
}
