//! Which registers are free.

/// The registers of one kind.
#[derive(Debug)]
pub(super) struct Registers {
    /// The order they are taken in.
    order: &'static [u8],
    free: u32,
    touched: u32,
}

impl Registers {
    pub(super) fn new(order: &'static [u8]) -> Self {
        let free = order.iter().fold(0, |free, register| free | 1 << register);
        Registers { order, free, touched: 0 }
    }

    /// Takes the first that is free.
    pub(super) fn take(&mut self) -> Option<u8> {
        let register = self.order.iter().copied().find(|&register| self.is_free(register))?;
        self.take_this(register);
        Some(register)
    }

    pub(super) fn take_this(&mut self, register: u8) {
        debug_assert!(self.is_free(register));
        self.free &= !(1 << register);
        self.touched |= 1 << register;
    }

    pub(super) fn give_back(&mut self, register: u8) {
        debug_assert!(!self.is_free(register));
        self.free |= 1 << register;
    }

    pub(super) fn is_free(&self, register: u8) -> bool {
        self.free & 1 << register != 0
    }

    /// How many are free.
    pub(super) fn left(&self) -> usize {
        self.free.count_ones() as usize
    }

    /// All that have ever been taken, in ascending order.
    pub(super) fn touched(&self) -> impl Iterator<Item = u8> + use<> {
        let touched = self.touched;
        (0..32).filter(move |register| touched & 1 << register != 0)
    }
}
