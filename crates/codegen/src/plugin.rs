//! The compiler as a plugin of protoc and buf: a `CodeGeneratorRequest` in, a `CodeGeneratorResponse` out.

use buffa::Message as _;
use buffa_descriptor::generated::compiler::code_generator_response::{Feature, File};
use buffa_descriptor::generated::compiler::{CodeGeneratorRequest, CodeGeneratorResponse};
use buffa_descriptor::generated::descriptor::{Edition, FileDescriptorSet};

use crate::frontend::Descriptors;
use crate::hosts::{GeneratedFile, Host, go};

/// Answers a serialised request with a serialised response. Whatever is wrong with the schema or the parameters is told in
/// the response, as the protocol asks for.
///
/// # Errors
///
/// If the request itself does not decode.
pub fn respond(request: &[u8]) -> Result<Vec<u8>, buffa::DecodeError> {
    let trusted = buffa::DecodeOptions::new().with_element_memory_limit(usize::MAX);
    let request: CodeGeneratorRequest = trusted.decode_from_slice(request)?;
    let mut response = CodeGeneratorResponse {
        supported_features: Some(
            Feature::FEATURE_PROTO3_OPTIONAL as u64 | Feature::FEATURE_SUPPORTS_EDITIONS as u64,
        ),
        minimum_edition: Some(Edition::EDITION_PROTO2 as i32),
        maximum_edition: Some(Edition::EDITION_2024 as i32),
        ..Default::default()
    };
    match generate(request) {
        Ok(files) => response.file = files.into_iter().map(file).collect(),
        Err(error) => response.error = Some(error),
    }
    Ok(response.encode_to_vec())
}

fn generate(request: CodeGeneratorRequest) -> Result<Vec<GeneratedFile>, String> {
    let options = Options::read(request.parameter.as_deref().unwrap_or_default())?;
    let set = FileDescriptorSet { file: request.proto_file, ..Default::default() }.encode_to_vec();
    let descriptors =
        Descriptors::read(&set, &request.file_to_generate).map_err(|error| error.to_string())?;
    let schema = descriptors.link().map_err(|error| error.to_string())?;
    let files = options.hosts.iter().map(|host| match (host, &options.go_root) {
        (Host::Go, Some(root)) => go::generate(&schema, root),
        _ => host.generate(&schema),
    });
    Ok(files.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?.concat())
}

/// What the plugin is told.
struct Options {
    hosts: Vec<Host>,
    /// Import path of the directory that Go goes into: a plugin does not know where that is.
    go_root: Option<go::ImportRoot>,
}

impl Options {
    /// Reads `host=rust,c`, and also `host=rust,host=c`, which is what protoc makes of an option given twice.
    fn read(parameter: &str) -> Result<Self, String> {
        let mut options = Self { hosts: Vec::new(), go_root: None };
        for part in parameter.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let name = match part.split_once('=') {
                Some(("host", name)) => name,
                Some(("go_root", path)) => {
                    options.go_root = Some(go::ImportRoot::new(path));
                    continue;
                }
                Some((key, _)) => {
                    return Err(format!(
                        "there is no option `{key}`; there are host=rust,c,python and go_root=PATH"
                    ));
                }
                None => part,
            };
            let host = name.parse::<Host>().map_err(|error| error.to_string())?;
            if !options.hosts.contains(&host) {
                options.hosts.push(host);
            }
        }
        match options.hosts.is_empty() {
            true => Err("nothing says what to generate; add the option host=rust,c,python".to_owned()),
            false => Ok(options),
        }
    }
}

fn file(file: GeneratedFile) -> File {
    File { name: Some(file.path), content: Some(file.contents), ..Default::default() }
}
