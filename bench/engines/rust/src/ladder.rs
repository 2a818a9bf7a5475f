//! A small call put together from its parts, a rung at a time.

use std::hint::black_box;

use shortwire::wire::{self, Message, Output, Writer};

use crate::Setup;
use crate::arm::Work;
use crate::by_hand::Library;
use crate::by_shortwire::{addition, sum};
use crate::protocol::{Refusal, Subject};

/// A function that takes a request and room for a reply.
type Step = unsafe extern "C" fn(*const u8, usize, *mut u8) -> usize;

/// What a reply takes at most.
const ROOM: usize = 11;

pub fn work(setup: &Setup, subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    let library = Library::open(&setup.raw_library)?;
    // SAFETY: ladder.h declares these functions so.
    let step = |name| unsafe { library.function::<Step>(name) };
    Ok(match &*subject.by {
        "loop" => known(subject, |_, _| 0),
        "empty" => {
            // SAFETY: as above.
            let nothing: extern "C" fn() = unsafe { library.function(c"ladder_nothing")? };
            known(subject, move |_, _| {
                nothing();
                0
            })
        }
        "args" => {
            let args = step(c"ladder_args")?;
            known(subject, move |_, _| called(args, &[], &mut [0; ROOM]))
        }
        "encode" => known(subject, encoded(step(c"ladder_args")?)),
        "decode" => known(subject, encoded(step(c"ladder_decode")?)),
        "work" => known(subject, encoded(step(c"ladder_work")?)),
        "reply" => Box::new(Rung::new(subject, reply(step(c"ladder_reply")?))),
        _ => return Err(Refusal::unknown(subject)),
    })
}

/// A rung that does not compute the sum yet: it is taken from memory, and what the function returns is added.
fn known(subject: &Subject, mut once: impl FnMut(i64, i64) -> usize + 'static) -> Box<dyn Work> {
    let (a, b) = subject.input.operands();
    let sum = a.saturating_add(b);
    Box::new(Rung::new(subject, move |a, b| black_box(sum) + once(a, b) as i64))
}

/// Encodes a request and has it taken.
fn encoded(step: Step) -> impl FnMut(i64, i64) -> usize {
    move |a, b| with_request(a, b, |request| called(step, request, &mut [0; ROOM]))
}

/// Does that and decodes the reply.
fn reply(step: Step) -> impl FnMut(i64, i64) -> i64 {
    move |a, b| {
        let mut room = [0; ROOM];
        let len = with_request(a, b, |request| called(step, request, &mut room));
        sum(wire::decode(&room[ROOM - len..]).expect("the reply is valid"))
    }
}

#[inline(always)]
fn with_request<R>(a: i64, b: i64, take: impl FnOnce(&[u8]) -> R) -> R {
    let mut memory = [0; 32];
    let mut writer = Writer::new(&mut memory);
    addition(a, b).write(&mut writer);
    match writer.finish() {
        Output::Borrowed(request) => take(request),
        Output::Heap { memory, start } => take(&memory[start..]),
    }
}

#[inline(always)]
fn called(step: Step, request: &[u8], room: &mut [u8; ROOM]) -> usize {
    // SAFETY: the request is that long, and the room as large as ladder.h says.
    unsafe { step(request.as_ptr(), request.len(), room.as_mut_ptr()) }
}

/// From two operands to their sum.
pub struct Rung<F> {
    operands: (i64, i64),
    climb: F,
}

impl<F: FnMut(i64, i64) -> i64> Rung<F> {
    pub fn new(subject: &Subject, climb: F) -> Self {
        Self { operands: subject.input.operands(), climb }
    }
}

impl<F: FnMut(i64, i64) -> i64> Work for Rung<F> {
    fn answer(&mut self) -> String {
        self.once().to_string()
    }

    #[inline(always)]
    fn once(&mut self) -> i64 {
        let (a, b) = black_box(self.operands);
        (self.climb)(a, b)
    }
}
