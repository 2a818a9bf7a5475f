//! Puts generated files where they belong: only those that changed, and either all of them or none.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::io::{self, BufRead as _, Read as _, Write as _};
use std::path::{Path, PathBuf};

use crate::hosts::{GenerateError, GeneratedFile, Host, sources_named_by};
use crate::schema::Schema;

/// What the output directories lack compared with what a schema gives. Making one reads them and changes nothing.
#[derive(Debug)]
pub struct Plan {
    changes: Vec<Change>,
    unchanged: usize,
}

/// One file that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Output directory and file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub state: State,
    contents: String,
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It is not there.
    Missing,
    /// It is not what would be generated now.
    Stale,
    /// It was generated from files of this schema, and no longer would be.
    Extra,
}

/// Why files could not be planned or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OutputError {
    /// A generator failed.
    #[error(transparent)]
    Generate(#[from] GenerateError),
    /// Two hosts make the same file.
    #[error("{first} and {second} would both write {}; give them directories of their own", path.display())]
    Clash {
        /// The host that comes first.
        first: Host,
        /// The other.
        second: Host,
        /// The file.
        path: PathBuf,
    },
    /// The system refused. Nothing has been changed if it did so while files were made.
    #[error("cannot {action} {}: {error}", path.display())]
    Io {
        /// Such as `write`.
        action: &'static str,
        /// File or directory.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl Plan {
    /// Generates for each host and compares with what its directory holds.
    ///
    /// # Errors
    ///
    /// If a generator fails, if two hosts would write the same file, or if a directory cannot be read.
    pub fn new(schema: &Schema, outputs: &[(Host, PathBuf)]) -> Result<Self, OutputError> {
        let mut wanted: BTreeMap<PathBuf, (Host, GeneratedFile)> = BTreeMap::new();
        for (host, directory) in outputs {
            for file in host.generate_into(schema, directory)? {
                let path = directory.join(&file.path);
                if let Some((first, _)) = wanted.insert(path.clone(), (*host, file)) {
                    return Err(OutputError::Clash { first, second: *host, path });
                }
            }
        }
        let mut plan = Self { changes: Vec::new(), unchanged: 0 };
        for (path, (_, file)) in &wanted {
            let state = match fs::read(path) {
                Ok(found) if found == file.contents.as_bytes() => {
                    plan.unchanged += 1;
                    continue;
                }
                Ok(_) => State::Stale,
                Err(error) if error.kind() == io::ErrorKind::NotFound => State::Missing,
                Err(error) => return Err(OutputError::io("read", path)(error)),
            };
            plan.changes.push(Change { path: path.clone(), state, contents: file.contents.clone() });
        }
        plan.changes.extend(extras(schema, outputs, &wanted.into_keys().collect())?);
        Ok(plan)
    }

    /// Whether everything is as it should be.
    pub fn is_current(&self) -> bool {
        self.changes.is_empty()
    }

    /// Everything that is not, by path, the extra files last.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Number of files that are as they should be.
    pub fn unchanged(&self) -> usize {
        self.unchanged
    }

    /// Writes what is missing or stale and removes what is extra. Every file is written under another name first and
    /// renamed when all of them are complete, so readers never see half a file.
    ///
    /// # Errors
    ///
    /// If the system refuses to make, rename or remove a file.
    pub fn apply(&self) -> Result<(), OutputError> {
        let (extra, written): (Vec<&Change>, Vec<&Change>) =
            self.changes.iter().partition(|change| change.state == State::Extra);
        let staged: Vec<_> = written.iter().map(|change| stage(change)).collect::<Result<_, _>>()?;
        for (file, change) in staged.into_iter().zip(written) {
            file.persist(&change.path).map_err(|e| OutputError::io("write", &change.path)(e.error))?;
        }
        for change in extra {
            fs::remove_file(&change.path).map_err(OutputError::io("remove", &change.path))?;
        }
        Ok(())
    }
}

impl OutputError {
    fn io(action: &'static str, path: &Path) -> impl Fn(io::Error) -> Self {
        move |error| Self::Io { action, path: path.to_owned(), error }
    }
}

fn stage(change: &Change) -> Result<tempfile::NamedTempFile, OutputError> {
    let directory = change.path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(directory).map_err(OutputError::io("make directory", directory))?;
    let make = || {
        let mut file = with_usual_permissions(&mut tempfile::Builder::new())
            .prefix(".shortwire-")
            .tempfile_in(directory)?;
        file.write_all(change.contents.as_bytes())?;
        Ok(file)
    };
    make().map_err(OutputError::io("write", &change.path))
}

/// Temporary files are private by default; these become ordinary ones, under the user's umask.
#[cfg(unix)]
fn with_usual_permissions<'a, 'b>(
    builder: &'a mut tempfile::Builder<'b, 'b>,
) -> &'a mut tempfile::Builder<'b, 'b> {
    use std::os::unix::fs::PermissionsExt as _;
    builder.permissions(fs::Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn with_usual_permissions<'a, 'b>(
    builder: &'a mut tempfile::Builder<'b, 'b>,
) -> &'a mut tempfile::Builder<'b, 'b> {
    builder
}

/// Files beside the wanted ones that say they were made from files of this schema, and that no host makes from it.
fn extras(
    schema: &Schema,
    outputs: &[(Host, PathBuf)],
    wanted: &HashSet<PathBuf>,
) -> Result<Vec<Change>, OutputError> {
    let sources: HashSet<&str> = schema
        .packages
        .iter()
        .filter(|package| package.requested)
        .flat_map(|package| package.files.iter().map(String::as_str))
        .collect();
    let mut directories: Vec<&Path> = wanted.iter().filter_map(|path| path.parent()).collect();
    directories.sort();
    directories.dedup();

    let mut candidates = Vec::new();
    for directory in directories {
        let Ok(entries) = fs::read_dir(directory) else { continue };
        let paths = entries.flatten().map(|entry| entry.path()).filter(|path| !wanted.contains(path));
        candidates.extend(paths.filter(|path| is_made_from(path, &sources)));
    }
    if candidates.is_empty() {
        return Ok(Vec::new());
    }

    let mut made = HashSet::new();
    for host in Host::ALL {
        for (_, directory) in outputs {
            // A host that cannot generate from this schema has no files here.
            let Ok(files) = host.generate_into(schema, directory) else { continue };
            made.extend(files.iter().map(|file| directory.join(&file.path)));
        }
    }
    candidates.retain(|path| !made.contains(path));
    candidates.sort();
    Ok(candidates
        .into_iter()
        .map(|path| Change { path, state: State::Extra, contents: String::new() })
        .collect())
}

fn is_made_from(path: &Path, sources: &HashSet<&str>) -> bool {
    let mut first_line = String::new();
    let Ok(file) = fs::File::open(path) else { return false };
    if io::BufReader::new(file.take(LONGEST_FIRST_LINE)).read_line(&mut first_line).is_err() {
        return false;
    }
    let named = sources_named_by(&first_line);
    named.is_some_and(|named| named.iter().all(|name| sources.contains(name)))
}

/// Enough for a package of hundreds of files, and little to read of files that are none of ours.
const LONGEST_FIRST_LINE: u64 = 64 << 10;
