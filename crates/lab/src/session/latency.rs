//! Calls at scheduled times, as an open loop: callers do not wait for each other, so what delays one call delays those that
//! should have started meanwhile, and all of it counts.

use std::fs;
use std::path::Path;

use super::stretch::Unfit;
use super::{Arm, Effort, Event};
use crate::worker::Worker;

/// How long calls are made at one rate in one process.
const LONG_ENOUGH: f64 = 0.5;
/// How long they are made for a look.
const A_LOOK: f64 = 0.05;

/// Measures an arm at a rate.
pub(super) fn measure(
    worker: &mut Worker,
    arm: &Arm<'_>,
    rate: u64,
    effort: &Effort,
) -> Result<Event, Unfit> {
    let seconds = if effort.exploratory { A_LOOK } else { LONG_ENOUGH };
    let calls = (rate as f64 * seconds) as u64;
    let interval_ns = 1_000_000_000 / rate;
    let folder = tempfile::tempdir().map_err(|error| Unfit::Wrong(format!("no room for stamps: {error}")))?;
    let file = folder.path().join("stamps");
    let stamped = worker.stamps(&arm.id, calls, interval_ns, &file)?;
    let wanted = arm.case.checksum.wrapping_mul(calls as i64);
    if stamped.calls != calls || stamped.sum != wanted {
        return Err(Unfit::Wrong(format!(
            "wrong output at scheduled times: {} outcomes add up to {}; right is {wanted} of {calls}",
            stamped.calls, stamped.sum
        )));
    }
    let late_ns = read(&file, calls).map_err(Unfit::Wrong)?;
    Ok(Event::Latency { arm: arm.id.clone(), rate, late_ns })
}

/// From when each call should have started until its end.
fn read(file: &Path, calls: u64) -> Result<Vec<u64>, String> {
    let bytes = fs::read(file).map_err(|error| format!("its stamps cannot be read: {error}"))?;
    let (pairs, rest) = bytes.as_chunks::<16>();
    if pairs.len() as u64 != calls || !rest.is_empty() {
        return Err(format!("{} bytes of stamps for {calls} calls", bytes.len()));
    }
    let late = |pair: &[u8; 16]| {
        let (due, end) = (number(&pair[..8]), number(&pair[8..]));
        u64::try_from(end - due)
            .map_err(|_| format!("a call ended {} ns before it should have started", due - end))
    };
    pairs.iter().map(late).collect()
}

fn number(bytes: &[u8]) -> i64 {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | i64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamps(pairs: &[(i64, i64)]) -> tempfile::NamedTempFile {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let bytes: Vec<u8> =
            pairs.iter().flat_map(|(due, end)| [due.to_le_bytes(), end.to_le_bytes()]).flatten().collect();
        fs::write(file.path(), bytes).expect("written");
        file
    }

    #[test]
    fn lateness_counts_from_the_schedule() {
        let file = stamps(&[(0, 40), (1_000, 200_000_040), (2_000, 200_000_080)]);
        assert_eq!(read(file.path(), 3), Ok(vec![40, 199_999_040, 199_998_080]));
    }

    #[test]
    fn stamps_that_cannot_be_are_refused() {
        assert!(read(stamps(&[(0, 40)]).path(), 2).is_err());
        assert!(read(stamps(&[(100, 40)]).path(), 1).is_err());
    }
}
