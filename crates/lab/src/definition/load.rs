//! Reads tables and engines from their files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::{Engine, Kind, Table};

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
    /// A file that is no TOML, or has fields that nobody knows.
    #[error("{path}: {source}")]
    Invalid {
        /// Which.
        path: PathBuf,
        /// Where in it, and what.
        source: Box<toml::de::Error>,
    },
    /// A file that reads well and says something impossible.
    #[error("{path}: {reason}")]
    Impossible {
        /// Which.
        path: PathBuf,
        /// What.
        reason: String,
    },
}

/// All tables of a folder, by name.
///
/// # Errors
///
/// If one of its `*.toml` cannot be read, or is wrong.
pub fn tables(folder: &Path) -> Result<Vec<Table>, DefinitionError> {
    let mut tables = Vec::new();
    for path in entries(folder)?.into_iter().filter(|path| path.extension().is_some_and(|it| it == "toml")) {
        let mut table: Table = parsed(&path)?;
        table.id = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let impossible = |reason| DefinitionError::Impossible { path: path.clone(), reason };
        check(&table).map_err(impossible)?;
        tables.push(table);
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
        let mut engine: Engine = parsed(&path)?;
        if engine.command.is_empty() {
            return Err(DefinitionError::Impossible { path, reason: "its command is empty".to_owned() });
        }
        engine.id = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        engine.folder = folder;
        engines.push(engine);
    }
    Ok(engines)
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

fn parsed<T: DeserializeOwned>(path: &Path) -> Result<T, DefinitionError> {
    let text = fs::read_to_string(path).map_err(|source| unreadable(path, source))?;
    toml::from_str(&text)
        .map_err(|source| DefinitionError::Invalid { path: path.to_owned(), source: Box::new(source) })
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
