//! An engine: a program that can do scenarios in one or more ways.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Deserialize;

/// A program: a folder in `bench/engines` with an `engine.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Engine {
    /// The name on the command line; the folder's name.
    #[serde(skip)]
    pub id: String,
    /// Where its `engine.toml` is.
    #[serde(skip)]
    pub folder: PathBuf,
    /// What a reader calls it: the host.
    pub name: String,
    /// How it is started. `{root}`, `{built}` and `{library}` stand for the project's root, the folder that everything is built
    /// into, and the library that is called.
    pub command: Vec<String>,
    /// Tells, in its first line, what compiles or runs it.
    #[serde(default)]
    pub version: Vec<String>,
    /// How long an arm runs at least before it is timed, in milliseconds: what a compiler at run time needs to finish.
    #[serde(default)]
    pub warm_up_ms: u64,
    /// How its allocations are counted.
    #[serde(default)]
    pub allocations: Allocations,
    /// Whether all its code is there before it starts, so that a count of its instructions says something.
    #[serde(default)]
    pub instructions: bool,
    /// What it can do, by scenario and implementation.
    pub arms: BTreeMap<String, BTreeMap<String, Implementation>>,
}

/// How allocations of an engine are counted, or why they are not.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Allocations {
    /// What the engine tells when it is asked for them; none if it cannot tell anything.
    pub counted: Option<String>,
    /// Why they are not counted.
    pub not_counted: Option<String>,
    /// A library that has to be loaded before all others for it.
    pub preload: Option<String>,
    /// What has to stand in the environment for it.
    pub environment: BTreeMap<String, String>,
}

/// One way of doing a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Words")]
pub struct Implementation {
    /// What it is, in a few words.
    pub what: String,
    /// How calls get to the library.
    pub transport: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Words {
    What(String),
    Whole { what: String, transport: String },
}

impl From<Words> for Implementation {
    fn from(words: Words) -> Self {
        match words {
            Words::What(what) => Self { what, transport: "in process".to_owned() },
            Words::Whole { what, transport } => Self { what, transport },
        }
    }
}
