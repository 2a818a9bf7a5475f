//! A library with the schema it carries.

use std::path::Path;
use std::sync::Arc;

use buffa_descriptor::DescriptorPool;
use shortwire::client::Library;
use shortwire_codegen::frontend::Descriptors;
use shortwire_codegen::schema::{Method, Schema};

use crate::failure::{Exit, Failure};

/// Loads a library.
pub(crate) fn open(path: &Path) -> Result<Library, Failure> {
    Library::open(path).map_err(|status| Failure::environment(status.message()))
}

/// A library, its schema as the compiler sees it, and its types for dynamic messages.
pub(crate) struct Loaded {
    pub(crate) library: Library,
    pub(crate) schema: Schema,
    pub(crate) pool: Arc<DescriptorPool>,
}

impl Loaded {
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let library = open(path)?;
        let schema = Descriptors::read(library.schema(), &[])?.link()?;
        let pool = DescriptorPool::decode(&schema.descriptor_set).map_err(|error| {
            Failure::environment(format!("the schema in {} is not usable: {error}", path.display()))
        })?;
        Ok(Self { library, schema, pool: Arc::new(pool) })
    }

    /// The method that a user means by its full name, or by an end of it that only one method has: `Calculator/Add`, `Add`.
    pub(crate) fn method(&self, wanted: &str) -> Result<&Method, Failure> {
        let methods: Vec<&Method> = self.schema.methods().map(|(_, method)| method).collect();
        let found: Vec<&Method> =
            methods.iter().copied().filter(|method| is_named(&method.full_name, wanted)).collect();
        match *found.as_slice() {
            [method] => Ok(method),
            [] => Err(Failure::with_help(
                Exit::Usage,
                format!("{} has no method {wanted}", self.library.path().display()),
                near(&methods, wanted),
            )),
            _ => Err(Failure::with_help(
                Exit::Usage,
                format!("{wanted} can be {} methods", found.len()),
                format!("name one of them:\n{}", names(&found)),
            )),
        }
    }
}

fn is_named(full_name: &str, wanted: &str) -> bool {
    full_name.strip_suffix(wanted).is_some_and(|front| front.is_empty() || front.ends_with(['.', '/']))
}

/// Names like the wanted one; all of them if none is like it.
fn near(methods: &[&Method], wanted: &str) -> String {
    /// From 0, nothing in common, to 1, equal.
    const LIKE: f64 = 0.7;
    /// How much less like than the best a name may be to be shown beside it.
    const SPREAD: f64 = 0.15;
    let likeness = |method: &Method| {
        let ends = [0, 1, 2].map(|kind| match kind {
            0 => method.full_name.as_str(),
            1 => method.full_name.rsplit('.').next().unwrap_or_default(),
            _ => method.name.as_str(),
        });
        let lower = wanted.to_lowercase();
        ends.map(|end| strsim::jaro_winkler(&end.to_lowercase(), &lower)).into_iter().fold(0.0, f64::max)
    };
    let mut like: Vec<(f64, &Method)> = methods
        .iter()
        .map(|&method| (likeness(method), method))
        .filter(|(likeness, _)| *likeness >= LIKE)
        .collect();
    like.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let best = like.first().map_or(1.0, |(likeness, _)| *likeness);
    like.retain(|(likeness, _)| *likeness > best - SPREAD);
    like.truncate(3);
    match like.is_empty() {
        true => format!("it has:\n{}", names(methods)),
        false => format!("near names:\n{}", names(&like.into_iter().map(|(_, m)| m).collect::<Vec<_>>())),
    }
}

fn names(methods: &[&Method]) -> String {
    methods.iter().map(|method| format!("  {}", method.full_name)).collect::<Vec<_>>().join("\n")
}
