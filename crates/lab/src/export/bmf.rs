//! Bencher Metric Format, which bencher.dev keeps: <https://bencher.dev/docs/reference/bencher-metric-format/>.

use serde_json::{Map, Value, json};

use super::rate;
use crate::result::{ArmResult, ResultFile};
use crate::statistics::Interval;

/// The arms as Bencher Metric Format: by arm, its measures with their 95 % intervals. `latency` is nanoseconds an operation,
/// `throughput` operations a second, `bytes-per-second`, `allocations` and `allocated-bytes` a call only where they are known.
pub fn bmf(result: &ResultFile) -> String {
    let arms: Map<String, Value> =
        result.arms.iter().map(|arm| (arm.id.clone(), Value::Object(measures(arm)))).collect();
    format!("{:#}\n", Value::Object(arms))
}

fn measures(arm: &ArmResult) -> Map<String, Value> {
    let mut measures = Map::new();
    let mut measure = |name: &str, value: Value| drop(measures.insert(name.to_owned(), value));
    measure("latency", metric(arm.ns));
    measure("throughput", metric(per_second(arm.ns, |ns| 1e9 / ns)));
    if arm.bytes.is_some() {
        measure("bytes-per-second", metric(per_second(arm.ns, |ns| rate(arm, ns).unwrap_or_default())));
    }
    for (name, known) in [("allocations", arm.allocations), ("allocated-bytes", arm.allocated_bytes)] {
        if let Some(count) = known {
            measure(name, json!({ "value": count }));
        }
    }
    measures
}

/// The longest time makes the lowest rate.
fn per_second(ns: Interval, rate: impl Fn(f64) -> f64) -> Interval {
    Interval { value: rate(ns.value), low: rate(ns.high), high: rate(ns.low) }
}

fn metric(interval: Interval) -> Value {
    json!({ "value": interval.value, "lower_value": interval.low, "upper_value": interval.high })
}
