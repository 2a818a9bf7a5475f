//! Builds engines before they are measured.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::definition::Engine;

/// The exit code of a build script that lacks a tool.
const TOOL_IS_MISSING: i32 = 4;

/// Why something could not be built.
#[derive(Debug, thiserror::Error)]
#[error("{what} could not be built:\n{output}")]
pub struct BuildError {
    what: String,
    output: String,
}

/// Runs the `build` of the folder that the engines are in, and then that of every engine that has one, in the project's
/// root; each does again only what changed. Engines whose tools are missing come back with what their script said last; `say`
/// hears what is being built.
///
/// # Errors
///
/// If a build fails though its tools are there, or if what all engines need cannot be built.
pub fn build(
    folder: &Path,
    engines: &[Engine],
    root: &Path,
    mut say: impl FnMut(&str),
) -> Result<BTreeMap<String, String>, BuildError> {
    if let Some(reason) = run(&folder.join("build"), "what all engines call", root, &mut say)? {
        return Err(BuildError { what: "what all engines call".to_owned(), output: reason });
    }
    let mut missing = BTreeMap::new();
    for engine in engines {
        let reason = run(&engine.folder.join("build"), &engine.name, root, &mut say)?;
        missing.extend(reason.map(|reason| (engine.id.clone(), reason)));
    }
    Ok(missing)
}

/// Runs a script, if it is there; why it cannot be run here, if a tool is missing.
fn run(
    script: &Path,
    what: &str,
    root: &Path,
    say: &mut impl FnMut(&str),
) -> Result<Option<String>, BuildError> {
    if !script.exists() {
        return Ok(None);
    }
    say(what);
    let failed = |output: String| BuildError { what: what.to_owned(), output };
    let output = Command::new(script)
        .current_dir(root)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| failed(error.to_string()))?;
    let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).trim().to_owned();
    match output.status.code() {
        Some(0) => Ok(None),
        Some(TOOL_IS_MISSING) => Ok(Some(text.lines().last().unwrap_or("a tool is missing").to_owned())),
        _ => Err(failed(text)),
    }
}
