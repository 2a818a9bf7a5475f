use shortwire_crypto::argon2::{Argon2, Parameters, Variant};
use shortwire_crypto::{HkdfSha256, HmacSha256, HmacSha512, Sha256, Sha512, blake2b, pbkdf2};

use crate::{secret, shows_nothing};

#[test]
fn digests() {
    shows_nothing(|| (Sha256::digest(&secret::<200>()), Sha512::digest(&secret::<300>())));
    let mut digest = [0; 64];
    let (key, message) = (secret::<64>(), secret::<300>());
    shows_nothing(|| blake2b::Parameters::new().key(&key).hash(&message, &mut digest));
}

#[test]
fn tags() {
    let (key, message) = (secret::<32>(), secret::<300>());
    shows_nothing(|| (HmacSha256::tag(&key, &message), HmacSha512::tag(&key, &message)));
    for is_right in [true, false] {
        let mut tag = HmacSha256::tag(&key, &message);
        tag[31] ^= u8::from(!is_right);
        shows_nothing(|| HmacSha256::verify(&key, &message, &tag).is_ok());
    }
}

#[test]
fn keys_from_keys() {
    let mut output = [0; 40];
    shows_nothing(|| HkdfSha256::extract(b"salt", &secret::<32>()).expand(b"info", &mut output));
    shows_nothing(|| pbkdf2::<u32>(&secret::<32>(), b"salt", 3, &mut output));
}

/// Argon2i is the one whose addresses do not depend on the password; those of Argon2id do from its second half pass on, by design.
#[test]
fn keys_from_passwords() {
    let mut output = [0; 32];
    let parameters = Parameters { variant: Variant::Argon2i, memory: 64, passes: 2, lanes: 1 };
    shows_nothing(|| Argon2::new(parameters).derive(&secret::<16>(), b"some salt", &mut output));
}
