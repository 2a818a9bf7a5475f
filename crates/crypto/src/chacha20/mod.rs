//! ChaCha: Bernstein's stream cipher as RFC 8439 has it, the original with a counter of 64 bits, and the one whose nonces are long enough
//! to be random.

pub(crate) mod kernel;
mod portable;

use self::kernel::ChaCha as Kernel;
use crate::kernels::Member;
use crate::stream::{
    BLOCK, KEY, Start, StreamCipher, StreamKernels, Text, hash, load_u64, load_words, sealed, subtract_words,
};

/// ChaCha with nonces of 12 bytes and a block counter of 32 bits, which is 256 GiB a nonce (RFC 8439). Count nonces: they are too short
/// to be random.
#[derive(Clone, Copy, Debug)]
pub struct ChaCha<const ROUNDS: usize>;

/// ChaCha as it was first: nonces of 8 bytes and a block counter of 64 bits. Count nonces: they are too short to be random.
#[derive(Clone, Copy, Debug)]
pub struct ChaChaOriginal<const ROUNDS: usize>;

/// ChaCha with nonces of 24 bytes, which may be random, and a block counter of 64 bits (draft-irtf-cfrg-xchacha-03). Their first 16
/// bytes and the key are hashed into a key of their own, which costs another block.
#[derive(Clone, Copy, Debug)]
pub struct XChaCha<const ROUNDS: usize>;

/// ChaCha with 20 rounds, the only number to use for new things.
pub type ChaCha20 = ChaCha<20>;
/// The original with 20 rounds.
pub type ChaCha20Original = ChaChaOriginal<20>;
/// XChaCha with 20 rounds.
pub type XChaCha20 = XChaCha<20>;

impl<const ROUNDS: usize> StreamCipher for ChaCha<ROUNDS> {
    type Nonce = [u8; 12];
}

impl<const ROUNDS: usize> StreamCipher for ChaChaOriginal<ROUNDS> {
    type Nonce = [u8; 8];
}

impl<const ROUNDS: usize> StreamCipher for XChaCha<ROUNDS> {
    type Nonce = [u8; 24];
}

/// HChaCha20: 32 bytes from a key and 16 bytes, which without the key look random (draft-irtf-cfrg-xchacha-03, section 2.2).
#[must_use]
pub fn hchacha20(key: &[u8; KEY], input: &[u8; 16]) -> [u8; KEY] {
    hash::<XChaCha<20>>(key, input)
}

impl<const ROUNDS: usize> sealed::Algorithm for ChaChaOriginal<ROUNDS> {
    const LAST_BLOCK: u64 = u64::MAX;
    const SUBKEY: Option<sealed::MakeSubkey> = None;

    fn kernels() -> &'static StreamKernels {
        static EIGHT: StreamKernels = StreamKernels::new::<Kernel, ChaChaOriginal<8>, 8>("chacha8");
        static TWELVE: StreamKernels = StreamKernels::new::<Kernel, ChaChaOriginal<12>, 12>("chacha12");
        static TWENTY: StreamKernels = StreamKernels::new::<Kernel, ChaChaOriginal<20>, 20>("chacha20");
        const { assert!(matches!(ROUNDS, 8 | 12 | 20), "ChaCha has 8, 12 or 20 rounds") };
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
        Start { key, counter: load_u64(nonce), nonce: load_u64(&nonce[8..]) }
    }
}

impl<const ROUNDS: usize> sealed::Algorithm for ChaCha<ROUNDS> {
    const LAST_BLOCK: u64 = u32::MAX as u64;
    const SUBKEY: Option<sealed::MakeSubkey> = None;

    fn kernels() -> &'static StreamKernels {
        ChaChaOriginal::<ROUNDS>::kernels()
    }

    fn portable(start: Start<'_>, text: Text<'_>) {
        portable::apply::<ROUNDS>(start, text);
    }

    #[inline]
    fn start<'a>(key: &'a [u8; KEY], nonce: &[u8], counter: u64) -> Start<'a> {
        let [first, ..] = load_words::<1>(nonce);
        Start { key, counter: counter | u64::from(first) << 32, nonce: load_u64(&nonce[4..]) }
    }

    #[inline]
    fn subkey_start<'a>(key: &'a [u8; KEY], nonce: &[u8]) -> Start<'a> {
        ChaChaOriginal::<ROUNDS>::subkey_start(key, nonce)
    }
}

impl<const ROUNDS: usize> sealed::Algorithm for XChaCha<ROUNDS> {
    const LAST_BLOCK: u64 = u64::MAX;
    const SUBKEY: Option<sealed::MakeSubkey> = Some(subkey);

    fn kernels() -> &'static StreamKernels {
        ChaChaOriginal::<ROUNDS>::kernels()
    }

    fn portable(start: Start<'_>, text: Text<'_>) {
        portable::apply::<ROUNDS>(start, text);
    }

    #[inline]
    fn start<'a>(key: &'a [u8; KEY], nonce: &[u8], counter: u64) -> Start<'a> {
        ChaChaOriginal::<ROUNDS>::start(key, &nonce[16..], counter)
    }

    #[inline]
    fn subkey_start<'a>(key: &'a [u8; KEY], nonce: &[u8]) -> Start<'a> {
        ChaChaOriginal::<ROUNDS>::subkey_start(key, nonce)
    }
}

/// A block is the state after the rounds plus the state before them. The key is the first and the last row of the former alone, and what
/// was added to these rows is public.
fn subkey(block: &[u8; BLOCK], start: Start<'_>) -> [u8; KEY] {
    let mut key = [0; KEY];
    key[..16].copy_from_slice(&block[..16]);
    key[16..].copy_from_slice(&block[48..]);
    let [low, high] = key.as_chunks_mut::<16>().0 else { unreachable!("32 bytes are twice 16") };
    subtract_words(low, portable::CONSTANTS);
    subtract_words(high, start.words());
    key
}

/// The kernels of ChaCha, for every number of rounds.
pub(crate) fn kernels() -> Vec<&'static dyn Member> {
    [
        <ChaCha<20> as sealed::Algorithm>::kernels(),
        <ChaCha<12> as sealed::Algorithm>::kernels(),
        <ChaCha<8> as sealed::Algorithm>::kernels(),
    ]
    .into_iter()
    .flat_map(StreamKernels::members)
    .collect()
}
