//! A process made by fork is told to open the library itself.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::Code;
use shortwire::client::Options;

use crate::support::{call_raw, client, start};

/// Runs `in_child` in a child of this process and returns whether all it says is true.
fn holds_in_child(in_child: impl FnOnce(i32) -> bool) -> bool {
    // SAFETY: getpid has no preconditions.
    let parent = unsafe { libc::getpid() };
    // SAFETY: the child does nothing but call the library, which is what is tested, and ends without running what the
    // parent has registered for its own end.
    let child = unsafe { libc::fork() };
    assert!(child >= 0, "fork: {}", std::io::Error::last_os_error());
    if child == 0 {
        let holds =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| in_child(parent))).unwrap_or(false);
        // SAFETY: ends the child.
        unsafe { libc::_exit(i32::from(!holds)) };
    }
    let mut status = 0;
    // SAFETY: the child is ours, and `status` may be written.
    assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
    libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0
}

#[test]
fn calls_in_the_child_name_both_processes_and_the_way_out() {
    let client = client();
    assert!(client.nothing(&Empty::default()).is_ok());
    assert!(holds_in_child(|parent| {
        let Err(status) = client.nothing(&Empty::default()) else { return false };
        let text = status.message();
        status.code() == Code::FailedPrecondition
            && text
                .contains(&format!("opened by process {parent} and called by process {}", std::process::id()))
            && text.ends_with("open the library again in the new process, or fork before opening it")
    }));
    assert!(client.nothing(&Empty::default()).is_ok(), "the parent goes on");
}

#[test]
fn every_form_of_a_call_notices() {
    let client = client();
    assert!(holds_in_child(|_| {
        let codes = [
            client.nothing(&Empty::default()).err(),
            client.nothing_many(&[Empty::default()]).err(),
            client.echo_tree(&Tree::default()).err(),
            client.echo_tree_many(&[Tree::default()]).err(),
        ];
        codes.iter().all(|status| status.as_ref().is_some_and(|s| s.code() == Code::FailedPrecondition))
    }));
}

#[test]
fn the_child_can_open_the_library_itself() {
    let before = client();
    assert!(holds_in_child(|_| {
        let own = start(Options::default());
        drop(before.clone());
        call_raw(&own, "Count", &[]) == Ok(vec![0x08, 1])
    }));
}

#[test]
fn the_child_may_drop_what_its_parent_opened() {
    let mut client = Some(client());
    assert!(holds_in_child(|_| {
        drop(client.take());
        true
    }));
}
