//! PBKDF2 with HMAC-SHA-256 and HMAC-SHA-512 (RFC 8018, section 5.2), for formats that ask for it. For new ones there is
//! [`Argon2`](crate::argon2::Argon2), whose memory an attacker has to pay for too.

use crate::error::Error;
use crate::hmac::HmacKey;
use crate::sha2::{Word, padded_digest};
use crate::wipe::wipe;

/// Fills `output` with a key from a password. `W` is [`u32`] for HMAC-SHA-256 and [`u64`] for HMAC-SHA-512.
///
/// An iteration costs two compressions for every digest's length of output; more than that does not make the key harder to guess.
/// Allocates nothing beyond 16 digests' length of output.
///
/// ```
/// let mut key = [0; 32];
/// shortwire_crypto::pbkdf2::<u32>(b"passwd", b"salt", 1, &mut key)?;
/// assert_eq!(key[..4], [0x55, 0xac, 0x04, 0x6e]);
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::Parameter`] for no iterations, [`Error::Length`] for more output than 2^32 - 1 digests.
pub fn pbkdf2<W: Word>(
    password: &[u8],
    salt: &[u8],
    iterations: u32,
    output: &mut [u8],
) -> Result<(), Error> {
    if iterations == 0 {
        return Err(Error::Parameter { expected: "PBKDF2 takes at least one iteration" });
    }
    if u32::try_from(output.len().div_ceil(W::DIGEST)).is_err() {
        let expected = "2^32 - 1 digests at most";
        return Err(Error::Length { what: "the output", expected, actual: output.len() });
    }
    let key = HmacKey::<W>::new(password);
    for (number, part) in (1_u32..).zip(output.chunks_mut(W::DIGEST)) {
        let mut block = one_block(&key, salt, number, iterations);
        part.copy_from_slice(&block.as_ref()[..part.len()]);
        wipe(block.as_mut());
    }
    Ok(())
}

/// F of RFC 8018. Every round hashes one digest, which with its padding is one block: it is padded once, before them.
fn one_block<W: Word>(key: &HmacKey<W>, salt: &[u8], number: u32, iterations: u32) -> W::Digest {
    let mut first = key.start();
    first.update(salt);
    first.update(&number.to_be_bytes());
    let mut sum = first.finalize();
    let (inner, outer) = key.states();
    let mut block = padded_digest::<W>();
    block.as_mut()[..W::DIGEST].copy_from_slice(sum.as_ref());
    for _ in 1..iterations {
        for mut state in [inner, outer] {
            W::compress(&mut state, std::slice::from_ref(&block));
            block.as_mut()[..W::DIGEST].copy_from_slice(W::digest(&state).as_ref());
        }
        for (sum, byte) in sum.as_mut().iter_mut().zip(block.as_ref()) {
            *sum ^= byte;
        }
    }
    wipe(block.as_mut());
    sum
}
