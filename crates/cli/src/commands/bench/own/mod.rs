//! `shortwire bench run LIB METHOD`: measures a library of the user's own, without a project around it.

mod engines;
mod worker;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Map, Value};
use shortwire::client::{Scratch, Target};
use shortwire_codegen::schema::Method;
use shortwire_lab::definition::{Case, Kind, Scenario, Table};
use shortwire_lab::fingerprint::fnv1a;
use shortwire_lab::session::{Places, groups};
use tempfile::TempDir;

pub(super) use self::worker::{Arguments as Serve, serve};
use super::project::Project;
use super::selection::Selected;
use crate::commands::call::request_text;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::loaded::Loaded;

/// What engines call the only scenario.
const SCENARIO: &str = "call";

/// What is measured if not a table.
#[derive(Args)]
pub(super) struct Asked {
    /// In place of a table: the method of a library, by its full name or an end of it that only one method has
    #[arg(value_name = "METHOD", conflicts_with_all = ["scenario", "size", "no_build", "resume"])]
    pub(super) method: Option<String>,
    /// The request of METHOD as JSON, or - for stdin (default: {})
    #[arg(long, value_name = "JSON", requires = "method")]
    data: Option<String>,
}

/// A library as something to measure: a table of one call, and the hosts that can make it.
pub(super) struct Own {
    pub(super) project: Project,
    /// Why hosts are not here, by name.
    missing: BTreeMap<String, String>,
    /// What hosts are given: their programs, and the generated clients. Goes away with this value.
    _built: TempDir,
}

impl Own {
    /// Learns the right reply from a call, and gets the hosts ready: those named, or all that can be.
    pub(super) fn of(
        library: &Path,
        method: &str,
        asked: &Asked,
        hosts: &[String],
        console: &Console,
    ) -> Result<Self, Failure> {
        let loaded = Loaded::open(library)?;
        let method = loaded.method(method)?;
        let request = loaded.encode(method.request, &request_text(asked.data.as_deref().unwrap_or("{}"))?)?;
        let reply = right_reply(&loaded, method, &request)?;
        let built = tempfile::tempdir().map_err(|error| {
            Failure::environment(format!("there is no place for the hosts' programs: {error}"))
        })?;
        let ready = engines::ready(hosts, &loaded.schema, built.path())?;
        for (engine, reason) in &ready.missing {
            console.message(&format!("without {engine}: {reason}"));
        }
        let here = std::env::current_dir()
            .map_err(|error| Failure::environment(format!("there is no current directory: {error}")))?;
        let project = Project {
            tables: vec![table(library, method, &request, &reply)],
            engines: ready.engines,
            results: here.join("shortwire-bench"),
            places: Places { root: here, built: built.path().to_owned(), library: whole_path(library) },
        };
        Ok(Self { project, missing: ready.missing, _built: built })
    }

    pub(super) fn selected(&self) -> Selected<'_> {
        let table = &self.project.tables[0];
        Selected { table, groups: groups(table, &self.project.engines), missing: self.missing.clone() }
    }
}

/// What the method replies to the request, if it always replies the same.
fn right_reply(loaded: &Loaded, method: &Method, request: &[u8]) -> Result<Vec<u8>, Failure> {
    let name = &method.full_name;
    let target = loaded.start()?;
    let call = |target: &Target| {
        let reply = target.call_raw(name, request, &mut Scratch::new()).map(<[u8]>::to_vec);
        reply.map_err(|status| {
            let message = format!("{name} fails with {status}; a call that fails is not measured");
            Failure::with_help(Exit::Finding, message, "give another request: --data JSON")
        })
    };
    let (first, second) = (call(&target)?, call(&target)?);
    if first == second {
        return Ok(first);
    }
    let replies = [loaded.decode(method.reply, &first)?, loaded.decode(method.reply, &second)?];
    Err(Failure::with_help(
        Exit::Finding,
        format!(
            "the replies of {name} differ {}, so none of them can be told to be right",
            difference(&replies)
        ),
        "what is timed is checked byte by byte; measure a method that always replies the same to a request",
    ))
}

/// In what two replies differ whose bytes do.
fn difference([first, second]: &[Value; 2]) -> &'static str {
    if first == second { "in the order of their map entries alone" } else { "from call to call" }
}

fn table(library: &Path, method: &Method, request: &[u8], reply: &[u8]) -> Table {
    let name = library.file_name().unwrap_or_default().to_string_lossy();
    let input: [(&str, String); 3] = [
        ("method", method.full_name.clone()),
        ("id", method.id.to_string()),
        ("request", request.iter().map(|byte| format!("{byte:02x}")).collect()),
    ];
    let case = Case {
        size: 0,
        operations: 1,
        bytes: None,
        hash: format!("{:016x}", fnv1a(reply)),
        checksum: checksum(reply),
    };
    Table {
        id: method.full_name.replace('/', "."),
        title: format!("{} of {name}", method.full_name),
        subject: "raw".to_owned(),
        floor: None,
        margin: 0.02,
        scenarios: vec![Scenario {
            id: SCENARIO.to_owned(),
            title: format!("{} bytes to {}, {} back", request.len(), method.name, reply.len()),
            kind: Kind::Stretch,
            input: input
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value.into()))
                .collect::<Map<String, Value>>(),
            rungs: Vec::new(),
            crossovers: Vec::new(),
            step: 1,
            rates: Vec::new(),
            cases: vec![case],
        }],
    }
}

/// A reply as one number: its first eight bytes in little-endian order, and its size.
fn checksum(reply: &[u8]) -> i64 {
    let mut first = [0; 8];
    let size = reply.len().min(8);
    first[..size].copy_from_slice(&reply[..size]);
    i64::from_le_bytes(first).wrapping_add(reply.len() as i64)
}

/// Where the library is, for programs that run elsewhere; a bare name that is in no folder here is the system's to find.
fn whole_path(library: &Path) -> PathBuf {
    library.canonicalize().unwrap_or_else(|_| library.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn replies_that_differ_in_order_alone_are_told_from_others() {
        let difference = |first: Value, second: Value| difference(&[first, second]);
        let order = difference(json!({"map": {"a": 1, "b": 2}}), json!({"map": {"b": 2, "a": 1}}));
        assert_eq!(order, "in the order of their map entries alone");
        assert_eq!(difference(json!({"count": "1"}), json!({"count": "2"})), "from call to call");
    }

    #[test]
    fn a_checksum_is_of_the_first_bytes_and_the_size() {
        assert_eq!(checksum(&[]), 0);
        assert_eq!(checksum(&[8, 42]), 8 + 256 * 42 + 2);
        assert_eq!(checksum(&[255; 9]), 8);
    }
}
