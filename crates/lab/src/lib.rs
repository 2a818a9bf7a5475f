//! The lab: measures what a call costs, in any host, against any rival, so that the numbers hold.
//!
//! A [table](definition::Table) says what is done and what the right answer is; [engines](definition::Engine) are programs
//! that do it, one process each, spoken to in lines of JSON ([`worker`]). A [session](session) verifies every arm before it
//! is timed, interleaves the arms in rounds and draws the processes anew; [`statistics`] turns rounds into ratios with
//! intervals and verdicts; [`result`] is the file that everything printed comes
//! from: [reports](report) for people, [exports](export) for other tools.
#![forbid(unsafe_code)]

pub mod build;
pub mod crossover;
pub mod definition;
pub mod export;
pub mod fingerprint;
pub mod instructions;
pub mod planted;
pub mod report;
pub mod result;
pub mod selftest;
pub mod session;
pub mod statistics;
pub mod worker;
