//! One arm alone: whether it is right, how many calls make a stretch, and until when it warms up.

use std::time::{Duration, Instant};

use super::{Arm, Effort, Event};
use crate::definition::Engine;
use crate::worker::{Sample, Worker, WorkerError};

/// Less than any call can take: not even an addition fits.
const FLOOR_NS: f64 = 0.05;
/// So many calls take long enough to tell that no time passes.
const MANY: u64 = 1 << 14;
/// How many readings of the clock a stretch is worth at least.
const TIMER_READINGS: f64 = 1000.0;
/// How many stretches are looked at to see whether an arm has become steady.
const WINDOW: usize = 5;

/// Why an arm cannot be timed.
pub(super) enum Unfit {
    Absent(String),
    Wrong(String),
    /// The engine cannot go on.
    Broken(WorkerError),
}

impl From<WorkerError> for Unfit {
    fn from(error: WorkerError) -> Self {
        match error {
            WorkerError::Absent(reason) => Self::Absent(reason),
            WorkerError::Failed { reason, .. } => Self::Wrong(reason),
            broken @ WorkerError::Broken { .. } => Self::Broken(broken),
        }
    }
}

/// Has the arm done once, and compares its whole outcome with the right one.
pub(super) fn verify(worker: &mut Worker, arm: &Arm<'_>) -> Result<(), Unfit> {
    let prepared = worker.prepare(arm.subject(), &arm.scenario.input)?;
    if prepared.hash != arm.case.hash {
        return Err(Unfit::Wrong(format!(
            "wrong output: its hash is {}; right is {}",
            prepared.hash, arm.case.hash
        )));
    }
    if prepared.checksum != arm.case.checksum {
        return Err(Unfit::Wrong(format!(
            "wrong output: its checksum is {}; right is {}",
            prepared.checksum, arm.case.checksum
        )));
    }
    Ok(())
}

/// Runs a stretch and checks the sum of its outcomes.
pub(super) fn checked_run(worker: &mut Worker, arm: &Arm<'_>, calls: u64) -> Result<Sample, Unfit> {
    let sample = worker.run(&arm.id, calls)?;
    let wanted = arm.case.checksum.wrapping_mul(sample.checked as i64);
    if sample.checked == 0 || sample.sum != wanted {
        return Err(Unfit::Wrong(format!(
            "wrong output in a timed stretch: {} outcomes add up to {}; right is {wanted}",
            sample.checked, sample.sum
        )));
    }
    Ok(sample)
}

/// How many calls make a stretch.
pub(super) fn calibrate(worker: &mut Worker, arm: &Arm<'_>, effort: &Effort) -> Result<u64, Unfit> {
    let least = worker.hello().timer_ns.max(worker.hello().tick_ns) * TIMER_READINGS;
    let wanted = least.max(effort.stretch().as_nanos() as f64);
    let mut calls = 1;
    loop {
        let sample = checked_run(worker, arm, calls)?;
        let each = sample.ns as f64 / sample.calls as f64;
        if sample.ns as f64 >= wanted / 4.0 {
            return Ok((wanted / each).round().max(1.0) as u64);
        }
        if sample.calls >= MANY && each < FLOOR_NS {
            return Err(Unfit::Wrong(format!(
                "impossible time: {each:.4} ns a call, less than any call takes"
            )));
        }
        calls *= 4;
    }
}

/// Sees that twice the calls take twice the time: else something else was timed than the calls. A busy machine, or a collector
/// at work, can make it look otherwise for a while; a call that is not made looks so each time.
pub(super) fn check_linearity(worker: &mut Worker, arm: &Arm<'_>, calls: u64) -> Result<(), Unfit> {
    const ATTEMPTS: u64 = 8;
    let mut ratios = Vec::new();
    for attempt in 1..=ATTEMPTS {
        // Longer stretches each time, because in a host with a collector a single call tells little of many.
        let calls = calls.div_ceil(4) * attempt;
        let (mut once, mut twice) = (Vec::new(), Vec::new());
        for _ in 0..5 {
            once.push(total_ns(worker, arm, calls)?);
            twice.push(total_ns(worker, arm, 2 * calls)?);
        }
        once.sort_by(f64::total_cmp);
        twice.sort_by(f64::total_cmp);
        // The least of several is what neighbours disturbed least, the median what they disturbed alike.
        ratios = vec![twice[0] / once[0], twice[2] / once[2]];
        if ratios.iter().any(|ratio| (1.9..=2.1).contains(ratio)) {
            return Ok(());
        }
    }
    Err(Unfit::Wrong(format!(
        "impossible time: twice the calls take {:.2} times as long, so something else was timed than the calls",
        ratios[0]
    )))
}

/// Nanoseconds of so many calls.
fn total_ns(worker: &mut Worker, arm: &Arm<'_>, calls: u64) -> Result<f64, Unfit> {
    let sample = checked_run(worker, arm, calls)?;
    Ok(sample.ns as f64 / sample.calls as f64 * calls as f64)
}

/// What a call allocates: the difference between many of them and half as many, so that what a stretch needs for itself does
/// not count.
pub(super) fn allocations(worker: &mut Worker, arm: &Arm<'_>) -> Result<Event, Unfit> {
    // A multiple of all numbers that engines round short calls to, and one for calls that are long.
    const CALLS: u64 = 160;
    const LONG_CALLS: u64 = 8;
    const LONG: u64 = 100_000;
    verify(worker, arm)?;
    let sample = checked_run(worker, arm, LONG_CALLS)?;
    let calls = if sample.ns / sample.calls < LONG { CALLS } else { LONG_CALLS };
    checked_run(worker, arm, calls)?;
    // Engines make an eighth as many calls beforehand.
    let difference = (calls + calls / 8) as f64;
    let (few, many) = (worker.allocations(&arm.id, calls)?, worker.allocations(&arm.id, 2 * calls)?);
    let each = |few: Option<u64>, many: Option<u64>| Some((many? as f64 - few? as f64) / difference);
    Ok(Event::Allocations {
        arm: arm.id.clone(),
        per_call: each(few.allocations, many.allocations),
        bytes_per_call: each(few.bytes, many.bytes),
    })
}

/// How warming up went.
pub(super) struct Warmth {
    pub(super) curve: Vec<f64>,
    pub(super) steady: bool,
}

/// Runs stretches until the last few take as long as those before, for no less than the engine's compiler needs.
pub(super) fn warm_up(
    worker: &mut Worker,
    arm: &Arm<'_>,
    engine: &Engine,
    effort: &Effort,
    calls: u64,
) -> Result<Warmth, Unfit> {
    let least = Duration::from_millis(engine.warm_up_ms) / effort.hurry;
    let most = least * 5 + effort.stretch() * 10 * WINDOW as u32;
    let started = Instant::now();
    let mut curve = Vec::new();
    loop {
        let sample = checked_run(worker, arm, calls)?;
        curve.push(sample.ns as f64 / sample.calls as f64);
        let steady = is_steady(&curve);
        if (steady && started.elapsed() >= least) || started.elapsed() >= most {
            return Ok(Warmth { curve, steady });
        }
    }
}

fn is_steady(curve: &[f64]) -> bool {
    const DRIFT: f64 = 0.05;
    let Some(early) = curve.len().checked_sub(2 * WINDOW) else { return false };
    let least = |stretches: &[f64]| stretches.iter().copied().fold(f64::INFINITY, f64::min);
    let (before, after) = curve[early..].split_at(WINDOW);
    (least(after) / least(before) - 1.0).abs() <= DRIFT
}
