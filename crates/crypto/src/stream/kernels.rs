//! The kernels of one cipher, by how much they do at once.

use shortwire_jit::Kernel;
use shortwire_jit::assembler::Assembly;
use shortwire_jit::vector::{Target, Width, assemble};

use super::kernel::{self, Cipher, Lane};
use super::{Algorithm, BLOCK, Start, Text, proof};
use crate::kernels::{Family, Member};

/// Best first.
const TARGETS: &[Target] =
    &[Target::Avx512, Target::Avx512Vl256, Target::Avx2, Target::Ssse3, Target::Sse2, Target::Neon];

/// The kernels of a cipher with a number of rounds. Each is assembled when a text of its length comes first.
pub struct StreamKernels {
    /// One block.
    block: Family<Run>,
    /// Up to a few, as many as one register of the target for each row has, or two.
    few: Family<Run>,
    /// Twice as many, where there are registers for it.
    several: Family<Run>,
    /// As many as there are lanes, and multiples of it.
    bulk: Family<RunBulk>,
    /// As many blocks as there are lanes, all of different messages.
    many: Family<RunMany>,
}

impl StreamKernels {
    /// The kernels of `C` with so many rounds, which are held against the portable code of `A`.
    pub(crate) const fn new<C: Cipher, A: Algorithm, const ROUNDS: usize>(primitive: &'static str) -> Self {
        const WIDEST: &[Target] = &[Target::Avx512];
        Self {
            block: Family::new(
                (primitive, "block"),
                TARGETS,
                block::<C, ROUNDS>,
                Run::block,
                proof::of_part::<A>,
            ),
            few: Family::new((primitive, "few"), TARGETS, few::<C, ROUNDS>, Run::few, proof::of_part::<A>),
            several: Family::new(
                (primitive, "several"),
                WIDEST,
                several::<C, ROUNDS>,
                Run::several,
                proof::of_part::<A>,
            ),
            bulk: Family::new(
                (primitive, "bulk"),
                TARGETS,
                bulk::<C, ROUNDS>,
                RunBulk::new,
                proof::of_groups::<A>,
            ),
            many: Family::new(
                (primitive, "many"),
                TARGETS,
                many::<C, ROUNDS>,
                RunMany::new,
                proof::of_lanes::<A>,
            ),
        }
    }

    pub(crate) fn members(&'static self) -> [&'static dyn Member; 5] {
        [&self.block, &self.few, &self.several, &self.bulk, &self.many]
    }

    /// The kernel that takes many messages, if there is one here.
    pub(super) fn many(&self) -> Option<&RunMany> {
        self.many.chosen()
    }

    /// XORs a text that ends before the counter's lower half wraps.
    #[inline]
    pub(super) fn apply(&self, portable: fn(Start<'_>, Text<'_>), mut start: Start<'_>, mut text: Text<'_>) {
        if text.len() > SHORT {
            let Some(bulk) = self.bulk.chosen() else { return portable(start, text) };
            (start, text) = bulk.run(start, text);
        }
        while !text.is_empty() {
            let Some(run) = self.for_length(text.len()) else { return portable(start, text) };
            (start, text) = run.run(start, text);
        }
    }

    /// The smallest that takes the whole length, or the largest.
    #[inline]
    fn for_length(&self, length: usize) -> Option<&Run> {
        if length <= BLOCK {
            return self.block.chosen();
        }
        let few = self.few.chosen()?;
        if length <= few.capacity { Some(few) } else { self.several.chosen().or(Some(few)) }
    }
}

/// The longest text that is not worth lanes on any target.
const SHORT: usize = 8 * BLOCK;

/// How many sets of rows [`few`] works on side by side.
fn sets(target: Target) -> usize {
    if target == Target::Avx512 { 1 } else { 2 }
}

/// How many blocks one vector for each row has.
fn parts(target: Target) -> usize {
    target.width().bytes() / 16
}

fn block<C: Cipher, const ROUNDS: usize>(target: Target) -> Assembly {
    assemble("block", target, |e, arguments| kernel::rows::<C>(e, arguments, ROUNDS, Width::W128, 1))
}

fn few<C: Cipher, const ROUNDS: usize>(target: Target) -> Assembly {
    assemble("few", target, |e, arguments| {
        kernel::rows::<C>(e, arguments, ROUNDS, target.width(), sets(target))
    })
}

fn several<C: Cipher, const ROUNDS: usize>(target: Target) -> Assembly {
    assemble("several", target, |e, arguments| {
        kernel::rows::<C>(e, arguments, ROUNDS, target.width(), 2 * sets(target))
    })
}

fn bulk<C: Cipher, const ROUNDS: usize>(target: Target) -> Assembly {
    assemble("bulk", target, |e, arguments| kernel::bulk::<C>(e, arguments, ROUNDS))
}

fn many<C: Cipher, const ROUNDS: usize>(target: Target) -> Assembly {
    assemble("many", target, |e, arguments| kernel::many::<C>(e, arguments, ROUNDS))
}

/// A kernel for one message.
pub(crate) struct Run {
    function: unsafe extern "C" fn(*const u8, u64, u64, *const u8, *mut u8, usize),
    /// How many bytes it takes, at most.
    capacity: usize,
    _code: Kernel,
}

impl Run {
    fn new(code: Kernel, capacity: usize) -> Self {
        // SAFETY: these are the arguments of `kernel::rows`, and the code is kept beside the pointer.
        let function = unsafe { code.function() };
        Self { function, capacity, _code: code }
    }

    fn block(code: Kernel, _: Target) -> Self {
        Self::new(code, BLOCK)
    }

    fn few(code: Kernel, target: Target) -> Self {
        Self::new(code, sets(target) * parts(target) * BLOCK)
    }

    fn several(code: Kernel, target: Target) -> Self {
        Self::new(code, 2 * sets(target) * parts(target) * BLOCK)
    }

    pub(crate) fn capacity(&self) -> usize {
        self.capacity
    }

    /// XORs as much of the text as it takes, and gives what remains.
    #[inline]
    pub(crate) fn run<'a, 'k>(&self, start: Start<'k>, text: Text<'a>) -> (Start<'k>, Text<'a>) {
        let (now, later) = text.split_within(self.capacity);
        // SAFETY: the key has 32 bytes, and the text is borrowed, to be written to as well.
        unsafe {
            (self.function)(
                start.key.as_ptr(),
                start.counter,
                start.nonce,
                now.input(),
                now.output(),
                now.len(),
            )
        };
        (start.after(now.len()), later)
    }
}

/// A kernel for long messages.
pub(crate) struct RunBulk {
    function: unsafe extern "C" fn(&Start<'_>, *const u8, *mut u8, usize),
    /// How many bytes it takes at once.
    group: usize,
    _code: Kernel,
}

impl RunBulk {
    fn new(code: Kernel, target: Target) -> Self {
        // SAFETY: these are the arguments of `kernel::bulk`, and the code is kept beside the pointer.
        let function = unsafe { code.function() };
        Self { function, group: 4 * parts(target) * BLOCK, _code: code }
    }

    pub(crate) fn group(&self) -> usize {
        self.group
    }

    /// XORs all whole groups of the text, and gives what remains.
    #[inline]
    pub(crate) fn run<'a, 'k>(&self, start: Start<'k>, text: Text<'a>) -> (Start<'k>, Text<'a>) {
        let length = text.len() - text.len() % self.group;
        let (now, later) = text.split_at(length);
        // SAFETY: the text is borrowed, to be written to as well.
        unsafe { (self.function)(&start, now.input(), now.output(), length) };
        (start.after(length), later)
    }
}

/// A kernel for blocks of many messages.
pub(crate) struct RunMany {
    function: unsafe extern "C" fn(*const Lane),
    lanes: usize,
    /// Whether blocks may be shorter than 64 bytes.
    takes_parts: bool,
    _code: Kernel,
}

impl RunMany {
    fn new(code: Kernel, target: Target) -> Self {
        // SAFETY: this is the argument of `kernel::many`, and the code is kept beside the pointer.
        let function = unsafe { code.function() };
        Self { function, lanes: 4 * parts(target), takes_parts: target.has_avx512(), _code: code }
    }

    pub(crate) fn lanes(&self) -> usize {
        self.lanes
    }

    pub(crate) fn takes_parts(&self) -> bool {
        self.takes_parts
    }

    /// XORs a block a lane.
    ///
    /// # Safety
    /// The pointers of all lanes are valid for their lengths, or for 64 bytes if the kernel does not take parts, and no output is part
    /// of another lane's memory.
    ///
    /// # Panics
    /// If there are fewer lanes than the kernel has.
    pub(crate) unsafe fn run(&self, lanes: &[Lane]) {
        assert!(lanes.len() >= self.lanes, "every lane has a block");
        // SAFETY: there are that many, and the caller promises the rest.
        unsafe { (self.function)(lanes.as_ptr()) };
    }
}
