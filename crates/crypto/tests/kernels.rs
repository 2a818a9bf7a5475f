//! Every kernel on every target of this processor: their answers, their instructions, and how they are chosen.
//!
//! One test, because what is forced is forced on the whole process.

mod support;

use std::fmt::Write;
use std::path::Path;

use chacha20::cipher::{KeyIvInit, StreamCipherSeek};
use dryoc::classic::crypto_onetimeauth::crypto_onetimeauth;
use shortwire_crypto::hazmat::*;
use shortwire_crypto::kernels::{self, Choice, Policy, Target};
use shortwire_crypto::{Error, Poly1305, Sha256};
use support::Sequence;

/// What RustCrypto makes.
fn expected<R>(key: &[u8], nonce: &[u8], counter: u64, text: &[u8]) -> Vec<u8>
where
    R: KeyIvInit + StreamCipherSeek + chacha20::cipher::StreamCipher,
{
    let mut text = text.to_vec();
    let mut cipher = R::new_from_slices(key, nonce).expect("of their lengths");
    cipher.seek(counter * 64);
    cipher.apply_keystream(&mut text);
    text
}

/// Every length, in and out of place, at odd addresses.
fn check_lengths<C, R, const NONCE: usize>(target: &str)
where
    C: StreamCipher<Nonce = [u8; NONCE]>,
    R: KeyIvInit + StreamCipherSeek + chacha20::cipher::StreamCipher,
{
    const LONGEST: usize = 3200;
    let mut sequence = Sequence::new(7);
    let (key, nonce): ([u8; 32], [u8; NONCE]) = (sequence.array(), sequence.array());
    let text = sequence.bytes(LONGEST);
    let stream = expected::<R>(&key, &nonce, 1, &text);
    let around = |boundary: usize| boundary - 1..boundary + 2;
    for length in (0..=1100).chain(around(1536)).chain(around(2048)).chain(around(3072)) {
        let offset = length % 19;
        let text = &text[..length];
        let mut output = vec![0xa5; length + 40];
        C::apply(&key, &nonce, 1, text, &mut output[offset..offset + length]).expect("there is stream");
        assert!(output[offset..offset + length] == stream[..length], "{target}: {length} bytes");
        assert!(
            output[..offset].iter().chain(&output[offset + length..]).all(|byte| *byte == 0xa5),
            "{target}: {length} bytes"
        );
        output[offset..offset + length].copy_from_slice(text);
        C::apply_in_place(&key, &nonce, 1, &mut output[offset..offset + length]).expect("there is stream");
        assert!(output[offset..offset + length] == stream[..length], "{target}: {length} bytes in place");
        assert!(
            output[..offset].iter().chain(&output[offset + length..]).all(|byte| *byte == 0xa5),
            "{target}: {length} bytes"
        );
    }
}

struct Case<const NONCE: usize> {
    key: [u8; 32],
    nonce: [u8; NONCE],
    counter: u64,
    text: Vec<u8>,
}

/// Messages of all lengths with keys, nonces and numbers of their own.
fn check_many<C, R, const NONCE: usize>(target: &str)
where
    C: StreamCipher<Nonce = [u8; NONCE]>,
    R: KeyIvInit + StreamCipherSeek + chacha20::cipher::StreamCipher,
{
    let mut sequence = Sequence::new(11);
    for count in [0, 1, 2, 15, 16, 17, 200] {
        let cases: Vec<Case<NONCE>> = (0..count)
            .map(|_| {
                let length = [0, 1, 16, 63, 64, 65, 200, 256, 1500][sequence.number() as usize % 9];
                let (key, nonce) = (sequence.array(), sequence.array());
                Case { key, nonce, counter: sequence.number() % 1000, text: sequence.bytes(length) }
            })
            .collect();
        let mut outputs: Vec<Vec<u8>> = cases.iter().map(|case| case.text.clone()).collect();
        let mut messages: Vec<Message<'_, C>> = Vec::new();
        for (index, (case, output)) in cases.iter().zip(&mut outputs).enumerate() {
            let text = if index % 2 == 0 {
                Text::in_place(output)
            } else {
                Text::new(&case.text, output).expect("of its length")
            };
            messages.push(Message { key: &case.key, nonce: &case.nonce, counter: case.counter, text });
        }
        C::apply_many(&mut messages).expect("there is stream");
        for (Case { key, nonce, counter, text }, output) in cases.iter().zip(&outputs) {
            let expected = expected::<R>(key, nonce, *counter, text);
            assert!(*output == expected, "{target}: {} bytes among {count} messages", text.len());
        }
    }
}

fn check_ciphers(target: &str) {
    check_lengths::<ChaCha20, chacha20::ChaCha20, 12>(target);
    check_lengths::<Salsa20, salsa20::Salsa20, 8>(target);
    check_many::<ChaCha20, chacha20::ChaCha20, 12>(target);
    check_many::<XChaCha20, chacha20::XChaCha20, 24>(target);
    check_many::<Salsa20, salsa20::Salsa20, 8>(target);
    check_many::<XSalsa20, salsa20::XSalsa20, 24>(target);
    check_tags(target);
}

/// Poly1305 of every length, with ordinary numbers and the largest, against another implementation.
fn check_tags(target: &str) {
    let mut random = Sequence::new(3);
    for (mut key, mut message) in [([0; 32], random.bytes(5000)), ([0xff; 32], vec![0xff; 5000])] {
        for length in (0..1100).chain([2048, 4095, 5000]) {
            if key != [0xff; 32] {
                key = random.array();
                message[length % 5000] ^= 0x80;
            }
            let mut expected = [0; 16];
            crypto_onetimeauth(&mut expected, &message[..length], &key);
            assert_eq!(Poly1305::tag(&key, &message[..length]), expected, "{length} bytes, {target}");
        }
    }
}

#[test]
fn every_kernel_on_every_target() {
    let refused: Vec<_> = kernels::self_test().into_iter().filter(|proof| proof.refusal.is_some()).collect();
    assert!(refused.is_empty(), "{refused:?}");

    for target in Target::ALL.into_iter().filter(|target| target.is_supported()) {
        kernels::force("", Choice::Target(target)).expect("all kernels are named so");
        let chosen: Vec<_> =
            kernels::list().into_iter().filter(|listed| listed.name == "chacha20/bulk").collect();
        assert_eq!(chosen[0].chosen, Some(target));
        assert!(chosen[0].is_forced);
        check_ciphers(target.name());
    }
    kernels::force("", Choice::Portable).expect("all kernels are named so");
    assert!(kernels::list().iter().all(|listed| listed.chosen.is_none()));
    check_ciphers("portable");

    kernels::force("", Choice::Automatic).expect("all kernels are named so");
    kernels::set_policy(Policy::Bits256);
    assert!(kernels::list().iter().all(|listed| listed.chosen != Some(Target::Avx512)));
    kernels::set_policy(Policy::Bits512);
    assert!(matches!(kernels::force("chacha21", Choice::Portable), Err(Error::Parameter { .. })));
}

/// The kernels whose first argument points to pointers, numbers and nonces.
fn tables(name: &str) -> &'static [usize] {
    if name.ends_with("/bulk") || name.ends_with("/many") { &[0] } else { &[] }
}

/// The kernels of ciphers and MACs, as (name, target, code).
fn emitted() -> impl Iterator<Item = (String, Target, Vec<u8>)> {
    let names =
        ["chacha8", "chacha12", "chacha20", "salsa8", "salsa12", "salsa20"].iter().flat_map(|cipher| {
            ["block", "few", "several", "bulk", "many"].map(|class| format!("{cipher}/{class}"))
        });
    let macs = ["poly1305/products32", "poly1305/products52"].map(str::to_owned);
    names.chain(macs).flat_map(|name| {
        Target::ALL
            .into_iter()
            .filter_map(move |target| Some((name.clone(), target, kernels::code(&name, target).ok()?)))
    })
}

#[test]
fn no_kernel_s_time_depends_on_secrets() {
    for (name, target, code) in emitted().filter(|(_, target, _)| *target != Target::Neon) {
        shortwire_jit::testing::audit(&format!("{name} for {target}"), &code, tables(&name));
    }
}

/// What is emitted changes only on purpose: `SHORTWIRE_BLESS=1` accepts.
#[test]
fn kernels_are_what_they_were() {
    let mut actual = String::new();
    for (name, target, code) in emitted() {
        let hash = Sha256::digest(&code).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        writeln!(actual, "{name} {target} {} {hash}", code.len()).expect("strings take all");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/kernels.txt");
    if std::env::var_os("SHORTWIRE_BLESS").is_some() {
        std::fs::write(&path, &actual).expect("the golden file is writable");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden file is there");
    let changed: Vec<_> = actual.lines().filter(|line| !golden.lines().any(|other| other == *line)).collect();
    assert!(actual == golden, "these kernels have changed: {changed:#?}");
}
