//! The hosts that can call any library: their programs come with this command.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use shortwire_codegen::hosts::{Host, UnknownHost};
use shortwire_codegen::output::Plan;
use shortwire_codegen::schema::Schema;
use shortwire_lab::definition::Engine;

use crate::failure::{Exit, Failure};

/// A host whose program needs no compiler.
struct Source {
    host: Host,
    definition: &'static str,
    /// Its program: a name and what stands in it; the command itself where there is none.
    program: Option<(&'static str, &'static str)>,
    /// Ends with 0 if the host's package can be had; run in the current directory, as the program is.
    probe: &'static [&'static str],
    /// How to get the program that runs it, and the package.
    fixes: [&'static str; 2],
    /// Whether its program uses a generated client.
    is_generated: bool,
}

const SOURCES: [Source; 3] = [
    Source {
        host: Host::Rust,
        definition: include_str!("rust.toml"),
        program: None,
        probe: &[],
        fixes: ["", ""],
        is_generated: false,
    },
    Source {
        host: Host::Python,
        definition: include_str!("python.toml"),
        program: Some(("any.py", include_str!("any.py"))),
        probe: &["python3", "-c", "import shortwire"],
        fixes: ["install Python 3.11 or later", "python3 -m pip install shortwire"],
        is_generated: true,
    },
    Source {
        host: Host::Node,
        definition: include_str!("node.toml"),
        program: Some(("any.mjs", include_str!("any.mjs"))),
        probe: &["node", "-e", "require('shortwire/gen_v1')"],
        fixes: ["install Node.js 20 or later: https://nodejs.org", "npm install shortwire"],
        is_generated: false,
    },
];

/// What stands in a result for a host that is not here because its callers are compiled.
const COMPILED: &str = r#"
name = "a compiled host"
command = ["false"]
arms.call.raw = "a program that nobody wrote"
"#;

/// What there is to measure with.
pub(super) struct Ready {
    pub(super) engines: Vec<Engine>,
    /// Why those that are not here are not, by name.
    pub(super) missing: BTreeMap<String, String>,
}

/// Lays the programs of these hosts, or of all that need no compiler, into a folder.
pub(super) fn ready(hosts: &[String], schema: &Schema, folder: &Path) -> Result<Ready, Failure> {
    let mut ready = Ready { engines: Vec::new(), missing: BTreeMap::new() };
    for host in wanted(hosts)? {
        let source = SOURCES.iter().find(|source| source.host == host);
        let laid = match source {
            Some(source) => source.look().and_then(|()| source.lay(schema, folder)),
            None => Err(format!("callers in {host} are compiled; write an engine and a table of your own")),
        };
        if let Err(reason) = laid {
            ready.missing.insert(host.name().to_owned(), reason);
        }
        ready.engines.push(engine(host, source.map_or(COMPILED, |source| source.definition))?);
    }
    if ready.missing.len() == ready.engines.len() {
        let reasons: Vec<String> =
            ready.missing.iter().map(|(host, reason)| format!("{host}: {reason}")).collect();
        return Err(Failure::with_help(
            Exit::Environment,
            "none of the hosts is here that were asked for",
            reasons.join("\n"),
        ));
    }
    Ok(ready)
}

fn wanted(hosts: &[String]) -> Result<Vec<Host>, Failure> {
    if hosts.is_empty() {
        return Ok(SOURCES.iter().map(|source| source.host).collect());
    }
    let host = |name: &String| name.parse().map_err(|error: UnknownHost| Failure::usage(error.to_string()));
    let asked: BTreeMap<&String, Host> =
        hosts.iter().map(|name| Ok((name, host(name)?))).collect::<Result<_, Failure>>()?;
    Ok(asked.into_values().collect())
}

fn engine(host: Host, definition: &str) -> Result<Engine, Failure> {
    let exe = std::env::current_exe()
        .map_err(|error| Failure::environment(format!("this program does not know where it is: {error}")))?;
    let filled = |words: Vec<String>| -> Vec<String> {
        words.iter().map(|word| word.replace("{shortwire}", &exe.to_string_lossy())).collect()
    };
    let engine = Engine::parse(host.name(), definition)
        .unwrap_or_else(|fault| unreachable!("the definition in this command is right: {fault}"));
    Ok(Engine { command: filled(engine.command), version: filled(engine.version), ..engine })
}

impl Source {
    /// Whether the host is here; if not, why.
    fn look(&self) -> Result<(), String> {
        let [program, arguments @ ..] = self.probe else { return Ok(()) };
        let [for_program, for_package] = self.fixes;
        match Command::new(program).args(arguments).stdin(Stdio::null()).output() {
            Ok(output) if output.status.success() => Ok(()),
            Ok(output) => {
                let text = String::from_utf8_lossy(&output.stderr);
                let error =
                    text.lines().find(|line| line.contains("Error: ")).unwrap_or("it does not say why");
                Err(format!("{program} does not get the package shortwire ({error}): {for_package}"))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(format!("{program} is not on PATH: {for_program}"))
            }
            Err(error) => Err(format!("{program} does not run: {error}")),
        }
    }

    /// Writes its program, and the generated client that it uses.
    fn lay(&self, schema: &Schema, folder: &Path) -> Result<(), String> {
        if let Some((name, text)) = self.program {
            fs::write(folder.join(name), text)
                .map_err(|error| format!("{name} cannot be written: {error}"))?;
        }
        if self.is_generated {
            let outputs = [(self.host, folder.join("client"))];
            let plan = Plan::new(schema, &outputs).and_then(|plan| plan.apply());
            plan.map_err(|error| format!("there is no generated client: {error}"))?;
        }
        Ok(())
    }
}
