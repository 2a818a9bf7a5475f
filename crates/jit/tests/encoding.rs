//! The bytes that come out: decoded and encoded again by another library, and compared with those we have looked at.

use std::path::Path;

use iced_x86::{Decoder, DecoderOptions, Encoder};
use shortwire_jit::disassembly::{disassemble, listing};
use shortwire_jit::vector::{Condition, Emitter, Extension, Target, Vector, Width, Word, assemble};

/// Every operation once, at the target's width: what the golden listings show.
fn sample(e: &mut Emitter, [from, to]: [Word; 2]) {
    operations(e, from, to, e.width(), false);
    let [a, b] = e.words();
    word_operations(e, from, to, [a, b]);
    e.return_word(a);
}

/// Every operation in every form, at every width, in low and high registers, and in all general ones.
fn everything(e: &mut Emitter, [from, to]: [Word; 2]) {
    for width in [Width::W128, Width::W256, Width::W512] {
        if width > e.width() {
            continue;
        }
        operations(e, from, to, width, true);
        if e.registers() == 32 {
            let low: [Vector; 16] = e.vectors();
            operations(e, from, to, width, true);
            e.free_all(&low);
        }
    }
    words(e, from, to);
}

fn operations(e: &mut Emitter, from: Word, to: Word, width: Width, in_every_form: bool) {
    let [a, b, c, d] = [(); 4].map(|()| e.vector_of(width));
    let slot = e.slot();
    let constant = e.splat32(0x0102_0304);
    type Binary = fn(&mut Emitter, Vector, Vector, shortwire_jit::vector::Operand);
    let binary: [Binary; 15] = [
        |e, to, a, b| e.add32(to, a, b),
        |e, to, a, b| e.add64(to, a, b),
        |e, to, a, b| e.sub32(to, a, b),
        |e, to, a, b| e.sub64(to, a, b),
        |e, to, a, b| e.xor(to, a, b),
        |e, to, a, b| e.and(to, a, b),
        |e, to, a, b| e.or(to, a, b),
        |e, to, a, b| e.and_not(to, a, b),
        |e, to, a, b| e.multiply_even(to, a, b),
        |e, to, a, b| e.equal32(to, a, b),
        |e, to, a, b| e.greater32(to, a, b),
        |e, to, a, b| e.interleave_low32(to, a, b),
        |e, to, a, b| e.interleave_high32(to, a, b),
        |e, to, a, b| e.interleave_low64(to, a, b),
        |e, to, a, b| e.interleave_high64(to, a, b),
    ];
    for emit in binary {
        emit(e, c, a, b.into());
        if !in_every_form {
            continue;
        }
        emit(e, a, a, b.into());
        emit(e, b, a, b.into());
        emit(e, a, b, slot.into());
        emit(e, a, b, constant.into());
        emit(e, a, b, from.at(1000).into());
    }
    e.multiply_add_even(a, b, c);
    if e.may_use(Extension::Ifma) {
        e.multiply_add52_low(a, b, c);
        e.multiply_add52_high(a, b, slot);
    }
    for to in [d, c, b, a].into_iter().take(if in_every_form { 4 } else { 1 }) {
        e.xor3(to, a, b, c);
        e.choose(to, a, b, c);
        e.majority(to, a, b, c);
    }
    for to in [b, a].into_iter().take(if in_every_form { 2 } else { 1 }) {
        e.shl32(to, a, 5);
        e.shr32(to, a, 5);
        e.shl64(to, a, 41);
        e.shr64(to, a, 41);
        for bits in [7, 8, 12, 16, 24, 32] {
            e.rotl32(to, a, bits);
            e.rotr64(to, a, bits + 1);
            e.rotr64(to, a, bits);
            e.xor_rotl32(to, a, b, bits);
        }
        e.swap_bytes32(to, a);
        e.swap_bytes64(to, a);
        e.copy(to, a);
        for order in [[1, 0, 3, 2], [1, 2, 3, 0], [2, 2, 2, 2], [0, 0, 2, 2], [0, 1, 0, 1], [3, 1, 0, 2]] {
            e.shuffle32(to, a, order);
        }
        e.permute64(to, a, [1, 0, 1, 0]);
    }
    let mut rows = [a, b, c, d];
    e.transpose32(&mut rows);
    e.transpose_parts(&mut rows[..width.parts()]);
    let [a, b, c, d] = rows;
    e.load(a, from.at(64));
    e.load(a, slot);
    e.load(a, constant);
    e.store(to.at(-64), a);
    e.store(slot, a);
    e.broadcast32(a, from.at(4));
    e.broadcast64(a, from.at(8));
    e.broadcast128(a, from.at(16));
    e.splat_word32(a, from);
    e.splat_word64(a, from);
    e.load_parts(a, &vec![from.at(3); width.parts()]);
    e.store_part(to.at(5), a, width.parts() - 1);
    e.word_to_vector(a, from);
    let word = e.word();
    e.vector_to_word(word, a);
    let tail = e.tail_of(word, width);
    e.load_tail(a, from.at(0), tail);
    e.store_tail(to.at(0), a, tail);
    e.free_tail(tail);
    e.free_word(word);
    e.zero(a);
    e.sum64(b);
    e.free_all(&[a, b, c, d]);
}

fn words(e: &mut Emitter, from: Word, to: Word) {
    let mut all = Vec::new();
    while e.words_left() > 3 {
        all.push(e.word());
    }
    for pair in all.windows(2) {
        word_operations(e, from, to, [pair[0], pair[1]]);
    }
    let table = e.table32(&[1, 2, 3]);
    e.address_of(all[0], table);
    e.return_word(all[1]);
}

fn word_operations(e: &mut Emitter, from: Word, to: Word, [a, b]: [Word; 2]) {
    let again = e.label();
    e.bind(again);
    for number in [0, 1, 100, 5000, -1] {
        e.add(a, number);
        e.sub(a, number);
        e.and_word(a, number);
        e.or_word(a, number);
        e.xor_word(a, number);
        e.minimum(a, number);
    }
    e.add_carrying(a, b);
    e.add_with_carry(a, 0);
    e.saturating_sub(a, 64);
    e.set_word(a, 0x0123_4567_89ab_cdef);
    e.set_word(b, u64::MAX);
    e.shl(a, 3);
    e.shr(a, 3);
    e.rotl(a, 3);
    e.multiply_wide(a, b, a, b);
    e.load64(a, from.at(0).index(b, 8));
    e.load32(a, from.at(4));
    e.load8(a, from.at(1));
    e.store64(to.at(0), a);
    e.store32(to.at(4), a);
    e.store8(to.at(1), a);
    e.address(a, to.at(700).index(b, 2));
    e.branch(Condition::AboveOrEqual, a, b, again);
    e.loop_down(a, again);
}

#[test]
fn another_encoder_makes_the_same_bytes() {
    for target in Target::ALL.into_iter().filter(|&target| target != Target::Neon) {
        let assembly = assemble("everything", target, everything);
        let code = assembly.code();
        let mut decoder = Decoder::with_ip(64, code, 0x1_0000, DecoderOptions::NONE);
        let mut instructions = 0;
        while decoder.can_decode() {
            let start = decoder.position();
            let instruction = decoder.decode();
            let bytes = &code[start..start + instruction.len()];
            assert!(!instruction.is_invalid(), "{target} at {start}: {bytes:02x?}");
            let mut encoder = Encoder::new(64);
            encoder.encode(&instruction, instruction.ip()).expect("what can be decoded can be encoded");
            assert_eq!(encoder.take_buffer(), bytes, "{target} at {start}: {instruction}");
            instructions += 1;
        }
        assert!(instructions > 500, "{target}: {instructions}");
    }
}

#[test]
fn every_instruction_of_aarch64_is_one() {
    for line in disassemble(&assemble("everything", Target::Neon, everything)) {
        assert_ne!(line.text, "(bad)", "{line:02x?}");
    }
}

#[test]
fn the_bytes_are_those_we_have_looked_at() {
    for target in Target::ALL {
        let path = format!("tests/golden/{target}.txt");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let listing = listing(&assemble("sample", target, sample));
        if std::env::var_os("SHORTWIRE_BLESS").is_some() {
            std::fs::write(&path, &listing).expect("the golden files can be written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        let first = listing.lines().zip(golden.lines()).find(|(now, then)| now != then);
        assert!(listing == golden, "{target}: differs at {first:?}; SHORTWIRE_BLESS=1 accepts the new code");
    }
}
