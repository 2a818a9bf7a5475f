//! That how long something takes does not depend on secrets: no branch and no address is computed from them.
//!
//! Secrets are declared undefined to valgrind's memcheck, which follows them through every instruction, and reports where one decides
//! a branch or an address. `make test-constant-time` runs them under it, once for each
//! kernel that valgrind can execute and for the portable code; what it has found is in `docs/crypto-policy.md`.

#![cfg(shortwire_constant_time)]

mod boxes;
mod curves;
mod hashes;
mod streams;
mod texts;

use std::hint::black_box;

use shortwire_crypto::valgrind;

/// Secret bytes.
fn secret<const N: usize>() -> [u8; N] {
    let mut bytes = std::array::from_fn(|index| 7 * index as u8 + 1);
    valgrind::secret(&mut bytes);
    bytes
}

/// Runs what must not show its secrets.
#[track_caller]
fn shows_nothing<R>(run: impl FnOnce() -> R) -> R {
    let before = valgrind::reports();
    let result = black_box(run());
    assert_eq!(
        valgrind::reports() - before,
        0,
        "branches or addresses depend on secrets: see valgrind's report"
    );
    result
}

/// A check that never fails proves nothing.
#[test]
fn a_leak_is_noticed() {
    let table: [u8; 256] = black_box(std::array::from_fn(|index| index as u8));
    let secret = secret::<2>();
    let before = valgrind::reports();
    if black_box(secret[0]) & 1 == 0 {
        black_box(&table);
    }
    black_box(black_box(&table)[usize::from(black_box(secret[1]))]);
    let reports = valgrind::reports() - before;
    assert_eq!(reports, if valgrind::is_there() { 2 } else { 0 });
}
