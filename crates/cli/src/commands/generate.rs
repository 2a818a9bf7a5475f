//! `shortwire gen`: typed clients and servers from a schema.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use shortwire_codegen::frontend::{Descriptors, Sources};
use shortwire_codegen::hosts::Host;
use shortwire_codegen::output::{Plan, State};
use shortwire_codegen::schema::Schema;

use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::loaded;

/// Generate typed clients and servers
///
/// Writes what has changed and nothing else. Compiles .proto files itself; files that use editions take buf or protoc,
/// or a descriptor set.
#[derive(Args)]
pub(crate) struct Arguments {
    /// .proto files, or directories of them; of a descriptor set or library, names of its files (default: all its own)
    #[arg(value_name = "FILE|DIR", required_unless_present_any = ["descriptor_set", "from_library"])]
    inputs: Vec<PathBuf>,
    /// Where the code of all hosts goes that have no directory of their own
    #[arg(short, long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Languages to generate for: rust, c, cpp, python, java, node
    #[arg(long = "host", value_name = "HOST,...", value_delimiter = ',')]
    hosts: Vec<Host>,
    /// Where Rust goes
    #[arg(long, value_name = "DIR")]
    rust_out: Option<PathBuf>,
    /// Where C goes
    #[arg(long, value_name = "DIR")]
    c_out: Option<PathBuf>,
    /// Where C++ goes
    #[arg(long, value_name = "DIR")]
    cpp_out: Option<PathBuf>,
    /// Where Python goes
    #[arg(long, value_name = "DIR")]
    python_out: Option<PathBuf>,
    /// Where Java goes: the root of its packages
    #[arg(long, value_name = "DIR")]
    java_out: Option<PathBuf>,
    /// Where Go goes; imports are named after the module that this directory is in
    #[arg(long, value_name = "DIR")]
    go_out: Option<PathBuf>,
    /// Where TypeScript goes
    #[arg(long, value_name = "DIR")]
    node_out: Option<PathBuf>,
    /// Where Dart goes
    #[arg(long, value_name = "DIR")]
    dart_out: Option<PathBuf>,
    /// Directory that imports start from
    #[arg(short = 'I', long = "proto-path", value_name = "DIR")]
    includes: Vec<PathBuf>,
    /// Take the schema from a FileDescriptorSet that buf or protoc wrote
    #[arg(long, value_name = "FILE", conflicts_with = "includes")]
    descriptor_set: Option<PathBuf>,
    /// Take the schema that a built library carries
    #[arg(long, value_name = "LIB", conflicts_with_all = ["includes", "descriptor_set"])]
    from_library: Option<PathBuf>,
    /// Write nothing; exit with 1 if something would be written
    #[arg(long)]
    check: bool,
    /// Write nothing; list what would be written
    #[arg(long, conflicts_with = "check")]
    dry_run: bool,
}

pub(crate) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let outputs = arguments.outputs()?;
    let plan = Plan::new(&arguments.schema()?, &outputs)?;
    if !arguments.check && !arguments.dry_run {
        plan.apply()?;
    }
    show(&plan, arguments, console);
    Ok(if arguments.check && !plan.is_current() { Exit::Finding } else { Exit::Ok })
}

impl Arguments {
    fn outputs(&self) -> Result<Vec<(Host, PathBuf)>, Failure> {
        let own = |host| match host {
            Host::Rust => &self.rust_out,
            Host::C => &self.c_out,
            Host::Cpp => &self.cpp_out,
            Host::Python => &self.python_out,
            Host::Java => &self.java_out,
            Host::Go => &self.go_out,
            Host::Node => &self.node_out,
            Host::Dart => &self.dart_out,
        };
        let mut outputs = Vec::new();
        for host in Host::ALL {
            match (own(host), self.hosts.contains(&host), &self.out) {
                (Some(directory), _, _) | (None, true, Some(directory)) => {
                    outputs.push((host, directory.clone()));
                }
                (None, true, None) => {
                    return Err(Failure::usage(format!(
                        "nothing says where {host} goes; add --out DIR or --{host}-out DIR"
                    )));
                }
                (None, false, _) => {}
            }
        }
        match outputs.is_empty() {
            true => Err(Failure::usage(
                "nothing says what to generate; add --host rust,c,python,java,node --out DIR",
            )),
            false => Ok(outputs),
        }
    }

    fn schema(&self) -> Result<Schema, Failure> {
        let descriptors = match (&self.descriptor_set, &self.from_library) {
            (Some(path), _) => {
                let set = fs::read(path)
                    .map_err(|error| Failure::usage(format!("cannot read {}: {error}", path.display())))?;
                Descriptors::read(&set, &self.file_names())?
            }
            (_, Some(path)) => Descriptors::read(loaded::open(path)?.schema(), &self.file_names())?,
            _ => Descriptors::compile(Sources::read(&self.inputs, &self.includes)?)?,
        };
        Ok(descriptors.link()?)
    }

    fn file_names(&self) -> Vec<String> {
        self.inputs.iter().map(|name| name.to_string_lossy().into_owned()).collect()
    }
}

fn show(plan: &Plan, arguments: &Arguments, console: &Console) {
    let written = !arguments.check && !arguments.dry_run;
    if console.json {
        let changes: Vec<_> = plan
            .changes()
            .iter()
            .map(|change| json!({ "path": change.path, "state": state_name(change.state) }))
            .collect();
        console.document(&json!({ "written": written, "changes": changes, "unchanged": plan.unchanged() }));
        return;
    }
    for change in plan.changes() {
        let what = match (written, change.state) {
            (true, State::Extra) => "removed",
            (true, _) => "wrote",
            (false, state) => state_name(state),
        };
        console.result(&format!("{what:<8}{}", change.path.display()));
    }
    console.detail(&format!("{} unchanged", files(plan.unchanged())));
    match plan.is_current() {
        true => console.message(&format!("{}, all up to date", files(plan.unchanged()))),
        false if arguments.check => {
            let n = plan.changes().len();
            let (subject, verb) = (files(n), if n == 1 { "is" } else { "are" });
            console.message(&format!("{subject} {verb} not up to date; to mend: {}", mending_command()));
        }
        false => {}
    }
}

fn state_name(state: State) -> &'static str {
    match state {
        State::Missing => "missing",
        State::Stale => "stale",
        State::Extra => "extra",
    }
}

fn files(count: usize) -> String {
    format!("{count} file{}", if count == 1 { "" } else { "s" })
}

/// The same command without `--check`.
fn mending_command() -> String {
    let arguments = std::env::args().skip(1).filter(|argument| argument != "--check");
    std::iter::once("shortwire".to_owned()).chain(arguments.map(|a| quoted(&a))).collect::<Vec<_>>().join(" ")
}

fn quoted(argument: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=,:+@%".contains(c);
    match !argument.is_empty() && argument.chars().all(plain) {
        true => argument.to_owned(),
        false => format!("'{}'", argument.replace('\'', r"'\''")),
    }
}
