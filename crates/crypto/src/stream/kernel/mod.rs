//! The one generator of stream kernels: ChaCha and Salsa, for every width of vectors, from one block to many messages.
//!
//! Two layouts. In *rows*, a vector holds one row of the state of one, two or four blocks, and the rounds turn rows against each
//! other: the shortest way to few blocks, for it is bound by how long a round takes. In *lanes*, a vector holds one word of the
//! states of 4, 8 or 16 blocks: no word has to move during the rounds, and all units are busy; it is bound by how many there are.

mod bank;
mod lanes;
mod rows;

use shortwire_jit::vector::{Emitter, Vector};

pub(crate) use lanes::{Lane, bulk, many};
pub(crate) use rows::rows;

/// A cipher of this kind, as its kernels see it: the words of a state, how they begin and what a round does to them.
pub(crate) trait Cipher {
    /// "expand 32-byte k", as words.
    const CONSTANTS: [u32; 4];
    /// Where the constants stand in the state.
    const CONSTANT_WORDS: [usize; 4];
    /// Where the key stands.
    const KEY_WORDS: [usize; 8];
    /// Where the block's number and the nonce stand, two words each.
    const START_WORDS: [usize; 4];
    /// The words that each quarter of an odd round works on. Only in the first are any that differ between the blocks of one call.
    const COLUMNS: [[usize; 4]; 4];
    /// The words that each quarter of an even round works on.
    const DIAGONALS: [[usize; 4]; 4];
    /// Which row has the block's number, as its first word.
    const COUNTER_ROW: usize;
    /// How many vectors two quarter-rounds need beside their words, on targets with few.
    const TEMPORARIES: usize;

    /// Quarters of a round, which do not depend on each other, step by step side by side.
    fn quarter_rounds(e: &mut Emitter, quarters: &[[Vector; 4]]);

    /// Brings the halves of the key and the start into the form of rows 1 to 3.
    fn arrange(e: &mut Emitter, key_low: Vector, key_high: Vector, start: Vector) -> [Vector; 3];

    /// Two rounds over states in rows, side by side.
    fn double_round(e: &mut Emitter, states: &[[Vector; 4]]);

    /// Brings rows into the order of bytes.
    fn restore(e: &mut Emitter, rows: [Vector; 4]) -> [Vector; 4];
}
