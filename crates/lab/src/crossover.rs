//! At which size another implementation becomes the faster one.

use crate::definition::{Case, Contest, Engine, Scenario, Table};
use crate::result::{Crossover, SizePoint, SizeRange, evaluate};
use crate::session::{self, Effort, Event, Group, Observer, Places, Recorder, Session};
use crate::worker::{Options, Subject, Worker, WorkerError};

/// What is compared, and where.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// The table that the scenario is in.
    pub table: &'a Table,
    /// What both do; its engine has to take any size.
    pub scenario: &'a Scenario,
    /// Who does it.
    pub engine: &'a Engine,
    /// An implementation.
    pub one: &'a str,
    /// The other.
    pub other: &'a str,
    /// The smallest size that is looked at, at least 1.
    pub from: u64,
    /// The greatest.
    pub to: u64,
}

/// How it is measured.
#[derive(Clone, Debug)]
pub struct Means<'a> {
    /// How much at each size.
    pub effort: Effort,
    /// Where the engine finds things.
    pub places: &'a Places,
    /// The core that everything runs on.
    pub core: Option<usize>,
    /// What orders are drawn from.
    pub seed: u64,
}

/// Two sizes are close enough if the greater is less than this many times the smaller.
const CLOSE: f64 = 1.1;
/// How often a gap between two winners is looked into.
const BISECTIONS: usize = 5;

/// Measures powers of two, and then, with fresh processes, sizes between those where the winner changes, until the change is
/// known to about a tenth, or nothing more can be told on this machine. At sizes that the table does not have, the two have to
/// agree: what is right there nobody else tells.
///
/// # Errors
///
/// If the engine breaks or lacks one of the two.
pub fn find(
    question: &Question<'_>,
    means: &Means<'_>,
    observer: &mut dyn Observer,
) -> Result<Crossover, WorkerError> {
    let mut points = Vec::new();
    let mut sizes = powers_of_two(question.from, question.to, question.scenario.step);
    for step in 0..=BISECTIONS {
        observer.progress(step as u64, BISECTIONS as u64 + 1, &format!("{} sizes", sizes.len()));
        points.extend(measure(question, means, &sizes, observer)?);
        points.sort_by_key(|point| point.size);
        sizes =
            changes(&points).filter_map(|(low, high)| between(low, high, question.scenario.step)).collect();
        sizes.retain(|size| points.iter().all(|point| point.size != *size));
        if sizes.is_empty() || observer.stops() {
            break;
        }
    }
    Ok(Crossover {
        scenario: question.scenario.id.clone(),
        title: question.scenario.title.clone(),
        engine: question.engine.id.clone(),
        one: question.one.to_owned(),
        other: question.other.to_owned(),
        ranges: ranges(&points, question),
        points,
    })
}

/// The crossovers that were found in a session.
pub fn found(events: &[Event]) -> impl Iterator<Item = &Crossover> {
    events.iter().filter_map(|event| match event {
        Event::Crossover { crossover } => Some(crossover),
        _ => None,
    })
}

/// The questions that a table asks of these groups, which no event answers yet. A scenario that was measured in some of its
/// sizes only is not asked about, and neither are implementations that were left out.
pub fn left<'a>(table: &'a Table, groups: &[Group<'a>], events: &[Event]) -> Vec<Question<'a>> {
    let left_out = |id: &str| {
        events
            .iter()
            .any(|event| matches!(event, Event::Absent { arm, .. } | Event::Refused { arm, .. } if arm == id))
    };
    let mut questions = Vec::new();
    for group in groups {
        let (scenario, engine) = (group.arms[0].scenario, group.engine);
        let of_both = groups
            .iter()
            .filter(|other| other.engine.id == engine.id && other.arms[0].scenario.id == scenario.id);
        let is_first = group.arms[0].case.size == scenario.cases[0].size;
        if !is_first || of_both.count() < scenario.cases.len() {
            continue;
        }
        for Contest { between: [one, other], from, to } in &scenario.crossovers {
            let takes_part = |by: &String| group.arms.iter().any(|arm| arm.name == *by && !left_out(&arm.id));
            let is_answer = |found: &Crossover| {
                (&found.scenario, &found.engine, &found.one, &found.other)
                    == (&scenario.id, &engine.id, one, other)
            };
            if takes_part(one) && takes_part(other) && !found(events).any(is_answer) {
                questions.push(Question { table, scenario, engine, one, other, from: *from, to: *to });
            }
        }
    }
    questions
}

/// Both ends and the powers of two between them, as multiples of the step.
fn powers_of_two(from: u64, to: u64, step: u64) -> Vec<u64> {
    let inner = (0..63).map(|power| 1 << power).filter(|size| (from + 1..to).contains(size));
    let mut sizes: Vec<u64> =
        std::iter::once(from).chain(inner).chain([to]).map(|size| size.next_multiple_of(step)).collect();
    sizes.dedup();
    sizes
}

/// Whose time is shorter: `one`'s (less) or `other`'s (greater); none if the interval holds 1.
fn winner(point: &SizePoint) -> Option<std::cmp::Ordering> {
    (!point.ratio.holds(1.0)).then(|| point.ratio.value.total_cmp(&1.0))
}

/// Pairs of sizes with different winners, and none between them.
fn changes(points: &[SizePoint]) -> impl Iterator<Item = (u64, u64)> {
    let decided: Vec<(u64, std::cmp::Ordering)> =
        points.iter().filter_map(|point| Some((point.size, winner(point)?))).collect();
    let pairs: Vec<(u64, u64)> =
        decided.windows(2).filter(|pair| pair[0].1 != pair[1].1).map(|pair| (pair[0].0, pair[1].0)).collect();
    pairs.into_iter()
}

/// About the geometric mean of two sizes that are not close.
fn between(low: u64, high: u64, step: u64) -> Option<u64> {
    let middle = ((low as f64 * high as f64).sqrt() / step as f64).round() as u64 * step;
    (high as f64 / low as f64 > CLOSE && middle > low && middle < high).then_some(middle)
}

fn ranges(points: &[SizePoint], question: &Question<'_>) -> Vec<SizeRange> {
    let name = |point: &SizePoint| {
        winner(point).map(|order| if order.is_lt() { question.one } else { question.other }.to_owned())
    };
    let mut ranges: Vec<SizeRange> = Vec::new();
    for point in points {
        let winner = name(point);
        match ranges.last_mut() {
            Some(range) if range.winner == winner => range.to = point.size,
            Some(range) if range.winner.is_some() && winner.is_some() => {
                let gap = SizeRange { from: range.to, to: point.size, winner: None };
                ranges.extend([gap, SizeRange { from: point.size, to: point.size, winner }]);
            }
            Some(range) => {
                // What cannot be told reaches from the last size that could be told to the next.
                let from = if winner.is_none() { range.to } else { point.size };
                if range.winner.is_none() {
                    range.to = point.size;
                }
                ranges.push(SizeRange { from, to: point.size, winner });
            }
            None => ranges.push(SizeRange { from: point.size, to: point.size, winner }),
        }
    }
    ranges
}

fn measure(
    question: &Question<'_>,
    means: &Means<'_>,
    sizes: &[u64],
    observer: &dyn Observer,
) -> Result<Vec<SizePoint>, WorkerError> {
    let table = Table {
        scenarios: vec![sized(question, means, sizes)?],
        subject: question.one.to_owned(),
        ..question.table.clone()
    };
    let engines = [pair(question)];
    let groups = session::groups(&table, &engines);
    let session = Session {
        commands: session::commands(&groups, means.places),
        groups: groups.clone(),
        effort: means.effort,
        places: means.places.clone(),
        core: means.core,
        seed: means.seed,
        twin: String::new(),
    };
    let mut recorder = Recorder::within(observer);
    session.run(0, &mut recorder)?;
    let evaluation = evaluate(&table, &groups, &recorder.events);
    if let Some(left_out) = evaluation.left_out.first() {
        let reason = format!("{}: {}", left_out.arm, left_out.reason);
        return Err(WorkerError::Failed { engine: question.engine.id.clone(), reason });
    }
    let cases = &table.scenarios[0].cases;
    let point = |(pair, case): (&crate::result::Pair, &Case)| SizePoint {
        size: case.size,
        ratio: pair.comparison.ratio,
    };
    Ok(evaluation.pairs.iter().zip(cases).map(point).collect())
}

/// The engine with the two implementations only.
fn pair(question: &Question<'_>) -> Engine {
    let mut engine = question.engine.clone();
    engine.arms.retain(|scenario, _| *scenario == question.scenario.id);
    for implementations in engine.arms.values_mut() {
        implementations.retain(|name, _| name == question.one || name == question.other);
    }
    engine
}

/// The scenario at these sizes. What the table does not know, `one` is asked for.
fn sized(question: &Question<'_>, means: &Means<'_>, sizes: &[u64]) -> Result<Scenario, WorkerError> {
    let command: Vec<String> = question.engine.command.iter().map(|word| means.places.fill(word)).collect();
    let options = Options { core: means.core, ..Options::default() };
    let mut worker = Worker::start(&question.engine.id, &command, &options)?;
    let mut cases = Vec::new();
    for &size in sizes {
        if let Some(case) = question.scenario.cases.iter().find(|case| case.size == size) {
            cases.push(case.clone());
            continue;
        }
        let subject = Subject { arm: "asked", scenario: &question.scenario.id, size, by: question.one };
        let prepared = worker.prepare(subject, &question.scenario.input)?;
        cases.push(Case {
            size,
            operations: 1,
            bytes: None,
            hash: prepared.hash,
            checksum: prepared.checksum,
        });
    }
    Ok(Scenario { cases, ..question.scenario.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Interval;

    fn point(size: u64, low: f64, high: f64) -> SizePoint {
        SizePoint { size, ratio: Interval { value: (low * high).sqrt(), low, high } }
    }

    #[test]
    fn a_grid_has_both_ends_and_the_powers_between() {
        assert_eq!(powers_of_two(10, 100, 1), [10, 16, 32, 64, 100]);
        assert_eq!(powers_of_two(16, 16, 1), [16]);
        assert_eq!(powers_of_two(16, 200, 64), [64, 128, 256]);
    }

    #[test]
    fn a_change_is_looked_into_until_it_is_close() {
        let points = [point(16, 0.5, 0.6), point(64, 0.9, 1.1), point(256, 1.5, 1.6)];
        assert_eq!(changes(&points).collect::<Vec<_>>(), [(16, 256)]);
        assert_eq!(between(16, 256, 1), Some(64));
        assert_eq!(between(128, 256, 64), Some(192));
        assert_eq!(between(100, 105, 1), None);
    }

    #[test]
    fn between_two_winners_nobody_wins() {
        let planted = crate::planted::table().expect("a table");
        let engine = crate::planted::engine(vec!["x".to_owned()]).expect("an engine");
        let question = Question {
            table: &planted,
            scenario: &planted.scenarios[0],
            engine: &engine,
            one: "a",
            other: "b",
            from: 16,
            to: 256,
        };
        let range =
            |from, to, winner: Option<&str>| SizeRange { from, to, winner: winner.map(str::to_owned) };
        let points = [point(16, 0.5, 0.6), point(32, 0.5, 0.6), point(64, 0.9, 1.1), point(256, 1.5, 1.6)];
        assert_eq!(
            ranges(&points, &question),
            [range(16, 32, Some("a")), range(32, 256, None), range(256, 256, Some("b"))]
        );
        let abrupt = [point(16, 0.5, 0.6), point(32, 1.5, 1.6)];
        assert_eq!(
            ranges(&abrupt, &question),
            [range(16, 16, Some("a")), range(16, 32, None), range(32, 32, Some("b"))]
        );
    }
}
