//! A block of every lane's message in a kernel.

use shortwire_jit::vector::{Address, Emitter, Operand, Slot, Vector, Word};

/// How a function reads words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ByteOrder {
    BigEndian,
    LittleEndian,
}

/// 16 vectors, each with one word of all lanes.
pub(crate) struct Message {
    words: Words,
    /// Bytes a word.
    word: usize,
    order: ByteOrder,
}

enum Words {
    Registers([Vector; 16]),
    Stack([Slot; 16]),
}

impl Message {
    /// Room for words of 4 or 8 bytes, in registers or on the stack.
    pub(crate) fn new(e: &mut Emitter, word: usize, order: ByteOrder, in_registers: bool) -> Self {
        let words = if in_registers { Words::Registers(e.vectors()) } else { Words::Stack(e.slots()) };
        Message { words, word, order }
    }

    /// Reads the blocks that are `offset` bytes behind where the lanes' pointers point to, and turns them into rows of words: 16 bytes of as
    /// many messages as a vector has parts make a vector, and as many of those as such a part has words are transposed.
    pub(crate) fn read(
        &mut self,
        e: &mut Emitter,
        temporary: &mut [Vector; 4],
        pointers: Word,
        offset: Word,
    ) {
        let words = 16 / self.word;
        let parts = e.width().parts();
        let message: [Word; 4] = e.words();
        for first in (0..16).step_by(words) {
            let mut rows = *temporary;
            if let Words::Registers(vectors) = &self.words {
                rows[..words].copy_from_slice(&vectors[first..first + words]);
            }
            for (row, &vector) in rows[..words].iter().enumerate() {
                for (part, &message) in message[..parts].iter().enumerate() {
                    e.load64(message, pointers.at((8 * (words * part + row)) as i32));
                }
                let bytes = |message: &Word| message.at((first * self.word) as i32).index(offset, 1);
                let addresses: Vec<Address> = message[..parts].iter().map(bytes).collect();
                e.load_parts(vector, &addresses);
            }
            self.transpose(e, &mut rows);
            for (row, &vector) in rows[..words].iter().enumerate() {
                self.order_bytes(e, vector);
                self.put(e, first + row, vector);
            }
            if let Words::Stack(_) = self.words {
                *temporary = rows;
            }
        }
        message.into_iter().for_each(|word| e.free_word(word));
    }

    /// A word, as the last source of an operation.
    pub(crate) fn operand(&self, index: usize) -> Operand {
        match &self.words {
            Words::Registers(vectors) => vectors[index % 16].into(),
            Words::Stack(slots) => slots[index % 16].into(),
        }
    }

    /// The register of a word, or `temporary` with the word in it.
    pub(crate) fn fetch(&self, e: &mut Emitter, index: usize, temporary: Vector) -> Vector {
        match &self.words {
            Words::Registers(vectors) => vectors[index % 16],
            Words::Stack(slots) => {
                e.load(temporary, slots[index % 16]);
                temporary
            }
        }
    }

    /// Makes what is in the register, the fetched one or another, the word.
    pub(crate) fn put(&mut self, e: &mut Emitter, index: usize, vector: Vector) {
        match &mut self.words {
            Words::Registers(vectors) => vectors[index % 16] = vector,
            Words::Stack(slots) => e.store(slots[index % 16], vector),
        }
    }

    fn transpose(&self, e: &mut Emitter, rows: &mut [Vector; 4]) {
        if self.word == 4 {
            return e.transpose32(rows);
        }
        let [first, second, ..] = rows;
        let mut pair = [*first, *second];
        e.transpose64(&mut pair);
        [*first, *second] = pair;
    }

    fn order_bytes(&self, e: &mut Emitter, vector: Vector) {
        match (self.order, self.word) {
            (ByteOrder::LittleEndian, _) => {}
            (ByteOrder::BigEndian, 4) => e.swap_bytes32(vector, vector),
            (ByteOrder::BigEndian, _) => e.swap_bytes64(vector, vector),
        }
    }
}
