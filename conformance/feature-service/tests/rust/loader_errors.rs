//! Files that are no library of this service: what is wrong, and what to do.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use shortwire::client::Library;
use shortwire::{Code, Status};

use crate::support::library_path;

/// A directory of this test's own, which goes away with it.
struct Directory(tempfile::TempDir);

impl Directory {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a place for temporary files"))
    }

    fn file(&self, name: &str, contents: &[u8]) -> PathBuf {
        let path = self.0.path().join(name);
        fs::write(&path, contents).expect("a file can be written");
        path
    }

    /// A shared library compiled from C.
    fn library(&self, source: &str) -> PathBuf {
        let (source, library) = (self.file("library.c", source.as_bytes()), self.0.path().join("library.so"));
        let header = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../hosts/c/include");
        let outcome = Command::new("cc")
            .args(["-std=c11", "-shared", "-fPIC", "-o"])
            .args([&library, &source])
            .arg("-I")
            .arg(header)
            .output()
            .expect("a C compiler, cc, is installed");
        assert!(outcome.status.success(), "{}", String::from_utf8_lossy(&outcome.stderr));
        library
    }
}

/// What opening says, without the path in front of it.
fn refusal(path: &Path) -> (Code, String) {
    let status: Status = Library::open(path).expect_err("it cannot be opened");
    let text = status.message().strip_prefix(&format!("{} ", path.display()));
    (status.code(), text.unwrap_or_else(|| panic!("the path comes first: {status}")).to_owned())
}

fn assert_refused(path: &Path, code: Code, expected: &str) {
    let (actual, text) = refusal(path);
    assert_eq!(actual, code, "{text}");
    assert!(text.contains(expected), "{text}");
}

#[test]
fn a_file_that_does_not_exist() {
    let directory = Directory::new();
    let path = directory.0.path().join("libnone.so");
    assert_refused(&path, Code::NotFound, "does not exist; build the library");
    assert_refused(
        Path::new("libnone_anywhere.so"),
        Code::NotFound,
        "neither in the current directory nor where",
    );
}

#[test]
fn a_file_that_is_no_library() {
    let directory = Directory::new();
    let text = directory.file("text.so", b"not a library, but long enough to have a header");
    assert_refused(&text, Code::InvalidArgument, "is no shared library; build one with crate-type");
    assert_refused(&directory.file("short.so", b"x"), Code::InvalidArgument, "is no shared library");
    assert_refused(&directory.file("empty.so", b""), Code::InvalidArgument, "is empty");
    assert_refused(directory.0.path(), Code::InvalidArgument, "is a directory");
}

#[test]
fn a_path_with_a_nul_in_it() {
    let status = Library::open("a\0b").expect_err("no file is called that");
    assert_eq!((status.code(), status.message()), (Code::InvalidArgument, "the path has a NUL byte in it"));
}

#[test]
fn a_library_for_another_machine() {
    let directory = Directory::new();
    let mut bytes = fs::read(library_path()).expect("the library");
    let this = std::env::consts::ARCH;
    // e_machine of AArch64, or of x86-64 where this is AArch64.
    let (number, other) = if this == "aarch64" { (62, "x86_64") } else { (183, "aarch64") };
    bytes[18] = number;
    assert_refused(
        &directory.file("other.so", &bytes),
        Code::FailedPrecondition,
        &format!("is built for {other}, this process runs on {this}; build it for this machine"),
    );
}

#[test]
fn a_library_that_is_cut_off() {
    let directory = Directory::new();
    let bytes = fs::read(library_path()).expect("the library");
    let cut = directory.file("cut.so", &bytes[..200]);
    assert_refused(&cut, Code::FailedPrecondition, "is refused by the dynamic linker: ");
}

#[test]
fn a_library_without_the_symbol() {
    let directory = Directory::new();
    let path = directory.library("int unrelated(void) { return 1; }");
    assert_refused(
        &path,
        Code::FailedPrecondition,
        "does not export shortwire_abi_v1, so it is no Shortwire library",
    );
}

/// A library whose table is this initialiser.
fn with_table(table: &str) -> (Directory, PathBuf) {
    let directory = Directory::new();
    let path = directory.library(&format!(
        "#include <shortwire.h>
         static int32_t make(const sw_options_t *o, sw_instance_t **i, sw_buffer_t *s) {{ return 0; }}
         static void end(sw_instance_t *i) {{ }}
         static void release(sw_buffer_t *b) {{ }}
         static const sw_abi_t table = {{ {table} }};
         const sw_abi_t *shortwire_abi_v1(void) {{ (void)make; (void)end; (void)release; return &table; }}"
    ));
    (directory, path)
}

#[test]
fn another_version_of_the_contract_names_both() {
    let (_directory, path) = with_table(".abi_version = 7, .size = 8");
    assert_refused(
        &path,
        Code::FailedPrecondition,
        "speaks contract version 7 (table of 8 bytes), this client version 1 (table of 80 bytes); build both with the \
         same release of shortwire",
    );
    let (_directory, path) = with_table(".abi_version = SW_ABI_VERSION, .size = 16");
    assert_refused(&path, Code::FailedPrecondition, "speaks contract version 1 (table of 16 bytes)");
}

#[test]
fn a_table_with_holes() {
    let whole = ".abi_version = SW_ABI_VERSION, .size = sizeof(sw_abi_t), .runtime = \"test\", .instance_new = make, \
                 .instance_free = end, .release = release";
    let (_directory, path) = with_table(whole);
    assert!(Library::open(&path).is_ok_and(|library| library.methods().is_empty()));
    for hole in
        [".runtime = 0", ".instance_new = 0", ".instance_free = 0", ".release = 0", ".method_count = 1"]
    {
        let (_directory, path) = with_table(&format!("{whole}, {hole}"));
        assert_refused(&path, Code::FailedPrecondition, "has a table with holes in it");
    }
}

#[test]
fn no_table_at_all() {
    let directory = Directory::new();
    let path =
        directory.library("#include <shortwire.h>\nconst sw_abi_t *shortwire_abi_v1(void) { return NULL; }");
    assert_refused(&path, Code::FailedPrecondition, "returns no table from shortwire_abi_v1");
}
