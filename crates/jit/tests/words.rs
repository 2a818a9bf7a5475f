//! General registers, branches and loops, and what a function owes its caller: on every target that can be run.

use shortwire_jit::testing::{Argument, Runner, targets};
use shortwire_jit::vector::{Condition, Emitter, Value, Word, assemble};

const NUMBERS: [u64; 12] =
    [0, 1, 2, 63, 64, 4095, 4096, 0x7fff_ffff, 0xffff_ffff, 1 << 40, 0x0123_4567_89ab_cdef, u64::MAX];

/// Numbers that an operation holds itself.
const HELD: [i32; 10] = [0, 1, 7, 64, 4095, 4096, 0x12345, i32::MAX, -1, i32::MIN];

fn run(name: &str, arguments: &[u64], expected: u64, body: impl Fn(&mut Emitter, [Word; 2])) {
    for target in targets() {
        let kernel = Runner::new(assemble(name, target, &body));
        let words: Vec<_> = arguments.iter().map(|&number| Argument::Number(number)).collect();
        let actual = kernel.call(&mut [], &words);
        assert_eq!(actual, expected, "{name} on {target} of {arguments:x?}");
    }
}

type Operation = fn(&mut Emitter, Word, Value);
type Model = fn(u64, u64) -> u64;

#[test]
fn arithmetic() {
    let cases: [(&str, Operation, Model); 6] = [
        ("add", |e, to, b| e.add(to, b), u64::wrapping_add),
        ("sub", |e, to, b| e.sub(to, b), u64::wrapping_sub),
        ("and", |e, to, b| e.and_word(to, b), |a, b| a & b),
        ("or", |e, to, b| e.or_word(to, b), |a, b| a | b),
        ("xor", |e, to, b| e.xor_word(to, b), |a, b| a ^ b),
        ("minimum", |e, to, b| e.minimum(to, b), u64::min),
    ];
    for target in targets() {
        for (name, emit, model) in cases {
            let kernel = Runner::new(assemble(name, target, |e, [a, b]: [Word; 2]| {
                emit(e, a, b.into());
                e.return_word(a);
            }));
            for a in NUMBERS {
                for b in NUMBERS {
                    let actual = kernel.call(&mut [], &[Argument::Number(a), Argument::Number(b)]);
                    assert_eq!(actual, model(a, b), "{name} on {target} of {a:x} and {b:x}");
                }
            }
            for number in HELD {
                let kernel = Runner::new(assemble(name, target, |e, [_, a]: [Word; 2]| {
                    emit(e, a, number.into());
                    e.return_word(a);
                }));
                for a in NUMBERS {
                    let actual = kernel.call(&mut [], &[Argument::Number(0), Argument::Number(a)]);
                    assert_eq!(
                        actual,
                        model(a, number as i64 as u64),
                        "{name} on {target} of {a:x} and {number:x}"
                    );
                }
            }
        }
    }
}

#[test]
fn numbers_of_any_size() {
    let more =
        [0xffff_0000_ffff_0000, 0x8000_0000, 0xffff_ffff_8000_0000, 0xffff_ffff_ffff_1234, 0x1234_0000_0000];
    for number in NUMBERS.into_iter().chain(more) {
        run("set_word", &[], number, |e, [a, _]| {
            e.set_word(a, number);
            e.return_word(a);
        });
    }
}

#[test]
fn shifts() {
    for bits in 0..64u8 {
        let number = 0x8123_4567_89ab_cdef;
        run("shl", &[number], number << bits, |e, [a, _]| {
            e.shl(a, bits);
            e.return_word(a);
        });
        run("shr", &[number], number >> bits, |e, [a, _]| {
            e.shr(a, bits);
            e.return_word(a);
        });
        run("rotl", &[number], number.rotate_left(bits.into()), |e, [a, _]| {
            e.rotl(a, bits);
            e.return_word(a);
        });
    }
}

#[test]
fn subtraction_stops_at_zero() {
    for a in NUMBERS {
        for b in HELD.into_iter().filter(|&b| b >= 0) {
            run("saturating_sub", &[a], a.saturating_sub(b as u64), |e, [a, _]| {
                e.saturating_sub(a, b);
                e.return_word(a);
            });
        }
    }
}

#[test]
fn carries() {
    for [a, b] in [[u64::MAX, 1], [1 << 63, 1 << 63], [5, 6], [u64::MAX, u64::MAX]] {
        let sum = u128::from(a) + u128::from(b);
        run("carry", &[a, b], (sum as u64) ^ ((sum >> 64) as u64).rotate_left(8), |e, [a, b]| {
            let high = e.word();
            e.set_word(high, 0);
            e.add_carrying(a, b);
            e.add_with_carry(high, 0);
            e.rotl(high, 8);
            e.xor_word(a, high);
            e.return_word(a);
        });
    }
}

#[test]
fn wide_products_in_any_registers() {
    // Fixed registers of the instruction are taken, free, sources and destinations in every combination.
    for target in targets() {
        for held in 0..=4 {
            for places in 0..3usize.pow(4) {
                let place = |i: u32| places / 3usize.pow(i) % 3;
                let (high, low, a, b) = (place(0), place(1), place(2), place(3));
                if high == low {
                    continue;
                }
                let kernel = Runner::new(assemble("multiply_wide", target, |e, [memory]: [Word; 1]| {
                    let words: Vec<Word> = (0..held).map(|_| e.word()).collect();
                    for (number, &word) in words.iter().enumerate() {
                        e.set_word(word, number as u64 + 100);
                    }
                    let registers: [Word; 3] = e.words();
                    for (i, &register) in registers.iter().enumerate() {
                        e.load64(register, memory.at(8 * i as i32));
                    }
                    e.multiply_wide(registers[high], registers[low], registers[a], registers[b]);
                    for (i, &register) in registers.iter().chain(&words).enumerate() {
                        e.store64(memory.at(8 * i as i32), register);
                    }
                }));
                let sources = [0x0123_4567_89ab_cdef, u64::MAX - 5, 0xfedc_ba98_7654_3210];
                let mut memory: Vec<u8> = sources.iter().flat_map(|word| word.to_le_bytes()).collect();
                memory.resize(64, 0);
                kernel.call(&mut memory, &[Argument::At(0)]);
                let product = u128::from(sources[a]) * u128::from(sources[b]);
                let mut expected = sources.to_vec();
                expected[high] = (product >> 64) as u64;
                expected[low] = product as u64;
                expected.extend((0..held).map(|number| number + 100));
                let actual: Vec<u64> =
                    memory.chunks_exact(8).map(|c| u64::from_le_bytes(c.try_into().unwrap())).collect();
                assert_eq!(
                    actual[..expected.len()],
                    expected,
                    "{target}: {high} {low} = {a} * {b}, {held} held"
                );
            }
        }
    }
}

type Comparison = fn(&u64, &u64) -> bool;

#[test]
fn branches() {
    let cases: [(Condition, Comparison); 6] = [
        (Condition::Equal, u64::eq),
        (Condition::NotEqual, u64::ne),
        (Condition::Below, u64::lt),
        (Condition::BelowOrEqual, u64::le),
        (Condition::Above, u64::gt),
        (Condition::AboveOrEqual, u64::ge),
    ];
    let answer = |e: &mut Emitter, condition, a: Word, b: Value| {
        let [yes, no] = [e.label(), e.label()];
        e.branch(condition, a, b, yes);
        e.set_word(a, 0);
        e.jump(no);
        e.bind(yes);
        e.set_word(a, 1);
        e.bind(no);
        e.return_word(a);
    };
    for target in targets() {
        for (condition, model) in cases {
            let name = format!("{condition:?}");
            let kernel = Runner::new(assemble(&name, target, |e, [a, b]: [Word; 2]| {
                answer(e, condition, a, b.into())
            }));
            for a in NUMBERS {
                for b in NUMBERS {
                    let actual = kernel.call(&mut [], &[Argument::Number(a), Argument::Number(b)]);
                    assert_eq!(actual == 1, model(&a, &b), "{name} on {target} of {a:x} and {b:x}");
                }
            }
            for b in HELD {
                let kernel = Runner::new(assemble(&name, target, |e, [a]: [Word; 1]| {
                    answer(e, condition, a, b.into())
                }));
                for a in NUMBERS {
                    let actual = kernel.call(&mut [], &[Argument::Number(a)]);
                    assert_eq!(
                        actual == 1,
                        model(&a, &(b as i64 as u64)),
                        "{name} on {target} of {a:x} and {b:x}"
                    );
                }
            }
        }
    }
}

#[test]
fn loops_far_and_near() {
    // Bodies shorter and longer than a short jump reaches.
    for length in [1, 200] {
        run("loop", &[7], 7 * length, |e, [counter, sum]| {
            e.set_word(sum, 0);
            e.align();
            let again = e.label();
            e.bind(again);
            for _ in 0..length {
                e.add(sum, 1);
            }
            e.loop_down(counter, again);
            e.return_word(sum);
        });
    }
}

#[test]
fn all_registers_and_many_slots() {
    // Each holds its own number until the end; the emulator and the frame see to what the caller wants back.
    for target in targets() {
        let kernel = Runner::new(assemble("all registers", target, |e, [memory]: [Word; 1]| {
            let mut words = Vec::new();
            while e.words_left() > 0 {
                let word = e.word();
                e.set_word(word, words.len() as u64 + 1);
                words.push(word);
            }
            let mut vectors = Vec::new();
            while e.registers_left() > 0 {
                let vector = e.vector();
                e.broadcast32(vector, memory.at(0));
                vectors.push(vector);
            }
            let slots: Vec<_> = vectors.iter().map(|_| e.slot()).collect();
            for (&slot, &vector) in slots.iter().zip(&vectors) {
                e.store(slot, vector);
                e.zero(vector);
            }
            let first = vectors[0];
            // Some targets load a slot before they add it.
            e.free(vectors.pop().expect("there are many"));
            for &slot in &slots {
                e.add32(first, first, slot);
            }
            e.store(memory.at(0), first);
            for &word in &words[1..] {
                e.add(words[0], word);
            }
            e.return_word(words[0]);
            e.free_all(&vectors);
        }));
        let mut memory = [3u32; 16].map(u32::to_le_bytes).concat();
        let words = if target.name() == "neon" { 25 } else { 13 };
        assert_eq!(kernel.call(&mut memory, &[Argument::At(0)]), words * (words + 1) / 2, "{target}");
        let sum = u32::from_le_bytes(memory[..4].try_into().expect("four bytes"));
        assert_eq!(sum, 3 * target.registers() as u32, "{target}");
    }
}

#[test]
#[should_panic(expected = "all 16 vector registers are taken")]
fn too_many_registers_are_refused() {
    assemble("too many", shortwire_jit::vector::Target::Avx2, |e, []: [Word; 0]| {
        let _: [shortwire_jit::vector::Vector; 17] = e.vectors();
    });
}

#[test]
#[should_panic(expected = "was given back")]
fn a_register_that_was_given_back_is_refused() {
    assemble("given back", shortwire_jit::vector::Target::Avx512, |e, []: [Word; 0]| {
        let vector = e.vector();
        e.free(vector);
        e.zero(vector);
    });
}

#[test]
#[should_panic(expected = "widths are mixed")]
fn mixed_widths_are_refused() {
    use shortwire_jit::vector::{Target, Width};
    assemble("mixed", Target::Avx512, |e, []: [Word; 0]| {
        let [a, b] = e.vectors();
        e.xor(a, a, b.at(Width::W128));
    });
}
