//! The assembler's templates: whatever holes they are given, and whatever those are filled with.

use bolero::check;
use shortwire_fuzz::{Entropy, TEST_TIME};
use shortwire_jit::assembler::Architecture;
use shortwire_jit::template::{Filling, Hole, Kind, Template, TemplateError};

const KINDS: [Kind; 9] = [
    Kind::Imm8,
    Kind::Imm16,
    Kind::Imm32,
    Kind::Imm64,
    Kind::Rel8,
    Kind::Rel32,
    Kind::RipRel32 { trailing: 4 },
    Kind::Abs32,
    Kind::Abs64,
];

/// A number near one of those where something changes.
fn number(entropy: &mut Entropy<'_>) -> u64 {
    let edge = 1u64.checked_shl(entropy.below(65) as u32).unwrap_or(0);
    edge.wrapping_add(entropy.below(7) as u64).wrapping_sub(3)
}

/// Mostly what belongs into such a hole.
fn filling(entropy: &mut Entropy<'_>, kind: Kind) -> Filling {
    let fitting = match kind {
        Kind::Imm8 | Kind::Imm16 | Kind::Imm32 | Kind::Imm64 => 0,
        Kind::Rel8 | Kind::Rel32 | Kind::RipRel32 { .. } => 1,
        Kind::Abs32 | Kind::Abs64 => 2,
    };
    match if entropy.below(16) == 0 { entropy.below(3) } else { fitting } {
        0 => Filling::Number(number(entropy) as i64),
        1 => Filling::Place(entropy.below(600)),
        _ => Filling::Address(number(entropy)),
    }
}

/// What a filled hole says, read back.
fn read(bytes: &[u8], offset: usize, kind: Kind) -> i64 {
    let field = &bytes[offset..offset + kind.size()];
    let mut wide = [if field[field.len() - 1] & 0x80 == 0 { 0 } else { 0xff }; 8];
    wide[..field.len()].copy_from_slice(field);
    i64::from_le_bytes(wide)
}

/// Whether the hole holds what it was filled with, modulo its size.
fn holds(bytes: &[u8], offset: usize, kind: Kind, filling: Filling) -> bool {
    let found = read(bytes, offset, kind);
    let end = (offset + kind.size()) as i64;
    let shift = 64 - 8 * kind.size() as u32;
    match (kind, filling) {
        (Kind::Rel8 | Kind::Rel32, Filling::Place(place)) => end + found == place as i64,
        (Kind::RipRel32 { trailing }, Filling::Place(place)) => {
            end + i64::from(trailing) + found == place as i64
        }
        (_, Filling::Number(number)) => found << shift == number << shift,
        (_, Filling::Address(address)) => found << shift == (address as i64) << shift,
        _ => false,
    }
}

#[test]
fn templates() {
    check!().with_test_time(TEST_TIME).for_each(|input| {
        let entropy = &mut Entropy::new(input);
        let length = entropy.below(512);
        let original: Vec<u8> = (0..length).map(|_| entropy.bits() as u8).collect();
        let mut template = Template::new("fuzzed", Architecture::X86, original.clone());
        let mut holes: Vec<(usize, Kind)> = Vec::new();
        for _ in 0..entropy.below(8) {
            let kind = *entropy.pick(&KINDS);
            let offset = if entropy.below(16) == 0 { number(entropy) as usize } else { entropy.below(520) };
            let overlaps = holes.iter().any(|&(other, taken)| {
                offset < other + taken.size() && other < offset.saturating_add(kind.size())
            });
            match template.clone().with(Hole::new(offset, kind)) {
                Ok(with) => {
                    assert!(offset + kind.size() <= length && !overlaps);
                    holes.push((offset, kind));
                    template = with;
                }
                Err(TemplateError::Outside { .. }) => assert!(offset.saturating_add(kind.size()) > length),
                Err(TemplateError::Overlap { .. }) => assert!(overlaps),
                Err(error) => panic!("{error}"),
            }
        }
        let fillings: Vec<Filling> = holes.iter().map(|&(_, kind)| filling(entropy, kind)).collect();
        let Ok(assembly) = template.fill(&fillings) else { return };
        // Every hole says what it was filled with, and no other byte has changed.
        let mut rest = assembly.bytes.clone();
        for (&(offset, kind), &filling) in holes.iter().zip(&fillings) {
            assert!(holds(&assembly.bytes, offset, kind, filling), "{kind:?} at {offset}: {filling:?}");
            rest[offset..offset + kind.size()].copy_from_slice(&original[offset..offset + kind.size()]);
        }
        assert_eq!(rest, original);
    });
}
