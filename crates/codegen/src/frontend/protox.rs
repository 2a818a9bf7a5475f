//! Compiles proto2 and proto3 with protox, in this process.

use std::path::Path;

use ::protox::file::{ChainFileResolver, File, FileResolver, GoogleFileResolver};
use ::protox::{Compiler, Error};

use super::{FrontendError, SourceError, Sources};

/// Returns a serialised `FileDescriptorSet` with imports, comments and positions.
pub(super) fn compile(sources: &Sources) -> Result<Vec<u8>, FrontendError> {
    let mut resolver = ChainFileResolver::new();
    resolver.add(Loaded(sources.clone()));
    resolver.add(GoogleFileResolver::new());
    let mut compiler = Compiler::with_file_resolver(resolver);
    compiler.include_imports(true).include_source_info(true);
    for name in sources.requested() {
        compiler
            .open_file(Path::new(name))
            .map_err(|error| FrontendError::from(SourceError::of_compiler(&error, sources)))?;
    }
    Ok(compiler.encode_file_descriptor_set())
}

/// Serves protox from what has been read already.
struct Loaded(Sources);

impl FileResolver for Loaded {
    fn open_file(&self, name: &str) -> Result<File, Error> {
        match self.0.file(name) {
            Some(file) => File::from_source(name, &file.text),
            None => Err(Error::file_not_found(name)),
        }
    }
}
