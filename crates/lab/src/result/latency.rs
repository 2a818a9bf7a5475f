//! Percentiles of lateness.

use std::collections::BTreeMap;

use hdrhistogram::Histogram;
use statrs::distribution::{Binomial, DiscreteCDF as _};

use super::findings::{Latency, Percentile, Percentiles};
use crate::session::{Event, Group};

/// The percentiles that are told.
const TOLD: [f64; 7] = [0.5, 0.9, 0.99, 0.999, 0.9999, 0.99999, 0.999_999];

/// How late the arms of these groups were, at each rate, all processes together.
pub(super) fn latencies(groups: &[Group<'_>], events: &[Event]) -> Vec<Latency> {
    let mut by_rate: BTreeMap<(&str, u64), [Vec<u64>; 2]> = BTreeMap::new();
    for event in events {
        if let Event::Latency { arm, rate, late_ns, service_ns } = event {
            let [late, service] = by_rate.entry((arm, *rate)).or_default();
            late.extend(late_ns);
            service.extend(service_ns);
        }
    }
    let arms = groups.iter().flat_map(|group| group.arms.iter().map(move |arm| (group.engine, arm)));
    arms.flat_map(|(engine, arm)| {
        let rates = by_rate.range((arm.id.as_str(), 0)..=(arm.id.as_str(), u64::MAX));
        rates.map(move |(&(_, rate), [late, service])| Latency {
            arm: arm.id.clone(),
            title: arm.scenario.title.clone(),
            engine: engine.id.clone(),
            by: arm.name.clone(),
            rate_per_s: rate,
            calls: late.len() as u64,
            open: percentiles(late),
            service: (!service.is_empty()).then(|| percentiles(service)),
        })
    })
    .collect()
}

/// Percentiles to three digits, with intervals by order statistics.
fn percentiles(values: &[u64]) -> Percentiles {
    let count = values.len() as u64;
    let greatest = values.iter().copied().max().unwrap_or(0);
    let Ok(mut histogram) = Histogram::<u64>::new_with_max(greatest.max(2), 3) else {
        unreachable!("three digits up to 2 or more are allowed")
    };
    values.iter().for_each(|value| histogram.saturating_record(*value));
    let points = TOLD
        .into_iter()
        .filter(|q| count as f64 * (1.0 - q) >= 10.0 - 1e-6)
        .filter_map(|q| {
            // As many of `count` values lie below the true percentile as coins with this bias show heads.
            let below = Binomial::new(q, count).ok()?;
            let at = |rank: u64| histogram.value_at_quantile(rank as f64 / count as f64) as f64;
            Some(Percentile {
                q,
                ns: histogram.value_at_quantile(q) as f64,
                low: at(below.inverse_cdf(0.025)),
                high: at((below.inverse_cdf(0.975) + 1).min(count)),
            })
        })
        .collect();
    Percentiles { points, max_ns: greatest as f64, count }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_takes_ten_calls_beyond_it() {
        let told = percentiles(&(1..=1000).collect::<Vec<_>>());
        assert_eq!(told.points.iter().map(|point| point.q).collect::<Vec<_>>(), [0.5, 0.9, 0.99]);
        assert_eq!(told.points[0].ns, 500.0);
        assert!(told.points[1].low < 900.0 && told.points[1].high > 900.0 && told.points[1].low > 870.0);
    }

    #[test]
    fn one_stall_shows_in_the_tail() {
        // 200 ms in which a call should have started every 10 us: those behind it wait for less and less.
        let behind = (0..20_000_u64).map(|i| 200_000_000 - i * 10_000);
        let values: Vec<u64> = behind.chain(std::iter::repeat_n(100, 80_000)).collect();
        let told = percentiles(&values);
        assert_eq!(told.points[0].ns, 100.0);
        assert!(told.points[2].ns > 180_000_000.0, "{told:?}");
    }
}
