//! States in lanes: one word of 4, 8 or 16 blocks in a vector.

use std::mem::offset_of;
use std::ptr;

use shortwire_jit::vector::{Address, Condition, Emitter, Slot, Vector, Word};

use super::Cipher;
use super::bank::Bank;
use crate::stream::{BLOCK, Start};

/// A block of a message, as [`many`] takes it.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Lane {
    pub(crate) key: *const u8,
    pub(crate) input: *const u8,
    pub(crate) output: *mut u8,
    /// How many bytes of the block there are. Kernels without masks take all 64 and do not read this.
    pub(crate) length: u64,
    /// Which block of the stream it is, and the nonce.
    pub(crate) start: [u64; 2],
}

impl Lane {
    /// A place for a block.
    pub(crate) const EMPTY: Self =
        Self { key: ptr::null(), input: ptr::null(), output: ptr::null_mut(), length: 0, start: [0; 2] };

    #[inline]
    pub(crate) fn new(start: Start<'_>, input: *const u8, output: *mut u8, length: usize) -> Self {
        let key = start.key.as_ptr();
        Self { key, input, output, length: length as u64, start: [start.counter, start.nonce] }
    }
}

/// XORs a long message, with as many blocks at once as there are lanes. Arguments: a [`Start`], input, output, and the length in bytes;
/// what is left over beyond a multiple of those blocks is not touched.
///
/// Only the block's number differs between blocks, and only a quarter of the first round works on it. What the other three quarters make
/// is the same for the whole message: it is kept from the first group of blocks for all others.
pub(crate) fn bulk<C: Cipher>(e: &mut Emitter, [start, input, output, length]: [Word; 4], rounds: usize) {
    let group = (e.lanes32() * BLOCK) as i32;
    let [next, done] = [e.label(), e.label()];
    e.branch(Condition::Below, length, group, done);
    let initial = Initial::of_blocks(e, start);
    let mut bank = Bank::new(e, C::TEMPORARIES, &C::DIAGONALS.concat());
    for word in 0..16 {
        bank.fill(e, word, |e, vector| initial.set::<C>(e, word, vector));
    }
    round::<C>(e, &mut bank, C::COLUMNS, C::DIAGONALS);
    let kept =
        C::COLUMNS[1..].concat().into_iter().map(|word| (word, bank.keep(e, word))).collect::<Vec<_>>();

    let after_first_round = bank.clone();
    e.align();
    e.bind(next);
    rounds_after_the_first::<C>(e, &mut bank, rounds);
    finish::<C>(e, &mut bank, &initial, |e, block, offset, vector| {
        let place = (block * BLOCK + offset) as i32;
        e.xor(vector, vector, input.at(place));
        e.store(output.at(place), vector);
    });
    e.add(input, group);
    e.add(output, group);
    e.sub(length, group);
    e.branch(Condition::Below, length, group, done);

    initial.advance(e);
    bank = after_first_round.clone().take_again(e);
    let varying = C::COLUMNS[0];
    let quarter = bank.bring(e, &varying, &C::DIAGONALS.concat());
    for (word, vector) in varying.iter().zip(&quarter) {
        initial.set::<C>(e, *word, *vector);
    }
    quarter_rounds::<C>(e, &quarter);
    bank.return_to(e, &after_first_round);
    for (word, slot) in kept {
        bank.fill(e, word, |e, vector| e.load(vector, slot));
    }
    e.jump(next);
    e.bind(done);
}

/// XORs one block a lane, each with a key, a nonce and a number of its own. Argument: as many [`Lane`]s as a vector has.
pub(crate) fn many<C: Cipher>(e: &mut Emitter, [lanes]: [Word; 1], rounds: usize) {
    let initial = Initial::of_lanes(e, lanes);
    let mut bank = Bank::new(e, C::TEMPORARIES, &C::COLUMNS.concat());
    for word in 0..16 {
        bank.fill(e, word, |e, vector| initial.set::<C>(e, word, vector));
    }
    all_rounds::<C>(e, &mut bank, rounds);
    finish::<C>(e, &mut bank, &initial, |e, lane, offset, vector| {
        let [input, output] = [e.word(), e.word()];
        e.load64(input, field(lanes, lane, offset_of!(Lane, input)));
        e.load64(output, field(lanes, lane, offset_of!(Lane, output)));
        let place = offset as i32;
        if e.target().has_avx512() {
            let left = e.word();
            e.load64(left, field(lanes, lane, offset_of!(Lane, length)));
            if offset > 0 {
                e.saturating_sub(left, place);
            }
            let tail = e.tail(left);
            let text = e.vector();
            e.load_tail(text, input.at(place), tail);
            e.xor(text, text, vector);
            e.store_tail(output.at(place), text, tail);
            e.free(text);
            e.free_tail(tail);
            e.free_word(left);
        } else {
            e.xor(vector, vector, input.at(place));
            e.store(output.at(place), vector);
        }
        e.free_word(input);
        e.free_word(output);
    });
}

/// What a state is before the rounds, and what is added to it after them.
struct Initial {
    key: [Source; 8],
    start: [Source; 4],
}

/// Where a word of it is.
#[derive(Clone, Copy)]
enum Source {
    /// In memory, the same for all lanes.
    Shared(Address),
    /// On the stack, each lane's own.
    Own(Slot),
}

impl Initial {
    /// For consecutive blocks of a message: they differ in their number.
    fn of_blocks(e: &mut Emitter, start: Word) -> Self {
        let key = e.word();
        e.load64(key, start.at(offset_of!(Start, key) as i32));
        let numbers = e.slot();
        let number = e.vector();
        let counter = start.at(offset_of!(Start, counter) as i32);
        let nonce = start.at(offset_of!(Start, nonce) as i32);
        e.broadcast32(number, counter);
        let distances = e.constant32(|lane| lane as u32);
        e.add32(number, number, distances);
        e.store(numbers, number);
        e.free(number);
        Self {
            key: std::array::from_fn(|index| Source::Shared(key.at(4 * index as i32))),
            start: [
                Source::Own(numbers),
                Source::Shared(counter.plus(4)),
                Source::Shared(nonce),
                Source::Shared(nonce.plus(4)),
            ],
        }
    }

    /// For blocks of different messages.
    fn of_lanes(e: &mut Emitter, lanes: Word) -> Self {
        let parts = e.width().bytes() / 16;
        let [mut low, mut high, mut start] = [e.vectors::<4>(), e.vectors::<4>(), e.vectors::<4>()];
        for column in 0..4 {
            let own = |part: usize, offset: usize| field(lanes, 4 * part + column, offset);
            let keys: Vec<Word> = (0..parts).map(|_| e.word()).collect();
            for (part, key) in keys.iter().enumerate() {
                e.load64(*key, own(part, offset_of!(Lane, key)));
            }
            e.load_parts(low[column], &keys.iter().map(|key| key.at(0)).collect::<Vec<_>>());
            e.load_parts(high[column], &keys.iter().map(|key| key.at(16)).collect::<Vec<_>>());
            let starts: Vec<_> = (0..parts).map(|part| own(part, offset_of!(Lane, start))).collect();
            e.load_parts(start[column], &starts);
            for key in keys {
                e.free_word(key);
            }
        }
        let mut keep = |rows: &mut [Vector; 4]| {
            e.transpose32(rows);
            rows.map(|vector| {
                let slot = e.slot();
                e.store(slot, vector);
                e.free(vector);
                Source::Own(slot)
            })
        };
        let [a, b, c, d] = keep(&mut low);
        let [e, f, g, h] = keep(&mut high);
        Self { key: [a, b, c, d, e, f, g, h], start: keep(&mut start) }
    }

    /// Goes on to the next group of blocks.
    fn advance(&self, e: &mut Emitter) {
        let Source::Own(numbers) = self.start[0] else { unreachable!("each block has a number of its own") };
        let number = e.vector();
        e.load(number, numbers);
        let distance = e.splat32(e.lanes32() as u32);
        e.add32(number, number, distance);
        e.store(numbers, number);
        e.free(number);
    }

    /// Sets a vector to a word of the state.
    fn set<C: Cipher>(&self, e: &mut Emitter, word: usize, vector: Vector) {
        match self.source::<C>(word) {
            Ok(Source::Shared(address)) => e.broadcast32(vector, address),
            Ok(Source::Own(slot)) => e.load(vector, slot),
            Err(constant) => {
                let constant = e.splat32(constant);
                e.load(vector, constant);
            }
        }
    }

    /// Adds a word of it to a vector.
    fn add<C: Cipher>(&self, e: &mut Emitter, word: usize, vector: Vector) {
        match self.source::<C>(word) {
            Ok(Source::Shared(address)) => {
                let shared = e.vector();
                e.broadcast32(shared, address);
                e.add32(vector, vector, shared);
                e.free(shared);
            }
            Ok(Source::Own(slot)) => e.add32(vector, vector, slot),
            Err(constant) => {
                let constant = e.splat32(constant);
                e.add32(vector, vector, constant);
            }
        }
    }

    /// Where a word is, or its constant.
    fn source<C: Cipher>(&self, word: usize) -> Result<Source, u32> {
        let index_in = |words: &[usize]| words.iter().position(|place| *place == word);
        if let Some(index) = index_in(&C::CONSTANT_WORDS) {
            return Err(C::CONSTANTS[index]);
        }
        match index_in(&C::START_WORDS) {
            Some(index) => Ok(self.start[index]),
            None => Ok(self.key[index_in(&C::KEY_WORDS).expect("a word is constant, start or key")]),
        }
    }
}

fn field(lanes: Word, lane: usize, offset: usize) -> Address {
    lanes.at((lane * size_of::<Lane>() + offset) as i32)
}

fn quarter_rounds<C: Cipher>(e: &mut Emitter, words: &[Vector]) {
    let (quarters, []) = words.as_chunks::<4>() else { unreachable!("quarters have four words") };
    C::quarter_rounds(e, quarters);
}

/// One round; `next` are the quarters of the one after it.
fn round<C: Cipher>(e: &mut Emitter, bank: &mut Bank, quarters: [[usize; 4]; 4], next: [[usize; 4]; 4]) {
    let side_by_side = if e.registers() >= 32 { 4 } else { 2 };
    let mut upcoming = [quarters.concat(), next.concat()].concat();
    for group in quarters.chunks(side_by_side) {
        upcoming.drain(..4 * side_by_side);
        let vectors = bank.bring(e, &group.concat(), &upcoming);
        quarter_rounds::<C>(e, &vectors);
    }
}

fn all_rounds<C: Cipher>(e: &mut Emitter, bank: &mut Bank, rounds: usize) {
    let left = e.word();
    let next = e.label();
    e.set_word(left, rounds as u64 / 2);
    let before = bank.clone();
    e.align();
    e.bind(next);
    round::<C>(e, bank, C::COLUMNS, C::DIAGONALS);
    round::<C>(e, bank, C::DIAGONALS, C::COLUMNS);
    bank.return_to(e, &before);
    e.loop_down(left, next);
    e.free_word(left);
}

fn rounds_after_the_first<C: Cipher>(e: &mut Emitter, bank: &mut Bank, rounds: usize) {
    let left = e.word();
    let [next, done] = [e.label(), e.label()];
    e.set_word(left, rounds as u64 / 2);
    let before = bank.clone();
    e.align();
    e.bind(next);
    round::<C>(e, bank, C::DIAGONALS, C::COLUMNS);
    e.sub(left, 1);
    e.branch(Condition::Equal, left, 0, done);
    let after = bank.clone();
    round::<C>(e, bank, C::COLUMNS, C::DIAGONALS);
    bank.return_to(e, &before);
    e.jump(next);
    e.bind(done);
    *bank = after;
    e.free_word(left);
}

/// Adds what the states were at first and turns lanes into blocks: `write` gets, for each vector of stream, which block it is of and
/// where in the block it begins.
fn finish<C: Cipher>(
    e: &mut Emitter,
    bank: &mut Bank,
    initial: &Initial,
    mut write: impl FnMut(&mut Emitter, usize, usize, Vector),
) {
    let parts = e.width().bytes() / 16;
    let all: Vec<usize> = (0..16).collect();
    for chunk in all.chunks(4 * parts) {
        let words = bank.bring(e, chunk, &all[chunk[0] + chunk.len()..]);
        for (word, vector) in chunk.iter().zip(&words) {
            initial.add::<C>(e, *word, *vector);
        }
        let (rows, []) = words.as_chunks::<4>() else { unreachable!("rows have four words") };
        let mut rows = rows.to_vec();
        for row in &mut rows {
            e.transpose32(row);
        }
        let mut used = Vec::new();
        for column in 0..4 {
            let mut blocks: Vec<Vector> = rows.iter().map(|row| row[column]).collect();
            e.transpose_parts(&mut blocks);
            for (part, vector) in blocks.into_iter().enumerate() {
                write(e, 4 * part + column, 4 * chunk[0], vector);
                used.push(vector);
            }
        }
        bank.drop_words(e, chunk, &used);
    }
}
