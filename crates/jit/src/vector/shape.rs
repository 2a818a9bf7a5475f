//! Operations that move lanes.

use super::Emitter;
use super::handles::Vector;
use super::machine::Lane;
use crate::assembler::Width;

impl Emitter {
    /// Puts lane `order[i]` of each part's four lanes of 32 bits into lane `i`.
    #[track_caller]
    pub fn shuffle32(&mut self, to: Vector, a: Vector, order: [u8; 4]) {
        self.check_all(&[to, a]);
        assert!(order.iter().all(|&lane| lane < 4), "a part has four lanes of 32 bits");
        self.machine.shuffle32(&mut self.state, to, a, order);
    }

    /// Puts lane `order[i]` of each 256 bits' four lanes of 64 bits into lane `i`. Vectors of 128 bits have two, and the
    /// first two of `order` count.
    #[track_caller]
    pub fn permute64(&mut self, to: Vector, a: Vector, order: [u8; 4]) {
        self.check_all(&[to, a]);
        let lanes = if to.width == Width::W128 { 2 } else { 4 };
        assert!(
            order[..lanes].iter().all(|&lane| usize::from(lane) < lanes),
            "there are {lanes} lanes to choose from"
        );
        self.machine.permute64(&mut self.state, to, a, order);
    }

    /// The upper half of `a`, into a vector of half its width.
    #[track_caller]
    pub fn extract_half(&mut self, to: Vector, a: Vector) {
        self.check(to);
        self.check(a);
        assert_eq!(to.width.bytes() * 2, a.width.bytes(), "a half is half as wide");
        self.machine.extract_half(to, a);
    }

    /// Adds all lanes of 64 bits, into lane 0 of the same register at 128 bits, which is the result.
    #[track_caller]
    pub fn sum64(&mut self, vector: Vector) -> Vector {
        self.check(vector);
        let mut sum = vector;
        for width in [Width::W256, Width::W128] {
            if width < sum.width {
                let upper = self.state.temporary(width);
                self.machine.extract_half(upper, sum);
                sum = sum.at(width);
                self.add64(sum, sum, upper);
                self.state.release(upper);
            }
        }
        let upper = self.state.temporary(Width::W128);
        self.shuffle32(upper, sum, [2, 3, 2, 3]);
        self.add64(sum, sum, upper);
        self.state.release(upper);
        sum
    }

    /// Transposes four rows of four lanes of 32 bits within each part of 128 bits: lane `j` of row `i` becomes lane `i` of
    /// row `j`. The rows come back in other registers, so use the array. Twelve instructions at most, one temporary.
    #[track_caller]
    pub fn transpose32(&mut self, rows: &mut [Vector; 4]) {
        self.check_all(rows);
        let spare = self.state.temporary(rows[0].width);
        let [a, b, c, d] = *rows;
        let [ab_low, ab_high, spare] = self.machine.interleave(Lane::Bits32, a, b, spare);
        let [cd_low, cd_high, spare] = self.machine.interleave(Lane::Bits32, c, d, spare);
        let [row0, row1, spare] = self.machine.interleave(Lane::Bits64, ab_low, cd_low, spare);
        let [row2, row3, spare] = self.machine.interleave(Lane::Bits64, ab_high, cd_high, spare);
        *rows = [row0, row1, row2, row3];
        self.state.release(spare);
    }

    /// Transposes two rows of two lanes of 64 bits within each part of 128 bits.
    #[track_caller]
    pub fn transpose64(&mut self, rows: &mut [Vector; 2]) {
        self.check_all(rows);
        let spare = self.state.temporary(rows[0].width);
        let [low, high, spare] = self.machine.interleave(Lane::Bits64, rows[0], rows[1], spare);
        *rows = [low, high];
        self.state.release(spare);
    }

    /// Transposes parts of 128 bits: part `p` of vector `v` becomes part `v` of vector `p`. Takes as many vectors as a
    /// vector has parts: one, for which nothing is done, two or four.
    #[track_caller]
    pub fn transpose_parts(&mut self, rows: &mut [Vector]) {
        self.check_all(rows);
        assert_eq!(rows.len(), rows[0].width.parts(), "as many vectors as parts are transposed");
        match rows {
            [a, b] => {
                let spare = self.state.temporary(a.width);
                let [low, high, spare] = self.machine.interleave_parts(true, *a, *b, spare);
                (*a, *b) = (low, high);
                self.state.release(spare);
            }
            [a, b, c, d] => {
                let spare = self.state.temporary(a.width);
                let [ab_low, ab_high, spare] = self.machine.interleave_parts(false, *a, *b, spare);
                let [cd_low, cd_high, spare] = self.machine.interleave_parts(false, *c, *d, spare);
                let [row0, row1, spare] = self.machine.interleave_parts(true, ab_low, cd_low, spare);
                let [row2, row3, spare] = self.machine.interleave_parts(true, ab_high, cd_high, spare);
                (*a, *b, *c, *d) = (row0, row1, row2, row3);
                self.state.release(spare);
            }
            _ => {}
        }
    }
}
