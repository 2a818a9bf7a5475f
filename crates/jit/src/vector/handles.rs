//! What operations work on.

use crate::assembler::{Label, Width};

/// A vector register, at the width it is used with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vector {
    pub(super) register: u8,
    pub(super) width: Width,
}

impl Vector {
    /// The same register at another width. What lies above a narrower one is lost when that is written.
    pub fn at(self, width: Width) -> Vector {
        Vector { width, ..self }
    }

    /// How wide it is.
    pub fn width(self) -> Width {
        self.width
    }
}

/// A general register: 64 bits, for pointers, lengths and counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    pub(super) register: u8,
}

impl Word {
    /// The memory `offset` bytes behind where this word points to.
    pub fn at(self, offset: i32) -> Address {
        Address { base: self, index: None, offset }
    }
}

/// Memory that a word points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address {
    pub(super) base: Word,
    /// A word to add, and by how many bits it is shifted.
    pub(super) index: Option<(Word, u8)>,
    pub(super) offset: i32,
}

impl Address {
    /// The same, `index * scale` bytes further on.
    ///
    /// # Panics
    ///
    /// If the scale is not 1, 2, 4 or 8.
    pub fn index(self, index: Word, scale: u8) -> Address {
        assert!(matches!(scale, 1 | 2 | 4 | 8), "addresses scale by 1, 2, 4 or 8");
        Address { index: Some((index, scale.trailing_zeros() as u8)), ..self }
    }

    /// The same, `bytes` further on.
    pub fn plus(self, bytes: i32) -> Address {
        Address { offset: self.offset + bytes, ..self }
    }
}

/// A block of the stack, as long as the target's widest vector and aligned to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    pub(super) offset: i32,
}

/// A vector of constants behind the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constant {
    pub(super) label: Label,
}

/// The last source of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A register.
    Vector(Vector),
    /// The stack.
    Slot(Slot),
    /// The constant pool.
    Constant(Constant),
    /// Memory, aligned or not.
    Address(Address),
}

impl From<Vector> for Operand {
    fn from(vector: Vector) -> Self {
        Operand::Vector(vector)
    }
}

impl From<Slot> for Operand {
    fn from(slot: Slot) -> Self {
        Operand::Slot(slot)
    }
}

impl From<Constant> for Operand {
    fn from(constant: Constant) -> Self {
        Operand::Constant(constant)
    }
}

impl From<Address> for Operand {
    fn from(address: Address) -> Self {
        Operand::Address(address)
    }
}

/// Where a vector may be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The stack.
    Slot(Slot),
    /// Memory, aligned or not.
    Address(Address),
}

impl From<Slot> for Place {
    fn from(slot: Slot) -> Self {
        Place::Slot(slot)
    }
}

impl From<Address> for Place {
    fn from(address: Address) -> Self {
        Place::Address(address)
    }
}

/// The last source of an operation on words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A register.
    Word(Word),
    /// A number, extended with its sign.
    Number(i32),
}

impl From<Word> for Value {
    fn from(word: Word) -> Self {
        Value::Word(word)
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Value::Number(number)
    }
}

pub use crate::assembler::Condition;
