//! Hashes and tags of whatever there may be, in pieces, alone and among others, compared with other implementations.

use bolero::check;
use graviola::hashing::hmac::Hmac as OtherHmac;
use graviola::hashing::{self, Hash};
use shortwire_crypto::blake2b::{self, Blake2b};
use shortwire_crypto::{HmacSha256, HmacSha512, Sha2, Word};
use shortwire_fuzz::{Entropy, TEST_TIME};

/// Longer than what any function treats specially.
const LONGEST: usize = 2000;

fn messages(entropy: &mut Entropy<'_>) -> Vec<Vec<u8>> {
    let message = |entropy: &mut Entropy<'_>| {
        let (length, first) = (entropy.bits() as usize % LONGEST, entropy.byte());
        (0..length).map(|index| first.wrapping_add(index as u8)).collect()
    };
    (0..entropy.below(40)).map(|_| message(entropy)).collect()
}

fn agree<W: Word>(entropy: &mut Entropy<'_>, other: impl Fn(&[u8]) -> Vec<u8>) {
    let messages = messages(entropy);
    let mut digests = vec![Sha2::<W>::digest(b""); messages.len()];
    Sha2::<W>::digest_many(&messages, &mut digests).expect("as many digests as messages");
    for (message, digest) in messages.iter().zip(&digests) {
        assert!(digest.as_ref() == other(message), "{} bytes among {}", message.len(), messages.len());
        let mut pieces = Sha2::<W>::new();
        message.chunks(1 + entropy.below(300)).for_each(|piece| pieces.update(piece));
        assert!(pieces.finalize() == *digest, "{} bytes in pieces", message.len());
    }
}

#[test]
fn sha2_agrees() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        agree::<u32>(&mut entropy, |message| hashing::Sha256::hash(message).as_ref().to_vec());
        agree::<u64>(&mut entropy, |message| hashing::Sha512::hash(message).as_ref().to_vec());
    });
}

#[test]
fn blake2b_agrees() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let key: Vec<u8> = (0..entropy.below(65)).map(|_| entropy.byte()).collect();
        let length = 1 + entropy.below(64);
        let parameters = blake2b::Parameters::new().key(&key);
        let messages = messages(&mut entropy);
        let mut digests = vec![0; messages.len() * length];
        parameters.hash_many(&messages, length, &mut digests).expect("the lengths are right");
        for (message, digest) in messages.iter().zip(digests.chunks(length)) {
            let mut pieces: Blake2b = parameters.start(length).expect("the lengths are right");
            message.chunks(1 + entropy.below(300)).for_each(|piece| pieces.update(piece));
            let mut found = vec![0; length];
            pieces.finalize(&mut found).expect("of that length");
            assert!(found == digest, "{} bytes among {}", message.len(), messages.len());
        }
    });
}

#[test]
fn hmac_agrees() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let key: Vec<u8> = (0..entropy.below(300)).map(|_| entropy.byte()).collect();
        for message in messages(&mut entropy) {
            assert!(HmacSha256::tag(&key, &message) == *other_tag::<hashing::Sha256>(&key, &message));
            assert!(HmacSha512::tag(&key, &message) == *other_tag::<hashing::Sha512>(&key, &message));
        }
    });
}

fn other_tag<H: Hash>(key: &[u8], message: &[u8]) -> Vec<u8> {
    let mut hmac = OtherHmac::<H>::new(key);
    hmac.update(message);
    hmac.finish().as_ref().to_vec()
}
