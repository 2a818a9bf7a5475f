use shortwire_crypto::blake2b::Parameters;
use shortwire_crypto::{Blake2b, Error};

use crate::vectors::{bytes, counting, from_hex, list, load, scattered, text};

const VECTORS: &str = include_str!("../vectors/blake2b.json");

#[test]
fn known_answers_without_a_key() {
    let vectors = load(VECTORS);
    let answers = list(&vectors, "unkeyed");
    assert_eq!(answers.len(), 256);
    for (length, expected) in answers.iter().enumerate() {
        let expected = from_hex(expected.as_str().expect("text"));
        assert_eq!(Blake2b::digest::<64>(&counting(length)).as_slice(), expected, "{length} bytes");
        assert_eq!(digest(&Parameters::new(), &counting(length), 64), expected, "{length} bytes");
    }
}

#[test]
fn known_answers_with_a_key() {
    let vectors = load(VECTORS);
    let answers = list(&vectors, "keyed");
    assert_eq!(answers.len(), 256);
    let key = counting(64);
    for (length, expected) in answers.iter().enumerate() {
        let expected = from_hex(expected.as_str().expect("text"));
        assert_eq!(digest(&Parameters::new().key(&key), &counting(length), 64), expected, "{length} bytes");
    }
}

#[test]
fn known_answers_with_salt_and_personalisation() {
    let vectors = load(VECTORS);
    let (salt, personalisation) = (bytes(&vectors, "salt"), bytes(&vectors, "personalisation"));
    for (length, expected) in list(&vectors, "salted").iter().enumerate() {
        let key = counting(length + 1);
        let parameters = Parameters::new().key(&key).salt(&salt).personalisation(&personalisation);
        let expected = from_hex(expected.as_str().expect("text"));
        assert_eq!(digest(&parameters, &counting(length), length + 1), expected, "{length} bytes");
    }
}

#[test]
fn short_personalisation_is_filled_up_on_the_right() {
    for vector in list(&load(VECTORS), "parameters") {
        let (key, salt) = (bytes(vector, "key"), bytes(vector, "salt"));
        let personalisation = bytes(vector, "personalisation");
        let parameters = Parameters::new().key(&key).salt(&salt).personalisation(&personalisation);
        let expected = bytes(vector, "digest");
        assert_eq!(digest(&parameters, b"abc", expected.len()), expected, "{}", text(vector, "digest"));
    }
}

fn digest(parameters: &Parameters<'_>, message: &[u8], length: usize) -> Vec<u8> {
    let mut digest = vec![0; length];
    parameters.hash(message, &mut digest).expect("the parameters are right");
    digest
}

#[test]
fn pieces_give_the_digest_of_the_whole() {
    let message = scattered(3 * 128 + 1, 1);
    for parameters in [Parameters::new(), Parameters::new().key(b"key")] {
        for length in 0..message.len() {
            let expected = digest(&parameters, &message[..length], 64);
            for split in 0..=length {
                let mut hash = parameters.start(64).expect("the parameters are right");
                hash.update(&message[..split]);
                hash.update(&message[split..length]);
                let mut found = [0; 64];
                hash.finalize(&mut found).expect("64 bytes");
                assert_eq!(found.as_slice(), expected, "{length} bytes in two after {split}");
            }
        }
    }
}

#[test]
fn another_implementation_agrees_at_every_length() {
    use ::blake2::Digest;
    let message = scattered(1100, 2);
    for length in 0..=message.len() {
        let expected = ::blake2::Blake2b512::digest(&message[..length]);
        assert_eq!(Blake2b::digest::<64>(&message[..length]), expected.as_slice(), "{length} bytes");
    }
}

#[test]
fn wrong_lengths_are_refused_by_name() {
    let refused = |parameters: Parameters<'_>, digest_length| match parameters.start(digest_length) {
        Err(Error::Length { what, actual, .. }) => (what, actual),
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(Parameters::new(), 0), ("the digest", 0));
    assert_eq!(refused(Parameters::new(), 65), ("the digest", 65));
    assert_eq!(refused(Parameters::new().key(&[1; 65]), 64), ("the key", 65));
    assert_eq!(refused(Parameters::new().salt(&[1; 15]), 64), ("the salt", 15));
    assert_eq!(refused(Parameters::new().personalisation(&[1; 17]), 64), ("the personalisation", 17));
    let hash = Parameters::new().start(32).expect("32 bytes");
    assert!(matches!(hash.finalize(&mut [0; 31]), Err(Error::Length { what: "the digest", actual: 31, .. })));
}
