//! Stream ciphers by themselves.

use crypto::Error;
use crypto::hazmat::{
    ChaCha, ChaCha20, ChaCha20Original, Message, Salsa20, StreamCipher, Text, XChaCha20, XSalsa20, hchacha20,
    hsalsa20,
};
use shortwire::service::{InOut, Items, Placed};
use shortwire::{Context, Status};
use zeroize::Zeroizing;

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{
    DeriveRequest, KeyStreamRequest, Stream, StreamAlgorithm, XorRequest, stream_methods,
};
use crate::outcome::{sized, status, unknown, wrong_length};

/// Runs code for the cipher of an algorithm, which it names `Cipher`.
macro_rules! with_cipher {
    ($algorithm:expr, $run:expr) => {
        match $algorithm {
            StreamAlgorithm::XCHACHA20 => {
                type Cipher = XChaCha20;
                $run
            }
            StreamAlgorithm::CHACHA20 => {
                type Cipher = ChaCha20;
                $run
            }
            StreamAlgorithm::CHACHA20_ORIGINAL => {
                type Cipher = ChaCha20Original;
                $run
            }
            StreamAlgorithm::XSALSA20 => {
                type Cipher = XSalsa20;
                $run
            }
            StreamAlgorithm::SALSA20 => {
                type Cipher = Salsa20;
                $run
            }
            StreamAlgorithm::CHACHA12 => {
                type Cipher = ChaCha<12>;
                $run
            }
            StreamAlgorithm::CHACHA8 => {
                type Cipher = ChaCha<8>;
                $run
            }
            other => Err(unknown("stream algorithm", other.0)),
        }
    };
}

/// The nonce of a cipher.
#[inline(always)]
fn nonce<C: StreamCipher>(bytes: &[u8]) -> Result<C::Nonce, Status>
where
    C::Nonce: for<'n> TryFrom<&'n [u8]>,
{
    C::Nonce::try_from(bytes).map_err(|_| wrong_length("the nonce", size_of::<C::Nonce>(), bytes.len()))
}

impl Stream for Crypto {
    fn xor<'a>(
        &'a self,
        _: &Context<'a>,
        request: XorRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_sized_key(&request.key, request.handle, |key| {
            with_cipher!(request.algorithm, {
                let nonce = nonce::<Cipher>(&request.nonce)?;
                let size = output.input().len();
                match output.transform(0..size, size, 0)? {
                    Placed::Apart { input, output } => {
                        Cipher::apply(key, &nonce, request.counter, input, output)
                    }
                    Placed::Together { output } => {
                        Cipher::apply_in_place(key, &nonce, request.counter, output)
                    }
                }
                .map_err(status)
            })
        })
    }

    fn xor_many<'a>(&'a self, _: &'a Context<'a>, items: &mut impl Items<'a, stream_methods::Xor>) {
        let mut claims = Vec::with_capacity(items.len());
        for index in 0..items.len() {
            match items.request(index).and_then(|request| Claim::of(self, request)) {
                Ok(claim) => claims.push(claim),
                Err(status) => items.answer(index, Err(status)),
            }
        }
        let mut sizes = claims.iter().map(|claim| claim.request.message.len());
        let outputs = items.outputs(|_| sizes.next().unwrap_or(0));
        let mut outputs = outputs.into_iter().map(|(_, output)| output);
        // Neighbours of one algorithm are done together; most batches are all of one.
        for run in claims.chunk_by(|one, next| one.request.algorithm == next.request.algorithm) {
            let done: Result<(), Status> =
                with_cipher!(run[0].request.algorithm, xor_run::<Cipher>(run, &mut outputs));
            // Every claim was checked.
            debug_assert!(done.is_ok());
        }
    }

    fn generate<'a>(
        &'a self,
        _: &Context<'a>,
        request: KeyStreamRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_sized_key(&request.key, request.handle, |key| {
            with_cipher!(request.algorithm, {
                let nonce = nonce::<Cipher>(&request.nonce)?;
                let output = output.output(usize::try_from(request.size).unwrap_or(usize::MAX))?;
                Cipher::key_stream(key, &nonce, request.counter, output).map_err(status)
            })
        })
    }

    fn derive<'a>(
        &'a self,
        _: &Context<'a>,
        request: DeriveRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let input = sized("the input", &request.input)?;
        self.with_sized_key(&request.key, request.handle, |key| match request.algorithm {
            StreamAlgorithm::XCHACHA20 => output.write(&*Zeroizing::new(hchacha20(key, input))),
            StreamAlgorithm::XSALSA20 => output.write(&*Zeroizing::new(hsalsa20(key, input))),
            other => Err(unknown("algorithm that derives keys", other.0)),
        })
    }
}

/// An item of a batch in which nothing is wrong.
struct Claim<'a> {
    request: XorRequest<'a>,
    /// The key of its handle.
    kept: Option<Zeroizing<[u8; 32]>>,
}

impl<'a> Claim<'a> {
    fn of(crypto: &Crypto, request: XorRequest<'a>) -> Result<Self, Status> {
        let kept = match request.handle {
            0 => {
                sized::<32>("the key", &request.key)?;
                None
            }
            handle => Some(crypto.with_sized_key(&[], handle, |key| Ok(Zeroizing::new(*key)))?),
        };
        let last_block = if request.nonce.len() == 12 { u64::from(u32::MAX) } else { u64::MAX };
        with_cipher!(request.algorithm, nonce::<Cipher>(&request.nonce).map(drop))?;
        let more_blocks = (request.message.len().div_ceil(64) as u64).saturating_sub(1);
        if last_block.checked_sub(more_blocks).is_none_or(|last| request.counter > last) {
            return Err(status(Error::CounterOverflow));
        }
        Ok(Self { request, kept })
    }

    fn key(&self) -> Result<&[u8; 32], Status> {
        match &self.kept {
            Some(key) => Ok(key),
            None => sized("the key", &self.request.key),
        }
    }
}

/// Does items of one cipher side by side.
fn xor_run<'o, C: StreamCipher>(
    claims: &[Claim<'_>],
    outputs: &mut impl Iterator<Item = &'o mut [u8]>,
) -> Result<(), Status>
where
    C::Nonce: for<'n> TryFrom<&'n [u8]>,
{
    let nonces: Vec<C::Nonce> =
        claims.iter().map(|claim| nonce::<C>(&claim.request.nonce)).collect::<Result<_, _>>()?;
    let mut messages = Vec::with_capacity(claims.len());
    for ((claim, nonce), output) in claims.iter().zip(&nonces).zip(outputs) {
        let text = Text::new(&claim.request.message, output).map_err(status)?;
        messages.push(Message::<C> { key: claim.key()?, nonce, counter: claim.request.counter, text });
    }
    C::apply_many(&mut messages).map_err(status)
}
