//! Decisions out of bytes.

/// Bytes of a fuzzer's input, spent one decision at a time. When they are spent every decision is 0, so whatever is made
/// from them ends.
#[derive(Clone, Debug)]
pub struct Entropy<'a>(&'a [u8]);

impl<'a> Entropy<'a> {
    /// Entropy that is these bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.0.is_empty()
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((&byte, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        byte
    }

    /// A number below `end`, which is at most 256 and not 0.
    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end
    }

    /// One of several.
    pub fn pick<'t, T>(&mut self, choices: &'t [T]) -> &'t T {
        &choices[self.below(choices.len())]
    }

    /// 64 bits, more often at the edges of ranges than anywhere else.
    pub fn bits(&mut self) -> u64 {
        match self.below(4) {
            0 => u64::from(self.byte()),
            1 => 1_u64 << self.below(64),
            2 => 0_u64.wrapping_sub(1_u64 << self.below(64)),
            _ => u64::from_le_bytes(std::array::from_fn(|_| self.byte())),
        }
    }

    /// Up to `most` bytes, as many as are left.
    pub fn bytes(&mut self, most: usize) -> &'a [u8] {
        let len = self.below(most.clamp(1, 255) + 1).min(self.0.len());
        let (bytes, rest) = self.0.split_at(len);
        self.0 = rest;
        bytes
    }

    /// Everything that is left.
    pub fn rest(self) -> &'a [u8] {
        self.0
    }
}
