//! Which packages use which.

use std::collections::BTreeSet;

use super::{FieldKind, Schema, Type};

impl Schema {
    /// The packages whose types a package's messages and services name, itself excepted.
    pub fn packages_used_by(&self, package: usize) -> BTreeSet<usize> {
        let mut used = self.packages_of_fields(package);
        used.append(&mut self.packages_of_methods(package));
        used.remove(&package);
        used
    }

    /// All packages that can be reached from a package through those it uses.
    pub fn packages_reached_from(&self, package: usize) -> BTreeSet<usize> {
        let mut reached = BTreeSet::new();
        let mut open = vec![package];
        while let Some(next) = open.pop() {
            open.extend(self.packages_used_by(next).into_iter().filter(|&other| reached.insert(other)));
        }
        reached
    }

    /// The packages of the types of a package's fields.
    pub fn packages_of_fields(&self, package: usize) -> BTreeSet<usize> {
        let fields = self.packages[package].messages.iter().flat_map(|&id| &self.message(id).fields);
        fields.filter_map(|field| self.package_of(field.kind.element())).collect()
    }

    /// The packages of the requests and replies of a package's services.
    pub fn packages_of_methods(&self, package: usize) -> BTreeSet<usize> {
        let methods = self.packages[package].services.iter().flat_map(|service| &service.methods);
        methods.flat_map(|method| [method.request, method.reply]).map(|id| self.message(id).package).collect()
    }

    /// The package that a type is in; none for scalars.
    pub fn package_of(&self, ty: Type) -> Option<usize> {
        match ty {
            Type::Scalar(_) => None,
            Type::Enum { id, .. } => Some(self.enumeration(id).package),
            Type::Message { id, .. } => Some(self.message(id).package),
        }
    }
}

impl FieldKind {
    /// The type of one value; of a map, that of what it maps to.
    pub fn element(&self) -> Type {
        match *self {
            FieldKind::Singular { ty, .. }
            | FieldKind::Repeated { ty, .. }
            | FieldKind::Map { value: ty, .. } => ty,
        }
    }
}
