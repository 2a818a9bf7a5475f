//! A host's testee: a process that is asked line by line.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use crate::answer::Answer;
use crate::cases::{Case, Exchange};

/// A testee that says nothing for so long is stuck. Before its first answer it may have to be built.
const PATIENCE: Duration = Duration::from_secs(60);
const PATIENCE_AT_START: Duration = Duration::from_secs(1800);

/// With this status a testee says that its tool chain is missing.
const MISSING_TOOLS: i32 = 77;

/// The version of the protocol.
const HELLO: &str = "1";

/// A host's program, which is started again if it dies.
pub struct Testee {
    program: PathBuf,
    folder: PathBuf,
    process: Option<Process>,
}

struct Process {
    child: Child,
    lines: Receiver<String>,
}

/// What became of a case.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// Every answer was right.
    Passed,
    /// The host does not have that.
    Skipped,
    /// What was sent, expected, and came.
    Failed(String),
}

impl Testee {
    /// Starts `program` in `folder`.
    ///
    /// # Errors
    ///
    /// Why it cannot be used: in the words of the testee, if its tool chain is missing.
    pub fn start(program: &Path, folder: &Path) -> Result<Self, String> {
        let mut testee = Self { program: program.to_owned(), folder: folder.to_owned(), process: None };
        match testee.ask_within("hello", PATIENCE_AT_START) {
            Answer::Ok(words) if words == [HELLO] => Ok(testee),
            Answer::Broken(why) => Err(why),
            other => Err(format!("it speaks another version of the protocol: {other}")),
        }
    }

    /// Runs a case.
    pub fn run(&mut self, case: &Case) -> Outcome {
        for Exchange { send, expected, items } in &case.steps {
            let answer = self.ask(send);
            let answers = match items {
                Some(count) => match (answer.items(), count) {
                    (items, &count) if items.len() == count || !matches!(answer, Answer::Ok(_)) => items,
                    (items, count) => return Outcome::Failed(format!("{} items for {count}", items.len())),
                },
                None => vec![answer],
            };
            for answer in answers {
                if answer == Answer::Skip {
                    return Outcome::Skipped;
                }
                if !expected.iter().any(|expected| expected.allows(&answer)) {
                    let expected: Vec<String> = expected.iter().map(ToString::to_string).collect();
                    let send: String = send.chars().take(120).collect();
                    return Outcome::Failed(format!(
                        "{send}\n      expected  {}\n      answered  {answer}",
                        expected.join("\n      or        ")
                    ));
                }
            }
        }
        Outcome::Passed
    }

    fn ask(&mut self, line: &str) -> Answer {
        // One that died and was started again is built already.
        self.ask_within(line, PATIENCE)
    }

    /// Sends a line and waits for the answer.
    fn ask_within(&mut self, line: &str, patience: Duration) -> Answer {
        let mut process = match self.process.take().map_or_else(|| self.spawn(), Ok) {
            Ok(process) => process,
            Err(why) => return Answer::Broken(why),
        };
        // If it cannot be sent, the testee has ended, which the missing answer shows.
        let _ = process.child.stdin.as_mut().map(|input| writeln!(input, "{line}"));
        match process.lines.recv_timeout(patience) {
            Ok(answer) => {
                self.process = Some(process);
                Answer::parse(&answer)
            }
            Err(RecvTimeoutError::Timeout) => {
                Answer::Broken(format!("no answer within {} seconds", patience.as_secs()))
            }
            Err(RecvTimeoutError::Disconnected) => Answer::Broken(self.why_it_ended(process)),
        }
    }

    fn spawn(&self) -> Result<Process, String> {
        let errors = File::create(self.errors()).map_err(|error| error.to_string())?;
        let mut child = Command::new(&self.program)
            .current_dir(&self.folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .map_err(|error| format!("{}: {error}", self.program.display()))?;
        let output = BufReader::new(child.stdout.take().ok_or("it has no output")?);
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Ok(Process { child, lines })
    }

    fn why_it_ended(&self, mut process: Process) -> String {
        let said = fs::read_to_string(self.errors()).unwrap_or_default();
        let said = said.trim();
        match process.child.wait() {
            Ok(status) if status.code() == Some(MISSING_TOOLS) => said.to_owned(),
            Ok(status) => format!("the testee ended: {status}: {said}"),
            Err(error) => format!("the testee ended: {error}: {said}"),
        }
    }

    /// Where its standard error goes.
    fn errors(&self) -> PathBuf {
        let host = self.program.parent().and_then(Path::file_name).unwrap_or_default();
        self.folder.join(host).with_extension("stderr")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already, or be stuck; either way nothing more is wanted of it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
