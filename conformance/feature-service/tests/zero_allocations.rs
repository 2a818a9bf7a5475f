//! After the first few, calls from Rust take no memory from the heap, neither in the caller nor in the library; a batch takes its
//! list of results.
//!
//! The library has an allocator of its own, so that of this program counts its own side only. Both are counted by a library that is
//! preloaded in front of `malloc`, in a second run of this program.
#![cfg(all(target_os = "linux", not(miri)))]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::Scratch;

const CALLS: u64 = 1000;

#[test]
fn flat_calls() {
    let client = open();
    assert_eq!(allocations_of_calls(|| client.echo_int64(&Int64Value { value: 5, ..Default::default() })), 0);
    assert_eq!(allocations_of_calls(|| client.count(&Empty::default())), 0);
}

#[test]
fn flat_calls_into_a_scratch() {
    let (client, mut scratch) = (open(), Scratch::new());
    let text = StringValue { value: "x".repeat(300).into(), ..Default::default() };
    assert_eq!(allocations_of_calls(|| client.echo_string(&text, &mut scratch).map(drop)), 0);
    let all = Scalars { string_value: "text".into(), bytes_value: b"bytes"[..].into(), ..Default::default() };
    assert_eq!(allocations_of_calls(|| client.echo_scalars(&all, &mut scratch).map(drop)), 0);
}

#[test]
fn wire_calls_into_a_scratch() {
    let (client, mut scratch) = (open(), Scratch::new());
    let choice = Choice {
        choice: Some(ChoiceChoice::Text("x".repeat(300).into())),
        after: "after".into(),
        ..Default::default()
    };
    assert_eq!(allocations_of_calls(|| client.echo_choice(&choice, &mut scratch).map(drop)), 0);
}

/// The list of results is the caller's, and all there is.
#[test]
fn flat_batches() {
    let (client, mut scratch) = (open(), Scratch::new());
    let numbers: Vec<_> = (0..100).map(|value| Int64Value { value, ..Default::default() }).collect();
    assert_eq!(allocations_of_calls(|| client.echo_int64_many(&numbers)), CALLS);
    let texts = vec![StringValue { value: "text".into(), ..Default::default() }; 100];
    assert_eq!(allocations_of_calls(|| client.echo_string_many(&texts, &mut scratch).map(drop)), CALLS);
}

/// The library has memory for one reply, which it takes once a batch.
#[test]
fn wire_batches() {
    let (client, mut scratch) = (open(), Scratch::new());
    let choices = vec![Choice { after: "after".into(), ..Default::default() }; 100];
    let by_the_library = if PRELOADED.is_some() { CALLS } else { 0 };
    let all = allocations_of_calls(|| client.echo_choice_many(&choices, &mut scratch).map(drop));
    assert_eq!(all, CALLS + by_the_library);
}

#[test]
fn the_same_with_the_library_counted() {
    if PRELOADED.is_some() {
        return;
    }
    let folder = tempfile::tempdir().expect("there is room for files");
    let counter = folder.path().join("allocations.so");
    let source =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/engines/c/allocations/allocations.c");
    let compiled =
        Command::new("cc").args(["-O2", "-shared", "-fPIC", "-o"]).arg(&counter).arg(source).status();
    assert!(compiled.expect("cc runs").success());

    // One thread, because all that the process allocates is counted.
    let program = std::env::current_exe().expect("a running program has a path");
    let again =
        Command::new(program).arg("--test-threads=1").env("LD_PRELOAD", counter).output().expect("it runs");
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stdout));
}

fn open() -> FeatureClient {
    let program = std::env::current_exe().expect("a running program has a path");
    FeatureClient::open(program.with_file_name("libfeature_service.so")).expect("it was built with this test")
}

/// Allocations of [`CALLS`] calls, once a few were made.
fn allocations_of_calls<R, E: std::fmt::Debug>(mut call: impl FnMut() -> Result<R, E>) -> u64 {
    let mut run = |calls| (0..calls).for_each(|_| drop(black_box(call().expect("the call succeeds"))));
    run(10);
    let before = allocations();
    run(CALLS);
    allocations() - before
}

/// Allocations so far: of the whole process if it is counted, else of this thread outside of the library.
fn allocations() -> u64 {
    match *PRELOADED {
        // SAFETY: the function has this type in bench/engines/c/allocations/allocations.c.
        Some(count) => unsafe { count() },
        None => OF_THREAD.get(),
    }
}

static PRELOADED: LazyLock<Option<unsafe extern "C" fn() -> u64>> = LazyLock::new(|| {
    // SAFETY: the name is text with a NUL at its end; what is found under it has this type.
    unsafe {
        let found = libc::dlsym(libc::RTLD_DEFAULT, c"allocation_count".as_ptr());
        (!found.is_null())
            .then(|| std::mem::transmute::<*mut libc::c_void, unsafe extern "C" fn() -> u64>(found))
    }
});

thread_local! {
    static OF_THREAD: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

impl Counting {
    fn count(&self) {
        // Not there any more while the thread ends.
        let _ = OF_THREAD.try_with(|count| count.set(count.get() + 1));
    }
}

// SAFETY: all is left to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        self.count();
        // SAFETY: as promised by the caller.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        self.count();
        // SAFETY: as promised by the caller.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        self.count();
        // SAFETY: as promised by the caller.
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as promised by the caller.
        unsafe { System.dealloc(memory, layout) }
    }
}
