//! SHA-2 on lanes: one source for words of both sizes and vectors of any width.
//!
//! Lane `i` of every vector belongs to message `i`. A round costs 17 instructions with AVX-512 (36 with AVX2), a word of the message schedule
//! 11 (18), and both ports are busy all the time; turning 16 messages into rows of words adds some 6 %.
//!
//! With 32 registers the 16 words of the schedule stay in registers, with 16 they lie in slots of the stack. The loop goes over 16 rounds,
//! so that it fits into the cache of decoded instructions.

use shortwire_jit::assembler::Assembly;
use shortwire_jit::vector::{Address, Emitter, Operand, Target, Vector, Word, assemble};

use super::CONSTANTS;
use crate::lanes::{ByteOrder, MOST, Message};

/// What the two functions differ in, as far as their kernels are concerned: FIPS 180-4, section 4.1.
struct Function {
    /// Bytes a word.
    word: usize,
    rounds: usize,
    /// Rotations of Sigma 0 and Sigma 1.
    big: [[u32; 3]; 2],
    /// Two rotations and a shift of sigma 0 and sigma 1.
    small: [[u32; 3]; 2],
}

const SHA_256: Function =
    Function { word: 4, rounds: 64, big: [[2, 13, 22], [6, 11, 25]], small: [[7, 18, 3], [17, 19, 10]] };

const SHA_512: Function =
    Function { word: 8, rounds: 80, big: [[28, 34, 39], [14, 18, 41]], small: [[1, 8, 7], [19, 61, 6]] };

/// Compresses blocks of as many messages as there are lanes, each lane's one behind the other: see
/// [`LaneKernel`](crate::lanes::LaneKernel).
pub(super) fn sha256(target: Target) -> Assembly {
    assemble("sha256/lanes", target, |e, arguments| compress(e, &SHA_256, arguments))
}

/// The same for SHA-512.
pub(super) fn sha512(target: Target) -> Assembly {
    assemble("sha512/lanes", target, |e, arguments| compress(e, &SHA_512, arguments))
}

fn compress(e: &mut Emitter, function: &Function, [rows, pointers, blocks]: [Word; 3]) {
    let lanes = Lanes { function };
    let mut state: [Vector; 8] = e.vectors();
    let mut temporary: [Vector; 4] = e.vectors();
    let mut schedule = Message::new(e, function.word, ByteOrder::BigEndian, e.registers() == 32);
    let constants = constants(e, function);
    let [offset, constant, rounds] = e.words();
    let (block, sixteen) = (e.label(), e.label());

    e.set_word(offset, 0);
    for (row, &vector) in state.iter().enumerate() {
        e.load(vector, rows.at((row * MOST * function.word) as i32));
    }
    e.align();
    e.bind(block);
    schedule.read(e, &mut temporary, pointers, offset);
    e.address_of(constant, constants);
    e.set_word(rounds, (function.rounds / 16 - 1) as u64);
    let step = e.width().bytes() as i32;

    e.align();
    e.bind(sixteen);
    for i in 0..16 {
        lanes.round(e, &mut state, schedule.operand(i), constant.at(i as i32 * step), temporary);
        lanes.extend(e, &mut schedule, i, temporary);
    }
    e.add(constant, 16 * step);
    e.loop_down(rounds, sixteen);
    for i in 0..16 {
        lanes.round(e, &mut state, schedule.operand(i), constant.at(i as i32 * step), temporary);
    }

    for (row, &vector) in state.iter().enumerate() {
        let before = rows.at((row * MOST * function.word) as i32);
        lanes.add(e, vector, vector, before);
        e.store(before, vector);
    }
    e.add(offset, 16 * function.word as i32);
    e.loop_down(blocks, block);
}

/// Every constant in all lanes, so that adding one is adding memory.
fn constants(e: &mut Emitter, function: &Function) -> shortwire_jit::vector::Table {
    let lanes = e.width().bytes() / function.word;
    let each = CONSTANTS[..function.rounds].iter().flat_map(|&constant| std::iter::repeat_n(constant, lanes));
    match function.word {
        4 => e.table32(&each.map(|constant| (constant >> 32) as u32).collect::<Vec<_>>()),
        _ => e.table64(&each.collect::<Vec<_>>()),
    }
}

/// Operations on lanes of the function's words.
struct Lanes<'a> {
    function: &'a Function,
}

impl Lanes<'_> {
    /// One round, on registers that change places instead of their contents.
    fn round(
        &self,
        e: &mut Emitter,
        state: &mut [Vector; 8],
        word: Operand,
        constant: Address,
        temporary: [Vector; 4],
    ) {
        let [a, b, c, d, e5, f, g, h] = *state;
        let t = temporary[0];
        self.add(e, h, h, constant);
        self.add(e, h, h, word);
        e.choose(t, e5, f, g);
        self.add(e, h, h, t);
        self.sigma(e, e5, self.function.big[1], temporary);
        self.add(e, h, h, t);
        self.add(e, d, d, h);
        e.majority(t, a, b, c);
        self.add(e, h, h, t);
        self.sigma(e, a, self.function.big[0], temporary);
        self.add(e, h, h, t);
        *state = [h, a, b, c, d, e5, f, g];
    }

    /// Makes word `index` of the schedule the one 16 further on.
    fn extend(&self, e: &mut Emitter, schedule: &mut Message, index: usize, temporary: [Vector; 4]) {
        let [t, _, spare, new] = temporary;
        let old = schedule.fetch(e, index + 1, spare);
        self.small_sigma(e, old, self.function.small[0], temporary);
        let word = schedule.fetch(e, index, new);
        self.add(e, word, word, t);
        self.add(e, word, word, schedule.operand(index + 9));
        let old = schedule.fetch(e, index + 14, spare);
        self.small_sigma(e, old, self.function.small[1], temporary);
        self.add(e, word, word, t);
        schedule.put(e, index, word);
    }

    /// Three rotations of `a`, into the first temporary.
    fn sigma(&self, e: &mut Emitter, a: Vector, bits: [u32; 3], [t, u, v, _]: [Vector; 4]) {
        for (vector, bits) in [t, u, v].into_iter().zip(bits) {
            self.rotate_right(e, vector, a, bits);
        }
        e.xor3(t, t, u, v);
    }

    /// Two rotations and a shift of `a`, which may be the third temporary, into the first.
    fn small_sigma(&self, e: &mut Emitter, a: Vector, bits: [u32; 3], [t, u, v, _]: [Vector; 4]) {
        self.rotate_right(e, t, a, bits[0]);
        self.rotate_right(e, u, a, bits[1]);
        match self.function.word {
            4 => e.shr32(v, a, bits[2]),
            _ => e.shr64(v, a, bits[2]),
        }
        e.xor3(t, t, u, v);
    }

    fn add(&self, e: &mut Emitter, to: Vector, a: Vector, b: impl Into<Operand>) {
        match self.function.word {
            4 => e.add32(to, a, b),
            _ => e.add64(to, a, b),
        }
    }

    fn rotate_right(&self, e: &mut Emitter, to: Vector, a: Vector, bits: u32) {
        match self.function.word {
            4 => e.rotr32(to, a, bits),
            _ => e.rotr64(to, a, bits),
        }
    }
}
