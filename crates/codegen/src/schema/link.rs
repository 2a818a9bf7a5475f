//! Makes a [`Schema`] from descriptors: names resolved, features of editions applied, recursion found.

use std::collections::HashMap;

use buffa::Message as _;
use buffa::editions::{EnumType, ResolvedFeatures};
use buffa_descriptor::generated::descriptor::{
    DescriptorProto, EnumDescriptorProto, FileDescriptorProto, FileDescriptorSet, ServiceDescriptorProto,
};
use buffa_descriptor::{DescriptorPool, features};

use super::comments::{Comments, path, strip_positions};
use super::lowering::{choose, flatten, fnv1a};
use super::policy::Policy;
use super::{
    Enum, EnumId, EnumValue, Message, MessageId, Method, Package, Schema, Service, names, recursion, spelling,
};

/// Why a set of descriptors is not a schema that Shortwire can compile.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SchemaError {
    /// The descriptors contradict themselves or are not descriptors at all.
    #[error("the descriptor set is not usable: {0}")]
    Descriptors(String),
    /// A feature of protobuf that Shortwire does not offer.
    #[error("{element}: {feature} {verb} not supported\n  help: {help}", verb = if *.plural { "are" } else { "is" })]
    Unsupported {
        /// Full name of what uses it.
        element: String,
        /// What it uses.
        feature: &'static str,
        /// Whether `feature` is a plural.
        plural: bool,
        /// What to do instead.
        help: &'static str,
    },
    /// A method that its service cannot answer as the options of the schema say.
    #[error("{method} cannot be {option}: {reason}")]
    Policy {
        /// Full name of the method.
        method: String,
        /// What its options say, such as `direct`.
        option: &'static str,
        /// Why not, and what to do.
        reason: String,
    },
    /// Two elements would get the same name in generated code.
    #[error("{first} and {second} would both be named {name} in generated code; rename one of them")]
    NameClash {
        /// Full name of the one declared first.
        first: String,
        /// Full name of the other.
        second: String,
        /// The name they would share.
        name: String,
    },
}

impl Schema {
    /// Links a serialised `FileDescriptorSet`. `requested` names the files to generate code for, as the set does;
    /// all other files are imports.
    ///
    /// # Errors
    ///
    /// If the set does not decode or does not hold together, if it uses a feature that is not supported
    /// (streaming methods, message sets), or if two names fall together.
    pub fn link(descriptor_set: &[u8], requested: &[String]) -> Result<Self, SchemaError> {
        let trusted = buffa::DecodeOptions::new().with_element_memory_limit(usize::MAX);
        let mut set: FileDescriptorSet =
            trusted.decode_from_slice(descriptor_set).map_err(|e| SchemaError::Descriptors(e.to_string()))?;
        spelling::check(&set)?;
        let pool = DescriptorPool::new(set.clone()).map_err(|e| SchemaError::Descriptors(e.to_string()))?;

        let mut linker = Linker::new(&pool);
        for file in &set.file {
            linker.declare_file(file, requested);
        }
        for file in &set.file {
            linker.define_file(file)?;
        }
        set.file.iter_mut().for_each(strip_positions);
        linker.finish(set.encode_to_vec())
    }
}

/// Two passes over the files: declare gives every type its index, define fills it in.
pub(super) struct Linker<'a> {
    pub(super) pool: &'a DescriptorPool,
    schema: Schema,
    pub(super) message_ids: HashMap<String, MessageId>,
    pub(super) enum_ids: HashMap<String, EnumId>,
}

/// Where an element stands: what its children inherit.
#[derive(Clone)]
pub(super) struct Scope {
    package: usize,
    pub(super) full_name: String,
    name: String,
    pub(super) path: Vec<i32>,
    pub(super) features: ResolvedFeatures,
}

impl Scope {
    fn child(&self, name: &str, field: i32, index: usize) -> Self {
        let join = |a: &str, separator: &str| {
            if a.is_empty() { name.to_owned() } else { format!("{a}{separator}{name}") }
        };
        let path = self.path.iter().copied().chain([field, index as i32]).collect();
        Self { full_name: join(&self.full_name, "."), name: join(&self.name, ""), path, ..self.clone() }
    }
}

impl<'a> Linker<'a> {
    fn new(pool: &'a DescriptorPool) -> Self {
        let schema = Schema {
            packages: Vec::new(),
            messages: Vec::new(),
            enums: Vec::new(),
            descriptor_set: Vec::new(),
        };
        Self { pool, schema, message_ids: HashMap::new(), enum_ids: HashMap::new() }
    }

    fn declare_file(&mut self, file: &FileDescriptorProto, requested: &[String]) {
        let file_name = file.name.clone().unwrap_or_default();
        let is_requested = requested.contains(&file_name);
        let comments = Comments::of(file);
        let doc = [path::FILE_SYNTAX, path::FILE_PACKAGE]
            .iter()
            .map(|&field| comments.at(&[field]))
            .find(|doc| !doc.is_empty())
            .unwrap_or_default();
        let index = self.package_index(file.package.as_deref().unwrap_or_default());
        let package = &mut self.schema.packages[index];
        package.files.push(file_name);
        package.requested |= is_requested;
        if package.doc.is_empty() {
            package.doc = doc;
        }

        let scope = self.file_scope(file);
        for (i, message) in file.message_type.iter().enumerate() {
            self.declare_message(
                message,
                &scope.child(text(&message.name), path::FILE_MESSAGE, i),
                &comments,
            );
        }
        for (i, enumeration) in file.enum_type.iter().enumerate() {
            self.declare_enum(
                enumeration,
                &scope.child(text(&enumeration.name), path::FILE_ENUM, i),
                &comments,
            );
        }
    }

    fn declare_message(&mut self, proto: &DescriptorProto, scope: &Scope, comments: &Comments) {
        if is_map_entry(proto) {
            return;
        }
        let id = MessageId(self.schema.messages.len());
        self.message_ids.insert(scope.full_name.clone(), id);
        self.schema.packages[scope.package].messages.push(id);
        self.schema.messages.push(Message {
            full_name: scope.full_name.clone(),
            name: scope.name.clone(),
            package: scope.package,
            doc: comments.at(&scope.path),
            fields: Vec::new(),
            oneofs: Vec::new(),
            deprecated: proto.options.as_option().and_then(|o| o.deprecated).unwrap_or(false),
            flat: None,
        });
        for (i, nested) in proto.nested_type.iter().enumerate() {
            self.declare_message(nested, &scope.child(text(&nested.name), path::MESSAGE_NESTED, i), comments);
        }
        for (i, nested) in proto.enum_type.iter().enumerate() {
            self.declare_enum(nested, &scope.child(text(&nested.name), path::MESSAGE_ENUM, i), comments);
        }
    }

    fn declare_enum(&mut self, proto: &EnumDescriptorProto, scope: &Scope, comments: &Comments) {
        let id = EnumId(self.schema.enums.len());
        self.enum_ids.insert(scope.full_name.clone(), id);
        self.schema.packages[scope.package].enums.push(id);
        let features = features::resolve_child(&scope.features, features::enum_features(proto));
        let simple_name = text(&proto.name);
        let value_names: Vec<&str> = proto.value.iter().map(|value| text(&value.name)).collect();
        let short_names = short_value_names(simple_name, &value_names);
        let values =
            proto.value.iter().zip(short_names).enumerate().map(|(i, (value, short_name))| EnumValue {
                name: text(&value.name).to_owned(),
                short_name,
                number: value.number.unwrap_or_default(),
                doc: comments.at(&[scope.path.as_slice(), &[path::ENUM_VALUE, i as i32]].concat()),
            });
        self.schema.enums.push(Enum {
            full_name: scope.full_name.clone(),
            name: scope.name.clone(),
            package: scope.package,
            doc: comments.at(&scope.path),
            values: values.collect(),
            closed: features.enum_type == EnumType::Closed,
        });
    }

    fn define_file(&mut self, file: &FileDescriptorProto) -> Result<(), SchemaError> {
        let comments = Comments::of(file);
        let scope = self.file_scope(file);
        for (i, message) in file.message_type.iter().enumerate() {
            self.define_message(
                message,
                &scope.child(text(&message.name), path::FILE_MESSAGE, i),
                &comments,
            )?;
        }
        for (i, service) in file.service.iter().enumerate() {
            let scope = scope.child(text(&service.name), path::FILE_SERVICE, i);
            let service = self.service(service, &scope, &comments)?;
            self.schema.packages[scope.package].services.push(service);
        }
        Ok(())
    }

    fn define_message(
        &mut self,
        proto: &DescriptorProto,
        scope: &Scope,
        comments: &Comments,
    ) -> Result<(), SchemaError> {
        let Some(&id) = self.message_ids.get(&scope.full_name) else { return Ok(()) };
        let options = proto.options.as_option();
        if options.and_then(|o| o.message_set_wire_format).unwrap_or(false) {
            return Err(SchemaError::Unsupported {
                element: scope.full_name.clone(),
                feature: "message_set_wire_format",
                plural: false,
                help: "use a field of type google.protobuf.Any",
            });
        }
        let scope = Scope {
            features: features::resolve_child(&scope.features, features::message_features(proto)),
            ..scope.clone()
        };
        let fields = self.fields(proto, &scope, comments);
        let oneofs = self.oneofs(proto, &scope, comments, &fields);
        let message = &mut self.schema.messages[id.0];
        message.fields = fields;
        message.oneofs = oneofs;
        for (i, nested) in proto.nested_type.iter().enumerate() {
            self.define_message(nested, &scope.child(text(&nested.name), path::MESSAGE_NESTED, i), comments)?;
        }
        Ok(())
    }

    fn service(
        &self,
        proto: &ServiceDescriptorProto,
        scope: &Scope,
        comments: &Comments,
    ) -> Result<Service, SchemaError> {
        let mut methods = Vec::with_capacity(proto.method.len());
        for (i, method) in proto.method.iter().enumerate() {
            let name = text(&method.name).to_owned();
            let full_name = format!("{}/{name}", scope.full_name);
            if method.client_streaming == Some(true) || method.server_streaming == Some(true) {
                return Err(SchemaError::Unsupported {
                    element: full_name,
                    feature: "streaming methods",
                    plural: true,
                    help: "make it unary, or return one page at a time",
                });
            }
            let type_id = |name: &Option<String>| self.message_ids[text(name).trim_start_matches('.')];
            let options = method.options.as_option();
            let policy = options.map(Policy::of).unwrap_or_default();
            let (request, reply) = (type_id(&method.input_type), type_id(&method.output_type));
            methods.push(Method {
                id: fnv1a(full_name.as_bytes()),
                name,
                doc: comments.at(&[scope.path.as_slice(), &[path::SERVICE_METHOD, i as i32]].concat()),
                request,
                reply,
                lowering: super::Lowering::Wire { reason: String::new() },
                blocking: policy.blocking,
                direct: policy.direct(
                    &full_name,
                    self.schema.message(request),
                    self.schema.message(reply),
                )?,
                deprecated: options.and_then(|o| o.deprecated).unwrap_or(false),
                full_name,
            });
        }
        Ok(Service {
            full_name: scope.full_name.clone(),
            name: text(&proto.name).to_owned(),
            doc: comments.at(&scope.path),
            methods,
        })
    }

    fn finish(mut self, descriptor_set: Vec<u8>) -> Result<Schema, SchemaError> {
        self.schema.descriptor_set = descriptor_set;
        self.check_names()?;
        recursion::mark(&mut self.schema.messages);
        for i in 0..self.schema.messages.len() {
            self.schema.messages[i].flat = flatten(&self.schema.messages[i]).ok();
        }
        let mut packages = std::mem::take(&mut self.schema.packages);
        for method in packages.iter_mut().flat_map(|p| &mut p.services).flat_map(|s| &mut s.methods) {
            method.lowering = choose(&self.schema, method);
        }
        self.schema.packages = packages;
        Ok(self.schema)
    }

    /// Nested names are joined (`Outer.Inner` becomes `OuterInner`), so they can meet others; so are parts of packages.
    fn check_names(&self) -> Result<(), SchemaError> {
        let mut stems: HashMap<String, &String> = HashMap::new();
        for package in self.schema.packages.iter().filter(|package| package.requested) {
            let stem = names::stem(&package.name);
            if let Some(first) = stems.insert(stem.clone(), &package.name) {
                return Err(SchemaError::NameClash {
                    first: format!("package {first}"),
                    second: format!("package {}", package.name),
                    name: stem,
                });
            }
        }
        let messages = self.schema.messages.iter().map(|m| (m.package, &m.name, &m.full_name));
        let enums = self.schema.enums.iter().map(|e| (e.package, &e.name, &e.full_name));
        let mut seen: HashMap<(usize, String), &String> = HashMap::new();
        for (package, name, full_name) in messages.chain(enums) {
            if let Some(first) = seen.insert((package, names::snake(name)), full_name) {
                return Err(SchemaError::NameClash {
                    first: first.clone(),
                    second: full_name.clone(),
                    name: name.clone(),
                });
            }
        }
        Ok(())
    }

    fn package_index(&mut self, name: &str) -> usize {
        if let Some(index) = self.schema.packages.iter().position(|package| package.name == name) {
            return index;
        }
        self.schema.packages.push(Package {
            name: name.to_owned(),
            files: Vec::new(),
            doc: String::new(),
            requested: false,
            messages: Vec::new(),
            enums: Vec::new(),
            services: Vec::new(),
        });
        self.schema.packages.len() - 1
    }

    fn file_scope(&mut self, file: &FileDescriptorProto) -> Scope {
        let package = file.package.clone().unwrap_or_default();
        Scope {
            package: self.package_index(&package),
            full_name: package,
            name: String::new(),
            path: Vec::new(),
            features: features::for_file(file),
        }
    }
}

/// `COLOR_RED` of `Color` to `RED`, if that works for all values of the enum.
fn short_value_names(enum_name: &str, values: &[&str]) -> Vec<String> {
    let prefix = format!("{}_", names::screaming(enum_name));
    let short: Option<Vec<String>> = values
        .iter()
        .map(|value| value.strip_prefix(&prefix).filter(|rest| rest.starts_with(|c: char| c.is_alphabetic())))
        .map(|rest| rest.map(str::to_owned))
        .collect();
    short.unwrap_or_else(|| values.iter().map(|&value| value.to_owned()).collect())
}

fn is_map_entry(message: &DescriptorProto) -> bool {
    message.options.as_option().and_then(|o| o.map_entry).unwrap_or(false)
}

pub(super) fn text(name: &Option<String>) -> &str {
    name.as_deref().unwrap_or_default()
}
