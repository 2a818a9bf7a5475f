//! The generators, one module a host. Each turns a [`Schema`] into the files of its host and knows nothing of the others.

pub mod c;
pub mod cpp;
pub mod dart;
mod escapes;
pub mod go;
pub mod java;
pub mod node;
pub mod python;
pub mod rust;
mod templates;
mod wrap;

use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::str::FromStr;

use crate::schema::{Package, Schema};

/// A language that code is generated for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Host {
    /// Typed client and service trait.
    Rust,
    /// Header with typed client functions.
    C,
    /// Header with typed client classes.
    Cpp,
    /// Typed client module.
    Python,
    /// Records and a typed client class.
    Java,
    /// Package of messages and clients.
    Go,
    /// Typed TypeScript module.
    Node,
    /// Typed client library.
    Dart,
}

/// A file that a generator made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedFile {
    /// Relative to the host's output directory, with `/` between its parts.
    pub path: String,
    /// Its whole text.
    pub contents: String,
}

/// Why no code could be generated from a schema that is valid in itself.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GenerateError {
    /// A defect of a template.
    #[error("a template of the {host} generator did not render: {source:#}")]
    Template {
        /// Whose template.
        host: Host,
        /// What the template engine says.
        source: minijinja::Error,
    },
    /// A defect of a generator: what it wrote is not source code of its host.
    #[error("the {host} generator wrote {path}, which does not parse: {reason}")]
    Syntax {
        /// Whose generator.
        host: Host,
        /// The file.
        path: String,
        /// What the parser says.
        reason: String,
    },
    /// The schema asks for what this host cannot offer.
    #[error("{element}: {reason}")]
    Unsupported {
        /// Full name of what cannot be generated.
        element: String,
        /// Why, and what to do instead.
        reason: String,
    },
}

impl Host {
    /// All hosts, in the order in which they are shown.
    pub const ALL: [Self; 8] =
        [Self::Rust, Self::C, Self::Cpp, Self::Python, Self::Node, Self::Java, Self::Go, Self::Dart];

    /// Its name on the command line, in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rust => "rust",
            Self::C => "c",
            Self::Cpp => "cpp",
            Self::Python => "python",
            Self::Java => "java",
            Self::Go => "go",
            Self::Node => "node",
            Self::Dart => "dart",
        }
    }

    /// Generates the files of every requested package.
    ///
    /// # Errors
    ///
    /// If the schema asks for what the host cannot offer, or if the generator has a defect.
    pub fn generate(self, schema: &Schema) -> Result<Vec<GeneratedFile>, GenerateError> {
        match self {
            Self::Rust => rust::generate(schema),
            Self::C => c::generate(schema),
            Self::Cpp => cpp::generate(schema),
            Self::Python => python::generate(schema),
            Self::Java => java::generate(schema),
            Self::Go => go::generate(schema, &go::ImportRoot::default()),
            Self::Node => node::generate(schema),
            Self::Dart => dart::generate(schema),
        }
    }

    /// Generates the files of every requested package for that directory. Its surroundings matter to Go alone, whose
    /// imports name the place of a package in its module.
    ///
    /// # Errors
    ///
    /// As [`Host::generate`].
    pub fn generate_into(
        self,
        schema: &Schema,
        directory: &Path,
    ) -> Result<Vec<GeneratedFile>, GenerateError> {
        match self {
            Self::Go => go::generate(schema, &go::ImportRoot::around(directory)),
            _ => self.generate(schema),
        }
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The name is none of [`Host::ALL`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no host `{0}`; the hosts are {hosts}", hosts = Host::ALL.map(Host::name).join(", "))]
pub struct UnknownHost(String);

impl FromStr for Host {
    type Err = UnknownHost;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|host| host.name() == name).ok_or_else(|| UnknownHost(name.to_owned()))
    }
}

/// Names of one scope of generated code, and what they stand for.
pub(crate) struct Names {
    language: &'static str,
    elements: HashMap<String, String>,
}

impl Names {
    pub(crate) fn of(language: &'static str) -> Self {
        Self { language, elements: HashMap::new() }
    }

    /// Takes a name for `element`.
    ///
    /// # Errors
    ///
    /// If something else has it.
    pub(crate) fn claim(&mut self, name: &str, element: &str) -> Result<(), GenerateError> {
        match self.elements.insert(name.to_owned(), element.to_owned()) {
            Some(first) if first != element => Err(GenerateError::Unsupported {
                element: element.to_owned(),
                reason: format!(
                    "it and {first} would both be named {name} in {}; rename one of them",
                    self.language
                ),
            }),
            _ => Ok(()),
        }
    }
}

/// The first line of every generated file, without comment marks.
pub(crate) fn provenance(package: &Package) -> String {
    format!("{MADE_FROM}{}{DO_NOT_EDIT}", package.files.join(", "))
}

/// The proto files that the first line of a file names, if it is [`provenance`] in whatever comment marks.
pub(crate) fn sources_named_by(first_line: &str) -> Option<Vec<&str>> {
    let (_, rest) = first_line.split_once(MADE_FROM)?;
    let (files, _) = rest.split_once(DO_NOT_EDIT)?;
    Some(files.split(", ").collect())
}

const MADE_FROM: &str = "Made by shortwire gen from ";
const DO_NOT_EDIT: &str = ". Do not edit.";
