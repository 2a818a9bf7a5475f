//! Builds engines before they are measured.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::definition::Engine;

/// The exit code of a build script that lacks a tool.
const TOOL_IS_MISSING: i32 = 4;

/// Why an engine could not be built.
#[derive(Debug, thiserror::Error)]
#[error("{engine} could not be built:\n{output}")]
pub struct BuildError {
    engine: String,
    output: String,
}

/// Runs the `build` of every engine that has one, in the project's root; each does again only what changed. Engines whose
/// tools are missing come back with what their script said last; `say` hears what is being built.
///
/// # Errors
///
/// If a build fails though its tools are there.
pub fn build(
    engines: &[Engine],
    root: &Path,
    mut say: impl FnMut(&str),
) -> Result<BTreeMap<String, String>, BuildError> {
    let mut missing = BTreeMap::new();
    for engine in engines {
        let script = engine.folder.join("build");
        if !script.exists() {
            continue;
        }
        say(&engine.name);
        let failed = |output: String| BuildError { engine: engine.name.clone(), output };
        let output = Command::new(script)
            .current_dir(root)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| failed(error.to_string()))?;
        let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).trim().to_owned();
        match output.status.code() {
            Some(0) => {}
            Some(TOOL_IS_MISSING) => {
                let reason = text.lines().last().unwrap_or("a tool is missing").to_owned();
                missing.insert(engine.id.clone(), reason);
            }
            _ => return Err(failed(text)),
        }
    }
    Ok(missing)
}
