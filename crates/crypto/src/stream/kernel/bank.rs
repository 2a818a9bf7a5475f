//! Sixteen words of state where there may be only sixteen vectors.

use shortwire_jit::vector::{Emitter, Slot, Vector};

/// The words of the states in lanes. As many as there is room for are in registers, the others wait on the stack; before a step, the
/// words it works on are brought in, in exchange for those that are needed last.
#[derive(Clone)]
pub(super) struct Bank {
    places: [Place; 16],
    slots: [Option<Slot>; 16],
    /// How many registers were given back, because their words have been used.
    spare: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Register(Vector),
    Slot,
    Gone,
}

impl Bank {
    /// Room for all words, of which those that come last in `order` begin on the stack if it has to be.
    pub(super) fn new(e: &mut Emitter, temporaries: usize, order: &[usize]) -> Self {
        let room = if e.registers() >= 32 { 16 } else { 16 - temporaries };
        let mut bank = Self { places: [Place::Slot; 16], slots: [None; 16], spare: 0 };
        for word in &order[..room] {
            bank.places[*word] = Place::Register(e.vector());
        }
        for word in &order[room..] {
            bank.slots[*word] = Some(e.slot());
        }
        bank
    }

    /// Makes a word: `make` gets the register to leave it in.
    pub(super) fn fill(&mut self, e: &mut Emitter, word: usize, make: impl FnOnce(&mut Emitter, Vector)) {
        match self.places[word] {
            Place::Register(vector) => make(e, vector),
            _ => {
                let vector = e.vector();
                make(e, vector);
                e.store(self.slots[word].expect("a word on the stack has a slot"), vector);
                e.free(vector);
            }
        }
    }

    /// Copies a word to a slot of its own.
    pub(super) fn keep(&self, e: &mut Emitter, word: usize) -> Slot {
        let slot = e.slot();
        match self.places[word] {
            Place::Register(vector) => e.store(slot, vector),
            _ => {
                let vector = e.vector();
                e.load(vector, self.slots[word].expect("a word on the stack has a slot"));
                e.store(slot, vector);
                e.free(vector);
            }
        }
        slot
    }

    /// The registers of these words, which are brought in if they are not there; `upcoming` are the words needed after them, in this
    /// order.
    pub(super) fn bring(&mut self, e: &mut Emitter, words: &[usize], upcoming: &[usize]) -> Vec<Vector> {
        for word in words {
            if self.places[*word] == Place::Slot {
                let vector = self.spare(e).unwrap_or_else(|| self.evict(e, words, upcoming));
                e.load(vector, self.slots[*word].expect("a word on the stack has a slot"));
                self.places[*word] = Place::Register(vector);
            }
        }
        words.iter().map(|word| self.register(*word)).collect()
    }

    /// Forgets words that have been used, and gives the registers back that have them now.
    pub(super) fn drop_words(&mut self, e: &mut Emitter, words: &[usize], registers: &[Vector]) {
        for word in words {
            self.places[*word] = Place::Gone;
        }
        e.free_all(registers);
        self.spare += registers.len();
    }

    /// Takes the registers again that all words had when this was cloned, after all have been dropped.
    pub(super) fn take_again(self, e: &mut Emitter) -> Self {
        for place in self.places {
            if let Place::Register(vector) = place {
                e.take_again(vector);
            }
        }
        self
    }

    /// Puts every word where it was when `other` was a copy of this.
    pub(super) fn return_to(&mut self, e: &mut Emitter, other: &Bank) {
        let moved: Vec<usize> = (0..16).filter(|word| self.places[*word] != other.places[*word]).collect();
        for word in &moved {
            if let Place::Register(vector) = self.places[*word] {
                let slot = *self.slots[*word].get_or_insert_with(|| e.slot());
                e.store(slot, vector);
            }
        }
        for word in &moved {
            if let Place::Register(vector) = other.places[*word] {
                e.load(vector, self.slots[*word].expect("it was just stored"));
            }
            self.places[*word] = other.places[*word];
        }
    }

    fn register(&self, word: usize) -> Vector {
        match self.places[word] {
            Place::Register(vector) => vector,
            _ => unreachable!("word {word} was brought in"),
        }
    }

    fn spare(&mut self, e: &mut Emitter) -> Option<Vector> {
        self.spare = self.spare.checked_sub(1)?;
        Some(e.vector())
    }

    fn evict(&mut self, e: &mut Emitter, wanted: &[usize], upcoming: &[usize]) -> Vector {
        let next_use = |word: usize| upcoming.iter().position(|other| *other == word).unwrap_or(usize::MAX);
        let victim = (0..16)
            .filter(|word| matches!(self.places[*word], Place::Register(_)) && !wanted.contains(word))
            .max_by_key(|word| next_use(*word))
            .expect("there are more registers than a step needs");
        let vector = self.register(victim);
        let slot = *self.slots[victim].get_or_insert_with(|| e.slot());
        e.store(slot, vector);
        self.places[victim] = Place::Slot;
        vector
    }
}
