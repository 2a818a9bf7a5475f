//! Ed25519.

use crypto::Error;
use crypto::ed25519::{ExtendedKey, Item, Signature, SigningKey, VerifyKey, verify_many};
use crypto::x25519::{PrivateKey, PublicKey};
use shortwire::service::{InOut, Items, Placed};
use shortwire::{Context, Status};

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{
    Empty, FromExchangeRequest, KeyPair, KeyedRequest, SeedRequest, Sign, VerifyRequest, sign_methods,
};
use crate::keys::{Key, other_kind};
use crate::outcome::{sized, status};

/// Bytes of a signature.
const SIGNATURE: usize = 64;

/// A key that signs.
enum Signer<'k> {
    Seed(&'k SigningKey),
    Extended(&'k ExtendedKey),
}

impl Signer<'_> {
    fn sign(&self, message: &[u8]) -> Signature {
        match self {
            Signer::Seed(key) => key.sign(message),
            Signer::Extended(key) => key.sign(message),
        }
    }

    fn public(&self) -> &[u8; 32] {
        match self {
            Signer::Seed(key) => key.public_bytes(),
            Signer::Extended(key) => key.public_bytes(),
        }
    }

    fn to_x25519(&self) -> PrivateKey {
        match self {
            Signer::Seed(key) => key.to_x25519(),
            Signer::Extended(key) => key.to_x25519(),
        }
    }
}

impl Crypto {
    fn with_signer<R>(
        &self,
        key: &[u8],
        handle: u64,
        use_it: impl FnOnce(Signer<'_>) -> Result<R, Status>,
    ) -> Result<R, Status> {
        if handle == 0 {
            return use_it(Signer::Seed(&Key::signing(key)?));
        }
        self.keys.with(handle, |kept| match kept {
            Key::Signing(key) => use_it(Signer::Seed(key)),
            Key::Extended(key) => use_it(Signer::Extended(key)),
            Key::Secret(seed) => use_it(Signer::Seed(&Key::signing(seed)?)),
            Key::Verifying(_) => Err(other_kind("verifies and cannot sign")),
        })
    }

    fn with_verifier<R>(
        &self,
        key: &[u8],
        handle: u64,
        use_it: impl FnOnce(&VerifyKey) -> Result<R, Status>,
    ) -> Result<R, Status> {
        if handle == 0 {
            return use_it(&VerifyKey::from_bytes(sized("the public key", key)?).map_err(status)?);
        }
        self.keys.with(handle, |kept| match kept {
            Key::Verifying(key) => use_it(key),
            Key::Signing(key) => use_it(&key.verify_key()),
            Key::Extended(key) => use_it(&key.verify_key()),
            Key::Secret(_) => Err(other_kind("is secret and verifies nothing")),
        })
    }
}

impl Sign for Crypto {
    fn generate<'a>(&'a self, _: &Context<'a>, request: SeedRequest<'a>) -> Result<KeyPair<'a>, Status> {
        let key = match request.seed.len() {
            0 => SigningKey::generate().map_err(status)?,
            _ => SigningKey::from_seed(sized("the seed", &request.seed)?),
        };
        Ok(KeyPair {
            private_key: key.seed().to_vec().into(),
            public_key: key.public_bytes().to_vec().into(),
            ..Default::default()
        })
    }

    fn public_key<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyedRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_signer(&request.key, request.handle, |key| output.write(key.public()))
    }

    fn sign<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyedRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_signer(&request.key, request.handle, |key| output.write(&key.sign(&request.message)))
    }

    fn sign_combined<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyedRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let signature = self.with_signer(&request.key, request.handle, |key| Ok(key.sign(output.input())))?;
        let size = output.input().len();
        let output = match output.transform(0..size, SIGNATURE + size, SIGNATURE)? {
            Placed::Apart { input, output } => {
                output[SIGNATURE..].copy_from_slice(input);
                output
            }
            Placed::Together { output } => output,
        };
        output[..SIGNATURE].copy_from_slice(&signature);
        Ok(())
    }

    fn verify<'a>(&'a self, _: &Context<'a>, request: VerifyRequest<'a>) -> Result<Empty, Status> {
        let signature = sized("the signature", &request.signature)?;
        self.with_verifier(&request.key, request.handle, |key| {
            key.verify(&request.message, signature).map_err(status)
        })?;
        Ok(Empty::default())
    }

    fn verify_many<'a>(&'a self, _: &'a Context<'a>, items: &mut impl Items<'a, sign_methods::Verify>) {
        let mut requests = Vec::with_capacity(items.len());
        for index in 0..items.len() {
            let claim = items.request(index).and_then(|request| {
                sized::<SIGNATURE>("the signature", &request.signature)?;
                let public = match request.handle {
                    0 => *sized::<32>("the public key", &request.key)?,
                    handle => self.with_verifier(&[], handle, |key| Ok(*key.as_bytes()))?,
                };
                Ok((index, public, request))
            });
            match claim {
                Ok(claim) => requests.push(claim),
                Err(status) => items.answer(index, Err(status)),
            }
        }
        let claims: Vec<Item<'_>> = requests
            .iter()
            .filter_map(|(_, public, request)| {
                let signature = request.signature.as_ref().try_into().ok()?;
                Some(Item { public, message: &request.message, signature })
            })
            .collect();
        let mut are_right = vec![false; claims.len()];
        let outcome = verify_many(&claims, &mut are_right);
        for ((index, ..), is_right) in requests.iter().zip(are_right) {
            let outcome = match outcome {
                Err(error) => Err(error),
                Ok(()) if is_right => Ok(Empty::default()),
                Ok(()) => Err(Error::NotAuthentic),
            };
            items.answer(*index, outcome.map_err(status));
        }
    }

    fn open_combined<'a>(
        &'a self,
        _: &Context<'a>,
        request: VerifyRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_verifier(&request.key, request.handle, |key| {
            key.open(output.input()).map(drop).map_err(status)
        })?;
        let size = output.input().len();
        if let Placed::Apart { input, output } = output.transform(SIGNATURE..size, size - SIGNATURE, 0)? {
            output.copy_from_slice(input);
        }
        Ok(())
    }

    fn to_exchange_private<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyedRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_signer(&request.key, request.handle, |key| output.write(key.to_x25519().as_bytes()))
    }

    fn to_exchange_public<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyedRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_verifier(&request.key, request.handle, |key| {
            output.write(key.to_x25519().map_err(status)?.as_bytes())
        })
    }

    fn from_exchange_public<'a>(
        &'a self,
        _: &Context<'a>,
        request: FromExchangeRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let public = PublicKey::from_bytes(sized("the public key", &request.public_key)?);
        let key = VerifyKey::from_x25519(&public, request.is_negative).map_err(status)?;
        output.write(key.as_bytes())
    }
}
