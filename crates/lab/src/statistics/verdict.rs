//! What may be said of a comparison.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Comparison;

/// What a comparison shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The first takes less time, by more than the margin.
    Faster,
    /// The first takes more time, by more than the margin.
    Slower,
    /// The two are the same within the margin.
    Equivalent,
    /// Nothing, with so few processes on so restless a machine.
    Inconclusive,
}

/// How often a difference may be seen anywhere in the family where there is none.
const FALSE_ALARMS: f64 = 0.05;

/// The verdicts on a family of comparisons. A difference counts if it would be there in 95 of 100 families without any
/// (Holm 1979) and is estimated beyond the margin; equivalence, if the interval lies within the margin.
pub fn verdicts(family: &[Comparison], margin: f64) -> Vec<Verdict> {
    let real = real_differences(family);
    family.iter().zip(real).map(|(comparison, real)| verdict(comparison, real, margin)).collect()
}

fn verdict(comparison: &Comparison, real: bool, margin: f64) -> Verdict {
    let (least, greatest) = (1.0 / (1.0 + margin), 1.0 + margin);
    let ratio = comparison.ratio;
    match () {
        () if ratio.low >= least && ratio.high <= greatest => Verdict::Equivalent,
        () if real && ratio.value < least => Verdict::Faster,
        () if real && ratio.value > greatest => Verdict::Slower,
        () => Verdict::Inconclusive,
    }
}

/// Holm's step-down procedure: the smallest p has to pass the strictest test, and the first that fails ends it.
fn real_differences(family: &[Comparison]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..family.len()).collect();
    order.sort_by(|&a, &b| family[a].p.total_cmp(&family[b].p));
    let passing = order
        .iter()
        .enumerate()
        .take_while(|&(rank, &index)| family[index].p <= FALSE_ALARMS / (family.len() - rank) as f64)
        .count();
    let mut real = vec![false; family.len()];
    for &index in &order[..passing] {
        real[index] = true;
    }
    real
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Interval;
    use Verdict::{Equivalent, Faster, Inconclusive, Slower};

    fn comparison(low: f64, value: f64, high: f64, p: f64) -> Comparison {
        Comparison { ratio: Interval { value, low, high }, p, processes: 10, processes_needed: 20 }
    }

    #[test]
    fn there_are_four() {
        let family = [
            comparison(0.79, 0.80, 0.81, 1e-6),
            comparison(1.19, 1.20, 1.21, 1e-6),
            comparison(0.99, 1.00, 1.01, 0.9),
            comparison(0.95, 1.03, 1.11, 0.4),
        ];
        assert_eq!(verdicts(&family, 0.02), [Faster, Slower, Equivalent, Inconclusive]);
    }

    #[test]
    fn a_real_difference_within_the_margin_is_none() {
        assert_eq!(verdicts(&[comparison(1.005, 1.01, 1.015, 1e-6)], 0.02), [Verdict::Equivalent]);
        assert_eq!(verdicts(&[comparison(1.005, 1.015, 1.025, 1e-6)], 0.02), [Verdict::Inconclusive]);
    }

    #[test]
    fn among_many_comparisons_one_small_p_is_chance() {
        let mut family = vec![comparison(1.01, 1.05, 1.09, 0.04)];
        assert_eq!(verdicts(&family, 0.02)[0], Verdict::Slower);
        family.extend([comparison(0.9, 1.0, 1.1, 0.9); 9]);
        assert_eq!(verdicts(&family, 0.02)[0], Verdict::Inconclusive);
    }
}
