//! The constant pool.

use super::Emitter;
use super::handles::{Constant, Word};
use crate::assembler::Label;

/// Words behind the code, for kernels that walk over them.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub(super) label: Label,
}

/// What lies behind the code: each sequence of bytes once.
#[derive(Debug, Default)]
pub(super) struct Pool {
    pub(super) entries: Vec<(Label, Vec<u8>)>,
}

impl Pool {
    /// Where these bytes lie: at a label that is made if they are new.
    pub(super) fn place(&mut self, bytes: Vec<u8>, label: impl FnOnce() -> Label) -> Label {
        if let Some(&(label, _)) = self.entries.iter().find(|(_, known)| *known == bytes) {
            return label;
        }
        let label = label();
        self.entries.push((label, bytes));
        label
    }
}

impl Emitter {
    /// The number in every lane of 32 bits.
    pub fn splat32(&mut self, number: u32) -> Constant {
        self.constant32(|_| number)
    }

    /// The number in every lane of 64 bits.
    pub fn splat64(&mut self, number: u64) -> Constant {
        self.constant64(|_| number)
    }

    /// The bytes in every part of 128 bits.
    pub fn repeat128(&mut self, bytes: [u8; 16]) -> Constant {
        let parts = self.width().parts();
        self.constant(bytes.repeat(parts))
    }

    /// A number a lane of 32 bits.
    pub fn constant32(&mut self, lane: impl FnMut(usize) -> u32) -> Constant {
        let lanes = self.lanes32();
        self.constant((0..lanes).map(lane).flat_map(u32::to_le_bytes).collect())
    }

    /// A number a lane of 64 bits.
    pub fn constant64(&mut self, lane: impl FnMut(usize) -> u64) -> Constant {
        let lanes = self.lanes64();
        self.constant((0..lanes).map(lane).flat_map(u64::to_le_bytes).collect())
    }

    /// Numbers of 32 bits, one behind the other, aligned as vectors are. See [`Emitter::address_of`].
    pub fn table32(&mut self, numbers: &[u32]) -> Table {
        Table { label: self.pooled(numbers.iter().copied().flat_map(u32::to_le_bytes).collect()) }
    }

    /// Numbers of 64 bits, one behind the other, aligned as vectors are.
    pub fn table64(&mut self, numbers: &[u64]) -> Table {
        Table { label: self.pooled(numbers.iter().copied().flat_map(u64::to_le_bytes).collect()) }
    }

    /// Lets the word point to the table.
    #[track_caller]
    pub fn address_of(&mut self, word: Word, table: Table) {
        self.check_word(word);
        self.machine.address_of(word, table.label);
    }

    fn constant(&mut self, bytes: Vec<u8>) -> Constant {
        Constant { label: self.pooled(bytes) }
    }

    fn pooled(&mut self, bytes: Vec<u8>) -> Label {
        let machine = &mut self.machine;
        self.state.pool.place(bytes, || machine.label())
    }
}
