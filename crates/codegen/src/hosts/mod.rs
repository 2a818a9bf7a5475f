//! The generators, one module a host. Each turns a [`Schema`] into the files of its host and knows nothing of the others.

pub mod c;
pub mod cpp;
pub mod python;
pub mod rust;

mod literal;
mod wrap;

use std::fmt;
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
    pub const ALL: [Self; 4] = [Self::Rust, Self::C, Self::Cpp, Self::Python];

    /// Its name on the command line, in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rust => "rust",
            Self::C => "c",
            Self::Cpp => "cpp",
            Self::Python => "python",
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
