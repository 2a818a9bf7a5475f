//! Go's benchmark format, which benchstat reads: <https://golang.org/design/14313-benchmark-format>.

use std::fmt::Write as _;

use super::{rate, samples};
use crate::result::{ArmResult, ResultFile};

/// The arms as lines of Go's benchmark format, one a process. `benchstat -col /by FILE` shows implementations side by side.
pub fn benchfmt(result: &ResultFile) -> String {
    let mut text = String::new();
    let mut configure = |key: &str, value: &str| {
        // A line each, so nothing may break it.
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        let _ = writeln!(text, "{key}: {value}");
    };
    configure("pkg", &format!("shortwire/{}", result.table.id));
    configure("cpu", &result.fingerprint.cpu);
    configure("date", &result.date);
    configure("command", &result.command);
    configure("certified", if result.certificate.certified { "yes" } else { "no" });
    for engine in &result.engines {
        configure(&format!("engine-{}", key(&engine.id)), &engine.version);
    }
    text.push('\n');
    for arm in &result.arms {
        let name = name(arm);
        let rounds = (arm.rounds / arm.processes.max(1)).max(1);
        for ns in samples(arm) {
            let _ = write!(text, "{name}\t{rounds}\t{ns} ns/op");
            if let Some(rate) = rate(arm, *ns) {
                let _ = write!(text, "\t{:.3} MB/s", rate / 1e6);
            }
            if let Some(allocations) = arm.allocations {
                let _ = write!(text, "\t{} allocs/op", allocations / arm.operations as f64);
            }
            if let Some(bytes) = arm.allocated_bytes {
                let _ = write!(text, "\t{} B/op", bytes / arm.operations as f64);
            }
            text.push('\n');
        }
    }
    text
}

/// `BenchmarkAdd/size=64/engine=go/by=raw`
fn name(arm: &ArmResult) -> String {
    let mut scenario = part(&arm.scenario);
    if let Some(first) = scenario.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let size = if arm.size == 0 { String::new() } else { format!("/size={}", arm.size) };
    format!("Benchmark{scenario}{size}/engine={}/by={}", part(&arm.engine), part(&arm.by))
}

/// A name has no spaces, and `/` and `=` mean something in it. A number after `-` at its end would be taken for a count of
/// processors.
fn part(text: &str) -> String {
    text.replace(|c: char| c.is_whitespace() || "/=-".contains(c), "_")
}

/// A key is in lower case and has neither spaces nor colons.
fn key(text: &str) -> String {
    text.to_lowercase().replace(|c: char| c.is_whitespace() || c == ':', "-")
}
