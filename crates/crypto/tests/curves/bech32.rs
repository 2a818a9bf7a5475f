use shortwire_crypto::Error;
use shortwire_crypto::ed25519::{ExtendedKey, SigningKey, VerifyKey};
use shortwire_crypto::encoding::bech32::{LONGEST, decode, decode_any, encode, encoded_length};
use shortwire_crypto::encoding::{Fault, base32};
use shortwire_crypto::x25519::{PrivateKey, PublicKey};

use crate::vectors::from_hex;

fn wrong<T>(fault: Fault, position: usize) -> Result<T, Error> {
    Err(Error::Encoding { fault, position })
}

/// BIP 173, "Test vectors".
#[test]
fn valid_texts_of_bip_173() {
    let whole = [
        ("A12UEL5L", "A", ""),
        ("a12uel5l", "a", ""),
        (
            "an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs",
            "an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio",
            "",
        ),
        (
            "abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw",
            "abcdef",
            "00443214c74254b635cf84653a56d7c675be77df",
        ),
        ("?1ezyfcl", "?", ""),
        (
            "split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w",
            "split",
            "c5f38b70305f519bf66d85fb6cf03058f3dde463ecd7918f2dc743918f2d",
        ),
        (
            "11qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqc8247j",
            "1",
            &"00".repeat(51),
        ),
    ];
    for (text, prefix, bytes) in whole {
        assert_eq!(decode_any(text), Ok((prefix, from_hex(bytes))), "{text}");
        assert_eq!(encode(prefix, &from_hex(bytes)), Ok(text.to_lowercase()));
    }
}

#[test]
fn invalid_texts_of_bip_173() {
    let texts = [
        ("\u{20}1nwldj5", Fault::Character, 0),
        ("\u{7f}1axkwrx", Fault::Character, 0),
        ("\u{80}1eym55h", Fault::Character, 0),
        ("pzry9x0s0muk", Fault::NoSeparator, 12),
        ("1pzry9x0s0muk", Fault::PrefixLength, 0),
        ("x1b4n0q5v", Fault::Character, 2),
        ("li1dgmt3", Fault::ShortChecksum, 8),
        ("de1lg7wt\u{ff}", Fault::Character, 8),
        ("A1G7SGD8", Fault::Checksum, 2),
        ("10a06t8", Fault::PrefixLength, 0),
        ("1qzzfhee", Fault::PrefixLength, 0),
        (
            "an84characterslonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1569pvx",
            Fault::PrefixLength,
            83,
        ),
    ];
    for (text, fault, position) in texts {
        assert_eq!(decode_any(text), wrong(fault, position), "{text:?}");
    }
}

/// Keys as the tools of Cardano write them.
#[test]
fn keys_of_cardano() {
    let text = "ed25519e_sk14rwkgpmmg5s29e4k8m4mny324lj4rv8x9tqg0tn5khlfqzgjt9ftj90u642j2skwraddf2qd88eqv8wv3a463mshgmz9dxtvthjswgqvcdwty";
    let bytes = from_hex(
        "a8dd64077b4520a2e6b63eebb9922aafe551b0e62ac087ae74b5fe9009125952b915fcd5552542ce1f5ad4a80d39f2061dcc8f6ba8ee1746c456996c5de50720",
    );
    let key = ExtendedKey::from_bech32(text).expect("a key");
    assert_eq!(key.as_bytes()[..], bytes);
    assert_eq!(key.to_bech32(), text);
    let text = "ed25519_sk17dvhvjmykpp2xg9arjrvun5fh4zglw63znrzu00hsseq5emruvsq2rzdje";
    assert_eq!(SigningKey::from_bech32(text).expect("a key").to_bech32(), text);
    let text = "ed25519_pk1e0rueku628h2fex8pzp48sdpjqku76zlwwgefhyl4lexkl6zugvs0uuy0w";
    assert_eq!(VerifyKey::from_bech32(text).expect("a key").to_bech32(), text);
}

#[test]
fn every_kind_of_key_comes_back_and_is_not_taken_for_another() {
    let signing = SigningKey::from_seed(&[1; 32]);
    let private = PrivateKey::from_bytes(&[2; 32]);
    let texts = [
        signing.to_bech32(),
        signing.verify_key().to_bech32(),
        signing.to_extended().to_bech32(),
        private.to_bech32(),
        private.public_key().to_bech32(),
    ];
    let prefixes = ["ed25519_sk", "ed25519_pk", "ed25519e_sk", "x25519_sk", "x25519_pk"];
    for (index, text) in texts.iter().enumerate() {
        assert!(text.starts_with(&format!("{}1", prefixes[index])));
        let read = [
            SigningKey::from_bech32(text).map(|key| key.to_bech32()),
            VerifyKey::from_bech32(text).map(|key| key.to_bech32()),
            ExtendedKey::from_bech32(text).map(|key| key.to_bech32()),
            PrivateKey::from_bech32(text).map(|key| key.to_bech32()),
            PublicKey::from_bech32(text).map(|key| key.to_bech32()),
        ];
        for (kind, read) in read.into_iter().enumerate() {
            let expected = if kind == index { Ok(text.clone()) } else { wrong(Fault::OtherPrefix, 0) };
            assert_eq!(read, expected, "{text} as {}", prefixes[kind]);
        }
    }
}

#[test]
fn a_key_has_its_length() {
    let text = encode("x25519_pk", &[0; 31]).expect("a text");
    assert!(matches!(PublicKey::from_bech32(&text), Err(Error::Length { actual: 31, .. })));
}

#[test]
fn every_mistyped_character_is_noticed() {
    let text = encode("key", &[0xa5; 32]).expect("a text");
    for position in 0..text.len() {
        for character in (b'!'..=b'~').map(char::from) {
            let mut other = text.clone();
            other.replace_range(position..=position, &character.to_string());
            if !other.eq_ignore_ascii_case(&text) {
                assert!(decode("key", &other).is_err(), "{other}");
            }
        }
    }
}

#[test]
fn letters_of_both_cases_are_refused_where_the_second_begins() {
    assert_eq!(decode_any("a12UEL5L"), wrong(Fault::MixedCase, 3));
    assert_eq!(decode_any("A12uel5l"), wrong(Fault::MixedCase, 3));
    assert_eq!(encode("aB", &[]), wrong(Fault::MixedCase, 1));
}

#[test]
fn lengths_have_a_limit() {
    let most = (0..).take_while(|&bytes| encoded_length(3, bytes) <= LONGEST).last().expect("some");
    let text = encode("key", &vec![1; most]).expect("as long as may be");
    assert_eq!(text.len(), encoded_length(3, most));
    assert_eq!(decode("key", &text), Ok(vec![1; most]));
    assert_eq!(encode("key", &vec![1; most + 1]), wrong(Fault::TooLong, LONGEST));
    assert_eq!(decode_any(&"q".repeat(LONGEST + 1)), wrong(Fault::TooLong, LONGEST));
}

#[test]
fn the_data_are_base32() {
    let text = encode("key", b"some bytes").expect("a text");
    assert!(text.starts_with(&format!("key1{}", base32::encode(b"some bytes"))));
}
