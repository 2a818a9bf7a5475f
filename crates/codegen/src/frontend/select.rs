//! Decides which files of a descriptor set code is generated for, and leaves out what only options need.

use std::collections::{HashMap, HashSet};

use buffa_descriptor::generated::descriptor::{
    DescriptorProto, FieldDescriptorProto, FileDescriptorProto, FileDescriptorSet,
};

use super::bundled;

/// Number by which buf marks the files of an image, among the extensions of `FileDescriptorProto`.
const BUF_IMAGE_FILE: u32 = 8042;

/// Names of the files that a set is about: what buf does not mark as an import; without buf's marks, all that are not
/// protobuf's or Shortwire's own.
pub(super) fn own_files(set: &FileDescriptorSet) -> Vec<String> {
    let marked = set.file.iter().any(|file| buf_mark(file).is_some());
    let is_own = |file: &&FileDescriptorProto| match marked {
        true => buf_mark(file) == Some(false),
        false => !bundled::is_ours(name(file)) && !only_for_options(file),
    };
    set.file.iter().filter(is_own).map(|file| name(file).to_owned()).collect()
}

/// Adds to `asked` all files whose types they reach, package by package, so that the generated code is complete. Drops
/// the files that only options need, such as `google/protobuf/descriptor.proto`: an option's value stays readable without.
///
/// The files come to stand in an order that depends on nothing but their names and imports, and comments in that of what
/// they belong to, so that the result is the same whichever tool compiled them. Returns the names of the files to generate code for.
pub(super) fn select(set: &mut FileDescriptorSet, asked: &[String]) -> Vec<String> {
    let graph = Graph::of(set);
    let generated = graph.generated(asked);
    let kept = graph.kept(&generated);
    let names = (0..set.file.len())
        .filter(|i| generated.contains(i))
        .map(|i| name(&set.file[i]).to_owned())
        .collect();

    let order = graph.order(&kept);
    set.file = order.into_iter().map(|i| std::mem::take(&mut set.file[i])).collect();
    let kept_names: HashSet<String> = set.file.iter().map(|file| name(file).to_owned()).collect();
    for file in &mut set.file {
        retain_imports(file, &kept_names);
        file.__buffa_unknown_fields.retain(|field| field.number != BUF_IMAGE_FILE);
        if let Some(info) = file.source_code_info.as_option_mut() {
            info.location.sort_by(|a, b| a.path.cmp(&b.path));
        }
    }
    names
}

/// Files as indices into the set.
struct Graph<'a> {
    files: &'a [FileDescriptorProto],
    by_name: HashMap<&'a str, usize>,
    by_type: HashMap<String, usize>,
}

impl<'a> Graph<'a> {
    fn of(set: &'a FileDescriptorSet) -> Self {
        let files = &set.file;
        let by_name = files.iter().enumerate().map(|(i, file)| (name(file), i)).collect();
        let mut by_type = HashMap::new();
        for (i, file) in files.iter().enumerate() {
            let scope = file.package.as_deref().unwrap_or_default();
            let enums = file.enum_type.iter().map(|e| join(scope, &e.name));
            by_type.extend(enums.map(|name| (name, i)));
            file.message_type.iter().for_each(|message| declare(message, scope, i, &mut by_type));
        }
        Self { files, by_name, by_type }
    }

    fn generated(&self, asked: &[String]) -> HashSet<usize> {
        let mut generated = HashSet::new();
        let mut open: Vec<usize> =
            asked.iter().filter_map(|name| self.by_name.get(name.as_str()).copied()).collect();
        while let Some(i) = open.pop() {
            if !generated.insert(i) {
                continue;
            }
            open.extend(self.types_of(i));
            open.extend((0..self.files.len()).filter(|&other| {
                self.files[other].package == self.files[i].package && !only_for_options(&self.files[other])
            }));
        }
        generated
    }

    /// The generated files and all that they import, but for what only options need.
    fn kept(&self, generated: &HashSet<usize>) -> HashSet<usize> {
        let mut kept = HashSet::new();
        let mut open: Vec<usize> = generated.iter().copied().collect();
        while let Some(i) = open.pop() {
            if !kept.insert(i) {
                continue;
            }
            let extended = self.extended_by(i);
            let imports = self.files[i].dependency.iter().filter_map(|name| self.by_name.get(name.as_str()));
            open.extend(
                imports
                    .copied()
                    .filter(|import| extended.contains(import) || !only_for_options(&self.files[*import])),
            );
        }
        kept
    }

    /// Imports before what imports them, otherwise by name.
    fn order(&self, kept: &HashSet<usize>) -> Vec<usize> {
        let mut by_name: Vec<usize> = kept.iter().copied().collect();
        by_name.sort_by_key(|&i| name(&self.files[i]));
        let mut order = Vec::with_capacity(by_name.len());
        let mut seen = HashSet::new();
        by_name.iter().for_each(|&i| self.visit(i, kept, &mut seen, &mut order));
        order
    }

    fn visit(&self, i: usize, kept: &HashSet<usize>, seen: &mut HashSet<usize>, order: &mut Vec<usize>) {
        if !kept.contains(&i) || !seen.insert(i) {
            return;
        }
        let mut imports: Vec<&String> = self.files[i].dependency.iter().collect();
        imports.sort();
        let imports = imports.into_iter().filter_map(|import| self.by_name.get(import.as_str()));
        imports.for_each(|&import| self.visit(import, kept, seen, order));
        order.push(i);
    }

    /// Files of the types of all fields and methods of a file.
    fn types_of(&self, i: usize) -> HashSet<usize> {
        let file = &self.files[i];
        let mut names = Vec::new();
        file.message_type.iter().for_each(|message| field_types(message, &mut names));
        for method in file.service.iter().flat_map(|service| &service.method) {
            names.extend([&method.input_type, &method.output_type].into_iter().flatten());
        }
        names.into_iter().filter_map(|name| self.file_of(name)).collect()
    }

    /// Files of the messages that a file extends and of the types with which it does.
    fn extended_by(&self, i: usize) -> HashSet<usize> {
        let mut extensions = Vec::new();
        collect_extensions(&self.files[i], &mut extensions);
        let names = extensions.iter().flat_map(|e| [&e.extendee, &e.type_name]).flatten();
        names.filter_map(|name| self.file_of(name)).collect()
    }

    fn file_of(&self, type_name: &str) -> Option<usize> {
        self.by_type.get(type_name.trim_start_matches('.')).copied()
    }
}

/// Whether a file is there to declare options: `descriptor.proto` and all that extend what is in it.
fn only_for_options(file: &FileDescriptorProto) -> bool {
    let mut extensions = Vec::new();
    collect_extensions(file, &mut extensions);
    name(file) == "google/protobuf/descriptor.proto"
        || extensions
            .iter()
            .filter_map(|e| e.extendee.as_deref())
            .any(|extendee| extendee.starts_with(".google.protobuf.") && extendee.ends_with("Options"))
}

fn collect_extensions<'a>(file: &'a FileDescriptorProto, found: &mut Vec<&'a FieldDescriptorProto>) {
    found.extend(&file.extension);
    let mut open: Vec<&DescriptorProto> = file.message_type.iter().collect();
    while let Some(message) = open.pop() {
        found.extend(&message.extension);
        open.extend(&message.nested_type);
    }
}

fn declare(message: &DescriptorProto, scope: &str, file: usize, by_type: &mut HashMap<String, usize>) {
    let full_name = join(scope, &message.name);
    by_type.extend(message.enum_type.iter().map(|e| (join(&full_name, &e.name), file)));
    message.nested_type.iter().for_each(|nested| declare(nested, &full_name, file, by_type));
    by_type.insert(full_name, file);
}

fn field_types<'a>(message: &'a DescriptorProto, names: &mut Vec<&'a String>) {
    names.extend(message.field.iter().filter_map(|field| field.type_name.as_ref()));
    message.nested_type.iter().for_each(|nested| field_types(nested, names));
}

/// Public and weak imports are indices into the list of imports, so they move with it.
fn retain_imports(file: &mut FileDescriptorProto, kept: &HashSet<String>) {
    let imports = std::mem::take(&mut file.dependency);
    let positions: HashMap<usize, i32> =
        (0..imports.len()).filter(|&i| kept.contains(&imports[i])).zip(0..).collect();
    let moved = |old: &[i32]| -> Vec<i32> {
        old.iter().filter_map(|&i| positions.get(&usize::try_from(i).ok()?).copied()).collect()
    };
    file.public_dependency = moved(&file.public_dependency);
    file.weak_dependency = moved(&file.weak_dependency);
    file.dependency = imports.into_iter().filter(|import| kept.contains(import)).collect();
    file.option_dependency.retain(|import| kept.contains(import));
}

/// buf's mark: whether the file is an import. `None` if the set is not buf's.
fn buf_mark(file: &FileDescriptorProto) -> Option<bool> {
    let mark = file.__buffa_unknown_fields.iter().find(|field| field.number == BUF_IMAGE_FILE)?;
    let buffa::UnknownFieldData::LengthDelimited(bytes) = &mark.data else { return None };
    let fields = buffa::UnknownFields::decode_from_slice(bytes).ok()?;
    Some(
        fields
            .iter()
            .any(|field| field.number == 1 && matches!(field.data, buffa::UnknownFieldData::Varint(1))),
    )
}

fn name(file: &FileDescriptorProto) -> &str {
    file.name.as_deref().unwrap_or_default()
}

fn join(scope: &str, name: &Option<String>) -> String {
    let name = name.as_deref().unwrap_or_default();
    if scope.is_empty() { name.to_owned() } else { format!("{scope}.{name}") }
}
