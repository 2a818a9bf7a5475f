//! Generates buffa's messages from the schema that the calculator's library carries.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use buffa::Message;
use buffa_codegen::{CodeGenConfig, IncludeMode};
use buffa_descriptor::generated::descriptor::FileDescriptorSet;

#[path = "../../../examples/calculator/rust/src/gen/schema.rs"]
mod schema;

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let descriptors = FileDescriptorSet::decode_from_slice(schema::DESCRIPTORS)?;
    let files: Vec<_> = descriptors.file.iter().filter_map(|file| file.name.clone()).collect();
    // Members of oneofs lie in place rather than in boxes, as with prost and Shortwire.
    let mut config = CodeGenConfig::default();
    config.file_per_package = true;
    config.unboxed_oneof_fields = vec![".".to_owned()];
    let generated = buffa_codegen::generate(&descriptors.file, &files, &config)?;
    let index: Vec<_> = generated.iter().map(|file| (&file.name, &file.package)).collect();
    let index = buffa_codegen::generate_module_tree(&index, IncludeMode::OutDir, false);
    fs::write(out.join("buffa.rs"), index)?;
    for file in &generated {
        fs::write(out.join(&file.name), &file.content)?;
    }
    Ok(())
}
