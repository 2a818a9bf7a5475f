//! How long one arm takes in units of another.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::interval::{Interval, mean, p_of_zero, standard_error, t_quantile};

/// One arm beside another.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Comparison {
    /// Time of the first in units of the second's: below 1 the first is faster.
    pub ratio: Interval,
    /// How probable so great a difference is if there is none.
    pub p: f64,
    /// Fresh processes that were compared.
    pub processes: u32,
    /// How many processes an interval within the margin takes, if these vary as all do.
    pub processes_needed: u32,
}

/// Compares two arms by their paired times: for each process, one pair a round. The estimate is the geometric mean over the
/// processes of the median over the rounds. None if fewer than two processes timed both: one says nothing of others.
pub fn compare(processes: &[Vec<(f64, f64)>], margin: f64) -> Option<Comparison> {
    let observed: Vec<f64> = processes.iter().filter_map(|rounds| median_log_ratio(rounds)).collect();
    if observed.len() < 2 {
        return None;
    }
    let error = standard_error(&observed, mean(&observed).value);
    Some(Comparison {
        ratio: mean(&observed).map(f64::exp),
        p: p_of_zero(&observed),
        processes: observed.len() as u32,
        processes_needed: needed(&observed, error, margin),
    })
}

fn median_log_ratio(rounds: &[(f64, f64)]) -> Option<f64> {
    let logarithms: Vec<f64> = rounds.iter().map(|(ours, theirs)| (ours / theirs).ln()).collect();
    (!logarithms.is_empty()).then(|| super::median(&logarithms).value)
}

/// How many observations bring the half-width of the interval down to half the margin.
fn needed(observed: &[f64], error: f64, margin: f64) -> u32 {
    let deviation = error * (observed.len() as f64).sqrt();
    let wanted = (1.0 + margin).ln() / 2.0;
    (2..1000)
        .find(|&count| t_quantile(f64::from(count) - 1.0) * deviation / f64::from(count).sqrt() <= wanted)
        .unwrap_or(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_process_is_the_unit() {
        // A hundred rounds in which a process is 10 % faster say no more than one: the other process has it the other way.
        let processes = [vec![(1.1, 1.0); 100], vec![(1.0, 1.1); 100]];
        let comparison = compare(&processes, 0.02).expect("two processes");
        assert!((comparison.ratio.value - 1.0).abs() < 1e-9);
        assert!(comparison.ratio.holds(1.1) && comparison.ratio.holds(0.9));
    }

    #[test]
    fn a_difference_in_every_process_is_seen() {
        let processes: Vec<_> = (0..10).map(|i| vec![(1.05 + 0.001 * f64::from(i % 3), 1.0); 3]).collect();
        let comparison = compare(&processes, 0.02).expect("ten processes");
        assert!(comparison.ratio.low > 1.04 && comparison.ratio.high < 1.06 && comparison.p < 1e-6);
        assert_eq!(comparison.processes, 10);
        assert_eq!(comparison.processes_needed, 2);
    }

    #[test]
    fn one_process_says_nothing_of_others() {
        assert_eq!(compare(&[vec![(2.0, 1.0)], vec![]], 0.02), None);
    }
}
