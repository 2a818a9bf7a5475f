//! An engine with known differences and known faults, for the lab to be tried on: it must find the ones and refuse the others.

use std::cell::Cell;
use std::hint::black_box;
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::definition::{Engine, Fault, Table};
use crate::fingerprint::fnv1a;
use crate::worker;

/// How long the stalling implementation stalls, once.
pub const STALL: Duration = Duration::from_millis(200);

/// The table that this engine can do.
///
/// # Errors
///
/// Never, unless the definition in this crate is wrong.
pub fn table() -> Result<Table, Fault> {
    Table::parse("selftest", include_str!("table.toml"))
}

/// This engine, started by a command that calls [`serve`].
///
/// # Errors
///
/// Never, unless the definition in this crate is wrong.
pub fn engine(command: Vec<String>) -> Result<Engine, Fault> {
    Ok(Engine { command, ..Engine::parse("planted", include_str!("engine.toml"))? })
}

/// Answers requests until they end.
///
/// # Errors
///
/// If a line cannot be read or written.
pub fn serve(input: impl BufRead, output: impl Write) -> io::Result<()> {
    let bytes: Vec<u8> = (0..1024_u32).map(|i| (i * 31) as u8).collect();
    let mut served = Planted { bytes, begin: Cell::new(0), arms: Vec::new() };
    worker::serve(input, output, |request| served.answer(request))
}

struct Planted {
    bytes: Vec<u8>,
    /// Where the next call begins: at 0, but only the end of the call before tells.
    begin: Cell<usize>,
    /// What was prepared, by name.
    arms: Vec<(String, Way)>,
}

/// How an arm goes about the kernel.
#[derive(Clone, Copy)]
enum Way {
    /// So many bytes more, whose outcome does not count.
    More(usize),
    /// With one bit of the outcome flipped.
    Flipped,
    /// Right at first, flipped when timed.
    FlippedLater,
    /// Not at all, once the answer is known.
    Deleted,
    /// With one long pause.
    Stalled,
    /// Over as many bytes as the size says, and nothing else.
    ByByte(usize),
    /// Over half as many, after a costly beginning.
    ByHalf(usize),
}

impl Way {
    fn of(name: &str, size: usize) -> Option<Self> {
        Some(match name {
            "kernel" | "same" => Self::More(0),
            "slower-1" => Self::More(10),
            "slower-2" => Self::More(20),
            "slower-5" => Self::More(51),
            "flipped" => Self::Flipped,
            "flipped-later" => Self::FlippedLater,
            "deleted" => Self::Deleted,
            "stalled" => Self::Stalled,
            "by-byte" => Self::ByByte(size),
            "by-half" => Self::ByHalf(size),
            _ => return None,
        })
    }
}

impl Planted {
    fn answer(&mut self, request: &Value) -> Result<Value, String> {
        let text = |name: &str| request[name].as_str().unwrap_or_default().to_owned();
        let number = |name: &str| request[name].as_u64().unwrap_or_default();
        match text("op").as_str() {
            "prepare" => Ok(self.prepare(text("arm"), &text("by"), number("size") as usize)),
            "run" => self.run(self.way(&text("arm"))?, number("n")),
            "stamps" => {
                let way = self.way(&text("arm"))?;
                self.stamps(way, number("n"), number("interval_ns"), Path::new(&text("file")))
            }
            other => Err(format!("{other:?} is not understood")),
        }
    }

    fn way(&self, arm: &str) -> Result<Way, String> {
        let found = self.arms.iter().find(|(name, _)| name == arm);
        found.map(|(_, way)| *way).ok_or_else(|| format!("{arm} was not prepared"))
    }

    fn prepare(&mut self, arm: String, by: &str, size: usize) -> Value {
        let Some(way) = Way::of(by, size) else { return json!({"absent": format!("there is no {by}")}) };
        self.arms.push((arm, way));
        let outcome = self.once(way) ^ i64::from(matches!(way, Way::Flipped));
        json!({"hash": format!("{:016x}", fnv1a(outcome.to_string().as_bytes())), "checksum": outcome})
    }

    fn run(&self, way: Way, calls: u64) -> Result<Value, String> {
        let outcome = self.once(way);
        for _ in 0..calls / 8 {
            black_box(self.once(way));
        }
        let started = Instant::now();
        let sum = match way {
            Way::Deleted => outcome.wrapping_mul(calls as i64),
            _ => (0..calls).fold(0_i64, |sum, _| sum.wrapping_add(self.once(way))),
        };
        let ns = started.elapsed().as_nanos();
        let flip = i64::from(matches!(way, Way::FlippedLater));
        Ok(json!({"ns": ns as u64, "calls": calls, "checked": calls, "sum": sum ^ flip}))
    }

    fn stamps(&self, way: Way, calls: u64, interval_ns: u64, file: &Path) -> Result<Value, String> {
        let mut stamps = Vec::with_capacity(calls as usize * 24);
        let mut sum = 0_i64;
        let started = Instant::now();
        for call in 0..calls {
            let due = call * interval_ns;
            let mut now = std::iter::repeat_with(|| started.elapsed().as_nanos() as u64);
            let begun = now.find(|now| *now >= due).unwrap_or(due);
            if matches!(way, Way::Stalled) && call == calls / 2 {
                std::thread::sleep(STALL);
            }
            sum = sum.wrapping_add(self.once(way));
            let end = started.elapsed().as_nanos() as u64;
            stamps.extend([due.to_le_bytes(), begun.to_le_bytes(), end.to_le_bytes()].as_flattened());
        }
        std::fs::write(file, stamps).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(json!({"calls": calls, "sum": sum}))
    }

    /// One and the same function for all, so that they differ in what they are given only. Each call begins where the one
    /// before ended, so that a processor cannot do them side by side, and what was planted takes the time that it should.
    #[inline(never)]
    fn once(&self, way: Way) -> i64 {
        match way {
            Way::ByByte(size) => return self.go_over(size, size),
            Way::ByHalf(size) => return self.go_over(BEGINNING + size / 2, size),
            _ => {}
        }
        let more = if let Way::More(bytes) = way { bytes } else { 0 };
        let bytes = &black_box(&self.bytes)[self.begin.get()..];
        let outcome = fnv1a(bytes);
        let end = bytes[..more]
            .iter()
            .fold(outcome, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
        self.begin.set(end as usize & black_box(0));
        outcome as i64
    }
}

impl Planted {
    /// Goes over so many bytes, one after the other; the outcome is the size.
    fn go_over(&self, bytes: usize, size: usize) -> i64 {
        let mut hash = self.begin.get() as u64;
        for number in 0..bytes {
            hash = (hash ^ u64::from(self.bytes[number % 1024])).wrapping_mul(0x0100_0000_01b3);
        }
        self.begin.set(hash as usize & black_box(0));
        size as i64
    }
}

/// Bytes that the costly beginning goes over: as much as going over half of twice as many saves.
const BEGINNING: usize = 2048;
