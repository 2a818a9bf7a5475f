//! Listings of code, for people and for tests. Feature `disassembly`.

use std::fmt::Write;

use iced_x86::{Decoder, DecoderOptions, Formatter, IntelFormatter};
use yaxpeax_arch::{Decoder as _, U8Reader};
use yaxpeax_arm::armv8::a64::InstDecoder;

use crate::assembler::{Architecture, Assembly};

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From the beginning of the function, in bytes.
    pub offset: usize,
    /// How it is encoded.
    pub bytes: Vec<u8>,
    /// What it does, in the architecture's usual notation.
    pub text: String,
}

/// The instructions of an assembly, in their order. Addresses relative to the instruction are shown as offsets from the
/// function's beginning. What is no instruction is shown as `(bad)`.
pub fn disassemble(assembly: &Assembly) -> Vec<Line> {
    match assembly.architecture {
        Architecture::X86 => x86(assembly.code()),
        Architecture::A64 => a64(assembly.code()),
    }
}

/// The same as text: offset, bytes, instruction, and behind them the constants.
pub fn listing(assembly: &Assembly) -> String {
    let mut text = format!("; {}, {}\n", assembly.name, assembly.architecture.name());
    for Line { offset, bytes, text: instruction } in disassemble(assembly) {
        let _ = writeln!(text, "{offset:5x}  {:<24} {instruction}", hex(&bytes));
    }
    let constants = &assembly.bytes[assembly.code_end..];
    if !constants.is_empty() {
        text.push_str("; padding and constants\n");
    }
    for (line, bytes) in constants.chunks(16).enumerate() {
        let offset = assembly.code_end - assembly.entry + 16 * line;
        let _ = writeln!(text, "{offset:5x}  {}", hex(bytes));
    }
    text
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn x86(code: &[u8]) -> Vec<Line> {
    let mut decoder = Decoder::with_ip(64, code, 0, DecoderOptions::NONE);
    let mut formatter = IntelFormatter::new();
    let mut lines = Vec::new();
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let offset = instruction.ip() as usize;
        let mut text = String::new();
        formatter.format(&instruction, &mut text);
        lines.push(Line { offset, bytes: code[offset..offset + instruction.len()].to_vec(), text });
    }
    lines
}

fn a64(code: &[u8]) -> Vec<Line> {
    let decoder = InstDecoder::default();
    let words = code.chunks(4).enumerate();
    words
        .map(|(number, bytes)| {
            let decoded = decoder.decode(&mut U8Reader::new(bytes));
            let text = decoded.map_or_else(|_| "(bad)".to_owned(), |instruction| instruction.to_string());
            Line { offset: 4 * number, bytes: bytes.to_vec(), text }
        })
        .collect()
}
