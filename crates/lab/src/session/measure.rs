//! Fresh processes, one set after another, and the rounds within them.

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use rand_pcg::Pcg64;

use super::arms::{Arm, Group, Places};
use super::stretch::{self, Unfit};
use super::{Effort, Event, latency};
use crate::definition::{Allocations, Engine, Kind};
use crate::fingerprint;
use crate::worker::{Options, Worker, WorkerError};

/// Hears what happens, while it happens.
pub trait Observer {
    /// Something that belongs to the raw data.
    fn event(&mut self, event: &Event);

    /// How far the session is, in steps of about the same length, and with what.
    fn progress(&mut self, done: u64, of: u64, what: &str);

    /// Whether to stop at the next opportunity.
    fn stops(&self) -> bool;
}

/// What a session is made of.
#[derive(Debug)]
pub struct Session<'a> {
    /// The arms, by who is compared with whom.
    pub groups: Vec<Group<'a>>,
    /// How each process is started, by name.
    pub commands: BTreeMap<String, Vec<String>>,
    /// How much is measured.
    pub effort: Effort,
    /// Where engines find things.
    pub places: Places,
    /// The core that everything runs on.
    pub core: Option<usize>,
    /// What orders are drawn from.
    pub seed: u64,
    /// The implementation that runs twice in one case of each engine, to be compared with itself.
    pub twin: String,
}

/// An arm that is fit, with the calls of its stretch.
#[derive(Clone)]
struct Ready<'s, 'a> {
    arm: &'s Arm<'a>,
    worker: &'s str,
    calls: u64,
    again: bool,
}

type Workers = BTreeMap<String, Worker>;

impl Session<'_> {
    /// Measures the processes `from` and later. Stops early if the observer wants it; what a process has told until then
    /// counts only if it is done.
    ///
    /// # Errors
    ///
    /// If an engine breaks. One that lacks an arm, or does it wrongly, only loses the arm.
    pub fn run(&self, from: u32, observer: &mut dyn Observer) -> Result<(), WorkerError> {
        if from == 0 {
            self.allocations(observer)?;
        }
        for process in from..self.effort.processes {
            observer.event(&Event::Process { process });
            let mut random = Pcg64::seed_from_u64(self.seed.wrapping_add(u64::from(process)));
            let mut progress = Progress { done: u64::from(process) * self.steps(), of: self.total() };
            self.stretches(process, &mut random, &mut progress, observer)?;
            self.starts(&mut random, observer)?;
            if observer.stops() {
                return Ok(());
            }
            observer.event(&Event::Done { process });
        }
        Ok(())
    }

    /// Has every arm done once and compares the answers; times nothing.
    ///
    /// # Errors
    ///
    /// If an engine breaks.
    pub fn verify(&self, observer: &mut dyn Observer) -> Result<(), WorkerError> {
        let mut workers = self.workers(observer)?;
        let mut progress = Progress { done: 0, of: self.groups.len() as u64 };
        for group in &self.groups {
            progress.step(observer, &group.engine.name);
            for arm in group.arms.iter().filter(|arm| arm.scenario.kind != Kind::Start) {
                if let Err(unfit) = stretch::verify(worker_of(&mut workers, &arm.worker), arm) {
                    tell(unfit, arm, observer)?;
                }
            }
        }
        Ok(())
    }

    /// One process of each engine: everything made ready, then the rounds, then calls at scheduled times.
    fn stretches(
        &self,
        process: u32,
        random: &mut Pcg64,
        progress: &mut Progress,
        observer: &mut dyn Observer,
    ) -> Result<(), WorkerError> {
        let mut workers = self.workers(observer)?;
        let mut groups = Vec::new();
        let mut twins = BTreeSet::new();
        for group in &self.groups {
            progress.step(observer, &format!("{}: warming up", group.engine.name));
            if observer.stops() {
                return Ok(());
            }
            groups.push(self.ready(&mut workers, group, process == 0, &mut twins, observer)?);
        }
        let scheduled: Vec<Ready<'_, '_>> =
            groups.iter().flatten().filter(|ready| is_scheduled(ready)).cloned().collect();
        for group in &mut groups {
            group.retain(|ready| !is_scheduled(ready));
        }
        let mut refused = BTreeSet::new();
        for round in 0..self.effort.rounds {
            groups.shuffle(random);
            for group in &mut groups {
                progress.step(observer, &format!("process {}, round {}", process + 1, round + 1));
                if observer.stops() {
                    return Ok(());
                }
                group.shuffle(random);
                group.retain(|ready| !refused.contains(&ready.arm.id));
                for ready in group.iter() {
                    if !time(&mut workers, ready, round, observer)? {
                        refused.insert(ready.arm.id.clone());
                    }
                }
            }
        }
        self.latencies(&mut workers, &scheduled, observer)
    }

    /// The arms of a group that are there and right, calibrated and warm; one of each engine twice.
    fn ready<'s, 'a>(
        &'s self,
        workers: &mut Workers,
        group: &'s Group<'a>,
        first: bool,
        twins: &mut BTreeSet<String>,
        observer: &mut dyn Observer,
    ) -> Result<Vec<Ready<'s, 'a>>, WorkerError> {
        let mut ready = Vec::new();
        for arm in group.arms.iter().filter(|arm| arm.scenario.kind != Kind::Start) {
            let worker = worker_of(workers, &arm.worker);
            match self.prepare(worker, group.engine, arm, first, observer) {
                Ok(calls) => ready.push(Ready { arm, worker: &arm.worker, calls, again: false }),
                Err(unfit) => {
                    tell(unfit, arm, observer)?;
                    continue;
                }
            }
            let can_be_twin = arm.name == self.twin && arm.scenario.kind == Kind::Stretch;
            if can_be_twin && twins.insert(group.engine.id.clone()) {
                let calls = match arm.twin == arm.worker {
                    true => Ok(ready[ready.len() - 1].calls),
                    false => self.prepare(worker_of(workers, &arm.twin), group.engine, arm, first, observer),
                };
                match calls {
                    Ok(calls) => ready.push(Ready { arm, worker: &arm.twin, calls, again: true }),
                    Err(unfit) => tell(unfit, arm, observer)?,
                }
            }
        }
        Ok(ready)
    }

    fn prepare(
        &self,
        worker: &mut Worker,
        engine: &Engine,
        arm: &Arm<'_>,
        first: bool,
        observer: &mut dyn Observer,
    ) -> Result<u64, Unfit> {
        stretch::verify(worker, arm)?;
        let calls = stretch::calibrate(worker, arm, &self.effort)?;
        let warmth = stretch::warm_up(worker, arm, engine, &self.effort, calls)?;
        let steady = warmth.steady;
        observer.event(&Event::Warm { arm: arm.id.clone(), curve: warmth.curve, steady });
        // Once more, because a compiler may have got to it meanwhile.
        let calls = stretch::calibrate(worker, arm, &self.effort)?;
        if first {
            stretch::check_linearity(worker, arm, calls)?;
        }
        Ok(calls)
    }

    fn latencies(
        &self,
        workers: &mut Workers,
        scheduled: &[Ready<'_, '_>],
        observer: &mut dyn Observer,
    ) -> Result<(), WorkerError> {
        for ready in scheduled {
            for &rate in &ready.arm.scenario.rates {
                if observer.stops() {
                    return Ok(());
                }
                match latency::measure(worker_of(workers, ready.worker), ready.arm, rate, &self.effort) {
                    Ok(event) => observer.event(&event),
                    Err(unfit) => tell(unfit, ready.arm, observer)?,
                }
            }
        }
        Ok(())
    }

    /// Counts what the twin's implementation allocates, in engines that can, in processes of their own: counting takes
    /// time.
    fn allocations(&self, observer: &mut dyn Observer) -> Result<(), WorkerError> {
        let mut workers: Workers = BTreeMap::new();
        for group in &self.groups {
            if group.engine.allocations.counted.is_none() {
                continue;
            }
            let counted = |arm: &&Arm<'_>| arm.name == self.twin && arm.scenario.kind == Kind::Stretch;
            for arm in group.arms.iter().filter(counted) {
                if !workers.contains_key(&arm.worker) {
                    let environment = environment(&group.engine.allocations, &self.places);
                    let options = Options { core: self.core, environment: &environment };
                    let worker = Worker::start(&arm.worker, &self.commands[&arm.worker], &options)?;
                    workers.insert(arm.worker.clone(), worker);
                }
                match stretch::allocations(worker_of(&mut workers, &arm.worker), arm) {
                    Ok(event) => observer.event(&event),
                    Err(Unfit::Broken(error)) => return Err(error),
                    // What is wrong with the arm is told when it is to be timed.
                    Err(Unfit::Absent(_) | Unfit::Wrong(_)) => {}
                }
            }
        }
        Ok(())
    }

    fn starts(&self, random: &mut Pcg64, observer: &mut dyn Observer) -> Result<(), WorkerError> {
        let arms = self.groups.iter().flat_map(|group| &group.arms);
        let mut arms: Vec<&Arm<'_>> = arms.filter(|arm| arm.scenario.kind == Kind::Start).collect();
        arms.shuffle(random);
        for arm in arms {
            if observer.stops() {
                return Ok(());
            }
            match self.worker(&arm.worker)?.first(arm.subject(), &arm.scenario.input) {
                Ok(sample) if sample.sum == arm.case.checksum => {
                    observer.event(&Event::First { arm: arm.id.clone(), ns: sample.ns });
                }
                Ok(sample) => {
                    let reason =
                        format!("wrong output: it was {}; right is {}", sample.sum, arm.case.checksum);
                    tell(Unfit::Wrong(reason), arm, observer)?;
                }
                Err(error) => tell(error.into(), arm, observer)?,
            }
        }
        Ok(())
    }

    /// A fresh process of each name, introduced once for each engine.
    fn workers(&self, observer: &mut dyn Observer) -> Result<Workers, WorkerError> {
        let mut workers = BTreeMap::new();
        for name in self.commands.keys() {
            workers.insert(name.clone(), self.worker(name)?);
        }
        let mut introduced = BTreeSet::new();
        for group in &self.groups {
            let (engine, worker) = (group.engine, &group.arms[0].worker);
            if introduced.insert(&engine.id) {
                let hello = worker_of(&mut workers, worker).hello().clone();
                observer.event(&Event::Engine {
                    engine: engine.id.clone(),
                    name: engine.name.clone(),
                    version: version(engine, &self.places),
                    timer: hello.timer,
                    timer_ns: hello.timer_ns,
                    tick_ns: hello.tick_ns,
                    allocations: how_counted(&engine.allocations),
                });
            }
        }
        Ok(workers)
    }

    fn worker(&self, name: &str) -> Result<Worker, WorkerError> {
        Worker::start(name, &self.commands[name], &Options { core: self.core, ..Options::default() })
    }

    /// Steps of one process: making a group ready counts as much as its share of a round.
    fn steps(&self) -> u64 {
        self.groups.len() as u64 * u64::from(1 + self.effort.rounds)
    }

    fn total(&self) -> u64 {
        self.steps() * u64::from(self.effort.processes)
    }
}

/// How far the session is.
struct Progress {
    done: u64,
    of: u64,
}

impl Progress {
    fn step(&mut self, observer: &mut dyn Observer, what: &str) {
        observer.progress(self.done, self.of, what);
        self.done += 1;
    }
}

fn is_scheduled(ready: &Ready<'_, '_>) -> bool {
    ready.arm.scenario.kind == Kind::Latency
}

/// Times a stretch of an arm; false if it was wrong.
fn time(
    workers: &mut Workers,
    ready: &Ready<'_, '_>,
    round: u32,
    observer: &mut dyn Observer,
) -> Result<bool, WorkerError> {
    let Ready { arm, worker, calls, again } = *ready;
    match stretch::checked_run(worker_of(workers, worker), arm, calls) {
        Ok(sample) => {
            observer.event(&Event::Stretch {
                arm: arm.id.clone(),
                again,
                round,
                ns: sample.ns,
                calls: sample.calls,
            });
            Ok(true)
        }
        Err(unfit) => tell(unfit, arm, observer).map(|()| false),
    }
}

fn worker_of<'w>(workers: &'w mut Workers, name: &str) -> &'w mut Worker {
    workers.get_mut(name).unwrap_or_else(|| unreachable!("every arm's process has been started"))
}

fn version(engine: &Engine, places: &Places) -> String {
    let command: Vec<String> = engine.version.iter().map(|word| places.fill(word)).collect();
    let Some((program, arguments)) = command.split_first() else { return String::new() };
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    fingerprint::first_line(program, &arguments, &places.root).unwrap_or_default()
}

/// What stands in the environment of an engine whose allocations are counted.
fn environment(counting: &Allocations, places: &Places) -> Vec<(String, String)> {
    let preload = counting.preload.iter().map(|library| ("LD_PRELOAD".to_owned(), library.clone()));
    let all = preload.chain(counting.environment.clone());
    all.map(|(name, value)| (name, places.fill(&value))).collect()
}

fn how_counted(counting: &Allocations) -> Option<String> {
    let not_counted = counting.not_counted.as_ref().map(|reason| format!("not counted: {reason}"));
    counting.counted.clone().or(not_counted)
}

fn tell(unfit: Unfit, arm: &Arm<'_>, observer: &mut dyn Observer) -> Result<(), WorkerError> {
    let arm = arm.id.clone();
    match unfit {
        Unfit::Absent(reason) => observer.event(&Event::Absent { arm, reason }),
        Unfit::Wrong(reason) => observer.event(&Event::Refused { arm, reason }),
        Unfit::Broken(error) => return Err(error),
    }
    Ok(())
}
