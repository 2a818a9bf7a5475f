//! What crosses between registers and memory, and lanes that move: on every target that can be run.

#[path = "support/model.rs"]
mod model;

use model::{bytes, check, check_where, from32, from64, lanes32, lanes64, settings};
use shortwire_jit::testing::{Argument, Runner, targets};
use shortwire_jit::vector::{Address, Emitter, Vector, Width, Word, assemble};

/// Calls a kernel with two pointers into random memory, and returns what the memory was and what it is.
fn call(
    name: &str,
    setting: model::Setting,
    length: usize,
    [from, to]: [usize; 2],
    body: impl FnOnce(&mut Emitter, [Word; 2]),
) -> (Vec<u8>, Vec<u8>) {
    let kernel = Runner::new(assemble(name, setting.target, |e, arguments| {
        if setting.uses_high_registers {
            let _low: [Vector; 16] = e.vectors();
        }
        body(e, arguments);
    }));
    let before = bytes(7, length);
    let mut after = before.clone();
    kernel.call(&mut after, &[Argument::At(from), Argument::At(to)]);
    (before, after)
}

#[test]
fn whole_vectors_at_any_offset() {
    for setting in settings() {
        for (from, to) in
            [(0, 64), (1, 65), (-7, 250), (-300, 255), (4096, 4097), (70_000, 80_001), (16, -4096)]
        {
            let (before, after) =
                call("load and store", setting, 100_000, [5000, 5000], |e, [source, target]| {
                    let vector = e.vector_of(setting.width);
                    e.load(vector, source.at(from));
                    e.store(target.at(to), vector);
                });
            let width = setting.width.bytes();
            let place = |offset: i32| (5000 + offset) as usize..(5000 + offset) as usize + width;
            let mut expected = before.clone();
            expected.copy_within(place(from), place(to).start);
            assert!(after == expected, "{setting:?} from {from} to {to}");
        }
    }
}

#[test]
fn indexed_addresses() {
    for setting in settings() {
        for scale in [1, 2, 4, 8] {
            let (before, after) = call("index", setting, 1000, [100, 600], |e, [source, target]| {
                let index = e.word();
                e.set_word(index, 13);
                let vector = e.vector_of(setting.width);
                e.load(vector, source.at(3).index(index, scale));
                e.store(target.at(-50).index(index, scale), vector);
                let word = e.word();
                e.load64(word, source.at(0).index(index, scale));
                e.store32(target.at(200).index(index, scale), word);
                e.address(word, source.at(5).index(index, scale));
                e.load8(word, word.at(0));
                e.store8(target.at(300), word);
            });
            let width = setting.width.bytes();
            let step = 13 * usize::from(scale);
            let mut expected = before.clone();
            expected.copy_within(103 + step..103 + step + width, 550 + step);
            expected.copy_within(100 + step..104 + step, 800 + step);
            expected[900] = before[105 + step];
            assert!(after == expected, "{setting:?}, scale {scale}");
        }
    }
}

type Broadcast = fn(&mut Emitter, Vector, Address);

#[test]
fn broadcasts() {
    let cases: [(usize, Broadcast); 5] = [
        (4, |e, to, from| e.broadcast32(to, from)),
        (8, |e, to, from| e.broadcast64(to, from)),
        (16, |e, to, from| e.broadcast128(to, from)),
        (4, |e, to, from| {
            let word = e.word();
            e.load64(word, from);
            e.splat_word32(to, word);
        }),
        (8, |e, to, from| {
            let word = e.word();
            e.load64(word, from);
            e.splat_word64(to, word);
        }),
    ];
    for setting in settings() {
        for (size, emit) in cases {
            let (before, after) = call("broadcast", setting, 300, [0, 200], |e, [from, to]| {
                let vector = e.vector_of(setting.width);
                emit(e, vector, from.at(9));
                e.store(to.at(0), vector);
            });
            let width = setting.width.bytes();
            assert_eq!(
                after[200..200 + width],
                before[9..9 + size].repeat(width / size),
                "{setting:?}, {size} bytes"
            );
        }
    }
}

#[test]
fn parts_from_and_to_many_places() {
    for setting in settings() {
        let parts = setting.width.parts();
        let places = [64, 3, 121, 40];
        let (before, after) = call("parts", setting, 600, [0, 200], |e, [from, to]| {
            let vector = e.vector_of(setting.width);
            e.load_parts(vector, &places[..parts].iter().map(|&place| from.at(place)).collect::<Vec<_>>());
            for part in 0..parts {
                e.store_part(to.at(100 * part as i32), vector, part);
            }
            // What is not named is zero.
            e.load_parts(vector, &[from.at(1)]);
            e.store(to.at(16), vector);
        });
        for (part, place) in places.into_iter().take(parts).enumerate() {
            let place = place as usize;
            assert_eq!(
                after[200 + 100 * part..][..16],
                before[place..place + 16],
                "{setting:?}, part {part}"
            );
        }
        let rest = &after[216..216 + setting.width.bytes()];
        assert_eq!(rest[..16], before[1..17]);
        assert!(rest[16..].iter().all(|&byte| byte == 0), "{setting:?}: {rest:?}");
    }
}

#[test]
fn between_words_and_vectors() {
    for setting in settings() {
        let (before, after) = call("words", setting, 300, [0, 200], |e, [from, to]| {
            let [word, other] = e.words();
            let vector = e.vector_of(setting.width);
            e.load64(word, from.at(0));
            e.word_to_vector(vector, word);
            e.store(to.at(0), vector);
            e.load(vector, from.at(10));
            e.vector_to_word(other, vector);
            e.store64(to.at(64), other);
        });
        let width = setting.width.bytes();
        assert_eq!(after[200..208], before[..8]);
        assert!(after[208..200 + width].iter().all(|&byte| byte == 0), "{setting:?}");
        assert_eq!(after[264..272], before[10..18]);
    }
}

#[test]
fn halves_and_sums() {
    check(
        "sum64",
        |e, [a, ..]| {
            let sum = e.sum64(a);
            assert_eq!(sum.width(), Width::W128);
            let word = e.word();
            e.vector_to_word(word, sum);
            e.word_to_vector(a, word);
            a
        },
        |[a, ..]| {
            let mut lanes = vec![0; a.len() / 8];
            lanes[0] = lanes64(&a).into_iter().fold(0, u64::wrapping_add);
            from64(lanes)
        },
    );
    for setting in settings().into_iter().filter(|setting| setting.width > Width::W128) {
        let half = if setting.width == Width::W512 { Width::W256 } else { Width::W128 };
        let (before, after) = call("half", setting, 300, [0, 200], |e, [from, to]| {
            let vector = e.vector_of(setting.width);
            let upper = e.vector_of(half);
            e.load(vector, from.at(0));
            e.extract_half(upper, vector);
            e.store(to.at(0), upper);
        });
        assert_eq!(
            after[200..200 + half.bytes()],
            before[half.bytes()..setting.width.bytes()],
            "{setting:?}"
        );
    }
}

#[test]
fn permutations_of_64_bits() {
    for number in 0..=255u8 {
        let wide = [number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6];
        let order = |length: usize| if length == 16 { wide.map(|lane| lane & 1) } else { wide };
        check(
            &format!("permute64 {wide:?}"),
            |e, [a, b, _]| {
                let to = if number % 2 == 0 { a } else { b };
                e.permute64(to, a, order(a.width().bytes()));
                to
            },
            |[a, ..]| {
                let group = (a.len() / 8).min(4);
                from64(lanes64(&a).chunks_exact(group).flat_map(|lanes| {
                    order(a.len())[..group].iter().map(|&lane| lanes[usize::from(lane)]).collect::<Vec<_>>()
                }))
            },
        );
    }
}

#[test]
fn transpositions() {
    check(
        "transpose32",
        |e, [a, b, c]| {
            let mut rows = [a, b, c, e.vector_of(a.width())];
            e.copy(rows[3], a);
            e.transpose32(&mut rows);
            // The first row after it holds lane 0 of all four, the last one lane 3.
            e.xor(rows[0], rows[0], rows[3]);
            rows[0]
        },
        |[a, b, c]| {
            let rows = [&a, &b, &c, &a].map(|row| lanes32(row));
            from32((0..a.len() / 4).map(|lane| {
                let (part, row) = (lane / 4, lane % 4);
                rows[row][4 * part] ^ rows[row][4 * part + 3]
            }))
        },
    );
    check(
        "transpose64",
        |e, [a, b, _]| {
            let mut rows = [a, b];
            e.transpose64(&mut rows);
            e.sub64(rows[0], rows[0], rows[1]);
            rows[0]
        },
        |[a, b, _]| {
            let rows = [lanes64(&a), lanes64(&b)];
            from64((0..a.len() / 8).map(|lane| {
                let (part, row) = (lane / 2, lane % 2);
                rows[row][2 * part].wrapping_sub(rows[row][2 * part + 1])
            }))
        },
    );
}

#[test]
fn constants() {
    check(
        "constants",
        |e, [a, b, c]| {
            let numbers = e.constant32(|lane| 3 * lane as u32 + 1);
            let longs = e.constant64(|lane| (lane as u64) << 40);
            let splat = e.splat64(0x0123_4567_89ab_cdef);
            let bytes = e.repeat128(std::array::from_fn(|byte| byte as u8));
            e.load(a, numbers);
            e.load(b, longs);
            e.add64(a, a, b);
            e.load(c, splat);
            e.xor(a, a, c);
            e.xor(a, a, bytes);
            a
        },
        |[a, ..]| {
            let numbers = lanes64(&from32((0..a.len() as u32 / 4).map(|lane| 3 * lane + 1)));
            let bytes = lanes64(&(0..16).collect::<Vec<u8>>());
            from64(numbers.into_iter().enumerate().map(|(lane, number)| {
                number.wrapping_add((lane as u64) << 40) ^ 0x0123_4567_89ab_cdef ^ bytes[lane % 2]
            }))
        },
    );
    // A table is walked by a pointer.
    for target in targets() {
        let numbers: Vec<u32> = (0..100).map(|i| i * i).collect();
        let kernel = Runner::new(assemble("table", target, |e, [count]: [Word; 1]| {
            let table = e.table32(&numbers);
            let _other = e.table64(&[1, 2, 3]);
            let [pointer, sum, number] = e.words();
            e.address_of(pointer, table);
            e.set_word(sum, 0);
            let again = e.label();
            e.bind(again);
            e.load32(number, pointer.at(0));
            e.add(sum, number);
            e.add(pointer, 4);
            e.loop_down(count, again);
            e.return_word(sum);
        }));
        assert_eq!(kernel.call(&mut [], &[Argument::Number(100)]), 328_350, "{target}");
    }
}

#[test]
fn tails_touch_nothing_behind_them() {
    for setting in settings() {
        let width = setting.width.bytes();
        let body = |e: &mut Emitter, [from, to, whole, count]: [Word; 4]| {
            if setting.uses_high_registers {
                let _low: [Vector; 16] = e.vectors();
            }
            let vector = e.vector_of(setting.width);
            let tail = e.tail_of(count, setting.width);
            e.load_tail(vector, from.at(1), tail);
            e.store(whole.at(0), vector);
            e.load(vector, from.at(20));
            e.store_tail(to.at(3), vector, tail);
            e.free_tail(tail);
        };
        let kernel = Runner::new(assemble("tail", setting.target, body));
        for count in (0..=width + 2).chain([255, 256, 257, 1 << 20, 1 << 40]) {
            let before = bytes(3, 600);
            let mut after = before.clone();
            let arguments =
                [Argument::At(0), Argument::At(200), Argument::At(400), Argument::Number(count as u64)];
            kernel.call(&mut after, &arguments);
            let clipped = count.min(width);
            let mut expected = before.clone();
            expected[400..400 + width].fill(0);
            expected.copy_within(1..1 + clipped, 400);
            expected.copy_within(20..20 + clipped, 203);
            assert!(after == expected, "{setting:?}, {count} bytes");
        }
    }
}

#[test]
fn tails_do_not_look_behind_the_end_of_memory() {
    // The last bytes of a page behind which nothing is mapped.
    let page = 4096;
    let protections = libc::PROT_READ | libc::PROT_WRITE;
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
    // SAFETY: a new mapping of two pages, of which the second is taken away again.
    let start = unsafe { libc::mmap(std::ptr::null_mut(), 2 * page, protections, flags, -1, 0) }.cast::<u8>();
    // SAFETY: the second page is ours.
    assert_eq!(unsafe { libc::munmap(start.wrapping_add(page).cast(), page) }, 0);
    let end = start.wrapping_add(page) as u64;
    for setting in settings().into_iter().filter(|setting| setting.target.is_supported()) {
        let kernel = Runner::new(assemble("edge", setting.target, |e, [from, count]: [Word; 2]| {
            let vector = e.vector_of(setting.width);
            let tail = e.tail_of(count, setting.width);
            e.load_tail(vector, from.at(0), tail);
            e.store_tail(from.at(0), vector, tail);
        }));
        for count in 0..setting.width.bytes() as u64 {
            kernel.call(&mut [], &[Argument::Number(end - count), Argument::Number(count)]);
        }
    }
    // SAFETY: the first page is ours.
    unsafe { libc::munmap(start.cast(), page) };
}

#[test]
fn six_tails_at_a_time() {
    check_where(
        |target| target.has_avx512(),
        "six tails",
        |e, [a, ..]| {
            let count = e.word();
            e.set_word(count, 5);
            let tails = [(); 6].map(|()| e.tail_of(count, a.width()));
            for tail in tails {
                e.free_tail(tail);
            }
            e.tail(count);
            a
        },
        |[a, ..]| a,
    );
}
