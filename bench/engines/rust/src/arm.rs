//! What is timed.

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;
use shortwire::abi;

use crate::protocol::{Refusal, Subject};

/// One way of doing one thing.
pub trait Work {
    /// Does it and tells the whole outcome in the words of its scenario.
    fn answer(&mut self) -> String;

    /// Does it once and tells the outcome as one number.
    fn once(&mut self) -> i64;

    /// Does it that many times.
    fn run(&mut self, count: u64) -> Sample {
        // An eighth beforehand brings code and data back into the caches after other arms had them.
        for _ in 0..count.div_ceil(8) {
            self.once();
        }
        let mut sum = 0_i64;
        let started = Instant::now();
        for _ in 0..count {
            sum = sum.wrapping_add(self.once());
        }
        Sample::since(started, count, sum)
    }

    /// Does it that many times, one call an interval; a call that is late starts at once.
    fn stamps(&mut self, count: u64, interval_ns: u64) -> Stamps {
        let mut stamps = Stamps { bytes: Vec::with_capacity(24 * count as usize), sum: 0 };
        let started = Instant::now();
        for scheduled in (0..count).map(|i| i * interval_ns) {
            let begun = wait_until(started, Duration::from_nanos(scheduled)).as_nanos() as u64;
            stamps.sum = stamps.sum.wrapping_add(self.once());
            let ended = started.elapsed().as_nanos() as u64;
            stamps.bytes.extend([scheduled, begun, ended].into_iter().flat_map(u64::to_le_bytes));
        }
        stamps
    }
}

/// Waits until that much time has passed, and returns how much it is then.
fn wait_until(started: Instant, scheduled: Duration) -> Duration {
    // Spins for the last stretch, because sleepers wake up late; but whoever spins all the time is the one that a busy
    // machine interrupts.
    const SPUN: Duration = Duration::from_micros(80);
    loop {
        let passed = started.elapsed();
        if passed >= scheduled {
            return passed;
        }
        if let Some(slept) = (scheduled - passed).checked_sub(SPUN) {
            thread::sleep(slept);
        }
    }
}

/// One timed stretch.
#[derive(Serialize)]
pub struct Sample {
    ns: u64,
    calls: u64,
    checked: u64,
    /// The wrapping sum of the outcomes.
    sum: i64,
}

impl Sample {
    pub fn since(started: Instant, calls: u64, sum: i64) -> Self {
        Self { ns: started.elapsed().as_nanos() as u64, calls, checked: calls, sum }
    }
}

/// Calls at scheduled times.
pub struct Stamps {
    /// When each should have started, when it started and when it ended, as the lab reads them.
    pub bytes: Vec<u8>,
    pub sum: i64,
}

/// An operation on two numbers.
pub struct Pair<F> {
    operands: (i64, i64),
    add: F,
}

/// Operands whose sums are told before those of the input.
const PAIRS: [(i64, i64); 5] = [(40, 2), (-1, 1), (0, 0), (i64::MAX, 1), (i64::MIN, -1)];

impl<F: FnMut(i64, i64) -> i64> Pair<F> {
    pub fn new(subject: &Subject, add: F) -> Self {
        Self { operands: subject.input.operands(), add }
    }
}

impl<F: FnMut(i64, i64) -> i64> Work for Pair<F> {
    fn answer(&mut self) -> String {
        let pairs = PAIRS.into_iter().chain([self.operands]);
        join(pairs.map(|(a, b)| (self.add)(a, b)))
    }

    #[inline(always)]
    fn once(&mut self) -> i64 {
        let (a, b) = black_box(self.operands);
        (self.add)(a, b)
    }
}

/// An operation on two columns of numbers into a third.
pub struct Columns<F> {
    a: Vec<i64>,
    b: Vec<i64>,
    sums: Vec<i64>,
    add: F,
}

/// Adds the first two into the third.
pub trait AddColumns: FnMut(&[i64], &[i64], &mut [i64]) {}

impl<F: FnMut(&[i64], &[i64], &mut [i64])> AddColumns for F {}

impl<F: AddColumns> Columns<F> {
    pub fn new(count: usize, add: F) -> Self {
        let (a, b) = operands(count);
        Self { a, b, sums: vec![0; count], add }
    }
}

impl<F: AddColumns> Work for Columns<F> {
    fn answer(&mut self) -> String {
        self.once();
        join(self.sums.iter().copied())
    }

    #[inline(always)]
    fn once(&mut self) -> i64 {
        let last = self.sums.len() - 1;
        self.sums[last] = 0;
        (self.add)(&self.a, &self.b, &mut self.sums);
        self.sums[last]
    }
}

/// Two columns to add.
pub fn operands(count: usize) -> (Vec<i64>, Vec<i64>) {
    (0..count as i64).map(|i| (i * 1_000_003 - 500_000, i * 7)).unzip()
}

/// Anything else: does it, returns the outcome as one number, and writes the whole of it where it is wanted.
pub struct Other<F>(pub F);

impl<F: FnMut(Option<&mut String>) -> i64> Work for Other<F> {
    fn answer(&mut self) -> String {
        let mut told = String::new();
        (self.0)(Some(&mut told));
        told
    }

    #[inline(always)]
    fn once(&mut self) -> i64 {
        (self.0)(None)
    }
}

/// Tells the result of `Aggregate` for a request with that hash, and returns it as one number.
#[inline(always)]
pub fn tell_aggregate<'a>(
    told: Option<&mut String>,
    request_hash: &str,
    count: i32,
    total_amount: f64,
    stats: impl Iterator<Item = (&'a str, i32)>,
) -> i64 {
    let cents = (total_amount * 100.0) as i64;
    if let Some(told) = told {
        let mut stats: Vec<_> = stats.map(|(name, count)| format!(" {name}={count}")).collect();
        stats.sort();
        *told = format!("{request_hash} {count} {cents}{}", stats.concat());
    }
    cents + i64::from(count)
}

/// Tells an encoded message, and returns its length.
#[inline(always)]
pub fn tell_encoded(told: Option<&mut String>, bytes: &[u8]) -> i64 {
    if let Some(told) = told {
        *told = weight(bytes);
    }
    bytes.len() as i64
}

/// Tells a decoded message by what it is when it is encoded again, and returns its number of transactions.
#[inline(always)]
pub fn tell_decoded(told: Option<&mut String>, count: usize, encode: impl FnOnce() -> Vec<u8>) -> i64 {
    if let Some(told) = told {
        *told = format!("{count} {}", weight(&encode()));
    }
    count as i64
}

/// Length and sum of the bytes.
fn weight(bytes: &[u8]) -> String {
    let sum: u64 = bytes.iter().map(|byte| u64::from(*byte)).sum();
    format!("{} {sum}", bytes.len())
}

/// FNV-1a in 64 bits, as the lab writes it.
pub fn fnv1a(bytes: &[u8]) -> String {
    format!("{:016x}", abi::fnv1a(bytes))
}

/// Heap allocations of this process, its libraries' included, while it does so many calls.
///
/// # Errors
///
/// If liballocations.so is not preloaded.
pub fn allocations(work: &mut Box<dyn Work>, count: u64) -> Result<u64, Refusal> {
    // SAFETY: the name is NUL-terminated, and the default scope needs no handle.
    let symbol = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"allocation_count".as_ptr()) };
    if symbol.is_null() {
        return Err(Refusal::Error("liballocations.so is not preloaded".to_owned()));
    }
    // SAFETY: allocations.c defines the only function of this name.
    let so_far: extern "C" fn() -> u64 = unsafe { std::mem::transmute(symbol) };
    let before = so_far();
    work.run(count);
    Ok(so_far() - before)
}

/// Numbers with blanks between them.
pub fn join(numbers: impl IntoIterator<Item = i64>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}
