//! Says why a file could not be loaded: the dynamic linker says too little, and of libraries for other machines that they
//! do not exist.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use crate::status::{Code, Status};

/// Why `dlopen` refused `path`, for which it gave `reason`.
pub(super) fn refused(path: &Path, reason: &str) -> Status {
    let (code, text) = explanation(path, reason);
    Status::new(code, format!("{} {text}", path.display()))
}

fn explanation(path: &Path, reason: &str) -> (Code, String) {
    let mut head = Vec::new();
    match File::open(path).and_then(|file| file.take(20).read_to_end(&mut head)) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound && path.components().count() == 1 => {
            let text =
                "is neither in the current directory nor where the dynamic linker looks; give a path to it";
            return (Code::NotFound, text.to_owned());
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let text =
                "does not exist; build the library (cargo build --release puts it into target/release)";
            return (Code::NotFound, text.to_owned());
        }
        Err(error) if error.kind() == ErrorKind::IsADirectory => {
            return (Code::InvalidArgument, "is a directory; give the path of the library in it".to_owned());
        }
        Err(error) => return (Code::PermissionDenied, format!("cannot be read: {error}")),
    }
    if head.is_empty() {
        return (Code::InvalidArgument, "is empty; build the library again".to_owned());
    }
    let Some(machine) = machine_of(&head) else {
        let text = "is no shared library; build one with crate-type = [\"cdylib\"]";
        return (Code::InvalidArgument, format!("{text} ({reason})"));
    };
    if machine != std::env::consts::ARCH {
        let this = std::env::consts::ARCH;
        let text = format!("is built for {machine}, this process runs on {this}; build it for this machine");
        return (Code::FailedPrecondition, text);
    }
    (
        Code::FailedPrecondition,
        format!("is refused by the dynamic linker: {reason}; ldd shows what it misses"),
    )
}

/// What an ELF file is built for, named as in [`std::env::consts::ARCH`]; `None` for any other file.
///
/// Source: `e_ident` and `e_machine` in `elf.h`.
fn machine_of(head: &[u8]) -> Option<&'static str> {
    let &[0x7f, b'E', b'L', b'F', class, order, _, _, _, _, _, _, _, _, _, _, _, _, low, high] = head else {
        return None;
    };
    let machine = if order == 2 { [high, low] } else { [low, high] };
    Some(match (u16::from_le_bytes(machine), class) {
        (3, _) => "x86",
        (21, _) => "powerpc64",
        (22, _) => "s390x",
        (40, _) => "arm",
        (62, 2) => "x86_64",
        (183, _) => "aarch64",
        (243, 1) => "riscv32",
        (243, _) => "riscv64",
        (258, _) => "loongarch64",
        _ => "a machine that is not known here",
    })
}
