//! SHA-2 on lanes: one source for words of both sizes and vectors of any width.
//!
//! Lane `i` of every vector belongs to message `i`. A round costs 17 instructions with AVX-512 (36 with AVX2), a word of the message schedule
//! 11 (18), and both ports are busy all the time; turning 16 messages into rows of words adds some 6 %.
//!
//! With 32 registers the 16 words of the schedule stay in registers, with 16 they lie in slots of the stack. The loop goes over 16 rounds,
//! so that it fits into the cache of decoded instructions.

use shortwire_jit::assembler::Assembly;
use shortwire_jit::vector::{Address, Emitter, Operand, Target, Vector, Word, assemble};

use crate::lanes::{ByteOrder, MOST, Message};

/// What the two functions differ in, as far as their kernels are concerned: FIPS 180-4, section 4.1.
struct Function {
    /// Bytes a word.
    word: usize,
    rounds: usize,
    /// Rotations of Sigma 0 and Sigma 1.
    big: [[u32; 3]; 2],
    /// Two rotations and a shift of sigma 0 and sigma 1.
    small: [[u32; 3]; 2],
}

const SHA_256: Function =
    Function { word: 4, rounds: 64, big: [[2, 13, 22], [6, 11, 25]], small: [[7, 18, 3], [17, 19, 10]] };

const SHA_512: Function =
    Function { word: 8, rounds: 80, big: [[28, 34, 39], [14, 18, 41]], small: [[1, 8, 7], [19, 61, 6]] };

/// Compresses blocks of as many messages as there are lanes, each lane's one behind the other: see
/// [`LaneKernel`](crate::lanes::LaneKernel).
pub(super) fn sha256(target: Target) -> Assembly {
    assemble("sha256/lanes", target, |e, arguments| compress(e, &SHA_256, arguments))
}

/// The same for SHA-512.
pub(super) fn sha512(target: Target) -> Assembly {
    assemble("sha512/lanes", target, |e, arguments| compress(e, &SHA_512, arguments))
}

fn compress(e: &mut Emitter, function: &Function, [rows, pointers, blocks]: [Word; 3]) {
    let lanes = Lanes { function };
    let mut state: [Vector; 8] = e.vectors();
    let mut temporary: [Vector; 4] = e.vectors();
    let mut schedule = Message::new(e, function.word, ByteOrder::BigEndian, e.registers() == 32);
    let constants = constants(e, function);
    let [offset, constant, rounds] = e.words();
    let (block, sixteen) = (e.label(), e.label());

    e.set_word(offset, 0);
    for (row, &vector) in state.iter().enumerate() {
        e.load(vector, rows.at((row * MOST * function.word) as i32));
    }
    e.align();
    e.bind(block);
    schedule.read(e, &mut temporary, pointers, offset);
    e.address_of(constant, constants);
    e.set_word(rounds, (function.rounds / 16 - 1) as u64);
    let step = e.width().bytes() as i32;

    e.align();
    e.bind(sixteen);
    for i in 0..16 {
        lanes.round(e, &mut state, schedule.operand(i), constant.at(i as i32 * step), temporary);
        lanes.extend(e, &mut schedule, i, temporary);
    }
    e.add(constant, 16 * step);
    e.loop_down(rounds, sixteen);
    for i in 0..16 {
        lanes.round(e, &mut state, schedule.operand(i), constant.at(i as i32 * step), temporary);
    }

    for (row, &vector) in state.iter().enumerate() {
        let before = rows.at((row * MOST * function.word) as i32);
        lanes.add(e, vector, vector, before);
        e.store(before, vector);
    }
    e.add(offset, 16 * function.word as i32);
    e.loop_down(blocks, block);
}

/// Every constant in all lanes, so that adding one is adding memory.
fn constants(e: &mut Emitter, function: &Function) -> shortwire_jit::vector::Table {
    let lanes = e.width().bytes() / function.word;
    let each = CONSTANTS[..function.rounds].iter().flat_map(|&constant| std::iter::repeat_n(constant, lanes));
    match function.word {
        4 => e.table32(&each.map(|constant| (constant >> 32) as u32).collect::<Vec<_>>()),
        _ => e.table64(&each.collect::<Vec<_>>()),
    }
}

/// Operations on lanes of the function's words.
struct Lanes<'a> {
    function: &'a Function,
}

impl Lanes<'_> {
    /// One round, on registers that change places instead of their contents.
    fn round(
        &self,
        e: &mut Emitter,
        state: &mut [Vector; 8],
        word: Operand,
        constant: Address,
        temporary: [Vector; 4],
    ) {
        let [a, b, c, d, e5, f, g, h] = *state;
        let t = temporary[0];
        self.add(e, h, h, constant);
        self.add(e, h, h, word);
        e.choose(t, e5, f, g);
        self.add(e, h, h, t);
        self.sigma(e, e5, self.function.big[1], temporary);
        self.add(e, h, h, t);
        self.add(e, d, d, h);
        e.majority(t, a, b, c);
        self.add(e, h, h, t);
        self.sigma(e, a, self.function.big[0], temporary);
        self.add(e, h, h, t);
        *state = [h, a, b, c, d, e5, f, g];
    }

    /// Makes word `index` of the schedule the one 16 further on.
    fn extend(&self, e: &mut Emitter, schedule: &mut Message, index: usize, temporary: [Vector; 4]) {
        let [t, _, spare, new] = temporary;
        let old = schedule.fetch(e, index + 1, spare);
        self.small_sigma(e, old, self.function.small[0], temporary);
        let word = schedule.fetch(e, index, new);
        self.add(e, word, word, t);
        self.add(e, word, word, schedule.operand(index + 9));
        let old = schedule.fetch(e, index + 14, spare);
        self.small_sigma(e, old, self.function.small[1], temporary);
        self.add(e, word, word, t);
        schedule.put(e, index, word);
    }

    /// Three rotations of `a`, into the first temporary.
    fn sigma(&self, e: &mut Emitter, a: Vector, bits: [u32; 3], [t, u, v, _]: [Vector; 4]) {
        for (vector, bits) in [t, u, v].into_iter().zip(bits) {
            self.rotate_right(e, vector, a, bits);
        }
        e.xor3(t, t, u, v);
    }

    /// Two rotations and a shift of `a`, which may be the third temporary, into the first.
    fn small_sigma(&self, e: &mut Emitter, a: Vector, bits: [u32; 3], [t, u, v, _]: [Vector; 4]) {
        self.rotate_right(e, t, a, bits[0]);
        self.rotate_right(e, u, a, bits[1]);
        match self.function.word {
            4 => e.shr32(v, a, bits[2]),
            _ => e.shr64(v, a, bits[2]),
        }
        e.xor3(t, t, u, v);
    }

    fn add(&self, e: &mut Emitter, to: Vector, a: Vector, b: impl Into<Operand>) {
        match self.function.word {
            4 => e.add32(to, a, b),
            _ => e.add64(to, a, b),
        }
    }

    fn rotate_right(&self, e: &mut Emitter, to: Vector, a: Vector, bits: u32) {
        match self.function.word {
            4 => e.rotr32(to, a, bits),
            _ => e.rotr64(to, a, bits),
        }
    }
}

/// The constants of SHA-512: 64 bits of the fractional parts of the cube roots of the first 80 primes. Those of SHA-256 are the upper
/// halves of the first 64.
const CONSTANTS: [u64; 80] = [
    0x428a_2f98_d728_ae22,
    0x7137_4491_23ef_65cd,
    0xb5c0_fbcf_ec4d_3b2f,
    0xe9b5_dba5_8189_dbbc,
    0x3956_c25b_f348_b538,
    0x59f1_11f1_b605_d019,
    0x923f_82a4_af19_4f9b,
    0xab1c_5ed5_da6d_8118,
    0xd807_aa98_a303_0242,
    0x1283_5b01_4570_6fbe,
    0x2431_85be_4ee4_b28c,
    0x550c_7dc3_d5ff_b4e2,
    0x72be_5d74_f27b_896f,
    0x80de_b1fe_3b16_96b1,
    0x9bdc_06a7_25c7_1235,
    0xc19b_f174_cf69_2694,
    0xe49b_69c1_9ef1_4ad2,
    0xefbe_4786_384f_25e3,
    0x0fc1_9dc6_8b8c_d5b5,
    0x240c_a1cc_77ac_9c65,
    0x2de9_2c6f_592b_0275,
    0x4a74_84aa_6ea6_e483,
    0x5cb0_a9dc_bd41_fbd4,
    0x76f9_88da_8311_53b5,
    0x983e_5152_ee66_dfab,
    0xa831_c66d_2db4_3210,
    0xb003_27c8_98fb_213f,
    0xbf59_7fc7_beef_0ee4,
    0xc6e0_0bf3_3da8_8fc2,
    0xd5a7_9147_930a_a725,
    0x06ca_6351_e003_826f,
    0x1429_2967_0a0e_6e70,
    0x27b7_0a85_46d2_2ffc,
    0x2e1b_2138_5c26_c926,
    0x4d2c_6dfc_5ac4_2aed,
    0x5338_0d13_9d95_b3df,
    0x650a_7354_8baf_63de,
    0x766a_0abb_3c77_b2a8,
    0x81c2_c92e_47ed_aee6,
    0x9272_2c85_1482_353b,
    0xa2bf_e8a1_4cf1_0364,
    0xa81a_664b_bc42_3001,
    0xc24b_8b70_d0f8_9791,
    0xc76c_51a3_0654_be30,
    0xd192_e819_d6ef_5218,
    0xd699_0624_5565_a910,
    0xf40e_3585_5771_202a,
    0x106a_a070_32bb_d1b8,
    0x19a4_c116_b8d2_d0c8,
    0x1e37_6c08_5141_ab53,
    0x2748_774c_df8e_eb99,
    0x34b0_bcb5_e19b_48a8,
    0x391c_0cb3_c5c9_5a63,
    0x4ed8_aa4a_e341_8acb,
    0x5b9c_ca4f_7763_e373,
    0x682e_6ff3_d6b2_b8a3,
    0x748f_82ee_5def_b2fc,
    0x78a5_636f_4317_2f60,
    0x84c8_7814_a1f0_ab72,
    0x8cc7_0208_1a64_39ec,
    0x90be_fffa_2363_1e28,
    0xa450_6ceb_de82_bde9,
    0xbef9_a3f7_b2c6_7915,
    0xc671_78f2_e372_532b,
    0xca27_3ece_ea26_619c,
    0xd186_b8c7_21c0_c207,
    0xeada_7dd6_cde0_eb1e,
    0xf57d_4f7f_ee6e_d178,
    0x06f0_67aa_7217_6fba,
    0x0a63_7dc5_a2c8_98a6,
    0x113f_9804_bef9_0dae,
    0x1b71_0b35_131c_471b,
    0x28db_77f5_2304_7d84,
    0x32ca_ab7b_40c7_2493,
    0x3c9e_be0a_15c9_bebc,
    0x431d_67c4_9c10_0d4c,
    0x4cc5_d4be_cb3e_42b6,
    0x597f_299c_fc65_7e2a,
    0x5fcb_6fab_3ad6_faec,
    0x6c44_198c_4a47_5817,
];
