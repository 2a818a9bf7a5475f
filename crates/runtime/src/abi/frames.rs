//! Batches in wire format, frames in, frames out: `sw_wire_many_fn`.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::ops::Range;

use super::batch::{self, Answered, Batched};
use super::entry::{check_reply_size, decoded, too_large, undecodable};
use super::instance::Instance;
use super::output::{fail, memory_of, null_argument, put};
use super::{Buffer, Context as RawContext};
use crate::service::{BytesReply, Context, Handler, Items, Method};
use crate::status::{Code, Status};
use crate::wire::{DecodeError, Message, Output, Reader, Writer};

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
    replies: Replies<'b>,
) -> Result<Output<'b>, Status> {
    instance.service()?;
    context.check()?;
    let mut messages = Messages {
        // All frames are found before one runs, so that a batch with a torn frame runs not at all.
        count: count(frames)?,
        frames,
        left: frames,
        by_index: OnceCell::new(),
        context,
        max_bytes: instance.max_message_bytes,
        max_depth: instance.max_depth,
        replies,
        scratch: vec![0; 1024],
        answered: Answered::default(),
        is_in_turn: false,
        kept: Kept::default(),
    };
    batch::run::<S, M>(instance, context, &mut messages);
    Ok(messages.finish())
}

/// Number of frames.
fn count(frames: &[u8]) -> Result<usize, Status> {
    let (mut count, mut left) = (0, frames);
    while !left.is_empty() {
        (_, left) = first_of(left)
            .map_err(|error| undecodable(error.relative_to(frames), "the frames of a batch", 0))?;
        count += 1;
    }
    Ok(count)
}

/// The message of the first frame (varint length, message), and the frames behind it.
fn first_of(frames: &[u8]) -> Result<(&[u8], &[u8]), DecodeError> {
    let mut reader = Reader::new(frames, 0);
    let message = reader.slice()?;
    Ok((message, reader.remaining()))
}

/// The items of a batch, and their outcomes so far. Items that are answered in turn go to the replies at once; once one was
/// answered out of turn, outcomes are kept until all are there.
struct Messages<'a, 'b> {
    count: usize,
    frames: &'a [u8],
    /// Those of items that were not answered in turn yet.
    left: &'a [u8],
    by_index: OnceCell<Vec<&'a [u8]>>,
    context: &'a Context<'a>,
    max_bytes: usize,
    max_depth: u32,
    replies: Replies<'b>,
    /// Where single replies are written.
    scratch: Vec<u8>,
    answered: Answered,
    is_in_turn: bool,
    kept: Kept,
}

/// Outcomes that wait for those before them.
#[derive(Default)]
struct Kept {
    /// By item: the code, and where the message lies.
    outcomes: Vec<Option<(i32, Range<usize>)>>,
    messages: Vec<u8>,
}

impl<'a, 'b> Messages<'a, 'b> {
    fn decoded<M: Method>(&self, frame: &'a [u8]) -> Result<M::Request<'a>, Status> {
        if frame.len() > self.max_bytes {
            return Err(too_large("request", frame.len(), self.max_bytes));
        }
        decoded::<M>(frame, self.max_depth)
    }

    fn by_index(&self) -> &[&'a [u8]] {
        self.by_index.get_or_init(|| {
            let mut left = self.frames;
            let next = || {
                first_of(left).ok().map(|(message, behind)| {
                    left = behind;
                    message
                })
            };
            std::iter::from_fn(next).take(self.count).collect()
        })
    }

    /// The request of the first item without an outcome.
    fn next(&self) -> &'a [u8] {
        if self.answered.in_order() {
            first_of(self.left).map_or(&[], |(message, _)| message)
        } else {
            self.by_index()[self.answered.until]
        }
    }

    /// Gives the first item without an outcome that one.
    fn answer_next<'r, R: Message<'r>>(&mut self, outcome: Result<R, Status>) {
        if !self.answered.in_order() {
            self.keep(self.answered.until, outcome);
            self.answered.until += 1;
            return self.answered.skip();
        }
        if let Err(status) = outcome.and_then(|reply| self.push(&reply)) {
            self.replies.push(status.code().number(), &status.to_bytes());
        }
        self.left = first_of(self.left).map_or(&[], |(_, behind)| behind);
        self.answered.until += 1;
    }

    /// Adds a reply to those of all items before.
    fn push<'r>(&mut self, reply: &impl Message<'r>) -> Result<(), Status> {
        let mut writer = Writer::new(&mut self.scratch);
        reply.write(&mut writer);
        let larger = match check_reply_size(writer.finish(), self.max_bytes)? {
            Output::Borrowed(reply) => {
                self.replies.push(0, reply);
                return Ok(());
            }
            Output::Heap { memory, start } => {
                self.replies.push(0, &memory[start..]);
                memory
            }
        };
        self.scratch = larger;
        Ok(())
    }

    /// Keeps an outcome until those before it are there.
    fn keep<'r, R: Message<'r>>(&mut self, index: usize, outcome: Result<R, Status>) {
        let encoded = outcome.and_then(|reply| {
            let mut writer = Writer::new(&mut []);
            reply.write(&mut writer);
            check_reply_size(writer.finish(), self.max_bytes).map(Output::to_vec)
        });
        let (code, message) = match encoded {
            Ok(reply) => (0, reply),
            Err(status) => (status.code().number(), status.to_bytes()),
        };
        let start = self.kept.messages.len();
        self.kept.messages.extend(message);
        self.kept.outcomes.resize(self.count, None);
        self.kept.outcomes[index] = Some((code, start..self.kept.messages.len()));
    }

    fn finish(mut self) -> Output<'b> {
        for (code, message) in self.kept.outcomes.into_iter().flatten() {
            self.replies.push(code, &self.kept.messages[message]);
        }
        self.replies.finish()
    }
}

impl<'a, M: Method> Items<'a, M> for Messages<'a, '_> {
    fn len(&self) -> usize {
        self.count
    }

    fn request(&self, index: usize) -> Result<M::Request<'a>, Status> {
        self.decoded::<M>(self.by_index()[index])
    }

    fn answer(&mut self, index: usize, outcome: Result<M::Reply<'_>, Status>) {
        if self.answered.insert(index, self.count) {
            self.keep(index, outcome);
        }
    }

    fn each(&mut self, mut handle: impl FnMut(M::Request<'a>) -> Result<M::Reply<'a>, Status>) {
        self.is_in_turn = true;
        while self.answered.until < self.count {
            if let Err(status) = self.context.check() {
                Batched::<M>::fail_rest(self, status);
                break;
            }
            let outcome = self.decoded::<M>(self.next()).and_then(&mut handle);
            self.answer_next(outcome);
        }
        self.is_in_turn = false;
    }

    fn outputs(&mut self, mut len_of: impl FnMut(usize) -> usize) -> Vec<(usize, &mut [u8])>
    where
        for<'r> M::Reply<'r>: BytesReply<'r>,
    {
        let missing: Vec<(usize, usize)> =
            self.answered.missing(self.count).map(|index| (index, len_of(index))).collect();
        // A message of one field of bytes ends with them: each is kept with zeros, which the service replaces.
        let zeros = vec![0; missing.iter().map(|&(_, len)| len).max().unwrap_or(0)];
        for &(index, len) in &missing {
            self.keep(index, Ok(M::Reply::from_bytes(Cow::Borrowed(&zeros[..len]))));
        }
        self.answered.promise(missing.iter().map(|&(index, _)| index).collect(), self.count);
        let mut left = self.kept.messages.as_mut_slice();
        let mut before = 0;
        let mut outputs = Vec::with_capacity(missing.len());
        for (index, len) in missing {
            let Some((0, message)) = self.kept.outcomes[index].clone() else { continue };
            let (_, behind) = std::mem::take(&mut left).split_at_mut(message.end - len - before);
            let (output, behind) = behind.split_at_mut(len);
            outputs.push((index, output));
            (left, before) = (behind, message.end);
        }
        outputs
    }
}

impl<'a, M: Method> Batched<'a, M> for Messages<'a, '_> {
    fn fail_next(&mut self, status: Status) -> bool {
        if self.answered.until < self.count {
            self.answer_next(Err::<M::Reply<'_>, _>(status));
        }
        self.answered.until < self.count
    }

    fn is_in_turn(&self) -> bool {
        self.is_in_turn
    }

    fn fail_rest(&mut self, status: Status) {
        let code_alone = Status::new(status.code(), "");
        Batched::<M>::fail_next(self, status);
        while self.answered.until < self.count {
            Batched::<M>::fail_next(self, code_alone.clone());
        }
    }

    fn is_done(&self) -> bool {
        self.answered.until == self.count
    }

    fn take_back_promises(&mut self) {
        self.answered.take_back();
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
