//! The secret box against the paper of NaCl, another implementation, and those who change what they see.

mod support;

use dryoc::classic::crypto_secretbox::crypto_secretbox_easy;
use hex_literal::hex;
use shortwire_crypto::{Error, SecretBox};
use support::Sequence;

/// "Cryptography in NaCl", section 10.
#[test]
fn the_paper_of_nacl() {
    let key = SecretBox::new(&hex!("1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389"));
    let nonce = hex!("69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37");
    let message = hex!(
        "be075fc53c81f2d5cf141316ebeb0c7b5228c52a4c62cbd44b66849b64244ffc"
        "e5ecbaaf33bd751a1ac728d45e6c61296cdc3c01233561f41db66cce314adb31"
        "0e3be8250c46f06dceea3a7fa1348057e2f6556ad6b1318a024a838f21af1fde"
        "048977eb48f59ffd4924ca1c60902e52f0a089bc76897040e082f937763848645e0705"
    );
    let sealed = hex!(
        "f3ffc7703f9400e52a7dfb4b3d3305d9"
        "8e993b9f48681273c29650ba32fc76ce48332ea7164d96a4476fb8c531a1186a"
        "c0dfc17c98dce87b4da7f011ec48c97271d2c20f9b928fe2270d6fb863d51738"
        "b48eeee314a7cc8ab932164548e526ae90224368517acfeabd6bb3732bc0e9da"
        "99832b61ca01b6de56244a9e88d5f9b37973f622a43d14a6599b1f654cb45a74e355a5"
    );
    assert_eq!(key.encrypt(&nonce, &message), sealed);
    assert_eq!(key.decrypt(&nonce, &sealed), Ok(message.to_vec()));
}

/// Around every boundary: of the head, of pieces, of what kernels take at once.
fn lengths() -> impl Iterator<Item = usize> {
    let boundaries = [992, 1024, 2048, 16384, 992 + 16384, 32768, 100_000];
    (0..1100).chain(boundaries.into_iter().flat_map(|boundary| boundary - 2..boundary + 3))
}

#[test]
fn every_length_and_form_agrees_with_another_implementation() {
    let mut random = Sequence::new(21);
    let message = random.bytes(100_002);
    for length in lengths() {
        let message = &message[..length];
        let (bytes, nonce) = (random.array(), random.array());
        let mut expected = vec![0; length + 16];
        crypto_secretbox_easy(&mut expected, message, &nonce, &bytes).expect("the lengths fit");
        let (tag, encrypted) = expected.split_first_chunk().expect("a tag");

        let key = SecretBox::new(&bytes);
        assert!(key.encrypt(&nonce, message) == expected, "{length} bytes");
        assert!(key.decrypt(&nonce, &expected).as_deref() == Ok(message), "{length} bytes");

        let mut sealed = vec![0xaa; length + 16];
        assert_eq!(key.encrypt_into(&nonce, message, &mut sealed), Ok(()));
        assert!(sealed == expected, "{length} bytes");
        let mut opened = vec![0xaa; length];
        assert_eq!(key.decrypt_into(&nonce, &sealed, &mut opened), Ok(()));
        assert!(opened == message, "{length} bytes");

        let mut data = message.to_vec();
        assert_eq!(&key.encrypt_in_place(&nonce, &mut data), tag);
        assert!(data == encrypted, "{length} bytes");
        assert_eq!(key.decrypt_in_place(&nonce, &mut data, tag), Ok(()));
        assert!(data == message, "{length} bytes");
    }
}

#[test]
fn what_was_changed_is_not_authentic_and_nothing_of_it_is_released() {
    let mut random = Sequence::new(22);
    for length in [0, 1, 32, 300, 1000, 20_000] {
        let key = SecretBox::new(&random.array());
        let (nonce, message) = (random.array(), random.bytes(length));
        let sealed = key.encrypt(&nonce, &message);
        let refuse = |nonce: &[u8; 24], sealed: &[u8], what: &str| {
            let mut output = vec![0xaa; length];
            assert_eq!(
                key.decrypt_into(nonce, sealed, &mut output),
                Err(Error::NotAuthentic),
                "{what} of {length} bytes"
            );
            assert!(
                output.iter().all(|byte| *byte == 0xaa),
                "{what} of {length} bytes: the output was touched"
            );

            let (tag, encrypted) = sealed.split_first_chunk().expect("a tag");
            let mut data = encrypted.to_vec();
            assert_eq!(
                key.decrypt_in_place(nonce, &mut data, tag),
                Err(Error::NotAuthentic),
                "{what} of {length} bytes"
            );
            assert!(data == encrypted, "{what} of {length} bytes: the data was touched");
        };
        let step = 1 + length / 500;
        for byte in (0..sealed.len()).step_by(step) {
            let mut sealed = sealed.clone();
            sealed[byte] ^= 1 << (byte % 8);
            refuse(&nonce, &sealed, &format!("byte {byte}"));
        }
        for byte in 0..nonce.len() {
            let mut nonce = nonce;
            nonce[byte] ^= 1;
            refuse(&nonce, &sealed, &format!("byte {byte} of the nonce"));
        }
    }
    let sealed = SecretBox::new(&[1; 32]).encrypt(&[2; 24], b"message");
    assert_eq!(SecretBox::new(&[3; 32]).decrypt(&[2; 24], &sealed), Err(Error::NotAuthentic));
}

#[test]
fn random_nonces_come_with_the_message() {
    let key = SecretBox::new(&[1; 32]);
    let sealed = [(); 2].map(|()| key.seal(b"message").expect("random bytes"));
    assert_ne!(sealed[0], sealed[1]);
    for sealed in &sealed {
        let (nonce, rest) = sealed.split_first_chunk().expect("a nonce");
        assert_eq!(key.decrypt(nonce, rest), Ok(b"message".to_vec()));
        assert_eq!(key.open(sealed), Ok(b"message".to_vec()));
        for byte in 0..sealed.len() {
            let mut sealed = sealed.clone();
            sealed[byte] ^= 0x10;
            assert_eq!(key.open(&sealed), Err(Error::NotAuthentic), "byte {byte}");
        }
        for length in 0..40 {
            let error =
                Error::Length { what: "the sealed message", expected: "40 bytes or more", actual: length };
            assert_eq!(key.open(&sealed[..length]), Err(error));
        }
    }
}

#[test]
fn wrong_lengths_are_refused() {
    let key = SecretBox::new(&[1; 32]);
    let nonce = [2; 24];
    for length in 0..16 {
        let error =
            Error::Length { what: "the encrypted message", expected: "16 bytes or more", actual: length };
        assert_eq!(key.decrypt(&nonce, &vec![0; length]), Err(error));
        assert_eq!(key.decrypt_into(&nonce, &vec![0; length], &mut []), Err(error));
        assert_eq!(key.encrypt_into(&nonce, &[], &mut vec![0; length]), Err(error));
    }
    let mut sealed = [0xaa; 20];
    assert!(matches!(key.encrypt_into(&nonce, &[0; 3], &mut sealed), Err(Error::Length { .. })));
    assert_eq!(sealed, [0xaa; 20]);
    assert!(matches!(key.decrypt_into(&nonce, &sealed, &mut [0; 3]), Err(Error::Length { .. })));
}

#[test]
fn debug_output_has_no_key() {
    assert_eq!(format!("{:?}", SecretBox::new(&[7; 32])), "SecretBox");
}
