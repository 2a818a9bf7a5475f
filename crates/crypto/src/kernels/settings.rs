//! What users want of the choice.

use std::sync::{LazyLock, PoisonError, RwLock, RwLockReadGuard};

use shortwire_jit::vector::Target;

/// Where the settings are before anybody changes them.
const VARIABLE: &str = "SHORTWIRE_CRYPTO_KERNELS";

static SETTINGS: LazyLock<RwLock<Settings>> = LazyLock::new(|| {
    let text = std::env::var(VARIABLE).unwrap_or_default();
    RwLock::new(Settings::parse(&text).unwrap_or_default())
});

/// How wide the vectors are that kernels may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// At most 256 bits. 512-bit instructions lower the clock of some processors, for everything else that runs on the core too; to
    /// programs that encrypt little beside other work, this can be the faster choice.
    Bits256,
    /// The widest there are: the fastest for the cipher itself.
    #[default]
    Bits512,
}

/// What runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// The best that the processor has and the policy allows.
    #[default]
    Automatic,
    /// The code for this target.
    Target(Target),
    /// The portable code.
    Portable,
}

#[derive(Debug, Default)]
pub(super) struct Settings {
    pub(super) policy: Policy,
    /// Names and what is forced on them; later ones override.
    forced: Vec<(String, Choice)>,
}

impl Settings {
    /// What is to run for a kernel.
    pub(super) fn choice(&self, name: &str) -> Choice {
        let forced = self.forced.iter().rev().find(|(pattern, _)| covers(pattern, name));
        forced.map_or(Choice::Automatic, |(_, choice)| *choice)
    }

    pub(super) fn force(&mut self, name: &str, choice: Choice) {
        self.forced.retain(|(pattern, _)| pattern != name);
        self.forced.push((name.to_owned(), choice));
    }

    fn parse(text: &str) -> Result<Self, String> {
        let mut settings = Self::default();
        for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
            match item {
                "256-bit" => settings.policy = Policy::Bits256,
                "512-bit" => settings.policy = Policy::Bits512,
                _ => {
                    let (name, choice) = item.split_once('=').unwrap_or(("", item));
                    settings.force(name.trim(), parse_choice(choice.trim())?);
                }
            }
        }
        Ok(settings)
    }
}

fn parse_choice(text: &str) -> Result<Choice, String> {
    match text {
        "automatic" => Ok(Choice::Automatic),
        "portable" => Ok(Choice::Portable),
        _ => match Target::ALL.into_iter().find(|target| target.name() == text) {
            Some(target) => Ok(Choice::Target(target)),
            None => {
                let names = Target::ALL.map(Target::name).join(", ");
                Err(format!("{VARIABLE}: {text:?} is none of automatic, portable, 256-bit, 512-bit, {names}"))
            }
        },
    }
}

/// Whether a name that a user gave means this kernel.
pub(super) fn covers(pattern: &str, name: &str) -> bool {
    pattern.is_empty()
        || pattern == name
        || name.strip_prefix(pattern).is_some_and(|class| class.starts_with('/'))
}

/// The settings, which do not change while this is held.
pub(super) fn current() -> RwLockReadGuard<'static, Settings> {
    SETTINGS.read().unwrap_or_else(PoisonError::into_inner)
}

pub(super) fn change(change: impl FnOnce(&mut Settings)) {
    change(&mut SETTINGS.write().unwrap_or_else(PoisonError::into_inner));
}

/// Tells whether `SHORTWIRE_CRYPTO_KERNELS` can be understood. If not, the library goes on as if it were not set, for a cipher is no
/// place to fail for that; programs that let users set it should ask here and tell them.
///
/// # Errors
/// What is wrong with it, as a sentence.
pub fn check_environment() -> Result<(), String> {
    Settings::parse(&std::env::var(VARIABLE).unwrap_or_default()).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_that_names_a_kernel_counts() {
        let settings = Settings::parse("256-bit, portable, chacha20=avx2, chacha20/bulk=automatic")
            .expect("it is well formed");
        assert_eq!(settings.policy, Policy::Bits256);
        assert_eq!(settings.choice("salsa20/bulk"), Choice::Portable);
        assert_eq!(settings.choice("chacha20/block"), Choice::Target(Target::Avx2));
        assert_eq!(settings.choice("chacha20/bulk"), Choice::Automatic);
        assert_eq!(settings.choice("chacha20x"), Choice::Portable);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let problem = Settings::parse("chacha20=avx3").expect_err("there is no such target");
        assert!(problem.contains("\"avx3\"") && problem.contains("avx512"), "{problem}");
    }
}
