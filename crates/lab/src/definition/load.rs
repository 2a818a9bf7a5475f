//! Reads tables and engines from their files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Contest, Engine, Kind, Table};

/// A definition that cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DefinitionError {
    /// A file or folder that could not be read.
    #[error("cannot read {path}: {source}")]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file that is read and cannot be used.
    #[error("{path}: {fault}")]
    Faulty {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        fault: Fault,
    },
}

/// What is wrong with a definition.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// It is no TOML, or has fields that nobody knows.
    #[error(transparent)]
    Unreadable(#[from] toml::de::Error),
    /// It reads well and says something impossible.
    #[error("{0}")]
    Impossible(String),
}

/// All tables of a folder, by name.
///
/// # Errors
///
/// If one of its `*.toml` cannot be read, or is wrong.
pub fn tables(folder: &Path) -> Result<Vec<Table>, DefinitionError> {
    let mut tables = Vec::new();
    for path in entries(folder)?.into_iter().filter(|path| path.extension().is_some_and(|it| it == "toml")) {
        let id = path.file_stem().unwrap_or_default().to_string_lossy();
        tables.push(in_file(&path, Table::parse(&id, &text(&path)?))?);
    }
    Ok(tables)
}

/// All engines of a folder, by name.
///
/// # Errors
///
/// If an `engine.toml` in one of its folders cannot be read, or is wrong.
pub fn engines(folder: &Path) -> Result<Vec<Engine>, DefinitionError> {
    let mut engines = Vec::new();
    for folder in entries(folder)? {
        let path = folder.join("engine.toml");
        if !path.exists() {
            continue;
        }
        let id = folder.file_name().unwrap_or_default().to_string_lossy();
        let engine = in_file(&path, Engine::parse(&id, &text(&path)?))?;
        engines.push(Engine { folder: folder.clone(), ..engine });
    }
    Ok(engines)
}

impl Table {
    /// Reads a table.
    ///
    /// # Errors
    ///
    /// If it is no TOML, has fields that nobody knows, or says something impossible.
    pub fn parse(id: &str, text: &str) -> Result<Self, Fault> {
        let table = Self { id: id.to_owned(), ..toml::from_str(text)? };
        check(&table).map_err(Fault::Impossible)?;
        Ok(table)
    }
}

impl Engine {
    /// Reads an engine.
    ///
    /// # Errors
    ///
    /// If it is no TOML, has fields that nobody knows, or no command.
    pub fn parse(id: &str, text: &str) -> Result<Self, Fault> {
        let engine = Self { id: id.to_owned(), ..toml::from_str(text)? };
        if engine.command.is_empty() {
            return Err(Fault::Impossible("its command is empty".to_owned()));
        }
        Ok(engine)
    }
}

fn check(table: &Table) -> Result<(), String> {
    for (number, scenario) in table.scenarios.iter().enumerate() {
        let id = &scenario.id;
        if table.scenarios[..number].iter().any(|other| other.id == *id) {
            return Err(format!("there are two scenarios {id}"));
        }
        if scenario.cases.is_empty() {
            return Err(format!("scenario {id} has no case"));
        }
        if (scenario.kind == Kind::Ladder) != (scenario.rungs.len() > 1) {
            return Err(format!("scenario {id}: a ladder has two rungs or more, and only a ladder has them"));
        }
        if (scenario.kind == Kind::Latency) == scenario.rates.is_empty() {
            return Err(format!("scenario {id}: latency is measured at rates, and nothing else is"));
        }
        if scenario.step == 0 || scenario.cases.iter().any(|case| case.size % scenario.step != 0) {
            return Err(format!("scenario {id}: a size is no multiple of its step"));
        }
        if let Some(Contest { between, .. }) =
            scenario.crossovers.iter().find(|it| it.from == 0 || it.from > it.to)
        {
            return Err(format!("scenario {id}: there is no size between {} and {}", between[0], between[1]));
        }
        for case in &scenario.cases {
            if case.hash.len() != 16 || u64::from_str_radix(&case.hash, 16).is_err() {
                return Err(format!("scenario {id}{}: the hash is not 16 hexadecimal digits", case.suffix()));
            }
            if case.operations == 0 {
                return Err(format!("scenario {id}{}: a call of no operations", case.suffix()));
            }
        }
    }
    Ok(())
}

fn in_file<T>(path: &Path, definition: Result<T, Fault>) -> Result<T, DefinitionError> {
    definition.map_err(|fault| DefinitionError::Faulty { path: path.to_owned(), fault })
}

fn text(path: &Path) -> Result<String, DefinitionError> {
    fs::read_to_string(path).map_err(|source| unreadable(path, source))
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, DefinitionError> {
    let listing = fs::read_dir(folder).map_err(|source| unreadable(folder, source))?;
    let mut paths = listing
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|source| unreadable(folder, source))?;
    paths.sort();
    Ok(paths)
}

fn unreadable(path: &Path, source: io::Error) -> DefinitionError {
    DefinitionError::Unreadable { path: path.to_owned(), source }
}
