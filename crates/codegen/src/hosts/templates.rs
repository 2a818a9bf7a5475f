//! Renders the templates of a host.

use minijinja::Environment;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use serde::Serialize;

use super::{GenerateError, Host};

/// Renders the template `name` of a host's, by name and text. Lines that hold a block only leave nothing behind.
pub(super) fn render(
    host: Host,
    templates: &[(&'static str, &'static str)],
    name: &str,
    context: &impl Serialize,
) -> Result<String, GenerateError> {
    let rendered = || {
        let mut environment = Environment::new();
        let syntax = SyntaxConfig::builder()
            .trim_blocks(true)
            .lstrip_blocks(true)
            .keep_trailing_newline(true)
            .build()?;
        environment.set_syntax(syntax);
        for (name, text) in templates {
            environment.add_template(name, text)?;
        }
        environment.get_template(name)?.render(Serde(context))
    };
    rendered().map_err(|source| GenerateError::Template { host, source })
}
