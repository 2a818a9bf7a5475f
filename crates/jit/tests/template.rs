//! Bytes with holes, against a plain model of what a hole becomes.

use shortwire_jit::assembler::Architecture;
use shortwire_jit::template::{Filling, Hole, Kind, Template, TemplateError};

const KINDS: [Kind; 9] = [
    Kind::Imm8,
    Kind::Imm16,
    Kind::Imm32,
    Kind::Imm64,
    Kind::Rel8,
    Kind::Rel32,
    Kind::RipRel32 { trailing: 1 },
    Kind::Abs32,
    Kind::Abs64,
];

fn template(length: usize) -> Template {
    Template::new("test", Architecture::X86, vec![0xcc; length])
}

#[test]
fn numbers_of_either_sign_fit_up_to_their_edges() {
    let edges = [(Kind::Imm8, 8), (Kind::Imm16, 16), (Kind::Imm32, 32)];
    for (kind, bits) in edges {
        let template = template(20).with(Hole::new(3, kind)).expect("it fits");
        for number in [0, 1, -1, (1 << bits) - 1, -(1 << (bits - 1))] {
            let code = template.fill(&[Filling::Number(number)]).expect("it is in range").bytes;
            let mut expected = vec![0xcc; 20];
            expected[3..3 + kind.size()].copy_from_slice(&number.to_le_bytes()[..kind.size()]);
            assert_eq!(code, expected, "{kind:?} {number}");
        }
        for number in [1 << bits, -(1 << (bits - 1)) - 1, i64::MAX, i64::MIN] {
            let filling = Filling::Number(number);
            assert_eq!(
                template.fill(&[filling]).unwrap_err(),
                TemplateError::Range { offset: 3, kind, filling }
            );
        }
    }
}

#[test]
fn distances_count_from_the_end_of_the_instruction() {
    for (kind, end) in [(Kind::Rel8, 11), (Kind::Rel32, 14), (Kind::RipRel32 { trailing: 4 }, 18)] {
        let template = template(100).with(Hole::new(10, kind)).expect("it fits");
        for place in 0..=100usize {
            let code = template.fill(&[Filling::Place(place)]).expect("it is in range").bytes;
            let distance = place as i64 - end;
            assert_eq!(code[10..10 + kind.size()], distance.to_le_bytes()[..kind.size()], "{kind:?} {place}");
        }
        assert!(matches!(template.fill(&[Filling::Place(101)]), Err(TemplateError::Range { .. })));
    }
    let far = template(300).with(Hole::new(0, Kind::Rel8)).expect("it fits");
    assert!(far.fill(&[Filling::Place(128)]).is_ok());
    assert!(matches!(far.fill(&[Filling::Place(129)]), Err(TemplateError::Range { .. })));
}

#[test]
fn what_does_not_belong_together_is_refused() {
    for kind in KINDS {
        let template = template(16).with(Hole::new(0, kind)).expect("it fits");
        let outcomes =
            [Filling::Number(0), Filling::Place(0), Filling::Address(0)].map(|f| template.fill(&[f]).is_ok());
        assert_eq!(outcomes.into_iter().filter(|&is_ok| is_ok).count(), 1, "{kind:?}");
        assert_eq!(template.fill(&[]).unwrap_err(), TemplateError::Count { holes: 1, fillings: 0 });
    }
    let outside = template(4).with(Hole::new(1, Kind::Imm32)).unwrap_err();
    assert_eq!(outside, TemplateError::Outside { offset: 1, length: 4 });
    let overflowing = template(4).with(Hole::new(usize::MAX, Kind::Imm32));
    assert!(matches!(overflowing, Err(TemplateError::Outside { .. })));
    let overlap = template(8).with(Hole::new(4, Kind::Imm16)).and_then(|t| t.with(Hole::new(1, Kind::Imm32)));
    assert_eq!(overlap.unwrap_err(), TemplateError::Overlap { first: 1, second: 4 });
}

#[test]
fn constants_lie_behind_the_code_and_can_be_reached() {
    // vmovq-free: mov rax, [rip + DISTANCE]; ret
    let template = Template::new("load", Architecture::X86, vec![0x48, 0x8b, 0x05, 0, 0, 0, 0, 0xc3]);
    let (template, place) = template.with_constants(&0x1122_3344_5566_7788u64.to_le_bytes());
    let template = template.with(Hole::new(3, Kind::RipRel32 { trailing: 0 })).expect("it fits");
    let assembly = template.fill(&[Filling::Place(place)]).expect("it is in range");
    assert_eq!(assembly.code().len(), 8, "constants are no code");
    if Architecture::HOST == Some(Architecture::X86) {
        let kernel = shortwire_jit::publish(&assembly).expect("executable memory is allowed here");
        // SAFETY: the code takes nothing and returns a word.
        let load: extern "C" fn() -> u64 = unsafe { kernel.function() };
        assert_eq!(load(), 0x1122_3344_5566_7788);
    }
}
