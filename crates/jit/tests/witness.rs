//! Another assembler, asmkit, as a witness: it has to make the same bytes of every form of instruction that we have, with
//! registers, offsets and numbers drawn at random. It does not know `movi` of 16 lanes; that one runs in the tests of lanes.

use asmkit::{Arch, CodeBuffer, CondCode, Environment, Operand as Encoded, OperandCast};
use shortwire_jit::assembler::{Condition, Width, a64, x86};

/// Numbers that look random, the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }

    fn register(&mut self, limit: u64) -> u8 {
        self.below(limit) as u8
    }

    /// Offsets at the edges of short and long forms, and others.
    fn offset(&mut self) -> i32 {
        match self.below(4) {
            0 => 0,
            1 => self.below(256) as i32 - 128,
            2 => (self.below(256) as i32 - 128) * 64,
            _ => self.below(1 << 20) as i32 - (1 << 19),
        }
    }
}

const ROUNDS: usize = 200;

mod of_x86 {
    use asmkit::x86::{self as other, InstId, regs};
    use x86::{Assembler, Base, Broadcast, Encoder, Memory, Mnemonic, Operand};

    use super::*;

    macro_rules! ids {
        ($mnemonic:expr, $($name:ident)*) => {
            match $mnemonic {
                $(Mnemonic::$name => InstId::$name,)*
            }
        };
    }

    fn id(mnemonic: Mnemonic) -> InstId {
        ids!(mnemonic, Mov Movzx Lea Add Adc Sub And Or Xor Shl Shr Rol Cmp Test Mul Xchg Cmovb Push Pop Ret Bzhi Movdqa Movdqu Movd Movq Paddd Paddq Psubd Psubq Pxor Pand Por Pandn Pmuludq Pcmpeqd Pcmpgtd Pslld Psrld Psllq Psrlq Psllw Psrlw Pshufb Pshufd Pshuflw Pshufhw Punpckldq Punpckhdq Punpcklqdq Punpckhqdq Vmovdqa Vmovdqa64 Vmovdqu Vmovdqu8 Vmovdqu32 Vmovd Vmovq Vpaddd Vpaddq Vpsubd Vpsubq Vpxor Vpxord Vpand Vpandd Vpor Vpord Vpandn Vpandnd Vpmuludq Vpcmpeqd Vpcmpgtd Vpmovm2d Vpternlogd Vprold Vprolq Vpslld Vpsrld Vpsllq Vpsrlq Vpshufb Vpshufd Vpermq Vpunpckldq Vpunpckhdq Vpunpcklqdq Vpunpckhqdq Vpbroadcastd Vpbroadcastq Vbroadcasti128 Vbroadcasti32x4 Vinserti128 Vinserti32x4 Vextracti128 Vextracti32x4 Vextracti64x4 Vperm2i128 Vshufi32x4 Vshufi64x2 Vpmadd52luq Vpmadd52huq Vzeroupper Kmovq)
    }

    fn encode(operand: Operand) -> Encoded {
        match operand {
            Operand::Vector(register, Width::W128) => *regs::xmm(register.into()).as_operand(),
            Operand::Vector(register, Width::W256) => *regs::ymm(register.into()).as_operand(),
            Operand::Vector(register, Width::W512) => *regs::zmm(register.into()).as_operand(),
            Operand::Word(register) => *regs::gpq(register.into()).as_operand(),
            Operand::Half(register) => *regs::gpd(register.into()).as_operand(),
            Operand::Byte(register) => *regs::gpb(register.into()).as_operand(),
            Operand::Mask(register) => *regs::k(register.into()).as_operand(),
            Operand::Immediate(value) => *other::imm(value).as_operand(),
            Operand::Memory(Memory { base: Base::Word(base), index, offset, size, broadcast }) => {
                let (base, size) = (regs::gpq(base.into()), size.into());
                let plain = match index {
                    None => other::ptr(base, offset, size),
                    Some((index, shift)) => {
                        other::ptr_index(base, regs::gpq(index.into()), shift.into(), offset, size)
                    }
                };
                let repeated = match broadcast {
                    None => plain,
                    Some(Broadcast::To2) => plain._1to2(),
                    Some(Broadcast::To4) => plain._1to4(),
                    Some(Broadcast::To8) => plain._1to8(),
                    Some(Broadcast::To16) => plain._1to16(),
                };
                *repeated.as_operand()
            }
            Operand::Memory(_) => unreachable!("the tests name no labels"),
        }
    }

    fn ours(mnemonic: Mnemonic, operands: &[Operand], mask: Option<(u8, bool)>) -> Vec<u8> {
        let mut encoder = Encoder::default();
        match mask {
            None => encoder.emit(mnemonic, operands),
            Some((mask, zeroes)) => encoder.emit_masked(mnemonic, operands, mask, zeroes),
        }
        let end = encoder.label();
        encoder.bind(end);
        encoder.finish(end).0
    }

    fn theirs(mnemonic: Mnemonic, operands: &[Operand], mask: Option<(u8, bool)>) -> Vec<u8> {
        let mut buffer = CodeBuffer::new(Environment::new(Arch::X64));
        let encoded: Vec<Encoded> = operands.iter().copied().map(encode).collect();
        let mut assembler = other::Assembler::new(&mut buffer);
        if let Some((mask, zeroes)) = mask {
            assembler.k(regs::k(mask.into()));
            if zeroes {
                assembler.z();
            }
        }
        assembler.emit_n(id(mnemonic) as u32, &encoded.iter().collect::<Vec<_>>());
        let code = buffer.finish();
        code.unwrap_or_else(|error| panic!("{mnemonic:?} {operands:?}: {error:?}")).data().to_vec()
    }

    fn compare(mnemonic: Mnemonic, operands: &[Operand], mask: Option<(u8, bool)>) {
        let (ours, theirs) = (ours(mnemonic, operands, mask), theirs(mnemonic, operands, mask));
        assert!(ours == theirs, "{mnemonic:?} {operands:?} {mask:?}: {ours:02x?}, and not {theirs:02x?}");
    }

    fn word(random: &mut Random) -> u8 {
        random.register(16)
    }

    fn memory(random: &mut Random, size: usize) -> Operand {
        let index = (random.below(2) == 0).then(|| {
            // The stack pointer is no index.
            let register = [0, 1, 2, 3, 5, 6, 7, 8, 12, 13, 15][random.below(11) as usize];
            (register, random.register(4))
        });
        let base = Base::Word(word(random));
        Operand::Memory(Memory { base, index, offset: random.offset(), size: size as u8, broadcast: None })
    }

    /// A register or memory.
    fn source(random: &mut Random, registers: u64, width: Width) -> Operand {
        match random.below(2) {
            0 => Operand::Vector(random.register(registers), width),
            _ => memory(random, width.bytes()),
        }
    }

    #[test]
    fn legacy_instructions() {
        use Mnemonic::*;
        let mut random = Random(1);
        let two = [
            Paddd, Paddq, Psubd, Psubq, Pxor, Pand, Por, Pandn, Pmuludq, Pcmpeqd, Pcmpgtd, Pshufb, Punpckldq,
            Punpckhdq, Punpcklqdq, Punpckhqdq, Movdqu,
        ];
        let shifts = [Pslld, Psrld, Psllq, Psrlq, Psllw, Psrlw];
        for _ in 0..ROUNDS {
            let to = Operand::Vector(random.register(16), Width::W128);
            let a = source(&mut random, 16, Width::W128);
            let bits = Operand::Immediate(random.below(32) as i64);
            two.into_iter().for_each(|mnemonic| compare(mnemonic, &[to, a], None));
            shifts.into_iter().for_each(|mnemonic| compare(mnemonic, &[to, bits], None));
            let order = Operand::Immediate(random.below(256) as i64);
            [Pshufd, Pshuflw, Pshufhw]
                .into_iter()
                .for_each(|mnemonic| compare(mnemonic, &[to, a, order], None));
            compare(Movdqu, &[memory(&mut random, 16), to], None);
            compare(Movdqa, &[to, Operand::Vector(random.register(16), Width::W128)], None);
            compare(Movd, &[to, memory(&mut random, 4)], None);
            compare(Movd, &[to, Operand::Half(word(&mut random))], None);
            compare(Movq, &[to, memory(&mut random, 8)], None);
            compare(Movq, &[to, Operand::Word(word(&mut random))], None);
            compare(Movq, &[Operand::Word(word(&mut random)), to], None);
        }
    }

    #[test]
    fn vex_and_evex_instructions() {
        use Mnemonic::*;
        let mut random = Random(2);
        let three = [
            Vpaddd,
            Vpaddq,
            Vpsubd,
            Vpsubq,
            Vpmuludq,
            Vpshufb,
            Vpunpckldq,
            Vpunpckhdq,
            Vpunpcklqdq,
            Vpunpckhqdq,
        ];
        let evex = [Vpxord, Vpandd, Vpord, Vpandnd, Vpmadd52luq, Vpmadd52huq];
        let vex = [Vpxor, Vpand, Vpor, Vpandn, Vpcmpeqd, Vpcmpgtd];
        let shifts = [Vpslld, Vpsrld, Vpsllq, Vpsrlq];
        for _ in 0..ROUNDS {
            for width in [Width::W128, Width::W256, Width::W512] {
                for registers in [16, 32] {
                    let vector = |random: &mut Random| Operand::Vector(random.register(registers), width);
                    let (to, a) = (vector(&mut random), vector(&mut random));
                    let b = source(&mut random, registers, width);
                    let number = Operand::Immediate(random.below(256) as i64);
                    let bits = Operand::Immediate(random.below(32) as i64);
                    three.into_iter().chain(evex).for_each(|mnemonic| compare(mnemonic, &[to, a, b], None));
                    shifts.into_iter().for_each(|mnemonic| compare(mnemonic, &[to, a, bits], None));
                    [Vprold, Vprolq].into_iter().for_each(|mnemonic| compare(mnemonic, &[to, a, bits], None));
                    compare(Vpshufd, &[to, b, number], None);
                    compare(Vpternlogd, &[to, a, b, number], None);
                    compare(Vmovdqu32, &[to, b], None);
                    compare(Vmovdqu32, &[memory(&mut random, width.bytes()), to], None);
                    compare(Vmovdqa64, &[to, a], None);
                    let mask = random.register(7) + 1;
                    let place = memory(&mut random, width.bytes());
                    compare(Vmovdqu8, &[to, place], Some((mask, true)));
                    compare(Vmovdqu8, &[place, to], Some((mask, false)));
                    compare(Vpbroadcastd, &[to, memory(&mut random, 4)], None);
                    compare(Vpbroadcastq, &[to, memory(&mut random, 8)], None);
                    compare(Vpbroadcastd, &[to, Operand::Half(word(&mut random))], None);
                    compare(Vpbroadcastq, &[to, Operand::Word(word(&mut random))], None);
                    compare(Vpmovm2d, &[to, Operand::Mask(mask)], None);
                    if width == Width::W512 || registers == 32 {
                        let (Operand::Vector(first, _), Operand::Vector(second, _)) = (to, a) else {
                            unreachable!()
                        };
                        let low = |register| Operand::Vector(register, Width::W128);
                        compare(Vmovq, &[low(first), Operand::Word(word(&mut random))], None);
                        compare(Vmovq, &[Operand::Word(word(&mut random)), low(second)], None);
                    }
                    [Vpcmpeqd, Vpcmpgtd].into_iter().for_each(|mnemonic| {
                        compare(mnemonic, &[Operand::Mask(mask), a, b], None);
                    });
                    if width > Width::W128 {
                        let parts = random.below(width.parts() as u64) as i64;
                        compare(Vpermq, &[to, b, number], None);
                        compare(Vbroadcasti32x4, &[to, memory(&mut random, 16)], None);
                        compare(
                            Vinserti32x4,
                            &[to, a, memory(&mut random, 16), Operand::Immediate(parts)],
                            None,
                        );
                        compare(
                            Vextracti32x4,
                            &[memory(&mut random, 16), a, Operand::Immediate(parts)],
                            None,
                        );
                        compare(Vshufi32x4, &[to, a, b, number], None);
                        compare(Vshufi64x2, &[to, a, b, number], None);
                    }
                    if width == Width::W512 {
                        let half = Operand::Vector(random.register(registers), Width::W256);
                        compare(Vextracti64x4, &[half, a, Operand::Immediate(1)], None);
                    } else if registers == 16 {
                        vex.into_iter().for_each(|mnemonic| compare(mnemonic, &[to, a, b], None));
                        compare(Vmovdqu, &[to, b], None);
                        compare(Vmovdqu, &[memory(&mut random, width.bytes()), to], None);
                    }
                    if width == Width::W256 && registers == 16 {
                        let low = Operand::Vector(random.register(16), Width::W128);
                        let one = Operand::Immediate(1);
                        compare(Vbroadcasti128, &[to, memory(&mut random, 16)], None);
                        compare(Vinserti128, &[to, a, memory(&mut random, 16), one], None);
                        compare(Vextracti128, &[low, a, one], None);
                        compare(Vextracti128, &[memory(&mut random, 16), a, one], None);
                        compare(Vperm2i128, &[to, a, b, number], None);
                    }
                    let lanes = [Broadcast::To4, Broadcast::To8, Broadcast::To16][width as usize];
                    if let Operand::Memory(place) = memory(&mut random, 4) {
                        let repeated = Operand::Memory(Memory { broadcast: Some(lanes), ..place });
                        compare(Vpxord, &[to, a, repeated], None);
                        compare(Vpternlogd, &[to, a, repeated, number], None);
                    }
                }
            }
        }
        compare(Vzeroupper, &[], None);
    }

    #[test]
    fn instructions_on_words() {
        use Mnemonic::*;
        let mut random = Random(3);
        for _ in 0..ROUNDS {
            let (to, a) = (word(&mut random), word(&mut random));
            let pair = [Operand::Word(to), Operand::Word(a)];
            let number =
                [0, 1, -1, 127, 128, -128, -129, 5000, i64::from(i32::MIN)][random.below(9) as usize];
            for mnemonic in [Add, Adc, Sub, And, Or, Xor, Cmp] {
                compare(mnemonic, &pair, None);
                compare(mnemonic, &[Operand::Word(to), Operand::Immediate(number)], None);
            }
            [Mov, Test, Cmovb].into_iter().for_each(|mnemonic| compare(mnemonic, &pair, None));
            compare(Xor, &[Operand::Half(to), Operand::Half(to)], None);
            compare(Mul, &[Operand::Word(a)], None);
            compare(Push, &[Operand::Word(a)], None);
            compare(Pop, &[Operand::Word(a)], None);
            compare(Test, &[Operand::Byte(a), Operand::Immediate(1 << random.below(7))], None);
            let bits = Operand::Immediate(random.below(62) as i64 + 2);
            [Shl, Shr, Rol].into_iter().for_each(|mnemonic| compare(mnemonic, &[pair[0], bits], None));
            compare(Lea, &[pair[0], memory(&mut random, 8)], None);
            compare(Mov, &[pair[0], memory(&mut random, 8)], None);
            compare(Mov, &[memory(&mut random, 8), pair[0]], None);
            compare(Mov, &[Operand::Half(to), memory(&mut random, 4)], None);
            compare(Mov, &[memory(&mut random, 4), Operand::Half(to)], None);
            compare(Mov, &[memory(&mut random, 1), Operand::Byte(to)], None);
            compare(Movzx, &[Operand::Half(to), memory(&mut random, 1)], None);
            compare(Mov, &[Operand::Half(to), Operand::Immediate(0x8765_4321)], None);
            compare(Mov, &[pair[0], Operand::Immediate(-5)], None);
            compare(Mov, &[pair[0], Operand::Immediate(0x0123_4567_89ab_cdef)], None);
            compare(Bzhi, &[pair[0], pair[1], Operand::Word(word(&mut random))], None);
            compare(Kmovq, &[Operand::Mask(random.register(8)), pair[1]], None);
        }
        compare(Ret, &[], None);
    }
}

mod of_a64 {
    use a64::{Arrangement, Assembler, Encoder, Mnemonic, Operand};
    use asmkit::aarch64::{self as other, InstId, VecElementType, regs};

    use super::*;

    macro_rules! ids {
        ($mnemonic:expr, $($name:ident = $id:ident)*) => {
            match $mnemonic {
                $(Mnemonic::$name => InstId::$id,)*
            }
        };
    }

    fn id(mnemonic: Mnemonic) -> InstId {
        ids!(mnemonic, Mov = Mov Movz = Movz Movk = Movk Movn = Movn Adr = Adr Add = Add Adds = Adds Adcs = Adcs Sub = Sub Subs = Subs And = And Orr = Orr Eor = Eor Lsl = Lsl Lsr = Lsr Ror = Ror Cmp = Cmp Tst = Tst Csel = Csel Mul = Mul Umulh = Umulh Ldr = Ldr Ldur = Ldur Ldrb = Ldrb Ldurb = Ldurb Str = Str Stur = Stur Strb = Strb Sturb = Sturb Ret = Ret Nop = Nop VLdr = Ldr_v VLdur = Ldur_v VStr = Str_v VStur = Stur_v VMov = Mov_v VMovi = Movi_v VAdd = Add_v VSub = Sub_v VEor = Eor_v VAnd = And_v VOrr = Orr_v VBic = Bic_v VBsl = Bsl_v VBit = Bit_v VBif = Bif_v VShl = Shl_v VUshr = Ushr_v VSri = Sri_v VRev32 = Rev32_v VRev64 = Rev64_v VZip1 = Zip1_v VZip2 = Zip2_v VTrn1 = Trn1_v VTrn2 = Trn2_v VExt = Ext_v VTbl = Tbl_v VUmull = Umull_v VUmlal = Umlal_v VXtn = Xtn_v VDup = Dup_v VFmov = Fmov_v VUmov = Umov_v VCmeq = Cmeq_v VCmgt = Cmgt_v)
    }

    fn vector(register: u8, arrangement: Arrangement) -> other::Vec {
        let register = register.into();
        let whole = |element| other::Vec::make_v128_with_element_type(element, register);
        match arrangement {
            Arrangement::B16 => whole(VecElementType::B),
            Arrangement::H8 => whole(VecElementType::H),
            Arrangement::S4 => whole(VecElementType::S),
            Arrangement::D2 => whole(VecElementType::D),
            Arrangement::S2 => other::Vec::make_v64_with_element_type(VecElementType::S, register),
            Arrangement::S => regs::s(register),
            Arrangement::D => regs::d(register),
            Arrangement::Q => regs::q(register),
        }
    }

    fn encode(operand: Operand) -> Encoded {
        match operand {
            Operand::Vector(register, arrangement) => *vector(register, arrangement).as_operand(),
            Operand::Lane(register, arrangement, lane) => {
                *vector(register, arrangement).at(lane.into()).as_operand()
            }
            Operand::Word(31) => *regs::xzr.as_operand(),
            Operand::Word(register) => *regs::x(register.into()).as_operand(),
            Operand::Half(register) => *regs::w(register.into()).as_operand(),
            Operand::Stack => *regs::sp.as_operand(),
            Operand::Memory(31, offset) => *other::ptr(regs::sp, offset).as_operand(),
            Operand::Memory(base, offset) => *other::ptr(regs::x(base.into()), offset).as_operand(),
            Operand::Immediate(value) => *other::imm(value).as_operand(),
            Operand::Condition(condition) => {
                let code = match condition {
                    Condition::Equal => CondCode::EQ,
                    Condition::NotEqual => CondCode::NE,
                    Condition::Below => CondCode::LO,
                    Condition::BelowOrEqual => CondCode::LS,
                    Condition::Above => CondCode::HI,
                    Condition::AboveOrEqual => CondCode::HS,
                };
                *other::imm(code as i64).as_operand()
            }
            Operand::Literal(_) | Operand::Place(_) => unreachable!("the tests name no labels"),
        }
    }

    fn compare(mnemonic: Mnemonic, operands: &[Operand]) {
        let mut encoder = Encoder::default();
        encoder.emit(mnemonic, operands);
        let end = encoder.label();
        encoder.bind(end);
        let ours = encoder.finish(end).0;
        let mut buffer = CodeBuffer::new(Environment::new(Arch::AArch64));
        let encoded: Vec<Encoded> = operands.iter().copied().map(encode).collect();
        other::Assembler::new(&mut buffer).emit_n(id(mnemonic) as u32, &encoded.iter().collect::<Vec<_>>());
        let code = buffer.finish();
        let theirs =
            code.unwrap_or_else(|error| panic!("{mnemonic:?} {operands:?}: {error:?}")).data().to_vec();
        assert!(ours == theirs, "{mnemonic:?} {operands:?}: {ours:02x?}, and not {theirs:02x?}");
    }

    #[test]
    fn instructions_on_vectors() {
        use Arrangement::{B16, D, D2, H8, Q, S, S2, S4};
        use Mnemonic::*;
        let mut random = Random(4);
        for _ in 0..ROUNDS {
            let [to, a, b] = [(); 3].map(|()| random.register(32));
            let v = Operand::Vector;
            for mnemonic in [VAnd, VBic, VOrr, VEor, VBsl, VBit, VBif] {
                compare(mnemonic, &[v(to, B16), v(a, B16), v(b, B16)]);
            }
            for lanes in [S4, D2] {
                for mnemonic in [VAdd, VSub, VZip1, VZip2] {
                    compare(mnemonic, &[v(to, lanes), v(a, lanes), v(b, lanes)]);
                }
                let size = if lanes == S4 { 32 } else { 64 };
                let bits = random.below(size - 1) as i64 + 1;
                for mnemonic in [VShl, VUshr, VSri] {
                    compare(mnemonic, &[v(to, lanes), v(a, lanes), Operand::Immediate(bits)]);
                }
                let lane = random.register(if lanes == S4 { 4 } else { 2 });
                compare(VDup, &[v(to, lanes), Operand::Lane(a, lanes, lane)]);
            }
            for mnemonic in [VCmeq, VCmgt, VTrn1, VTrn2] {
                compare(mnemonic, &[v(to, S4), v(a, S4), v(b, S4)]);
            }
            for mnemonic in [VUmull, VUmlal] {
                compare(mnemonic, &[v(to, D2), v(a, S2), v(b, S2)]);
            }
            compare(VXtn, &[v(to, S2), v(a, D2)]);
            compare(VMov, &[v(to, B16), v(a, B16)]);
            compare(VRev32, &[v(to, B16), v(a, B16)]);
            compare(VRev32, &[v(to, H8), v(a, H8)]);
            compare(VRev64, &[v(to, B16), v(a, B16)]);
            compare(VRev64, &[v(to, S4), v(a, S4)]);
            compare(VExt, &[v(to, B16), v(a, B16), v(b, B16), Operand::Immediate(random.below(16) as i64)]);
            compare(VTbl, &[v(to, B16), v(a, B16), v(b, B16)]);
            let word = random.register(31);
            compare(VDup, &[v(to, S4), Operand::Half(word)]);
            compare(VDup, &[v(to, D2), Operand::Word(word)]);
            compare(VFmov, &[v(to, D), Operand::Word(word)]);
            compare(VUmov, &[Operand::Word(word), Operand::Lane(a, D2, random.register(2))]);
            for (register, size) in [(v(to, S), 4), (v(to, D), 8), (v(to, Q), 16)] {
                let scaled = Operand::Memory(random.register(32), random.below(4096) as i32 * size);
                let near = Operand::Memory(random.register(32), random.below(512) as i32 - 256);
                [VLdr, VStr].into_iter().for_each(|mnemonic| compare(mnemonic, &[register, scaled]));
                [VLdur, VStur].into_iter().for_each(|mnemonic| compare(mnemonic, &[register, near]));
            }
        }
    }

    #[test]
    fn instructions_on_words() {
        use Mnemonic::*;
        let mut random = Random(5);
        for _ in 0..ROUNDS {
            let [to, a, b] = [(); 3].map(|()| Operand::Word(random.register(31)));
            for mnemonic in [Add, Adds, Adcs, Sub, Subs, And, Orr, Eor, Mul, Umulh] {
                compare(mnemonic, &[to, a, b]);
            }
            let twelve = Operand::Immediate(random.below(4096) as i64);
            for mnemonic in [Add, Adds, Sub, Subs] {
                compare(mnemonic, &[to, a, twelve]);
            }
            compare(Add, &[Operand::Stack, Operand::Stack, twelve]);
            compare(Sub, &[Operand::Stack, Operand::Stack, twelve]);
            compare(Add, &[to, Operand::Stack, twelve]);
            compare(Cmp, &[a, twelve]);
            compare(Cmp, &[a, b]);
            compare(Tst, &[a, Operand::Immediate(1 << random.below(63))]);
            compare(Mov, &[to, a]);
            let chunk = Operand::Immediate(random.below(1 << 16) as i64);
            let shift = Operand::Immediate(16 * random.below(4) as i64);
            [Movz, Movk, Movn].into_iter().for_each(|mnemonic| compare(mnemonic, &[to, chunk, shift]));
            let bits = Operand::Immediate(random.below(64) as i64);
            [Lsl, Lsr, Ror].into_iter().for_each(|mnemonic| compare(mnemonic, &[to, a, bits]));
            let conditions = [
                Condition::Equal,
                Condition::NotEqual,
                Condition::Below,
                Condition::BelowOrEqual,
                Condition::Above,
                Condition::AboveOrEqual,
            ];
            let condition = conditions[random.below(6) as usize];
            compare(Csel, &[to, a, b, Operand::Condition(condition)]);
            let half = Operand::Half(random.register(31));
            for (register, size, [load, store], [load_near, store_near]) in [
                (to, 8, [Ldr, Str], [Ldur, Stur]),
                (half, 4, [Ldr, Str], [Ldur, Stur]),
                (half, 1, [Ldrb, Strb], [Ldurb, Sturb]),
            ] {
                let scaled = Operand::Memory(random.register(32), random.below(4096) as i32 * size);
                let near = Operand::Memory(random.register(32), random.below(512) as i32 - 256);
                [load, store].into_iter().for_each(|mnemonic| compare(mnemonic, &[register, scaled]));
                [load_near, store_near].into_iter().for_each(|mnemonic| compare(mnemonic, &[register, near]));
            }
        }
        compare(Ret, &[Operand::Word(30)]);
        compare(Nop, &[]);
    }
}
