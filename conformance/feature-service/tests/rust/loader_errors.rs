//! The library itself, spoilt on its way; `crates/runtime/tests/loader.rs` has the files that never were one.

use std::fs;
use std::path::PathBuf;

use shortwire::Code;
use shortwire::client::Library;

use crate::support::library_path;

/// A file of those bytes in a directory that goes away with it.
fn file(contents: &[u8]) -> (tempfile::TempDir, PathBuf) {
    let directory = tempfile::tempdir().expect("a place for temporary files");
    let path = directory.path().join("libspoilt.so");
    fs::write(&path, contents).expect("a file can be written");
    (directory, path)
}

fn assert_refused(contents: &[u8], code: Code, parts: &[&str]) {
    let (_directory, path) = file(contents);
    let status = Library::open(&path).expect_err("it cannot be opened");
    assert_eq!(status.code(), code, "{status}");
    for part in parts.iter().chain(&["libspoilt.so"]) {
        assert!(status.message().contains(part), "{part:?} is not in {:?}", status.message());
    }
}

#[test]
fn a_library_that_is_cut_off() {
    let bytes = fs::read(library_path()).expect("the library");
    assert_refused(&bytes[..200], Code::InvalidArgument, &["cut off", "copy or build it again"]);
    assert_refused(&bytes[..10], Code::InvalidArgument, &["ends within its header"]);
    assert_refused(&[], Code::InvalidArgument, &["is empty"]);
}

#[test]
fn a_library_for_another_machine() {
    let mut bytes = fs::read(library_path()).expect("the library");
    let this = std::env::consts::ARCH;
    // e_machine of AArch64, or of x86-64 where this is AArch64.
    let (number, other) = if this == "aarch64" { (62, "x86_64") } else { (183, "aarch64") };
    bytes[18] = number;
    assert_refused(&bytes, Code::FailedPrecondition, &["is built for", this, other]);
}

#[test]
fn a_path_with_a_nul_in_it() {
    let status = Library::open("a\0b").expect_err("no file is called that");
    assert_eq!((status.code(), status.message()), (Code::InvalidArgument, "the path has a NUL byte in it"));
}
