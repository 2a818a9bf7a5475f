//! By dryoc, in its classic form, which has libsodium's names.

use dryoc::classic::crypto_auth_hmacsha256::crypto_auth_hmacsha256;
use dryoc::classic::crypto_auth_hmacsha512::crypto_auth_hmacsha512;
use dryoc::classic::crypto_box::{
    crypto_box_beforenm, crypto_box_easy, crypto_box_easy_afternm, crypto_box_open_easy,
    crypto_box_open_easy_afternm,
};
use dryoc::classic::crypto_core::{crypto_core_hsalsa20, crypto_scalarmult, crypto_scalarmult_base};
use dryoc::classic::crypto_generichash::crypto_generichash;
use dryoc::classic::crypto_hash::{crypto_hash_sha256, crypto_hash_sha512};
use dryoc::classic::crypto_onetimeauth::{crypto_onetimeauth, crypto_onetimeauth_verify};
use dryoc::classic::crypto_secretbox::{crypto_secretbox_easy, crypto_secretbox_open_easy};
use dryoc::classic::crypto_sign::{
    crypto_sign_detached, crypto_sign_seed_keypair, crypto_sign_verify_detached,
};

use super::{Given, Operation, TAG, operation, put, right};

pub fn of(scenario: &str, given: &Given) -> Option<Operation> {
    match scenario {
        "sha256" => fixed(|given, out: &mut [u8; 32]| crypto_hash_sha256(out, &given.message)),
        "sha512" => fixed(|given, out: &mut [u8; 64]| crypto_hash_sha512(out, &given.message)),
        "blake2b" => fixed(|given, out: &mut [u8; 64]| {
            crypto_generichash(out, &given.message, None).expect("64 bytes are allowed");
        }),
        "hmac-sha256" => {
            fixed(|given, out: &mut [u8; 32]| crypto_auth_hmacsha256(out, &given.message, &given.key))
        }
        "hmac-sha512" => {
            fixed(|given, out: &mut [u8; 64]| crypto_auth_hmacsha512(out, &given.message, &given.key))
        }
        "onetimeauth" => {
            fixed(|given, out: &mut [u8; TAG]| crypto_onetimeauth(out, &given.message, &given.key))
        }
        "onetimeauth-verify" => {
            let mut tag = [0; TAG];
            crypto_onetimeauth(&mut tag, &given.message, &given.key);
            operation(move |given, out| {
                right(crypto_onetimeauth_verify(&tag, &given.message, &given.key).is_ok(), out)
            })
        }
        "secretbox" | "box" | "box-afternm" => sealing(scenario, given),
        "secretbox-open" | "box-open" | "box-open-afternm" => opening(scenario, given),
        "sign" => {
            let (_, secret) = crypto_sign_seed_keypair(&given.alice);
            fixed(move |given, out: &mut [u8; 64]| {
                crypto_sign_detached(out, &given.message, &secret).expect("no message is too long");
            })
        }
        "verify" => {
            let (public, secret) = crypto_sign_seed_keypair(&given.alice);
            let mut signature = [0; 64];
            crypto_sign_detached(&mut signature, &given.message, &secret).ok()?;
            operation(move |given, out| {
                right(crypto_sign_verify_detached(&signature, &given.message, &public).is_ok(), out)
            })
        }
        "sign-keypair" => operation(|given, out| put(&crypto_sign_seed_keypair(&given.alice).0, out)),
        "box-beforenm" => operation(|given, out| put(&shared(given), out)),
        "scalarmult" => fixed(|given, out: &mut [u8; 32]| {
            crypto_scalarmult(out, &given.alice, &given.bob_public).expect("Bob's key is good");
        }),
        "scalarmult-base" => fixed(|given, out: &mut [u8; 32]| crypto_scalarmult_base(out, &given.alice)),
        "core-hsalsa20" => {
            fixed(|given, out: &mut [u8; 32]| crypto_core_hsalsa20(out, &given.input, &given.key, None))
        }
        _ => None,
    }
}

/// An operation whose outcome has always the same size.
fn fixed<const N: usize>(mut once: impl FnMut(&Given, &mut [u8; N]) + 'static) -> Option<Operation> {
    operation(move |given, out| {
        once(given, out.first_chunk_mut().expect("there is room"));
        N
    })
}

fn shared(given: &Given) -> [u8; 32] {
    crypto_box_beforenm(&given.bob_public, &given.alice).expect("Bob's key is good")
}

fn sealing(scenario: &str, given: &Given) -> Option<Operation> {
    let known = shared(given);
    match scenario {
        "secretbox" => operation(|given, out| {
            let out = &mut out[..given.message.len() + TAG];
            crypto_secretbox_easy(out, &given.message, &given.nonce, &given.key).map_or(0, |()| out.len())
        }),
        "box" => operation(|given, out| {
            let out = &mut out[..given.message.len() + TAG];
            crypto_box_easy(out, &given.message, &given.nonce, &given.bob_public, &given.alice)
                .map_or(0, |()| out.len())
        }),
        _ => operation(move |given, out| {
            let out = &mut out[..given.message.len() + TAG];
            crypto_box_easy_afternm(out, &given.message, &given.nonce, &known).map_or(0, |()| out.len())
        }),
    }
}

/// Alice can open what she sealed for Bob: both have the same key.
fn opening(scenario: &str, given: &Given) -> Option<Operation> {
    let mut sealed = vec![0; given.message.len() + TAG];
    sealing(scenario.replace("-open", "").as_str(), given)?(given, &mut sealed);
    let known = shared(given);
    match scenario {
        "secretbox-open" => operation(move |given, out| {
            let out = &mut out[..given.message.len()];
            crypto_secretbox_open_easy(out, &sealed, &given.nonce, &given.key).map_or(0, |()| out.len())
        }),
        "box-open" => operation(move |given, out| {
            let out = &mut out[..given.message.len()];
            crypto_box_open_easy(out, &sealed, &given.nonce, &given.bob_public, &given.alice)
                .map_or(0, |()| out.len())
        }),
        _ => operation(move |given, out| {
            let out = &mut out[..given.message.len()];
            crypto_box_open_easy_afternm(out, &sealed, &given.nonce, &known).map_or(0, |()| out.len())
        }),
    }
}
