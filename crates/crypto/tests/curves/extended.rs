use shortwire_crypto::Error;
use shortwire_crypto::ed25519::{ExtendedKey, SigningKey, point_add, scalar_base};

use crate::vectors::{bytes, list, load};

fn array<const N: usize>(bytes: Vec<u8>) -> [u8; N] {
    bytes.try_into().expect("as many bytes")
}

#[test]
fn keys_derived_by_ed25519_bip32() {
    for vector in list(&load(include_str!("../vectors/ed25519.json")), "extended") {
        let key = ExtendedKey::from_bytes(&array(bytes(vector, "key"))).expect("a key");
        let message = bytes(vector, "message");
        assert_eq!(key.public_bytes()[..], bytes(vector, "public"));
        assert_eq!(key.sign(&message)[..], bytes(vector, "signature"));
        assert_eq!(key.verify_key().open(&key.sign_combined(&message)), Ok(&message[..]));
    }
}

#[test]
fn a_key_of_96_bytes_has_to_be_a_pair() {
    let key = ExtendedKey::from_seed(&[7; 32]);
    let bytes = key.to_bytes_with_public();
    let again = ExtendedKey::from_bytes_with_public(bytes.as_bytes()).expect("a pair");
    assert_eq!(again.sign(b"message"), SigningKey::from_seed(&[7; 32]).sign(b"message"));
    let mut other = *bytes.as_bytes();
    other[95] ^= 1;
    assert!(matches!(ExtendedKey::from_bytes_with_public(&other), Err(Error::Parameter { .. })));
}

#[test]
fn a_scalar_that_is_zero_is_no_key() {
    assert!(matches!(ExtendedKey::from_bytes(&[0; 64]), Err(Error::Parameter { .. })));
}

#[test]
fn scalar_base_of_libsodium() {
    for vector in list(&load(include_str!("../vectors/ed25519.json")), "scalar_base") {
        assert_eq!(scalar_base(&array(bytes(vector, "scalar")))[..], bytes(vector, "product"));
    }
}

#[test]
fn point_add_of_libsodium() {
    for vector in list(&load(include_str!("../vectors/ed25519.json")), "point_add") {
        let (p, q) = (array(bytes(vector, "p")), array(bytes(vector, "q")));
        assert_eq!(point_add(&p, &q).expect("points")[..], bytes(vector, "sum"));
        assert_eq!(point_add(&p, &[0xff; 32]), Err(Error::InvalidPoint));
        assert_eq!(point_add(&[0xff; 32], &q), Err(Error::InvalidPoint));
    }
}
