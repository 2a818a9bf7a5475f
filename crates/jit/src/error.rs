//! What can go wrong.

use std::io;

/// Why code could not be made callable. Callers go on with portable code: nothing is lost but speed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The system does not let this process have executable memory: SELinux, a hardened kernel, `PR_SET_MDWE`, a seccomp
    /// filter, or a system-wide ban of executable memory files.
    #[error("executable memory is refused ({step}: {cause}); portable code runs instead")]
    Refused {
        /// The system call that failed, and what for.
        step: &'static str,
        /// What the system answered.
        cause: io::Error,
    },
    /// The system has no memory left.
    #[error("no memory for code ({step}: {cause})")]
    NoMemory {
        /// The system call that failed, and what for.
        step: &'static str,
        /// What the system answered.
        cause: io::Error,
    },
    /// The code is for another architecture than this process runs on.
    #[error("code for {code} does not run on {process}")]
    OtherArchitecture {
        /// What the code is for.
        code: &'static str,
        /// What this process runs on.
        process: &'static str,
    },
}
