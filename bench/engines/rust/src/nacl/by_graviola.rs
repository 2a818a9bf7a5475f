//! By graviola.

use graviola::hashing::hmac::Hmac;
use graviola::hashing::{Hash, Sha256, Sha512};
use graviola::key_agreement::x25519::{PublicKey, StaticPrivateKey};
use graviola::signing::eddsa::Ed25519SigningKey;

use super::{Given, Operation, operation, put, right};

pub fn of(scenario: &str, given: &Given) -> Option<Operation> {
    match scenario {
        "sha256" => operation(hash::<Sha256>),
        "sha512" => operation(hash::<Sha512>),
        "hmac-sha256" => operation(authenticate::<Sha256>),
        "hmac-sha512" => operation(authenticate::<Sha512>),
        "sign" => {
            let signing = signing(given);
            operation(move |given, out| put(&signing.sign(&given.message), out))
        }
        "verify" => {
            let signing = signing(given);
            let (signature, public) = (signing.sign(&given.message), signing.public_key());
            operation(move |given, out| right(public.verify(&signature, &given.message).is_ok(), out))
        }
        "sign-keypair" => operation(|given, out| put(&self::signing(given).public_key().as_bytes(), out)),
        "scalarmult" => operation(|given, out| {
            let shared = secret(given).diffie_hellman(&PublicKey::from_array(&given.bob_public));
            put(&shared.expect("Bob's key is good").as_bytes(), out)
        }),
        "scalarmult-base" => operation(|given, out| put(&secret(given).public_key().as_bytes(), out)),
        _ => None,
    }
}

fn hash<H: Hash>(given: &Given, out: &mut [u8]) -> usize {
    put(H::hash(&given.message).as_ref(), out)
}

fn authenticate<H: Hash>(given: &Given, out: &mut [u8]) -> usize {
    let mut mac = Hmac::<H>::new(given.key);
    mac.update(&given.message);
    put(mac.finish().as_ref(), out)
}

fn signing(given: &Given) -> Ed25519SigningKey {
    Ed25519SigningKey::from_bytes(&given.alice).expect("any seed will do")
}

fn secret(given: &Given) -> StaticPrivateKey {
    StaticPrivateKey::from_array(&given.alice)
}
