//! Where everything lies when jumps are as short as they can be.
//!
//! Code is kept without its jumps and its padding, which are noted with their places. When all is there, every jump begins
//! as a short one, and those that do not reach become long ones, until all reach.

use super::Label;

/// Code in the making.
#[derive(Debug, Default)]
pub(super) struct Layout {
    /// All bytes but those of jumps and of padding.
    pub(super) code: Vec<u8>,
    pieces: Vec<Piece>,
    labels: Vec<Option<Place>>,
    references: Vec<(Place, Reference)>,
}

/// A place in `code`, behind so many pieces.
#[derive(Clone, Copy, Debug)]
struct Place {
    offset: usize,
    pieces: usize,
}

/// What has no length yet.
#[derive(Clone, Copy, Debug)]
struct Piece {
    offset: usize,
    kind: Kind,
    length: usize,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// By the number of its condition, or always.
    Jump(Option<u8>, Label),
    Align(usize),
}

/// Four bytes that hold a distance from the end of their instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reference {
    pub(super) label: Label,
    pub(super) offset: i32,
    /// Bytes of the instruction behind these.
    pub(super) trailing: usize,
}

/// A jump of two bytes.
const SHORT: usize = 2;

impl Layout {
    pub(super) fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() as u32 - 1)
    }

    pub(super) fn bind(&mut self, label: Label) {
        let here = self.here();
        let place = &mut self.labels[label.0 as usize];
        assert!(place.is_none(), "a label has one place");
        *place = Some(here);
    }

    pub(super) fn jump(&mut self, condition: Option<u8>, label: Label) {
        self.pieces.push(Piece {
            offset: self.code.len(),
            kind: Kind::Jump(condition, label),
            length: SHORT,
        });
    }

    pub(super) fn align(&mut self, alignment: usize) {
        self.pieces.push(Piece { offset: self.code.len(), kind: Kind::Align(alignment), length: 0 });
    }

    /// Makes room for the distance, and notes it.
    pub(super) fn reference(&mut self, reference: Reference) {
        self.references.push((self.here(), reference));
        self.code.extend_from_slice(&[0; 4]);
    }

    fn here(&self) -> Place {
        Place { offset: self.code.len(), pieces: self.pieces.len() }
    }

    /// All bytes, and where the label is in them.
    pub(super) fn finish(mut self, label: Label) -> (Vec<u8>, usize) {
        let starts = self.settle();
        let address = |place: Place| address(&self.pieces, &starts, place);
        let target =
            |label: Label| address(self.labels[label.0 as usize].expect("labels that are used have a place"));
        for &(place, Reference { label, offset, trailing }) in &self.references {
            let end = address(place) + 4 + trailing;
            let distance = target(label) as i64 + i64::from(offset) - end as i64;
            let distance = i32::try_from(distance).expect("code is shorter than 2 GiB");
            self.code[place.offset..place.offset + 4].copy_from_slice(&distance.to_le_bytes());
        }
        let mut bytes = Vec::with_capacity(self.code.len() + self.pieces.len() * 6);
        let mut copied = 0;
        for (piece, &start) in self.pieces.iter().zip(&starts) {
            bytes.extend_from_slice(&self.code[copied..piece.offset]);
            copied = piece.offset;
            match piece.kind {
                Kind::Align(_) => pad(&mut bytes, piece.length),
                Kind::Jump(condition, label) => {
                    let distance = target(label) as i64 - (start + piece.length) as i64;
                    jump(&mut bytes, condition, piece.length == SHORT, distance as i32);
                }
            }
        }
        bytes.extend_from_slice(&self.code[copied..]);
        let end = target(label);
        (bytes, end)
    }

    /// Gives every piece its length, and returns where each begins.
    fn settle(&mut self) -> Vec<usize> {
        loop {
            let mut starts = Vec::with_capacity(self.pieces.len());
            let mut added = 0;
            for piece in &mut self.pieces {
                let start = piece.offset + added;
                if let Kind::Align(alignment) = piece.kind {
                    piece.length = start.next_multiple_of(alignment) - start;
                }
                added += piece.length;
                starts.push(start);
            }
            let too_far: Vec<usize> = (0..self.pieces.len()).filter(|&i| !self.reaches(i, &starts)).collect();
            if too_far.is_empty() {
                return starts;
            }
            for i in too_far {
                let Kind::Jump(condition, _) = self.pieces[i].kind else { continue };
                self.pieces[i].length = if condition.is_some() { 6 } else { 5 };
            }
        }
    }

    fn reaches(&self, piece: usize, starts: &[usize]) -> bool {
        let Piece { kind: Kind::Jump(_, label), length: SHORT, .. } = self.pieces[piece] else { return true };
        let place = self.labels[label.0 as usize].expect("labels that are used have a place");
        let target = address(&self.pieces, starts, place);
        i8::try_from(target as i64 - (starts[piece] + SHORT) as i64).is_ok()
    }
}

/// Where a place is when the pieces in front of it begin at `starts`.
fn address(pieces: &[Piece], starts: &[usize], place: Place) -> usize {
    let Some(last) = place.pieces.checked_sub(1) else { return place.offset };
    starts[last] + pieces[last].length + place.offset - pieces[last].offset
}

fn jump(bytes: &mut Vec<u8>, condition: Option<u8>, is_short: bool, distance: i32) {
    match (condition, is_short) {
        (None, true) => bytes.extend_from_slice(&[0xeb, distance as u8]),
        (Some(condition), true) => bytes.extend_from_slice(&[0x70 | condition, distance as u8]),
        (None, false) => bytes.push(0xe9),
        (Some(condition), false) => bytes.extend_from_slice(&[0x0f, 0x80 | condition]),
    }
    if !is_short {
        bytes.extend_from_slice(&distance.to_le_bytes());
    }
}

/// Instructions that do nothing, as few as there can be: those that the manuals of both makers recommend.
fn pad(bytes: &mut Vec<u8>, mut length: usize) {
    const NOPS: [&[u8]; 9] = [
        &[0x90],
        &[0x66, 0x90],
        &[0x0f, 0x1f, 0x00],
        &[0x0f, 0x1f, 0x40, 0x00],
        &[0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00],
        &[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
        &[0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
    ];
    while length > 0 {
        let size = length.min(NOPS.len());
        bytes.extend_from_slice(NOPS[size - 1]);
        length -= size;
    }
}
