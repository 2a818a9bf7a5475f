//! Generates tonic's clients and servers from the schema that the calculator's library carries.

use std::error::Error;

use prost::Message;
use prost_types::FileDescriptorSet;

#[path = "../../../examples/calculator/rust/src/gen/schema.rs"]
mod schema;

fn main() -> Result<(), Box<dyn Error>> {
    let mut descriptors = FileDescriptorSet::decode(schema::DESCRIPTORS)?;
    // Libraries carry comments without positions, which prost-build does not expect.
    descriptors.file.iter_mut().for_each(|file| file.source_code_info = None);
    tonic_prost_build::configure()
        .extern_path(".calculator.v1", "::rival_codecs::prost::calculator::v1")
        .extern_path(".complex_data.v1", "::rival_codecs::prost::complex_data::v1")
        .compile_fds(descriptors)?;
    Ok(())
}
