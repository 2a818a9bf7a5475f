//! The plugin by which protoc and buf run the Shortwire compiler.
#![forbid(unsafe_code)]

use std::io::{self, IsTerminal as _, Read as _, Write as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("protoc-gen-shortwire: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn std::error::Error>> {
    if std::env::args().nth(1).is_some_and(|argument| argument == "--version") {
        println!("protoc-gen-shortwire {}", env!("CARGO_PKG_VERSION"));
        return Ok(());
    }
    if io::stdin().is_terminal() {
        return Err(
            "this is run by buf or protoc (--shortwire_out=DIR --shortwire_opt=host=rust,c,python,node); \
                    by hand, use `shortwire gen`"
                .into(),
        );
    }
    let mut request = Vec::new();
    io::stdin().read_to_end(&mut request)?;
    io::stdout().write_all(&shortwire_codegen::plugin::respond(&request)?)?;
    Ok(())
}
