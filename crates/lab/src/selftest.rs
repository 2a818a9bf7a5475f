//! How often this machine and this method see a difference where there is none, and miss one where there is.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use statrs::distribution::{Beta, ContinuousCDF as _};

use crate::definition::Fault;
use crate::planted;
use crate::result::{Fingerprint, Pair, evaluate};
use crate::session::{self, Effort, Event, Group, Observer, Places, Recorder, Session};
use crate::statistics::{Comparison, Interval, median};
use crate::worker::WorkerError;

/// What one session showed: the kernel's time in units of that of each planted implementation, by its name.
pub type Shown = BTreeMap<String, Comparison>;

/// What the sessions of a self-test showed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SelfTest {
    /// Sessions that were run.
    pub sessions: u32,
    /// How much each of them measured.
    pub effort: Effort,
    /// The machine.
    pub fingerprint: Fingerprint,
    /// What was planted, and how often it was seen.
    pub plants: Vec<Plant>,
    /// What each session showed, in their order.
    pub shown: Vec<Shown>,
}

/// What is to be run.
#[derive(Clone, Debug)]
pub struct Trial {
    /// How many sessions, those of before included.
    pub sessions: u32,
    /// How much each of them measures.
    pub effort: Effort,
    /// What starts the planted engine.
    pub command: Vec<String>,
    /// Where the engine finds things.
    pub places: Places,
    /// The core that everything runs on.
    pub core: Option<usize>,
    /// The machine.
    pub fingerprint: Fingerprint,
}

/// A difference that was planted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Plant {
    /// The implementation.
    pub by: String,
    /// How much more it does, in percent.
    pub percent: f64,
    /// The share of sessions whose 95 % interval left out 1, and its own 95 % interval (Clopper and Pearson 1934).
    pub seen: Interval,
    /// The median of the estimates, and the 5th and the 95th percentile: time in units of the kernel's.
    pub estimate: Interval,
}

/// Each planted implementation with the percentage that it does more.
const PLANTS: [(&str, f64); 4] = [("same", 0.0), ("slower-1", 1.0), ("slower-2", 2.0), ("slower-5", 5.0)];

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SelfTestError {
    /// The built-in definition.
    #[error(transparent)]
    Definition(#[from] Fault),
    /// The built-in engine.
    #[error(transparent)]
    Engine(#[from] WorkerError),
}

/// Goes on after the sessions that were run before, until there are as many as wanted; `keep` hears after each what all of them
/// show. Ends early if the observer wants it; none if not one session is over then.
///
/// # Errors
///
/// If the engine breaks.
pub fn run(
    trial: &Trial,
    before: Vec<Shown>,
    observer: &mut dyn Observer,
    keep: &mut dyn FnMut(&SelfTest),
) -> Result<Option<SelfTest>, SelfTestError> {
    let engines = [planted::engine(trial.command.clone())?];
    let table = planted::table()?;
    let mut groups = session::groups(&table, &engines);
    groups.retain(|group| group.arms[0].scenario.id == "kernel");
    let mut shown = before;
    for number in shown.len() as u32..trial.sessions {
        observer.progress(u64::from(number), u64::from(trial.sessions), "sessions");
        let events = one(&groups, trial, u64::from(number), observer)?;
        if observer.stops() {
            break;
        }
        shown.push(evaluate(&table, &groups, &events).pairs.into_iter().map(of_plant).collect());
        keep(&summary(shown.clone(), trial));
    }
    Ok((!shown.is_empty()).then(|| summary(shown, trial)))
}

fn of_plant(pair: Pair) -> (String, Comparison) {
    let by = pair.other.rsplit('/').next().unwrap_or_default();
    (by.to_owned(), pair.comparison)
}

fn one(
    groups: &[Group<'_>],
    trial: &Trial,
    seed: u64,
    observer: &dyn Observer,
) -> Result<Vec<Event>, WorkerError> {
    let session = Session {
        groups: groups.to_vec(),
        commands: session::commands(groups, &trial.places),
        effort: trial.effort,
        places: trial.places.clone(),
        core: trial.core,
        seed,
        // Its own arms are compared with themselves here; another twin would only cost time.
        twin: String::new(),
    };
    let mut recorder = Recorder::within(observer);
    session.run(0, &mut recorder)?;
    Ok(recorder.events)
}

fn summary(shown: Vec<Shown>, trial: &Trial) -> SelfTest {
    let plant = |(by, percent): (&str, f64)| {
        let comparisons: Vec<&Comparison> = shown.iter().filter_map(|session| session.get(by)).collect();
        let found = comparisons.iter().filter(|comparison| !comparison.ratio.holds(1.0)).count();
        // The pair tells the kernel's time in units of the other's.
        let estimates: Vec<f64> = comparisons.iter().map(|comparison| 1.0 / comparison.ratio.value).collect();
        (!comparisons.is_empty()).then(|| Plant {
            by: by.to_owned(),
            percent,
            seen: share(found, comparisons.len()),
            estimate: spread(&estimates),
        })
    };
    SelfTest {
        sessions: shown.len() as u32,
        effort: trial.effort,
        fingerprint: trial.fingerprint.clone(),
        plants: PLANTS.into_iter().filter_map(plant).collect(),
        shown,
    }
}

/// A share and where the true one lies with 95 % confidence.
fn share(found: usize, of: usize) -> Interval {
    let (found, of) = (found as f64, of as f64);
    let quantile = |a: f64, b: f64, p: f64| Beta::new(a, b).map_or(f64::NAN, |beta| beta.inverse_cdf(p));
    Interval {
        value: found / of,
        low: if found == 0.0 { 0.0 } else { quantile(found, of - found + 1.0, 0.025) },
        high: if found == of { 1.0 } else { quantile(found + 1.0, of - found, 0.975) },
    }
}

fn spread(values: &[f64]) -> Interval {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |q: f64| sorted[(q * (sorted.len() - 1) as f64).round() as usize];
    Interval { value: median(values).value, low: at(0.05), high: at(0.95) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// scipy.stats.binomtest(10, 200).proportion_ci()
    #[test]
    fn the_interval_of_a_share_is_exact() {
        let share = share(10, 200);
        assert!((share.low - 0.024235).abs() < 1e-4 && (share.high - 0.090033).abs() < 1e-4, "{share:?}");
        assert_eq!((super::share(0, 5).low, super::share(5, 5).high), (0.0, 1.0));
    }
}
