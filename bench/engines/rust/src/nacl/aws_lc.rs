//! By aws-lc-rs.

use aws_lc_rs::agreement::{PrivateKey, UnparsedPublicKey, X25519, agree};
use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair as _, UnparsedPublicKey as VerifyingKey};
use aws_lc_rs::{constant_time, digest, hmac};

use super::{Given, Operation, operation, put, right};

pub fn of(scenario: &str, given: &Given) -> Option<Operation> {
    match scenario {
        "sha256" => hash(&digest::SHA256),
        "sha512" => hash(&digest::SHA512),
        "hmac-sha256" => authenticate(hmac::HMAC_SHA256),
        "hmac-sha512" => authenticate(hmac::HMAC_SHA512),
        "sign" => {
            let pair = pair(given);
            operation(move |given, out| put(pair.sign(&given.message).as_ref(), out))
        }
        "verify" => {
            let pair = pair(given);
            let signature = pair.sign(&given.message);
            let public = VerifyingKey::new(&ED25519, pair.public_key().as_ref().to_vec());
            operation(move |given, out| right(public.verify(&given.message, signature.as_ref()).is_ok(), out))
        }
        "sign-keypair" => operation(|given, out| put(self::pair(given).public_key().as_ref(), out)),
        "scalarmult" => {
            let secret = secret(given);
            operation(move |given, out| {
                agree(&secret, UnparsedPublicKey::new(&X25519, given.bob_public), (), |shared| {
                    Ok(put(shared, out))
                })
                .expect("Bob's key is good")
            })
        }
        "scalarmult-base" => operation(|given, out| {
            put(secret(given).compute_public_key().expect("any key has one").as_ref(), out)
        }),
        "verify-32" => {
            let other = given.key;
            operation(move |given, out| {
                right(constant_time::verify_slices_are_equal(&given.key, &other).is_ok(), out)
            })
        }
        _ => None,
    }
}

fn hash(algorithm: &'static digest::Algorithm) -> Option<Operation> {
    operation(move |given, out| put(digest::digest(algorithm, &given.message).as_ref(), out))
}

fn authenticate(algorithm: hmac::Algorithm) -> Option<Operation> {
    operation(move |given, out| {
        put(hmac::sign(&hmac::Key::new(algorithm, &given.key), &given.message).as_ref(), out)
    })
}

fn pair(given: &Given) -> Ed25519KeyPair {
    Ed25519KeyPair::from_seed_unchecked(&given.alice).expect("any seed will do")
}

fn secret(given: &Given) -> PrivateKey {
    PrivateKey::from_private_key(&X25519, &given.alice).expect("any key will do")
}
