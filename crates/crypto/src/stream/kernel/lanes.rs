//! States in lanes: one word of 4, 8 or 16 blocks in a vector.

use std::mem::offset_of;
use std::ptr;

use shortwire_jit::vector::{Address, Condition, Emitter, Slot, Vector, Word};

use super::bank::Bank;
use super::{Arguments, Cipher};
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

/// XORs a long message, with as many blocks at once as there are lanes. Arguments: key, block number, nonce, input, output, and the
/// length in bytes; what is left over beyond a multiple of those blocks is not touched.
///
/// Only the block's number differs between blocks, and only a quarter of the first round works on it. The other three quarters are the
/// same for the whole message: they are done once, and every group of blocks begins behind them.
pub(crate) fn bulk<C: Cipher>(e: &mut Emitter, arguments: [Word; 6], rounds: usize) {
    let Arguments { key, counter, nonce, input, output, length } = arguments.into();
    let lanes = e.lanes32();
    let start = start_of_blocks(e, counter, nonce);
    let initial = Initial { key: Key::At(key), start };
    let hoisted = hoist::<C>(e, &initial);

    let step = (lanes * BLOCK) as i32;
    let [group, done] = [e.label(), e.label()];
    e.align();
    e.bind(group);
    e.branch(Condition::Below, length, step, done);
    let mut bank = Bank::new(e, C::TEMPORARIES, &order(C::DIAGONALS));
    let varying = C::COLUMNS[0];
    let first = bank.bring(e, &varying, &order(C::DIAGONALS));
    for (word, vector) in varying.iter().zip(&first) {
        initial.set::<C>(e, *word, *vector);
    }
    quarter_rounds::<C>(e, &first);
    for (word, slot) in &hoisted {
        bank.fill(e, *word, |e, vector| e.load(vector, *slot));
    }
    rounds_after_the_first::<C>(e, &mut bank, rounds);
    finish::<C>(e, &mut bank, &initial, |e, block, offset, vector| {
        let place = (block * BLOCK + offset) as i32;
        e.xor(vector, vector, input.at(place));
        e.store(output.at(place), vector);
    });

    let number = e.vector();
    e.load(number, start[0]);
    let distance = e.splat32(lanes as u32);
    e.add32(number, number, distance);
    e.store(start[0], number);
    e.add(input, step);
    e.add(output, step);
    e.sub(length, step);
    e.jump(group);
    e.bind(done);
}

/// XORs one block a lane, each with a key, a nonce and a number of its own. Argument: as many [`Lane`]s as a vector has.
pub(crate) fn many<C: Cipher>(e: &mut Emitter, [lanes]: [Word; 1], rounds: usize) {
    let (key, start) = load_lanes(e, lanes);
    let initial = Initial { key: Key::In(key), start };
    let mut bank = Bank::new(e, C::TEMPORARIES, &order(C::COLUMNS));
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
    key: Key,
    start: [Slot; 4],
}

enum Key {
    /// The same for all lanes, in memory.
    At(Word),
    /// Each lane's own.
    In([Slot; 8]),
}

impl Initial {
    /// Sets a vector to a word of the state.
    fn set<C: Cipher>(&self, e: &mut Emitter, word: usize, vector: Vector) {
        if let Some(index) = C::CONSTANT_WORDS.iter().position(|place| *place == word) {
            let constant = e.splat32(C::CONSTANTS[index]);
            e.load(vector, constant);
        } else if let Some(index) = C::START_WORDS.iter().position(|place| *place == word) {
            e.load(vector, self.start[index]);
        } else if let Some(index) = C::KEY_WORDS.iter().position(|place| *place == word) {
            match &self.key {
                Key::At(pointer) => e.broadcast32(vector, pointer.at(4 * index as i32)),
                Key::In(slots) => e.load(vector, slots[index]),
            }
        }
    }

    /// Adds a word of it to a vector.
    fn add<C: Cipher>(&self, e: &mut Emitter, word: usize, vector: Vector) {
        if let Some(index) = C::CONSTANT_WORDS.iter().position(|place| *place == word) {
            let constant = e.splat32(C::CONSTANTS[index]);
            e.add32(vector, vector, constant);
        } else if let Some(index) = C::START_WORDS.iter().position(|place| *place == word) {
            e.add32(vector, vector, self.start[index]);
        } else if let Some(index) = C::KEY_WORDS.iter().position(|place| *place == word) {
            match &self.key {
                Key::At(pointer) => {
                    let key = e.vector();
                    e.broadcast32(key, pointer.at(4 * index as i32));
                    e.add32(vector, vector, key);
                    e.free(key);
                }
                Key::In(slots) => e.add32(vector, vector, slots[index]),
            }
        }
    }
}

/// The numbers of the first blocks and the nonce, on the stack.
fn start_of_blocks(e: &mut Emitter, counter: Word, nonce: Word) -> [Slot; 4] {
    let slots = e.slots::<4>();
    let vector = e.vector();
    let half = e.word();
    for (slot, (word, is_upper)) in
        slots.iter().zip([(counter, false), (counter, true), (nonce, false), (nonce, true)])
    {
        e.copy_word(half, word);
        if is_upper {
            e.shr(half, 32);
        }
        e.splat_word32(vector, half);
        if *slot == slots[0] {
            let numbers = e.constant32(|lane| lane as u32);
            e.add32(vector, vector, numbers);
        }
        e.store(*slot, vector);
    }
    e.free_word(half);
    e.free(vector);
    slots
}

/// The words that do not depend on the block's number, after the first round.
fn hoist<C: Cipher>(e: &mut Emitter, initial: &Initial) -> Vec<(usize, Slot)> {
    let mut hoisted = Vec::new();
    for quarter in &C::COLUMNS[1..] {
        let vectors = e.vectors::<4>();
        for (word, vector) in quarter.iter().zip(vectors) {
            initial.set::<C>(e, *word, vector);
        }
        C::quarter_rounds(e, &[vectors]);
        for (word, vector) in quarter.iter().zip(vectors) {
            let slot = e.slot();
            e.store(slot, vector);
            hoisted.push((*word, slot));
        }
        e.free_all(&vectors);
    }
    hoisted
}

/// Each lane's key and start, words across.
fn load_lanes(e: &mut Emitter, lanes: Word) -> ([Slot; 8], [Slot; 4]) {
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
    for rows in [&mut low, &mut high, &mut start] {
        e.transpose32(rows);
    }
    let key_slots = e.slots::<8>();
    let start_slots = e.slots::<4>();
    let slots = key_slots.iter().chain(&start_slots);
    for (slot, vector) in slots.zip(low.into_iter().chain(high).chain(start)) {
        e.store(*slot, vector);
        e.free(vector);
    }
    (key_slots, start_slots)
}

fn field(lanes: Word, lane: usize, offset: usize) -> Address {
    lanes.at((lane * size_of::<Lane>() + offset) as i32)
}

fn order(quarters: [[usize; 4]; 4]) -> Vec<usize> {
    quarters.concat()
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
        for column in 0..4 {
            let mut blocks: Vec<Vector> = rows.iter().map(|row| row[column]).collect();
            e.transpose_parts(&mut blocks);
            for (part, vector) in blocks.into_iter().enumerate() {
                write(e, 4 * part + column, 4 * chunk[0], vector);
            }
        }
        bank.drop_words(chunk, words);
    }
}
