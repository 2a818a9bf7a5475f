//! Random bytes of the operating system's.
//!
//! Every call asks the system (`getrandom` on Linux), so there is no generator of ours whose state a fork would double, a snapshot would
//! keep or a reader of memory would find. It costs what a system call costs: see `docs/crypto-policy.md` for how much, and how to ask for
//! much at once.

use crate::error::Error;

/// Fills `bytes`. Blocks only on a machine that has just started and has not yet gathered randomness.
///
/// # Errors
///
/// [`Error::NoRandomness`], with `bytes` in an unknown state: do not use them.
pub fn fill(bytes: &mut [u8]) -> Result<(), Error> {
    getrandom::fill(bytes).map_err(|_| Error::NoRandomness)
}

/// `N` bytes that are no secret, such as a nonce; for a secret see [`Secret::generate`](crate::Secret::generate).
///
/// # Errors
///
/// [`Error::NoRandomness`].
pub fn bytes<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_bytes_fill_all_of_the_buffer_and_never_repeat() {
        let mut seen = std::collections::HashSet::new();
        let mut ever_set = [0; 24];
        for _ in 0..64 {
            let bytes: [u8; 24] = bytes().expect("random bytes");
            assert!(seen.insert(bytes));
            ever_set.iter_mut().zip(bytes).for_each(|(all, byte)| *all |= byte);
        }
        assert_eq!(ever_set, [0xff; 24]);
        fill(&mut []).expect("no bytes");
    }
}
