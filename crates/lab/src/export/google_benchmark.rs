//! Google Benchmark's JSON, which its compare.py reads.

use serde_json::{Map, Value, json};

use super::{rate, samples};
use crate::result::{ArmResult, ResultFile};

/// The arms as Google Benchmark writes them, one repetition a process. The lab takes no processor time: where that is asked
/// for stands the real time once more, and the context says so.
pub fn google_benchmark(result: &ResultFile) -> String {
    let repetitions = result.arms.iter().enumerate().flat_map(|(family, arm)| repetitions(family, arm));
    let document = json!({
        "context": context(result),
        "benchmarks": repetitions.collect::<Vec<Value>>(),
    });
    format!("{document:#}\n")
}

fn context(result: &ResultFile) -> Value {
    let mut context = Map::new();
    context.insert("date".to_owned(), json!(result.date));
    context.insert("executable".to_owned(), json!(result.command));
    let cores = result.fingerprint.facts.get("cores").and_then(|cores| cores.parse::<u64>().ok());
    context.extend(cores.map(|cores| ("num_cpus".to_owned(), json!(cores))));
    context.insert("caches".to_owned(), json!([]));
    context.insert("cpu".to_owned(), json!(result.fingerprint.cpu));
    context.insert("table".to_owned(), json!(result.table.id));
    context.insert("certified".to_owned(), json!(result.certificate.certified));
    context.insert("cpu_time".to_owned(), json!("not measured: it repeats real_time"));
    Value::Object(context)
}

fn repetitions(family: usize, arm: &ArmResult) -> impl Iterator<Item = Value> {
    let all = samples(arm);
    let rounds = (arm.rounds / arm.processes.max(1)).max(1);
    all.iter().enumerate().map(move |(index, ns)| {
        let mut repetition = json!({
            "name": arm.id,
            "family_index": family,
            "per_family_instance_index": 0,
            "run_name": arm.id,
            "run_type": "iteration",
            "repetitions": all.len(),
            "repetition_index": index,
            "threads": 1,
            "iterations": rounds,
            "real_time": ns,
            "cpu_time": ns,
            "time_unit": "ns",
        });
        if let (Some(rate), Some(fields)) = (rate(arm, *ns), repetition.as_object_mut()) {
            fields.insert("bytes_per_second".to_owned(), json!(rate));
        }
        repetition
    })
}
