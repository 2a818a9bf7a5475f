//! A library with the schema it carries.

use std::path::Path;
use std::sync::Arc;

use buffa_descriptor::{DescriptorPool, DynamicMessage};
use serde_json::Value;
use shortwire::client::{Library, Options, Target};
use shortwire_codegen::frontend::Descriptors;
use shortwire_codegen::schema::{MessageId, Method, Schema};

use crate::failure::{Exit, Failure};
use crate::{reply, types};

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

    /// Starts the library's service.
    pub(crate) fn start(&self) -> Result<Target, Failure> {
        let instance = self
            .library
            .start(Options::default())
            .map_err(|status| Failure::environment(format!("the service does not start: {status}")))?;
        Ok(Target::new(Arc::new(instance)))
    }

    /// A request in wire format, from JSON.
    pub(crate) fn encode(&self, request: MessageId, json: &str) -> Result<Vec<u8>, Failure> {
        let message = self.schema.message(request);
        let index =
            self.pool.message_index(&message.full_name).expect("the pool holds the schema's messages");
        let dynamic = DynamicMessage::from_json(Arc::clone(&self.pool), index, json).map_err(|error| {
            Failure::with_help(
                Exit::Usage,
                format!("the request is no {}: {error}", message.full_name),
                types::message(&self.schema, message, ""),
            )
        })?;
        dynamic
            .try_encode_to_vec()
            .map_err(|error| Failure::usage(format!("the request cannot be sent: {error}")))
    }

    /// A reply as JSON, from wire format.
    pub(crate) fn decode(&self, reply: MessageId, bytes: &[u8]) -> Result<Value, Failure> {
        let name = &self.schema.message(reply).full_name;
        let index = self.pool.message_index(name).expect("the pool holds the schema's messages");
        let message = DynamicMessage::decode(Arc::clone(&self.pool), index, bytes).map_err(|error| {
            Failure::environment(format!(
                "the reply is no {name}: {error}; compare table and schema: shortwire inspect {}",
                self.library.path().display()
            ))
        })?;
        reply::to_json(&self.schema, reply, &message)
            .map_err(|error| Failure::environment(format!("the reply has no form in JSON: {error}")))
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
