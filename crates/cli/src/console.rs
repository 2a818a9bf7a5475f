//! What the command prints, and where.

use std::ffi::OsString;
use std::io::{self, IsTerminal as _, Write as _};

use clap::{ColorChoice, ValueEnum};
use miette::{GraphicalReportHandler, GraphicalTheme};

use crate::Global;
use crate::failure::Failure;

/// When to colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// stdout for results, stderr for messages.
pub(crate) struct Console {
    pub(crate) json: bool,
    quiet: bool,
    verbose: bool,
    /// Of messages.
    color: bool,
    /// Of results.
    result_color: bool,
}

impl Console {
    pub(crate) fn new(global: &Global) -> Self {
        let colours = |is_terminal: bool| match global.color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => is_terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        };
        Self {
            json: global.json,
            quiet: global.quiet,
            verbose: global.verbose,
            color: colours(io::stderr().is_terminal()),
            result_color: colours(io::stdout().is_terminal()),
        }
    }

    /// A part of the result, newline added. A reader that has gone away, such as `head`, is no error.
    pub(crate) fn result(&self, text: &str) {
        let _ = writeln!(io::stdout().lock(), "{text}");
    }

    /// Whether results have colours.
    pub(crate) fn colours_results(&self) -> bool {
        self.result_color
    }

    /// The result as JSON.
    pub(crate) fn document(&self, value: &serde_json::Value) {
        self.result(&format!("{value:#}"));
    }

    /// Something to know beside the result; not with `--quiet`.
    pub(crate) fn message(&self, text: &str) {
        if !self.quiet {
            eprintln!("{text}");
        }
    }

    /// Whether long work shows how far it is: on a terminal, unless told to be quiet.
    pub(crate) fn shows_progress(&self) -> bool {
        !self.quiet && io::stderr().is_terminal()
    }

    /// Something that only helps to understand; only with `--verbose`.
    pub(crate) fn detail(&self, text: &str) {
        if self.verbose {
            eprintln!("{text}");
        }
    }

    pub(crate) fn report(&self, failure: &Failure) {
        let mut theme =
            if self.color { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
        theme.characters.error = "error:".to_owned();
        let mut text = String::new();
        let handler = GraphicalReportHandler::new_themed(theme).with_wrap_lines(false).with_links(false);
        match handler.render_report(&mut text, failure.report.as_ref()) {
            Ok(()) => eprintln!("{}", text.trim()),
            Err(_) => eprintln!("error: {}", failure.report),
        }
    }
}

impl Color {
    /// Read before the command line is parsed, because errors in it are coloured too.
    pub(crate) fn of_command_line(arguments: impl Iterator<Item = OsString>) -> Self {
        let arguments: Vec<String> = arguments.map(|a| a.to_string_lossy().into_owned()).collect();
        let after = arguments.windows(2).find(|pair| pair[0] == "--color").map(|pair| pair[1].as_str());
        let value = arguments.iter().find_map(|a| a.strip_prefix("--color=")).or(after);
        value.and_then(|value| Self::from_str(value, true).ok()).unwrap_or_default()
    }
}

impl From<Color> for ColorChoice {
    fn from(color: Color) -> Self {
        match color {
            Color::Auto => Self::Auto,
            Color::Always => Self::Always,
            Color::Never => Self::Never,
        }
    }
}
