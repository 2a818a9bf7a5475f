//! `shortwire crypto`.

mod common;

use common::Sandbox;
use serde_json::Value;

#[test]
fn every_kernel_of_this_processor_gives_right_answers() {
    let ran = Sandbox::new().run(&["crypto", "selftest", "--json"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let proofs: Vec<Value> = serde_json::from_str(&ran.stdout).expect("JSON");
    assert!(proofs.iter().all(|proof| proof["refusal"].is_null()));
}

#[test]
fn kernels_tell_what_runs_and_what_does_not() {
    let ran = Sandbox::new().run(&["crypto", "kernels", "--json"]);
    let kernels: Vec<Value> = serde_json::from_str(&ran.stdout).expect("JSON");
    assert!(
        kernels
            .iter()
            .any(|kernel| kernel["kernel"].as_str().is_some_and(|name| name.starts_with("chacha20")))
    );
    assert!(kernels.iter().all(|kernel| kernel["chosen"].is_string()));
}

#[test]
fn kernels_can_be_read() {
    let sandbox = Sandbox::new();
    let listed = sandbox.run(&["crypto", "kernels", "--json"]);
    let kernels: Vec<Value> = serde_json::from_str(&listed.stdout).expect("JSON");
    let name = kernels[0]["kernel"].as_str().expect("it has a name");
    let ran = sandbox.run(&["crypto", "dump", name, "--target", "avx2"]);
    assert!(ran.stdout.contains("ymm") && ran.stdout.contains("ret"), "{ran:?}");
    let ran = sandbox.run(&["crypto", "dump", name, "--target", "neon"]);
    assert!(ran.stdout.contains(".inst 0x"), "{ran:?}");
}

#[test]
fn what_is_not_there_is_told_with_what_is() {
    let ran = Sandbox::new().run(&["crypto", "dump", "rot13"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("there is no kernel rot13; the kernels are"), "{ran:?}");
}
