//! Streams of chunks that only work as a whole: XChaCha20-Poly1305 as libsodium's secretstream.

use std::sync::{Mutex, PoisonError};

use crypto::Error;
use crypto::secretstream::{Decryptor, Encryptor, Mark, OVERHEAD};
use shortwire::service::{InOut, Placed};
use shortwire::{Code, Context, Status};

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{
    ChunkRequest, ChunkedAead, ChunkedHandle, Empty, OpeningHandle, SealingHandle, StartOpeningRequest,
    StartSealingRequest,
};
use crate::handles::Held;
use crate::outcome::{sized, status};

/// A stream that is under way.
#[derive(Debug)]
pub(crate) enum Chunked {
    Sealing(Encryptor),
    Opening(Decryptor),
}

impl Held for Mutex<Chunked> {
    const WHAT: &'static str = "stream of chunks";
}

/// The byte that stands in front of an encrypted chunk.
const FRONT: usize = 1;

impl ChunkedAead for Crypto {
    fn start_sealing<'a>(
        &'a self,
        _: &Context<'a>,
        request: StartSealingRequest<'a>,
    ) -> Result<SealingHandle<'a>, Status> {
        let (encryptor, header) =
            self.with_sized_key(&request.key, request.handle, |key| Encryptor::new(key).map_err(status))?;
        let stream = self.chunked.insert(Mutex::new(Chunked::Sealing(encryptor)));
        Ok(SealingHandle { stream, header: header.to_vec().into(), ..Default::default() })
    }

    fn seal_chunk<'a>(
        &'a self,
        _: &Context<'a>,
        request: ChunkRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_stream(&request, |stream| match stream {
            Chunked::Sealing(encryptor) => seal(encryptor, &request, output),
            Chunked::Opening(_) => Err(other_direction("opening")),
        })
    }

    fn start_opening<'a>(
        &'a self,
        _: &Context<'a>,
        request: StartOpeningRequest<'a>,
    ) -> Result<OpeningHandle, Status> {
        let header = sized("the header", &request.header)?;
        let decryptor =
            self.with_sized_key(&request.key, request.handle, |key| Ok(Decryptor::new(key, header)))?;
        let stream = self.chunked.insert(Mutex::new(Chunked::Opening(decryptor)));
        Ok(OpeningHandle { stream, ..Default::default() })
    }

    fn open_chunk<'a>(
        &'a self,
        _: &Context<'a>,
        request: ChunkRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_stream(&request, |stream| match stream {
            Chunked::Opening(decryptor) => open(decryptor, &request, output),
            Chunked::Sealing(_) => Err(other_direction("sealing")),
        })
    }

    fn discard<'a>(&'a self, _: &Context<'a>, stream: ChunkedHandle) -> Result<Empty, Status> {
        self.chunked.remove(stream.stream).map(|_| Empty::default())
    }
}

impl Crypto {
    /// Uses the stream of a request, which ends with its last chunk.
    fn with_stream(
        &self,
        request: &ChunkRequest<'_>,
        use_it: impl FnOnce(&mut Chunked) -> Result<(), Status>,
    ) -> Result<(), Status> {
        self.chunked.with(request.stream, |stream| {
            use_it(&mut stream.lock().unwrap_or_else(PoisonError::into_inner))
        })?;
        if request.is_last {
            // Somebody else may have discarded it since.
            self.chunked.remove(request.stream).ok();
        }
        Ok(())
    }
}

fn seal(encryptor: &mut Encryptor, request: &ChunkRequest<'_>, output: &mut InOut<'_>) -> Result<(), Status> {
    let mark = if request.is_last { Mark::FINAL } else { Mark::MESSAGE };
    let associated = &request.associated_data;
    let size = output.input().len();
    match output.transform(0..size, size + OVERHEAD, FRONT)? {
        Placed::Apart { input, output } => encryptor.encrypt_into(associated, input, mark, output),
        Placed::Together { output } => {
            let (front, rest) = output.split_at_mut(FRONT);
            let (text, behind) = rest.split_at_mut(size);
            encryptor.encrypt_in_place(associated, text, mark).map(|(first, tag)| {
                front.copy_from_slice(&[first]);
                behind.copy_from_slice(&tag);
            })
        }
    }
    .map_err(status)
}

fn open(decryptor: &mut Decryptor, request: &ChunkRequest<'_>, output: &mut InOut<'_>) -> Result<(), Status> {
    let (first, text, tag) = match output.input() {
        [first, rest @ ..] => match rest.split_last_chunk() {
            Some((text, tag)) => (*first, text.len(), *tag),
            None => return Err(status(Error::NotAuthentic)),
        },
        [] => return Err(status(Error::NotAuthentic)),
    };
    let associated = &request.associated_data;
    let (mark, message) = match output.transform(FRONT..FRONT + text, text, 0)? {
        Placed::Apart { input, output } => {
            (decryptor.decrypt_detached(associated, first, input, &tag, output), output)
        }
        Placed::Together { output } => (decryptor.decrypt_in_place(associated, first, output, &tag), output),
    };
    let mark = mark.map_err(status)?;
    if (mark == Mark::FINAL) == request.is_last {
        return Ok(());
    }
    message.fill(0);
    Err(status(Error::NotAuthentic))
}

#[cold]
fn other_direction(is: &'static str) -> Status {
    Status::new(
        Code::InvalidArgument,
        format!("this stream of chunks is for {is}; start another one for the other direction"),
    )
}
