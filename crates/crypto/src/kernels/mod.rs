//! Which code runs: the one table of kernels.
//!
//! A kernel is assembled when it is first needed, for the best of the processor's vectors that the [`Policy`] allows. Before it is used
//! its answers are compared with those of the portable code; if they differ, or if the system refuses executable memory, the next best
//! takes its place, and at last the portable code, which is always there.
//!
//! Users need nothing of this. It is here to see what was chosen and why ([`list`]), to hold the choice ([`set_policy`], [`force`]), and
//! to prove all of it on the processor at hand ([`self_test`]). The environment variable `SHORTWIRE_CRYPTO_KERNELS` does what the
//! functions do, before the first call: a list such as `256-bit,poly1305=portable`, of policies, choices for all, and choices for
//! primitives or single kernels.

mod family;
mod settings;

pub(crate) use family::{Family, Member};
pub use family::{Listed, Refusal};
pub use settings::{Choice, Policy, check_environment};
pub use shortwire_jit::vector::Target;

use crate::Error;

/// The kernels of all primitives.
fn members() -> impl Iterator<Item = &'static dyn Member> {
    [crate::chacha20::kernels(), crate::salsa20::kernels(), crate::poly1305::kernels()]
        .into_iter()
        .flatten()
        .chain(crate::sha2::kernels())
        .chain(crate::blake2b::kernels())
}

/// What runs, for every kernel, and why nothing better does.
///
/// Kernels that have not been needed yet are assembled for it, which takes some milliseconds.
#[must_use]
pub fn list() -> Vec<Listed> {
    members().map(Member::listed).collect()
}

/// Sets which vectors are used where nothing is forced. Takes effect with the next call of each primitive; calls that run go on.
pub fn set_policy(policy: Policy) {
    settings::change(|settings| settings.policy = policy);
    members().for_each(Member::forget);
}

/// Forces a choice on one kernel (`chacha20/bulk`), on those of a primitive (`chacha20`), or on all (the empty name). The last one that
/// names a kernel counts. Where the processor cannot do what is forced, or the primitive has no such kernel, portable code runs.
///
/// # Errors
/// [`Error::Parameter`] if there is no kernel of that name.
pub fn force(name: &str, choice: Choice) -> Result<(), Error> {
    if !members().any(|member| settings::covers(name, &member.name())) {
        return Err(Error::Parameter {
            expected: "the name of a kernel or a primitive that has kernels, or nothing for all",
        });
    }
    settings::change(|settings| settings.force(name, choice));
    members().for_each(Member::forget);
    Ok(())
}

/// One kernel for one target, and whether it gives the right answers.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Proof {
    /// Its name, as [`list`] has it.
    pub name: String,
    /// What it is for.
    pub target: Target,
    /// Why it may not be used, if so.
    pub refusal: Option<Refusal>,
}

/// Assembles every kernel for every target that this processor has, and compares its answers with the portable code's.
#[must_use]
pub fn self_test() -> Vec<Proof> {
    let prove = |member: &'static dyn Member| {
        let supported = member.targets().iter().filter(|target| target.is_supported());
        supported.map(move |&target| Proof {
            name: member.name(),
            target,
            refusal: member.prove(target).err(),
        })
    };
    members().flat_map(prove).collect()
}

/// The instructions of a kernel for a target, constants left out, whether or not this processor can run them.
///
/// # Errors
/// [`Error::Parameter`] if there is no such kernel, or not for this target.
pub fn code(name: &str, target: Target) -> Result<Vec<u8>, Error> {
    members()
        .find(|member| member.name() == name && member.targets().contains(&target))
        .map(|member| member.assemble(target).code().to_vec())
        .ok_or(Error::Parameter { expected: "the name of a kernel that exists for the target" })
}
