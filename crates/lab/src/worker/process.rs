//! A running engine.

use std::fmt::Display;
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::protocol::{Allocated, Hello, Prepared, Refusal, Request, Sample, Stamped, Subject};

/// The protocol of this lab.
pub(super) const PROTOCOL: u32 = 1;

/// Why an engine gave no answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WorkerError {
    /// It does not have the arm on this machine, and says why.
    #[error("not here: {0}")]
    Absent(String),
    /// It could not do what was asked, and says how.
    #[error("{engine}: {reason}")]
    Failed {
        /// Which engine.
        engine: String,
        /// What it said.
        reason: String,
    },
    /// It could not be started, ended, or answered what makes no sense.
    #[error("{engine}: {reason}; what it printed is above")]
    Broken {
        /// Which engine.
        engine: String,
        /// What happened.
        reason: String,
    },
}

/// A running engine. Ends when dropped: its input ends, and it is waited for.
#[derive(Debug)]
pub struct Worker {
    engine: String,
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    hello: Hello,
}

impl Worker {
    /// Starts an engine and hears who it is. What it prints to stderr goes to ours.
    ///
    /// # Errors
    ///
    /// If it does not start, or speaks another protocol.
    pub fn start(engine: &str, command: &[String], options: &Options<'_>) -> Result<Self, WorkerError> {
        let broken = |reason: String| WorkerError::Broken { engine: engine.to_owned(), reason };
        let mut program = Command::new(&command[0]);
        program.args(&command[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Of its own, so that an interruption at the terminal reaches the lab alone, which ends the session in order.
        program.process_group(0);
        program.envs(options.environment.iter().map(|(name, value)| (name, value)));
        let spawned = match options.core {
            Some(core) => on_core(core, || program.spawn()),
            None => program.spawn(),
        };
        let mut process =
            spawned.map_err(|error| broken(format!("{} does not start: {error}", command[0])))?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            unreachable!("both were asked for")
        };
        let hello = Hello { protocol: 0, timer: String::new(), timer_ns: 0.0, tick_ns: 0.0 };
        let mut worker = Self {
            engine: engine.to_owned(),
            process,
            input: Some(input),
            output: BufReader::new(output),
            hello,
        };
        worker.hello = worker.ask(&Request::Hello)?;
        if worker.hello.protocol != PROTOCOL {
            let theirs = worker.hello.protocol;
            return Err(worker.broken(format!("speaks protocol {theirs}, and this lab protocol {PROTOCOL}")));
        }
        Ok(worker)
    }

    /// Its process, for tools that look at it from outside.
    pub(crate) fn process_id(&self) -> u32 {
        self.process.id()
    }

    /// Who it is.
    pub fn hello(&self) -> &Hello {
        &self.hello
    }

    /// Makes an arm ready, does it once, and tells the whole outcome.
    ///
    /// # Errors
    ///
    /// If the engine does not have it, or fails.
    pub fn prepare(
        &mut self,
        subject: Subject<'_>,
        input: &Map<String, Value>,
    ) -> Result<Prepared, WorkerError> {
        self.ask(&Request::Prepare { subject, input })
    }

    /// Does a prepared arm about `n` times.
    ///
    /// # Errors
    ///
    /// If the engine fails.
    pub fn run(&mut self, arm: &str, n: u64) -> Result<Sample, WorkerError> {
        self.ask(&Request::Run { arm, n })
    }

    /// From nothing to the first outcome; once a process.
    ///
    /// # Errors
    ///
    /// If the engine does not have it, or fails.
    pub fn first(&mut self, subject: Subject<'_>, input: &Map<String, Value>) -> Result<Sample, WorkerError> {
        self.ask(&Request::Start { subject, input })
    }

    /// Does a prepared arm `n` times at scheduled starts and writes when each should have started, when it did and when it ended.
    ///
    /// # Errors
    ///
    /// If the engine fails, or cannot write the file.
    pub fn stamps(
        &mut self,
        arm: &str,
        n: u64,
        interval_ns: u64,
        file: &Path,
    ) -> Result<Stamped, WorkerError> {
        let file = file.to_string_lossy();
        self.ask(&Request::Stamps { arm, n, interval_ns, file: &file })
    }

    /// What [`Worker::run`] of a prepared arm allocates.
    ///
    /// # Errors
    ///
    /// If the engine does not count it.
    pub fn allocations(&mut self, arm: &str, n: u64) -> Result<Allocated, WorkerError> {
        self.ask(&Request::Allocations { arm, n })
    }

    fn ask<T: DeserializeOwned>(&mut self, request: &Request<'_>) -> Result<T, WorkerError> {
        let line = self.exchange(request).map_err(|error| self.ended(&error))?;
        if let Ok(refusal) = serde_json::from_str(&line) {
            return Err(match refusal {
                Refusal::Absent(reason) => WorkerError::Absent(reason),
                Refusal::Error(reason) => WorkerError::Failed { engine: self.engine.clone(), reason },
            });
        }
        serde_json::from_str(&line)
            .map_err(|error| self.broken(format!("answered `{}`: {error}", line.trim())))
    }

    fn exchange(&mut self, request: &Request<'_>) -> io::Result<String> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut line = serde_json::to_string(request)?;
        line.push('\n');
        input.write_all(line.as_bytes())?;
        input.flush()?;
        line.clear();
        match self.output.read_line(&mut line)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(line),
        }
    }

    fn ended(&mut self, error: &dyn Display) -> WorkerError {
        self.input = None;
        let reason = match self.process.wait() {
            Ok(status) => format!("ended in the middle of a request ({status})"),
            Err(_) => format!("does not answer: {error}"),
        };
        self.broken(reason)
    }

    fn broken(&self, reason: String) -> WorkerError {
        WorkerError::Broken { engine: self.engine.clone(), reason }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.input = None;
        // An engine that was told to end has nobody left to answer to.
        let _ = self.process.wait();
    }
}

/// How an engine is run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// The core that it stays on.
    pub core: Option<usize>,
    /// What stands in its environment besides that of the lab.
    pub environment: &'a [(String, String)],
}

/// Does something on one core. What it starts inherits that from its first instruction on, and so do all its threads.
fn on_core<T>(core: usize, start: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    let allowed = sched_getaffinity(None)?;
    let mut one = CpuSet::new();
    one.set(core);
    sched_setaffinity(None, &one)?;
    let started = start();
    sched_setaffinity(None, &allowed)?;
    started
}
