//! A system that lets no code be made at run time: the ciphers work as ever, and the table says why nothing faster runs.
#![cfg(target_os = "linux")]

use hex_literal::hex;
use shortwire_crypto::hazmat::{ChaCha20, Message, StreamCipher, Text};
use shortwire_crypto::kernels::{self, Refusal};

#[test]
fn portable_code_runs_and_the_table_says_why() {
    // Code lies in files of memory, and this process may open no more files.
    let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the limit is ours, and only read.
    assert_eq!(unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, &none) }, 0);

    let mut block = [0; 64];
    ChaCha20::key_stream(&[0; 32], &[0; 12], 0, &mut block).expect("there is stream");
    let expected = hex!(
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    );
    assert_eq!(block, expected);
    let mut long = vec![0; 5000];
    ChaCha20::key_stream(&[0; 32], &[0; 12], 0, &mut long).expect("there is stream");
    assert_eq!(long[..64], expected);
    let mut texts = [[0; 64]; 3];
    let mut messages: Vec<_> = texts
        .iter_mut()
        .map(|text| Message::<ChaCha20> {
            key: &[0; 32],
            nonce: &[0; 12],
            counter: 0,
            text: Text::in_place(text),
        })
        .collect();
    ChaCha20::apply_many(&mut messages).expect("there is stream");
    assert_eq!(texts, [expected; 3]);

    let listed =
        kernels::list().into_iter().find(|listed| listed.name == "chacha20/bulk").expect("it is listed");
    assert_eq!(listed.chosen, None);
    let is_for_memory = |(target, refusal): &(kernels::Target, Refusal)| {
        !target.is_supported()
            || matches!(refusal, Refusal::Memory(reason) if reason.contains("memfd_create"))
    };
    assert!(listed.refused.iter().all(is_for_memory), "{listed:?}");
}
