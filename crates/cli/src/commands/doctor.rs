//! `shortwire doctor`: which tools are there, and how to get those that are not.

use std::path::PathBuf;
use std::process::Command;
use std::thread;

use clap::Args;
use serde_json::json;
use shortwire_codegen::frontend::OLDEST_PROTOC;
use shortwire_codegen::hosts::Host;

use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Check that everything needed is there, and say how to get what is not
///
/// Exits with 4 if something is missing that a host needs.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Check for these hosts only
    #[arg(long = "host", value_name = "HOST,...", value_delimiter = ',')]
    hosts: Vec<Host>,
}

pub(crate) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    let asked = |host: &Host| arguments.hosts.is_empty() || arguments.hosts.contains(host);
    let checks: Vec<Check> = CHECKS.iter().filter(|check| check.hosts.iter().any(asked)).copied().collect();
    let findings: Vec<Finding> = thread::scope(|scope| {
        let running: Vec<_> = checks.iter().map(|check| scope.spawn(move || (check.look)())).collect();
        running.into_iter().map(|check| check.join().expect("checks do not panic")).collect()
    });
    let is_complete =
        checks.iter().zip(&findings).all(|(check, finding)| !check.required || finding.problem.is_none());

    if console.json {
        let documents = checks.iter().zip(&findings).map(|(check, finding)| {
            json!({
                "name": check.name,
                "for": check.purpose,
                "required": check.required,
                "found": finding.found,
                "problem": finding.problem,
                "fix": finding.problem.as_ref().map(|_| (check.fix)()),
            })
        });
        console.document(&json!({ "ok": is_complete, "checks": documents.collect::<Vec<_>>() }));
    } else {
        for (check, finding) in checks.iter().zip(&findings) {
            console.result(&line(check, finding));
        }
        console.message(if is_complete {
            "Everything needed is there"
        } else {
            "Something needed is missing"
        });
    }
    Ok(if is_complete { Exit::Ok } else { Exit::Environment })
}

fn line(check: &Check, finding: &Finding) -> String {
    let found = finding.found.as_deref().unwrap_or_default();
    match (&finding.problem, check.required) {
        (None, _) => format!("ok        {:<16}{found}", check.name),
        (Some(problem), required) => format!(
            "{}  {:<16}{problem}; {}\n          {:<16}{}",
            if required { "missing " } else { "optional" },
            check.name,
            check.purpose,
            "",
            (check.fix)()
        ),
    }
}

/// Something to look for.
#[derive(Clone, Copy)]
struct Check {
    name: &'static str,
    /// Completes "it is needed ...".
    purpose: &'static str,
    hosts: &'static [Host],
    required: bool,
    look: fn() -> Finding,
    /// The command that gets it, or where it is to be had.
    fix: fn() -> String,
}

/// What was seen.
struct Finding {
    found: Option<String>,
    problem: Option<String>,
}

const CHECKS: &[Check] = &[
    Check {
        name: "rustc",
        purpose: "compiles services",
        hosts: &[Host::Rust],
        required: true,
        look: || at_least("rustc", &["--version"], env!("CARGO_PKG_RUST_VERSION")),
        fix: || with_rustup("rustup update stable"),
    },
    Check {
        name: "cargo",
        purpose: "builds services",
        hosts: &[Host::Rust],
        required: true,
        look: || any("cargo", &["--version"]),
        fix: || with_rustup("rustup component add cargo"),
    },
    Check {
        name: "cc",
        purpose: "links libraries, and compiles C callers",
        hosts: &[Host::Rust, Host::C, Host::Go, Host::Node],
        required: true,
        look: || any("cc", &["--version"]),
        fix: || package(["build-essential", "gcc", "base-devel", "build-base"]),
    },
    Check {
        name: "c++",
        purpose: "compiles C++ callers, as C++20: GCC 11, Clang 14 or later",
        hosts: &[Host::Cpp],
        required: true,
        look: cpp20,
        fix: || package(["g++", "gcc-c++", "gcc", "g++"]),
    },
    Check {
        name: "cmake",
        purpose: "installs the C and C++ hosts, for find_package and pkg-config",
        hosts: &[Host::C, Host::Cpp],
        required: false,
        look: || at_least("cmake", &["--version"], "3.20"),
        fix: || package(["cmake", "cmake", "cmake", "cmake"]),
    },
    Check {
        name: "python",
        purpose: "runs Python callers",
        hosts: &[Host::Python],
        required: true,
        look: || at_least("python3", &["--version"], "3.11"),
        fix: || package(["python3", "python3", "python", "python3"]),
    },
    Check {
        name: "python headers",
        purpose: "the Python extension is compiled against them",
        hosts: &[Host::Python],
        required: true,
        look: || {
            python(
                "import os, sysconfig as s; p = os.path.join(s.get_path('include'), 'Python.h'); print(p if os.path.exists(p) else '')",
            )
        },
        fix: || package(["python3-dev", "python3-devel", "python", "python3-dev"]),
    },
    Check {
        name: "maturin",
        purpose: "builds wheels of the Python host",
        hosts: &[Host::Python],
        required: false,
        look: || any("maturin", &["--version"]),
        fix: || "python3 -m pip install 'maturin>=1.9,<2'".to_owned(),
    },
    Check {
        name: "numpy",
        purpose: "batches without copies",
        hosts: &[Host::Python],
        required: false,
        look: || {
            python(
                "import importlib.metadata as m; print(next((d.version for d in m.distributions(name='numpy')), ''))",
            )
        },
        fix: || "python3 -m pip install numpy".to_owned(),
    },
    Check {
        name: "jdk",
        purpose: "compiles and runs Java callers",
        hosts: &[Host::Java],
        required: true,
        look: java::jdk,
        fix: java::fix,
    },
    Check {
        name: "maven",
        purpose: "builds and tests the Java host",
        hosts: &[Host::Java],
        required: true,
        look: || any("mvn", &["--version"]),
        fix: || package(["maven", "maven", "maven", "maven"]),
    },
    Check {
        name: "node",
        purpose: "runs TypeScript callers",
        hosts: &[Host::Node],
        required: true,
        look: || at_least("node", &["--version"], "20.0"),
        fix: || "install Node.js 20 or later: https://nodejs.org".to_owned(),
    },
    Check {
        name: "npm",
        purpose: "gets the compiler of TypeScript and the headers of the Node-API",
        hosts: &[Host::Node],
        required: true,
        look: || any("npm", &["--version"]),
        fix: || package(["npm", "npm", "npm", "npm"]),
    },
    Check {
        name: "go",
        purpose: "builds Go callers",
        hosts: &[Host::Go],
        required: true,
        look: || at_least("go", &["version"], "1.24"),
        fix: || "install Go 1.24 or later: https://go.dev/dl".to_owned(),
    },
    Check {
        name: "cgo",
        purpose: "the Go host calls libraries through it; CGO_ENABLED=0 turns it off",
        hosts: &[Host::Go],
        required: true,
        look: cgo,
        fix: || "go env -w CGO_ENABLED=1".to_owned(),
    },
    Check {
        name: "dart",
        purpose: "runs Dart callers",
        hosts: &[Host::Dart],
        required: true,
        look: dart,
        fix: || {
            "install Dart 3.2 or later (https://dart.dev/get-dart), or let `make -C hosts/dart setup` get its VM"
                .to_owned()
        },
    },
    Check {
        name: "buf",
        purpose: "compiles .proto files that use editions, as protoc does",
        hosts: &Host::ALL,
        required: false,
        look: || any("buf", &["--version"]),
        fix: || "npm install -g @bufbuild/buf".to_owned(),
    },
    Check {
        name: "protoc",
        purpose: "compiles .proto files that use editions, as buf does",
        hosts: &Host::ALL,
        required: false,
        look: || at_least("protoc", &["--version"], &OLDEST_PROTOC.to_string()),
        fix: || {
            format!(
                "take protoc {OLDEST_PROTOC} or later from https://github.com/protocolbuffers/protobuf/releases; \
                 packages of systems are often older"
            )
        },
    },
];

/// Runs a tool and takes the first line it prints.
fn any(tool: &str, arguments: &[&str]) -> Finding {
    let Some(path) = on_path(tool) else { return Finding::problem("not on PATH") };
    match Command::new(&path).args(arguments).output() {
        Ok(output) if output.status.success() => {
            let text = String::from_utf8_lossy(&output.stdout);
            let line = text.lines().next().unwrap_or_default().trim();
            Finding { found: Some(format!("{line} ({})", path.display())), problem: None }
        }
        Ok(output) => Finding::problem(format!("{} ends with {}", path.display(), output.status)),
        Err(error) => Finding::problem(format!("{} does not run: {error}", path.display())),
    }
}

fn at_least(tool: &str, arguments: &[&str], wanted: &str) -> Finding {
    let mut finding = any(tool, arguments);
    if let Some(found) = &finding.found
        && version(found) < version(wanted)
    {
        finding.problem = Some(format!("{found} is too old, {wanted} or later is needed"));
    }
    finding
}

/// The one on PATH, or in a checkout the VM that the host's `make setup` gets.
fn dart() -> Finding {
    let on_path = at_least("dart", &["--version"], "3.2");
    let installed = PathBuf::from("target/dart/vm/dart");
    match on_path.problem.is_some() && installed.is_file() {
        true => Finding { found: Some(installed.display().to_string()), problem: None },
        false => on_path,
    }
}

/// The C++ compiler, if it has what the headers of the C++ host take.
fn cpp20() -> Finding {
    let mut finding = any("c++", &["--version"]);
    if finding.problem.is_some() {
        return finding;
    }
    let compiles = |headers: &str| {
        let program = format!("printf '{headers}' | c++ -std=c++20 -fsyntax-only -x c++ -");
        Command::new("sh").args(["-c", &program]).output().is_ok_and(|output| output.status.success())
    };
    if !compiles("#include <atomic>\\n#include <span>\\n#include <stop_token>\\nstd::stop_source source;\\n")
    {
        finding.problem = Some("it does not compile C++20 with <span> and <stop_token>".to_owned());
    }
    finding
}

/// What a line of Python prints; nothing means that it is not there.
fn python(code: &str) -> Finding {
    let Some(path) = on_path("python3") else { return Finding::problem("there is no python3 to ask") };
    let output = Command::new(path).args(["-c", code]).output();
    let text = output.map(|o| String::from_utf8_lossy(&o.stdout).trim().to_owned()).unwrap_or_default();
    match text.is_empty() {
        true => Finding::problem("not installed for python3"),
        false => Finding { found: Some(text), problem: None },
    }
}

/// Whether Go was told to do without cgo, as it is by default without a C compiler.
fn cgo() -> Finding {
    let finding = any("go", &["env", "CGO_ENABLED"]);
    match &finding.found {
        Some(found) if found.starts_with('0') => Finding::problem("CGO_ENABLED is 0"),
        Some(_) => Finding { found: Some("enabled".to_owned()), problem: None },
        None => finding,
    }
}

impl Finding {
    fn problem(what: impl Into<String>) -> Self {
        Self { found: None, problem: Some(what.into()) }
    }
}

/// The first version number in a text, as far as major and minor.
fn version(text: &str) -> (u32, u32) {
    let mut words =
        text.split_whitespace().map(|word| word.trim_start_matches(|c: char| c.is_ascii_alphabetic()));
    let word = words.find(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    let mut parts = word.unwrap_or_default().split('.').map(|part| part.parse().unwrap_or(0));
    (parts.next().unwrap_or(0), parts.next().unwrap_or(0))
}

fn with_rustup(command: &str) -> String {
    match on_path("rustup") {
        Some(_) => command.to_owned(),
        None => "curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh".to_owned(),
    }
}

/// The command by which this system installs a package. Names for apt, dnf, pacman, apk.
fn package(names: [&str; 4]) -> String {
    let commands = ["sudo apt-get install", "sudo dnf install", "sudo pacman -S", "sudo apk add"];
    let tools = ["apt-get", "dnf", "pacman", "apk"];
    let manager = tools.iter().position(|tool| on_path(tool).is_some());
    match manager {
        Some(i) => format!("{} {}", commands[i], names[i]),
        None => format!("install {} with the package manager of this system", names[0]),
    }
}

fn on_path(tool: &str) -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?).map(|dir| dir.join(tool)).find(|path| path.is_file())
}

/// A JDK may be there beside an older default: found as `hosts/java/find-jdk` finds it.
mod java {
    use std::fs;

    use super::{Command, Finding, PathBuf, on_path, version};

    /// What the foreign function interface came with.
    const WANTED: &str = "22";

    pub(super) fn jdk() -> Finding {
        let versions: Vec<(String, PathBuf)> = homes().into_iter().filter_map(compiler).collect();
        match versions.iter().find(|(text, _)| version(text) >= version(WANTED)) {
            Some((text, path)) => {
                Finding { found: Some(format!("{text} ({})", path.display())), problem: None }
            }
            None => {
                let seen: Vec<&str> = versions.iter().map(|(text, _)| text.as_str()).collect();
                let seen =
                    if seen.is_empty() { "no JDK".to_owned() } else { format!("only {}", seen.join(", ")) };
                Finding::problem(format!(
                    "{seen} in JAVA_HOME, on PATH and in /usr/lib/jvm, {WANTED} or later is needed"
                ))
            }
        }
    }

    pub(super) fn fix() -> String {
        "install Temurin 25 from https://adoptium.net, or set JAVA_HOME to a JDK 22 or later".to_owned()
    }

    /// JAVA_HOME, the JDK on PATH, then those that are installed, the newest first.
    fn homes() -> Vec<PathBuf> {
        let named = std::env::var_os("JAVA_HOME").map(PathBuf::from);
        let of_path = on_path("javac")
            .and_then(|javac| Some(javac.canonicalize().ok()?.parent()?.parent()?.to_owned()));
        let mut installed: Vec<PathBuf> = fs::read_dir("/usr/lib/jvm")
            .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
            .unwrap_or_default();
        installed.sort();
        named.into_iter().chain(of_path).chain(installed.into_iter().rev()).collect()
    }

    /// What a home's compiler says of itself, such as `javac 25.0.3`.
    fn compiler(home: PathBuf) -> Option<(String, PathBuf)> {
        let javac = home.join("bin").join("javac");
        let output = Command::new(&javac).arg("-version").output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        (!text.is_empty()).then_some((text, home))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_as_numbers() {
        assert_eq!(version("rustc 1.95.0 (59807616e 2026-04-14)"), (1, 95));
        assert_eq!(version("Python 3.11.7"), (3, 11));
        assert!(version("libprotoc 3.21.12") < version("27"));
        assert_eq!(version("go version go1.26.8 linux/amd64"), (1, 26));
        assert!(version("Python 3.9.1") < version("3.11"));
        assert_eq!(version("no number"), (0, 0));
    }
}
