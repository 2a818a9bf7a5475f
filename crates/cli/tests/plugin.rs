//! `protoc-gen-shortwire`: what it answers is what `shortwire gen` writes.

mod common;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use buffa::Message as _;
use buffa_descriptor::generated::compiler::{CodeGeneratorRequest, CodeGeneratorResponse};
use buffa_descriptor::generated::descriptor::FileDescriptorSet;
use common::{Sandbox, calculator_protos};
use shortwire_codegen::frontend::{Descriptors, Sources};

const FILES: [&str; 2] = ["calculator/v1/calculator.proto", "complex_data/v1/complex_data.proto"];

fn request(parameter: &str) -> CodeGeneratorRequest {
    let sources = Sources::read(&[PathBuf::from(calculator_protos())], &[]).expect("the files are there");
    let schema = Descriptors::compile(sources).expect("they are valid").link().expect("they link");
    let set = FileDescriptorSet::decode_from_slice(&schema.descriptor_set).expect("it is one");
    CodeGeneratorRequest {
        file_to_generate: FILES.map(str::to_owned).to_vec(),
        parameter: Some(parameter.to_owned()),
        proto_file: set.file,
        ..Default::default()
    }
}

fn respond(request: &[u8]) -> CodeGeneratorResponse {
    let mut child = Command::new(env!("CARGO_BIN_EXE_protoc-gen-shortwire"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the plugin runs");
    child.stdin.take().expect("it is piped").write_all(request).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    CodeGeneratorResponse::decode_from_slice(&output.stdout).expect("it answers in protobuf")
}

/// All files below a directory with their contents, sorted.
fn tree(directory: &Path) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut open = vec![directory.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).expect("it is a directory").flatten() {
            match entry.path() {
                path if path.is_dir() => open.push(path),
                path => {
                    let name = path.strip_prefix(directory).expect("it is below").to_owned();
                    files.push((name, fs::read_to_string(path).expect("it is text")));
                }
            }
        }
    }
    files.sort();
    files
}

fn generated(sandbox: &Sandbox) -> Vec<(PathBuf, String)> {
    sandbox.run(&["gen", &calculator_protos(), "--host", "rust,c,python", "--out", "gen"]).exits_with(0);
    tree(&sandbox.path().join("gen"))
}

fn on_path(tool: &str) -> bool {
    std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).any(|dir| dir.join(tool).is_file())
}

#[test]
fn answers_what_gen_writes() {
    let response = respond(&request("host=rust,c,python").encode_to_vec());
    assert_eq!(response.error, None);
    let mut files: Vec<(PathBuf, String)> = response
        .file
        .into_iter()
        .map(|file| (file.name.expect("it has a name").into(), file.content.expect("it has contents")))
        .collect();
    files.sort();
    assert_eq!(files, generated(&Sandbox::new()));
}

#[test]
fn says_which_features_and_editions_it_knows() {
    let response = respond(&request("host=c").encode_to_vec());
    assert_eq!(response.supported_features, Some(3));
    assert_eq!((response.minimum_edition, response.maximum_edition), (Some(998), Some(1001)));
}

#[test]
fn go_is_told_where_its_packages_are() {
    let response = respond(&request("host=go,go_root=example.com/app/gen").encode_to_vec());
    assert_eq!(response.error, None);
    let texts: String = response.file.into_iter().filter_map(|file| file.content).collect();
    assert!(texts.contains("calculatorv1 \"example.com/app/gen/calculator/v1\""));

    let error = respond(&request("host=go").encode_to_vec()).error.unwrap_or_default();
    assert!(error.contains("go_root=PATH"), "{error:?}");
}

#[test]
fn an_option_given_twice_and_a_list_are_the_same() {
    let list = respond(&request("host=rust,c").encode_to_vec());
    let twice = respond(&request("host=rust,host=c").encode_to_vec());
    assert_eq!(list, twice);
}

#[test]
fn errors_are_answers() {
    for (parameter, part) in [
        ("", "host=rust,c,python"),
        ("host=cobol", "the hosts are rust, c, "),
        ("colour=red", "no option `colour`"),
    ] {
        let error = respond(&request(parameter).encode_to_vec()).error.unwrap_or_default();
        assert!(error.contains(part), "{part:?} is not in {error:?}");
    }
    let mut stream = request("host=c");
    stream.proto_file[0].service[0].method[0].server_streaming = Some(true);
    let error = respond(&stream.encode_to_vec()).error.unwrap_or_default();
    assert!(error.contains("calculator.v1.Calculator/Add") && error.contains("streaming"), "{error:?}");
}

#[test]
fn protoc_gets_what_gen_writes() {
    if !on_path("protoc") {
        eprintln!("skipped: protoc is not on PATH");
        return;
    }
    let sandbox = Sandbox::new();
    fs::create_dir(sandbox.path().join("plugin")).expect("a directory");
    let ran = Command::new("protoc")
        .arg(format!("--plugin={}", env!("CARGO_BIN_EXE_protoc-gen-shortwire")))
        .args(["--shortwire_opt=host=rust,c,python", "-I", &calculator_protos()])
        .arg(format!("--shortwire_out={}", sandbox.path().join("plugin").display()))
        .args(FILES)
        .output()
        .expect("protoc runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    assert_eq!(tree(&sandbox.path().join("plugin")), generated(&sandbox));
}

#[test]
fn buf_gets_what_gen_writes() {
    if !on_path("buf") {
        eprintln!("skipped: buf is not on PATH");
        return;
    }
    let sandbox = Sandbox::new();
    let plugin = env!("CARGO_BIN_EXE_protoc-gen-shortwire");
    sandbox.file(
        "buf.gen.yaml",
        format!(
            "version: v2\nplugins:\n  - local: {plugin}\n    out: plugin\n    strategy: all\n    opt: [\"host=rust,c,python\"]\n"
        ),
    );
    let ran = Command::new("buf")
        .args(["generate", &calculator_protos()])
        .current_dir(sandbox.path())
        .output()
        .expect("buf runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    assert_eq!(tree(&sandbox.path().join("plugin")), generated(&sandbox));
}
