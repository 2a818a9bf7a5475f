//! Calling a kernel that hashes on lanes.

use shortwire_jit::Kernel;
use shortwire_jit::vector::Target;

use crate::wipe::wipe;

/// How many lanes there are at most, and from one row to the next in words.
pub(crate) const MOST: usize = 16;

/// How many rows there are at most: eight words of state, and what a function counts beside them.
const ROWS: usize = 11;

/// What the lanes hold: row by row, a word a lane. Overwritten when dropped.
#[repr(C, align(64))]
pub(crate) struct Rows<W: Copy + Default>([[W; MOST]; ROWS]);

impl<W: Copy + Default> Rows<W> {
    pub(crate) fn new() -> Self {
        Rows([[W::default(); MOST]; ROWS])
    }

    /// What a lane holds in a row.
    pub(crate) fn word(&mut self, row: usize, lane: usize) -> &mut W {
        &mut self.0[row][lane]
    }

    /// The state of a lane.
    pub(crate) fn state(&self, lane: usize) -> [W; 8] {
        std::array::from_fn(|row| self.0[row][lane])
    }

    /// Gives a lane a state.
    pub(crate) fn set_state(&mut self, lane: usize, state: &[W; 8]) {
        for (row, word) in self.0.iter_mut().zip(state) {
            row[lane] = *word;
        }
    }
}

impl<W: Copy + Default> Drop for Rows<W> {
    fn drop(&mut self) {
        wipe(self.0.as_flattened_mut());
    }
}

/// A kernel that compresses a block of as many messages as it has lanes, and the next block, and so on.
pub struct LaneKernel<W> {
    function: unsafe extern "C" fn(*mut W, *const *const u8, usize),
    /// How many.
    pub(crate) lanes: usize,
    /// Keeps the function where it is.
    _kernel: Kernel,
}

impl<W: Copy + Default> LaneKernel<W> {
    /// For [`Family::new`](crate::kernels::Family::new); `kernel` takes rows, pointers to each lane's first block, and how many blocks.
    pub(crate) fn link(kernel: Kernel, target: Target) -> Self {
        // SAFETY: the kernels of this crate that are linked here are assembled for three such arguments, and `_kernel` keeps the code.
        let function = unsafe { kernel.function() };
        LaneKernel { function, lanes: target.width().bytes() / size_of::<W>(), _kernel: kernel }
    }

    /// Compresses the first `blocks` blocks of each lane's input.
    ///
    /// # Panics
    ///
    /// If an input is shorter.
    pub(crate) fn compress(&self, rows: &mut Rows<W>, inputs: &[&[u8]; MOST], blocks: usize) {
        let length = blocks * 16 * size_of::<W>();
        let inputs = inputs.map(|input| input[..length].as_ptr());
        if blocks > 0 {
            // SAFETY: as `link` says, the kernel reads `blocks` blocks of 16 words behind each of the first `lanes` pointers, which was just
            // checked to be there, and changes the first words of rows that are as far apart as `Rows` has them, and no others.
            unsafe { (self.function)(rows.0.as_flattened_mut().as_mut_ptr(), inputs.as_ptr(), blocks) };
        }
    }
}
