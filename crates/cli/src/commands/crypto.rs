//! `shortwire crypto`: the kernels of the crypto library on this processor.

use std::fmt::Write as _;

use clap::{Args, Subcommand};
use iced_x86::{Decoder, DecoderOptions, Formatter, IntelFormatter};
use serde_json::{Value, json};
use shortwire_crypto::kernels::{self, Listed, Proof, Target};

use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Show and prove the kernels of the crypto library on this processor
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compare the answers of every kernel that this processor can run with known ones; exits with 1 if one is wrong
    Selftest,
    /// Tell what runs for each primitive, and why nothing better does
    Kernels,
    /// Print the instructions of a kernel
    Dump(Dump),
}

#[derive(Args)]
struct Dump {
    /// The kernel, as `shortwire crypto kernels` names it
    #[arg(value_name = "KERNEL")]
    kernel: String,
    /// For which vectors: sse2, ssse3, avx2, avx512vl256, avx512 or neon; those that run here unless it is given
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
}

pub(crate) fn run(arguments: &Arguments, console: &Console) -> Result<Exit, Failure> {
    kernels::check_environment().map_err(Failure::usage)?;
    match &arguments.command {
        Command::Selftest => Ok(self_test(console)),
        Command::Kernels => {
            list(console);
            Ok(Exit::Ok)
        }
        Command::Dump(dump) => print(dump, console).map(|()| Exit::Ok),
    }
}

fn self_test(console: &Console) -> Exit {
    let proofs = kernels::self_test();
    if console.json {
        console.document(&proofs.iter().map(proof_document).collect());
    } else {
        let width = proofs.iter().map(|proof| proof.name.len()).max().unwrap_or(0);
        for Proof { name, target, refusal, .. } in &proofs {
            let verdict = refusal.as_ref().map_or_else(|| "right".to_owned(), ToString::to_string);
            console.result(&format!("{name:width$}  {:11}  {verdict}", target.name()));
        }
    }
    let wrong = proofs.iter().filter(|proof| proof.refusal.is_some()).count();
    if wrong == 0 { Exit::Ok } else { Exit::Finding }
}

fn proof_document(proof: &Proof) -> Value {
    json!({
        "kernel": proof.name,
        "target": proof.target.name(),
        "refusal": proof.refusal.as_ref().map(ToString::to_string),
    })
}

fn list(console: &Console) {
    let listed = kernels::list();
    if console.json {
        return console.document(&listed.iter().map(listed_document).collect());
    }
    let width = listed.iter().map(|kernel| kernel.name.len()).max().unwrap_or(0);
    for kernel in &listed {
        let forced = if kernel.is_forced { " (forced)" } else { "" };
        console.result(&format!("{:width$}  {}{forced}", kernel.name, chosen(kernel)));
        for (target, refusal) in &kernel.refused {
            console.result(&format!("{:width$}    not {}: {refusal}", "", target.name()));
        }
    }
}

fn chosen(kernel: &Listed) -> &'static str {
    kernel.chosen.map_or("portable", Target::name)
}

fn listed_document(kernel: &Listed) -> Value {
    let refused = kernel.refused.iter();
    json!({
        "kernel": kernel.name,
        "chosen": chosen(kernel),
        "forced": kernel.is_forced,
        "refused": refused
            .map(|(target, refusal)| json!({ "target": target.name(), "refusal": refusal.to_string() }))
            .collect::<Vec<_>>(),
    })
}

fn print(dump: &Dump, console: &Console) -> Result<(), Failure> {
    let listed = kernels::list();
    let kernel = listed.iter().find(|kernel| kernel.name == dump.kernel).ok_or_else(|| {
        let names: Vec<&str> = listed.iter().map(|kernel| kernel.name.as_str()).collect();
        Failure::usage(format!("there is no kernel {}; the kernels are {}", dump.kernel, names.join(", ")))
    })?;
    let target = match &dump.target {
        Some(name) => Target::ALL.into_iter().find(|target| target.name() == name).ok_or_else(|| {
            let names = Target::ALL.map(Target::name).join(", ");
            Failure::usage(format!("there is no target {name}; the targets are {names}"))
        })?,
        None => kernel.chosen.ok_or_else(|| {
            Failure::usage(format!(
                "{} runs as portable code here; name a target: --target avx2",
                kernel.name
            ))
        })?,
    };
    let code = kernels::code(&kernel.name, target)
        .map_err(|error| Failure::usage(format!("{} for {}: {error}", kernel.name, target.name())))?;
    let instructions = if target == Target::Neon { words(&code) } else { disassembled(&code) };
    if console.json {
        let lines: Vec<&str> = instructions.lines().collect();
        console.document(&json!({ "kernel": kernel.name, "target": target.name(), "instructions": lines }));
    } else {
        console.result(instructions.trim_end());
    }
    Ok(())
}

/// x86-64: where an instruction is, its bytes, and what it says.
fn disassembled(code: &[u8]) -> String {
    let mut decoder = Decoder::new(64, code, DecoderOptions::NONE);
    let mut formatter = IntelFormatter::new();
    let (mut text, mut said) = (String::new(), String::new());
    while decoder.can_decode() {
        let start = decoder.position();
        let instruction = decoder.decode();
        let bytes: String =
            code[start..decoder.position()].iter().map(|byte| format!("{byte:02x}")).collect();
        said.clear();
        formatter.format(&instruction, &mut said);
        let _ = writeln!(text, "{start:6x}  {bytes:22}  {said}");
    }
    text
}

/// AArch64: the words of the instructions, for a disassembler of that architecture.
fn words(code: &[u8]) -> String {
    let words = code.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word));
    words.enumerate().fold(String::new(), |mut text, (index, word)| {
        let _ = writeln!(text, "{:6x}  .inst {word:#010x}", 4 * index);
        text
    })
}
