//! What is timed.

use std::error::Error;
use std::fmt;
use std::hint::black_box;
use std::time::Instant;

/// One way of doing one thing.
pub struct Arm {
    /// The operation, `/`, and by whom.
    pub name: String,
    pub work: Box<dyn Work>,
}

impl Arm {
    pub fn new(name: impl Into<String>, work: impl Work + 'static) -> Self {
        Self { name: name.into(), work: Box::new(work) }
    }
}

/// What an arm does.
pub trait Work {
    /// Does it and tells the whole outcome in the words of bench/README.md.
    fn answer(&mut self) -> String;

    /// Does it once and tells the outcome as one number.
    fn once(&mut self) -> i64;

    /// Does it that many times.
    fn run(&mut self, count: u64) -> Sample {
        // An eighth beforehand brings code and data back into the caches after other arms had them.
        for _ in 0..count.div_ceil(8) {
            self.once();
        }
        let mut fold = 0_i64;
        let started = Instant::now();
        for _ in 0..count {
            fold = fold.wrapping_add(self.once());
        }
        Sample { ns: started.elapsed().as_nanos(), count, fold }
    }
}

/// One timed stretch.
pub struct Sample {
    ns: u128,
    count: u64,
    /// The wrapping sum of the outcomes.
    fold: i64,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.ns, self.count, self.count, self.fold)
    }
}

/// An operation on two numbers.
pub struct Pair<F> {
    pub operands: (i64, i64),
    pub add: F,
}

/// Operands whose sums are told.
const PAIRS: [(i64, i64); 6] =
    [(40, 2), (-1, 1), (0, 0), (i64::MAX, 1), (i64::MIN, -1), (123_456_789, 987_654_321)];

impl<F: FnMut(i64, i64) -> i64> Work for Pair<F> {
    fn answer(&mut self) -> String {
        join(PAIRS.map(|(a, b)| (self.add)(a, b)))
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

/// Tells the result of `Aggregate`, and returns it as one number.
#[inline(always)]
pub fn tell_aggregate<'a>(
    told: Option<&mut String>,
    count: i32,
    total_amount: f64,
    stats: impl Iterator<Item = (&'a str, i32)>,
) -> i64 {
    let cents = (total_amount * 100.0) as i64;
    if let Some(told) = told {
        let mut stats: Vec<_> = stats.map(|(name, count)| format!(" {name}={count}")).collect();
        stats.sort();
        *told = format!("{count} {cents}{}", stats.concat());
    }
    cents + i64::from(count)
}

/// Tells a number, and returns it.
#[inline(always)]
pub fn tell_number(told: Option<&mut String>, number: usize) -> i64 {
    if let Some(told) = told {
        *told = number.to_string();
    }
    number as i64
}

/// Heap allocations of this process, its libraries' included, in so many calls.
///
/// # Errors
///
/// If liballocations.so is not preloaded.
pub fn allocations(arm: &mut Arm, count: u64) -> Result<String, Box<dyn Error>> {
    // SAFETY: the name is NUL-terminated, and the default scope needs no handle.
    let symbol = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"allocation_count".as_ptr()) };
    if symbol.is_null() {
        return Err("liballocations.so is not preloaded".into());
    }
    // SAFETY: allocations.c defines the only function of this name.
    let so_far: extern "C" fn() -> u64 = unsafe { std::mem::transmute(symbol) };
    arm.work.run(count);
    let before = so_far();
    arm.work.run(count);
    Ok((so_far() - before).to_string())
}

/// Numbers with blanks between them.
pub fn join(numbers: impl IntoIterator<Item = i64>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}
