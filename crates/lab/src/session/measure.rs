//! Fresh processes, one set after another, and the rounds within them.

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use rand_pcg::Pcg64;

use super::arms::{Arm, Group, Places};
use super::stretch::{self, Unfit};
use super::{Effort, Event};
use crate::definition::{Engine, Kind};
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
pub struct Session<'a> {
    /// The arms, by who is compared with whom.
    pub groups: Vec<Group<'a>>,
    /// How much is measured.
    pub effort: Effort,
    /// Where the engines find things.
    pub places: Places,
    /// The core that everything runs on.
    pub core: Option<usize>,
    /// What orders are drawn from.
    pub seed: u64,
    /// The implementation that runs twice in one case of each engine, to be compared with itself.
    pub twin: String,
}

/// An arm that is fit, with the calls of its stretch.
struct Ready<'s, 'a> {
    arm: &'s Arm<'a>,
    calls: u64,
    again: bool,
}

impl Session<'_> {
    /// Measures the processes `from` and later. Stops early if the observer wants it; what a process has told until then
    /// counts only if it is done.
    ///
    /// # Errors
    ///
    /// If an engine breaks. One that lacks an arm, or does it wrongly, only loses the arm.
    pub fn run(&self, from: u32, observer: &mut dyn Observer) -> Result<(), WorkerError> {
        for process in from..self.effort.processes {
            if observer.stops() {
                return Ok(());
            }
            observer.event(&Event::Process { process });
            let mut random = Pcg64::seed_from_u64(self.seed.wrapping_add(u64::from(process)));
            self.rounds(process, &mut random, observer)?;
            self.starts(&mut random, observer)?;
            if observer.stops() {
                return Ok(());
            }
            observer.event(&Event::Done { process });
        }
        Ok(())
    }

    fn rounds(
        &self,
        process: u32,
        random: &mut Pcg64,
        observer: &mut dyn Observer,
    ) -> Result<(), WorkerError> {
        let mut workers = self.workers(observer)?;
        let mut groups = Vec::new();
        for (number, group) in self.groups.iter().enumerate() {
            if observer.stops() {
                return Ok(());
            }
            let worker = worker_of(&mut workers, group.engine);
            let step = u64::from(process) * self.steps() + number as u64;
            observer.progress(step, self.total(), &format!("{}: warming up", group.engine.name));
            groups.push((group.engine, self.ready(worker, group, process == 0, observer)?));
        }
        self.add_twins(&mut groups);
        let mut refused = BTreeSet::new();
        for round in 0..self.effort.rounds {
            let step = u64::from(process) * self.steps() + self.groups.len() as u64 * u64::from(1 + round);
            observer.progress(step, self.total(), &format!("process {}, round {}", process + 1, round + 1));
            groups.shuffle(random);
            for (engine, arms) in &mut groups {
                if observer.stops() {
                    return Ok(());
                }
                arms.shuffle(random);
                let worker = worker_of(&mut workers, engine);
                for ready in arms.iter().filter(|ready| ready.arm.scenario.kind != Kind::Start) {
                    if refused.contains(&ready.arm.id) {
                        continue;
                    }
                    match stretch::checked_run(worker, ready.arm, ready.calls) {
                        Ok(sample) => observer.event(&Event::Stretch {
                            arm: ready.arm.id.clone(),
                            again: ready.again,
                            round,
                            ns: sample.ns,
                            calls: sample.calls,
                        }),
                        Err(unfit) => {
                            refused.insert(ready.arm.id.clone());
                            tell(unfit, ready.arm, observer)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The arms of a group that are there and right, calibrated and warm.
    fn ready<'s, 'a>(
        &'s self,
        worker: &mut Worker,
        group: &'s Group<'a>,
        first: bool,
        observer: &mut dyn Observer,
    ) -> Result<Vec<Ready<'s, 'a>>, WorkerError> {
        let mut ready = Vec::new();
        for arm in group.arms.iter().filter(|arm| arm.scenario.kind != Kind::Start) {
            match self.prepare(worker, group.engine, arm, first, observer) {
                Ok(calls) => ready.push(Ready { arm, calls, again: false }),
                Err(unfit) => tell(unfit, arm, observer)?,
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

    /// One arm of each engine runs twice in each round.
    fn add_twins<'s, 'a>(&self, groups: &mut [(&'s Engine, Vec<Ready<'s, 'a>>)]) {
        let mut engines = BTreeSet::new();
        for (engine, arms) in groups {
            if engines.contains(&engine.id) {
                continue;
            }
            if let Some(one) = arms.iter().find(|ready| ready.arm.by == self.twin) {
                let twin = Ready { arm: one.arm, calls: one.calls, again: true };
                arms.push(twin);
                engines.insert(engine.id.clone());
            }
        }
    }

    fn starts(&self, random: &mut Pcg64, observer: &mut dyn Observer) -> Result<(), WorkerError> {
        let mut arms: Vec<(&Engine, &Arm<'_>)> = self
            .groups
            .iter()
            .flat_map(|group| group.arms.iter().map(|arm| (group.engine, arm)))
            .filter(|(_, arm)| arm.scenario.kind == Kind::Start)
            .collect();
        arms.shuffle(random);
        for (engine, arm) in arms {
            if observer.stops() {
                return Ok(());
            }
            let mut worker = self.worker(engine)?;
            match worker.first(arm.subject(), &arm.scenario.input) {
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

    /// A fresh process of each engine that has an arm.
    fn workers(&self, observer: &mut dyn Observer) -> Result<BTreeMap<String, Worker>, WorkerError> {
        let mut workers = BTreeMap::new();
        for group in &self.groups {
            if workers.contains_key(&group.engine.id) {
                continue;
            }
            let worker = self.worker(group.engine)?;
            let hello = worker.hello().clone();
            observer.event(&Event::Engine {
                engine: group.engine.id.clone(),
                name: group.engine.name.clone(),
                version: self.version(group.engine),
                timer: hello.timer,
                timer_ns: hello.timer_ns,
                tick_ns: hello.tick_ns,
            });
            workers.insert(group.engine.id.clone(), worker);
        }
        Ok(workers)
    }

    fn version(&self, engine: &Engine) -> String {
        let command: Vec<String> = engine.version.iter().map(|word| self.places.fill(word)).collect();
        let Some((program, arguments)) = command.split_first() else { return String::new() };
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        fingerprint::first_line(program, &arguments, &self.places.root).unwrap_or_default()
    }

    fn worker(&self, engine: &Engine) -> Result<Worker, WorkerError> {
        let command: Vec<String> = engine.command.iter().map(|word| self.places.fill(word)).collect();
        Worker::start(&engine.id, &command, &Options { core: self.core, preload: None })
    }

    /// Steps of one process: a group's preparation counts as much as its share of a round.
    fn steps(&self) -> u64 {
        self.groups.len() as u64 * u64::from(1 + self.effort.rounds)
    }

    fn total(&self) -> u64 {
        self.steps() * u64::from(self.effort.processes)
    }
}

fn worker_of<'w>(workers: &'w mut BTreeMap<String, Worker>, engine: &Engine) -> &'w mut Worker {
    workers.get_mut(&engine.id).unwrap_or_else(|| unreachable!("each engine of a group has been started"))
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
