//! Estimates with their 95 % intervals.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use statrs::distribution::{Binomial, ContinuousCDF as _, DiscreteCDF as _, StudentsT};

/// An estimate, and where the truth lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Interval {
    /// The estimate.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Whether a number lies within.
    pub fn holds(&self, number: f64) -> bool {
        (self.low..=self.high).contains(&number)
    }

    /// The same after a rising function.
    pub fn map(self, rising: impl Fn(f64) -> f64) -> Self {
        Self { value: rising(self.value), low: rising(self.low), high: rising(self.high) }
    }
}

/// The mean of two or more independent observations, and its interval after Student's t.
pub fn mean(observations: &[f64]) -> Interval {
    let count = observations.len() as f64;
    let value = observations.iter().sum::<f64>() / count;
    let half = t_quantile(count - 1.0) * standard_error(observations, value);
    Interval { value, low: value - half, high: value + half }
}

/// The standard error of the mean; infinite for a single observation.
pub(super) fn standard_error(observations: &[f64], mean: f64) -> f64 {
    let count = observations.len() as f64;
    let squares: f64 = observations.iter().map(|value| (value - mean).powi(2)).sum();
    if observations.len() < 2 { f64::INFINITY } else { (squares / (count - 1.0) / count).sqrt() }
}

/// What Student's t with so many degrees of freedom exceeds on either side in 5 % of all cases.
pub(super) fn t_quantile(degrees: f64) -> f64 {
    StudentsT::new(0.0, 1.0, degrees).map_or(1.0, |t| t.inverse_cdf(0.975))
}

/// How probable a mean so far from 0 is if the truth is 0.
pub(super) fn p_of_zero(observations: &[f64]) -> f64 {
    let value = mean(observations).value;
    let t = value.abs() / standard_error(observations, value);
    let degrees = observations.len() as f64 - 1.0;
    if t.is_nan() || degrees < 1.0 {
        return 1.0;
    }
    StudentsT::new(0.0, 1.0, degrees).map_or(1.0, |distribution| 2.0 * distribution.sf(t))
}

/// The median and its interval by order statistics, whatever the distribution: how many values lie below the true median is a
/// matter of so many coin tosses. With fewer than six values no pair reaches 95 %: then it is the least and the greatest.
///
/// # Panics
///
/// Without any value.
pub fn median(values: &[f64]) -> Interval {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let count = sorted.len();
    let rank = (0..count as u64 / 2)
        .take_while(|&rank| {
            Binomial::new(0.5, count as u64).is_ok_and(|tosses| 2.0 * tosses.cdf(rank) <= 0.05)
        })
        .count()
        .saturating_sub(1);
    Interval {
        value: f64::midpoint(sorted[(count - 1) / 2], sorted[count / 2]),
        low: sorted[rank],
        high: sorted[count - 1 - rank],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, wanted: f64) -> bool {
        (value - wanted).abs() < 1e-4
    }

    /// scipy.stats.t.interval(0.95, 4, mean, sem) over these values.
    #[test]
    fn the_interval_of_a_mean_is_that_of_students_t() {
        let interval = mean(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert!(
            near(interval.value, 3.0) && near(interval.low, 1.03676) && near(interval.high, 4.96324),
            "{interval:?}"
        );
    }

    /// scipy.stats.ttest_1samp(values, 0).pvalue
    #[test]
    fn p_is_that_of_a_one_sample_t_test() {
        assert!(near(p_of_zero(&[1.0, 2.0, 3.0, 4.0, 5.0]), 0.013236));
        assert!(near(p_of_zero(&[0.5]), 1.0));
    }

    #[test]
    fn the_interval_of_a_median_comes_from_coin_tosses() {
        let values: Vec<f64> = (1..=10).map(f64::from).collect();
        assert_eq!(median(&values), Interval { value: 5.5, low: 2.0, high: 9.0 });
        assert_eq!(median(&[3.0, 1.0, 2.0]), Interval { value: 2.0, low: 1.0, high: 3.0 });
        assert_eq!(median(&[7.0]), Interval { value: 7.0, low: 7.0, high: 7.0 });
    }
}
