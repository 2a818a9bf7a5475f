//! The folder in which testees run: the libraries, and files that are none.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

/// Fills `folder` from the tree at `root`, whose libraries are in `libraries`.
///
/// # Errors
///
/// What could not be made, and what to do.
pub fn make(root: &Path, libraries: &Path, folder: &Path) -> Result<(), String> {
    write(libraries, folder).map_err(|error| {
        format!(
            "{}: {error}; build the libraries: cargo build --release -p feature-service -p calculator",
            libraries.display()
        )
    })?;
    for name in ["no_symbol", "other_version", "short_table"] {
        compile(root, name, folder)?;
    }
    Ok(())
}

fn write(libraries: &Path, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder.join("directory.so"))?;
    for name in ["libfeature_service.so", "libcalculator.so"] {
        let to = folder.join(name);
        // A library that is mapped somewhere must not be written to.
        let _ = fs::remove_file(&to);
        fs::copy(libraries.join(name), to)?;
    }
    let library = fs::read(libraries.join("libfeature_service.so"))?;
    fs::write(folder.join("empty.so"), "")?;
    fs::write(folder.join("text.so"), "not a library\n")?;
    fs::write(folder.join("archive.a"), "!<arch>\n")?;
    fs::write(folder.join("header.so"), &library[..10])?;
    fs::write(folder.join("cut_off.so"), &library[..200])?;
    // The start of an ELF library for s390x: 64 bits, big-endian, machine 22.
    fs::write(folder.join("other_machine.so"), b"\x7fELF\x02\x02\x01\0\0\0\0\0\0\0\0\0\0\x03\0\x16")
}

fn compile(root: &Path, name: &str, folder: &Path) -> Result<(), String> {
    let status = Command::new("cc")
        .args(["-std=c11", "-shared", "-fPIC", "-I"])
        .arg(root.join("hosts/c/include"))
        .arg("-o")
        .arg(folder.join(format!("{name}.so")))
        .arg(root.join(format!("hosts/c/tests/fixtures/{name}.c")))
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("cc of {name}.c: {status}")),
        Err(error) => Err(format!("cc: {error}; install a C compiler: apt install gcc")),
    }
}
