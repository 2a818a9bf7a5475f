//! What people read: a page, the same as Markdown, and a table for the terminal, all from one result and nothing else.
//!
//! Every number shown stands in the [`ResultFile`]. Without its certificate no verdict is shown, whatever the numbers look
//! like; rates in bytes only where bytes were declared; percentiles only where enough calls lie beyond them.

mod charts;
mod context;
mod documents;
mod quantities;
mod table;
mod terminal;

pub use self::documents::{SpliceError, Spliced, splice, spliced};
pub use self::table::Selection;
pub use self::terminal::terminal;

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, Value, context};

use self::context::Context;
use crate::result::ResultFile;

/// The result as one HTML file that needs nothing else: no network, no folder beside it.
///
/// # Errors
///
/// If the template does not fit the result, which is a mistake of this crate.
pub fn html(result: &ResultFile) -> Result<String, minijinja::Error> {
    rendered("report.html.jinja", &Context::of(result))
}

/// The result as Markdown, without charts.
///
/// # Errors
///
/// If the template does not fit the result, which is a mistake of this crate.
pub fn markdown(result: &ResultFile) -> Result<String, minijinja::Error> {
    rendered("report.md.jinja", &Context::of(result))
}

/// The result by a template of the caller's own, in the language of Jinja. It is given what the page is made from, ready to be read,
/// and the numbers themselves as `result`. `name` is that of its file: in one that ends in `.html` or `.html.jinja`, text is escaped.
///
/// # Errors
///
/// If the template is wrong, or asks for what there is not.
pub fn with_template(result: &ResultFile, name: &str, source: &str) -> Result<String, minijinja::Error> {
    let mut environment = environment()?;
    environment.add_template_owned(name.to_owned(), source.to_owned())?;
    let context = context! { result => Serde(result), ..Serde(Context::of(result)) };
    environment.get_template(name)?.render(context)
}

fn escaping(name: &str) -> AutoEscape {
    if name.trim_end_matches(".jinja").ends_with(".html") { AutoEscape::Html } else { AutoEscape::None }
}

fn rendered(template: &str, context: &Context) -> Result<String, minijinja::Error> {
    environment()?.get_template(template)?.render(Serde(context))
}

fn environment() -> Result<Environment<'static>, minijinja::Error> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_syntax(SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build()?);
    environment.set_auto_escape_callback(escaping);
    environment.add_filter("cell", |text: String| text.replace('|', "\\|").replace('\n', " "));
    for (name, source) in [
        ("report.html.jinja", include_str!("../../assets/report.html.jinja")),
        ("report.md.jinja", include_str!("../../assets/report.md.jinja")),
        ("table.md.jinja", include_str!("../../assets/table.md.jinja")),
        ("spliced.md.jinja", include_str!("../../assets/spliced.md.jinja")),
    ] {
        environment.add_template(name, source)?;
    }
    // They go into the page as they are: what looks like a block in them is none.
    for (name, source) in [
        ("style", include_str!("../../assets/report.css")),
        ("script", include_str!("../../assets/report.js")),
        ("vega", include_str!("../../assets/vendor/vega.min.js")),
        ("vega_lite", include_str!("../../assets/vendor/vega-lite.min.js")),
        ("vega_embed", include_str!("../../assets/vendor/vega-embed.min.js")),
    ] {
        environment.add_global(name, Value::from_safe_string(source.to_owned()));
    }
    Ok(environment)
}
