use shortwire_crypto::Error;
use shortwire_crypto::boxes::{OVERHEAD, open, open_into, seal, seal_into};
use shortwire_crypto::x25519::{PrivateKey, PublicKey};

use crate::vectors::bytes;
use crate::{field, of_libsodium};

#[test]
fn sealed_boxes_of_libsodium() {
    for vector in of_libsodium("sealed") {
        let mine = PrivateKey::from_bytes(&field(&vector, "private"));
        assert_eq!(open(&mine, &bytes(&vector, "sealed")), Ok(bytes(&vector, "message")));
    }
}

#[test]
fn what_is_sealed_is_opened_by_its_owner_only() {
    let (bob, eve) = (PrivateKey::from_bytes(&[1; 32]), PrivateKey::from_bytes(&[2; 32]));
    for length in [0, 1, 100, 5000] {
        let message = vec![7; length];
        let sealed = seal(&bob.public_key(), &message).expect("a good key");
        assert_eq!(sealed.len(), OVERHEAD + length);
        assert_eq!(open(&bob, &sealed).as_ref(), Ok(&message));
        assert_eq!(open(&eve, &sealed), Err(Error::NotAuthentic));
        assert_ne!(
            seal(&bob.public_key(), &message).expect("a good key"),
            sealed,
            "each has a key of its own"
        );
    }
}

#[test]
fn every_changed_byte_is_noticed() {
    let bob = PrivateKey::from_bytes(&[1; 32]);
    let sealed = seal(&bob.public_key(), b"a message").expect("a good key");
    for position in 0..sealed.len() {
        let mut other = sealed.clone();
        other[position] ^= 1;
        let mut message = [0xee; 9];
        assert_eq!(open_into(&bob, &other, &mut message), Err(Error::NotAuthentic), "byte {position}");
        assert_eq!(message, [0xee; 9], "nothing of it is released");
    }
}

/// 48 zeros once passed for a box of no bytes.
#[test]
fn a_forged_empty_box_is_refused() {
    let bob = PrivateKey::from_bytes(&[1; 32]);
    assert_eq!(open(&bob, &[0; OVERHEAD]), Err(Error::NotAuthentic));
    let mut under_a_good_key = [0; OVERHEAD];
    under_a_good_key[..32].copy_from_slice(PrivateKey::from_bytes(&[2; 32]).public_key().as_bytes());
    assert_eq!(open(&bob, &under_a_good_key), Err(Error::NotAuthentic));
}

#[test]
fn wrong_lengths_are_refused() {
    let bob = PrivateKey::from_bytes(&[1; 32]);
    for length in [0, 31, 32, 47] {
        assert!(
            matches!(open(&bob, &vec![0; length]), Err(Error::Length { actual, .. }) if actual == length)
        );
    }
    let mut sealed = [0; OVERHEAD + 3];
    assert!(matches!(
        seal_into(&bob.public_key(), b"four", &mut sealed),
        Err(Error::Length { actual: 51, .. })
    ));
    assert_eq!(sealed, [0; OVERHEAD + 3]);
}

#[test]
fn a_key_that_gives_everything_away_is_refused() {
    assert_eq!(seal(&PublicKey::from_bytes(&[0; 32]), b"message"), Err(Error::LowOrderPoint));
}
