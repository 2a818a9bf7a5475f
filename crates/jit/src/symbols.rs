//! Names of kernels for profilers and debuggers, on request.
//!
//! The environment variable `SHORTWIRE_JIT_SYMBOLS` asks for them: `perf` writes a line a kernel to `/tmp/perf-PID.map`,
//! which `perf report` reads; `gdb` announces each kernel by GDB's interface for code made at run time; `perf,gdb` does
//! both. Without it nothing is written, and publishing does not become slower. What can not be written is left out.

mod gdb;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::sync::OnceLock;

use crate::Kernel;

/// What is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Wanted {
    perf: bool,
    gdb: bool,
}

impl Wanted {
    fn parse(text: &str) -> Self {
        let has = |name| text.split(',').any(|word| word.trim() == name);
        Wanted { perf: has("perf"), gdb: has("gdb") }
    }
}

/// Makes a new kernel known to whom it may concern.
pub(crate) fn announce(kernel: &Kernel) {
    static WANTED: OnceLock<Wanted> = OnceLock::new();
    let wanted = WANTED.get_or_init(|| {
        std::env::var("SHORTWIRE_JIT_SYMBOLS").map_or_else(|_| Wanted::default(), |text| Wanted::parse(&text))
    });
    if wanted.perf {
        // A profile without names is better than no program.
        let _ = write_map(kernel);
    }
    if wanted.gdb {
        gdb::register(kernel);
    }
}

/// Adds a line to the file that perf looks for: start and size in hexadecimal, and the name.
fn write_map(kernel: &Kernel) -> io::Result<()> {
    let path = format!("/tmp/perf-{}.map", std::process::id());
    let line =
        format!("{:x} {:x} shortwire::{}\n", kernel.address() as usize, kernel.code().len(), kernel.name());
    OpenOptions::new().create(true).append(true).open(path)?.write_all(line.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_words() {
        assert_eq!(Wanted::parse(""), Wanted::default());
        assert_eq!(Wanted::parse("perf"), Wanted { perf: true, gdb: false });
        assert_eq!(Wanted::parse("gdb, perf"), Wanted { perf: true, gdb: true });
        assert_eq!(Wanted::parse("everything"), Wanted::default());
    }
}
