//! What SHA-256 and SHA-512 differ in.

use std::fmt::Debug;

use super::many::{SHA_256, SHA_512};
#[cfg(target_arch = "x86_64")]
use super::x86;
use crate::lanes::LaneKernel;
use crate::provider::sha2::{compress256, compress512};

/// A word of SHA-2: [`u32`] makes it SHA-256, [`u64`] SHA-512. Nothing else can be one.
pub trait Word: Copy + Default + Eq + sealed::Sealed + 'static {
    /// 16 words, as bytes.
    type Block: Copy + AsRef<[u8]> + AsMut<[u8]>;
    /// 8 words, as bytes.
    type Digest: Copy + Debug + Eq + AsRef<[u8]> + AsMut<[u8]> + Send + Sync + 'static;

    /// How many bytes [`Word::Block`] has: 64 or 128.
    const BLOCK: usize = 16 * size_of::<Self>();
    /// How many bytes [`Word::Digest`] has: 32 or 64.
    const DIGEST: usize = 8 * size_of::<Self>();
    /// How many bytes the length takes at the end of the last block.
    #[doc(hidden)]
    const LENGTH: usize = 2 * size_of::<Self>();
    #[doc(hidden)]
    const EMPTY_BLOCK: Self::Block;
    /// The state every hash begins with: FIPS 180-4, section 5.3.
    #[doc(hidden)]
    const INITIAL: [Self; 8];

    /// Works whole blocks into the state.
    #[doc(hidden)]
    fn compress(state: &mut [Self; 8], blocks: &[Self::Block]);

    /// The whole blocks at the beginning, and what is left.
    #[doc(hidden)]
    fn blocks(bytes: &[u8]) -> (&[Self::Block], &[u8]);

    /// The state as a digest is written.
    #[doc(hidden)]
    fn digest(state: &[Self; 8]) -> Self::Digest;
}

mod sealed {
    use super::{LaneKernel, SHA_256, SHA_512};

    pub trait Sealed: Sized {
        /// The kernel for many messages, or none.
        fn lanes() -> Option<&'static LaneKernel<Self>>;
    }

    impl Sealed for u32 {
        fn lanes() -> Option<&'static LaneKernel<u32>> {
            SHA_256.chosen()
        }
    }

    impl Sealed for u64 {
        fn lanes() -> Option<&'static LaneKernel<u64>> {
            SHA_512.chosen()
        }
    }
}

impl Word for u32 {
    type Block = [u8; 64];
    type Digest = [u8; 32];

    const EMPTY_BLOCK: [u8; 64] = [0; 64];
    const INITIAL: [u32; 8] = [
        0x6a09_e667,
        0xbb67_ae85,
        0x3c6e_f372,
        0xa54f_f53a,
        0x510e_527f,
        0x9b05_688c,
        0x1f83_d9ab,
        0x5be0_cd19,
    ];

    #[inline]
    fn compress(state: &mut [u32; 8], blocks: &[[u8; 64]]) {
        #[cfg(target_arch = "x86_64")]
        if x86::sha256(state, blocks) {
            return;
        }
        compress256(state, blocks);
    }

    #[inline]
    fn blocks(bytes: &[u8]) -> (&[[u8; 64]], &[u8]) {
        bytes.as_chunks()
    }

    #[inline]
    fn digest(state: &[u32; 8]) -> [u8; 32] {
        let mut digest = [0; 32];
        for (bytes, word) in digest.as_chunks_mut().0.iter_mut().zip(state) {
            *bytes = word.to_be_bytes();
        }
        digest
    }
}

impl Word for u64 {
    type Block = [u8; 128];
    type Digest = [u8; 64];

    const EMPTY_BLOCK: [u8; 128] = [0; 128];
    const INITIAL: [u64; 8] = [
        0x6a09_e667_f3bc_c908,
        0xbb67_ae85_84ca_a73b,
        0x3c6e_f372_fe94_f82b,
        0xa54f_f53a_5f1d_36f1,
        0x510e_527f_ade6_82d1,
        0x9b05_688c_2b3e_6c1f,
        0x1f83_d9ab_fb41_bd6b,
        0x5be0_cd19_137e_2179,
    ];

    #[inline]
    fn compress(state: &mut [u64; 8], blocks: &[[u8; 128]]) {
        #[cfg(target_arch = "x86_64")]
        if x86::sha512(state, blocks) {
            return;
        }
        compress512(state, blocks);
    }

    #[inline]
    fn blocks(bytes: &[u8]) -> (&[[u8; 128]], &[u8]) {
        bytes.as_chunks()
    }

    #[inline]
    fn digest(state: &[u64; 8]) -> [u8; 64] {
        let mut digest = [0; 64];
        for (bytes, word) in digest.as_chunks_mut().0.iter_mut().zip(state) {
            *bytes = word.to_be_bytes();
        }
        digest
    }
}
