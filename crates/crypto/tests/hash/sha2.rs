use serde_json::Value;
use shortwire_crypto::{Sha2, Sha256, Sha512, Word};

use crate::vectors::{bytes, from_hex, list, load, scattered};

#[test]
fn nist_vectors_of_sha_256() {
    check::<u32>(&load(include_str!("../vectors/sha256.json")));
}

#[test]
fn nist_vectors_of_sha_512() {
    check::<u64>(&load(include_str!("../vectors/sha512.json")));
}

fn check<W: Word>(vectors: &Value) {
    for vector in list(vectors, "tests") {
        assert_eq!(Sha2::<W>::digest(&bytes(vector, "message")).as_ref(), bytes(vector, "digest"));
    }
    let mut seed = bytes(vectors, "monte_carlo_seed");
    for expected in list(vectors, "monte_carlo_digests") {
        seed = monte_carlo::<W>(&seed);
        assert_eq!(seed, from_hex(expected.as_str().expect("text")));
    }
}

/// A thousand digests, each of the three before it: section 6.4 of the validation system's document.
fn monte_carlo<W: Word>(seed: &[u8]) -> Vec<u8> {
    let mut last = [seed.to_vec(), seed.to_vec(), seed.to_vec()];
    for _ in 0..1000 {
        let digest = Sha2::<W>::digest(&last.concat()).as_ref().to_vec();
        last.rotate_left(1);
        last[2] = digest;
    }
    last[2].clone()
}

#[test]
fn pieces_give_the_digest_of_the_whole() {
    pieces::<u32>();
    pieces::<u64>();
}

fn pieces<W: Word>() {
    let message = scattered(3 * W::BLOCK + 1, 1);
    for length in 0..message.len() {
        let expected = Sha2::<W>::digest(&message[..length]);
        for split in 0..=length {
            let mut hash = Sha2::<W>::new();
            hash.update(&message[..split]);
            hash.update(&message[split..length]);
            assert_eq!(hash.finalize(), expected, "{length} bytes in two after {split}");
        }
    }
    for step in [1, 2, 3, 7, W::BLOCK - 1, W::BLOCK, W::BLOCK + 1] {
        let mut hash = Sha2::<W>::new();
        message.chunks(step).for_each(|piece| hash.update(piece));
        assert_eq!(hash.finalize(), Sha2::<W>::digest(&message), "pieces of {step}");
    }
}

#[test]
fn another_implementation_agrees_at_every_length() {
    let message = scattered(1100, 2);
    for length in 0..=message.len() {
        let message = &message[..length];
        assert_eq!(Sha256::digest(message).as_slice(), graviola_sha256(message), "{length} bytes");
        assert_eq!(Sha512::digest(message).as_slice(), graviola_sha512(message), "{length} bytes");
    }
}

fn graviola_sha256(message: &[u8]) -> Vec<u8> {
    use graviola::hashing::{Hash, Sha256};
    Sha256::hash(message).as_ref().to_vec()
}

fn graviola_sha512(message: &[u8]) -> Vec<u8> {
    use graviola::hashing::{Hash, Sha512};
    Sha512::hash(message).as_ref().to_vec()
}

#[test]
fn a_clone_goes_on_by_itself() {
    let mut hash = Sha256::new();
    hash.update(b"common ");
    let mut other = hash.clone();
    hash.update(b"one");
    other.update(b"other");
    assert_eq!(hash.finalize(), Sha256::digest(b"common one"));
    assert_eq!(other.finalize(), Sha256::digest(b"common other"));
}

#[test]
fn debug_output_tells_nothing_of_the_message() {
    let mut hash = Sha512::new();
    hash.update(b"secret");
    assert_eq!(format!("{hash:?}"), "Sha512(6 bytes)");
}
