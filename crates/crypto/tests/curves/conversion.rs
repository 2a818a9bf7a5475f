use shortwire_crypto::Error;
use shortwire_crypto::ed25519::{ExtendedKey, SigningKey, VerifyKey};
use shortwire_crypto::x25519::PublicKey;

use crate::vectors::{bytes, from_hex, list, load};

#[test]
fn both_halves_of_a_pair_as_libsodium_converts_them() {
    for vector in list(&load(include_str!("../vectors/ed25519.json")), "conversions") {
        let seed = bytes(vector, "seed").try_into().expect("32 bytes");
        let key = SigningKey::from_seed(&seed);
        assert_eq!(key.public_bytes()[..], bytes(vector, "public"));
        let private = key.to_x25519();
        assert_eq!(private.as_bytes()[..], bytes(vector, "x25519_private"));
        let public = key.verify_key().to_x25519().expect("of the group");
        assert_eq!(public.as_bytes()[..], bytes(vector, "x25519_public"));
        assert_eq!(private.public_key(), public);
        assert_eq!(ExtendedKey::from_seed(&seed).to_x25519(), private);
    }
}

#[test]
fn a_public_key_comes_back_by_its_sign() {
    for seed in 0..16 {
        let key = SigningKey::from_seed(&[seed; 32]).verify_key();
        let is_negative = key.as_bytes()[31] & 0x80 != 0;
        let there = key.to_x25519().expect("of the group");
        assert_eq!(VerifyKey::from_x25519(&there, is_negative), Ok(key));
        assert_ne!(VerifyKey::from_x25519(&there, !is_negative), VerifyKey::from_x25519(&there, is_negative));
    }
}

#[test]
fn what_has_no_counterpart_is_refused() {
    let of_twist = PublicKey::from_bytes(&{
        let mut two = [0; 32];
        two[0] = 2;
        two
    });
    assert_eq!(VerifyKey::from_x25519(&of_twist, false), Err(Error::InvalidPoint));
    let of_order_four = PublicKey::from_bytes(&[0; 32]);
    assert_eq!(VerifyKey::from_x25519(&of_order_four, false), Err(Error::LowOrderPoint));
}

/// A point of the group plus one of order eight: on the curve, not of low order, and not of the group.
#[test]
fn a_point_outside_the_group_is_not_converted() {
    let of_order_eight = from_hex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a");
    let of_group = SigningKey::from_seed(&[8; 32]);
    let mixed = shortwire_crypto::ed25519::point_add(
        of_group.public_bytes(),
        &of_order_eight.try_into().expect("32 bytes"),
    );
    let key = VerifyKey::from_bytes(&mixed.expect("points")).expect("not of low order");
    assert_eq!(key.to_x25519(), Err(Error::InvalidPoint));
}
