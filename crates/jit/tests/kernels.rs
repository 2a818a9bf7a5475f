//! Whole kernels: shapes, memory, words, loops and tails, on every target that can be run.

#[path = "support/model.rs"]
mod model;

use model::{from32, lanes32};
use shortwire_jit::testing::{Argument, Runner, targets};
use shortwire_jit::vector::{Emitter, Vector, Word, assemble};

#[test]
fn blocks_become_rows_and_blocks_again() {
    // As ChaCha20 and the hashes do it: 16 rows of 32-bit words, a message in each lane.
    fn body(e: &mut Emitter, [from, to]: [Word; 2]) {
        let parts = e.width().parts();
        let bytes = e.width().bytes() as i32;
        for group in 0..4 {
            let mut rows = [0, 1, 2, 3].map(|row| {
                let vector = e.vector();
                e.load(vector, from.at((4 * group + row) * bytes));
                vector
            });
            e.transpose32(&mut rows);
            for (row, vector) in rows.into_iter().enumerate() {
                e.store(to.at((4 * group + row as i32) * bytes), vector);
                e.free(vector);
            }
        }
        for row in 0..4 {
            for groups in [0, 1, 2, 3].chunks(parts) {
                let mut vectors: Vec<Vector> = groups
                    .iter()
                    .map(|group| {
                        let vector = e.vector();
                        e.load(vector, to.at((4 * group + row) * bytes));
                        vector
                    })
                    .collect();
                e.transpose_parts(&mut vectors);
                for (group, vector) in groups.iter().zip(vectors) {
                    e.store(to.at((4 * group + row) * bytes), vector);
                    e.free(vector);
                }
            }
        }
    }
    for target in targets() {
        let kernel = Runner::new(assemble("transpose", target, body));
        let width = target.width().bytes();
        let parts = target.width().parts();
        // Word `row` of message `lane`.
        let rows = (0..16).flat_map(|row| (0..width as u32 / 4).map(move |lane| lane << 8 | row));
        let mut memory = from32(rows);
        memory.resize(32 * width, 0);
        kernel.call(&mut memory, &[Argument::At(0), Argument::At(16 * width)]);
        // Vector 4g + j, part p: group and part have changed places among the groups that were transposed together.
        for (place, sixteen) in lanes32(&memory[16 * width..]).chunks_exact(4).enumerate() {
            let (vector, part) = (place / parts, place % parts);
            let (group, row) = (vector / 4, vector % 4);
            let first = group / parts * parts;
            let (message, words) = (4 * (group - first) + row, 4 * (first + part));
            let expected: Vec<u32> = (0..4).map(|word| (message << 8 | (words + word)) as u32).collect();
            assert_eq!(sixteen, expected, "{target}: vector {vector}, part {part}");
        }
    }
}
