//! NaCl by its own names: the 25 functions of TweetNaCl, and the extensions that came with them to other hosts.
//!
//! For those who port a program, or follow a protocol that is written in these terms. New programs are better off with the rest of this
//! crate, which this is a thin layer over. What differs from C:
//!
//! - Keys, nonces and tags are arrays, so that their lengths are right. Texts are slices, and where two have to have the same length, or
//!   one has to have zeros before it, [`Error::Length`] and [`Error::Parameter`] say so.
//! - What is -1 there is an error here: [`Error::NotAuthentic`]. Nothing is written then.
//! - Public keys of low order are refused, as libsodium does: [`Error::LowOrderPoint`].
//! - A signature whose number is not below the group's order is not accepted: see [`ed25519`].
//!
//! In boxes and secret boxes, [`ZERO_BYTES`] zeros stand before a message, and [`BOX_ZERO_BYTES`] before what is encrypted, whose length
//! is the same. Nothing here allocates, but for what is said.

use crate::ed25519::{self, ExtendedKey, SigningKey, VerifyKey};
use crate::error::Error;
use crate::hazmat::{Salsa20, StreamCipher, XSalsa20, hsalsa20_core, salsa20_core};
use crate::sha2::Word;
use crate::x25519;
use crate::{
    HmacSha256, HmacSha512, Poly1305, Secret, SecretBox, Sha256, Sha512, boxes, constant_time, random,
};

/// How many zeros stand before a message: `crypto_box_ZEROBYTES`.
pub const ZERO_BYTES: usize = 32;

/// How many zeros stand before an encrypted message: `crypto_box_BOXZEROBYTES`.
pub const BOX_ZERO_BYTES: usize = 16;

/// How many bytes stand before a signed message: `crypto_sign_BYTES`.
pub const SIGN_BYTES: usize = 64;

/// A new key pair to encrypt with: public key, private key.
///
/// # Errors
///
/// [`Error::NoRandomness`].
pub fn crypto_box_keypair() -> Result<([u8; 32], Secret<32>), Error> {
    let key = Secret::generate()?;
    Ok((x25519::scalarmult_base(key.as_bytes()), key))
}

/// Encrypts `m`, which begins with [`ZERO_BYTES`] zeros, from the owner of `sk` to that of `pk`.
///
/// # Errors
///
/// [`Error::LowOrderPoint`], and those of [`crypto_secretbox`].
pub fn crypto_box(c: &mut [u8], m: &[u8], n: &[u8; 24], pk: &[u8; 32], sk: &[u8; 32]) -> Result<(), Error> {
    crypto_box_afternm(c, m, n, crypto_box_beforenm(pk, sk)?.as_bytes())
}

/// Decrypts `c`, which begins with [`BOX_ZERO_BYTES`] zeros, from the owner of `pk` to that of `sk`.
///
/// # Errors
///
/// [`Error::LowOrderPoint`], and those of [`crypto_secretbox_open`].
pub fn crypto_box_open(
    m: &mut [u8],
    c: &[u8],
    n: &[u8; 24],
    pk: &[u8; 32],
    sk: &[u8; 32],
) -> Result<(), Error> {
    crypto_box_open_afternm(m, c, n, crypto_box_beforenm(pk, sk)?.as_bytes())
}

/// The key that the owners of `pk` and `sk` share. Allocates it.
///
/// # Errors
///
/// [`Error::LowOrderPoint`].
pub fn crypto_box_beforenm(pk: &[u8; 32], sk: &[u8; 32]) -> Result<Secret<32>, Error> {
    let mut key = Secret::zero();
    *key.as_bytes_mut() = boxes::shared_key(sk, pk)?;
    Ok(key)
}

/// [`crypto_box`] under the shared key.
///
/// # Errors
///
/// As of [`crypto_secretbox`].
pub fn crypto_box_afternm(c: &mut [u8], m: &[u8], n: &[u8; 24], k: &[u8; 32]) -> Result<(), Error> {
    crypto_secretbox(c, m, n, k)
}

/// [`crypto_box_open`] under the shared key.
///
/// # Errors
///
/// As of [`crypto_secretbox_open`].
pub fn crypto_box_open_afternm(m: &mut [u8], c: &[u8], n: &[u8; 24], k: &[u8; 32]) -> Result<(), Error> {
    crypto_secretbox_open(m, c, n, k)
}

/// The Salsa20 core: 64 bytes from 16 of input, a key and a constant.
pub fn crypto_core_salsa20(input: &[u8; 16], k: &[u8; 32], c: &[u8; 16]) -> [u8; 64] {
    salsa20_core(input, k, c)
}

/// The HSalsa20 core: 32 bytes from 16 of input, a key and a constant.
pub fn crypto_core_hsalsa20(input: &[u8; 16], k: &[u8; 32], c: &[u8; 16]) -> [u8; 32] {
    hsalsa20_core(input, k, c)
}

/// Works the whole blocks of `m`, 128 bytes each, into the state of a SHA-512; says how many bytes are left.
pub fn crypto_hashblocks(x: &mut [u8; 64], m: &[u8]) -> usize {
    let mut state = [0; 8];
    for (word, bytes) in state.iter_mut().zip(x.as_chunks().0) {
        *word = u64::from_be_bytes(*bytes);
    }
    let (blocks, rest) = u64::blocks(m);
    u64::compress(&mut state, blocks);
    *x = u64::digest(&state);
    rest.len()
}

/// SHA-512.
pub fn crypto_hash(m: &[u8]) -> [u8; 64] {
    Sha512::digest(m)
}

/// SHA-256. An extension.
pub fn crypto_hash_sha256(m: &[u8]) -> [u8; 32] {
    Sha256::digest(m)
}

/// Poly1305. The key is for one message.
pub fn crypto_onetimeauth(m: &[u8], k: &[u8; 32]) -> [u8; 16] {
    Poly1305::tag(k, m)
}

/// Whether `h` is the Poly1305 of `m`.
///
/// # Errors
///
/// [`Error::NotAuthentic`].
pub fn crypto_onetimeauth_verify(h: &[u8; 16], m: &[u8], k: &[u8; 32]) -> Result<(), Error> {
    Poly1305::verify(k, m, h)
}

/// HMAC-SHA-256. An extension.
pub fn crypto_auth_hmacsha256(m: &[u8], k: &[u8]) -> [u8; 32] {
    HmacSha256::tag(k, m)
}

/// Whether `h` is the HMAC-SHA-256 of `m`. An extension.
///
/// # Errors
///
/// [`Error::NotAuthentic`].
pub fn crypto_auth_hmacsha256_verify(h: &[u8; 32], m: &[u8], k: &[u8]) -> Result<(), Error> {
    HmacSha256::verify(k, m, h)
}

/// HMAC-SHA-512. An extension.
pub fn crypto_auth_hmacsha512(m: &[u8], k: &[u8]) -> [u8; 64] {
    HmacSha512::tag(k, m)
}

/// Whether `h` is the HMAC-SHA-512 of `m`. An extension.
///
/// # Errors
///
/// [`Error::NotAuthentic`].
pub fn crypto_auth_hmacsha512_verify(h: &[u8; 64], m: &[u8], k: &[u8]) -> Result<(), Error> {
    HmacSha512::verify(k, m, h)
}

/// The product of the point `p` and the number `n`: X25519.
///
/// # Errors
///
/// [`Error::LowOrderPoint`].
pub fn crypto_scalarmult(n: &[u8; 32], p: &[u8; 32]) -> Result<[u8; 32], Error> {
    x25519::scalarmult(n, p)
}

/// The product of the base point and the number `n`: the public key of a private one.
pub fn crypto_scalarmult_base(n: &[u8; 32]) -> [u8; 32] {
    x25519::scalarmult_base(n)
}

/// Encrypts `m`, which begins with [`ZERO_BYTES`] zeros, to `c`, which is as long and will begin with [`BOX_ZERO_BYTES`] zeros.
///
/// # Errors
///
/// [`Error::Length`] if the two are not as long, or shorter than the zeros; [`Error::Parameter`] if they are no zeros.
pub fn crypto_secretbox(c: &mut [u8], m: &[u8], n: &[u8; 24], k: &[u8; 32]) -> Result<(), Error> {
    check_padding(c.len(), m, ZERO_BYTES)?;
    let (zeros, sealed) = c.split_at_mut(BOX_ZERO_BYTES);
    SecretBox::new(k).encrypt_into(n, &m[ZERO_BYTES..], sealed)?;
    zeros.fill(0);
    Ok(())
}

/// Decrypts `c`, which begins with [`BOX_ZERO_BYTES`] zeros, to `m`, which is as long and will begin with [`ZERO_BYTES`] zeros.
///
/// # Errors
///
/// [`Error::NotAuthentic`], and those of [`crypto_secretbox`].
pub fn crypto_secretbox_open(m: &mut [u8], c: &[u8], n: &[u8; 24], k: &[u8; 32]) -> Result<(), Error> {
    check_padding(m.len(), c, BOX_ZERO_BYTES)?;
    let (zeros, message) = m.split_at_mut(ZERO_BYTES);
    SecretBox::new(k).decrypt_into(n, &c[BOX_ZERO_BYTES..], message)?;
    zeros.fill(0);
    Ok(())
}

fn check_padding(output: usize, input: &[u8], zeros: usize) -> Result<(), Error> {
    if input.len() < ZERO_BYTES {
        return Err(Error::Length { what: "the text", expected: "32 bytes at least", actual: input.len() });
    }
    if output != input.len() {
        return Err(Error::Length { what: "the output", expected: "as long as the input", actual: output });
    }
    if input[..zeros].iter().any(|byte| *byte != 0) {
        return Err(Error::Parameter {
            expected: "a message has to begin with 32 zeros, an encrypted one with 16",
        });
    }
    Ok(())
}

/// A new key pair to sign with: public key, private key.
///
/// # Errors
///
/// [`Error::NoRandomness`].
pub fn crypto_sign_keypair() -> Result<([u8; 32], Secret<64>), Error> {
    Ok(pair(&SigningKey::generate()?))
}

/// The key pair of a seed: public key, private key. An extension.
pub fn crypto_sign_seed_keypair(seed: &[u8; 32]) -> ([u8; 32], Secret<64>) {
    pair(&SigningKey::from_seed(seed))
}

fn pair(key: &SigningKey) -> ([u8; 32], Secret<64>) {
    (*key.public_bytes(), key.to_bytes())
}

/// Writes the signature and `m` to `sm`, which is [`SIGN_BYTES`] longer. Prepares the key each time, which takes as long as signing does;
/// a [`SigningKey`] does that once.
///
/// # Errors
///
/// [`Error::Length`]; [`Error::Parameter`] if the halves of `sk` do not belong together.
pub fn crypto_sign(sm: &mut [u8], m: &[u8], sk: &[u8; 64]) -> Result<(), Error> {
    let (signature, message) = signed_parts(sm, m)?;
    *signature = SigningKey::from_bytes(sk)?.sign(m);
    message.copy_from_slice(m);
    Ok(())
}

/// [`crypto_sign`] with an extended key: scalar, prefix and public key. An extension.
///
/// # Errors
///
/// As of [`crypto_sign`].
pub fn crypto_sign_extended(sm: &mut [u8], m: &[u8], sk: &[u8; 96]) -> Result<(), Error> {
    let (signature, message) = signed_parts(sm, m)?;
    *signature = ExtendedKey::from_bytes_with_public(sk)?.sign(m);
    message.copy_from_slice(m);
    Ok(())
}

fn signed_parts<'a>(sm: &'a mut [u8], m: &[u8]) -> Result<(&'a mut [u8; SIGN_BYTES], &'a mut [u8]), Error> {
    let actual = sm.len();
    match sm.split_first_chunk_mut() {
        Some(parts) if parts.1.len() == m.len() => Ok(parts),
        _ => Err(Error::Length {
            what: "the signed message",
            expected: "64 bytes more than the message",
            actual,
        }),
    }
}

/// The message in `sm`, if the owner of `pk` has signed it. Copies nothing.
///
/// # Errors
///
/// [`Error::NotAuthentic`].
pub fn crypto_sign_open<'a>(sm: &'a [u8], pk: &[u8; 32]) -> Result<&'a [u8], Error> {
    VerifyKey::from_bytes(pk).map_err(|_| Error::NotAuthentic)?.open(sm)
}

/// The key to decrypt with of one to sign with. An extension.
pub fn crypto_sign_ed25519_sk_to_x25519_sk(ed25519_sk: &[u8; 64]) -> Secret<32> {
    let key = ExtendedKey::from_seed(ed25519_sk.first_chunk().expect("32 bytes")).to_x25519();
    Secret::from(key.as_bytes())
}

/// The key to encrypt with of one to verify with. An extension.
///
/// # Errors
///
/// [`Error::InvalidPoint`], [`Error::LowOrderPoint`].
pub fn crypto_sign_ed25519_pk_to_x25519_pk(ed25519_pk: &[u8; 32]) -> Result<[u8; 32], Error> {
    Ok(*VerifyKey::from_bytes(ed25519_pk)?.to_x25519()?.as_bytes())
}

/// The product of Ed25519's base point and a number that is not clamped. An extension.
pub fn scalar_base(sk: &[u8; 32]) -> [u8; 32] {
    ed25519::scalar_base(sk)
}

/// The sum of two points of Ed25519. An extension.
///
/// # Errors
///
/// [`Error::InvalidPoint`].
pub fn crypto_point_add(p1: &[u8; 32], p2: &[u8; 32]) -> Result<[u8; 32], Error> {
    ed25519::point_add(p1, p2)
}

/// Fills `c` with the stream of XSalsa20.
///
/// # Errors
///
/// [`Error::CounterOverflow`], after 2^70 bytes.
pub fn crypto_stream(c: &mut [u8], n: &[u8; 24], k: &[u8; 32]) -> Result<(), Error> {
    XSalsa20::key_stream(k, n, 0, c)
}

/// XORs `m` with the stream of XSalsa20.
///
/// # Errors
///
/// [`Error::Length`] unless both are as long.
pub fn crypto_stream_xor(c: &mut [u8], m: &[u8], n: &[u8; 24], k: &[u8; 32]) -> Result<(), Error> {
    XSalsa20::apply(k, n, 0, m, c)
}

/// Fills `c` with the stream of Salsa20.
///
/// # Errors
///
/// As of [`crypto_stream`].
pub fn crypto_stream_salsa20(c: &mut [u8], n: &[u8; 8], k: &[u8; 32]) -> Result<(), Error> {
    Salsa20::key_stream(k, n, 0, c)
}

/// XORs `m` with the stream of Salsa20, from block `ic` on.
///
/// # Errors
///
/// [`Error::Length`] unless both are as long, [`Error::CounterOverflow`].
pub fn crypto_stream_salsa20_xor(
    c: &mut [u8],
    m: &[u8],
    n: &[u8; 8],
    ic: u64,
    k: &[u8; 32],
) -> Result<(), Error> {
    Salsa20::apply(k, n, ic, m, c)
}

/// Whether 16 bytes are equal, in constant time.
pub fn crypto_verify_16(x: &[u8; 16], y: &[u8; 16]) -> bool {
    constant_time::verify_16(x, y)
}

/// Whether 32 bytes are equal, in constant time.
pub fn crypto_verify_32(x: &[u8; 32], y: &[u8; 32]) -> bool {
    constant_time::verify_32(x, y)
}

/// Whether 64 bytes are equal, in constant time. An extension.
pub fn crypto_verify_64(x: &[u8; 64], y: &[u8; 64]) -> bool {
    constant_time::verify_64(x, y)
}

/// Fills `x` with random bytes.
///
/// # Errors
///
/// [`Error::NoRandomness`].
pub fn randombytes(x: &mut [u8]) -> Result<(), Error> {
    random::fill(x)
}
