//! The compression functions of SHA-256 and SHA-512: RustCrypto's `sha2`, which takes the processor's own SHA instructions where there
//! are any. Only whole blocks cross the seam; padding, streaming and everything keyed is ours.

pub(crate) use ::sha2::block_api::{compress256, compress512};
