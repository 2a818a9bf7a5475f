//! Has buf or protoc compile files that use editions, which protox does not read.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{FrontendError, Sources};

/// Major version of the first protoc that knows editions.
pub const OLDEST_PROTOC: u32 = 27;

/// Returns a serialised `FileDescriptorSet` with imports, comments and positions. `edition` is a file that uses editions.
///
/// The tool is given a directory with copies of all files, so that it sees them under the names by which they are
/// imported, however many roots they came from.
pub(super) fn compile(sources: &Sources, edition: &str) -> Result<Vec<u8>, FrontendError> {
    let tool = Tool::on_path().ok_or_else(|| FrontendError::EditionsNeedTool { file: edition.to_owned() })?;
    let scratch = tempfile::tempdir().map_err(|error| FrontendError::Scratch { error })?;
    let tree = scratch.path().join("proto");
    let output = scratch.path().join("schema.binpb");
    copy(sources, &tree).map_err(|error| FrontendError::Scratch { error })?;

    let mut command = tool.command(sources.requested(), &output);
    let ran = command
        .current_dir(&tree)
        .output()
        .map_err(|error| FrontendError::Tool { tool: tool.name, output: error.to_string() })?;
    if !ran.status.success() {
        let text = [ran.stdout, ran.stderr].concat();
        let text = String::from_utf8_lossy(&text).trim().to_owned();
        return Err(FrontendError::Tool { tool: tool.name, output: text });
    }
    fs::read(&output).map_err(|error| FrontendError::Scratch { error })
}

struct Tool {
    name: &'static str,
    path: PathBuf,
}

impl Tool {
    fn on_path() -> Option<Self> {
        let found = ["buf", "protoc"].into_iter().filter_map(|name| Some(Self { name, path: find(name)? }));
        found.into_iter().find(Self::knows_editions)
    }

    /// Whether it is not too old, as the protoc of many systems is.
    fn knows_editions(&self) -> bool {
        if self.name != "protoc" {
            return true;
        }
        let Ok(ran) = Command::new(&self.path).arg("--version").output() else { return false };
        let version = String::from_utf8_lossy(&ran.stdout);
        let major =
            version.split_whitespace().last().and_then(|version| version.split('.').next()?.parse().ok());
        major.is_some_and(|major: u32| major >= OLDEST_PROTOC)
    }

    fn command(&self, files: &[String], output: &Path) -> Command {
        let mut command = Command::new(&self.path);
        match self.name {
            "buf" => command.args(["build", "--as-file-descriptor-set", "-o"]).arg(output),
            _ => command
                .args(["--include_imports", "--include_source_info", "-I.", "-o"])
                .arg(output)
                .args(files),
        };
        command
    }
}

fn find(tool: &str) -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?).map(|dir| dir.join(tool)).find(|path| path.is_file())
}

fn copy(sources: &Sources, tree: &Path) -> std::io::Result<()> {
    for (name, file) in sources.files() {
        let path = tree.join(name);
        fs::create_dir_all(path.parent().unwrap_or(tree))?;
        fs::write(path, &file.text)?;
    }
    Ok(())
}
