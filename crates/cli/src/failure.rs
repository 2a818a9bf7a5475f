//! How the command ends: exit codes, errors, and defects of its own.

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;

use miette::{Diagnostic, MietteDiagnostic, Report};
use shortwire_codegen::frontend::FrontendError;
use shortwire_codegen::output::OutputError;

/// How the process ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Done.
    Ok = 0,
    /// Done, and something was found that the caller has to know.
    Finding = 1,
    /// Called in a wrong way.
    Usage = 2,
    /// Done, but it shows nothing.
    Inconclusive = 3,
    /// Something outside is missing or broken.
    Environment = 4,
    /// A defect of ours.
    Internal = 70,
    /// Somebody wanted it to end.
    Interrupted = 130,
}

/// An error with the exit code it leads to.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) exit: Exit,
    pub(crate) report: Report,
}

impl Failure {
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Self::new(Exit::Usage, message)
    }

    pub(crate) fn environment(message: impl Into<String>) -> Self {
        Self::new(Exit::Environment, message)
    }

    /// The same failure with a way out.
    pub(crate) fn with_help(exit: Exit, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { exit, report: Report::new(MietteDiagnostic::new(message).with_help(help)) }
    }

    fn new(exit: Exit, message: impl Into<String>) -> Self {
        Self { exit, report: Report::new(MietteDiagnostic::new(message)) }
    }

    fn of(exit: Exit, error: impl Diagnostic + Send + Sync + 'static) -> Self {
        Self { exit, report: Report::new(error) }
    }
}

impl From<FrontendError> for Failure {
    fn from(error: FrontendError) -> Self {
        let exit = match error {
            FrontendError::NoSuchFile { .. }
            | FrontendError::NoProtoFiles { .. }
            | FrontendError::NotInSet { .. } => Exit::Usage,
            FrontendError::Read { .. }
            | FrontendError::EditionsNeedTool { .. }
            | FrontendError::Scratch { .. } => Exit::Environment,
            _ => Exit::Finding,
        };
        Self::of(exit, error)
    }
}

impl From<OutputError> for Failure {
    fn from(error: OutputError) -> Self {
        let exit = match error {
            OutputError::Clash { .. } => Exit::Usage,
            OutputError::Io { .. } => Exit::Environment,
            _ => Exit::Finding,
        };
        Self::new(exit, error.to_string())
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Runs the command. A panic becomes one line on stderr and [`Exit::Internal`].
pub(crate) fn guard(command: impl FnOnce() -> Exit) -> ExitCode {
    panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let text = payload.downcast_ref::<&str>().copied();
        let cause = text
            .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
            .unwrap_or("no reason given");
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        let (version, home) = (env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_REPOSITORY"));
        eprintln!(
            "shortwire {version}: internal error at {place}: {cause}. This is a defect; please report it with the \
             command line at {home}/issues"
        );
    }));
    panic::catch_unwind(AssertUnwindSafe(command)).unwrap_or(Exit::Internal).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_ends_with_70() {
        assert_eq!(guard(|| panic!("as a test")), ExitCode::from(70));
        assert_eq!(guard(|| Exit::Finding), ExitCode::from(1));
    }
}
