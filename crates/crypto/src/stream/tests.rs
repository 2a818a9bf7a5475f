//! The kernels as they are emitted, on every target that can be run here or emulated, against the portable code.

use shortwire_jit::testing::{Argument, Runner, targets};
use shortwire_jit::vector::{Target, Width, assemble};

use super::kernel::{self, Cipher};
use super::sealed::Algorithm;
use super::{BLOCK, KEY, Start, Text};
use crate::hazmat::{ChaChaOriginal, Salsa};

/// Where things lie in the memory of a call.
const KEYS: usize = 0;
const TABLE: usize = 1024;
const INPUT: usize = 2048;
const OUTPUT: usize = 6144;
const END: usize = 10240;

const COUNTER: u64 = 0x0123_4567_ffff_ff00;
const NONCE: u64 = 0xfedc_ba98_7654_3210;

fn memory() -> Vec<u8> {
    (0..END).map(|index| (index * 7 + index / 251) as u8).collect()
}

fn key(memory: &[u8], index: usize) -> &[u8; KEY] {
    memory[KEYS + KEY * index..].first_chunk().expect("there are that many")
}

/// What the portable code makes of the input.
fn expected<A: Algorithm>(memory: &[u8], start: Start<'_>, place: usize, length: usize) -> Vec<u8> {
    let mut text = memory[INPUT + place..INPUT + place + length].to_vec();
    A::portable(start, Text::in_place(&mut text));
    text
}

fn write(memory: &mut [u8], place: usize, number: u64) {
    memory[place..place + 8].copy_from_slice(&number.to_le_bytes());
}

fn check_rows<C: Cipher, A: Algorithm>(target: Target, rounds: usize, width: Width, sets: usize) {
    let kernel = Runner::new(assemble("rows", target, |e, arguments| {
        kernel::rows::<C>(e, arguments, rounds, width, sets)
    }));
    let most = width.bytes() / 16 * sets * BLOCK;
    for length in (0..most).step_by(13).chain([most - 1, most]) {
        let mut memory = memory();
        let before = memory.clone();
        let start = Start { key: key(&before, 0), counter: COUNTER, nonce: NONCE };
        let numbers = [COUNTER, NONCE].map(Argument::Number);
        let [input, output] = [INPUT, OUTPUT].map(Argument::At);
        let arguments =
            [Argument::At(KEYS), numbers[0], numbers[1], input, output, Argument::Number(length as u64)];
        kernel.call(&mut memory, &arguments);
        let expected = expected::<A>(&before, start, 0, length);
        assert!(
            memory[OUTPUT..OUTPUT + length] == expected,
            "{target}: {length} bytes in {sets} sets of {width:?}"
        );
        assert!(
            memory[OUTPUT + length..] == before[OUTPUT + length..],
            "{target}: {length} bytes, nothing behind them"
        );
    }
}

fn check_bulk<C: Cipher, A: Algorithm>(target: Target, rounds: usize) {
    let kernel =
        Runner::new(assemble("bulk", target, |e, arguments| kernel::bulk::<C>(e, arguments, rounds)));
    let group = target.width().bytes() / 4 * BLOCK;
    for length in [0, group - 1, group, 2 * group, 3 * group + 5] {
        let mut memory = memory();
        let address = kernel.address(&memory, KEYS);
        write(&mut memory, TABLE, address);
        write(&mut memory, TABLE + 8, COUNTER);
        write(&mut memory, TABLE + 16, NONCE);
        let before = memory.clone();
        let [start, input, output] = [TABLE, INPUT, OUTPUT].map(Argument::At);
        kernel.call(&mut memory, &[start, input, output, Argument::Number(length as u64)]);
        let start = Start { key: key(&before, 0), counter: COUNTER, nonce: NONCE };
        let done = length / group * group;
        let expected = expected::<A>(&before, start, 0, done);
        assert!(memory[OUTPUT..OUTPUT + done] == expected, "{target}: {length} bytes");
        assert!(
            memory[OUTPUT + done..] == before[OUTPUT + done..],
            "{target}: {length} bytes, nothing behind them"
        );
    }
}

fn check_many<C: Cipher, A: Algorithm>(target: Target, rounds: usize) {
    let kernel =
        Runner::new(assemble("many", target, |e, arguments| kernel::many::<C>(e, arguments, rounds)));
    let lanes = target.width().bytes() / 4;
    let mut memory = memory();
    let length = |lane: usize| if target.has_avx512() { BLOCK - 4 * lane } else { BLOCK };
    let counter = |lane: usize| COUNTER << lane;
    let nonce = |lane: usize| NONCE >> lane;
    for lane in 0..lanes {
        let places = [KEYS + KEY * lane, INPUT + BLOCK * lane, OUTPUT + BLOCK * lane];
        let pointers = places.map(|place| kernel.address(&memory, place));
        for (field, number) in
            pointers.into_iter().chain([length(lane) as u64, counter(lane), nonce(lane)]).enumerate()
        {
            write(&mut memory, TABLE + 48 * lane + 8 * field, number);
        }
    }
    let before = memory.clone();
    kernel.call(&mut memory, &[Argument::At(TABLE)]);
    for lane in 0..lanes {
        let place = OUTPUT + BLOCK * lane;
        let start = Start { key: key(&before, lane), counter: counter(lane), nonce: nonce(lane) };
        let expected = expected::<A>(&before, start, BLOCK * lane, length(lane));
        assert!(memory[place..place + length(lane)] == expected, "{target}: lane {lane}");
        assert!(
            memory[place + length(lane)..place + BLOCK] == before[place + length(lane)..place + BLOCK],
            "{target}: lane {lane}"
        );
    }
}

fn check<C: Cipher, A: Algorithm>(rounds: usize) {
    for target in targets() {
        check_rows::<C, A>(target, rounds, Width::W128, 1);
        check_rows::<C, A>(target, rounds, target.width(), 1);
        check_rows::<C, A>(target, rounds, target.width(), 2);
        check_bulk::<C, A>(target, rounds);
        check_many::<C, A>(target, rounds);
    }
}

#[test]
fn chacha_on_every_target() {
    check::<crate::chacha20::kernel::ChaCha, ChaChaOriginal<20>>(20);
    check::<crate::chacha20::kernel::ChaCha, ChaChaOriginal<8>>(8);
}

#[test]
fn salsa_on_every_target() {
    check::<crate::salsa20::kernel::Salsa, Salsa<20>>(20);
    check::<crate::salsa20::kernel::Salsa, Salsa<12>>(12);
}
