//! The vector kernels of Poly1305, and which of them runs.

use shortwire_jit::assembler::Assembly;
use shortwire_jit::vector::{Extension, Target, assemble};

use super::field::Radix;
use super::lanes::{Table, Vectorized};
use super::portable::Accumulator;
use super::{BLOCK, kernel};
use crate::kernels::{Family, Member};

/// With IFMA, a third of the products. 256 bits of it are as fast as 512 bits without.
static PRODUCTS_52: Family<Vectorized> = Family::new(
    ("poly1305", "products52"),
    &[Target::Avx512, Target::Avx512Vl256],
    |target| code(target, Radix::Bits44),
    |code, target| Vectorized::new(code, target, Radix::Bits44),
    is_right,
)
.requiring(Extension::Ifma);

/// With what every target has. SSE2 is not among them: with two lanes it is slower than 64-bit words.
static PRODUCTS_32: Family<Vectorized> = Family::new(
    ("poly1305", "products32"),
    &[Target::Avx512, Target::Avx512Vl256, Target::Avx2, Target::Neon],
    |target| code(target, Radix::Bits26),
    |code, target| Vectorized::new(code, target, Radix::Bits26),
    is_right,
);

/// The kernels of Poly1305.
pub(crate) fn kernels() -> Vec<&'static dyn Member> {
    vec![&PRODUCTS_52, &PRODUCTS_32]
}

/// The kernel that runs, or `None` for 64-bit words.
#[inline]
pub(super) fn chosen() -> Option<&'static Vectorized> {
    PRODUCTS_52.chosen().or_else(|| PRODUCTS_32.chosen())
}

pub(super) fn code(target: Target, radix: Radix) -> Assembly {
    assemble("poly1305", target, |e, arguments| kernel::emit(e, radix, arguments))
}

/// Whether a kernel agrees with 64-bit words: from one group to several pairs, with ordinary numbers and with the largest.
fn is_right(kernel: &Vectorized) -> bool {
    const LONGEST: usize = 6 * 8 * BLOCK;
    let ordinary: [u8; LONGEST] = std::array::from_fn(|index| ((index * 167) >> 3) as u8);
    let group = kernel.layout.group_bytes();
    [ordinary, [0xff; LONGEST]].iter().all(|message| {
        (1..=6).all(|groups| {
            let message = &message[..groups * group];
            let mut accumulator = Accumulator::new(&[0xf7; BLOCK]);
            accumulator.h = [u64::MAX, u64::MAX, 3];
            let mut table = Table::new(kernel.layout);
            table.set_message(accumulator.r);
            table.set_sum(accumulator.h);
            kernel.absorb(&mut table, message, true);
            let vectors = Accumulator { h: table.sum(), r: accumulator.r };
            accumulator.absorb(message.as_chunks().0);
            vectors.tag(&[0; BLOCK]) == accumulator.tag(&[0; BLOCK])
        })
    })
}
