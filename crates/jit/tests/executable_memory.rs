//! Where code lies: never writable and executable at once, and a clear answer where it may not lie at all.
#![cfg(target_os = "linux")]

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use shortwire_jit::memory::Arena;
use shortwire_jit::vector::{Target, Word, assemble};
use shortwire_jit::{Error, Kernel, publish};

/// A function that returns a number.
fn constant(number: u64) -> Option<shortwire_jit::assembler::Assembly> {
    let target = Target::best()?;
    Some(assemble("constant", target, |e, []: [Word; 0]| {
        let word = e.word();
        e.set_word(word, number);
        e.return_word(word);
    }))
}

fn call(kernel: &Kernel) -> u64 {
    // SAFETY: the kernel takes nothing and returns a word.
    unsafe { kernel.function::<extern "C" fn() -> u64>()() }
}

/// Tests that look at this process's mappings take turns with those that make new ones.
fn alone() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The mappings of this process: addresses, and permissions like `r-xs`, and name.
fn mappings() -> Vec<(std::ops::Range<usize>, String, String)> {
    let text = std::fs::read_to_string("/proc/self/maps").expect("Linux tells");
    let address = |text: &str| usize::from_str_radix(text, 16).expect("addresses are hexadecimal");
    text.lines()
        .map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let (start, end) = words[0].split_once('-').expect("a range");
            (address(start)..address(end), words[1].to_owned(), words[5..].join(" "))
        })
        .collect()
}

#[test]
fn no_mapping_is_writable_and_executable_while_kernels_are_made_and_run() {
    let _alone = alone();
    let Some(first) = constant(1) else { return };
    let first = publish(&first).expect("executable memory is allowed here");
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in 0..2000 {
                let kernel = publish(&constant(number).expect("there is a target")).expect("as above");
                assert_eq!(call(&kernel), number);
            }
            done.store(true, Ordering::Release);
        });
        while !done.load(Ordering::Acquire) {
            assert_eq!(call(&first), 1);
            for (range, permissions, name) in mappings() {
                assert!(
                    !(permissions.contains('w') && permissions.contains('x')),
                    "{range:x?} {permissions} {name}"
                );
            }
        }
    });
    // Nor is a second, writable mapping of the same memory left behind.
    let writable = mappings()
        .into_iter()
        .find(|(_, permissions, name)| permissions.contains('w') && name.contains("shortwire-jit"));
    assert_eq!(writable, None);
}

#[test]
fn kernels_share_memory_and_give_it_back() {
    let _alone = alone();
    let Some(assembly) = constant(7) else { return };
    let mut arena = Arena::new();
    let kernels: Vec<Kernel> =
        (0..3000).map(|_| arena.publish(&assembly).expect("executable memory is allowed here")).collect();
    let addresses: Vec<usize> = kernels.iter().map(|kernel| kernel.address() as usize).collect();
    let holding = |address: usize| {
        mappings()
            .into_iter()
            .any(|(range, permissions, _)| range.contains(&address) && permissions.contains('x'))
    };
    let pages: std::collections::BTreeSet<usize> = addresses.iter().map(|address| address / 4096).collect();
    assert!(pages.len() <= 3000 * 64 / 4096 + 3, "{} pages for 3000 kernels", pages.len());
    assert!(kernels.iter().all(|kernel| call(kernel) == 7));
    let last = kernels.last().expect("there are thousands").clone();
    drop(kernels);
    drop(arena);
    assert!(!holding(addresses[0]), "the first region is still there");
    assert!(holding(last.address() as usize), "the last one is in use");
    assert_eq!(call(&last), 7);
    let address = last.address() as usize;
    drop(last);
    assert!(!holding(address), "the last region is still there");
}

#[test]
fn code_larger_than_a_region_has_one_of_its_own() {
    let _alone = alone();
    let Some(target) = Target::best() else { return };
    let large = assemble("large", target, |e, [sum]: [Word; 1]| {
        for _ in 0..40_000 {
            e.add(sum, 1);
        }
        e.return_word(sum);
    });
    assert!(large.bytes.len() > 64 * 1024);
    let kernel = publish(&large).expect("executable memory is allowed here");
    // SAFETY: the kernel takes a word and returns one.
    assert_eq!(unsafe { kernel.function::<extern "C" fn(u64) -> u64>()(2) }, 40_002);
}

#[test]
fn a_forked_child_does_not_write_into_its_parents_code() {
    let _alone = alone();
    let Some(assembly) = constant(1) else { return };
    let mut arena = Arena::new();
    arena.publish(&assembly).expect("executable memory is allowed here");
    // SAFETY: the child makes system calls, allocates in one thread, and ends without cleaning up.
    let child = unsafe { libc::fork() };
    if child == 0 {
        let kernel = arena.publish(&constant(2).expect("there is a target"));
        let status = i32::from(!kernel.is_ok_and(|kernel| call(&kernel) == 2));
        // SAFETY: as above.
        unsafe { libc::_exit(status) };
    }
    let kernel = arena.publish(&constant(3).expect("there is a target")).expect("as above");
    let mut status = 0;
    // SAFETY: the child is ours, and the status is ours.
    assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
    assert_eq!(status, 0, "the child's own kernel works");
    assert_eq!(call(&kernel), 3, "the parent's kernel is what the parent wrote");
}

#[test]
fn code_for_another_machine_is_refused() {
    let Some(host) = Target::best() else { return };
    let foreign = Target::ALL.into_iter().find(|target| target.architecture() != host.architecture());
    let assembly = assemble("foreign", foreign.expect("there are two architectures"), |_, []: [Word; 0]| {});
    let error = publish(&assembly).expect_err("it cannot run here");
    assert!(matches!(error, Error::OtherArchitecture { .. }), "{error:?}");
}

/// What a child of the test forbids itself, and what comes of it.
const CASES: [(&str, &str); 5] = [
    ("nothing", "published"),
    ("memory-files", "published"),
    ("executable-mappings", "refused"),
    ("gaining-execution", "published"),
    ("memory-files,gaining-execution", "refused"),
];

#[test]
fn what_the_system_refuses_is_a_clear_error() {
    if Target::best().is_none() {
        return;
    }
    for (forbidden, outcome) in CASES {
        let child = Command::new(std::env::current_exe().expect("a test is a program"))
            .args(["--exact", "in_a_child", "--nocapture", "--include-ignored"])
            .env("SHORTWIRE_TEST_FORBID", forbidden)
            .output()
            .expect("the program starts");
        let text = String::from_utf8_lossy(&child.stdout);
        assert!(child.status.success(), "{forbidden}: {text} {}", String::from_utf8_lossy(&child.stderr));
        if text.contains("outcome: left out") {
            eprintln!("left out: {forbidden}, which this system does not know");
            continue;
        }
        assert!(text.contains(&format!("outcome: {outcome}")), "{forbidden}: {text}");
    }
}

#[test]
#[ignore = "a part of the test above, for a process of its own"]
fn in_a_child() {
    let forbidden = std::env::var("SHORTWIRE_TEST_FORBID").unwrap_or_default();
    let assembly = constant(5).expect("there is a target");
    for what in forbidden.split(',') {
        let is_done = match what {
            "memory-files" => forbid(&[(libc::SYS_memfd_create, None)]),
            "executable-mappings" => forbid(&[(libc::SYS_mmap, Some(2)), (libc::SYS_mprotect, Some(2))]),
            "gaining-execution" => refuse_gaining_execution(),
            _ => true,
        };
        if !is_done {
            println!("outcome: left out");
            return;
        }
    }
    match publish(&assembly) {
        Ok(kernel) => {
            assert_eq!(call(&kernel), 5);
            println!("outcome: published");
        }
        Err(error @ Error::Refused { .. }) => {
            let text = error.to_string();
            assert!(text.contains("executable memory is refused") && text.contains("portable"), "{text}");
            println!("outcome: refused");
        }
        Err(error) => panic!("{error}"),
    }
}

/// PR_SET_MDWE with PR_MDWE_REFUSE_EXEC_GAIN: Linux 6.3 and later.
fn refuse_gaining_execution() -> bool {
    // SAFETY: the call takes numbers.
    unsafe { libc::prctl(65, 1, 0, 0, 0) == 0 }
}

/// Lets these system calls fail with EPERM in this thread: always, or if the argument of that number asks for PROT_EXEC.
fn forbid(calls: &[(libc::c_long, Option<u32>)]) -> bool {
    const LOAD: u16 = (libc::BPF_LD | libc::BPF_W | libc::BPF_ABS) as u16;
    const EQUAL: u16 = (libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K) as u16;
    const ANY_BIT: u16 = (libc::BPF_JMP | libc::BPF_JSET | libc::BPF_K) as u16;
    const RETURN: u16 = (libc::BPF_RET | libc::BPF_K) as u16;
    let step = |code, jt, jf, k| libc::sock_filter { code, jt, jf, k };
    let refused = libc::SECCOMP_RET_ERRNO | libc::EPERM as u32;
    let mut filter = Vec::new();
    for &(number, argument) in calls {
        filter.push(step(LOAD, 0, 0, 0));
        match argument {
            None => {
                filter.push(step(EQUAL, 0, 1, number as u32));
                filter.push(step(RETURN, 0, 0, refused));
            }
            Some(argument) => {
                filter.push(step(EQUAL, 0, 3, number as u32));
                filter.push(step(LOAD, 0, 0, 16 + 8 * argument));
                filter.push(step(ANY_BIT, 0, 1, libc::PROT_EXEC as u32));
                filter.push(step(RETURN, 0, 0, refused));
            }
        }
    }
    filter.push(step(RETURN, 0, 0, libc::SECCOMP_RET_ALLOW));
    let program = libc::sock_fprog { len: filter.len() as u16, filter: filter.as_mut_ptr() };
    // SAFETY: the program lives until the calls return, and takes effect in this thread only.
    unsafe {
        libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
            && libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &raw const program) == 0
    }
}

#[test]
fn profilers_get_names_when_they_are_asked_for() {
    let Some(_) = Target::best() else { return };
    let child = Command::new(std::env::current_exe().expect("a test is a program"))
        .args(["--exact", "in_a_child_with_symbols", "--nocapture", "--include-ignored"])
        .env("SHORTWIRE_JIT_SYMBOLS", "perf,gdb")
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success(), "{text} {}", String::from_utf8_lossy(&child.stderr));
}

#[test]
#[ignore = "a part of the test above, for a process of its own"]
fn in_a_child_with_symbols() {
    if std::env::var_os("SHORTWIRE_JIT_SYMBOLS").is_none() {
        return;
    }
    let kernel =
        publish(&constant(9).expect("there is a target")).expect("executable memory is allowed here");
    let path = format!("/tmp/perf-{}.map", std::process::id());
    let map = std::fs::read_to_string(&path).expect("the map is there");
    std::fs::remove_file(&path).expect("it is ours");
    let expected = format!("{:x} {:x} shortwire::constant\n", kernel.address() as usize, kernel.code().len());
    assert_eq!(map, expected);
}
