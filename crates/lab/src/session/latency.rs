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
    let (late_ns, service_ns) = read(&file, calls).map_err(Unfit::Wrong)?;
    Ok(Event::Latency { arm: arm.id.clone(), rate, late_ns, service_ns })
}

/// From when each call should have started until its end, and from when it did.
fn read(file: &Path, calls: u64) -> Result<(Vec<u64>, Vec<u64>), String> {
    let bytes = fs::read(file).map_err(|error| format!("its stamps cannot be read: {error}"))?;
    let (stamps, rest) = bytes.as_chunks::<24>();
    if stamps.len() as u64 != calls || !rest.is_empty() {
        return Err(format!("{} bytes of stamps for {calls} calls", bytes.len()));
    }
    stamps.iter().map(late_and_served).collect()
}

fn late_and_served(stamps: &[u8; 24]) -> Result<(u64, u64), String> {
    let number = |at: usize| i64::from_le_bytes(stamps.as_chunks().0[at]);
    let (due, began, end) = (number(0), number(1), number(2));
    if began < due || end < began {
        return Err(format!("a call that was due at {due} ns began at {began} and ended at {end}"));
    }
    Ok(((end - due) as u64, (end - began) as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamps(calls: &[[i64; 3]]) -> tempfile::NamedTempFile {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let bytes: Vec<u8> = calls.iter().flatten().flat_map(|number| number.to_le_bytes()).collect();
        fs::write(file.path(), bytes).expect("written");
        file
    }

    #[test]
    fn lateness_counts_from_the_schedule_and_service_from_the_start() {
        let file = stamps(&[[0, 0, 40], [1_000, 1_010, 200_000_040], [2_000, 200_000_050, 200_000_080]]);
        let (late, service) = read(file.path(), 3).expect("stamps");
        assert_eq!(late, [40, 199_999_040, 199_998_080]);
        assert_eq!(service, [40, 199_999_030, 30]);
    }

    #[test]
    fn stamps_that_cannot_be_are_refused() {
        assert!(read(stamps(&[[0, 10, 40]]).path(), 2).is_err());
        assert!(read(stamps(&[[100, 10, 140]]).path(), 1).is_err());
        assert!(read(stamps(&[[0, 50, 40]]).path(), 1).is_err());
    }
}
