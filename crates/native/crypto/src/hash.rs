//! SHA-2 and BLAKE2b: whole messages, and messages in pieces.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crypto::blake2b::Parameters;
use crypto::{Blake2b, HmacSha256, HmacSha512, Poly1305, Sha2, Sha256, Sha512, Word};
use shortwire::service::{InOut, Items, Method};
use shortwire::{Context, Status};

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{
    Blake2bRequest, Bytes, Empty, Hash, HashAlgorithm, HashHandle, StartHashRequest, UpdateHashRequest,
    hash_methods,
};
use crate::handles::Held;
use crate::outcome::{sized, status, unknown};

/// A hash that is under way.
#[derive(Debug)]
pub(crate) enum Running {
    Sha256(Sha256),
    Sha512(Sha512),
    HmacSha256(HmacSha256),
    HmacSha512(HmacSha512),
    Blake2b(Blake2b, usize),
    Poly1305(Box<Poly1305>),
}

impl Held for Mutex<Running> {
    const WHAT: &'static str = "hash";
}

/// The digest's length that a request asks for: 0 is the longest.
fn blake2b_length(length: u32) -> usize {
    if length == 0 { 64 } else { length as usize }
}

impl Hash for Crypto {
    fn sha256<'a>(
        &'a self,
        _: &Context<'a>,
        request: Bytes<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        output.write(Sha256::digest(&request.value).as_ref())
    }

    fn sha512<'a>(
        &'a self,
        _: &Context<'a>,
        request: Bytes<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        output.write(Sha512::digest(&request.value).as_ref())
    }

    fn sha256_many<'a>(&'a self, _: &'a Context<'a>, items: &mut impl Items<'a, hash_methods::Sha256>) {
        digest_many::<u32, _>(items, [0; 32]);
    }

    fn sha512_many<'a>(&'a self, _: &'a Context<'a>, items: &mut impl Items<'a, hash_methods::Sha512>) {
        digest_many::<u64, _>(items, [0; 64]);
    }

    fn blake2b<'a>(
        &'a self,
        _: &Context<'a>,
        request: Blake2bRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let parameters =
            Parameters::new().key(&request.key).salt(&request.salt).personalisation(&request.personalisation);
        let mut digest = [0; 64];
        let length = blake2b_length(request.length).min(65);
        match digest.get_mut(..length) {
            Some(digest) => {
                parameters.hash(&request.message, digest).map_err(status)?;
                output.write(digest)
            }
            None => parameters.start(request.length as usize).map(drop).map_err(status),
        }
    }

    fn start<'a>(&'a self, _: &Context<'a>, request: StartHashRequest<'a>) -> Result<HashHandle, Status> {
        let running = self.with_key(&request.key, request.handle, |key| {
            Ok(match request.algorithm {
                HashAlgorithm::SHA256 => Running::Sha256(Sha256::new()),
                HashAlgorithm::SHA512 => Running::Sha512(Sha512::new()),
                HashAlgorithm::HMAC_SHA256 => Running::HmacSha256(HmacSha256::new(key)),
                HashAlgorithm::HMAC_SHA512 => Running::HmacSha512(HmacSha512::new(key)),
                HashAlgorithm::BLAKE2B => {
                    let length = blake2b_length(request.length);
                    let parameters = Parameters::new()
                        .key(key)
                        .salt(&request.salt)
                        .personalisation(&request.personalisation);
                    Running::Blake2b(parameters.start(length).map_err(status)?, length)
                }
                HashAlgorithm::POLY1305 => Running::Poly1305(Box::new(Poly1305::new(sized("the key", key)?))),
                other => return Err(unknown("hash algorithm", other.0)),
            })
        })?;
        Ok(HashHandle { stream: self.hashes.insert(Mutex::new(running)), ..Default::default() })
    }

    fn update<'a>(&'a self, _: &Context<'a>, request: UpdateHashRequest<'a>) -> Result<Empty, Status> {
        self.hashes.with(request.stream, |running| {
            match &mut *lock(running) {
                Running::Sha256(hash) => hash.update(&request.data),
                Running::Sha512(hash) => hash.update(&request.data),
                Running::HmacSha256(hash) => hash.update(&request.data),
                Running::HmacSha512(hash) => hash.update(&request.data),
                Running::Blake2b(hash, _) => hash.update(&request.data),
                Running::Poly1305(hash) => hash.update(&request.data),
            }
            Ok(Empty::default())
        })
    }

    fn finish<'a>(&'a self, _: &Context<'a>, hash: HashHandle, output: &mut InOut<'_>) -> Result<(), Status> {
        match self.hashes.remove(hash.stream)?.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Running::Sha256(hash) => output.write(hash.finalize().as_ref()),
            Running::Sha512(hash) => output.write(hash.finalize().as_ref()),
            Running::HmacSha256(hash) => output.write(hash.finalize().as_ref()),
            Running::HmacSha512(hash) => output.write(hash.finalize().as_ref()),
            Running::Poly1305(hash) => output.write(&hash.finalize()),
            Running::Blake2b(hash, length) => hash.finalize(output.output(length)?).map_err(status),
        }
    }

    fn discard<'a>(&'a self, _: &Context<'a>, hash: HashHandle) -> Result<Empty, Status> {
        self.hashes.remove(hash.stream).map(|_| Empty::default())
    }
}

/// Hashes the messages of a batch side by side.
fn digest_many<'a, W: Word, M>(items: &mut impl Items<'a, M>, zeros: W::Digest)
where
    M: for<'r> Method<Request<'r> = Bytes<'r>, Reply<'r> = Bytes<'r>>,
{
    let mut messages = Vec::with_capacity(items.len());
    for index in 0..items.len() {
        match items.request(index) {
            Ok(request) => messages.push(request.value),
            Err(status) => items.answer(index, Err(status)),
        }
    }
    let mut digests = vec![zeros; messages.len()];
    if let Err(error) = Sha2::<W>::digest_many(&messages, &mut digests) {
        return (0..items.len()).for_each(|index| items.answer(index, Err(status(error))));
    }
    for ((_, output), digest) in items.outputs(|_| W::DIGEST).into_iter().zip(&digests) {
        output.copy_from_slice(digest.as_ref());
    }
}

/// A hash that panicked half-way has a wrong digest, which is no danger to memory.
fn lock(running: &Mutex<Running>) -> MutexGuard<'_, Running> {
    running.lock().unwrap_or_else(PoisonError::into_inner)
}
