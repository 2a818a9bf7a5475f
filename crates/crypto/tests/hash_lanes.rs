//! Many messages at once, on every kernel that this processor runs, against one message after the other.

#[path = "hash/vectors.rs"]
#[allow(dead_code, reason = "shared with the tests of single messages")]
mod vectors;

use shortwire_crypto::blake2b::Parameters;
use shortwire_crypto::kernels::{self, Choice, Target};
use shortwire_crypto::{Error, Sha2, Sha256, Word};

use vectors::scattered;

#[test]
fn sha_256() {
    on_every_kernel("sha256", agree::<u32>);
}

#[test]
fn sha_512() {
    on_every_kernel("sha512", agree::<u64>);
}

/// Runs the test with each of the primitive's kernels forced. No other test of this program may use that primitive.
fn on_every_kernel(primitive: &str, test: fn()) {
    let supported = Target::ALL.into_iter().filter(|target| target.is_supported());
    for choice in supported.map(Choice::Target).chain([Choice::Portable, Choice::Automatic]) {
        kernels::force(primitive, choice).expect("the primitive has kernels");
        if let Choice::Target(target) = choice {
            let used = kernels::list().into_iter().find(|kernel| kernel.name == format!("{primitive}/lanes"));
            assert_eq!(used.and_then(|kernel| kernel.chosen), Some(target));
        }
        test();
    }
}

/// Lists of messages of which each is another, so that a message on the wrong lane is noticed.
fn lists(block: usize) -> impl Iterator<Item = Vec<Vec<u8>>> {
    let every_length = (0..=1100).map(|length| scattered(length, length as u64)).collect::<Vec<_>>();
    let mut mixed = every_length.clone();
    mixed.sort_by_key(|message| (message.len() * 7919) % 1103);
    let around_blocks = move |seed: usize| {
        let length = (seed * 5 % 9) * block + (seed * 3 % 35) * block / 16;
        scattered(length.saturating_sub(seed % 3), seed as u64)
    };
    let counts = (0..40).map(move |count| (count..2 * count).map(around_blocks).collect());
    [every_length, mixed].into_iter().chain(counts)
}

fn agree<W: Word>() {
    for messages in lists(W::BLOCK) {
        let expected: Vec<_> = messages.iter().map(|message| Sha2::<W>::digest(message)).collect();
        let mut digests = vec![Sha2::<W>::digest(b"nothing yet"); messages.len()];
        Sha2::<W>::digest_many(&messages, &mut digests).expect("as many digests as messages");
        for ((message, digest), expected) in messages.iter().zip(digests).zip(expected) {
            assert_eq!(digest, expected, "{} bytes of {} messages", message.len(), messages.len());
        }
    }
}

#[test]
fn blake2b() {
    on_every_kernel("blake2b", || {
        let salted = Parameters::new().salt(b"sixteen bytes it").personalisation(b"test");
        agree_blake2b(&Parameters::new(), 64);
        agree_blake2b(&salted.key(b"a key"), 33);
    });
}

fn agree_blake2b(parameters: &Parameters<'_>, length: usize) {
    for messages in lists(128) {
        let mut digests = vec![0; messages.len() * length];
        parameters.hash_many(&messages, length, &mut digests).expect("the lengths are right");
        for (message, digest) in messages.iter().zip(digests.chunks(length)) {
            let mut expected = vec![0; length];
            parameters.hash(message, &mut expected).expect("the lengths are right");
            assert_eq!(digest, expected, "{} bytes of {} messages", message.len(), messages.len());
        }
    }
}

#[test]
fn another_number_of_digests_is_refused() {
    let mut digests = [[7; 32]; 3];
    let refused = Sha256::digest_many(&[b"one", b"two"], &mut digests);
    assert!(matches!(refused, Err(Error::Length { what: "the list of digests", actual: 3, .. })));
    assert_eq!(digests, [[7; 32]; 3]);
}
