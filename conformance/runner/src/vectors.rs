//! The vectors as files have them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use schemars::JsonSchema;
use serde::Deserialize;

/// The vectors of one feature: `vectors/<feature>.json`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VectorFile {
    /// Where the schema of these files is, for editors.
    #[serde(rename = "$schema")]
    pub schema: String,
    /// What kind of defect each flag hunts.
    pub notes: BTreeMap<String, String>,
    /// The vectors.
    pub tests: Vec<Vector>,
}

/// One vector: either a request with what becomes of it, or steps.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// What is special about it; no two of a file have the same.
    pub name: String,
    /// Names of notes.
    pub flags: Vec<String>,
    /// Whether the request is a message, or the steps are what programs should do.
    pub result: Verdict,
    /// A method of `shortwire.test.v1.Feature`.
    pub method: Option<String>,
    /// Its request in wire format, as hex digits.
    pub request: Option<String>,
    /// The reply; the same as the request if neither this nor `error` is there.
    pub reply: Option<String>,
    /// The failure.
    pub error: Option<Failure>,
    /// What is wrong with a request that is no message, in the words that all decoders have for it.
    pub problem: Option<String>,
    /// At which byte the library finds it.
    pub at: Option<usize>,
    /// What may become of it, if that is more than one thing.
    #[serde(default)]
    pub accept: Vec<Expected>,
    /// What the host's codec writes after reading the request, if that is not the request.
    pub canonical: Option<String>,
    /// Commands, one after the other.
    #[serde(default)]
    pub steps: Vec<Step>,
}

/// What a vector says of what it does.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It works as said.
    Valid,
    /// It is refused as said.
    Invalid,
    /// Several answers are right.
    Acceptable,
}

/// A command and what it answers.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// A line of the testee's protocol.
    pub send: String,
    /// Words after `ok`.
    pub ok: Option<String>,
    /// The failure.
    pub error: Option<Failure>,
    /// What may come, if that is more than one thing.
    #[serde(default)]
    pub accept: Vec<Expected>,
}

/// An answer that is right.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
pub enum Expected {
    /// Success, with these words.
    Ok(String),
    /// Success, with bytes of text that has this part.
    OkSays(String),
    /// A failure of a call.
    Error(Failure),
    /// An exception of the host's own, by any of these names.
    Raised(Vec<String>),
}

/// A failure of a call.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Failure {
    /// One of gRPC's codes, by name.
    pub code: String,
    /// The whole message.
    pub message: Option<String>,
    /// Parts of the message.
    #[serde(default)]
    pub says: Vec<String>,
    /// The `FailDetail` that comes with it, as hex digits; not compared if it is not given.
    pub detail: Option<String>,
}

/// All vectors of a folder, by feature.
///
/// # Errors
///
/// What is wrong with which file.
pub fn load(folder: &Path) -> Result<BTreeMap<String, VectorFile>, String> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let feature = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_none_or(|extension| extension != "json") || feature == "schema" {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let file: VectorFile =
            serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        check(&file).map_err(|problem| format!("{}: {problem}", path.display()))?;
        all.insert(feature, file);
    }
    Ok(all)
}

/// What the schema cannot say.
fn check(file: &VectorFile) -> Result<(), String> {
    let mut names = std::collections::BTreeSet::new();
    for vector in &file.tests {
        let problem = |text: &str| Err(format!("{:?} {text}", vector.name));
        if !names.insert(&vector.name) {
            return problem("is there twice");
        }
        if let Some(flag) = vector.flags.iter().find(|flag| !file.notes.contains_key(*flag)) {
            return problem(&format!("has the flag {flag}, which no note explains"));
        }
        if vector.flags.is_empty() {
            return problem("has no flag that tells what it hunts");
        }
        let is_call = vector.method.is_some() && vector.request.is_some();
        if is_call != vector.steps.is_empty() {
            return problem("needs either a method and its request, or steps");
        }
        match vector.result {
            Verdict::Invalid if is_call && vector.error.is_none() && vector.problem.is_none() => {
                return problem("needs a problem or an error");
            }
            _ if vector.problem.is_some() != vector.at.is_some() => return problem("has a problem nowhere"),
            Verdict::Acceptable if is_call && vector.accept.len() < 2 => {
                return problem("needs at least two answers to accept");
            }
            _ => {}
        }
    }
    Ok(())
}

/// Bytes from the vectors' notation: hex digits with free spaces, `61*10` for repeats.
///
/// # Errors
///
/// Which part is not of that form.
pub fn bytes(text: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for word in text.split_whitespace() {
        let (digits, times) = match word.split_once('*') {
            Some((digits, times)) => (digits, times.parse().map_err(|_| format!("{word:?} is no repeat"))?),
            None => (word, 1),
        };
        let part = from_hex(digits).ok_or_else(|| format!("{word:?} is not in hex digits"))?;
        bytes.extend(part.repeat(times));
    }
    Ok(bytes)
}

/// Bytes from an even number of hex digits.
pub fn from_hex(digits: &str) -> Option<Vec<u8>> {
    let digits = digits.as_bytes();
    let pairs = digits.chunks(2).map(|pair| {
        let is_pair = pair.len() == 2 && pair.iter().all(u8::is_ascii_hexdigit);
        let pair = std::str::from_utf8(pair).ok().filter(|_| is_pair)?;
        u8::from_str_radix(pair, 16).ok()
    });
    pairs.collect()
}

/// Bytes as the protocol writes them.
pub fn to_hex(bytes: &[u8]) -> String {
    if bytes.is_empty() {
        return "-".to_owned();
    }
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
