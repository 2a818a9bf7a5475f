//! Code that is given as bytes, with holes to be filled.
//!
//! For instructions that no emitter knows: the bytes come from elsewhere, and what changes from one specialisation to the
//! next are numbers and distances in them.
//!
//! ```
//! use shortwire_jit::assembler::Architecture;
//! use shortwire_jit::template::{Filling, Hole, Kind, Template};
//!
//! // mov eax, IMM32; ret
//! let template = Template::new("answer", Architecture::X86, vec![0xb8, 0, 0, 0, 0, 0xc3])
//!     .with(Hole::new(1, Kind::Imm32))?;
//! let assembly = template.fill(&[Filling::Number(42)])?;
//! assert_eq!(assembly.code(), [0xb8, 42, 0, 0, 0, 0xc3]);
//! # Ok::<(), shortwire_jit::template::TemplateError>(())
//! ```

use std::ops::Range;

use crate::assembler::{Architecture, Assembly};

/// Bytes with holes.
#[derive(Clone, Debug)]
pub struct Template {
    name: String,
    architecture: Architecture,
    bytes: Vec<u8>,
    /// Where code ends and constants begin.
    code_end: usize,
    holes: Vec<Hole>,
}

/// A place in a template that is filled later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hole {
    offset: usize,
    kind: Kind,
}

/// How a hole is filled. All numbers are little endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number of 8 bits, signed or not.
    Imm8,
    /// A number of 16 bits, signed or not.
    Imm16,
    /// A number of 32 bits, signed or not.
    Imm32,
    /// A number of 64 bits.
    Imm64,
    /// The distance of a place from the end of the hole, 8 bits.
    Rel8,
    /// The distance of a place from the end of the hole, 32 bits.
    Rel32,
    /// The distance of a place from the end of an instruction that goes on behind the hole, 32 bits.
    RipRel32 {
        /// Bytes of the instruction behind the hole: those of an immediate.
        trailing: u8,
    },
    /// An address of 32 bits: below 4 GiB.
    Abs32,
    /// An address.
    Abs64,
}

/// What a hole is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filling {
    /// A number, for `Imm` kinds.
    Number(i64),
    /// A place in the template, in bytes from its beginning, for kinds that are distances. The end is a place.
    Place(usize),
    /// An address, for `Abs` kinds.
    Address(u64),
}

/// What is wrong with a template or with what it is filled with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TemplateError {
    /// A hole does not lie within the bytes.
    #[error("the hole at {offset} ends behind the template's {length} bytes")]
    Outside {
        /// Where the hole begins.
        offset: usize,
        /// How long the template is.
        length: usize,
    },
    /// Two holes share a byte.
    #[error("the holes at {first} and {second} overlap")]
    Overlap {
        /// Where the earlier one begins.
        first: usize,
        /// Where the other one begins.
        second: usize,
    },
    /// There are more or fewer fillings than holes.
    #[error("{holes} holes are filled with {fillings}")]
    Count {
        /// How many holes there are.
        holes: usize,
        /// How many fillings were given.
        fillings: usize,
    },
    /// A number for a distance, or the like.
    #[error("the hole at {offset} is {kind:?}, and cannot be filled with {filling:?}")]
    Mismatch {
        /// Where the hole begins.
        offset: usize,
        /// What it is.
        kind: Kind,
        /// What it was to be filled with.
        filling: Filling,
    },
    /// A number or distance that does not fit, or a place that is not in the template.
    #[error("{filling:?} does not fit into the hole at {offset}, which is {kind:?}")]
    Range {
        /// Where the hole begins.
        offset: usize,
        /// What it is.
        kind: Kind,
        /// What it was to be filled with.
        filling: Filling,
    },
}

impl Kind {
    /// How many bytes it takes.
    pub fn size(self) -> usize {
        match self {
            Kind::Imm8 | Kind::Rel8 => 1,
            Kind::Imm16 => 2,
            Kind::Imm32 | Kind::Rel32 | Kind::RipRel32 { .. } | Kind::Abs32 => 4,
            Kind::Imm64 | Kind::Abs64 => 8,
        }
    }
}

impl Hole {
    /// A hole `offset` bytes from the template's beginning.
    pub fn new(offset: usize, kind: Kind) -> Self {
        Hole { offset, kind }
    }

    fn range(self) -> Option<Range<usize>> {
        Some(self.offset..self.offset.checked_add(self.kind.size())?)
    }

    /// The number that goes into the hole, if it fits.
    fn number(self, filling: Filling, length: usize) -> Result<i128, TemplateError> {
        let Hole { offset, kind } = self;
        let distance = |place: usize, trailing: usize| {
            let end = offset + kind.size() + trailing;
            (place <= length).then(|| place as i128 - end as i128)
        };
        let (number, allowed) = match (kind, filling) {
            (Kind::Imm8, Filling::Number(number)) => (Some(number.into()), -(1 << 7)..1 << 8),
            (Kind::Imm16, Filling::Number(number)) => (Some(number.into()), -(1 << 15)..1 << 16),
            (Kind::Imm32, Filling::Number(number)) => (Some(number.into()), -(1 << 31)..1 << 32),
            (Kind::Imm64, Filling::Number(number)) => (Some(number.into()), -(1 << 63)..1 << 64),
            (Kind::Rel8, Filling::Place(place)) => (distance(place, 0), -(1 << 7)..1 << 7),
            (Kind::Rel32, Filling::Place(place)) => (distance(place, 0), -(1 << 31)..1 << 31),
            (Kind::RipRel32 { trailing }, Filling::Place(place)) => {
                (distance(place, trailing.into()), -(1 << 31)..1 << 31)
            }
            (Kind::Abs32, Filling::Address(address)) => (Some(address.into()), 0..1 << 32),
            (Kind::Abs64, Filling::Address(address)) => (Some(address.into()), 0..1 << 64),
            _ => return Err(TemplateError::Mismatch { offset, kind, filling }),
        };
        let number: Option<i128> = number;
        number.filter(|number| allowed.contains(number)).ok_or(TemplateError::Range { offset, kind, filling })
    }
}

impl Template {
    /// A template without holes, all code.
    pub fn new(name: &str, architecture: Architecture, bytes: Vec<u8>) -> Self {
        Template { name: name.to_owned(), architecture, code_end: bytes.len(), bytes, holes: Vec::new() }
    }

    /// The same, with one hole more. Fillings are given in the order in which holes were added.
    ///
    /// # Errors
    ///
    /// [`TemplateError::Outside`], [`TemplateError::Overlap`].
    pub fn with(mut self, hole: Hole) -> Result<Self, TemplateError> {
        let outside = TemplateError::Outside { offset: hole.offset, length: self.bytes.len() };
        let range = hole.range().filter(|range| range.end <= self.bytes.len()).ok_or(outside)?;
        let overlaps = |other: &Hole| {
            let size = other.kind.size();
            other.offset < range.end && range.start < other.offset + size
        };
        if let Some(other) = self.holes.iter().find(|other| overlaps(other)) {
            let (first, second) = (other.offset.min(hole.offset), other.offset.max(hole.offset));
            return Err(TemplateError::Overlap { first, second });
        }
        self.holes.push(hole);
        Ok(self)
    }

    /// The same, with constants behind the code: they are not disassembled. They begin at a multiple of 64 bytes, which is
    /// returned.
    pub fn with_constants(mut self, constants: &[u8]) -> (Self, usize) {
        let start = self.bytes.len().next_multiple_of(Assembly::ALIGNMENT);
        self.bytes.resize(start, 0);
        self.bytes.extend_from_slice(constants);
        (self, start)
    }

    /// The code with its holes filled. The template can be filled again.
    ///
    /// # Errors
    ///
    /// [`TemplateError::Count`], [`TemplateError::Mismatch`], [`TemplateError::Range`].
    pub fn fill(&self, fillings: &[Filling]) -> Result<Assembly, TemplateError> {
        if fillings.len() != self.holes.len() {
            return Err(TemplateError::Count { holes: self.holes.len(), fillings: fillings.len() });
        }
        let mut bytes = self.bytes.clone();
        for (hole, &filling) in self.holes.iter().zip(fillings) {
            let number = hole.number(filling, bytes.len())?;
            let size = hole.kind.size();
            bytes[hole.offset..][..size].copy_from_slice(&number.to_le_bytes()[..size]);
        }
        Ok(Assembly {
            name: self.name.clone(),
            architecture: self.architecture,
            bytes,
            entry: 0,
            code_end: self.code_end,
        })
    }
}
