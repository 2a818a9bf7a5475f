//! What can be wrong with the input, shown with file, line and caret.

use std::fmt;
use std::io;
use std::path::PathBuf;

use buffa_descriptor::generated::descriptor::{DescriptorProto, FileDescriptorProto, FileDescriptorSet};
use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode, SourceOffset};

use super::Sources;
use super::external::OLDEST_PROTOC;
use super::scan::MAX_NESTING;
use crate::schema::{SchemaError, path};

/// Why there is no schema.
#[derive(Debug, thiserror::Error, Diagnostic)]
#[non_exhaustive]
pub enum FrontendError {
    /// A defect of the schema itself.
    #[error(transparent)]
    #[diagnostic(transparent)]
    Source(#[from] Box<SourceError>),
    /// An input does not exist.
    #[error("{} does not exist", path.display())]
    NoSuchFile {
        /// As given.
        path: PathBuf,
    },
    /// A directory was given that has nothing to compile.
    #[error("there is no .proto file in {} or below", directory.display())]
    NoProtoFiles {
        /// As given.
        directory: PathBuf,
    },
    /// A file or its path is not text.
    #[error("{} is not valid UTF-8", path.display())]
    NotUtf8 {
        /// The file.
        path: PathBuf,
    },
    /// The system did not let us read a file.
    #[error("{} cannot be read: {error}", path.display())]
    Read {
        /// The file or directory.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Editions, and nothing that compiles them.
    #[error(
        "{file} uses editions, which take buf or protoc {OLDEST_PROTOC} or later to compile, and neither is on PATH"
    )]
    #[diagnostic(help(
        "install one of them, or compile elsewhere and hand over the result with --descriptor-set schema.binpb:\n  \
         buf build -o schema.binpb\n  \
         protoc --include_imports --include_source_info -o schema.binpb {file}"
    ))]
    EditionsNeedTool {
        /// The first file that uses them.
        file: String,
    },
    /// buf or protoc refused the files.
    #[error("{tool} could not compile the files:\n{output}")]
    Tool {
        /// Which.
        tool: &'static str,
        /// What it says.
        output: String,
    },
    /// No room to hand files to buf or protoc.
    #[error("the files could not be handed over by way of the temporary directory: {error}")]
    #[diagnostic(help("set TMPDIR to a directory that can be written to"))]
    Scratch {
        /// What the system says.
        error: io::Error,
    },
    /// Bytes that are something else.
    #[error("this is not a descriptor set: {reason}")]
    #[diagnostic(help(
        "write one with `buf build -o schema.binpb` or \
         `protoc --include_imports --include_source_info -o schema.binpb FILES`"
    ))]
    NoDescriptorSet {
        /// What is wrong with them.
        reason: String,
    },
    /// A file was asked for that a descriptor set does not hold.
    #[error("the descriptor set does not hold {name}")]
    #[diagnostic(help("it holds {}", available.join(", ")))]
    NotInSet {
        /// The file.
        name: String,
        /// Those that are there.
        available: Vec<String>,
    },
}

impl From<SourceError> for FrontendError {
    fn from(error: SourceError) -> Self {
        Self::Source(Box::new(error))
    }
}

/// A defect at a place in a `.proto` file.
#[derive(Debug, Default)]
pub struct SourceError {
    message: String,
    help: Option<String>,
    labels: Vec<LabeledSpan>,
    source: Option<NamedSource<String>>,
    related: Vec<Self>,
}

impl SourceError {
    /// From protox, whose errors know files only by the names under which they are imported.
    pub(super) fn of_compiler(error: &protox::Error, sources: &Sources) -> Self {
        let source = error.file().and_then(|name| named_source(name, sources));
        let mut this = Self::of_diagnostic(error, source.as_ref());
        if error.is_file_not_found() && this.help.is_none() {
            this.help = Some("name the directory that its path starts from with -I DIR".to_owned());
        }
        this
    }

    fn of_diagnostic(diagnostic: &dyn Diagnostic, source: Option<&NamedSource<String>>) -> Self {
        let related = diagnostic.related().into_iter().flatten();
        Self {
            message: diagnostic.to_string(),
            help: diagnostic.help().map(|help| help.to_string()),
            labels: diagnostic.labels().into_iter().flatten().collect(),
            source: source.cloned(),
            related: related.map(|related| Self::of_diagnostic(related, source)).collect(),
        }
    }
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for SourceError {}

impl Diagnostic for SourceError {
    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.help.as_ref().map(|help| Box::new(help) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.source.as_ref().map(|source| source as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().cloned()))
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        Some(Box::new(self.related.iter().map(|related| related as &dyn Diagnostic)))
    }
}

/// Points at the elements that a schema error names.
pub(super) fn locate(error: SchemaError, set: &FileDescriptorSet, sources: &Sources) -> SourceError {
    let message = error.to_string();
    let (message, help) = match message.split_once("\n  help: ") {
        Some((message, help)) => (message.to_owned(), Some(help.to_owned())),
        None => (message, None),
    };
    let elements = match &error {
        SchemaError::Policy { method, .. } => vec![(method, "declared here")],
        SchemaError::Unsupported { element, .. } => vec![(element, "used here")],
        SchemaError::NameClash { first, second, .. } => vec![(second, "the second"), (first, "the first")],
        SchemaError::Descriptors(_) => Vec::new(),
    };
    let places: Vec<_> = elements
        .into_iter()
        .filter_map(|(element, label)| {
            let (file, path) = set.file.iter().find_map(|file| Some((file, path_to(file, element)?)))?;
            Some((file, span(file, &path)?, label))
        })
        .collect();
    let Some((file, ..)) = places.first() else { return SourceError { message, help, ..Default::default() } };

    let name = file.name.as_deref().unwrap_or_default();
    let Some(source) = named_source(name, sources) else {
        let line = places[0].1.line;
        return SourceError { message: format!("{name}:{line}: {message}"), help, ..Default::default() };
    };
    let labels = places.iter().filter(|(other, ..)| other.name == file.name).map(|(_, span, label)| {
        let text = source.inner();
        let start = SourceOffset::from_location(text, span.line, span.column).offset().min(text.len());
        LabeledSpan::new(Some((*label).to_owned()), start, span.length.min(text.len() - start))
    });
    SourceError { message, help, labels: labels.collect(), source: Some(source), related: Vec::new() }
}

/// The first file whose brackets nest too deep.
pub(super) fn too_deep(sources: &Sources) -> Option<SourceError> {
    let (name, at) = sources.files().find_map(|(name, file)| Some((name, file.too_deep?)))?;
    Some(SourceError {
        message: format!("brackets nest deeper than {MAX_NESTING} levels"),
        labels: vec![LabeledSpan::new(Some("one too many".to_owned()), at, 1)],
        source: named_source(name, sources),
        ..Default::default()
    })
}

/// Where a name stands in a file, line and column from 1.
struct Span {
    line: usize,
    column: usize,
    length: usize,
}

fn span(file: &FileDescriptorProto, path: &[i32]) -> Option<Span> {
    /// Number of the field `name` in the descriptor of whatever has one.
    const NAME: i32 = 1;
    let path = [path, &[NAME]].concat();
    let location = file.source_code_info.as_option()?.location.iter().find(|l| l.path == path)?;
    let [line, start, end] = *location.span.as_slice() else { return None };
    let number = |n: i32| usize::try_from(n).unwrap_or_default();
    Some(Span {
        line: number(line) + 1,
        column: number(start) + 1,
        length: number(end.saturating_sub(start)),
    })
}

/// The descriptor path of a message, enum, service or method (`package.Service/Method`) by its full name.
fn path_to(file: &FileDescriptorProto, full_name: &str) -> Option<Vec<i32>> {
    let package = file.package.as_deref().unwrap_or_default();
    let rest = match package {
        "" => full_name,
        package => full_name.strip_prefix(package)?.strip_prefix('.')?,
    };
    if let Some((service, method)) = rest.split_once('/') {
        let i = position(&file.service, |s| &s.name, service)?;
        let j = position(&file.service[i].method, |m| &m.name, method)?;
        return Some(vec![path::FILE_SERVICE, i as i32, path::SERVICE_METHOD, j as i32]);
    }
    if let Some(i) = position(&file.enum_type, |e| &e.name, rest) {
        return Some(vec![path::FILE_ENUM, i as i32]);
    }
    let (first, nested) = rest.split_once('.').unwrap_or((rest, ""));
    let i = position(&file.message_type, |m| &m.name, first)?;
    path_within(&file.message_type[i], nested, vec![path::FILE_MESSAGE, i as i32])
}

fn path_within(message: &DescriptorProto, name: &str, at: Vec<i32>) -> Option<Vec<i32>> {
    if name.is_empty() {
        return Some(at);
    }
    if let Some(i) = position(&message.enum_type, |e| &e.name, name) {
        return Some([at, vec![path::MESSAGE_ENUM, i as i32]].concat());
    }
    let (first, nested) = name.split_once('.').unwrap_or((name, ""));
    let i = position(&message.nested_type, |m| &m.name, first)?;
    path_within(&message.nested_type[i], nested, [at, vec![path::MESSAGE_NESTED, i as i32]].concat())
}

fn position<T>(all: &[T], name: fn(&T) -> &Option<String>, wanted: &str) -> Option<usize> {
    all.iter().position(|one| name(one).as_deref() == Some(wanted))
}

fn named_source(name: &str, sources: &Sources) -> Option<NamedSource<String>> {
    sources.file(name).map(|file| NamedSource::new(&file.display, file.text.clone()))
}
