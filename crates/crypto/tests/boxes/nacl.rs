use hex_literal::hex;
use shortwire_crypto::nacl::*;
use shortwire_crypto::{Error, Sha512};

use crate::of_libsodium;
use crate::vectors::{bytes, counting};

/// "Cryptography in NaCl", sections 2 to 10.
mod paper {
    use super::hex;

    pub(super) const ALICE: [u8; 32] =
        hex!("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
    pub(super) const ALICE_PUBLIC: [u8; 32] =
        hex!("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a");
    pub(super) const BOB: [u8; 32] = hex!("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb");
    pub(super) const BOB_PUBLIC: [u8; 32] =
        hex!("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f");
    pub(super) const SHARED: [u8; 32] =
        hex!("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
    pub(super) const FIRST_KEY: [u8; 32] =
        hex!("1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389");
    pub(super) const SECOND_KEY: [u8; 32] =
        hex!("dc908dda0b9344a953629b733820778880f3ceb421bb61b91cbd4c3e66256ce4");
    pub(super) const CONSTANT: [u8; 16] = *b"expand 32-byte k";
    pub(super) const NONCE: [u8; 24] = hex!("69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37");
    pub(super) const MESSAGE: [u8; 163] = hex!(
        "0000000000000000000000000000000000000000000000000000000000000000"
        "be075fc53c81f2d5cf141316ebeb0c7b5228c52a4c62cbd44b66849b64244ffc"
        "e5ecbaaf33bd751a1ac728d45e6c61296cdc3c01233561f41db66cce314adb31"
        "0e3be8250c46f06dceea3a7fa1348057e2f6556ad6b1318a024a838f21af1fde"
        "048977eb48f59ffd4924ca1c60902e52f0a089bc76897040e082f937763848645e0705"
    );
    pub(super) const BOXED: [u8; 163] = hex!(
        "00000000000000000000000000000000f3ffc7703f9400e52a7dfb4b3d3305d9"
        "8e993b9f48681273c29650ba32fc76ce48332ea7164d96a4476fb8c531a1186a"
        "c0dfc17c98dce87b4da7f011ec48c97271d2c20f9b928fe2270d6fb863d51738"
        "b48eeee314a7cc8ab932164548e526ae90224368517acfeabd6bb3732bc0e9da"
        "99832b61ca01b6de56244a9e88d5f9b37973f622a43d14a6599b1f654cb45a74e355a5"
    );
}
use paper::*;

#[test]
fn the_paper_s_keys() {
    assert_eq!(crypto_scalarmult_base(&ALICE), ALICE_PUBLIC);
    assert_eq!(crypto_scalarmult_base(&BOB), BOB_PUBLIC);
    assert_eq!(crypto_scalarmult(&ALICE, &BOB_PUBLIC), Ok(SHARED));
    assert_eq!(crypto_scalarmult(&BOB, &ALICE_PUBLIC), Ok(SHARED));
    assert_eq!(crypto_core_hsalsa20(&[0; 16], &SHARED, &CONSTANT), FIRST_KEY);
    assert_eq!(crypto_box_beforenm(&BOB_PUBLIC, &ALICE).expect("a good key").as_bytes(), &FIRST_KEY);
    let prefix = NONCE.first_chunk().expect("16 bytes");
    assert_eq!(crypto_core_hsalsa20(prefix, &FIRST_KEY, &CONSTANT), SECOND_KEY);
}

/// The one stream of 4 MiB, and the hash of it that the paper prints.
#[test]
fn the_paper_s_stream() {
    let mut stream = vec![0; 4_194_304];
    crypto_stream_salsa20(&mut stream, NONCE.last_chunk().expect("8 bytes"), &SECOND_KEY)
        .expect("few blocks");
    let expected = hex!("662b9d0e3463029156069b12f918691a98f7dfb2ca0393c96bbfc6b1fbd630a2");
    assert_eq!(crypto_hash_sha256(&stream), expected);
    let mut extended = vec![1; 4_194_304];
    crypto_stream(&mut extended, &NONCE, &FIRST_KEY).expect("few blocks");
    assert_eq!(extended, stream);
}

#[test]
fn the_paper_s_packet() {
    let mut boxed = [0xee; 163];
    crypto_box(&mut boxed, &MESSAGE, &NONCE, &BOB_PUBLIC, &ALICE).expect("a good key");
    assert_eq!(boxed, BOXED);
    let mut message = [0xee; 163];
    crypto_box_open(&mut message, &BOXED, &NONCE, &ALICE_PUBLIC, &BOB).expect("authentic");
    assert_eq!(message, MESSAGE);
    crypto_box_afternm(&mut boxed, &MESSAGE, &NONCE, &FIRST_KEY).expect("lengths that fit");
    assert_eq!(boxed, BOXED);
    crypto_box_open_afternm(&mut message, &BOXED, &NONCE, &FIRST_KEY).expect("authentic");
    assert_eq!(message, MESSAGE);
}

#[test]
fn the_paper_s_tag() {
    let mut stream = [0; 32];
    crypto_stream(&mut stream, &NONCE, &FIRST_KEY).expect("few blocks");
    let tag = crypto_onetimeauth(&BOXED[32..], &stream);
    assert_eq!(tag[..], BOXED[16..32]);
    assert_eq!(crypto_onetimeauth_verify(&tag, &BOXED[32..], &stream), Ok(()));
    assert_eq!(crypto_onetimeauth_verify(&[0; 16], &BOXED[32..], &stream), Err(Error::NotAuthentic));
}

#[test]
fn boxes_of_libsodium_with_zeros_before_them() {
    for vector in of_libsodium("boxes") {
        let (nonce, shared) = (crate::field(&vector, "nonce"), crate::field(&vector, "shared"));
        let message = [&[0; ZERO_BYTES][..], &bytes(&vector, "message")].concat();
        let expected = [&[0; BOX_ZERO_BYTES][..], &bytes(&vector, "box")].concat();
        let mut boxed = vec![0xee; message.len()];
        crypto_secretbox(&mut boxed, &message, &nonce, &shared).expect("lengths that fit");
        assert_eq!(boxed, expected);
        let mut opened = vec![0xee; message.len()];
        crypto_secretbox_open(&mut opened, &boxed, &nonce, &shared).expect("authentic");
        assert_eq!(opened, message);
    }
}

#[test]
fn what_was_changed_is_not_opened_and_nothing_of_it_is_released() {
    for position in 16..163 {
        let mut boxed = BOXED;
        boxed[position] ^= 1;
        let mut message = [0xee; 163];
        let opened = crypto_secretbox_open(&mut message, &boxed, &NONCE, &FIRST_KEY);
        assert_eq!(opened, Err(Error::NotAuthentic), "byte {position}");
        assert_eq!(message, [0xee; 163]);
    }
}

#[test]
fn wrong_padding_is_refused() {
    let mut output = [0; 163];
    let refused =
        |result| assert!(matches!(result, Err(Error::Length { .. } | Error::Parameter { .. })), "{result:?}");
    refused(crypto_secretbox(&mut output[..31], &MESSAGE[..31], &NONCE, &FIRST_KEY));
    refused(crypto_secretbox_open(&mut output[..31], &BOXED[..31], &NONCE, &FIRST_KEY));
    refused(crypto_secretbox(&mut output[..162], &MESSAGE, &NONCE, &FIRST_KEY));
    refused(crypto_secretbox_open(&mut output[..162], &BOXED, &NONCE, &FIRST_KEY));
    let mut message = MESSAGE;
    message[31] = 1;
    refused(crypto_secretbox(&mut output, &message, &NONCE, &FIRST_KEY));
    let mut boxed = BOXED;
    boxed[15] = 1;
    refused(crypto_secretbox_open(&mut output, &boxed, &NONCE, &FIRST_KEY));
}

#[test]
fn streams_are_xored_from_any_block_on() {
    let (message, nonce) = (counting(1000), [7; 8]);
    let mut whole = vec![0; 1000];
    crypto_stream_salsa20_xor(&mut whole, &message, &nonce, 0, &FIRST_KEY).expect("few blocks");
    let mut stream = vec![0; 1000];
    crypto_stream_salsa20(&mut stream, &nonce, &FIRST_KEY).expect("few blocks");
    assert!(whole.iter().zip(&stream).zip(&message).all(|((c, s), m)| *c == s ^ m));
    let mut end = vec![0; 1000 - 5 * 64];
    crypto_stream_salsa20_xor(&mut end, &message[5 * 64..], &nonce, 5, &FIRST_KEY).expect("few blocks");
    assert_eq!(end, whole[5 * 64..]);
    let mut extended = vec![0; 1000];
    crypto_stream_xor(&mut extended, &message, &NONCE, &FIRST_KEY).expect("few blocks");
    crypto_stream(&mut stream, &NONCE, &FIRST_KEY).expect("few blocks");
    assert!(extended.iter().zip(&stream).zip(&message).all(|((c, s), m)| *c == s ^ m));
    let overflow = crypto_stream_salsa20_xor(&mut end, &message[5 * 64..], &nonce, u64::MAX, &FIRST_KEY);
    assert_eq!(overflow, Err(Error::CounterOverflow));
}

#[test]
fn the_core_is_the_stream() {
    let mut input = [0; 16];
    input[..8].copy_from_slice(&[7; 8]);
    input[8] = 3;
    let mut stream = [0; 256];
    crypto_stream_salsa20(&mut stream, &[7; 8], &FIRST_KEY).expect("few blocks");
    assert_eq!(crypto_core_salsa20(&input, &FIRST_KEY, &CONSTANT), stream[192..]);
}

/// Padding as FIPS 180-4 has it, done by hand.
#[test]
fn blocks_are_hashed_one_after_another() {
    let message = counting(300);
    let mut padded = message.clone();
    padded.push(0x80);
    padded.resize(384 - 8, 0);
    padded.extend((8 * 300_u64).to_be_bytes());
    let mut state = hex!(
        "6a09e667f3bcc908bb67ae8584caa73b3c6ef372fe94f82ba54ff53a5f1d36f1"
        "510e527fade682d19b05688c2b3e6c1f1f83d9abfb41bd6b5be0cd19137e2179"
    );
    assert_eq!(crypto_hashblocks(&mut state, &padded[..200]), 72);
    assert_eq!(crypto_hashblocks(&mut state, &padded[128..]), 0);
    assert_eq!(state, crypto_hash(&message));
    assert_eq!(state, Sha512::digest(&message));
}

#[test]
fn signatures_stand_before_messages() {
    let (public, secret) = crypto_sign_seed_keypair(&[1; 32]);
    for length in [0, 64, 1000] {
        let message = counting(length);
        let mut signed = vec![0; SIGN_BYTES + length];
        crypto_sign(&mut signed, &message, secret.as_bytes()).expect("a pair");
        assert_eq!(crypto_sign_open(&signed, &public), Ok(&message[..]));
        signed[0] ^= 1;
        assert_eq!(crypto_sign_open(&signed, &public), Err(Error::NotAuthentic));
        assert_eq!(crypto_sign_open(&signed[..63], &public), Err(Error::NotAuthentic));
        assert!(matches!(
            crypto_sign(&mut signed[1..], &message, secret.as_bytes()),
            Err(Error::Length { .. })
        ));
    }
}

#[test]
fn an_extended_key_signs_as_its_seed_does() {
    let key = shortwire_crypto::ed25519::ExtendedKey::from_seed(&[1; 32]);
    let (_, secret) = crypto_sign_seed_keypair(&[1; 32]);
    let [mut one, mut other] = [[0; 70]; 2];
    crypto_sign(&mut one, b"signed", secret.as_bytes()).expect("a pair");
    crypto_sign_extended(&mut other, b"signed", key.to_bytes_with_public().as_bytes()).expect("a pair");
    assert_eq!(one, other);
}

#[test]
fn pairs_to_sign_with_become_pairs_to_encrypt_with() {
    let (public, secret) = crypto_sign_keypair().expect("random bytes");
    let private = crypto_sign_ed25519_sk_to_x25519_sk(secret.as_bytes());
    assert_eq!(crypto_sign_ed25519_pk_to_x25519_pk(&public), Ok(crypto_scalarmult_base(private.as_bytes())));
}

#[test]
fn new_pairs_encrypt() {
    let [(alice_public, alice), (bob_public, bob)] =
        [(); 2].map(|()| crypto_box_keypair().expect("random bytes"));
    let hers = crypto_box_beforenm(&bob_public, alice.as_bytes());
    assert_eq!(hers, crypto_box_beforenm(&alice_public, bob.as_bytes()));
    assert_eq!(crypto_box_beforenm(&[0; 32], bob.as_bytes()), Err(Error::LowOrderPoint));
}

#[test]
fn scalars_and_points_add_up() {
    let mut three = [0; 32];
    three[0] = 3;
    let mut one = [0; 32];
    one[0] = 1;
    let base = scalar_base(&one);
    let two = crypto_point_add(&base, &base).expect("points");
    assert_eq!(crypto_point_add(&two, &base), Ok(scalar_base(&three)));
}

#[test]
fn tags_are_verified() {
    let (message, key) = (b"message", b"key");
    let (short, long) = (crypto_auth_hmacsha256(message, key), crypto_auth_hmacsha512(message, key));
    assert_eq!(crypto_auth_hmacsha256_verify(&short, message, key), Ok(()));
    assert_eq!(crypto_auth_hmacsha512_verify(&long, message, key), Ok(()));
    assert_eq!(crypto_auth_hmacsha256_verify(&short, b"other", key), Err(Error::NotAuthentic));
    assert_eq!(crypto_auth_hmacsha512_verify(&long, message, b"other"), Err(Error::NotAuthentic));
}

/// All 64 bytes count, the last one too.
#[test]
fn every_byte_is_compared() {
    for position in 0..64 {
        let mut other = [0; 64];
        other[position] = 1;
        assert!(!crypto_verify_64(&[0; 64], &other));
        let [first, second] = [&other[..32], &other[32..]].map(|half| half.try_into().expect("32 bytes"));
        assert_eq!(crypto_verify_32(&[0; 32], first), position >= 32);
        assert_eq!(crypto_verify_32(&[0; 32], second), position < 32);
        assert_eq!(crypto_verify_16(&[0; 16], first[..16].try_into().expect("16 bytes")), position >= 16);
    }
    let mut random = [0; 64];
    randombytes(&mut random).expect("random bytes");
    assert!(crypto_verify_64(&random, &random.clone()));
}
