//! Salsa20: Bernstein's older stream cipher, which NaCl's boxes use with extended nonces.

pub(crate) mod kernel;
mod portable;

use zeroize::Zeroize;

use self::kernel::Salsa as Kernel;
use crate::kernels::Member;
use crate::stream::{
    BLOCK, KEY, Start, StreamCipher, StreamKernels, Text, hash, load_u64, load_words, sealed, subtract_words,
};

/// Salsa with nonces of 8 bytes and a block counter of 64 bits. Count nonces: they are too short to be random.
#[derive(Clone, Copy, Debug)]
pub struct Salsa<const ROUNDS: usize>;

/// Salsa with nonces of 24 bytes, which may be random. Their first 16 bytes and the key are hashed into a key of their own, which costs
/// another block ("Extending the Salsa20 nonce", 2011).
#[derive(Clone, Copy, Debug)]
pub struct XSalsa<const ROUNDS: usize>;

/// Salsa with 20 rounds.
pub type Salsa20 = Salsa<20>;
/// XSalsa with 20 rounds: NaCl's `crypto_stream`.
pub type XSalsa20 = XSalsa<20>;

impl<const ROUNDS: usize> StreamCipher for Salsa<ROUNDS> {
    type Nonce = [u8; 8];
}

impl<const ROUNDS: usize> StreamCipher for XSalsa<ROUNDS> {
    type Nonce = [u8; 24];
}

/// HSalsa20: 32 bytes from a key and 16 bytes, which without the key look random. NaCl's `crypto_core_hsalsa20` with its usual constant.
#[must_use]
pub fn hsalsa20(key: &[u8; KEY], input: &[u8; 16]) -> [u8; KEY] {
    hash::<XSalsa<20>>(key, input)
}

/// The constant that Salsa20 has in every block, "expand 32-byte k".
pub const SIGMA: [u8; 16] = *b"expand 32-byte k";

/// The Salsa20 core with a constant of the caller's: NaCl's `crypto_core_salsa20`. Runs portable code.
#[must_use]
pub fn salsa20_core(input: &[u8; 16], key: &[u8; KEY], constant: &[u8; 16]) -> [u8; BLOCK] {
    let mut state = portable::state(load_words(constant), key, load_words(input));
    let block = portable::block::<20>(&state);
    state.zeroize();
    block
}

/// HSalsa20 with a constant of the caller's: NaCl's `crypto_core_hsalsa20`. Runs portable code.
#[must_use]
pub fn hsalsa20_core(input: &[u8; 16], key: &[u8; KEY], constant: &[u8; 16]) -> [u8; KEY] {
    let mut block = salsa20_core(input, key, constant);
    let result = core_of(&block, load_words(constant), load_words(input));
    block.zeroize();
    result
}

impl<const ROUNDS: usize> sealed::Algorithm for Salsa<ROUNDS> {
    const LAST_BLOCK: u64 = u64::MAX;
    const SUBKEY: Option<sealed::MakeSubkey> = None;

    fn kernels() -> &'static StreamKernels {
        static EIGHT: StreamKernels = StreamKernels::new::<Kernel, Salsa<8>, 8>("salsa8");
        static TWELVE: StreamKernels = StreamKernels::new::<Kernel, Salsa<12>, 12>("salsa12");
        static TWENTY: StreamKernels = StreamKernels::new::<Kernel, Salsa<20>, 20>("salsa20");
        const { assert!(matches!(ROUNDS, 8 | 12 | 20), "Salsa has 8, 12 or 20 rounds") };
        match ROUNDS {
            8 => &EIGHT,
            12 => &TWELVE,
            _ => &TWENTY,
        }
    }

    fn portable(start: Start<'_>, text: Text<'_>) {
        portable::apply::<ROUNDS>(start, text);
    }

    #[inline]
    fn start<'a>(key: &'a [u8; KEY], nonce: &[u8], counter: u64) -> Start<'a> {
        Start { key, counter, nonce: load_u64(nonce) }
    }

    #[inline]
    fn subkey_start<'a>(key: &'a [u8; KEY], nonce: &[u8]) -> Start<'a> {
        Start { key, counter: load_u64(&nonce[8..]), nonce: load_u64(nonce) }
    }
}

impl<const ROUNDS: usize> sealed::Algorithm for XSalsa<ROUNDS> {
    const LAST_BLOCK: u64 = u64::MAX;
    const SUBKEY: Option<sealed::MakeSubkey> = Some(subkey);

    fn kernels() -> &'static StreamKernels {
        Salsa::<ROUNDS>::kernels()
    }

    fn portable(start: Start<'_>, text: Text<'_>) {
        portable::apply::<ROUNDS>(start, text);
    }

    #[inline]
    fn start<'a>(key: &'a [u8; KEY], nonce: &[u8], counter: u64) -> Start<'a> {
        Salsa::<ROUNDS>::start(key, &nonce[16..], counter)
    }

    #[inline]
    fn subkey_start<'a>(key: &'a [u8; KEY], nonce: &[u8]) -> Start<'a> {
        Salsa::<ROUNDS>::subkey_start(key, nonce)
    }
}

fn subkey(block: &[u8; BLOCK], start: Start<'_>) -> [u8; KEY] {
    let [upper, upper_high, lower, lower_high] = start.words();
    core_of(block, portable::CONSTANTS, [lower, lower_high, upper, upper_high])
}

/// A block is the state after the rounds plus the state before them. The result is the diagonal and the middle of the former alone, and
/// what was added to these words is public.
fn core_of(block: &[u8; BLOCK], constants: [u32; 4], input: [u32; 4]) -> [u8; KEY] {
    let mut result = [0; KEY];
    let (diagonal, middle) = result.split_at_mut(16);
    for (index, word) in diagonal.chunks_exact_mut(4).enumerate() {
        word.copy_from_slice(&block[20 * index..20 * index + 4]);
    }
    middle.copy_from_slice(&block[24..40]);
    subtract_words(diagonal, constants);
    subtract_words(middle, input);
    result
}

/// The kernels of Salsa, for every number of rounds.
pub(crate) fn kernels() -> Vec<&'static dyn Member> {
    [
        <Salsa<20> as sealed::Algorithm>::kernels(),
        <Salsa<12> as sealed::Algorithm>::kernels(),
        <Salsa<8> as sealed::Algorithm>::kernels(),
    ]
    .into_iter()
    .flat_map(StreamKernels::members)
    .collect()
}
