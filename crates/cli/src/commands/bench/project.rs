//! The project that is measured: its tables, its engines, and where they find things.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use shortwire_lab::build;
use shortwire_lab::definition::{self, DefinitionError, Engine, Table};
use shortwire_lab::session::Places;

use crate::console::Console;
use crate::failure::{Exit, Failure};

/// All that a project has for the lab.
pub(super) struct Project {
    pub(super) tables: Vec<Table>,
    pub(super) engines: Vec<Engine>,
    pub(super) places: Places,
    /// Where results go if no folder is given.
    pub(super) results: PathBuf,
}

impl Project {
    /// The project of the current directory: the nearest one above it with `bench/definitions`.
    pub(super) fn here() -> Result<Self, Failure> {
        let here = std::env::current_dir()
            .map_err(|error| Failure::environment(format!("there is no current directory: {error}")))?;
        let root = here.ancestors().find(|above| above.join("bench/definitions").is_dir());
        let Some(root) = root else {
            return Err(Failure::with_help(
                Exit::Usage,
                format!("neither {} nor a folder above it has bench/definitions", here.display()),
                "give the project with -C DIR, or measure a library of your own: shortwire bench run LIB SERVICE/METHOD",
            ));
        };
        Self::at(root)
    }

    /// The project with this root.
    pub(super) fn at(root: &Path) -> Result<Self, Failure> {
        Ok(Self {
            tables: definition::tables(&root.join("bench/definitions"))?,
            engines: definition::engines(&root.join("bench/engines"))?,
            places: places(root),
            results: root.join("target/lab/results"),
        })
    }

    pub(super) fn table(&self, id: &str) -> Result<&Table, Failure> {
        self.tables.iter().find(|table| table.id == id).ok_or_else(|| {
            let known: Vec<&str> = self.tables.iter().map(|table| table.id.as_str()).collect();
            Failure::with_help(
                Exit::Usage,
                format!("there is no table {id}"),
                format!("tables: {}", known.join(", ")),
            )
        })
    }

    /// Builds engines, and tells why some cannot be had, by name.
    pub(super) fn build(
        &self,
        engines: &[Engine],
        console: &Console,
    ) -> Result<BTreeMap<String, String>, Failure> {
        let root = &self.places.root;
        let say = |name: &str| console.message(&format!("building {name}"));
        let missing = build::build(&root.join("bench/engines"), engines, root, say)
            .map_err(|error| Failure::environment(error.to_string()))?;
        for (engine, reason) in &missing {
            console.message(&format!("without {engine}: {reason}"));
        }
        Ok(missing)
    }
}

fn places(root: &Path) -> Places {
    let target = root.join("target");
    let library = target.join("release").join(format!(
        "{}calculator{}",
        std::env::consts::DLL_PREFIX,
        std::env::consts::DLL_SUFFIX
    ));
    Places { root: root.to_owned(), built: target.join("lab"), library }
}

impl From<DefinitionError> for Failure {
    fn from(error: DefinitionError) -> Self {
        Self::usage(error.to_string())
    }
}
