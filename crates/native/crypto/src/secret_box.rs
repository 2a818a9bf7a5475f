//! NaCl's secret boxes.

use crypto::SecretBox as Key;
use shortwire::service::{InOut, Placed};
use shortwire::{Context, Status};

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{KeyedRequest, NonceRequest, SecretBox};
use crate::outcome::{sized, status};

const TAG: usize = Key::TAG;
const NONCE: usize = Key::NONCE;

/// The tag and the encrypted message, behind the first `head` bytes of the reply, which it returns.
pub(crate) fn seal<'m>(
    key: &Key,
    nonce: &[u8; NONCE],
    head: usize,
    output: &'m mut InOut<'_>,
) -> Result<&'m mut [u8], Status> {
    let size = output.input().len();
    let at = head + TAG;
    match output.transform(0..size, at + size, at)? {
        Placed::Apart { input, output } => {
            let (head, sealed) = output.split_at_mut(head);
            key.encrypt_into(nonce, input, sealed).map_err(status)?;
            Ok(head)
        }
        Placed::Together { output } => {
            let tag = key.encrypt_in_place(nonce, &mut output[at..]);
            output[head..at].copy_from_slice(&tag);
            Ok(&mut output[..head])
        }
    }
}

/// The message of a box that begins behind the first `head` bytes of the input.
pub(crate) fn open(
    key: &Key,
    nonce: &[u8; NONCE],
    head: usize,
    output: &mut InOut<'_>,
) -> Result<(), Status> {
    let input = output.input();
    let size = input.len();
    let tag: [u8; TAG] = match input.get(head..).and_then(<[u8]>::first_chunk) {
        Some(tag) => *tag,
        None => return Err(status(crypto::Error::NotAuthentic)),
    };
    let at = head + TAG;
    match output.transform(at..size, size - at, 0)? {
        Placed::Apart { input, output } => key.decrypt_detached(nonce, input, &tag, output),
        Placed::Together { output } => key.decrypt_in_place(nonce, output, &tag),
    }
    .map_err(status)
}

impl SecretBox for Crypto {
    fn seal<'a>(
        &'a self,
        _: &Context<'a>,
        request: NonceRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let nonce = sized("the nonce", &request.nonce)?;
        self.with_sized_key(&request.key, request.handle, |key| {
            seal(&Key::new(key), nonce, 0, output).map(drop)
        })
    }

    fn unseal<'a>(
        &'a self,
        _: &Context<'a>,
        request: NonceRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let nonce = sized("the nonce", &request.nonce)?;
        self.with_sized_key(&request.key, request.handle, |key| open(&Key::new(key), nonce, 0, output))
    }

    fn encrypt<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyedRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_sized_key(&request.key, request.handle, |key| {
            let nonce = crypto::random::bytes().map_err(status)?;
            seal(&Key::new(key), &nonce, NONCE, output)?.copy_from_slice(&nonce);
            Ok(())
        })
    }

    fn decrypt<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyedRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_sized_key(&request.key, request.handle, |key| {
            let nonce = match output.input().first_chunk() {
                Some(nonce) => *nonce,
                None => return Err(status(crypto::Error::NotAuthentic)),
            };
            open(&Key::new(key), &nonce, NONCE, output)
        })
    }
}
