//! What decodes text and opens messages, given whatever there might be: the right bytes or an error, never a panic.

use bolero::check;
use shortwire_crypto::ed25519::{ExtendedKey, SigningKey, VerifyKey};
use shortwire_crypto::encoding::{base16, base32, bech32};
use shortwire_crypto::x25519::{PrivateKey, PublicKey};
use shortwire_crypto::{Error, boxes};
use shortwire_fuzz::TEST_TIME;

/// An error of a decoder is about the text, and tells a place in it or right behind it.
fn assert_about<T>(text: &str, result: Result<T, Error>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(Error::Encoding { position, .. }) => {
            assert!(position <= text.len());
            None
        }
        Err(other) => panic!("{other}"),
    }
}

fn decode(text: &str) {
    if let Some(bytes) = assert_about(text, base16::decode(text)) {
        let digits = text.strip_prefix("0x").unwrap_or(text);
        assert_eq!(base16::encode(&bytes), digits.to_lowercase());
    }
    if let Some(bytes) = assert_about(text, base32::decode(text)) {
        assert_eq!(base32::encode(&bytes), text);
    }
    if let Some((prefix, bytes)) = assert_about(text, bech32::decode_any(text)) {
        assert_eq!(bech32::encode(prefix, &bytes).as_deref(), Ok(&*text.to_lowercase()));
    }
}

#[test]
fn texts_of_bytes() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        decode(&String::from_utf8_lossy(input));
        // What is encoded comes back, and what is then damaged does or is refused.
        let mut text =
            bech32::encode("fuzz", &input[..input.len().min(500)]).expect("not too long").into_bytes();
        decode(str::from_utf8(&text).expect("ASCII"));
        for (index, byte) in input.iter().enumerate().take(4) {
            let position = (usize::from(*byte) + index) % text.len();
            text[position] = input[input.len() - 1 - index] & 0x7f;
        }
        decode(str::from_utf8(&text).expect("ASCII"));
    });
}

#[test]
fn texts_of_keys() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        for prefix in ["x25519_sk", "x25519_pk", "ed25519_sk", "ed25519_pk", "ed25519e_sk"] {
            let text = bech32::encode(prefix, &input[..input.len().min(100)]).expect("not too long");
            let read = [
                PrivateKey::from_bech32(&text).map(|key| key.to_bech32()),
                PublicKey::from_bech32(&text).map(|key| key.to_bech32()),
                SigningKey::from_bech32(&text).map(|key| key.to_bech32()),
                VerifyKey::from_bech32(&text).map(|key| key.to_bech32()),
                ExtendedKey::from_bech32(&text).map(|key| key.to_bech32()),
            ];
            assert!(read.into_iter().flatten().all(|again| again == text));
        }
    });
}

#[test]
fn forged_messages() {
    let private = PrivateKey::from_bytes(&[1; 32]);
    let verify = SigningKey::from_seed(&[1; 32]).verify_key();
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        assert!(boxes::open(&private, input).is_err());
        assert!(verify.open(input).is_err());
        let key = input.first_chunk().and_then(|public| VerifyKey::from_bytes(public).ok());
        assert!(key.is_none_or(|key| key.open(&input[32..]).is_err()));
    });
}
