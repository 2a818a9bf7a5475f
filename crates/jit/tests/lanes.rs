//! Every operation on vectors, on every target that this processor has, against a plain model of it.

#[path = "support/model.rs"]
mod model;

use model::{Bytes, check, check_where, from32, from64, lanes32, lanes64, parts};
use shortwire_jit::vector::{Emitter, Operand, Vector};

type Binary = fn(&mut Emitter, Vector, Vector, Operand);

/// An operation of two sources, in every way that registers and memory can meet in it.
fn binary(name: &str, emit: Binary, model: impl Fn(&[u8], &[u8]) -> Bytes) {
    check(
        &format!("{name}, into a third"),
        |e, [a, b, c]| {
            emit(e, c, a, b.into());
            c
        },
        |[a, b, _]| model(&a, &b),
    );
    check(
        &format!("{name}, into a"),
        |e, [a, b, _]| {
            emit(e, a, a, b.into());
            a
        },
        |[a, b, _]| model(&a, &b),
    );
    check(
        &format!("{name}, into b"),
        |e, [a, b, _]| {
            emit(e, b, a, b.into());
            b
        },
        |[a, b, _]| model(&a, &b),
    );
    check(
        &format!("{name}, with itself"),
        |e, [a, ..]| {
            emit(e, a, a, a.into());
            a
        },
        |[a, ..]| model(&a, &a),
    );
    check(
        &format!("{name}, from a slot"),
        |e, [a, b, c]| {
            let slot = e.slot();
            e.store(slot, b);
            e.zero(b);
            emit(e, c, a, slot.into());
            c
        },
        |[a, b, _]| model(&a, &b),
    );
    check(
        &format!("{name}, from the pool"),
        |e, [a, _, c]| {
            let constant = e.constant32(|lane| 0xff02_0304u32.wrapping_mul(lane as u32));
            emit(e, c, a, constant.into());
            c
        },
        |[a, ..]| {
            let constant = (0..a.len() as u32 / 4).map(|lane| 0xff02_0304u32.wrapping_mul(lane));
            model(&a, &from32(constant))
        },
    );
}

fn each32(f: impl Fn(u32, u32) -> u32) -> impl Fn(&[u8], &[u8]) -> Bytes {
    move |a, b| from32(lanes32(a).into_iter().zip(lanes32(b)).map(|(a, b)| f(a, b)))
}

fn each64(f: impl Fn(u64, u64) -> u64) -> impl Fn(&[u8], &[u8]) -> Bytes {
    move |a, b| from64(lanes64(a).into_iter().zip(lanes64(b)).map(|(a, b)| f(a, b)))
}

#[test]
fn arithmetic() {
    binary("add32", |e, to, a, b| e.add32(to, a, b), each32(u32::wrapping_add));
    binary("add64", |e, to, a, b| e.add64(to, a, b), each64(u64::wrapping_add));
    binary("sub32", |e, to, a, b| e.sub32(to, a, b), each32(u32::wrapping_sub));
    binary("sub64", |e, to, a, b| e.sub64(to, a, b), each64(u64::wrapping_sub));
    let product = |a: u64, b: u64| u64::from(a as u32) * u64::from(b as u32);
    binary("multiply_even", |e, to, a, b| e.multiply_even(to, a, b), each64(product));
    check(
        "multiply_add_even",
        |e, [a, b, sum]| {
            e.multiply_add_even(sum, a, b);
            sum
        },
        |[a, b, sum]| {
            let sums = lanes64(&sum).into_iter().zip(lanes64(&a).into_iter().zip(lanes64(&b)));
            from64(sums.map(|(sum, (a, b))| sum.wrapping_add(product(a, b))))
        },
    );
}

#[test]
fn bits() {
    binary("xor", |e, to, a, b| e.xor(to, a, b), each64(|a, b| a ^ b));
    binary("and", |e, to, a, b| e.and(to, a, b), each64(|a, b| a & b));
    binary("or", |e, to, a, b| e.or(to, a, b), each64(|a, b| a | b));
    binary("and_not", |e, to, a, b| e.and_not(to, a, b), each64(|a, b| a & !b));
}

#[test]
fn comparisons() {
    let all_if = |holds: bool| if holds { u32::MAX } else { 0 };
    binary("equal32", |e, to, a, b| e.equal32(to, a, b), each32(move |a, b| all_if(a == b)));
    binary("greater32", |e, to, a, b| e.greater32(to, a, b), each32(move |a, b| all_if(a as i32 > b as i32)));
}

#[test]
fn interleaving() {
    let of_parts = |order: [(usize, usize); 4]| {
        move |a: &[u8], b: &[u8]| {
            let sources = [lanes32(a), lanes32(b)];
            let lanes = (0..a.len() / 16)
                .flat_map(|part| order.map(|(source, lane)| sources[source][4 * part + lane]));
            from32(lanes)
        }
    };
    binary("low32", |e, to, a, b| e.interleave_low32(to, a, b), of_parts([(0, 0), (1, 0), (0, 1), (1, 1)]));
    binary("high32", |e, to, a, b| e.interleave_high32(to, a, b), of_parts([(0, 2), (1, 2), (0, 3), (1, 3)]));
    binary("low64", |e, to, a, b| e.interleave_low64(to, a, b), of_parts([(0, 0), (0, 1), (1, 0), (1, 1)]));
    binary("high64", |e, to, a, b| e.interleave_high64(to, a, b), of_parts([(0, 2), (0, 3), (1, 2), (1, 3)]));
}

type Ternary = fn(&mut Emitter, Vector, [Vector; 3]);
type Function = fn(u64, u64, u64) -> u64;

#[test]
fn three_sources() {
    let cases: [(&str, Ternary, Function); 3] = [
        ("xor3", |e, to, [a, b, c]| e.xor3(to, a, b, c), |a, b, c| a ^ b ^ c),
        ("choose", |e, to, [a, b, c]| e.choose(to, a, b, c), |a, b, c| (a & b) | (!a & c)),
        ("majority", |e, to, [a, b, c]| e.majority(to, a, b, c), |a, b, c| (a & b) | (b & c) | (a & c)),
    ];
    for (name, emit, model) in cases {
        let of_lanes = |[a, b, c]: [Bytes; 3]| {
            let [a, b, c] = [a, b, c].map(|bytes| lanes64(&bytes));
            from64((0..a.len()).map(|lane| model(a[lane], b[lane], c[lane])))
        };
        for into in 0..4 {
            check(
                &format!("{name}, into {into}"),
                |e, sources| {
                    let to = sources.get(into).copied().unwrap_or_else(|| e.vector_of(sources[0].width()));
                    emit(e, to, sources);
                    to
                },
                of_lanes,
            );
        }
    }
}

type ByBits = fn(&mut Emitter, Vector, Vector, u32);

/// An operation by a number of bits, for every number.
fn by_bits(name: &str, emit: ByBits, bits: std::ops::Range<u32>, model: impl Fn(&[u8], u32) -> Bytes) {
    for bits in bits {
        check(
            &format!("{name} {bits}, in place"),
            |e, [a, ..]| {
                emit(e, a, a, bits);
                a
            },
            |[a, ..]| model(&a, bits),
        );
        check(
            &format!("{name} {bits}"),
            |e, [a, b, _]| {
                emit(e, b, a, bits);
                b
            },
            |[a, ..]| model(&a, bits),
        );
    }
}

fn lane32(f: impl Fn(u32, u32) -> u32) -> impl Fn(&[u8], u32) -> Bytes {
    move |a, bits| from32(lanes32(a).into_iter().map(|a| f(a, bits)))
}

fn lane64(f: impl Fn(u64, u32) -> u64) -> impl Fn(&[u8], u32) -> Bytes {
    move |a, bits| from64(lanes64(a).into_iter().map(|a| f(a, bits)))
}

#[test]
fn shifts() {
    by_bits("shl32", |e, to, a, bits| e.shl32(to, a, bits), 0..32, lane32(|a, bits| a << bits));
    by_bits("shr32", |e, to, a, bits| e.shr32(to, a, bits), 0..32, lane32(|a, bits| a >> bits));
    by_bits("shl64", |e, to, a, bits| e.shl64(to, a, bits), 0..64, lane64(|a, bits| a << bits));
    by_bits("shr64", |e, to, a, bits| e.shr64(to, a, bits), 0..64, lane64(|a, bits| a >> bits));
}

#[test]
fn rotations() {
    by_bits("rotl32", |e, to, a, bits| e.rotl32(to, a, bits), 0..33, lane32(u32::rotate_left));
    by_bits("rotr32", |e, to, a, bits| e.rotr32(to, a, bits), 0..33, lane32(u32::rotate_right));
    by_bits("rotl64", |e, to, a, bits| e.rotl64(to, a, bits), 0..65, lane64(u64::rotate_left));
    by_bits("rotr64", |e, to, a, bits| e.rotr64(to, a, bits), 0..65, lane64(u64::rotate_right));
}

#[test]
fn rotations_of_a_difference() {
    for bits in [0, 7, 8, 12, 16, 24, 31, 32, 63] {
        for into in 0..3 {
            check(
                &format!("xor_rotl32 {bits}, into {into}"),
                |e, sources| {
                    let [a, b, _] = sources;
                    e.xor_rotl32(sources[into], a, b, bits);
                    sources[into]
                },
                |[a, b, _]| each32(|a, b| (a ^ b).rotate_left(bits))(&a, &b),
            );
            check(
                &format!("xor_rotl64 {bits}, into {into}"),
                |e, sources| {
                    let [a, b, _] = sources;
                    e.xor_rotl64(sources[into], a, b, bits);
                    sources[into]
                },
                |[a, b, _]| each64(|a, b| (a ^ b).rotate_left(bits))(&a, &b),
            );
        }
    }
}

#[test]
fn byte_order() {
    for in_place in [false, true] {
        check(
            "swap_bytes32",
            |e, [a, b, _]| {
                let to = if in_place { a } else { b };
                e.swap_bytes32(to, a);
                to
            },
            |[a, ..]| from32(lanes32(&a).into_iter().map(u32::swap_bytes)),
        );
        check(
            "swap_bytes64",
            |e, [a, b, _]| {
                let to = if in_place { a } else { b };
                e.swap_bytes64(to, a);
                to
            },
            |[a, ..]| from64(lanes64(&a).into_iter().map(u64::swap_bytes)),
        );
    }
}

#[test]
fn moves() {
    check(
        "copy",
        |e, [a, b, _]| {
            e.copy(b, a);
            b
        },
        |[a, ..]| a,
    );
    check(
        "zero",
        |e, [a, ..]| {
            e.zero(a);
            a
        },
        |[a, ..]| vec![0; a.len()],
    );
}

#[test]
fn shuffles_of_32_bits() {
    for number in 0..=255u8 {
        let order = [number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6];
        check(
            &format!("shuffle32 {order:?}"),
            |e, [a, b, _]| {
                let to = if number % 2 == 0 { a } else { b };
                e.shuffle32(to, a, order);
                to
            },
            |[a, ..]| {
                parts(&a, |part| {
                    let lanes = lanes32(part);
                    from32(order.map(|lane| lanes[usize::from(lane)]))
                })
            },
        );
    }
}

#[test]
fn products_of_52_bits() {
    use shortwire_jit::vector::Extension;
    if !Extension::Ifma.is_supported() {
        eprintln!("left out: this processor has no AVX-512 IFMA");
        return;
    }
    type Product = fn(&mut Emitter, Vector, Vector, Operand);
    let cases: [(&str, Product, u32); 2] = [
        ("multiply_add52_low", |e, sum, a, b| e.multiply_add52_low(sum, a, b), 0),
        ("multiply_add52_high", |e, sum, a, b| e.multiply_add52_high(sum, a, b), 52),
    ];
    let mask = (1 << 52) - 1;
    for (name, emit, shift) in cases {
        check_where(
            |target| target.has_avx512(),
            name,
            |e, [a, b, sum]| {
                emit(e, sum, a, b.into());
                sum
            },
            |[a, b, sum]| {
                let sums = lanes64(&sum).into_iter().zip(lanes64(&a).into_iter().zip(lanes64(&b)));
                from64(sums.map(|(sum, (a, b))| {
                    let product = u128::from(a & mask) * u128::from(b & mask);
                    sum.wrapping_add((product >> shift) as u64 & mask)
                }))
            },
        );
    }
}
