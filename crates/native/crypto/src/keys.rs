//! Keys that stay in the library.

use shortwire::service::InOut;
use shortwire::{Code, Context, Status};
use zeroize::Zeroizing;

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{
    Empty, GenerateKeyRequest, ImportKeyRequest, KeyHandle, KeyKind, Keys,
};
use crate::handles::Held;
use crate::outcome::unknown;

/// A key that is prepared for what it is for. Cleared when it is dropped.
pub(crate) enum Key {
    Secret(Zeroizing<Vec<u8>>),
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
        self.with_key(key, handle, |key| use_it(crate::outcome::sized("the key", key)?))
    }

    /// Keeps a secret key.
    pub(crate) fn keep(&self, key: Vec<u8>) -> KeyHandle {
        KeyHandle { handle: self.keys.insert(Key::Secret(Zeroizing::new(key))), ..Default::default() }
    }
}

impl Keys for Crypto {
    fn import<'a>(&'a self, _: &Context<'a>, request: ImportKeyRequest<'a>) -> Result<KeyHandle, Status> {
        let key = &*request.key;
        if key.is_empty() || key.len() > LONGEST {
            return Err(Status::new(
                Code::InvalidArgument,
                format!("the key has {} bytes; it takes 1 to {LONGEST}", key.len()),
            ));
        }
        match request.kind {
            KeyKind::UNSPECIFIED => Ok(self.keep(key.to_vec())),
            other => Err(unknown("key kind", other.0)),
        }
    }

    fn export<'a>(&'a self, _: &Context<'a>, key: KeyHandle, output: &mut InOut<'_>) -> Result<(), Status> {
        self.with_key(&[], key.handle, |key| output.write(key))
    }

    fn close<'a>(&'a self, _: &Context<'a>, key: KeyHandle) -> Result<Empty, Status> {
        self.keys.remove(key.handle).map(|_| Empty::default())
    }
}
