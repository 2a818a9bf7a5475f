//! What is left when no whole vector is: the first bytes of one.

use super::Emitter;
use super::handles::{Address, Slot, Vector, Word};
use super::machine::Bytes;
use crate::assembler::Width;

/// The first bytes of a vector, as many as a word said.
#[derive(Clone, Copy, Debug)]
pub struct Tail {
    width: Width,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// An opmask, where there are such.
    Mask(u8),
    /// How many bytes, at most the width, and a block of the stack that they take their way over.
    Count(Word, Slot),
}

impl Emitter {
    /// The first `count` bytes of a vector of the target's width; all of them if there are not so many. The word stays as
    /// it is. With AVX-512 it takes an opmask, of which there are six, elsewhere a word.
    #[track_caller]
    pub fn tail(&mut self, count: Word) -> Tail {
        self.tail_of(count, self.width())
    }

    /// The first `count` bytes of a vector of this width.
    #[track_caller]
    pub fn tail_of(&mut self, count: Word, width: Width) -> Tail {
        self.check_word(count);
        let clipped = self.word();
        self.copy_word(clipped, count);
        self.minimum(clipped, width.bytes() as i32);
        let kind = if self.target().has_avx512() {
            let mask = self.state.masks.take().expect("a kernel has at most six tails at a time");
            self.machine.mask(&mut self.state, mask, clipped);
            self.free_word(clipped);
            Kind::Mask(mask)
        } else {
            let slot = self.state.bounce.unwrap_or_else(|| self.slot());
            self.state.bounce = Some(slot);
            Kind::Count(clipped, slot)
        };
        Tail { width, kind }
    }

    /// Gives back what the tail took.
    #[track_caller]
    pub fn free_tail(&mut self, tail: Tail) {
        match tail.kind {
            Kind::Mask(mask) => self.state.masks.give_back(mask),
            Kind::Count(count, _) => self.free_word(count),
        }
    }

    /// Loads the first bytes and sets the others to zero. No byte behind them is read. Without opmasks it takes three
    /// words for the moment, and five branches on the count.
    #[track_caller]
    pub fn load_tail(&mut self, to: Vector, from: Address, tail: Tail) {
        self.check(to);
        self.check_address(from);
        assert_eq!(to.width, tail.width, "the tail is of another width");
        match tail.kind {
            Kind::Mask(mask) => self.machine.load_masked(to, from, mask),
            Kind::Count(count, slot) => {
                self.zero(to);
                self.store(slot, to);
                let [source, target] = self.words();
                self.address(source, from);
                self.machine.slot_address(target, slot.offset);
                self.copy_bytes(target, source, count, tail.width);
                self.free_word(source);
                self.free_word(target);
                self.load(to, slot);
            }
        }
    }

    /// Stores the first bytes. No byte behind them is written. Costs as [`Emitter::load_tail`].
    #[track_caller]
    pub fn store_tail(&mut self, to: Address, a: Vector, tail: Tail) {
        self.check(a);
        self.check_address(to);
        assert_eq!(a.width, tail.width, "the tail is of another width");
        match tail.kind {
            Kind::Mask(mask) => self.machine.store_masked(to, a, mask),
            Kind::Count(count, slot) => {
                self.store(slot, a);
                let [source, target] = self.words();
                self.machine.slot_address(source, slot.offset);
                self.address(target, to);
                self.copy_bytes(target, source, count, tail.width);
                self.free_word(source);
                self.free_word(target);
            }
        }
    }

    /// Copies `count` bytes, at most a vector, bit by bit of the count from the highest. Both pointers are used up.
    fn copy_bytes(&mut self, target: Word, source: Word, count: Word, width: Width) {
        let carried = self.word();
        let mut size = width.bytes();
        while size > 0 {
            let skip = self.label();
            self.machine.branch_bits(count, size as u8, false, skip);
            let (step, bytes) = match size {
                8.. => (8, Bytes::Eight),
                4 => (4, Bytes::Four),
                _ => (1, Bytes::One),
            };
            for offset in (0..size as i32).step_by(step) {
                self.machine.load_word(&mut self.state, bytes, carried, source.at(offset));
                self.machine.store_word(&mut self.state, bytes, target.at(offset), carried);
            }
            self.add(source, size as i32);
            self.add(target, size as i32);
            self.bind(skip);
            size /= 2;
        }
        self.free_word(carried);
    }
}
