//! What the lab says.

use std::fmt::Display;

use serde::Deserialize;
use serde_json::{Value, json};

/// What is asked.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Request {
    Hello,
    Prepare(Subject),
    Run { arm: String, n: u64 },
    Start(Subject),
    Stamps { arm: String, n: u64, interval_ns: u64, file: String },
    Allocations { arm: String, n: u64 },
}

/// One arm: a scenario in a size, done by an implementation.
#[derive(Deserialize)]
pub struct Subject {
    pub arm: String,
    pub scenario: String,
    pub size: usize,
    pub by: String,
    pub input: Input,
}

/// The operands, or what the input is made from, in scenarios that have them.
#[derive(Clone, Copy, Deserialize)]
#[serde(default)]
#[derive(Default)]
pub struct Input {
    pub a: i64,
    pub b: i64,
    pub seed: u32,
    pub count: usize,
}

impl Input {
    pub fn operands(self) -> (i64, i64) {
        (self.a, self.b)
    }
}

/// Why there is no answer.
pub enum Refusal {
    /// The arm cannot be had here.
    Absent(String),
    /// Doing it failed.
    Error(String),
}

impl Refusal {
    pub fn into_json(self) -> Value {
        match self {
            Self::Absent(reason) => json!({ "absent": reason }),
            Self::Error(reason) => json!({ "error": reason }),
        }
    }

    /// This program does not know how to do it.
    pub fn unknown(subject: &Subject) -> Self {
        Self::Error(format!("this engine has no {} by {}", subject.scenario, subject.by))
    }
}

impl<E: Display> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self::Error(error.to_string())
    }
}
