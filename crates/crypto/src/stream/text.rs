//! What is encrypted, and where it goes.

use std::marker::PhantomData;

use crate::Error;

/// A message to XOR with a key stream: bytes that are read and bytes that are written, the same ones or two buffers that do not
/// overlap. Both are borrowed while it lives.
#[derive(Debug)]
pub struct Text<'a> {
    input: *const u8,
    output: *mut u8,
    length: usize,
    buffers: PhantomData<&'a mut [u8]>,
}

// SAFETY: a text is a borrowed slice, or two, which may be sent; that they are kept as pointers changes nothing of it.
unsafe impl Send for Text<'_> {}

// SAFETY: nothing is written through a shared text.
unsafe impl Sync for Text<'_> {}

impl<'a> Text<'a> {
    /// The message in `input`, to be written to `output`.
    ///
    /// # Errors
    /// [`Error::Length`] if they differ in length.
    #[inline]
    pub fn new(input: &'a [u8], output: &'a mut [u8]) -> Result<Self, Error> {
        if input.len() != output.len() {
            return Err(Error::Length {
                what: "the output",
                expected: "as many as the input",
                actual: output.len(),
            });
        }
        let output = output.as_mut_ptr();
        Ok(Self { input: input.as_ptr(), output, length: input.len(), buffers: PhantomData })
    }

    /// The message in `data`, to be replaced.
    #[inline]
    pub fn in_place(data: &'a mut [u8]) -> Self {
        let output = data.as_mut_ptr();
        Self { input: output, output, length: data.len(), buffers: PhantomData }
    }

    /// How many bytes it has.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether it has none.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The same text for a shorter time.
    #[inline]
    pub(crate) fn again(&mut self) -> Text<'_> {
        Text { input: self.input, output: self.output, length: self.length, buffers: PhantomData }
    }

    /// The first `length` bytes, and the rest.
    ///
    /// # Panics
    /// If it is shorter.
    #[inline]
    pub(crate) fn split_at(self, length: usize) -> (Self, Self) {
        assert!(length <= self.length, "a text is split within its bounds");
        // SAFETY: both lie in the buffers, or one past their end.
        let (input, output) = unsafe { (self.input.add(length), self.output.add(length)) };
        let rest = Self { input, output, length: self.length - length, buffers: PhantomData };
        (Self { length, ..self }, rest)
    }

    /// The first `length` bytes, or all if there are fewer, and the rest.
    #[inline]
    pub(crate) fn split_within(self, length: usize) -> (Self, Self) {
        let length = self.length.min(length);
        self.split_at(length)
    }

    /// The bytes from `from` to `to`.
    ///
    /// # Panics
    /// If they are not within its bounds.
    #[inline]
    pub(crate) fn part(&mut self, from: usize, to: usize) -> Text<'_> {
        self.again().split_at(to).0.split_at(from).1
    }

    /// The bytes to read.
    #[inline]
    pub(crate) fn input_bytes(&self) -> &[u8] {
        // SAFETY: they are borrowed for as long as the text, and nothing is written through it while they are.
        unsafe { std::slice::from_raw_parts(self.input, self.length) }
    }

    /// The bytes that are written, as they are now.
    #[inline]
    pub(crate) fn output_bytes(&self) -> &[u8] {
        // SAFETY: as above; they had values before they were borrowed.
        unsafe { std::slice::from_raw_parts(self.output, self.length) }
    }

    /// Where to read.
    #[inline]
    pub(crate) fn input(&self) -> *const u8 {
        self.input
    }

    /// Where to write.
    #[inline]
    pub(crate) fn output(&self) -> *mut u8 {
        self.output
    }

    /// Writes the text, XORed with the first bytes of `stream`.
    ///
    /// # Panics
    /// If the stream is shorter than the text.
    #[inline]
    pub(crate) fn xor(self, stream: &[u8]) {
        let (chunks, rest) = stream[..self.length].as_chunks::<16>();
        for (index, chunk) in chunks.iter().enumerate() {
            // SAFETY: so many bytes lie in both buffers, of which one is borrowed to be written to. They are the same or apart, so
            // bytes are read before they are overwritten.
            unsafe {
                let text = self.input.add(16 * index).cast::<u128>().read_unaligned();
                let text = text ^ u128::from_ne_bytes(*chunk);
                self.output.add(16 * index).cast::<u128>().write_unaligned(text);
            }
        }
        for (index, byte) in rest.iter().enumerate() {
            let index = 16 * chunks.len() + index;
            // SAFETY: as above, for one byte.
            unsafe { self.output.add(index).write(self.input.add(index).read() ^ byte) };
        }
    }

    /// Copies what is read into the beginning of `bytes`.
    ///
    /// # Panics
    /// If there is no room.
    pub(crate) fn read_to(&self, bytes: &mut [u8]) {
        let bytes = &mut bytes[..self.length];
        // SAFETY: the text has that many bytes to read, and nobody else's borrowed bytes are among them.
        unsafe { std::ptr::copy_nonoverlapping(self.input, bytes.as_mut_ptr(), bytes.len()) };
    }

    /// Writes the beginning of `bytes` instead of the text.
    ///
    /// # Panics
    /// If there are too few.
    pub(crate) fn write_from(self, bytes: &[u8]) {
        let bytes = &bytes[..self.length];
        // SAFETY: the text has that much room, and nobody else's borrowed bytes are there.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.output, bytes.len()) };
    }
}
