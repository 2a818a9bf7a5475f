//! The emitter: registers, slots and labels.

use super::handles::{Slot, Vector, Word};
use super::machine::{Machine, State};
use super::registers::Registers;
use super::target::Target;
use super::{neon, x86};
use crate::assembler::{Architecture, Assembly, Label, Width};

/// Emits one kernel for one target. See the [module](super).
pub struct Emitter {
    pub(super) state: State,
    pub(super) machine: Box<dyn Machine>,
}

/// Assembles the function that `body` describes: `N` words in, at most one out.
///
/// Allocates. Takes some 50 ns an instruction, twice that when it is the first, and touches nothing outside its result, so any thread may
/// assemble, for any target, supported here or not.
///
/// # Panics
///
/// If the body asks for more registers than there are, or otherwise for what cannot be; see the [module](super).
pub fn assemble<const N: usize>(
    name: &str,
    target: Target,
    body: impl FnOnce(&mut Emitter, [Word; N]),
) -> Assembly {
    let mut emitter = Emitter::new(target);
    let arguments = emitter.arguments();
    body(&mut emitter, arguments);
    let Emitter { state, machine } = emitter;
    machine.finish(name, &state)
}

impl Emitter {
    fn new(target: Target) -> Self {
        let (vectors, words, masks): (&[u8], &[u8], &[u8]) = match target.architecture() {
            Architecture::X86 => (&x86::VECTORS[..target.registers()], x86::WORDS, x86::MASKS),
            Architecture::A64 => (neon::VECTORS, neon::WORDS, &[]),
        };
        let state = State {
            target,
            vectors: Registers::new(vectors),
            words: Registers::new(words),
            masks: Registers::new(masks),
            pool: Default::default(),
            frame: 0,
            bounce: None,
            result: None,
            clears: true,
            widest: Width::W128,
        };
        let machine: Box<dyn Machine> = match target.architecture() {
            Architecture::X86 => Box::new(x86::Machine::new(target)),
            Architecture::A64 => Box::new(neon::Machine::default()),
        };
        Emitter { state, machine }
    }

    fn arguments<const N: usize>(&mut self) -> [Word; N] {
        let registers: &[u8] = match self.target().architecture() {
            Architecture::X86 => x86::ARGUMENTS,
            Architecture::A64 => neon::ARGUMENTS,
        };
        assert!(
            N <= registers.len(),
            "a kernel has at most {} arguments; pass a pointer to more",
            registers.len()
        );
        std::array::from_fn(|i| {
            self.state.words.take_this(registers[i]);
            Word { register: registers[i] }
        })
    }

    /// What the kernel is for.
    pub fn target(&self) -> Target {
        self.state.target
    }

    /// How wide the target's vectors are.
    pub fn width(&self) -> Width {
        self.target().width()
    }

    /// How many lanes of 32 bits a vector of the target has: 4, 8 or 16.
    pub fn lanes32(&self) -> usize {
        self.width().bytes() / 4
    }

    /// How many lanes of 64 bits a vector of the target has: 2, 4 or 8.
    pub fn lanes64(&self) -> usize {
        self.width().bytes() / 8
    }

    /// How many vector registers the target has: 16 or 32.
    pub fn registers(&self) -> usize {
        self.target().registers()
    }

    /// How many of them are free.
    pub fn registers_left(&self) -> usize {
        self.state.vectors.left()
    }

    /// Takes a vector register, as wide as the target's are. What is in it is undefined.
    #[track_caller]
    pub fn vector(&mut self) -> Vector {
        self.vector_of(self.width())
    }

    /// Takes a vector register to be used at `width`.
    #[track_caller]
    pub fn vector_of(&mut self, width: Width) -> Vector {
        let target = self.target();
        assert!(width <= self.width(), "{target} has no vectors of {} bytes", width.bytes());
        let Some(register) = self.state.vectors.take() else {
            panic!("{target}: all {} vector registers are taken", self.registers());
        };
        self.state.widest = self.state.widest.max(width);
        Vector { register, width }
    }

    /// Takes as many vector registers as the array has places.
    #[track_caller]
    pub fn vectors<const N: usize>(&mut self) -> [Vector; N] {
        [(); N].map(|()| self.vector())
    }

    /// Gives a vector register back.
    #[track_caller]
    pub fn free(&mut self, vector: Vector) {
        self.check(vector);
        self.state.vectors.give_back(vector.register);
    }

    /// Gives vector registers back.
    #[track_caller]
    pub fn free_all(&mut self, vectors: &[Vector]) {
        for &vector in vectors {
            self.free(vector);
        }
    }

    /// Takes this register again, which was given back: for loops, whose end has to find everything where their beginning did.
    ///
    /// # Panics
    ///
    /// If it has been taken since.
    #[track_caller]
    pub fn take_again(&mut self, vector: Vector) {
        assert!(self.state.vectors.is_free(vector.register), "{}: {vector:?} is taken", self.target());
        self.state.vectors.take_this(vector.register);
    }

    /// Takes a general register. What is in it is undefined.
    #[track_caller]
    pub fn word(&mut self) -> Word {
        let Some(register) = self.state.words.take() else {
            panic!("{}: all general registers are taken", self.target());
        };
        Word { register }
    }

    /// Takes as many general registers as the array has places.
    #[track_caller]
    pub fn words<const N: usize>(&mut self) -> [Word; N] {
        [(); N].map(|()| self.word())
    }

    /// How many general registers are free.
    pub fn words_left(&self) -> usize {
        self.state.words.left()
    }

    /// Gives a general register back. Arguments may be given back, too.
    #[track_caller]
    pub fn free_word(&mut self, word: Word) {
        self.check_word(word);
        self.state.words.give_back(word.register);
    }

    /// A block of the stack for one vector of the target's width. What is in it is undefined.
    #[track_caller]
    pub fn slot(&mut self) -> Slot {
        let offset = self.state.frame;
        self.state.frame += self.width().bytes() as i32;
        assert!(self.state.frame <= 3840, "the slots of a kernel, and what it saves, take less than a page");
        Slot { offset }
    }

    /// Blocks of the stack, one behind the other.
    #[track_caller]
    pub fn slots<const N: usize>(&mut self) -> [Slot; N] {
        [(); N].map(|()| self.slot())
    }

    /// A place in the code that is not known yet.
    pub fn label(&mut self) -> Label {
        self.machine.label()
    }

    /// Gives the label the place of the next instruction.
    ///
    /// # Panics
    ///
    /// When the kernel is finished, if the label has been given a place already.
    pub fn bind(&mut self, label: Label) {
        self.machine.bind(label);
    }

    /// Aligns the next instruction, the head of a loop, to a line of the instruction cache's half.
    pub fn align(&mut self) {
        self.machine.align(32);
    }

    /// Leaves registers and slots as they are at the end, for a kernel that knows no secrets.
    pub fn keep_registers(&mut self) {
        self.state.clears = false;
    }

    #[track_caller]
    pub(super) fn check(&self, vector: Vector) {
        assert!(
            !self.state.vectors.is_free(vector.register),
            "{}: vector register {} was given back",
            self.target(),
            vector.register
        );
        assert!(
            vector.width <= self.width(),
            "{} has no vectors of {} bytes",
            self.target(),
            vector.width.bytes()
        );
    }

    /// Checks that vectors are taken and have one width.
    #[track_caller]
    pub(super) fn check_all(&self, vectors: &[Vector]) {
        for &vector in vectors {
            self.check(vector);
            assert_eq!(vector.width, vectors[0].width, "{}: widths are mixed", self.target());
        }
    }

    #[track_caller]
    pub(super) fn check_word(&self, word: Word) {
        assert!(
            !self.state.words.is_free(word.register),
            "{}: general register {} was given back",
            self.target(),
            word.register
        );
    }
}
