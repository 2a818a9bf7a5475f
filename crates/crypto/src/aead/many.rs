//! Many messages at once. The streams of short ones are made together, and so are their tags.

use subtle::ConstantTimeEq;

use super::seal::{Absorb, Nonce, Scheme, decrypt, encrypt};
use super::{BLOCK, TAG};
use crate::error::Error;
use crate::poly1305::Poly1305;
use crate::stream::{KEY, Message, StreamCipher, Text};
use crate::wipe::wipe;

/// One of many messages, with what it is encrypted with, and what came of it.
#[derive(Debug)]
pub struct Envelope<'a, N> {
    key: &'a [u8; KEY],
    nonce: &'a N,
    associated: &'a [u8],
    text: Text<'a>,
    /// Its tag: to be checked if it is decrypted, or what encryption came to.
    pub tag: [u8; TAG],
    /// Whether it was done. Until then, that it was.
    pub result: Result<(), Error>,
}

impl<'a, N> Envelope<'a, N> {
    /// A message that is yet to be encrypted, or set [`Envelope::tag`], decrypted.
    pub fn new(key: &'a [u8; KEY], nonce: &'a N, text: Text<'a>) -> Self {
        Self { key, nonce, associated: &[], text, tag: [0; TAG], result: Ok(()) }
    }

    /// With associated data.
    #[must_use]
    pub fn associated(self, associated: &'a [u8]) -> Self {
        Self { associated, ..self }
    }

    /// With the tag that it was encrypted to.
    #[must_use]
    pub fn tag(self, tag: [u8; TAG]) -> Self {
        Self { tag, ..self }
    }
}

/// How much stream a short message takes, with what stands before it.
const HEAD: usize = 4 * BLOCK;

/// How much associated data a short message has.
const SHORT_ASSOCIATED: usize = 64;

/// How many are done together.
const TOGETHER: usize = 16;

/// Encrypts each message with a scheme of its own.
pub(crate) fn encrypt_many<S: Scheme>(scheme: impl Fn() -> S, envelopes: &mut [Envelope<'_, Nonce<S>>]) {
    for together in together::<S>(envelopes) {
        if let [envelope] = together {
            let (key, nonce, associated) = (envelope.key, envelope.nonce, envelope.associated);
            let tag = encrypt(&mut scheme(), key, nonce, associated, envelope.text.again());
            envelope.result = tag.map(|tag| envelope.tag = tag);
            continue;
        }
        let heads = Heads::new::<S>(together);
        for (envelope, head) in together.iter_mut().zip(&heads.streams) {
            envelope.text.again().xor(&head[S::MESSAGE..]);
        }
        let tags = heads.tags(&scheme, together, |text| text.output_bytes());
        for (envelope, tag) in together.iter_mut().zip(tags) {
            (envelope.tag, envelope.result) = (tag, Ok(()));
        }
    }
}

/// Decrypts each message with a scheme of its own.
pub(crate) fn decrypt_many<S: Scheme>(scheme: impl Fn() -> S, envelopes: &mut [Envelope<'_, Nonce<S>>]) {
    for together in together::<S>(envelopes) {
        if let [envelope] = together {
            let (key, nonce, associated) = (envelope.key, envelope.nonce, envelope.associated);
            let text = envelope.text.again();
            envelope.result = decrypt(&mut scheme(), key, nonce, associated, text, &envelope.tag);
            continue;
        }
        let heads = Heads::new::<S>(together);
        let tags = heads.tags(&scheme, together, |text| text.input_bytes());
        for ((envelope, tag), head) in together.iter_mut().zip(tags).zip(&heads.streams) {
            envelope.result = if envelope.tag.ct_eq(&tag).into() { Ok(()) } else { Err(Error::NotAuthentic) };
            if envelope.result.is_ok() {
                envelope.text.again().xor(&head[S::MESSAGE..]);
            }
        }
    }
}

/// Divides messages into those that are done together: short ones that are neighbours, and long ones by themselves.
fn together<'e, 'a, S: Scheme>(
    envelopes: &'e mut [Envelope<'a, Nonce<S>>],
) -> impl Iterator<Item = &'e mut [Envelope<'a, Nonce<S>>]> {
    let is_short = |envelope: &Envelope<'_, Nonce<S>>| {
        let associated = if S::HAS_ASSOCIATED { SHORT_ASSOCIATED } else { 0 };
        envelope.text.len() <= HEAD - S::MESSAGE && envelope.associated.len() <= associated
    };
    let runs = envelopes.chunk_by_mut(move |one, next| is_short(one) && is_short(next));
    runs.flat_map(|run| run.chunks_mut(TOGETHER))
}

/// The streams of messages that are done together. They are wiped.
struct Heads {
    streams: [[u8; HEAD]; TOGETHER],
}

impl Heads {
    fn new<S: Scheme>(envelopes: &[Envelope<'_, Nonce<S>>]) -> Self {
        let mut heads = Self { streams: [[0; HEAD]; TOGETHER] };
        let mut messages = Vec::with_capacity(TOGETHER);
        for (envelope, head) in envelopes.iter().zip(&mut heads.streams) {
            let text = Text::in_place(&mut head[..S::MESSAGE + envelope.text.len()]);
            messages.push(Message { key: envelope.key, nonce: envelope.nonce, counter: 0, text });
        }
        S::Cipher::apply_many(&mut messages).expect("a few blocks of stream are there");
        heads
    }

    /// The tags of what `encrypted` gives of each message.
    fn tags<S: Scheme>(
        &self,
        scheme: &impl Fn() -> S,
        envelopes: &[Envelope<'_, Nonce<S>>],
        encrypted: for<'t> fn(&'t Text<'_>) -> &'t [u8],
    ) -> [[u8; TAG]; TOGETHER] {
        let mut collected = [const { Collected { bytes: [0; LONGEST], length: 0 } }; TOGETHER];
        for ((envelope, head), collected) in envelopes.iter().zip(&self.streams).zip(&mut collected) {
            let mut scheme = scheme();
            scheme.begin(collected, envelope.associated, &head[..S::MESSAGE]);
            collected.update(encrypted(&envelope.text));
            scheme.end(collected, envelope.associated.len(), envelope.text.len());
        }
        let keys = self.streams.iter().map(|head| head.first_chunk().expect("the stream is longer"));
        let inputs: Vec<_> = keys.zip(collected.iter().map(Collected::bytes)).collect();
        let mut tags = [[0; TAG]; TOGETHER];
        Poly1305::tag_many(&inputs[..envelopes.len()], &mut tags[..envelopes.len()])
            .expect("there are as many");
        tags
    }
}

impl Drop for Heads {
    fn drop(&mut self) {
        wipe(self.streams.as_flattened_mut());
    }
}

/// The most that is authenticated of a short message.
const LONGEST: usize = SHORT_ASSOCIATED + HEAD + 16;

/// What is authenticated of a message, in one place.
struct Collected {
    bytes: [u8; LONGEST],
    length: usize,
}

impl Collected {
    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

impl Absorb for Collected {
    #[inline]
    fn update(&mut self, bytes: &[u8]) {
        self.bytes[self.length..][..bytes.len()].copy_from_slice(bytes);
        self.length += bytes.len();
    }

    #[inline]
    fn pad(&mut self) {
        self.length = self.length.next_multiple_of(TAG);
    }
}
