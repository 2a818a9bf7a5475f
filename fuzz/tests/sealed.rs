//! Boxes and AEADs, compared with another implementation, and shown what nobody sealed.

use bolero::check;
use dryoc::classic::crypto_aead_xchacha20poly1305_ietf::crypto_aead_xchacha20poly1305_ietf_encrypt;
use dryoc::classic::crypto_secretbox::crypto_secretbox_easy;
use shortwire_crypto::secretstream::{Decryptor, Encryptor, Mark};
use shortwire_crypto::{Error, Poly1305, SecretBox, XChaCha20Poly1305};
use shortwire_fuzz::{Entropy, TEST_TIME};

fn array<const N: usize>(entropy: &mut Entropy<'_>) -> [u8; N] {
    std::array::from_fn(|_| entropy.byte())
}

#[test]
fn sealed_messages() {
    check!().with_test_time(TEST_TIME).with_max_len(5000).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let (key, nonce) = (array(&mut entropy), array(&mut entropy));
        let associated = entropy.bytes(100);
        let cut = entropy.below(256);
        let message = entropy.rest();
        let mut expected = vec![0; message.len() + 16];

        crypto_secretbox_easy(&mut expected, message, &nonce, &key).expect("the lengths fit");
        let secret_box = SecretBox::new(&key);
        assert_eq!(secret_box.encrypt(&nonce, message), expected);
        assert_eq!(secret_box.decrypt(&nonce, &expected).as_deref(), Ok(message));

        crypto_aead_xchacha20poly1305_ietf_encrypt(&mut expected, message, Some(associated), &nonce, &key)
            .expect("the lengths fit");
        let aead = XChaCha20Poly1305::new(&key);
        assert_eq!(aead.encrypt(&nonce, associated, message).as_ref(), Ok(&expected));
        assert_eq!(aead.decrypt(&nonce, associated, &expected).as_deref(), Ok(message));

        let (first, second) = message.split_at(cut.min(message.len()));
        let mut mac = Poly1305::new(&key);
        mac.update(first);
        mac.update(second);
        assert_eq!(mac.finalize(), Poly1305::tag(&key, message));

        let (mut encryptor, header) = Encryptor::new(&key).expect("random bytes");
        let mut decryptor = Decryptor::new(&key, &header);
        for (piece, mark) in [(first, Mark(cut as u8 & 0xfe)), (second, Mark::FINAL)] {
            let Ok(chunk) = encryptor.encrypt(associated, piece, mark) else { panic!("the stream goes on") };
            assert_eq!(decryptor.decrypt(associated, &chunk), Ok((piece.to_vec(), mark)));
        }
    });
}

#[test]
fn forged_boxes() {
    check!().with_test_time(TEST_TIME).with_max_len(5000).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let (key, nonce) = (array(&mut entropy), array(&mut entropy));
        let associated = entropy.bytes(100);
        let forged = entropy.rest();
        let refused = |error: Error| match error {
            Error::NotAuthentic => forged.len() >= 16,
            Error::Length { .. } => forged.len() < 17,
            _ => false,
        };
        assert!(SecretBox::new(&key).decrypt(&nonce, forged).is_err_and(refused));
        assert!(XChaCha20Poly1305::new(&key).decrypt(&nonce, associated, forged).is_err_and(refused));
        assert!(Decryptor::new(&key, &nonce).decrypt(associated, forged).is_err_and(refused));
    });
}
