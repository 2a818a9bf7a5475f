//! One kernel for all its targets.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use shortwire_jit::Kernel;
use shortwire_jit::assembler::Assembly;
use shortwire_jit::vector::{Extension, Target};

use super::settings::{self, Choice, Policy};

/// A kernel, by what it does: its code for each target, made when it is asked for, and the choice between them. `F` is what its callers
/// call; where none is chosen, they run their portable code.
pub(crate) struct Family<F: 'static> {
    primitive: &'static str,
    class: &'static str,
    /// Best first, at most as many as there are.
    targets: &'static [Target],
    /// What the processor needs beside a target's instructions.
    requires: Option<Extension>,
    assemble: fn(Target) -> Assembly,
    link: fn(Kernel, Target) -> F,
    is_right: fn(&F) -> bool,
    /// In the order of `targets`.
    made: [OnceLock<Result<F, Refusal>>; Target::ALL.len()],
    /// [`UNDECIDED`], [`PORTABLE`], or two more than the index in `made`.
    chosen: AtomicUsize,
}

const UNDECIDED: usize = 0;
const PORTABLE: usize = 1;
const FIRST: usize = 2;

/// What [`list`](super::list) tells of a kernel.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Listed {
    /// The primitive, and what the kernel is for if it has several: `chacha20/bulk`.
    pub name: String,
    /// What runs, or `None` for the portable code.
    pub chosen: Option<Target>,
    /// Whether it was forced.
    pub is_forced: bool,
    /// The better targets, and why each is not used.
    pub refused: Vec<(Target, Refusal)>,
}

/// Why a kernel is not used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The processor does not have these instructions, or the system does not keep their registers.
    NotSupported,
    /// The policy keeps to narrower vectors.
    Policy,
    /// Something else is forced.
    Forced,
    /// The system refuses executable memory; it says why.
    Memory(String),
    /// It gave a wrong answer.
    WrongAnswer,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotSupported => f.write_str("this processor or system does not have it"),
            Refusal::Policy => f.write_str("the policy is 256 bits"),
            Refusal::Forced => f.write_str("another is forced"),
            Refusal::Memory(reason) => f.write_str(reason),
            Refusal::WrongAnswer => f.write_str("it gave a wrong answer"),
        }
    }
}

impl<F: Send + Sync> Family<F> {
    /// A kernel named after its primitive and, if there are several, its class. `link` makes of the code what callers call, and
    /// `is_right` compares that with the portable code.
    pub(crate) const fn new(
        (primitive, class): (&'static str, &'static str),
        targets: &'static [Target],
        assemble: fn(Target) -> Assembly,
        link: fn(Kernel, Target) -> F,
        is_right: fn(&F) -> bool,
    ) -> Self {
        let made = [const { OnceLock::new() }; Target::ALL.len()];
        Self {
            primitive,
            class,
            targets,
            requires: None,
            assemble,
            link,
            is_right,
            made,
            chosen: AtomicUsize::new(UNDECIDED),
        }
    }

    /// The same, for processors that have instructions beside a target's.
    pub(crate) const fn requiring(mut self, extension: Extension) -> Self {
        self.requires = Some(extension);
        self
    }

    /// What to call, or `None` for the portable code. Costs a nanosecond, but for the first time.
    #[inline]
    pub(crate) fn chosen(&self) -> Option<&F> {
        match self.chosen.load(Ordering::Acquire) {
            UNDECIDED => self.choose(),
            PORTABLE => None,
            index => self.made[index - FIRST].get()?.as_ref().ok(),
        }
    }

    /// The kernel for one target, whatever is chosen.
    pub(crate) fn on(&self, target: Target) -> Result<&F, Refusal> {
        let index = self.targets.iter().position(|other| *other == target).ok_or(Refusal::NotSupported)?;
        if !target.is_supported() || self.requires.is_some_and(|extension| !extension.is_supported()) {
            return Err(Refusal::NotSupported);
        }
        self.made[index].get_or_init(|| self.make(target)).as_ref().map_err(Refusal::clone)
    }

    #[cold]
    fn choose(&self) -> Option<&F> {
        // Held to the end, so that who changes the settings finds the old choice and clears it.
        let settings = settings::current();
        let choice = settings.choice(&self.name());
        let usable =
            |target: &Target| why_not(*target, choice, settings.policy).is_none() && self.on(*target).is_ok();
        let index = self.targets.iter().position(usable);
        self.chosen.store(index.map_or(PORTABLE, |index| index + FIRST), Ordering::Release);
        self.made[index?].get()?.as_ref().ok()
    }

    fn make(&self, target: Target) -> Result<F, Refusal> {
        let kernel = shortwire_jit::publish(&(self.assemble)(target))
            .map_err(|error| Refusal::Memory(error.to_string()))?;
        let function = (self.link)(kernel, target);
        if (self.is_right)(&function) { Ok(function) } else { Err(Refusal::WrongAnswer) }
    }
}

/// Why a target may not be tried.
fn why_not(target: Target, choice: Choice, policy: Policy) -> Option<Refusal> {
    match choice {
        Choice::Target(forced) if forced == target => None,
        Choice::Target(_) | Choice::Portable => Some(Refusal::Forced),
        Choice::Automatic if policy == Policy::Bits256 && target == Target::Avx512 => Some(Refusal::Policy),
        Choice::Automatic => None,
    }
}

/// A family, whatever its function is.
pub(crate) trait Member: Sync {
    fn name(&self) -> String;
    fn targets(&self) -> &'static [Target];
    fn listed(&self) -> Listed;
    /// Lets it choose anew.
    fn forget(&self);
    fn prove(&self, target: Target) -> Result<(), Refusal>;
    fn assemble(&self, target: Target) -> Assembly;
}

impl<F: Send + Sync> Member for Family<F> {
    fn name(&self) -> String {
        if self.class.is_empty() {
            self.primitive.to_owned()
        } else {
            format!("{}/{}", self.primitive, self.class)
        }
    }

    fn targets(&self) -> &'static [Target] {
        self.targets
    }

    fn listed(&self) -> Listed {
        let settings = settings::current();
        let choice = settings.choice(&self.name());
        let mut refused = Vec::new();
        let mut chosen = None;
        for &target in self.targets {
            match why_not(target, choice, settings.policy).map_or_else(|| self.on(target).map(drop), Err) {
                Ok(()) => {
                    chosen = Some(target);
                    break;
                }
                Err(refusal) => refused.push((target, refusal)),
            }
        }
        Listed { name: self.name(), chosen, is_forced: choice != Choice::Automatic, refused }
    }

    fn forget(&self) {
        self.chosen.store(UNDECIDED, Ordering::Release);
    }

    fn prove(&self, target: Target) -> Result<(), Refusal> {
        self.on(target).map(drop)
    }

    fn assemble(&self, target: Target) -> Assembly {
        (self.assemble)(target)
    }
}
