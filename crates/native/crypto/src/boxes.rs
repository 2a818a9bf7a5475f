//! NaCl's boxes: between two key pairs, and to a public key.

use crypto::boxes::{self, Box as Shared, OVERHEAD};
use crypto::x25519::{PrivateKey, PublicKey};
use crypto::{Error, SecretBox as SecretKey};
use shortwire::service::InOut;
use shortwire::{Context, Status};

use crate::Crypto;
use crate::exchange::key_pair;
use crate::r#gen::shortwire_crypto_v1::{
    Box, BoxRequest, Empty, KeyHandle, KeyPair, KeyedRequest, SealedBox, SealedBoxRequest,
};
use crate::keys::Key;
use crate::outcome::{sized, status};
use crate::secret_box::{open, seal};

impl Crypto {
    /// What the keys of a request have in common.
    fn shared(&self, request: &BoxRequest<'_>) -> Result<Shared, Status> {
        let theirs = PublicKey::from_bytes(sized("the public key", &request.public_key)?);
        self.with_sized_key(&request.key, request.handle, |key| {
            Shared::new(&PrivateKey::from_bytes(key), &theirs).map_err(status)
        })
    }
}

impl Box for Crypto {
    fn generate<'a>(&'a self, _: &Context<'a>, _: Empty) -> Result<KeyPair<'a>, Status> {
        key_pair()
    }

    fn public_key<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyedRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.x25519_public(&request, output)
    }

    fn precompute<'a>(
        &'a self,
        _: &Context<'a>,
        request: BoxRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        output.write(self.shared(&request)?.shared_key().as_bytes())
    }

    fn precompute_handle<'a>(
        &'a self,
        _: &Context<'a>,
        request: BoxRequest<'a>,
    ) -> Result<KeyHandle, Status> {
        Ok(self.keep(Key::secret(self.shared(&request)?.shared_key().as_bytes())))
    }

    fn seal<'a>(
        &'a self,
        _: &Context<'a>,
        request: BoxRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let nonce = sized("the nonce", &request.nonce)?;
        let shared = self.shared(&request)?;
        seal(&SecretKey::new(shared.shared_key().as_bytes()), nonce, 0, output).map(drop)
    }

    fn unseal<'a>(
        &'a self,
        _: &Context<'a>,
        request: BoxRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let nonce = sized("the nonce", &request.nonce)?;
        let shared = self.shared(&request)?;
        open(&SecretKey::new(shared.shared_key().as_bytes()), nonce, 0, output)
    }
}

impl SealedBox for Crypto {
    fn seal<'a>(
        &'a self,
        _: &Context<'a>,
        request: SealedBoxRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let theirs = PublicKey::from_bytes(sized("the public key", &request.public_key)?);
        let sealed = output.output(request.message.len().saturating_add(OVERHEAD))?;
        boxes::seal_into(&theirs, &request.message, sealed).map_err(status)
    }

    fn unseal<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyedRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let Some(size) = request.message.len().checked_sub(OVERHEAD) else {
            return Err(status(Error::NotAuthentic));
        };
        self.with_sized_key(&request.key, request.handle, |key| {
            let mine = PrivateKey::from_bytes(key);
            boxes::open_into(&mine, &request.message, output.output(size)?).map_err(status)
        })
    }
}
