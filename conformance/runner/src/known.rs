//! What is known of a host: which cases fail, and which it does not have. Both have to stay true.

use std::fs;
use std::path::Path;

/// The lines of `known/<host>.txt`.
#[derive(Debug, Default)]
pub struct Known {
    entries: Vec<Entry>,
}

#[derive(Debug)]
struct Entry {
    kind: Kind,
    pattern: String,
    line: usize,
    is_used: bool,
}

/// What a line says of the cases it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A defect.
    Fails,
    /// The host has nothing like it.
    Skips,
}

impl Known {
    /// Reads a file; one that is not there has no lines.
    ///
    /// # Errors
    ///
    /// Which line is wrong.
    pub fn load(path: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(path).unwrap_or_default();
        let mut entries = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let wrong = |what: &str| format!("{}:{line}: {what}", path.display());
            let (statement, reason) = text.split_once('#').unwrap_or((text, ""));
            let statement = statement.trim();
            if statement.is_empty() {
                continue;
            }
            if reason.trim().is_empty() {
                return Err(wrong("the reason is missing: write it after a #"));
            }
            let (kind, pattern) = match statement.split_once(' ') {
                Some(("fails", pattern)) => (Kind::Fails, pattern),
                Some(("skips", pattern)) => (Kind::Skips, pattern),
                _ => return Err(wrong("a line begins with `fails` or `skips`")),
            };
            entries.push(Entry { kind, pattern: pattern.trim().to_owned(), line, is_used: false });
        }
        Ok(Self { entries })
    }

    /// Whether a case is known to do that.
    pub fn has(&mut self, kind: Kind, id: &str) -> bool {
        let mut is_known = false;
        for entry in &mut self.entries {
            if entry.kind == kind && matches(&entry.pattern, id) {
                entry.is_used = true;
                is_known = true;
            }
        }
        is_known
    }

    /// Lines that no case needed: what they say is no longer so.
    pub fn unused(&self) -> impl Iterator<Item = String> {
        self.entries
            .iter()
            .filter(|entry| !entry.is_used)
            .map(|entry| format!("line {}: nothing does what it says: {}", entry.line, entry.pattern))
    }
}

/// Whether a pattern, in which `*` stands for any characters, is the whole of a text.
pub fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|text| {
            text.char_indices()
                .map(|(at, _)| &text[at..])
                .chain([""])
                .any(|remaining| matches(rest, remaining))
        }),
    }
}
