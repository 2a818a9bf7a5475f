//! What boxes and AEADs have in common: a stream cipher whose stream begins with a key for Poly1305, which authenticates
//! the encrypted message.
//!
//! A message is encrypted a piece at a time, and each piece authenticated while it is in the fastest cache. The first piece
//! takes the key for the MAC from the same run of the cipher. To decrypt, all of the message is authenticated first; the
//! output is not touched before.

use crate::error::Error;
use crate::poly1305::Poly1305;
use crate::stream::sealed::Algorithm;
use crate::stream::{BLOCK, KEY, Start, StreamCipher, Text, apply, check, with_start};
use crate::wipe::wipe;

/// Bytes of a tag.
pub(crate) const TAG: usize = Poly1305::TAG;

/// How much stream is made at once with the MAC's key: what the cipher's widest kernel makes in one go, or for short
/// messages as much as any of them takes.
const LONG_HEAD: usize = 16 * BLOCK;
const SHORT_HEAD: usize = 4 * BLOCK;

/// How much is encrypted before it is authenticated.
const PIECE: usize = 32 * 1024;

/// Where a piece may end for the MAC, so that its vectors are full.
const WHOLE: usize = 256;

/// A way to combine the two, for one message.
pub(crate) trait Scheme {
    type Cipher: StreamCipher;

    /// Which byte of the stream the message begins with. Those before it are the MAC's key, and what else the scheme needs.
    const MESSAGE: usize;

    /// Whether there may be associated data.
    const HAS_ASSOCIATED: bool;

    /// Authenticates what comes before the message. `stream` is what it has of the stream.
    fn begin(&mut self, mac: &mut impl Absorb, associated: &[u8], stream: &[u8]);

    /// Authenticates what comes after it, of which only lengths are left.
    fn end(&self, mac: &mut impl Absorb, associated: usize, message: usize);
}

/// What takes the bytes to authenticate.
pub(crate) trait Absorb {
    fn update(&mut self, bytes: &[u8]);

    /// Fills the last block up with zeros.
    fn pad(&mut self);
}

impl Absorb for Poly1305 {
    #[inline]
    fn update(&mut self, bytes: &[u8]) {
        Poly1305::update(self, bytes);
    }

    #[inline]
    fn pad(&mut self) {
        Poly1305::pad(self);
    }
}

pub(crate) type Nonce<S> = <<S as Scheme>::Cipher as StreamCipher>::Nonce;

/// Encrypts a text, and gives its tag.
pub(crate) fn encrypt<S: Scheme>(
    scheme: &mut S,
    key: &[u8; KEY],
    nonce: &Nonce<S>,
    associated: &[u8],
    text: Text<'_>,
) -> Result<[u8; TAG], Error> {
    check_scope::<S>(associated, text.len())?;
    Ok(with_start::<S::Cipher, _>(key, nonce.as_ref(), 0, |start| {
        if S::MESSAGE + text.len() <= SHORT_HEAD {
            encrypt_from::<S, SHORT_HEAD>(scheme, start, associated, text)
        } else {
            encrypt_from::<S, LONG_HEAD>(scheme, start, associated, text)
        }
    }))
}

#[inline(always)]
fn encrypt_from<S: Scheme, const HEAD: usize>(
    scheme: &mut S,
    start: Start<'_>,
    associated: &[u8],
    mut text: Text<'_>,
) -> [u8; TAG] {
    let length = text.len();
    let mut done = length.min(HEAD - S::MESSAGE);
    let head = Head::<HEAD>::new::<S>(start, done);
    text.part(0, done).xor(head.message::<S>());

    let mut mac = Poly1305::new(head.mac_key());
    scheme.begin(&mut mac, associated, head.before_message::<S>());
    let mut authenticated = 0;
    while done < length {
        let next = length.min(done + PIECE);
        apply::<S::Cipher>(start.after(S::MESSAGE + done), text.part(done, next));
        let whole = next - next % WHOLE;
        mac.update(&text.output_bytes()[authenticated..whole]);
        (done, authenticated) = (next, whole);
    }
    mac.update(&text.output_bytes()[authenticated..]);
    scheme.end(&mut mac, associated.len(), length);
    mac.finish()
}

/// Decrypts a text if the tag is its own; otherwise nothing is written.
pub(crate) fn decrypt<S: Scheme>(
    scheme: &mut S,
    key: &[u8; KEY],
    nonce: &Nonce<S>,
    associated: &[u8],
    text: Text<'_>,
    tag: &[u8; TAG],
) -> Result<(), Error> {
    check_scope::<S>(associated, text.len())?;
    with_start::<S::Cipher, _>(key, nonce.as_ref(), 0, |start| {
        if S::MESSAGE + text.len() <= SHORT_HEAD {
            decrypt_from::<S, SHORT_HEAD>(scheme, start, associated, text, tag)
        } else {
            decrypt_from::<S, LONG_HEAD>(scheme, start, associated, text, tag)
        }
    })
}

#[inline(always)]
fn decrypt_from<S: Scheme, const HEAD: usize>(
    scheme: &mut S,
    start: Start<'_>,
    associated: &[u8],
    mut text: Text<'_>,
    tag: &[u8; TAG],
) -> Result<(), Error> {
    let length = text.len();
    let done = length.min(HEAD - S::MESSAGE);
    let head = Head::<HEAD>::new::<S>(start, done);

    let mut mac = Poly1305::new(head.mac_key());
    scheme.begin(&mut mac, associated, head.before_message::<S>());
    mac.update(text.input_bytes());
    scheme.end(&mut mac, associated.len(), length);
    mac.check(tag)?;

    text.part(0, done).xor(head.message::<S>());
    if done < length {
        apply::<S::Cipher>(start.after(S::MESSAGE + done), text.part(done, length));
    }
    Ok(())
}

/// Refuses what the scheme has no place for.
fn check_scope<S: Scheme>(associated: &[u8], message: usize) -> Result<(), Error> {
    if !S::HAS_ASSOCIATED && !associated.is_empty() {
        return Err(Error::Parameter { expected: "no associated data: this box has none" });
    }
    let length = message.checked_add(S::MESSAGE).ok_or(Error::CounterOverflow)?;
    check(0, length, S::Cipher::LAST_BLOCK)
}

/// The beginning of a stream. It is wiped.
struct Head<const LENGTH: usize> {
    stream: [u8; LENGTH],
    used: usize,
}

impl<const LENGTH: usize> Head<LENGTH> {
    fn new<S: Scheme>(start: Start<'_>, message: usize) -> Self {
        let mut head = Self { stream: [0; LENGTH], used: S::MESSAGE + message };
        apply::<S::Cipher>(start, Text::in_place(&mut head.stream[..head.used]));
        head
    }

    fn mac_key(&self) -> &[u8; Poly1305::KEY] {
        self.stream.first_chunk().expect("the stream is longer")
    }

    fn before_message<S: Scheme>(&self) -> &[u8] {
        &self.stream[..S::MESSAGE]
    }

    fn message<S: Scheme>(&self) -> &[u8] {
        &self.stream[S::MESSAGE..self.used]
    }
}

impl<const LENGTH: usize> Drop for Head<LENGTH> {
    fn drop(&mut self) {
        wipe(&mut self.stream[..self.used]);
    }
}
