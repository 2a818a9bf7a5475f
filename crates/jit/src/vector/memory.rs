//! Between registers and memory.

use super::Emitter;
use super::handles::{Address, Operand, Place, Vector, Word};
use super::machine::Lane;
use crate::assembler::Width;

impl Emitter {
    /// Loads a whole vector.
    #[track_caller]
    pub fn load(&mut self, to: Vector, from: impl Into<Operand>) {
        let from = from.into();
        self.check(to);
        self.check_operand(from, to);
        self.machine.load(&mut self.state, to, from);
    }

    /// Stores a whole vector.
    #[track_caller]
    pub fn store(&mut self, to: impl Into<Place>, a: Vector) {
        let to = to.into();
        self.check(a);
        if let Place::Address(address) = to {
            self.check_address(address);
        }
        self.machine.store(&mut self.state, to, a);
    }

    /// Loads 4 bytes into every lane of 32 bits.
    #[track_caller]
    pub fn broadcast32(&mut self, to: Vector, from: Address) {
        self.check(to);
        self.check_address(from);
        self.machine.broadcast(&mut self.state, Lane::Bits32, to, from);
    }

    /// Loads 8 bytes into every lane of 64 bits.
    #[track_caller]
    pub fn broadcast64(&mut self, to: Vector, from: Address) {
        self.check(to);
        self.check_address(from);
        self.machine.broadcast(&mut self.state, Lane::Bits64, to, from);
    }

    /// Loads 16 bytes into every part of 128 bits.
    #[track_caller]
    pub fn broadcast128(&mut self, to: Vector, from: Address) {
        self.check(to);
        self.check_address(from);
        self.machine.broadcast128(&mut self.state, to, from);
    }

    /// Puts the low half of a word into every lane of 32 bits.
    #[track_caller]
    pub fn splat_word32(&mut self, to: Vector, word: Word) {
        self.check(to);
        self.check_word(word);
        self.machine.splat_word(&mut self.state, Lane::Bits32, to, word);
    }

    /// Puts a word into every lane of 64 bits.
    #[track_caller]
    pub fn splat_word64(&mut self, to: Vector, word: Word) {
        self.check(to);
        self.check_word(word);
        self.machine.splat_word(&mut self.state, Lane::Bits64, to, word);
    }

    /// Loads 16 bytes from each address into the part of the same number. What has no address becomes zero.
    #[track_caller]
    pub fn load_parts(&mut self, to: Vector, from: &[Address]) {
        self.check(to);
        assert!(
            (1..=to.width.parts()).contains(&from.len()),
            "a vector of {} bytes has {} parts",
            to.width.bytes(),
            to.width.parts()
        );
        self.load(to.at(Width::W128), from[0]);
        for (part, &address) in from.iter().enumerate().skip(1) {
            self.check_address(address);
            self.machine.load_part(to, address, part);
        }
    }

    /// Stores 16 bytes: the part of that number.
    #[track_caller]
    pub fn store_part(&mut self, to: Address, a: Vector, part: usize) {
        self.check(a);
        self.check_address(to);
        assert!(
            part < a.width.parts(),
            "a vector of {} bytes has {} parts",
            a.width.bytes(),
            a.width.parts()
        );
        match part {
            0 => self.store(to, a.at(Width::W128)),
            _ => self.machine.store_part(to, a, part),
        }
    }

    /// Puts the word into the first lane of 64 bits, and zero into all others.
    #[track_caller]
    pub fn word_to_vector(&mut self, to: Vector, word: Word) {
        self.check(to);
        self.check_word(word);
        self.machine.word_to_vector(to, word);
    }

    /// The first lane of 64 bits.
    #[track_caller]
    pub fn vector_to_word(&mut self, to: Word, a: Vector) {
        self.check_word(to);
        self.check(a);
        self.machine.vector_to_word(to, a);
    }

    #[track_caller]
    pub(super) fn check_address(&self, address: Address) {
        self.check_word(address.base);
        if let Some((index, _)) = address.index {
            self.check_word(index);
        }
    }
}
