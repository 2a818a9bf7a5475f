//! ChaCha20-Poly1305 and XChaCha20-Poly1305.

use crypto::hazmat::StreamCipher;
use crypto::{Aead as Cipher, ChaCha20Poly1305, Error, XChaCha20Poly1305};
use shortwire::service::{InOut, Placed};
use shortwire::{Context, Status};

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{Aead, AeadAlgorithm, AeadRequest};
use crate::outcome::{sized, status, unknown};

const TAG: usize = 16;

/// The encrypted message, then its tag.
fn seal<C: StreamCipher>(
    cipher: &Cipher<C>,
    nonce: &C::Nonce,
    associated: &[u8],
    output: &mut InOut<'_>,
) -> Result<(), Status> {
    let size = output.input().len();
    match output.transform(0..size, size + TAG, 0)? {
        Placed::Apart { input, output } => cipher.encrypt_into(nonce, associated, input, output),
        Placed::Together { output } => {
            let (text, behind) = output.split_at_mut(size);
            cipher.encrypt_in_place(nonce, associated, text).map(|tag| behind.copy_from_slice(&tag))
        }
    }
    .map_err(status)
}

/// What was encrypted, if the tag behind it is right.
fn open<C: StreamCipher>(
    cipher: &Cipher<C>,
    nonce: &C::Nonce,
    associated: &[u8],
    output: &mut InOut<'_>,
) -> Result<(), Status> {
    let Some((text, tag)) = output.input().split_last_chunk::<TAG>() else {
        return Err(status(Error::NotAuthentic));
    };
    let (size, tag) = (text.len(), *tag);
    match output.transform(0..size, size, 0)? {
        Placed::Apart { input, output } => cipher.decrypt_detached(nonce, associated, input, &tag, output),
        Placed::Together { output } => cipher.decrypt_in_place(nonce, associated, output, &tag),
    }
    .map_err(status)
}

impl Aead for Crypto {
    fn seal<'a>(
        &'a self,
        _: &Context<'a>,
        request: AeadRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let AeadRequest { nonce, associated_data, .. } = &request;
        self.with_sized_key(&request.key, request.handle, |key| match request.algorithm {
            AeadAlgorithm::XCHACHA20_POLY1305 => {
                seal(&XChaCha20Poly1305::new(key), sized("the nonce", nonce)?, associated_data, output)
            }
            AeadAlgorithm::CHACHA20_POLY1305 => {
                seal(&ChaCha20Poly1305::new(key), sized("the nonce", nonce)?, associated_data, output)
            }
            other => Err(unknown("AEAD algorithm", other.0)),
        })
    }

    fn unseal<'a>(
        &'a self,
        _: &Context<'a>,
        request: AeadRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let AeadRequest { nonce, associated_data, .. } = &request;
        self.with_sized_key(&request.key, request.handle, |key| match request.algorithm {
            AeadAlgorithm::XCHACHA20_POLY1305 => {
                open(&XChaCha20Poly1305::new(key), sized("the nonce", nonce)?, associated_data, output)
            }
            AeadAlgorithm::CHACHA20_POLY1305 => {
                open(&ChaCha20Poly1305::new(key), sized("the nonce", nonce)?, associated_data, output)
            }
            other => Err(unknown("AEAD algorithm", other.0)),
        })
    }
}
