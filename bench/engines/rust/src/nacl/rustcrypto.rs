//! By the crates of RustCrypto and dalek.

use std::borrow::Borrow;
use std::rc::Rc;

use blake2::Blake2b512;
use crypto_box::SalsaBox;
use crypto_box::aead::generic_array::typenum::{U16, U24};
use crypto_box::aead::{AeadInPlace, KeyInit as _};
use crypto_secretbox::XSalsa20Poly1305;
use ed25519_dalek::{Signer, SigningKey};
use hmac::{Hmac, KeyInit, Mac};
use poly1305::Poly1305;
use salsa20::cipher::consts::U10;
use salsa20::cipher::{KeyIvInit, StreamCipher};
use salsa20::{Salsa20, XSalsa20, hsalsa};
use sha2::{Digest, Sha256, Sha512};
use subtle::ConstantTimeEq;
use x25519_dalek::x25519;

use super::{Given, Operation, TAG, operation, put, right};

pub fn of(scenario: &str, given: &Given) -> Option<Operation> {
    match scenario {
        "sha256" => operation(hash::<Sha256>),
        "sha512" => operation(hash::<Sha512>),
        "blake2b" => operation(hash::<Blake2b512>),
        "hmac-sha256" => operation(authenticate::<Hmac<Sha256>>),
        "hmac-sha512" => operation(authenticate::<Hmac<Sha512>>),
        "onetimeauth" => operation(|given, out| put(&tag(given), out)),
        "onetimeauth-verify" => {
            let known = tag(given);
            operation(move |given, out| right(tag(given).ct_eq(&known).into(), out))
        }
        "stream" => operation(|given, out| key_stream(xsalsa20(given), given, out)),
        "stream-xor" => operation(|given, out| xor(xsalsa20(given), given, out)),
        "stream-salsa20" => operation(|given, out| key_stream(salsa20(given), given, out)),
        "stream-salsa20-xor" => operation(|given, out| xor(salsa20(given), given, out)),
        "secretbox" => operation(|given, out| seal(&secretbox(given), given, out)),
        "secretbox-open" => opening::<XSalsa20Poly1305, _>(given, secretbox),
        "box" => operation(|given, out| seal(&new_box(given), given, out)),
        "box-open" => opening::<SalsaBox, _>(given, new_box),
        "box-afternm" => {
            let kept = new_box(given);
            operation(move |given, out| seal(&kept, given, out))
        }
        "box-open-afternm" => {
            let kept = Rc::new(new_box(given));
            opening::<SalsaBox, _>(given, move |_| Rc::clone(&kept))
        }
        _ => of_fixed_size(scenario, given),
    }
}

/// Signatures of a message, and what takes none.
fn of_fixed_size(scenario: &str, given: &Given) -> Option<Operation> {
    let signing = SigningKey::from_bytes(&given.alice);
    match scenario {
        "sign" => operation(move |given, out| put(&signing.sign(&given.message).to_bytes(), out)),
        "verify" => {
            let signature = signing.sign(&given.message);
            let public = signing.verifying_key();
            operation(move |given, out| right(public.verify_strict(&given.message, &signature).is_ok(), out))
        }
        "box-beforenm" => operation(|given, out| {
            let shared = x25519(given.alice, given.bob_public);
            put(&hsalsa::<U10>(&shared.into(), &[0; 16].into()), out)
        }),
        "scalarmult" => operation(|given, out| put(&x25519(given.alice, given.bob_public), out)),
        "scalarmult-base" => operation(|given, out| put(&base(given), out)),
        "sign-keypair" => {
            operation(|given, out| put(SigningKey::from_bytes(&given.alice).verifying_key().as_bytes(), out))
        }
        "core-hsalsa20" => {
            operation(|given, out| put(&hsalsa::<U10>(&given.key.into(), &given.input.into()), out))
        }
        "verify-16" => equal::<16>(given),
        "verify-32" => equal::<32>(given),
        _ => None,
    }
}

fn base(given: &Given) -> [u8; 32] {
    x25519_dalek::PublicKey::from(&x25519_dalek::StaticSecret::from(given.alice)).to_bytes()
}

fn equal<const N: usize>(given: &Given) -> Option<Operation> {
    let other = given.key;
    operation(move |given, out| right(given.key[..N].ct_eq(&other[..N]).into(), out))
}

fn hash<H: Digest>(given: &Given, out: &mut [u8]) -> usize {
    put(&H::digest(&given.message), out)
}

fn authenticate<M: Mac + KeyInit>(given: &Given, out: &mut [u8]) -> usize {
    let mut mac = <M as KeyInit>::new_from_slice(&given.key).expect("any key will do");
    mac.update(&given.message);
    put(&mac.finalize().into_bytes(), out)
}

fn tag(given: &Given) -> [u8; TAG] {
    Poly1305::new(&given.key.into()).compute_unpadded(&given.message).into()
}

fn xsalsa20(given: &Given) -> XSalsa20 {
    XSalsa20::new(&given.key.into(), &given.nonce.into())
}

fn salsa20(given: &Given) -> Salsa20 {
    let nonce: &[u8; 8] = given.nonce.first_chunk().expect("it is longer");
    Salsa20::new(&given.key.into(), nonce.into())
}

fn key_stream(mut cipher: impl StreamCipher, given: &Given, out: &mut [u8]) -> usize {
    let size = given.message.len();
    out[..size].fill(0);
    cipher.apply_keystream(&mut out[..size]);
    size
}

fn xor(mut cipher: impl StreamCipher, given: &Given, out: &mut [u8]) -> usize {
    let size = given.message.len();
    cipher.apply_keystream_b2b(&given.message, &mut out[..size]);
    size
}

fn secretbox(given: &Given) -> XSalsa20Poly1305 {
    XSalsa20Poly1305::new(&given.key.into())
}

fn new_box(given: &Given) -> SalsaBox {
    SalsaBox::new(&given.bob_public.into(), &given.alice.into())
}

/// What both boxes are.
trait Seals: AeadInPlace<NonceSize = U24, TagSize = U16> {}

impl<C: AeadInPlace<NonceSize = U24, TagSize = U16>> Seals for C {}

/// It seals where the message is.
fn seal(cipher: &impl Seals, given: &Given, out: &mut [u8]) -> usize {
    let size = put(&given.message, &mut out[TAG..]);
    let tag = cipher
        .encrypt_in_place_detached(&given.nonce.into(), b"", &mut out[TAG..TAG + size])
        .expect("no message is too long");
    out[..TAG].copy_from_slice(&tag);
    TAG + size
}

fn opening<C: Seals, B: Borrow<C>>(
    given: &Given,
    cipher: impl Fn(&Given) -> B + 'static,
) -> Option<Operation> {
    let mut sealed = vec![0; given.message.len() + TAG];
    seal(cipher(given).borrow(), given, &mut sealed);
    operation(move |given, out| {
        let (tag, ciphertext) = sealed.split_at(TAG);
        let size = put(ciphertext, out);
        let opened = cipher(given).borrow().decrypt_in_place_detached(
            &given.nonce.into(),
            b"",
            &mut out[..size],
            tag.into(),
        );
        if opened.is_ok() { size } else { 0 }
    })
}
