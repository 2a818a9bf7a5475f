//! One module a command.

pub(crate) mod bench;
pub(crate) mod call;
pub(crate) mod crypto;
pub(crate) mod doctor;
pub(crate) mod generate;
pub(crate) mod inspect;
