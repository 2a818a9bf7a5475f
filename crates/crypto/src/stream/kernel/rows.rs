//! States in rows: one block, and a few.

use shortwire_jit::vector::{Condition, Constant, Emitter, Vector, Width, Word};

use super::Cipher;

/// XORs up to `sets` times as many blocks as parts of 16 bytes fit into a vector of this width. Arguments: key, block number, nonce,
/// input, output, and the length in bytes.
pub(crate) fn rows<C: Cipher>(
    e: &mut Emitter,
    arguments: [Word; 6],
    rounds: usize,
    width: Width,
    sets: usize,
) {
    let [key, counter, nonce, input, output, length] = arguments;
    let [key_low, key_high, start] = [(); 3].map(|()| e.vector_of(width));
    load_parts(e, width, key_low, key, 0);
    load_parts(e, width, key_high, key, 16);
    pair(e, width, start, counter, nonce);
    let initial = C::arrange(e, key_low, key_high, start);
    let blocks = Blocks::new::<C>(e, width, initial, sets);
    rounds_of::<C>(e, &blocks.states, rounds);
    let stream = blocks.finish::<C>(e);
    xor_vectors(e, width, &stream, [input, output, length]);
}

/// The states of all blocks, and what has to be added to them when the rounds are done.
struct Blocks {
    width: Width,
    initial: [Vector; 3],
    states: Vec<[Vector; 4]>,
}

impl Blocks {
    fn new<C: Cipher>(e: &mut Emitter, width: Width, initial: [Vector; 3], sets: usize) -> Self {
        let states = (0..sets).map(|_| [(); 4].map(|()| e.vector_of(width))).collect();
        let blocks = Self { width, initial, states };
        let constants = constants::<C>(e);
        for (set, state) in blocks.states.iter().enumerate() {
            e.load(state[0], constants);
            for (row, initial) in state[1..].iter().zip(blocks.initial) {
                e.copy(*row, initial);
            }
            blocks.count::<C>(e, set);
        }
        blocks
    }

    /// Adds to the blocks of a set the distance from the first one.
    fn count<C: Cipher>(&self, e: &mut Emitter, set: usize) {
        let parts = self.width.bytes() / 16;
        if set * parts == 0 && parts == 1 {
            return;
        }
        let numbers = e.constant32(|lane| if lane % 4 == 0 { (set * parts + lane / 4) as u32 } else { 0 });
        let row = self.states[set][C::COUNTER_ROW];
        e.add32(row, row, numbers);
    }

    /// The blocks of the stream, in the order of memory.
    fn finish<C: Cipher>(self, e: &mut Emitter) -> Vec<Vector> {
        let constants = constants::<C>(e);
        for (set, state) in self.states.iter().enumerate() {
            e.add32(state[0], state[0], constants);
            for (row, initial) in state[1..].iter().zip(self.initial) {
                e.add32(*row, *row, initial);
            }
            self.count::<C>(e, set);
        }
        e.free_all(&self.initial);
        let parts = self.width.bytes() / 16;
        let mut stream = Vec::new();
        for state in self.states {
            let mut rows = C::restore(e, state);
            for group in rows.chunks_exact_mut(parts) {
                e.transpose_parts(group);
            }
            for block in 0..parts {
                stream.extend(rows.iter().skip(block).step_by(parts));
            }
        }
        stream
    }
}

fn constants<C: Cipher>(e: &mut Emitter) -> Constant {
    let mut bytes = [0; 16];
    for (bytes, word) in bytes.chunks_exact_mut(4).zip(C::CONSTANTS) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    e.repeat128(bytes)
}

/// The 16 bytes at `pointer + offset`, in every part.
fn load_parts(e: &mut Emitter, width: Width, vector: Vector, pointer: Word, offset: i32) {
    if width == Width::W128 {
        e.load(vector, pointer.at(offset));
    } else {
        e.broadcast128(vector, pointer.at(offset));
    }
}

/// Two words, in every part.
fn pair(e: &mut Emitter, width: Width, vector: Vector, low: Word, high: Word) {
    let upper = e.vector_of(width);
    if width == Width::W128 {
        e.word_to_vector(vector, low);
        e.word_to_vector(upper, high);
    } else {
        e.splat_word64(vector, low);
        e.splat_word64(upper, high);
    }
    e.interleave_low64(vector, vector, upper);
    e.free(upper);
}

fn rounds_of<C: Cipher>(e: &mut Emitter, states: &[[Vector; 4]], rounds: usize) {
    let left = e.word();
    let next = e.label();
    e.set_word(left, rounds as u64 / 2);
    e.align();
    e.bind(next);
    C::double_round(e, states);
    e.loop_down(left, next);
    e.free_word(left);
}

/// XORs `length` bytes, at most as many as the vectors hold.
fn xor_vectors(e: &mut Emitter, width: Width, stream: &[Vector], [input, output, length]: [Word; 3]) {
    if e.target().has_avx512() {
        return xor_masked(e, width, stream, [input, output, length]);
    }
    let bytes = width.bytes() as i32;
    let text = e.vector_of(width);
    let done = e.label();
    let last = stream[0];
    let mut partial = Vec::new();
    for (vector, offset) in stream.iter().zip((0..).step_by(width.bytes())) {
        let label = e.label();
        e.branch(Condition::Below, length, offset + bytes, label);
        e.load(text, input.at(offset));
        e.xor(text, text, *vector);
        e.store(output.at(offset), text);
        partial.push((label, *vector, offset));
    }
    e.jump(done);
    let rest = e.label();
    for (label, vector, offset) in partial {
        e.bind(label);
        e.copy(last, vector);
        e.add(input, offset);
        e.add(output, offset);
        e.sub(length, offset);
        e.jump(rest);
    }
    e.bind(rest);
    let tail = e.tail_of(length, width);
    e.load_tail(text, input.at(0), tail);
    e.xor(text, text, last);
    e.store_tail(output.at(0), text, tail);
    e.free_tail(tail);
    e.bind(done);
}

/// The same without a branch: what lies beyond the end is neither read nor written.
fn xor_masked(e: &mut Emitter, width: Width, stream: &[Vector], [input, output, length]: [Word; 3]) {
    let left = e.word();
    let text = e.vector_of(width);
    for (vector, offset) in stream.iter().zip((0..).step_by(width.bytes())) {
        e.copy_word(left, length);
        if offset > 0 {
            e.saturating_sub(left, offset);
        }
        let tail = e.tail_of(left, width);
        e.load_tail(text, input.at(offset), tail);
        e.xor(text, text, *vector);
        e.store_tail(output.at(offset), text, tail);
        e.free_tail(tail);
    }
}
