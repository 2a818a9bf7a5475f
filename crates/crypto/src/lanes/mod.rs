//! Many messages at once: a message a lane of a vector register.
//!
//! Every lane has a message of its own, in its own place and of its own length. The lanes go on together for as many blocks as the one that
//! has the fewest left; when a message ends, the next one takes its lane. When so few are left that one after the other is faster, they are
//! finished so.

#[allow(unsafe_code)]
mod kernel;
mod message;

use std::ops::Range;

pub(crate) use kernel::{LaneKernel, MOST, Rows};
pub(crate) use message::{ByteOrder, Message};

use shortwire_jit::vector::Target;

use crate::wipe::wipe;

/// What the kernels are made for, best first.
pub(crate) const TARGETS: &[Target] =
    &[Target::Avx512, Target::Avx512Vl256, Target::Avx2, Target::Ssse3, Target::Sse2, Target::Neon];

/// The longest end of a message: two blocks of SHA-512.
pub(crate) const LONGEST_END: usize = 256;

/// A hash function that runs on lanes.
pub(crate) trait Function {
    /// A word of its state.
    type Word: Copy + Default;
    /// How many bytes it compresses at once.
    const BLOCK: usize;

    /// How many of so many bytes, to the message's end, are compressed where they lie: whole blocks. The others go through
    /// [`Function::end`].
    fn body(rest: usize) -> usize;

    /// Writes the `rest` of a message of `length` bytes to `end`, which is all zero, and what the function puts behind it. Returns how
    /// many bytes that is: whole blocks.
    fn end(end: &mut [u8; LONGEST_END], rest: &[u8], length: u64) -> usize;

    /// Tells the lane that what it compresses from now on comes after `before` bytes, and more follows.
    fn enter_body(_rows: &mut Rows<Self::Word>, _lane: usize, _before: u64) {}

    /// Tells the lane that what it compresses from now on is the end of a message of `length` bytes.
    fn enter_end(_rows: &mut Rows<Self::Word>, _lane: usize, _length: u64) {}

    /// Compresses the rest of a message, after `before` bytes, without lanes.
    fn finish(state: [Self::Word; 8], before: u64, rest: &[u8]) -> [Self::Word; 8];

    /// Compresses blocks that [`Function::end`] made, without lanes.
    fn finish_end(state: [Self::Word; 8], blocks: &[u8], length: u64) -> [Self::Word; 8];
}

/// A message to hash.
pub(crate) struct Job<'a, W> {
    /// The state it begins with.
    pub(crate) state: [W; 8],
    /// How many bytes led to that state: whole blocks.
    pub(crate) before: u64,
    pub(crate) message: &'a [u8],
}

/// Hashes `count` messages. `job` tells what they are, and `done` is given the last state of each.
pub(crate) fn hash<'a, F: Function>(
    kernel: &LaneKernel<F::Word>,
    count: usize,
    job: impl Fn(usize) -> Job<'a, F::Word>,
    mut done: impl FnMut(usize, [F::Word; 8]),
) {
    let mut lanes = Lanes::<F>::new();
    let mut waiting = 0..count;
    let mut busy = 0;
    loop {
        for lane in 0..kernel.lanes {
            if lanes.places[lane].is_none()
                && let Some(number) = waiting.next()
            {
                lanes.begin(lane, number, job(number));
                busy += 1;
            }
        }
        if busy <= kernel.lanes / FEW {
            break;
        }
        lanes.compress(kernel);
        busy -= lanes.take_done(&mut done);
    }
    lanes.finish(done);
}

/// When no more of the lanes are busy than one in so many, a message after the other is faster.
const FEW: usize = 4;

struct Lanes<'a, F: Function> {
    rows: Rows<F::Word>,
    ends: [[u8; LONGEST_END]; MOST],
    places: [Option<Place<'a>>; MOST],
}

/// Where a lane is in its message.
struct Place<'a> {
    number: usize,
    length: u64,
    /// What is not yet compressed of the message.
    rest: &'a [u8],
    /// How many bytes of it are compressed where they lie.
    body: usize,
    /// After them, what is left of the lane's end.
    end: Option<Range<usize>>,
}

impl<'a, F: Function> Lanes<'a, F> {
    fn new() -> Self {
        Lanes { rows: Rows::new(), ends: [[0; LONGEST_END]; MOST], places: [const { None }; MOST] }
    }

    fn begin(&mut self, lane: usize, number: usize, job: Job<'a, F::Word>) {
        let Job { state, before, message } = job;
        self.rows.set_state(lane, &state);
        let (length, body) = (before + message.len() as u64, F::body(message.len()));
        F::enter_body(&mut self.rows, lane, before);
        self.places[lane] = Some(Place { number, length, rest: message, body, end: None });
        self.enter_end_after_body(lane);
    }

    /// Takes all lanes on for as many blocks as all of them have.
    fn compress(&mut self, kernel: &LaneKernel<F::Word>) {
        let mut inputs: [&[u8]; MOST] = [&[]; MOST];
        let mut shortest: &[u8] = &[];
        for ((input, place), end) in inputs.iter_mut().zip(&self.places).zip(&self.ends) {
            if let Some(place) = place {
                *input = place.left(end);
                if shortest.is_empty() || input.len() < shortest.len() {
                    shortest = input;
                }
            }
        }
        let length = shortest.len();
        // Idle lanes do what another one does, for nobody.
        inputs.iter_mut().filter(|input| input.is_empty()).for_each(|input| *input = shortest);
        kernel.compress(&mut self.rows, &inputs, length / F::BLOCK);
        for lane in 0..MOST {
            if let Some(place) = &mut self.places[lane] {
                place.skip(length);
                self.enter_end_after_body(lane);
            }
        }
    }

    fn enter_end_after_body(&mut self, lane: usize) {
        if let Some(place) = &mut self.places[lane]
            && place.body == 0
            && place.end.is_none()
        {
            let end = &mut self.ends[lane];
            end.fill(0);
            place.end = Some(0..F::end(end, place.rest, place.length));
            F::enter_end(&mut self.rows, lane, place.length);
        }
    }

    /// Clears the lanes whose messages have ended, and returns how many they are.
    fn take_done(&mut self, mut done: impl FnMut(usize, [F::Word; 8])) -> usize {
        let mut count = 0;
        for (lane, place) in self.places.iter_mut().enumerate() {
            if let Some(ended) = place.take_if(|place| place.end.as_ref().is_some_and(Range::is_empty)) {
                done(ended.number, self.rows.state(lane));
                count += 1;
            }
        }
        count
    }

    /// Finishes what is still on lanes, one after the other.
    fn finish(mut self, mut done: impl FnMut(usize, [F::Word; 8])) {
        for (lane, place) in self.places.iter().enumerate() {
            let Some(place) = place else { continue };
            let state = self.rows.state(lane);
            let state = match &place.end {
                Some(end) => F::finish_end(state, &self.ends[lane][end.clone()], place.length),
                None => F::finish(state, place.length - place.rest.len() as u64, place.rest),
            };
            done(place.number, state);
        }
        wipe(self.ends.as_flattened_mut());
    }
}

impl Place<'_> {
    /// The blocks that come next: of the message, or of its end.
    fn left<'b>(&'b self, end: &'b [u8; LONGEST_END]) -> &'b [u8] {
        match &self.end {
            Some(range) => &end[range.clone()],
            None => &self.rest[..self.body],
        }
    }

    fn skip(&mut self, length: usize) {
        match &mut self.end {
            Some(range) => range.start += length,
            None => {
                self.rest = &self.rest[length..];
                self.body -= length;
            }
        }
    }
}
