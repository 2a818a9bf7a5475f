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

    /// Takes the next `len` bytes towards the start, to be written by the caller.
    #[inline(always)]
    pub(crate) fn take(&mut self, len: usize) -> &mut [u8] {
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
        self.free_heap();
        *self = Self { memory: larger, free: capacity - written, on_heap: true };
    }

    /// Frees the memory if it is this writer's, and leaves it without any.
    fn free_heap(&mut self) {
        let memory = std::mem::take(&mut self.memory);
        if std::mem::take(&mut self.on_heap) {
            // SAFETY: `on_heap` says that `memory` is the whole of a boxed slice that `grow` leaked, and it is taken
            // out of the writer here, so nobody else will free it.
            drop(unsafe { Box::from_raw(memory) });
        }
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

    /// Varints of 3 to 8 bytes, all bytes at a time where there is room; the rest byte by byte.
    #[inline(never)]
    fn long_varint(&mut self, value: u64) {
        let len = (64 - value.leading_zeros()).div_ceil(7) as usize;
        let room = self.free.checked_sub(8).and_then(|start| self.memory[start..].first_chunk_mut());
        let Some(room) = room.filter(|_| len <= 8) else { return self.varint_bytewise(value, len) };
        // Opens a gap of one bit after every 7: 56 to 28, 28 to 14, 14 to 7 bits.
        let groups = value & 0x0000_0000_0fff_ffff | (value & 0x00ff_ffff_f000_0000) << 4;
        let groups = groups & 0x0000_3fff_0000_3fff | (groups & 0x0fff_c000_0fff_c000) << 2;
        let groups = groups & 0x007f_007f_007f_007f | (groups & 0x3f80_3f80_3f80_3f80) << 1;
        // All bytes but the last go on. What lands before the varint is free memory that later fields overwrite.
        let word = groups | 0x0080_8080_8080_8080 & ((1 << (8 * (len - 1))) - 1);
        *room = (word << (8 * (8 - len))).to_le_bytes();
        self.free -= len;
    }

    #[cold]
    fn varint_bytewise(&mut self, mut value: u64, len: usize) {
        let (last, others) = self.take(len).split_last_mut().expect("a varint is not empty");
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

    /// A `string` field.
    #[inline(always)]
    pub fn string(&mut self, tag: u32, value: &str) {
        self.bytes(tag, value.as_bytes());
    }

    /// A `bytes` field.
    #[inline(always)]
    pub fn bytes(&mut self, tag: u32, value: &[u8]) {
        self.raw(value);
        self.raw_varint(value.len() as u64);
        self.tag(tag);
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

    /// A packed list: the values of `elements`, which come last first, with their length and a tag in front.
    #[inline(always)]
    pub fn packed<T>(&mut self, tag: u32, elements: impl Iterator<Item = T>, write: impl Fn(&mut Self, T)) {
        self.delimited(tag, |writer| elements.for_each(|element| write(writer, element)));
    }

    /// Whatever `write` writes, with its length and a tag in front: packed lists, map entries.
    #[inline(always)]
    pub fn delimited(&mut self, tag: u32, write: impl FnOnce(&mut Self)) {
        let before = self.written();
        write(self);
        self.raw_varint((self.written() - before) as u64);
        self.tag(tag);
    }
}

/// For each scalar type a method that writes a field and one that writes a bare value, as packed lists hold them.
macro_rules! scalars {
    ($($proto:literal $field:ident $raw:ident($value:ident: $ty:ty) => $writer:ident($encoded:expr);)*) => {
        impl Writer<'_> {
            $(
                #[doc = concat!("A field of type `", $proto, "`.")]
                #[inline(always)]
                pub fn $field(&mut self, tag: u32, value: $ty) {
                    self.$raw(value);
                    self.tag(tag);
                }

                #[doc = concat!("A bare value of type `", $proto, "`.")]
                #[inline(always)]
                pub fn $raw(&mut self, $value: $ty) {
                    self.$writer($encoded);
                }
            )*
        }
    };
}

scalars! {
    "double" double raw_double(value: f64) => raw(&value.to_le_bytes());
    "float" float raw_float(value: f32) => raw(&value.to_le_bytes());
    "int32" int32 raw_int32(value: i32) => raw_varint(i64::from(value) as u64);
    "int64" int64 raw_int64(value: i64) => raw_varint(value as u64);
    "uint32" uint32 raw_uint32(value: u32) => raw_varint(u64::from(value));
    "uint64" uint64 raw_uint64(value: u64) => raw_varint(value);
    "sint32" sint32 raw_sint32(value: i32) => raw_varint(u64::from((value << 1 ^ value >> 31) as u32));
    "sint64" sint64 raw_sint64(value: i64) => raw_varint((value << 1 ^ value >> 63) as u64);
    "fixed32" fixed32 raw_fixed32(value: u32) => raw(&value.to_le_bytes());
    "fixed64" fixed64 raw_fixed64(value: u64) => raw(&value.to_le_bytes());
    "sfixed32" sfixed32 raw_sfixed32(value: i32) => raw(&value.to_le_bytes());
    "sfixed64" sfixed64 raw_sfixed64(value: i64) => raw(&value.to_le_bytes());
    "bool" bool raw_bool(value: bool) => raw_varint(u64::from(value));
}

impl Drop for Writer<'_> {
    fn drop(&mut self) {
        self.free_heap();
    }
}
