//! Whether a kernel's time may depend on secrets, and whether another assembler agrees on its bytes.
//!
//! Both are read off the instructions. Each is one of a list whose time does not depend on its operands. A general register is public if
//! it is an argument, a constant, computed from public ones, or loaded from a table that is declared public; whatever else comes from
//! memory or from vectors is secret. Then no secret may form an address, be a count that is not constant, or reach the flags that a
//! branch looks at. x86-64 only.

use std::collections::BTreeMap;

use iced_x86::{
    Code, Decoder, DecoderOptions, Encoder, FlowControl, Instruction, InstructionInfoFactory, Mnemonic,
    OpAccess, OpKind, Register,
};

/// What is known of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Knowledge {
    /// A pointer to memory whose contents are public.
    Table,
    Public,
    Secret,
}

/// The general registers, by number, and last the flags.
type State = [Knowledge; 17];

const FLAGS: usize = 16;

/// The registers that arguments arrive in.
const ARGUMENTS: [Register; 6] =
    [Register::RDI, Register::RSI, Register::RDX, Register::RCX, Register::R8, Register::R9];

/// Checks the instructions of a kernel. `tables` are the numbers of the arguments that point to public memory, such as pointers, lengths
/// and nonces.
///
/// # Panics
///
/// If the bytes are no instructions, another assembler encodes them differently, or a rule is broken. The message names the instruction.
pub fn audit(name: &str, code: &[u8], tables: &[usize]) {
    let instructions: Vec<Instruction> =
        Decoder::with_ip(64, code, 0, DecoderOptions::NONE).into_iter().collect();
    assert!(!instructions.is_empty(), "{name}: there is code");
    for instruction in &instructions {
        assert!(instruction.code() != Code::INVALID, "{name}: no instruction at {:#x}", instruction.ip());
        assert!(
            is_listed(instruction.mnemonic()),
            "{name}: {instruction} at {:#x} is not on the list",
            instruction.ip()
        );
        check_bytes(name, code, instruction);
    }
    Flow::new(&instructions).check(name, tables);
}

/// The second assembler.
fn check_bytes(name: &str, code: &[u8], instruction: &Instruction) {
    let range = instruction.ip() as usize..instruction.next_ip() as usize;
    let mut encoder = Encoder::new(64);
    encoder.encode(instruction, instruction.ip()).expect("what was decoded can be encoded");
    let bytes = encoder.take_buffer();
    assert_eq!(
        bytes,
        &code[range],
        "{name}: {instruction} at {:#x} has other bytes elsewhere",
        instruction.ip()
    );
}

/// Instructions that take the same time whatever they work on: all vector instructions but those that gather, scatter, divide, take
/// roots or walk strings, and plain arithmetic.
fn is_listed(mnemonic: Mnemonic) -> bool {
    use Mnemonic::*;
    let name = format!("{mnemonic:?}");
    let is_vector = name.starts_with(['V', 'P'])
        || name.starts_with("Sha")
        || name.starts_with("Kmov")
        || name.starts_with("Mov");
    let takes_its_time =
        ["gather", "scatter", "div", "sqrt", "rcp", "cmpestr", "cmpistr", "Pop", "Push", "Pause", "Prefetch"];
    let is_plain = matches!(
        mnemonic,
        Adc | Adcx
            | Add
            | Adox
            | And
            | Andn
            | Bswap
            | Bzhi
            | Cmp
            | Dec
            | Imul
            | Inc
            | Ja
            | Jae
            | Jb
            | Jbe
            | Je
            | Jmp
            | Jne
            | Lea
            | Mul
            | Mulx
            | Neg
            | Nop
            | Not
            | Or
            | Pop
            | Push
            | Ret
            | Rol
            | Ror
            | Rorx
            | Sar
            | Sbb
            | Shl
            | Shld
            | Shlx
            | Shr
            | Shrd
            | Shrx
            | Sub
            | Test
            | Xor
            | Xchg
            | Cmova
            | Cmovae
            | Cmovb
            | Cmovbe
            | Cmove
            | Cmovne
            | Kxnorq
            | Kxorq
            | Kxorw
            | Kshiftrq
    );
    is_plain || is_vector && !takes_its_time.iter().any(|word| name.contains(word))
}

/// The instructions and what is known before each of them.
struct Flow<'a> {
    instructions: &'a [Instruction],
    by_address: BTreeMap<u64, usize>,
    before: Vec<Option<State>>,
}

impl<'a> Flow<'a> {
    fn new(instructions: &'a [Instruction]) -> Self {
        let by_address =
            instructions.iter().enumerate().map(|(index, instruction)| (instruction.ip(), index)).collect();
        Self { instructions, by_address, before: vec![None; instructions.len()] }
    }

    /// Follows all paths until nothing more becomes secret, then checks each instruction that can be reached.
    fn check(mut self, name: &str, tables: &[usize]) {
        let mut first = [Knowledge::Public; 17];
        for table in tables {
            first[ARGUMENTS[*table].number()] = Knowledge::Table;
        }
        let mut factory = InstructionInfoFactory::new();
        let mut open = vec![(0, first)];
        while let Some((index, state)) = open.pop() {
            let known = self.before[index];
            let joined =
                known.map_or(state, |known| std::array::from_fn(|place| known[place].max(state[place])));
            if known == Some(joined) {
                continue;
            }
            self.before[index] = Some(joined);
            let instruction = &self.instructions[index];
            let after = step(&mut factory, instruction, joined);
            let jumps = matches!(
                instruction.flow_control(),
                FlowControl::ConditionalBranch | FlowControl::UnconditionalBranch
            );
            if jumps {
                let target = self.by_address.get(&instruction.near_branch_target());
                open.push((
                    *target.unwrap_or_else(|| panic!("{name}: {instruction} leaves the kernel")),
                    after,
                ));
            }
            if matches!(instruction.flow_control(), FlowControl::ConditionalBranch | FlowControl::Next) {
                assert!(index + 1 < self.instructions.len(), "{name}: the kernel ends with a return");
                open.push((index + 1, after));
            }
        }
        for (instruction, state) in self.instructions.iter().zip(&self.before) {
            if let Some(state) = state {
                check_step(name, &mut factory, instruction, state);
            }
        }
    }
}

fn check_step(name: &str, factory: &mut InstructionInfoFactory, instruction: &Instruction, state: &State) {
    let place = || format!("{name}: {instruction} at {:#x}", instruction.ip());
    for memory in factory
        .info(instruction)
        .used_memory()
        .iter()
        .filter(|memory| memory.access() != OpAccess::NoMemAccess)
    {
        for register in [memory.base(), memory.index()] {
            assert!(is_public(state, register), "{}: a secret is part of an address", place());
        }
    }
    if instruction.flow_control() == FlowControl::ConditionalBranch {
        assert!(state[FLAGS] != Knowledge::Secret, "{}: a branch depends on a secret", place());
    }
}

fn is_public(state: &State, register: Register) -> bool {
    number(register).is_none_or(|number| state[number] != Knowledge::Secret)
}

/// The number of a general register, however much of it is used.
fn number(register: Register) -> Option<usize> {
    register.is_gpr().then(|| register.full_register().number())
}

/// What is known after an instruction.
fn step(factory: &mut InstructionInfoFactory, instruction: &Instruction, mut state: State) -> State {
    let info = factory.info(instruction);
    let reads = |access| {
        matches!(access, OpAccess::Read | OpAccess::ReadWrite | OpAccess::CondRead | OpAccess::ReadCondWrite)
    };
    let writes = |access| {
        matches!(
            access,
            OpAccess::Write | OpAccess::ReadWrite | OpAccess::CondWrite | OpAccess::ReadCondWrite
        )
    };
    let addresses: Vec<_> =
        info.used_memory().iter().flat_map(|memory| [memory.base(), memory.index()]).collect();
    let mut result = Knowledge::Public;
    for used in info.used_registers().iter().filter(|used| reads(used.access())) {
        let register = used.register();
        let knowledge = match number(register) {
            // To be part of an address is not to be part of the result, but for `lea`, which has no memory.
            Some(_)
                if addresses.contains(&register.full_register()) && !is_operand(instruction, register) =>
            {
                continue;
            }
            Some(number) => state[number],
            None if register.is_vector_register() || register.is_k() => Knowledge::Secret,
            None => Knowledge::Public,
        };
        result = result.max(knowledge);
    }
    for memory in info.used_memory().iter().filter(|memory| reads(memory.access())) {
        let is_table = number(memory.base()).is_some_and(|base| state[base] == Knowledge::Table);
        let is_constant = memory.base() == Register::RIP || memory.base() == Register::None;
        let is_restored = instruction.mnemonic() == Mnemonic::Pop;
        result = result.max(if is_table || is_constant || is_restored {
            Knowledge::Public
        } else {
            Knowledge::Secret
        });
    }
    if is_zeroing(instruction) {
        result = Knowledge::Public;
    }
    if instruction.rflags_read() != 0 {
        result = result.max(state[FLAGS]);
    }
    let keeps_a_table =
        matches!(instruction.mnemonic(), Mnemonic::Mov | Mnemonic::Lea | Mnemonic::Add | Mnemonic::Sub);
    let leads_to_table = info.used_registers().iter().any(|used| {
        reads(used.access())
            && number(used.register()).is_some_and(|number| state[number] == Knowledge::Table)
    });
    for used in info.used_registers().iter().filter(|used| writes(used.access())) {
        let Some(number) = number(used.register()) else { continue };
        let is_stack = matches!(used.register().full_register(), Register::RSP);
        state[number] = match result {
            _ if is_stack => Knowledge::Public,
            Knowledge::Public | Knowledge::Table
                if keeps_a_table && leads_to_table && info_has_no_memory(instruction) =>
            {
                Knowledge::Table
            }
            Knowledge::Table => Knowledge::Public,
            other => other,
        };
    }
    if instruction.rflags_modified() != 0 {
        state[FLAGS] = result;
    }
    state
}

fn info_has_no_memory(instruction: &Instruction) -> bool {
    instruction.mnemonic() == Mnemonic::Lea || instruction.op_kinds().all(|kind| kind != OpKind::Memory)
}

fn is_operand(instruction: &Instruction, register: Register) -> bool {
    let is_it = |operand| {
        instruction.op_kind(operand) == OpKind::Register
            && instruction.op_register(operand).full_register() == register.full_register()
    };
    (0..instruction.op_count()).any(is_it)
}

/// `xor eax, eax` and the like: zero, whatever was there.
fn is_zeroing(instruction: &Instruction) -> bool {
    matches!(instruction.mnemonic(), Mnemonic::Xor | Mnemonic::Sub)
        && instruction.op0_kind() == OpKind::Register
        && instruction.op1_kind() == OpKind::Register
        && instruction.op0_register() == instruction.op1_register()
}

#[cfg(test)]
mod tests {
    use super::audit;
    use crate::vector::{Condition, Emitter, Target, Word, assemble};

    fn audit_all(tables: &[usize], body: fn(&mut Emitter, [Word; 2])) {
        for target in [Target::Sse2, Target::Avx2, Target::Avx512] {
            audit("test", assemble("test", target, body).code(), tables);
        }
    }

    #[test]
    fn public_lengths_may_branch() {
        audit_all(&[], |e, [to, length]| {
            let vector = e.vector();
            let [next, done] = [e.label(), e.label()];
            e.bind(next);
            e.branch(Condition::Equal, length, 0, done);
            e.load(vector, to.at(0));
            e.add32(vector, vector, vector);
            e.store(to.at(0), vector);
            e.sub(length, 1);
            e.jump(next);
            e.bind(done);
        });
    }

    #[test]
    #[should_panic(expected = "a branch depends on a secret")]
    fn memory_may_not_branch() {
        audit_all(&[], |e, [from, _]| {
            let word = e.word();
            let done = e.label();
            e.load64(word, from.at(0));
            e.branch(Condition::Equal, word, 0, done);
            e.bind(done);
        });
    }

    #[test]
    #[should_panic(expected = "a secret is part of an address")]
    fn vectors_may_not_become_addresses() {
        audit_all(&[], |e, [from, _]| {
            let vector = e.vector();
            let word = e.word();
            e.load(vector, from.at(0));
            e.vector_to_word(word, vector);
            e.load64(word, from.at(0).index(word, 1));
        });
    }

    #[test]
    fn pointers_in_tables_are_public_and_what_they_point_to_is_not() {
        let follow: fn(&mut Emitter, [Word; 2]) = |e, [table, _]| {
            let word = e.word();
            e.load64(word, table.at(8));
            e.load64(word, word.at(0));
        };
        audit_all(&[0], follow);
        let twice: fn(&mut Emitter, [Word; 2]) = |e, [table, _]| {
            let word = e.word();
            e.load64(word, table.at(8));
            e.load64(word, word.at(0));
            e.load64(word, word.at(0));
        };
        assert!(std::panic::catch_unwind(|| audit_all(&[0], twice)).is_err());
    }
}
