//! X25519.

use crypto::x25519::{PrivateKey, scalarmult, scalarmult_base};
use shortwire::service::InOut;
use shortwire::{Context, Status};

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{Empty, Exchange, ExchangeRequest, KeyPair, KeyedRequest};
use crate::outcome::{sized, status};

/// A new key pair.
pub(crate) fn key_pair<'a>() -> Result<KeyPair<'a>, Status> {
    let key = PrivateKey::generate().map_err(status)?;
    Ok(KeyPair {
        private_key: key.as_bytes().to_vec().into(),
        public_key: key.public_key().as_bytes().to_vec().into(),
        ..Default::default()
    })
}

impl Crypto {
    /// The public key of the private one that a request names.
    pub(crate) fn x25519_public(
        &self,
        request: &KeyedRequest<'_>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_sized_key(&request.key, request.handle, |key| output.write(&scalarmult_base(key)))
    }
}

impl Exchange for Crypto {
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

    fn shared<'a>(
        &'a self,
        _: &Context<'a>,
        request: ExchangeRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let theirs = sized("the public key", &request.public_key)?;
        self.with_sized_key(&request.key, request.handle, |key| {
            output.write(&scalarmult(key, theirs).map_err(status)?)
        })
    }
}
