//! What a generated file imports, and how it names the types of other packages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Serialize;

use super::names;
use crate::hosts::GenerateError;
use crate::schema::{EnumId, MessageId, Schema};

/// Import path of the directory that generated packages lie in, such as `example.com/app/gen`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportRoot(Option<String>);

impl ImportRoot {
    /// A path that is known.
    pub fn new(path: impl Into<String>) -> Self {
        Self(Some(path.into()))
    }

    /// The path that the `go.mod` of the nearest directory above (or of it) gives it; unknown without one.
    pub fn around(directory: &Path) -> Self {
        let Ok(directory) = std::path::absolute(directory) else { return Self::default() };
        let found = directory.ancestors().find_map(|above| {
            let module = module_name(&fs::read_to_string(above.join("go.mod")).ok()?)?;
            let below = directory.strip_prefix(above).ok()?;
            let parts = below.iter().map(|part| part.to_string_lossy().into_owned());
            Some(std::iter::once(module).chain(parts).collect::<Vec<_>>().join("/"))
        });
        Self(found)
    }
}

/// The name in the `module` line of a `go.mod`.
fn module_name(text: &str) -> Option<String> {
    let line = text.lines().find_map(|line| line.trim().strip_prefix("module "))?;
    let name = line.split("//").next().unwrap_or_default().trim().trim_matches(['"', '`']);
    (!name.is_empty()).then(|| name.to_owned())
}

/// An import of another generated package.
#[derive(Clone, Serialize)]
pub(super) struct Import {
    alias: String,
    path: String,
}

/// What the code of one package sees.
pub(super) struct Scope<'a> {
    pub(super) schema: &'a Schema,
    own: usize,
    /// By index of the package.
    imports: BTreeMap<usize, Import>,
}

impl<'a> Scope<'a> {
    /// # Errors
    ///
    /// If packages import each other in a circle, or if there is something to import and `root` is not known.
    pub(super) fn new(schema: &'a Schema, own: usize, root: &ImportRoot) -> Result<Self, GenerateError> {
        let package = &schema.packages[own];
        let unsupported =
            |reason: String| GenerateError::Unsupported { element: package.name.clone(), reason };
        let used = schema.packages_used_by(own);
        let back = |&&other: &&usize| schema.packages_reached_from(other).contains(&own);
        if let Some(&other) = used.iter().find(back) {
            return Err(unsupported(format!(
                "it and {} use types of each other, and Go packages cannot import each other; put the types into one \
                 package",
                schema.packages[other].name
            )));
        }
        let mut taken = BTreeSet::from(names::IMPORTS.map(str::to_owned));
        let mut imports = BTreeMap::new();
        for other in used {
            let name = &schema.packages[other].name;
            let Some(root) = &root.0 else {
                return Err(unsupported(format!(
                    "it imports {name}, and nothing says under which path; generate into a directory of a Go module \
                     (`go mod init` makes one), or with the plugin add the option go_root=PATH"
                )));
            };
            let mut alias = names::package(name);
            while !taken.insert(alias.clone()) {
                alias.push('_');
            }
            let path = format!("{root}/{}", names::directory(name)).trim_end_matches('/').to_owned();
            imports.insert(other, Import { alias, path });
        }
        Ok(Self { schema, own, imports })
    }

    pub(super) fn of_messages(&self) -> Vec<Import> {
        self.selected(self.schema.packages_of_fields(self.own))
    }

    pub(super) fn of_clients(&self) -> Vec<Import> {
        self.selected(self.schema.packages_of_methods(self.own))
    }

    fn selected(&self, packages: BTreeSet<usize>) -> Vec<Import> {
        let mut imports: Vec<Import> =
            packages.iter().filter_map(|index| self.imports.get(index)).cloned().collect();
        imports.sort_by(|a, b| a.path.cmp(&b.path));
        imports
    }

    /// A message's type, as code of this package names it.
    pub(super) fn message(&self, id: MessageId) -> String {
        let message = self.schema.message(id);
        self.qualified(message.package, names::exported(&message.name))
    }

    /// The type of a message's columns.
    pub(super) fn columns(&self, id: MessageId) -> String {
        format!("{}Columns", self.message(id))
    }

    /// An enum's type.
    pub(super) fn enumeration(&self, id: EnumId) -> String {
        let enumeration = self.schema.enumeration(id);
        self.qualified(enumeration.package, names::exported(&enumeration.name))
    }

    fn qualified(&self, package: usize, name: String) -> String {
        match self.imports.get(&package).filter(|_| package != self.own) {
            Some(import) => format!("{}.{name}", import.alias),
            None => name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_is_imported_by_its_place_in_its_module() {
        let module = tempfile::tempdir().expect("a directory");
        assert_eq!(
            module_name("// x\nmodule \"example.com/app\" // here\n\ngo 1.24\n").as_deref(),
            Some("example.com/app")
        );
        fs::write(module.path().join("go.mod"), "module example.com/app\n").expect("a file");
        let root = ImportRoot::around(&module.path().join("a/gen"));
        assert_eq!(root, ImportRoot::new("example.com/app/a/gen"));
    }
}
