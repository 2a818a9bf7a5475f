//! What a kernel leaves behind: nothing of what it worked on.
#![cfg(target_arch = "x86_64")]

use std::arch::asm;

use shortwire_jit::publish;
use shortwire_jit::vector::{Emitter, Target, Vector, Width, Word, assemble};

/// What a kernel is given: another secret each time. It turns it by 17 bits, so that nobody else has the result.
fn given(call: u64) -> u64 {
    std::hint::black_box(0x5ec2_e75e_c2e7_5ec2 ^ call << 20)
}

/// Brings a secret into every register and slot it can.
fn spread(e: &mut Emitter, [memory]: [Word; 1]) {
    let secret = e.word();
    e.load64(secret, memory.at(0));
    e.rotl(secret, 17);
    let mut words = Vec::new();
    while e.words_left() > 0 {
        let word = e.word();
        e.copy_word(word, secret);
        words.push(word);
    }
    let mut vectors: Vec<Vector> = Vec::new();
    while e.registers_left() > 0 {
        let vector = e.vector();
        e.splat_word64(vector, secret);
        vectors.push(vector);
    }
    for _ in 0..3 {
        let slot = e.slot();
        e.store(slot, vectors[0]);
    }
    // Rotates by a temporary, bounces tails over the stack.
    e.free(vectors.pop().expect("there are many"));
    e.rotl32(vectors[0], vectors[0], 7);
    for word in words.drain(..4) {
        e.free_word(word);
    }
    let tail = e.tail(secret);
    e.store_tail(memory.at(64), vectors[1], tail);
}

/// What a kernel leaves: general registers, vector registers, and the stack below its caller.
struct Left {
    words: [u64; 9],
    vectors: [u64; 32 * 8],
    stack: [u64; 256],
}

fn call_and_look(kernel: &shortwire_jit::Kernel, memory: &mut [u8], has_avx512: bool) -> Left {
    let mut left = Left { words: [0; 9], vectors: [0; 32 * 8], stack: [0; 256] };
    // SAFETY: the kernel takes one pointer, to memory that is long enough; all that is changed is named or ours.
    unsafe {
        asm!(
            "call rax",
            "mov [r12], rax",
            "mov [r12 + 8], rcx",
            "mov [r12 + 16], rdx",
            "mov [r12 + 24], rsi",
            "mov [r12 + 32], rdi",
            "mov [r12 + 40], r8",
            "mov [r12 + 48], r9",
            "mov [r12 + 56], r10",
            "mov [r12 + 64], r11",
            "test r15, r15",
            "jnz 2f",
            "movdqu [r13 + 0], xmm0",
            "movdqu [r13 + 64], xmm1",
            "movdqu [r13 + 128], xmm2",
            "movdqu [r13 + 192], xmm3",
            "movdqu [r13 + 256], xmm4",
            "movdqu [r13 + 320], xmm5",
            "movdqu [r13 + 384], xmm6",
            "movdqu [r13 + 448], xmm7",
            "movdqu [r13 + 512], xmm8",
            "movdqu [r13 + 576], xmm9",
            "movdqu [r13 + 640], xmm10",
            "movdqu [r13 + 704], xmm11",
            "movdqu [r13 + 768], xmm12",
            "movdqu [r13 + 832], xmm13",
            "movdqu [r13 + 896], xmm14",
            "movdqu [r13 + 960], xmm15",
            "jmp 3f",
            "2:",
            "vmovdqu64 [r13 + 0], zmm0",
            "vmovdqu64 [r13 + 64], zmm1",
            "vmovdqu64 [r13 + 128], zmm2",
            "vmovdqu64 [r13 + 192], zmm3",
            "vmovdqu64 [r13 + 256], zmm4",
            "vmovdqu64 [r13 + 320], zmm5",
            "vmovdqu64 [r13 + 384], zmm6",
            "vmovdqu64 [r13 + 448], zmm7",
            "vmovdqu64 [r13 + 512], zmm8",
            "vmovdqu64 [r13 + 576], zmm9",
            "vmovdqu64 [r13 + 640], zmm10",
            "vmovdqu64 [r13 + 704], zmm11",
            "vmovdqu64 [r13 + 768], zmm12",
            "vmovdqu64 [r13 + 832], zmm13",
            "vmovdqu64 [r13 + 896], zmm14",
            "vmovdqu64 [r13 + 960], zmm15",
            "vmovdqu64 [r13 + 1024], zmm16",
            "vmovdqu64 [r13 + 1088], zmm17",
            "vmovdqu64 [r13 + 1152], zmm18",
            "vmovdqu64 [r13 + 1216], zmm19",
            "vmovdqu64 [r13 + 1280], zmm20",
            "vmovdqu64 [r13 + 1344], zmm21",
            "vmovdqu64 [r13 + 1408], zmm22",
            "vmovdqu64 [r13 + 1472], zmm23",
            "vmovdqu64 [r13 + 1536], zmm24",
            "vmovdqu64 [r13 + 1600], zmm25",
            "vmovdqu64 [r13 + 1664], zmm26",
            "vmovdqu64 [r13 + 1728], zmm27",
            "vmovdqu64 [r13 + 1792], zmm28",
            "vmovdqu64 [r13 + 1856], zmm29",
            "vmovdqu64 [r13 + 1920], zmm30",
            "vmovdqu64 [r13 + 1984], zmm31",
            "3:",
            "xor ecx, ecx",
            "4:",
            "mov rax, [rsp + rcx * 8 - 2056]",
            "mov [r14 + rcx * 8], rax",
            "inc ecx",
            "cmp ecx, 256",
            "jne 4b",
            inout("rax") kernel.address() => _,
            in("rdi") memory.as_mut_ptr(),
            in("r12") left.words.as_mut_ptr(),
            in("r13") left.vectors.as_mut_ptr(),
            in("r14") left.stack.as_mut_ptr(),
            in("r15") u64::from(has_avx512),
            clobber_abi("C"),
        );
    }
    left
}

#[test]
fn nothing_of_a_secret_is_left() {
    for (number, target) in (0..).zip(Target::ALL.into_iter().filter(|target| target.is_supported())) {
        for keeps in [false, true] {
            let call = 2 * number + u64::from(keeps);
            let kernel = publish(&assemble("spread", target, |e, arguments| {
                if keeps {
                    e.keep_registers();
                }
                spread(e, arguments);
            }))
            .expect("executable memory is allowed here");
            let mut memory = vec![0; 256];
            memory[..8].copy_from_slice(&given(call).to_le_bytes());
            let left = call_and_look(&kernel, &mut memory, target.has_avx512());
            let secret = given(call).rotate_left(17);
            let places: [(&str, &[u64]); 3] =
                [("words", &left.words), ("vectors", &left.vectors), ("stack", &left.stack)];
            for (name, place) in places {
                assert_eq!(place.contains(&secret), keeps, "{target}, {name}: {place:x?}");
            }
        }
    }
}

#[test]
fn the_upper_halves_are_clean() {
    // A call into legacy code after wide code is slow unless they are; XGETBV tells with index 1.
    if !is_x86_feature_detected!("xsavec") || !is_x86_feature_detected!("avx2") {
        eprintln!("left out: this processor does not tell");
        return;
    }
    for target in [Target::Avx2, Target::Avx512Vl256, Target::Avx512].into_iter().filter(|t| t.is_supported())
    {
        let kernel = publish(&assemble("wide", target, |e, [memory]: [Word; 1]| {
            let vector = e.vector();
            e.broadcast32(vector, memory.at(0));
            let narrow = e.vector_of(Width::W128);
            e.zero(narrow);
        }))
        .expect("executable memory is allowed here");
        let memory = [7u8; 64];
        let state: *const u8;
        // SAFETY: the kernel takes one pointer, to memory that is long enough; XGETBV with index 1 is there with XSAVEC.
        unsafe {
            asm!(
                "call rax",
                "mov ecx, 1",
                "xgetbv",
                inout("rax") kernel.address() => state,
                in("rdi") memory.as_ptr(),
                clobber_abi("C"),
            );
        }
        assert_eq!(state as usize & 4, 0, "{target}: the upper halves of ymm registers are in use");
    }
}
