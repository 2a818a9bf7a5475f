//! Memory that calls use again and again: taken and given back under the GIL, so no lock is needed.

use crate::object::GilCell;

/// Memory for the request and the reply of one call.
pub(crate) struct Scratch {
    pub(crate) request: Vec<u8>,
    pub(crate) reply: Vec<u8>,
}

/// What one scratch may keep from call to call.
const KEPT_BYTES: usize = 4 << 20;

/// How many are kept: as many as calls were under way at once, up to this.
const KEPT: usize = 16;

const SMALLEST: usize = 4 << 10;

#[expect(clippy::vec_box, reason = "a call holds its scratch while others come and go")]
static POOL: GilCell<Vec<Box<Scratch>>> = GilCell::new(Vec::new());

impl Scratch {
    /// # Safety
    ///
    /// The GIL is held.
    #[inline(always)]
    pub(crate) unsafe fn take() -> Box<Self> {
        // SAFETY: as promised by the caller.
        unsafe { POOL.get() }.pop().unwrap_or_else(Self::fresh)
    }

    #[cold]
    fn fresh() -> Box<Self> {
        Box::new(Self { request: vec![0; SMALLEST], reply: vec![0; SMALLEST] })
    }

    /// # Safety
    ///
    /// The GIL is held.
    #[inline(always)]
    pub(crate) unsafe fn give(self: Box<Self>) {
        // SAFETY: as promised by the caller.
        let pool = unsafe { POOL.get() };
        if pool.len() < KEPT && self.request.len() <= KEPT_BYTES && self.reply.len() <= KEPT_BYTES {
            pool.push(self);
        }
    }

    /// Makes room for a reply of `len` bytes and half as many more, so that the next one like it fits.
    pub(crate) fn grow_reply(&mut self, len: usize) {
        if len <= KEPT_BYTES / 2 {
            self.reply = vec![0; len + len / 2];
        }
    }
}
