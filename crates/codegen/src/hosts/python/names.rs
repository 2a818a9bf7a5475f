//! Names that Python allows and that clash with nothing the package brings.

use crate::schema::names::{snake, stem as plain_stem};

/// Python's keywords, soft ones excepted, which may be names.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// What every client has.
const CLIENT: [&str; 4] = ["close", "closed", "open", "with_options"];

/// What every member of an enum has.
const ENUM: [&str; 3] = ["mro", "name", "value"];

/// Name of a module: `calculator.v1` to `calculator_v1`.
pub(super) fn stem(package: &str) -> String {
    if package.is_empty() { "schema".to_owned() } else { plain_stem(package) }
}

/// Name of a class.
pub(super) fn class(name: &str) -> String {
    escaped(name)
}

/// Name of a field: keywords get an underscore behind, and an `f` comes before one in front, which Python keeps for
/// other purposes.
pub(super) fn field(name: &str) -> String {
    if name.starts_with('_') { format!("f{name}") } else { escaped(name) }
}

/// Name of an enum's member.
pub(super) fn member(name: &str) -> String {
    if ENUM.contains(&name) || name.starts_with('_') {
        format!("{name}_").trim_start_matches('_').to_owned()
    } else {
        escaped(name)
    }
}

/// Name of a method.
pub(super) fn method(name: &str) -> String {
    let name = snake(name);
    if CLIENT.contains(&name.as_str()) { format!("{name}_") } else { escaped(name.trim_start_matches('_')) }
}

fn escaped(name: &str) -> String {
    if KEYWORDS.contains(&name) { format!("{name}_") } else { name.to_owned() }
}
