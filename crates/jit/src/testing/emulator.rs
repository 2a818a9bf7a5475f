//! AArch64 by qemu's emulation of user programs.
//!
//! The program that is emulated is made here: it reads a kernel and its memory from its standard input, calls the kernel,
//! writes the memory to its standard output, and starts over. It also checks that the kernel gives back the registers that
//! it has to.

use std::cell::RefCell;
use std::fs::Permissions;
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use super::Argument;
use crate::assembler::Assembly;
use asmkit::aarch64::{Assembler, InstId, imm, ptr, regs::*};
use asmkit::{Arch, CodeBuffer, CondCode, Environment, OperandCast};

const QEMU: &str = "qemu-aarch64-static";

/// Where the program lies, its header, the kernel, and the kernel's memory.
const BASE: i64 = 0x40_0000;
const HEADER: i64 = BASE + 0x1_0000;
const CODE: i64 = BASE + 0x2_0000;
const MEMORY: i64 = BASE + 0x10_0000;
const END: i64 = BASE + 0x20_0000;

/// Length of the kernel, length of the memory, entry, six arguments, result.
const WORDS: usize = 10;

pub(super) struct Emulator {
    process: Child,
}

impl Emulator {
    pub(super) fn is_installed() -> bool {
        static INSTALLED: OnceLock<bool> = OnceLock::new();
        *INSTALLED.get_or_init(|| {
            Command::new(QEMU).arg("--version").output().is_ok_and(|output| output.status.success())
        })
    }

    /// The emulator of this thread.
    pub(super) fn with<T>(f: impl FnOnce(&mut Emulator) -> T) -> T {
        thread_local!(static EMULATOR: RefCell<Emulator> = RefCell::new(Emulator::start()));
        EMULATOR.with_borrow_mut(f)
    }

    fn start() -> Self {
        let folder = std::env::temp_dir();
        let thread = format!("{:?}", std::thread::current().id());
        let path = folder.join(format!("shortwire-jit-{}-{thread}", std::process::id()));
        std::fs::write(&path, program()).expect("the folder of temporary files is writable");
        std::fs::set_permissions(&path, Permissions::from_mode(0o700)).expect("the file is ours");
        let mut command = Command::new(QEMU);
        let process =
            command.arg(&path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it is installed");
        let mut emulator = Emulator { process };
        // The program has been read when it answers.
        emulator.exchange(&[0; WORDS], &[], &mut []);
        std::fs::remove_file(&path).expect("it was written above");
        emulator
    }

    /// Where a byte of the memory of a call lies.
    pub(super) fn address(offset: usize) -> u64 {
        MEMORY as u64 + offset as u64
    }

    pub(super) fn call(&mut self, assembly: &Assembly, memory: &mut [u8], arguments: &[Argument]) -> u64 {
        assert!(assembly.bytes.len() as i64 <= MEMORY - CODE && memory.len() as i64 <= END - MEMORY);
        let mut header = [0; WORDS];
        header[0] = assembly.bytes.len() as u64;
        header[1] = memory.len() as u64;
        header[2] = assembly.entry as u64;
        for (word, &argument) in header[3..9].iter_mut().zip(arguments) {
            *word = match argument {
                Argument::At(offset) => Self::address(offset),
                Argument::Number(number) => number,
            };
        }
        self.exchange(&header, &assembly.bytes, memory)
    }

    fn exchange(&mut self, header: &[u64; WORDS], code: &[u8], memory: &mut [u8]) -> u64 {
        let mut request: Vec<u8> = header.iter().flat_map(|word| word.to_le_bytes()).collect();
        request.extend_from_slice(code);
        request.extend_from_slice(memory);
        self.process.stdin.as_mut().expect("it is piped").write_all(&request).expect("the emulator listens");
        let mut answer = [0; 8 * WORDS];
        let output = self.process.stdout.as_mut().expect("it is piped");
        let outcome = output.read_exact(&mut answer).and_then(|()| output.read_exact(memory));
        if let Err(error) = outcome {
            let status = self.process.wait().expect("it was started");
            panic!("{error}: the kernel has crashed, or has kept registers (3): {status}");
        }
        u64::from_le_bytes(answer[72..].try_into().expect("eight bytes"))
    }
}

impl Drop for Emulator {
    fn drop(&mut self) {
        // The program ends with its input.
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}

/// An executable file: a header, one segment, and the program.
fn program() -> Vec<u8> {
    const HEADERS: i64 = 64 + 56;
    let code = instructions();
    let length = HEADERS + code.len() as i64;
    let mut file = Vec::new();
    file.extend_from_slice(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
    let halves =
        |file: &mut Vec<u8>, values: &[u16]| file.extend(values.iter().flat_map(|v| v.to_le_bytes()));
    let words = |file: &mut Vec<u8>, values: &[u32]| file.extend(values.iter().flat_map(|v| v.to_le_bytes()));
    let longs = |file: &mut Vec<u8>, values: &[i64]| file.extend(values.iter().flat_map(|v| v.to_le_bytes()));
    // Executable, AArch64; entry, program headers, no sections.
    halves(&mut file, &[2, 183]);
    words(&mut file, &[1]);
    longs(&mut file, &[BASE + HEADERS, 64, 0]);
    words(&mut file, &[0]);
    halves(&mut file, &[64, 56, 1, 0, 0, 0]);
    // One segment, loaded, readable, writable and executable: it holds all there is.
    words(&mut file, &[1, 7]);
    longs(&mut file, &[0, BASE, BASE, length, END - BASE, 0x1000]);
    file.extend_from_slice(&code);
    file
}

fn instructions() -> Vec<u8> {
    const READ: i64 = 63;
    const WRITE: i64 = 64;
    const EXIT: i64 = 93;
    let mut buffer = CodeBuffer::new(Environment::new(Arch::AArch64));
    let mut asm = Assembler::new(&mut buffer);
    let [again, read, write, end, kept] = [(); 5].map(|()| asm.get_label());

    asm.mov(x19, imm(HEADER));
    asm.mov(x20, imm(CODE));
    asm.mov(x21, imm(MEMORY));

    asm.bind_label(again);
    asm.mov(x1, x19);
    asm.mov(x2, imm(8 * WORDS as i64));
    asm.bl(read);
    asm.mov(x1, x20);
    asm.ldr(x2, ptr(x19, 0));
    asm.bl(read);
    asm.mov(x1, x21);
    asm.ldr(x2, ptr(x19, 8));
    asm.bl(read);

    // Marks in all registers that a function has to give back as they were.
    for register in 22..=28 {
        asm.mov(x(register), x21);
    }
    for register in 8..=15 {
        asm.fmov(d(register), x21);
    }
    for argument in 0..6 {
        asm.ldr(x(argument), ptr(x19, 24 + 8 * argument as i32));
    }
    let skip = asm.get_label();
    asm.ldr(x16, ptr(x19, 0));
    asm.cbz(x16, skip);
    asm.ldr(x16, ptr(x19, 16));
    asm.add(x16, x16, x20);
    asm.blr(x16);
    asm.bind_label(skip);
    asm.str(x0, ptr(x19, 72));
    for register in 22..=28 {
        asm.cmp(x(register), x21);
        asm.emit_n(InstId::B.with_cc(CondCode::NE), &[kept.as_operand()]);
    }
    for register in 8..=15 {
        asm.fmov(x0, d(register));
        asm.cmp(x0, x21);
        asm.emit_n(InstId::B.with_cc(CondCode::NE), &[kept.as_operand()]);
    }

    asm.mov(x1, x19);
    asm.mov(x2, imm(8 * WORDS as i64));
    asm.bl(write);
    asm.mov(x1, x21);
    asm.ldr(x2, ptr(x19, 8));
    asm.bl(write);
    asm.b(again);

    // Reads or writes x2 bytes at x1, however many calls it takes.
    for (label, call, file) in [(read, READ, 0), (write, WRITE, 1)] {
        let done = asm.get_label();
        asm.bind_label(label);
        asm.cbz(x2, done);
        asm.mov(x0, imm(file));
        asm.mov(x8, imm(call));
        asm.svc(imm(0));
        asm.cmp(x0, imm(0));
        asm.emit_n(InstId::B.with_cc(CondCode::LE), &[end.as_operand()]);
        asm.add(x1, x1, x0);
        asm.sub(x2, x2, x0);
        asm.b(label);
        asm.bind_label(done);
        asm.ret(lr);
    }

    for (label, status) in [(end, 0), (kept, 3)] {
        asm.bind_label(label);
        asm.mov(x0, imm(status));
        asm.mov(x8, imm(EXIT));
        asm.svc(imm(0));
    }
    buffer.finish().expect("these instructions exist").data().to_vec()
}
