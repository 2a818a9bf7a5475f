//! Keys that stay in the library.

use crypto::ed25519::{ExtendedKey, SigningKey, VerifyKey};
use shortwire::service::InOut;
use shortwire::{Code, Context, Status};
use zeroize::Zeroizing;

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{
    Empty, GenerateKeyRequest, KeyHandle, KeyKind, Keys, StoreKeyRequest,
};
use crate::handles::Held;
use crate::outcome::{sized, status, unknown, wrong_length};

/// A key that is prepared for what it is for. Cleared when it is dropped.
pub(crate) enum Key {
    Secret(Zeroizing<Vec<u8>>),
    Signing(SigningKey),
    Extended(ExtendedKey),
    Verifying(VerifyKey),
}

impl Held for Key {
    const WHAT: &'static str = "key";
}

/// The longest key that is kept.
const LONGEST: usize = 4096;

impl Crypto {
    /// Uses the key that a request names: by its handle, or else by its bytes.
    #[inline(always)]
    pub(crate) fn with_key<R>(
        &self,
        key: &[u8],
        handle: u64,
        use_it: impl FnOnce(&[u8]) -> Result<R, Status>,
    ) -> Result<R, Status> {
        if handle == 0 {
            return use_it(key);
        }
        self.keys.with(handle, |kept| match kept {
            Key::Secret(bytes) => use_it(bytes),
            _ => Err(other_kind("is for signatures")),
        })
    }

    /// As [`Crypto::with_key`], for keys of one length.
    #[inline(always)]
    pub(crate) fn with_sized_key<const N: usize, R>(
        &self,
        key: &[u8],
        handle: u64,
        use_it: impl FnOnce(&[u8; N]) -> Result<R, Status>,
    ) -> Result<R, Status> {
        self.with_key(key, handle, |key| use_it(sized("the key", key)?))
    }

    /// Keeps a key.
    pub(crate) fn keep(&self, key: Key) -> KeyHandle {
        KeyHandle { handle: self.keys.insert(key), ..Default::default() }
    }
}

impl Key {
    pub(crate) fn secret(bytes: &[u8]) -> Self {
        Key::Secret(Zeroizing::new(bytes.to_vec()))
    }

    /// A signing key: a seed, or a seed and its public key.
    pub(crate) fn signing(bytes: &[u8]) -> Result<SigningKey, Status> {
        match bytes.len() {
            64 => SigningKey::from_bytes(sized("the signing key", bytes)?).map_err(status),
            _ => Ok(SigningKey::from_seed(sized("the signing key", bytes)?)),
        }
    }

    fn extended(bytes: &[u8]) -> Result<ExtendedKey, Status> {
        match bytes.len() {
            96 => ExtendedKey::from_bytes_with_public(sized("the extended key", bytes)?),
            64 => ExtendedKey::from_bytes(sized("the extended key", bytes)?),
            actual => return Err(wrong_length("the extended key", 64, actual)),
        }
        .map_err(status)
    }
}

/// A key was made for something else.
#[cold]
pub(crate) fn other_kind(is: &'static str) -> Status {
    Status::new(
        Code::InvalidArgument,
        format!("the key of this handle {is}; store it again as what it is used for"),
    )
}

impl Keys for Crypto {
    fn store<'a>(&'a self, _: &Context<'a>, request: StoreKeyRequest<'a>) -> Result<KeyHandle, Status> {
        let key = &*request.key;
        if key.is_empty() || key.len() > LONGEST {
            return Err(wrong_size(key.len()));
        }
        let key = match request.kind {
            KeyKind::UNSPECIFIED => Key::secret(key),
            KeyKind::SIGNING => Key::Signing(Key::signing(key)?),
            KeyKind::EXTENDED_SIGNING => Key::Extended(Key::extended(key)?),
            KeyKind::VERIFYING => {
                Key::Verifying(VerifyKey::from_bytes(sized("the public key", key)?).map_err(status)?)
            }
            other => return Err(unknown("key kind", other.0)),
        };
        Ok(self.keep(key))
    }

    fn generate<'a>(&'a self, _: &Context<'a>, request: GenerateKeyRequest) -> Result<KeyHandle, Status> {
        let size = if request.size == 0 { 32 } else { request.size as usize };
        if size > LONGEST {
            return Err(wrong_size(size));
        }
        let mut bytes = Zeroizing::new(vec![0; size]);
        crypto::random::fill(&mut bytes).map_err(status)?;
        let key = match request.kind {
            KeyKind::UNSPECIFIED => Key::Secret(bytes),
            KeyKind::SIGNING => Key::Signing(SigningKey::from_seed(sized("a seed", &bytes)?)),
            other => return Err(unknown("kind of keys to generate", other.0)),
        };
        Ok(self.keep(key))
    }

    fn reveal<'a>(&'a self, _: &Context<'a>, key: KeyHandle, output: &mut InOut<'_>) -> Result<(), Status> {
        self.keys.with(key.handle, |key| match key {
            Key::Secret(bytes) => output.write(bytes),
            Key::Signing(key) => output.write(key.seed()),
            Key::Extended(key) => output.write(key.as_bytes()),
            Key::Verifying(key) => output.write(key.as_bytes()),
        })
    }

    fn discard<'a>(&'a self, _: &Context<'a>, key: KeyHandle) -> Result<Empty, Status> {
        self.keys.remove(key.handle).map(|_| Empty::default())
    }
}

#[cold]
fn wrong_size(size: usize) -> Status {
    Status::new(Code::InvalidArgument, format!("the key has {size} bytes; it takes 1 to {LONGEST}"))
}
