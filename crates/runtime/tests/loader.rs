//! Opening what is no usable library: each failure has its code and says what to do.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use shortwire::client::Library;
use shortwire::{Code, Status};
use tempfile::TempDir;

/// A table that passes all checks, for tests to break in one place.
const GOOD_TABLE: &str = r#"
#include "shortwire.h"
static int32_t wire(sw_instance_t *i, const sw_context_t *c, const uint8_t *r, size_t n, sw_buffer_t *b) { return 12; }
static int32_t make(const sw_options_t *o, sw_instance_t **i, sw_buffer_t *s) { *i = 0; return 0; }
static void end(sw_instance_t *i) {}
static void release(sw_buffer_t *b) {}
static const sw_method_t methods[] = {
  {.id = 1, .name = "a.S/One", .wire = wire, .wire_many = wire},
  {.id = 2, .name = "a.S/Two", .wire = wire, .wire_many = wire},
};
static const sw_abi_t table = {.abi_version = SW_ABI_VERSION, .size = sizeof(sw_abi_t), .runtime = "a test",
  .methods = methods, .method_count = 2, .instance_new = make, .instance_free = end, .release = release};
const sw_abi_t *shortwire_abi_v1(void) { return &table; }
"#;

struct Sandbox(TempDir);

impl Sandbox {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary directory"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        fs::write(self.path(name), contents).expect("the temporary directory can be written to");
        self.path(name)
    }

    /// Compiles C to a shared library, or with other `flags` to something else.
    fn compile(&self, name: &str, source: &str, flags: &[&str]) -> PathBuf {
        let input = self.file(&format!("{name}.c"), source);
        let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../hosts/c/include");
        let output = self.path(name);
        let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
        let mut command = Command::new(compiler);
        command.arg("-I").arg(include).args(["-fPIC", "-w", "-o"]).arg(&output).arg(&input).args(flags);
        let ran = command.output().expect("there is a C compiler");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        output
    }

    fn library(&self, name: &str, source: &str) -> PathBuf {
        self.compile(name, source, &["-shared"])
    }
}

fn refusal(path: impl AsRef<Path>) -> Status {
    Library::open(path.as_ref()).expect_err("this must not open")
}

#[track_caller]
fn assert_refused(path: impl AsRef<Path>, code: Code, parts: &[&str]) {
    let status = refusal(path);
    for part in parts {
        assert!(status.message().contains(part), "{part:?} is not in {:?}", status.message());
    }
    assert_eq!(status.code(), code, "{status}");
}

#[test]
fn the_same_path_gives_the_same_table() {
    let sandbox = Sandbox::new();
    let path = sandbox.library("libgood.so", GOOD_TABLE);
    let (first, second) =
        (Library::open(&path).expect("it opens"), Library::open(&path).expect("it opens again"));
    assert!(std::ptr::eq(first.abi(), second.abi()));
    assert_eq!(first.methods().len(), 2);
}

#[test]
fn a_method_that_is_not_there_is_named_with_the_library() {
    let sandbox = Sandbox::new();
    let path = sandbox.library("libgood.so", GOOD_TABLE);
    let status = Library::open(&path).expect("it opens").require(77, "a.S/Gone").expect_err("there is none");
    assert_eq!(status.code(), Code::Unimplemented);
    for part in ["a.S/Gone", "libgood.so", "a test", "shortwire inspect"] {
        assert!(status.message().contains(part), "{part:?} is not in {:?}", status.message());
    }
}

#[test]
fn a_path_without_file_says_what_was_tried() {
    let sandbox = Sandbox::new();
    let path = sandbox.path("libgone.so");
    assert_refused(&path, Code::NotFound, &["there is no file", "libgone.so", "cargo build"]);
    assert_refused(
        "libnowhere-at-all.so",
        Code::NotFound,
        &["where the dynamic linker looks", "LD_LIBRARY_PATH"],
    );
}

#[test]
fn the_other_cargo_profile_is_offered() {
    let sandbox = Sandbox::new();
    fs::create_dir(sandbox.path("release")).expect("a directory");
    fs::create_dir(sandbox.path("debug")).expect("a directory");
    let built = sandbox.file("debug/libx.so", "");
    assert_refused(sandbox.path("release/libx.so"), Code::NotFound, &[&built.display().to_string()]);
}

#[test]
fn a_directory_is_named() {
    let sandbox = Sandbox::new();
    assert_refused(sandbox.0.path(), Code::InvalidArgument, &["is a directory", "/*.so"]);
}

#[test]
fn files_of_other_kinds_are_named() {
    let sandbox = Sandbox::new();
    assert_refused(sandbox.file("notes", "hello\n"), Code::InvalidArgument, &["text file"]);
    assert_refused(sandbox.file("empty", ""), Code::InvalidArgument, &["is empty"]);
    let object = sandbox.compile("x.o", "int x;", &["-c"]);
    assert_refused(object, Code::InvalidArgument, &["object file"]);
}

/// The system would map what is not there, and the process would die when it looks.
#[test]
fn a_library_that_was_cut_off_is_not_loaded() {
    let sandbox = Sandbox::new();
    let whole = fs::read(sandbox.library("libgood.so", GOOD_TABLE)).expect("it is there");
    for size in [30, 63, 64, 100, 1000, 5000, 9000] {
        let path = sandbox.file("libcut.so", &whole[..size]);
        assert_refused(path, Code::InvalidArgument, &["was cut off", "copy or build it again"]);
    }
}

/// Opening a pipe to read from it would wait for somebody who writes.
#[test]
fn a_pipe_or_device_is_not_opened() {
    let sandbox = Sandbox::new();
    let pipe = sandbox.path("pipe.so");
    let made = Command::new("mkfifo").arg(&pipe).status().expect("there is mkfifo");
    assert!(made.success());
    assert_refused(pipe, Code::InvalidArgument, &["pipe"]);
    assert_refused("/dev/null", Code::InvalidArgument, &["device"]);
}

#[test]
fn a_library_of_another_machine_names_both_machines() {
    let sandbox = Sandbox::new();
    let mut bytes = fs::read(sandbox.library("libgood.so", GOOD_TABLE)).expect("it is there");
    let (other, name) = if cfg!(target_arch = "aarch64") { (62, "x86_64") } else { (183, "aarch64") };
    bytes[18..20].copy_from_slice(&u16::to_le_bytes(other));
    let path = sandbox.file("libother.so", bytes);
    assert_refused(path, Code::FailedPrecondition, &[name, std::env::consts::ARCH, "is built for"]);
}

#[test]
fn a_library_without_the_symbol_is_told_how_to_export_it() {
    let sandbox = Sandbox::new();
    let path = sandbox.library("libplain.so", "int answer(void) { return 42; }");
    assert_refused(path, Code::FailedPrecondition, &["shortwire_abi_v1", "shortwire::export!"]);
}

#[test]
fn another_version_of_the_contract_names_both_versions() {
    let sandbox = Sandbox::new();
    let table = GOOD_TABLE.replace(".abi_version = SW_ABI_VERSION", ".abi_version = 7");
    let path = sandbox.library("libseven.so", &table);
    assert_refused(path, Code::FailedPrecondition, &["version 7", "this program version 1"]);

    let symbol = GOOD_TABLE.replace("shortwire_abi_v1", "shortwire_abi_v2");
    let path = sandbox.library("libtwo.so", &symbol);
    assert_refused(path, Code::FailedPrecondition, &["version 2", "this program version 1"]);
}

#[test]
fn a_table_that_breaks_the_contract_is_not_used() {
    let sandbox = Sandbox::new();
    let broken = [
        (".size = sizeof(sw_abi_t)", ".size = 24", "(runtime a test) has 24 bytes"),
        (".id = 1", ".id = 9", "not sorted"),
        (".release = release", ".release = 0", "release"),
        ("return &table", "return 0", "returned NULL"),
        (".name = \"a.S/One\"", ".name = 0", "lacks its name"),
        (".runtime = \"a test\"", ".runtime = 0", "NULL"),
    ];
    for (i, (good, bad, part)) in broken.into_iter().enumerate() {
        let path = sandbox.library(&format!("libbroken{i}.so"), &GOOD_TABLE.replace(good, bad));
        assert_refused(path, Code::FailedPrecondition, &[part, "build the library again"]);
    }
}

#[test]
fn a_missing_dependency_is_named() {
    let sandbox = Sandbox::new();
    let needed = sandbox.library("libneeded.so", "int needed(void) { return 1; }");
    let source = format!("int needed(void); int uses(void) {{ return needed(); }} {GOOD_TABLE}");
    let directory = format!("-L{}", sandbox.0.path().display());
    let path = sandbox.compile("libneedy.so", &source, &["-shared", &directory, "-lneeded"]);
    fs::remove_file(needed).expect("it was there");
    assert_refused(path, Code::FailedPrecondition, &["libneeded.so", "ldd"]);
}
