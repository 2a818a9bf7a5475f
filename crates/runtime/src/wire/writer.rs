//! Writes messages back to front.

use super::Message;

/// Memory that fills from its end towards its start.
///
/// Begins in memory of the caller and moves to the heap when that is full; what was written is then at the end of the
/// larger memory. A field is written value first, tag last; a message is written last field first.
#[derive(Debug)]
pub struct Writer<'b> {
    /// All memory; written from `free` on.
    memory: &'b mut [u8],
    free: usize,
    /// Whether `memory` was leaked by [`Writer::grow`] and is this writer's to free.
    on_heap: bool,
}

/// What a [`Writer`] made.
#[derive(Debug)]
pub enum Output<'b> {
    /// It lies in the caller's memory.
    Borrowed(&'b [u8]),
    /// It lies in heap memory from the given offset on.
    Heap {
        /// The memory.
        memory: Vec<u8>,
        /// Where the output starts in it.
        start: usize,
    },
}

impl Output<'_> {
    /// The bytes that were written.
    pub fn as_slice(&self) -> &[u8] {
        match self {
            Self::Borrowed(bytes) => bytes,
            Self::Heap { memory, start } => &memory[*start..],
        }
    }

    /// The bytes that were written, in a vector of their own. Copies unless they fill heap memory exactly.
    pub fn to_vec(self) -> Vec<u8> {
        match self {
            Self::Heap { memory, start: 0 } => memory,
            other => other.as_slice().to_vec(),
        }
    }
}

impl<'b> Writer<'b> {
    /// A writer that fills `memory` first. Does not allocate.
    #[inline]
    pub fn new(memory: &'b mut [u8]) -> Self {
        let free = memory.len();
        Self { memory, free, on_heap: false }
    }

    /// Bytes written so far.
    #[inline(always)]
    pub fn written(&self) -> usize {
        self.memory.len() - self.free
    }

    /// Ends writing and hands out what was written.
    #[inline]
    pub fn finish(mut self) -> Output<'b> {
        let memory = std::mem::take(&mut self.memory);
        if std::mem::take(&mut self.on_heap) {
            // SAFETY: `on_heap` says that `memory` is the whole of a boxed slice that `grow` leaked, and it is taken
            // out of the writer here, so nobody else will free it.
            let memory = unsafe { Box::from_raw(memory) };
            return Output::Heap { memory: memory.into_vec(), start: self.free };
        }
        Output::Borrowed(&memory[self.free..])
    }

    /// Takes the next `len` bytes towards the start.
    #[inline(always)]
    fn take(&mut self, len: usize) -> &mut [u8] {
        if self.free < len {
            self.grow(len);
        }
        let end = self.free;
        self.free = end - len;
        &mut self.memory[self.free..end]
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, len: usize) {
        const SMALLEST: usize = 256;
        let written = self.written();
        let capacity = (self.memory.len() * 2).max(written + len).max(SMALLEST);
        let larger = Box::leak(vec![0; capacity].into_boxed_slice());
        larger[capacity - written..].copy_from_slice(&self.memory[self.free..]);
        drop(std::mem::replace(self, Self { memory: larger, free: capacity - written, on_heap: true }));
    }

    /// Bytes as they are, without a length.
    #[inline(always)]
    pub fn raw(&mut self, bytes: &[u8]) {
        self.take(bytes.len()).copy_from_slice(bytes);
    }

    #[inline(always)]
    fn byte(&mut self, byte: u8) {
        self.take(1)[0] = byte;
    }

    /// A varint without a tag.
    #[inline(always)]
    pub fn raw_varint(&mut self, value: u64) {
        if value < 0x80 {
            self.byte(value as u8);
        } else if value < 0x4000 {
            self.take(2).copy_from_slice(&[value as u8 | 0x80, (value >> 7) as u8]);
        } else {
            self.long_varint(value);
        }
    }

    #[inline(never)]
    fn long_varint(&mut self, mut value: u64) {
        let bits = 64 - value.leading_zeros();
        let (last, others) =
            self.take(bits.div_ceil(7) as usize).split_last_mut().expect("a varint is not empty");
        for byte in others {
            *byte = value as u8 | 0x80;
            value >>= 7;
        }
        *last = value as u8;
    }

    #[inline(always)]
    fn tag(&mut self, tag: u32) {
        self.raw_varint(u64::from(tag));
    }

    /// A varint field.
    #[inline(always)]
    fn varint(&mut self, tag: u32, value: u64) {
        self.raw_varint(value);
        self.tag(tag);
    }

    /// A `double` field.
    #[inline(always)]
    pub fn double(&mut self, tag: u32, value: f64) {
        self.raw(&value.to_le_bytes());
        self.tag(tag);
    }

    /// A `float` field.
    #[inline(always)]
    pub fn float(&mut self, tag: u32, value: f32) {
        self.raw(&value.to_le_bytes());
        self.tag(tag);
    }

    /// An `int32` field or an enum.
    #[inline(always)]
    pub fn int32(&mut self, tag: u32, value: i32) {
        self.varint(tag, i64::from(value) as u64);
    }

    /// An `int64` field.
    #[inline(always)]
    pub fn int64(&mut self, tag: u32, value: i64) {
        self.varint(tag, value as u64);
    }

    /// A `uint32` field.
    #[inline(always)]
    pub fn uint32(&mut self, tag: u32, value: u32) {
        self.varint(tag, u64::from(value));
    }

    /// A `uint64` field.
    #[inline(always)]
    pub fn uint64(&mut self, tag: u32, value: u64) {
        self.varint(tag, value);
    }

    /// A `sint32` field.
    #[inline(always)]
    pub fn sint32(&mut self, tag: u32, value: i32) {
        self.varint(tag, u64::from((value << 1 ^ value >> 31) as u32));
    }

    /// A `sint64` field.
    #[inline(always)]
    pub fn sint64(&mut self, tag: u32, value: i64) {
        self.varint(tag, (value << 1 ^ value >> 63) as u64);
    }

    /// A `fixed32` field.
    #[inline(always)]
    pub fn fixed32(&mut self, tag: u32, value: u32) {
        self.raw(&value.to_le_bytes());
        self.tag(tag);
    }

    /// A `fixed64` field.
    #[inline(always)]
    pub fn fixed64(&mut self, tag: u32, value: u64) {
        self.raw(&value.to_le_bytes());
        self.tag(tag);
    }

    /// An `sfixed32` field.
    #[inline(always)]
    pub fn sfixed32(&mut self, tag: u32, value: i32) {
        self.raw(&value.to_le_bytes());
        self.tag(tag);
    }

    /// An `sfixed64` field.
    #[inline(always)]
    pub fn sfixed64(&mut self, tag: u32, value: i64) {
        self.raw(&value.to_le_bytes());
        self.tag(tag);
    }

    /// A `bool` field.
    #[inline(always)]
    pub fn bool(&mut self, tag: u32, value: bool) {
        self.varint(tag, u64::from(value));
    }

    /// A `string` field.
    #[inline(always)]
    pub fn string(&mut self, tag: u32, value: &str) {
        self.bytes(tag, value.as_bytes());
    }

    /// A `bytes` field.
    #[inline(always)]
    pub fn bytes(&mut self, tag: u32, value: &[u8]) {
        self.raw(value);
        self.varint(tag, value.len() as u64);
    }

    /// A nested message.
    #[inline(always)]
    pub fn message<'a, M: Message<'a>>(&mut self, tag: u32, message: &M) {
        self.delimited(tag, |writer| message.write(writer));
    }

    /// A nested message between group tags, of which `start_tag` is the first.
    pub fn group<'a, M: Message<'a>>(&mut self, start_tag: u32, message: &M) {
        self.tag(start_tag + 1);
        message.write(self);
        self.tag(start_tag);
    }

    /// Whatever `write` writes, with its length and a tag in front: packed lists, map entries.
    #[inline(always)]
    pub fn delimited(&mut self, tag: u32, write: impl FnOnce(&mut Self)) {
        let before = self.written();
        write(self);
        self.varint(tag, (self.written() - before) as u64);
    }
}

impl Drop for Writer<'_> {
    fn drop(&mut self) {
        if self.on_heap {
            let memory = std::mem::take(&mut self.memory);
            // SAFETY: `on_heap` says that `memory` is the whole of a boxed slice that `grow` leaked; it is taken out of
            // the writer, which is going away.
            drop(unsafe { Box::from_raw(memory) });
        }
    }
}
