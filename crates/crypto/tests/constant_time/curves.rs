use shortwire_crypto::ed25519::{ExtendedKey, SigningKey, scalar_base};
use shortwire_crypto::valgrind;
use shortwire_crypto::x25519::{PrivateKey, PublicKey, scalarmult, scalarmult_base};

use crate::{secret, shows_nothing};

#[test]
fn x25519() {
    shows_nothing(|| scalarmult_base(&secret()));
    let theirs = scalarmult_base(&[5; 32]);
    shows_nothing(|| scalarmult(&secret(), &theirs));
    shows_nothing(|| PrivateKey::from_bytes(&secret()).exchange(&PublicKey::from_bytes(&theirs)));
    shows_nothing(|| PrivateKey::from_seed(&secret()).public_key());
}

#[test]
fn signing() {
    for length in [0, 100, 20_000] {
        let message = vec![3; length];
        shows_nothing(|| SigningKey::from_seed(&secret()).sign(&message));
        shows_nothing(|| ExtendedKey::from_seed(&secret()).sign(&message));
    }
}

#[test]
fn signing_with_keys_of_others() {
    shows_nothing(|| ExtendedKey::from_bytes(&secret()).map(|key| key.sign(b"message")).is_ok());
    let pair = SigningKey::from_seed(&[9; 32]).to_bytes();
    let mut bytes = *pair.as_bytes();
    valgrind::secret(&mut bytes[..32]);
    shows_nothing(|| SigningKey::from_bytes(&bytes).is_ok());
}

#[test]
fn scalars() {
    shows_nothing(|| scalar_base(&secret()));
    shows_nothing(|| SigningKey::from_seed(&secret()).to_x25519().public_key());
}
