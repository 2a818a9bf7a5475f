//! Tells from the first bytes of a file whether this process could load it as a library, and if not, what it is.

use std::io::{self, Read, Seek, SeekFrom};

/// As many bytes of a file as have to be looked at.
pub(super) const HEAD_BYTES: usize = 64;

/// Why a file cannot be loaded.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unloadable {
    /// There is nothing in it.
    Empty,
    /// It is something else. The text completes "it is ...".
    NoLibrary(String),
    /// It is a library for another kind of machine. The text completes "it is built for ...".
    OtherMachine(String),
}

/// Looks at the first [`HEAD_BYTES`] of a file, or all there are. `arch` is that of this process, as
/// [`std::env::consts::ARCH`] names it.
pub(super) fn examine(head: &[u8], arch: &str) -> Result<(), Unloadable> {
    match head {
        [0x7f, b'E', b'L', b'F', rest @ ..] => examine_elf(rest, arch),
        [] => Err(Unloadable::Empty),
        [b'!', b'<', b'a', b'r', b'c', b'h', b'>', ..] => {
            no_library("a static library (ar archive); link with it, or build a cdylib instead")
        }
        [b'#', b'!', ..] => no_library("a script"),
        [b'M', b'Z', ..] => no_library("a Windows library or program"),
        [0xcf | 0xce, 0xfa, 0xed, 0xfe, ..] => no_library("a macOS library or program"),
        [0xca, 0xfe, 0xba, 0xbe, ..] => no_library("a macOS universal library or a Java class"),
        [0, b'a', b's', b'm', ..] => no_library("a WebAssembly module"),
        [b'P', b'K', 3, 4, ..] => no_library("a ZIP archive, such as a wheel or a jar"),
        [0x1f, 0x8b, ..] => no_library("a gzip archive"),
        _ if is_text(head) => no_library("a text file"),
        _ => no_library("data of some other kind"),
    }
}

/// `rest` follows the magic number: <https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html>.
fn examine_elf(rest: &[u8], arch: &str) -> Result<(), Unloadable> {
    const CLASS_64: u8 = 2;
    const LITTLE_ENDIAN: u8 = 1;
    const TYPE_OBJECT: u16 = 1;
    const TYPE_PROGRAM: u16 = 2;
    const TYPE_CORE: u16 = 4;

    let [class, data, _, _, _, _, _, _, _, _, _, _, t0, t1, m0, m1, ..] = *rest else {
        return no_library("an ELF file that ends within its header; copy or build it again");
    };
    let number = |bytes: [u8; 2]| match data {
        LITTLE_ENDIAN => u16::from_le_bytes(bytes),
        _ => u16::from_be_bytes(bytes),
    };
    let machine = machine_name(number([m0, m1]), class == CLASS_64, data == LITTLE_ENDIAN);
    if machine != arch {
        return Err(Unloadable::OtherMachine(machine));
    }
    match number([t0, t1]) {
        TYPE_OBJECT => no_library("an object file; link it to a shared library"),
        TYPE_PROGRAM => no_library("a program; build a shared library"),
        TYPE_CORE => no_library("a core dump"),
        _ => Ok(()),
    }
}

/// How many bytes a library has to have for all its parts to be there. The system maps what the library's own header
/// promises, and a process dies that touches what lies beyond the end of the file. `head` is one that [`examine`] let
/// pass; 0 for what is no 64-bit ELF file.
///
/// Source: <https://refspecs.linuxfoundation.org/elf/gabi4+/ch5.pheader.html>.
pub(super) fn extent(head: &[u8], file: &mut (impl Read + Seek)) -> io::Result<u64> {
    const CLASS_64: u8 = 2;
    const PART_BYTES: usize = 56;
    const TYPE_LOAD: u32 = 1;

    let Some(head) = head.first_chunk::<HEAD_BYTES>() else { return Ok(HEAD_BYTES as u64) };
    if !head.starts_with(b"\x7fELF") || head[4] != CLASS_64 || half(head, 54) != PART_BYTES as u16 {
        return Ok(0);
    }
    let table = word(head, 32);
    let mut parts = vec![0; PART_BYTES * usize::from(half(head, 56))];
    let table_end = table.saturating_add(parts.len() as u64);
    file.seek(SeekFrom::Start(table))?;
    match file.read_exact(&mut parts) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(table_end),
        outcome => outcome?,
    }
    let loaded = parts.chunks_exact(PART_BYTES).filter(|part| part[..4] == TYPE_LOAD.to_ne_bytes());
    Ok(loaded.map(|part| word(part, 8).saturating_add(word(part, 32))).fold(table_end, u64::max))
}

/// A number of 16 bits, in the byte order of this machine.
fn half(bytes: &[u8], at: usize) -> u16 {
    u16::from_ne_bytes([bytes[at], bytes[at + 1]])
}

/// A number of 64 bits, in the byte order of this machine.
fn word(bytes: &[u8], at: usize) -> u64 {
    bytes[at..].first_chunk().map_or(0, |word| u64::from_ne_bytes(*word))
}

/// Names as in [`std::env::consts::ARCH`].
fn machine_name(number: u16, wide: bool, little_endian: bool) -> String {
    let name = match (number, wide, little_endian) {
        (3, ..) => "x86",
        (62, true, _) => "x86_64",
        (62, false, _) => "x32",
        (40, ..) => "arm",
        (183, _, true) => "aarch64",
        (183, _, false) => "aarch64_be",
        (243, true, _) => "riscv64",
        (243, false, _) => "riscv32",
        (21, ..) => "powerpc64",
        (22, true, _) => "s390x",
        (258, ..) => "loongarch64",
        _ => return format!("machine number {number}"),
    };
    name.to_owned()
}

fn is_text(head: &[u8]) -> bool {
    // The head may end within a character.
    let text = std::str::from_utf8(head).map_or_else(|error| error.valid_up_to() + 3 >= head.len(), |_| true);
    text && !head.iter().any(|&byte| byte < b' ' && !byte.is_ascii_whitespace())
}

fn no_library(what: &str) -> Result<(), Unloadable> {
    Err(Unloadable::NoLibrary(what.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Class, byte order, type and machine of an ELF header; the rest is zero.
    fn elf(class: u8, data: u8, kind: u16, machine: u16) -> Vec<u8> {
        let number = |n: u16| if data == 1 { n.to_le_bytes() } else { n.to_be_bytes() };
        let mut head = vec![0; HEAD_BYTES];
        head[..6].copy_from_slice(&[0x7f, b'E', b'L', b'F', class, data]);
        head[16..18].copy_from_slice(&number(kind));
        head[18..20].copy_from_slice(&number(machine));
        head
    }

    fn reason(head: &[u8]) -> String {
        match examine(head, "x86_64").unwrap_err() {
            Unloadable::Empty => "empty".to_owned(),
            Unloadable::NoLibrary(what) | Unloadable::OtherMachine(what) => what,
        }
    }

    #[test]
    fn a_shared_library_of_this_machine_is_loadable() {
        assert_eq!(examine(&elf(2, 1, 3, 62), "x86_64"), Ok(()));
        assert_eq!(examine(&elf(2, 1, 3, 183), "aarch64"), Ok(()));
        assert_eq!(examine(&elf(2, 2, 3, 22), "s390x"), Ok(()));
    }

    #[test]
    fn a_library_of_another_machine_is_named() {
        assert_eq!(
            examine(&elf(2, 1, 3, 183), "x86_64"),
            Err(Unloadable::OtherMachine("aarch64".to_owned()))
        );
        assert_eq!(reason(&elf(1, 1, 3, 3)), "x86");
        assert_eq!(reason(&elf(2, 2, 3, 22)), "s390x");
        assert_eq!(reason(&elf(2, 1, 3, 4242)), "machine number 4242");
        assert!(reason(b"MZ\x90\0").contains("Windows"));
        assert!(reason(&[0xcf, 0xfa, 0xed, 0xfe, 7]).contains("macOS"));
    }

    #[test]
    fn other_elf_files_are_named() {
        assert!(reason(&elf(2, 1, 1, 62)).contains("object file"));
        assert!(reason(&elf(2, 1, 2, 62)).contains("a program"));
        assert!(reason(&elf(2, 1, 4, 62)).contains("core dump"));
        assert!(reason(&elf(2, 1, 3, 62)[..17]).contains("ends within its header"));
    }

    #[test]
    fn files_that_are_no_elf_are_named() {
        assert!(reason(b"").contains("empty"));
        assert!(reason(b"#!/bin/sh\n").contains("script"));
        assert!(reason(b"!<arch>\n").contains("static library"));
        assert!(reason("grüße\n".as_bytes()).contains("text file"));
        assert!(reason(&"é".as_bytes()[..1]).contains("text file"));
        assert!(reason(&[1, 2, 3, 0xff]).contains("data"));
        assert!(reason(b"PK\x03\x04").contains("ZIP"));
    }
}
