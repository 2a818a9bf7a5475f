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

/// How much stream is made at once with the MAC's key. It is what the cipher's widest kernel makes in one go.
const HEAD: usize = 16 * BLOCK;

/// How much is encrypted before it is authenticated.
const PIECE: usize = 16 * 1024;

/// Where a piece may end for the MAC, so that its vectors are full.
const WHOLE: usize = 256;

/// A way to combine the two.
pub(crate) trait Scheme {
    type Cipher: StreamCipher;

    /// Which byte of the stream the message begins with.
    const MESSAGE: usize;

    /// Authenticates what comes before the message.
    fn begin(mac: &mut Poly1305, associated: &[u8]);

    /// Authenticates what comes after it.
    fn end(mac: &mut Poly1305, associated: usize, message: usize);
}

pub(crate) type Nonce<S> = <<S as Scheme>::Cipher as StreamCipher>::Nonce;

/// Encrypts a text, and gives its tag.
pub(crate) fn encrypt<S: Scheme>(
    key: &[u8; KEY],
    nonce: &Nonce<S>,
    associated: &[u8],
    mut text: Text<'_>,
) -> Result<[u8; TAG], Error> {
    check_length::<S>(text.len())?;
    let tag = with_start::<S::Cipher, _>(key, nonce.as_ref(), 0, |start| {
        let length = text.len();
        let mut done = length.min(HEAD - S::MESSAGE);
        let head = Head::new::<S>(start, done);
        text.part(0, done).xor(head.message::<S>());

        let mut mac = Poly1305::new(head.mac_key());
        S::begin(&mut mac, associated);
        let mut authenticated = 0;
        loop {
            let ready = if done == length { done } else { done - done % WHOLE };
            mac.update(&text.output_bytes()[authenticated..ready]);
            authenticated = ready;
            if done == length {
                break;
            }
            let next = length.min(done + PIECE);
            apply::<S::Cipher>(after(start, S::MESSAGE + done), text.part(done, next));
            done = next;
        }
        S::end(&mut mac, associated.len(), length);
        mac.finish()
    });
    Ok(tag)
}

/// Decrypts a text if the tag is its own; otherwise nothing is written.
pub(crate) fn decrypt<S: Scheme>(
    key: &[u8; KEY],
    nonce: &Nonce<S>,
    associated: &[u8],
    mut text: Text<'_>,
    tag: &[u8; TAG],
) -> Result<(), Error> {
    check_length::<S>(text.len())?;
    with_start::<S::Cipher, _>(key, nonce.as_ref(), 0, |start| {
        let length = text.len();
        let done = length.min(HEAD - S::MESSAGE);
        let head = Head::new::<S>(start, done);

        let mut mac = Poly1305::new(head.mac_key());
        S::begin(&mut mac, associated);
        mac.update(text.input_bytes());
        S::end(&mut mac, associated.len(), length);
        mac.check(tag)?;

        text.part(0, done).xor(head.message::<S>());
        if done < length {
            apply::<S::Cipher>(after(start, S::MESSAGE + done), text.part(done, length));
        }
        Ok(())
    })
}

/// Refuses a message that there is not enough stream for.
fn check_length<S: Scheme>(message: usize) -> Result<(), Error> {
    let length = message.checked_add(S::MESSAGE).ok_or(Error::CounterOverflow)?;
    check(0, length, <S::Cipher as Algorithm>::LAST_BLOCK)
}

/// The place `bytes` further on, whole blocks.
fn after(start: Start<'_>, bytes: usize) -> Start<'_> {
    Start { counter: start.counter + (bytes / BLOCK) as u64, ..start }
}

/// The beginning of a stream. It is wiped.
struct Head {
    stream: [u8; HEAD],
    used: usize,
}

impl Head {
    fn new<S: Scheme>(start: Start<'_>, message: usize) -> Self {
        let mut head = Self { stream: [0; HEAD], used: S::MESSAGE + message };
        apply::<S::Cipher>(start, Text::in_place(&mut head.stream[..head.used]));
        head
    }

    fn mac_key(&self) -> &[u8; Poly1305::KEY] {
        self.stream.first_chunk().expect("the stream is longer")
    }

    fn message<S: Scheme>(&self) -> &[u8] {
        &self.stream[S::MESSAGE..self.used]
    }
}

impl Drop for Head {
    fn drop(&mut self) {
        wipe(&mut self.stream[..self.used]);
    }
}
