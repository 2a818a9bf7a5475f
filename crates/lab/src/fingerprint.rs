//! The machine that a session ran on, as far as it can be read without rights.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::result::Fingerprint;

/// Reads the machine's facts. Takes some milliseconds; runs `git` for the revision.
///
/// Names: `cores`, `pinned to core`, `virtual machine`, `microcode`, `caches`, `vector instructions`, `governor`, `turbo`,
/// `clock source`, `mitigations`, `memory`, `load before`, `kernel`, `libc`, `revision`, and `binary NAME` for each file of
/// `binaries` that exists, with FNV-1a of its contents. What cannot be read is left out.
pub fn take(root: &Path, core: Option<usize>, binaries: &[&Path]) -> Fingerprint {
    let mut facts = BTreeMap::new();
    let mut fact = |name: &str, value: Option<String>| {
        facts.extend(value.filter(|value| !value.is_empty()).map(|value| (name.to_owned(), value)));
    };
    let cpu_info = read("/proc/cpuinfo").unwrap_or_default();
    let of_cpu = |name: &str| field(&cpu_info, name);
    fact("cores", std::thread::available_parallelism().ok().map(|cores| cores.to_string()));
    fact("pinned to core", core.map(|core| core.to_string()));
    let flags = of_cpu("flags").unwrap_or_default();
    fact("virtual machine", Some(yes_or_no(flags.split(' ').any(|flag| flag == "hypervisor"))));
    fact("microcode", of_cpu("microcode"));
    fact("caches", caches());
    fact("vector instructions", Some(vector_instructions(&flags)));
    fact("governor", read("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"));
    fact("turbo", read("/sys/devices/system/cpu/intel_pstate/no_turbo").map(|off| yes_or_no(off == "0")));
    fact("clock source", read("/sys/devices/system/clocksource/clocksource0/current_clocksource"));
    fact("mitigations", mitigations());
    let memory = read("/proc/meminfo").and_then(|text| field(&text, "MemTotal"));
    fact("memory", memory);
    fact(
        "load before",
        read("/proc/loadavg").map(|load| load.split(' ').take(3).collect::<Vec<_>>().join(" ")),
    );
    fact("kernel", read("/proc/sys/kernel/osrelease").map(|release| format!("Linux {release}")));
    fact("libc", first_line("getconf", &["GNU_LIBC_VERSION"], root));
    fact("revision", revision(root));
    for path in binaries {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        fact(&format!("binary {name}"), fs::read(path).ok().map(|bytes| format!("{:016x}", fnv1a(&bytes))));
    }
    let cpu = of_cpu("model name").unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    Fingerprint { cpu, facts }
}

/// The core that engines are kept on: the last of several, because the first one serves most interrupts; none where there
/// is no choice.
pub fn a_core() -> Option<usize> {
    let allowed = rustix::thread::sched_getaffinity(None).ok()?;
    let mut cores = (0..rustix::thread::CpuSet::MAX_CPU).filter(|&core| allowed.is_set(core));
    let first = cores.next()?;
    cores.next_back().filter(|&last| last != first)
}

/// The first line that a command prints, wherever it prints it.
pub fn first_line(program: &str, arguments: &[&str], folder: &Path) -> Option<String> {
    let output = Command::new(program).args(arguments).current_dir(folder).output().ok()?;
    let text = [output.stdout, output.stderr].into_iter().find(|text| !text.is_empty())?;
    let line = String::from_utf8_lossy(&text).lines().next()?.trim().to_owned();
    output.status.success().then_some(line)
}

/// FNV-1a, 64 bits.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

fn revision(root: &Path) -> Option<String> {
    let revision = first_line("git", &["rev-parse", "HEAD"], root)?;
    let changed = first_line("git", &["status", "--porcelain"], root).is_some();
    Some(if changed { format!("{revision} with changes") } else { revision })
}

fn caches() -> Option<String> {
    let described = (0..8).map_while(|index| {
        let folder = format!("/sys/devices/system/cpu/cpu0/cache/index{index}");
        let part = |name: &str| read(&format!("{folder}/{name}"));
        Some(format!("L{} {} {}", part("level")?, part("type")?.to_lowercase(), part("size")?))
    });
    Some(described.collect::<Vec<_>>().join(", "))
}

fn vector_instructions(flags: &str) -> String {
    const NAMES: [&str; 10] =
        ["ssse3", "sse4_2", "avx", "avx2", "avx512f", "avx512vl", "avx512_vbmi", "vaes", "sha_ni", "asimd"];
    let has: Vec<&str> =
        NAMES.into_iter().filter(|name| flags.split(' ').any(|flag| flag == *name)).collect();
    has.join(" ")
}

fn mitigations() -> Option<String> {
    let folder = fs::read_dir("/sys/devices/system/cpu/vulnerabilities").ok()?;
    let mut active: Vec<String> = folder
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let state = fs::read_to_string(entry.path()).ok()?;
            state.starts_with("Mitigation").then(|| entry.file_name().to_string_lossy().into_owned())
        })
        .collect();
    active.sort();
    Some(active.join(" "))
}

fn field(text: &str, name: &str) -> Option<String> {
    let line = text.lines().find(|line| line.split(':').next().is_some_and(|key| key.trim() == name))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

fn read(path: &str) -> Option<String> {
    fs::read_to_string(path).ok().map(|text| text.trim().to_owned())
}

fn yes_or_no(it: bool) -> String {
    if it { "yes" } else { "no" }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fnv1a_is_that_of_its_authors() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn a_field_is_found_by_its_whole_name() {
        assert_eq!(field("flagsx : a\nflags\t: b c\n", "flags").as_deref(), Some("b c"));
        assert_eq!(field("flags\n", "flags"), None);
    }
}
