//! BLAKE2b on lanes: one source for vectors of any width.
//!
//! Lane `i` of every vector belongs to message `i`, so that no word ever changes its place and the two halves of a round are alike. A
//! message's words lie on the stack, where additions read them; so does the last row of the state where there are 16 registers.

use shortwire_jit::assembler::Assembly;
use shortwire_jit::vector::{Emitter, Slot, Target, Vector, Word, assemble};

use super::portable::{COLUMNS_AND_DIAGONALS, ORDER};
use super::{BLOCK, INITIAL};
use crate::lanes::{ByteOrder, MOST, Message};

/// The rows behind the state: how many bytes came before, how many each block adds, and all ones if a block is the last.
pub(super) const COUNTER: usize = 8;
pub(super) const STEP: usize = 9;
pub(super) const LAST: usize = 10;

/// Compresses blocks of as many messages as there are lanes: see [`LaneKernel`](crate::lanes::LaneKernel).
pub(super) fn lanes(target: Target) -> Assembly {
    assemble("blake2b/lanes", target, compress)
}

fn compress(e: &mut Emitter, [rows, pointers, blocks]: [Word; 3]) {
    let row = |number: usize| rows.at((number * MOST * size_of::<u64>()) as i32);
    let mut state = State::new(e);
    let mut message = Message::new(e, size_of::<u64>(), ByteOrder::LittleEndian, false);
    let offset = e.word();
    let block = e.label();

    e.set_word(offset, 0);
    e.align();
    e.bind(block);
    message.read(e, state.first.first_chunk_mut().expect("there are more than four"), pointers, offset);

    let counter = state.first[0];
    e.load(counter, row(COUNTER));
    e.add64(counter, counter, row(STEP));
    e.store(row(COUNTER), counter);
    for (number, &initial) in INITIAL.iter().enumerate() {
        let (initial, vector) = (e.splat64(initial), state.place(8 + number));
        e.load(vector, initial);
        match number {
            4 => e.xor(vector, vector, counter),
            6 => e.xor(vector, vector, row(LAST)),
            _ => {}
        }
        state.put(e, 8 + number, vector);
    }
    for number in 0..8 {
        e.load(state.first[number], row(number));
    }
    for order in &ORDER {
        for (places, words) in COLUMNS_AND_DIAGONALS.iter().zip(order.chunks(2)) {
            mix(e, &state, *places, [words[0], words[1]], &message);
        }
    }
    for number in 0..8 {
        let (low, high) = (state.first[number], state.fetch(e, number + 8));
        e.xor(low, low, high);
        e.xor(low, low, row(number));
        e.store(row(number), low);
    }
    e.add(offset, BLOCK as i32);
    e.loop_down(blocks, block);
}

/// G of RFC 7693, section 3.1.
fn mix(e: &mut Emitter, state: &State, [a, b, c, d]: [usize; 4], words: [usize; 2], message: &Message) {
    let [a, b, c] = [a, b, c].map(|number| state.first[number]);
    let last = state.fetch(e, d);
    for (word, [first, second]) in words.into_iter().zip([[32, 24], [16, 63]]) {
        e.add64(a, a, message.operand(word));
        e.add64(a, a, b);
        e.xor(last, last, a);
        e.rotr64(last, last, first);
        e.add64(c, c, last);
        e.xor(b, b, c);
        e.rotr64(b, b, second);
    }
    state.put(e, d, last);
}

/// The 16 words of the working state.
struct State {
    first: [Vector; 12],
    last: Last,
}

/// Its last row.
enum Last {
    Registers([Vector; 4]),
    Stack { slots: [Slot; 4], temporary: Vector },
}

impl State {
    fn new(e: &mut Emitter) -> Self {
        let first = e.vectors();
        let last = match e.registers() {
            32 => Last::Registers(e.vectors()),
            _ => Last::Stack { slots: e.slots(), temporary: e.vector() },
        };
        State { first, last }
    }

    /// The register in which a word is worked on.
    fn place(&self, number: usize) -> Vector {
        match &self.last {
            _ if number < 12 => self.first[number],
            Last::Registers(vectors) => vectors[number - 12],
            Last::Stack { temporary, .. } => *temporary,
        }
    }

    fn fetch(&self, e: &mut Emitter, number: usize) -> Vector {
        let place = self.place(number);
        if let (12.., Last::Stack { slots, .. }) = (number, &self.last) {
            e.load(place, slots[number - 12]);
        }
        place
    }

    /// Keeps what was made in the word's place.
    fn put(&self, e: &mut Emitter, number: usize, vector: Vector) {
        if let (12.., Last::Stack { slots, .. }) = (number, &self.last) {
            e.store(slots[number - 12], vector);
        }
    }
}
