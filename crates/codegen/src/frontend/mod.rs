//! Turns what users have (`.proto` files, a descriptor set) into a [`Schema`].
//!
//! ```text
//! sources   finds files and their imports        protox    compiles them
//! scan      tells editions before compiling      external  has buf or protoc compile editions
//! select    files to generate, files to drop     error     what went wrong, at which line
//! ```

mod bundled;
mod error;
mod external;
mod protox;
mod scan;
mod select;
mod sources;

pub use error::{FrontendError, SourceError};
pub use external::OLDEST_PROTOC;
pub use sources::Sources;

use buffa::Message as _;
use buffa_descriptor::generated::descriptor::FileDescriptorSet;

use crate::schema::Schema;

/// Compiled files, ready to be linked.
#[derive(Debug)]
pub struct Descriptors {
    set: FileDescriptorSet,
    requested: Vec<String>,
    sources: Sources,
}

impl Descriptors {
    /// Compiles `.proto` files: with protox, which is built in, or with buf or protoc if one of the files uses editions.
    ///
    /// # Errors
    ///
    /// If a file is not valid, pointing at the line, or if editions are used and there is neither buf nor protoc.
    pub fn compile(sources: Sources) -> Result<Self, FrontendError> {
        if let Some(error) = error::too_deep(&sources) {
            return Err(error.into());
        }
        let set = match sources.edition() {
            Some(file) => external::compile(&sources, &file.display)?,
            None => protox::compile(&sources)?,
        };
        Self::select(decode(&set)?, sources.requested().to_vec(), sources)
    }

    /// Takes a serialised `FileDescriptorSet`, as buf and protoc write it and as a library embeds it. `files` names those
    /// to generate code for; if empty, these are all that the set does not hold as imports.
    ///
    /// # Errors
    ///
    /// If the bytes are no descriptor set, or do not hold one of `files`.
    pub fn read(set: &[u8], files: &[String]) -> Result<Self, FrontendError> {
        let set = decode(set)?;
        let files = if files.is_empty() { select::own_files(&set) } else { files.to_vec() };
        Self::select(set, files, Sources::default())
    }

    /// Links the files to a schema.
    ///
    /// # Errors
    ///
    /// As [`Schema::link`], pointing at the line where the sources are known.
    pub fn link(&self) -> Result<Schema, FrontendError> {
        Schema::link(&self.set.encode_to_vec(), &self.requested)
            .map_err(|error| error::locate(error, &self.set, &self.sources).into())
    }

    fn select(
        mut set: FileDescriptorSet,
        asked: Vec<String>,
        sources: Sources,
    ) -> Result<Self, FrontendError> {
        let available: Vec<String> = set.file.iter().filter_map(|file| file.name.clone()).collect();
        if let Some(missing) = asked.iter().find(|name| !available.contains(name)) {
            return Err(FrontendError::NotInSet { name: missing.clone(), available });
        }
        let requested = select::select(&mut set, &asked);
        Ok(Self { set, requested, sources })
    }
}

fn decode(set: &[u8]) -> Result<FileDescriptorSet, FrontendError> {
    let trusted = buffa::DecodeOptions::new().with_element_memory_limit(usize::MAX);
    let decoded: FileDescriptorSet = trusted
        .decode_from_slice(set)
        .map_err(|e| FrontendError::NoDescriptorSet { reason: e.to_string() })?;
    match decoded.file.iter().all(|file| file.name.is_some()) && !decoded.file.is_empty() {
        true => Ok(decoded),
        false => Err(FrontendError::NoDescriptorSet { reason: "it names no file".to_owned() }),
    }
}
