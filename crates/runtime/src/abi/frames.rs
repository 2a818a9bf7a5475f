//! Batches in wire format: frames in, frames out.

use super::entry::{answer, too_large, undecodable};
use super::instance::Instance;
use super::output::{fail, memory_of, null_argument, put};
use super::{Buffer, Context as RawContext};
use crate::service::{Context, Handler};
use crate::status::{Code, Status};
use crate::wire::{DecodeError, Output, Reader};

/// `sw_wire_many_fn` of method `M`.
pub(super) unsafe extern "C" fn wire_many<S: Send + Sync + 'static, M: Handler<S>>(
    instance: *mut super::Instance,
    context: *const RawContext,
    frames: *const u8,
    frames_len: usize,
    reply: *mut Buffer,
) -> i32 {
    let no_request = frames_len > 0 && frames.is_null();
    if instance.is_null() || no_request || reply.is_null() {
        // SAFETY: the contract says that reply is null or valid.
        return unsafe { null_argument(&[("request", no_request), ("reply", reply.is_null())], reply) };
    }
    if frames_len > isize::MAX as usize {
        let status = Status::new(Code::InvalidArgument, format!("no request has {frames_len} bytes"));
        // SAFETY: the contract says that reply is null or valid.
        return unsafe { fail(status, reply) };
    }
    // SAFETY: the contract says that it comes from instance_new of this library, whose service is `S`.
    let instance = unsafe { &*instance.cast::<Instance<S>>() };
    // SAFETY: the contract says that it is null or valid during the call.
    let context = match unsafe { Context::from_raw(context) } {
        Ok(context) => context,
        // SAFETY: the contract says that reply is null or valid.
        Err(status) => return unsafe { fail(status, reply) },
    };
    // SAFETY: the contract says that the request is valid during the call; its size was checked.
    let frames = unsafe { super::Bytes { data: frames, len: frames_len }.as_slice() };
    // SAFETY: the contract says that reply's memory is the host's to write to.
    let replies = Replies::new(unsafe { memory_of(reply) });
    match run::<S, M>(instance, &context, frames, replies) {
        Ok(output) => {
            // SAFETY: reply is valid, and the output was written into its memory or to the heap.
            unsafe { put(output, reply) };
            0
        }
        // SAFETY: the contract says that reply is null or valid.
        Err(status) => unsafe { fail(status, reply) },
    }
}

fn run<'b, S: Send + Sync + 'static, M: Handler<S>>(
    instance: &Instance<S>,
    context: &Context<'_>,
    frames: &[u8],
    mut replies: Replies<'b>,
) -> Result<Output<'b>, Status> {
    instance.service()?;
    context.check()?;
    // All frames are found before one runs, so that a batch with a torn frame runs not at all.
    let torn = Frames::new(frames).find_map(Result::err);
    if let Some(error) = torn {
        return Err(undecodable(error.relative_to(frames), "the frames of a batch", 0));
    }
    let mut scratch = vec![0; 1024];
    let mut requests = Frames::new(frames).flatten();
    while let Some(request) = requests.next() {
        let outcome = instance.run(&M::INFO, context, |service| {
            if request.len() > instance.max_message_bytes {
                return Err(too_large("request", request.len(), instance.max_message_bytes));
            }
            let larger = match answer::<S, M>(instance, service, context, request, &mut scratch)? {
                Output::Borrowed(reply) => {
                    replies.push(0, reply);
                    return Ok(());
                }
                Output::Heap { memory, start } => {
                    replies.push(0, &memory[start..]);
                    memory
                }
            };
            scratch = larger;
            Ok(())
        });
        if let Err(status) = outcome {
            replies.push(status.code().number(), &status.to_bytes());
            if context.check().is_err_and(|reason| reason.code() == status.code()) {
                // The caller has given up, as this frame says: the others have the code alone.
                let code_alone = Status::new(status.code(), "").to_bytes();
                requests.by_ref().for_each(|_| replies.push(status.code().number(), &code_alone));
            }
        }
    }
    Ok(replies.finish())
}

/// The messages of a row of frames: varint length, message.
struct Frames<'a>(Reader<'a>);

impl<'a> Frames<'a> {
    fn new(frames: &'a [u8]) -> Self {
        Self(Reader::new(frames, 0))
    }
}

impl<'a> Iterator for Frames<'a> {
    type Item = Result<&'a [u8], DecodeError>;

    fn next(&mut self) -> Option<Self::Item> {
        (!self.0.is_empty()).then(|| self.0.slice())
    }
}

/// Frames in the making, first to last: in the memory that a host brought as long as they fit there.
enum Replies<'b> {
    Host { memory: &'b mut [u8], len: usize },
    Heap(Vec<u8>),
}

impl<'b> Replies<'b> {
    fn new(memory: &'b mut [u8]) -> Self {
        Self::Host { memory, len: 0 }
    }

    /// Adds a frame: varint code, varint length, message. Either all of it is added or, should memory run out in a
    /// panic, nothing.
    fn push(&mut self, code: i32, message: &[u8]) {
        let mut head = [0; 11];
        head[0] = code as u8;
        let mut head_len = 1;
        let mut rest = message.len();
        while rest >= 0x80 {
            head[head_len] = rest as u8 | 0x80;
            head_len += 1;
            rest >>= 7;
        }
        head[head_len] = rest as u8;
        self.append(&head[..=head_len], message);
    }

    fn append(&mut self, head: &[u8], message: &[u8]) {
        match self {
            Self::Host { memory, len } => {
                let size = head.len() + message.len();
                if let Some(room) = memory[*len..].get_mut(..size) {
                    room[..head.len()].copy_from_slice(head);
                    room[head.len()..].copy_from_slice(message);
                    *len += size;
                    return;
                }
                let mut heap = Vec::with_capacity((2 * memory.len()).max(*len + size));
                heap.extend_from_slice(&memory[..*len]);
                *self = Self::Heap(heap);
                self.append(head, message);
            }
            Self::Heap(heap) => {
                heap.reserve(head.len() + message.len());
                heap.extend_from_slice(head);
                heap.extend_from_slice(message);
            }
        }
    }

    fn finish(self) -> Output<'b> {
        match self {
            Self::Host { memory, len } => Output::Borrowed(&memory[..len]),
            Self::Heap(memory) => Output::Heap { memory, start: 0 },
        }
    }
}
