//! Finds the `.proto` files to compile and everything they import.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::scan::Header;
use super::{FrontendError, bundled};

/// Texts of `.proto` files under the names by which imports call them.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: BTreeMap<String, SourceFile>,
    requested: Vec<String>,
}

/// One `.proto` file.
#[derive(Clone, Debug)]
pub(super) struct SourceFile {
    /// What messages call it: its path, as the user would write it.
    pub(super) display: String,
    pub(super) text: String,
    edition: bool,
    pub(super) too_deep: Option<usize>,
}

impl Sources {
    /// Files held in memory, as pairs of name and text. `requested` names those to generate code for.
    pub fn in_memory<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>, requested: &[&str]) -> Self {
        let mut sources =
            Self { requested: requested.iter().map(|&name| name.to_owned()).collect(), ..Self::default() };
        for (name, text) in files {
            sources.insert(name, name.to_owned(), text.to_owned());
        }
        sources
    }

    /// Reads files, all `.proto` files below directories, and what they import.
    ///
    /// Imports are looked for in `includes`. A file that lies in none of them has a root of its own: the directory from
    /// which its path spells its package (`proto` for `proto/calculator/v1/calculator.proto` of `calculator.v1`), else the
    /// directory that was given, else the one it lies in.
    ///
    /// # Errors
    ///
    /// If an input does not exist or cannot be read, or if a directory holds no `.proto` file. An import that is not
    /// found is left to the compiler, which can show where it is imported.
    pub fn read(inputs: &[PathBuf], includes: &[PathBuf]) -> Result<Self, FrontendError> {
        let mut reader = Reader { roots: includes.to_vec(), sources: Self::default() };
        let mut names = Vec::new();
        for input in inputs {
            for path in proto_files(input)? {
                names.push(reader.read_input(&path, input)?);
            }
        }
        names.sort();
        names.dedup();
        reader.read_imports(&names)?;
        Ok(Self { requested: names, ..reader.sources })
    }

    pub(super) fn requested(&self) -> &[String] {
        &self.requested
    }

    pub(super) fn file(&self, name: &str) -> Option<&SourceFile> {
        self.files.get(name)
    }

    pub(super) fn files(&self) -> impl Iterator<Item = (&str, &SourceFile)> {
        self.files.iter().map(|(name, file)| (name.as_str(), file))
    }

    /// Name of the first file that uses editions.
    pub(super) fn edition(&self) -> Option<&SourceFile> {
        self.files.values().find(|file| file.edition)
    }

    /// Returns what the file imports.
    fn insert(&mut self, name: &str, display: String, text: String) -> Vec<String> {
        let Header { edition, imports, too_deep, .. } = Header::of(&text);
        self.files.insert(name.to_owned(), SourceFile { display, text, edition, too_deep });
        imports
    }
}

struct Reader {
    roots: Vec<PathBuf>,
    sources: Sources,
}

impl Reader {
    /// Makes sure that some root holds the file, and returns its name below that root.
    fn read_input(&mut self, path: &Path, given: &Path) -> Result<String, FrontendError> {
        if let Some(name) = self.roots.iter().find_map(|root| name_below(path, root)) {
            return Ok(name);
        }
        let root = root_of(path, given, &Header::of(&read(path)?).package);
        let name = name_below(path, &root).ok_or_else(|| FrontendError::NotUtf8 { path: path.to_owned() })?;
        self.roots.push(root);
        Ok(name)
    }

    fn read_imports(&mut self, requested: &[String]) -> Result<(), FrontendError> {
        let mut open = requested.to_vec();
        while let Some(name) = open.pop() {
            if self.sources.files.contains_key(&name) {
                continue;
            }
            let on_disk =
                self.roots.iter().map(|root| root.join(&name)).find(|path| is_plain(&name) && path.is_file());
            let (display, text) = match on_disk {
                Some(path) => (tidy(&path), read(&path)?),
                None => match bundled::text(&name) {
                    Some(text) => (name.clone(), text.to_owned()),
                    None => continue,
                },
            };
            open.extend(self.sources.insert(&name, display, text));
        }
        Ok(())
    }
}

/// The file itself, or all `.proto` files below a directory in a fixed order, hidden directories left out. A directory
/// that links lead to as well is read once, under its own path.
fn proto_files(input: &Path) -> Result<Vec<PathBuf>, FrontendError> {
    if !input.is_dir() {
        return Ok(vec![input.to_owned()]);
    }
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    let (mut open, mut links) = (vec![input.to_owned()], Vec::new());
    while let Some(directory) = open.pop().or_else(|| links.pop()) {
        let unreadable = |error| FrontendError::Read { path: directory.clone(), error };
        if !seen.insert(directory.canonicalize().map_err(unreadable)?) {
            continue;
        }
        for entry in fs::read_dir(&directory).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
            if path.is_dir() && !hidden {
                if path.is_symlink() { links.push(path) } else { open.push(path) }
            } else if path.extension().is_some_and(|extension| extension == "proto") {
                found.push(path);
            }
        }
    }
    if found.is_empty() {
        return Err(FrontendError::NoProtoFiles { directory: input.to_owned() });
    }
    found.sort();
    Ok(found)
}

fn root_of(path: &Path, given: &Path, package: &str) -> PathBuf {
    let parent = path.parent().unwrap_or(Path::new(""));
    let package_path: PathBuf = package.split('.').collect();
    if !package.is_empty() && parent.ends_with(&package_path) {
        let depth = package_path.components().count();
        return parent.ancestors().nth(depth).unwrap_or(Path::new("")).to_owned();
    }
    if given.is_dir() { given.to_owned() } else { parent.to_owned() }
}

/// `root/a/b.proto` below `root` is `a/b.proto`.
fn name_below(path: &Path, root: &Path) -> Option<String> {
    let (path, root) = (without_dots(path), without_dots(root));
    let parts: Option<Vec<&str>> = path.strip_prefix(root).ok()?.iter().map(|part| part.to_str()).collect();
    parts.filter(|parts| !parts.contains(&"..")).map(|parts| parts.join("/"))
}

/// Whether a name stays below the root it is looked for in.
fn is_plain(name: &str) -> bool {
    Path::new(name).components().all(|part| matches!(part, std::path::Component::Normal(_)))
}

fn without_dots(path: &Path) -> PathBuf {
    path.components().filter(|part| !matches!(part, std::path::Component::CurDir)).collect()
}

fn tidy(path: &Path) -> String {
    without_dots(path).display().to_string()
}

fn read(path: &Path) -> Result<String, FrontendError> {
    fs::read_to_string(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => FrontendError::NoSuchFile { path: path.to_owned() },
        std::io::ErrorKind::InvalidData => FrontendError::NotUtf8 { path: path.to_owned() },
        _ => FrontendError::Read { path: path.to_owned(), error },
    })
}
