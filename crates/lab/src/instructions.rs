//! How many instructions a call takes: the same number each time, whatever else the machine does. It says nothing of caches,
//! branches and the kernel, so it stands beside times and never for them.
//!
//! An engine runs under callgrind, which counts nothing but what happens between two dumps: an arm makes some calls, then
//! more of them, and what the difference of both took is divided by the calls it made. So neither the engine's start nor the
//! line that asks for the calls counts, and nothing of either has to be the same each time.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::{Deserialize, Serialize};

use crate::definition::Engine;
use crate::session::{Arm, Places};
use crate::worker::{Options, Worker, WorkerError};

/// Instructions a call, by arm, and what counted and compiled them: another compiler makes other code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Counts {
    /// What they depend on: the compiler of each engine by its name, `valgrind`, and `libc`.
    pub made_with: BTreeMap<String, String>,
    /// By arm.
    pub arms: BTreeMap<String, f64>,
}

/// An arm that takes more or fewer instructions than it did.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Which.
    pub arm: String,
    /// How many it took.
    pub before: f64,
    /// How many it takes.
    pub now: f64,
}

/// Why instructions cannot be counted.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CountError {
    /// The engine.
    #[error(transparent)]
    Worker(#[from] WorkerError),
    /// The tool that counts.
    #[error("callgrind left no count: {0}")]
    Tool(#[from] io::Error),
}

/// The version of the tool that counts; none if it is not here.
pub fn tool() -> Option<String> {
    let output = Command::new("valgrind").arg("--version").output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// An engine under callgrind.
#[derive(Debug)]
pub struct Counter {
    worker: Worker,
    folder: tempfile::TempDir,
    dumps: u32,
}

impl Counter {
    /// Starts an engine. It takes about fifty times as long as it does by itself.
    ///
    /// # Errors
    ///
    /// If valgrind is not here, or the engine does not start under it.
    pub fn start(engine: &Engine, places: &Places) -> Result<Self, CountError> {
        let folder = tempfile::tempdir()?;
        let out = format!("--callgrind-out-file={}", folder.path().join("counts").display());
        let tool = ["valgrind", "--quiet", "--tool=callgrind", &out].map(str::to_owned);
        let command: Vec<String> =
            tool.into_iter().chain(engine.command.iter().map(|word| places.fill(word))).collect();
        let worker = Worker::start(&engine.id, &command, &Options::default())?;
        Ok(Self { worker, folder, dumps: 0 })
    }

    /// Instructions of one call of an arm, those of libraries included.
    ///
    /// # Errors
    ///
    /// If the engine fails, or callgrind does.
    pub fn count(&mut self, arm: &Arm<'_>) -> Result<f64, CountError> {
        self.worker.prepare(arm.subject(), &arm.scenario.input)?;
        self.dump()?;
        let estimate = self.of(arm, FEW)? as f64 / with_warming(FEW) as f64;
        let fewer = ((ENOUGH / estimate) as u64).clamp(FEW, MANY).next_multiple_of(8);
        let more = 2 * fewer;
        let difference = self.of(arm, more)? as f64 - self.of(arm, fewer)? as f64;
        Ok(difference / (with_warming(more) - with_warming(fewer)) as f64)
    }

    /// Instructions from the end of the last count to that of so many calls.
    fn of(&mut self, arm: &Arm<'_>, calls: u64) -> Result<u64, CountError> {
        self.worker.run(&arm.id, calls)?;
        total(&self.dump()?)
    }

    /// Has callgrind write what it counted, and begin again at 0.
    fn dump(&mut self) -> Result<PathBuf, CountError> {
        let process = format!("--pid={}", self.worker.process_id());
        let asked = Command::new("vgdb").args([&process, "dump"]).stdin(Stdio::null()).output()?;
        self.dumps += 1;
        let file = self.folder.path().join(format!("counts.{}", self.dumps));
        if file.exists() {
            return Ok(file);
        }
        let said = String::from_utf8_lossy(&[asked.stdout, asked.stderr].concat()).trim().to_owned();
        Err(io::Error::new(io::ErrorKind::NotFound, said).into())
    }
}

/// Calls that tell roughly what one takes; the first ones may take more.
const FEW: u64 = 8;
/// Instructions that are enough to divide by.
const ENOUGH: f64 = 400_000.0;
/// Calls that are enough, however short.
const MANY: u64 = 4_000;

/// Engines make an eighth as many calls beforehand.
fn with_warming(calls: u64) -> u64 {
    calls + calls / 8
}

/// The number in the line `totals:` of what callgrind writes.
fn total(file: &Path) -> Result<u64, CountError> {
    let text = fs::read_to_string(file)?;
    let line = text.lines().rev().find_map(|line| line.strip_prefix("totals: "));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "no totals in its file").into())
}

impl Counts {
    /// The counts that a file holds; none if it is not there.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or holds something else.
    pub fn read(file: &Path) -> io::Result<Option<Self>> {
        match fs::read_to_string(file) {
            Ok(text) => toml::from_str(&text)
                .map(Some)
                .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Writes a file that [`Counts::read`] reads, with a comment at its beginning.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write(&self, file: &Path, comment: &str) -> io::Result<()> {
        let counts = toml::to_string(self).map_err(io::Error::other)?;
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(file, format!("# {comment}\n{counts}"))
    }

    /// These counts, and those of `before` of other arms if they were made with the same tools.
    #[must_use]
    pub fn beside(self, before: Self) -> Self {
        if !self.made_otherwise(&before).is_empty() {
            return self;
        }
        let Self { mut made_with, mut arms } = before;
        made_with.extend(self.made_with);
        arms.extend(self.arms);
        Self { made_with, arms }
    }

    /// The engines of these counts that were made with something else than those of `before`: they cannot be compared.
    pub fn made_otherwise<'c>(&'c self, before: &Self) -> Vec<&'c str> {
        let other = |name: &str| self.made_with.get(name) != before.made_with.get(name);
        let everything = TOOLS.into_iter().any(other);
        let engines = self.made_with.keys().map(String::as_str).filter(|name| !TOOLS.contains(name));
        engines.filter(|engine| everything || other(engine)).collect()
    }

    /// The arms of both whose counts differ by more than `tolerance`, a share.
    pub fn differences(&self, before: &Self, tolerance: f64) -> Vec<Difference> {
        let apart = self.made_otherwise(before);
        let comparable = |arm: &str| apart.iter().all(|engine| arm.split('/').nth(1) != Some(engine));
        let arms = self.arms.iter().filter(|(arm, _)| comparable(arm));
        arms.filter_map(|(arm, &now)| {
            let before = *before.arms.get(arm)?;
            let differs = (now / before - 1.0).abs() > tolerance;
            differs.then(|| Difference { arm: arm.clone(), before, now })
        })
        .collect()
    }
}

/// What the counts of all engines depend on.
pub const TOOLS: [&str; 2] = ["libc", "valgrind"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_found_in_what_callgrind_writes() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        fs::write(file.path(), "events: Ir\nfn=(1) x\n16 4\n\ntotals: 123456\n").expect("written");
        assert_eq!(total(file.path()).expect("a number"), 123_456);
        fs::write(file.path(), "events: Ir\n").expect("written");
        assert!(total(file.path()).is_err());
    }

    fn counts(compiler: &str, number: f64) -> Counts {
        Counts {
            made_with: [("c".to_owned(), compiler.to_owned())].into(),
            arms: [("add/c/shortwire".to_owned(), number)].into(),
        }
    }

    #[test]
    fn only_differences_beyond_the_tolerance_count() {
        let before = counts("cc 1", 100.0);
        assert_eq!(counts("cc 1", 100.9).differences(&before, 0.01), []);
        let more = Difference { arm: "add/c/shortwire".to_owned(), before: 100.0, now: 102.0 };
        assert_eq!(counts("cc 1", 102.0).differences(&before, 0.01), [more]);
        assert_eq!(counts("cc 1", 1.0).differences(&Counts::default(), 0.01), []);
    }

    #[test]
    fn accepted_counts_of_other_arms_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("counts/call.toml");
        assert_eq!(Counts::read(&file).expect("no error"), None);
        let mut before = counts("cc 1", 100.0);
        before.arms.insert("items/c/shortwire".to_owned(), 7.0);
        before.write(&file, "made by hand").expect("written");
        let before = Counts::read(&file).expect("readable").expect("there");
        let both = counts("cc 1", 50.0).beside(before.clone());
        assert_eq!(both.arms.values().copied().collect::<Vec<_>>(), [50.0, 7.0]);
        assert_eq!(counts("cc 2", 50.0).beside(before), counts("cc 2", 50.0));
    }

    #[test]
    fn what_was_compiled_otherwise_is_not_compared() {
        let before = counts("cc 1", 100.0);
        assert_eq!(counts("cc 2", 100.0).made_otherwise(&before), ["c"]);
        assert_eq!(counts("cc 2", 200.0).differences(&before, 0.01), []);
        let mut other_tool = counts("cc 1", 200.0);
        other_tool.made_with.insert("valgrind".to_owned(), "4".to_owned());
        assert_eq!(other_tool.made_otherwise(&before), ["c"]);
    }
}
