//! The testee of the Rust host: does what conformance/README.md says.
#![forbid(unsafe_code)]

mod methods;
mod values;

use std::sync::Arc;
use std::time::Duration;

use conformance::vectors::{from_hex, to_hex};
use feature_service::r#gen::shortwire_test_v1::FailDetail;
use shortwire::client::{CallContext, CancelToken, Library, Options, Scratch, Target};
use shortwire::{Code, Status};

/// Words after `ok`, or `None` for what this host does not have.
type Answer = Result<Option<String>, Status>;

#[derive(Default)]
struct Testee {
    target: Option<Target>,
    scratch: Scratch,
}

fn main() {
    let mut testee = Testee::default();
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split(' ').collect();
        match testee.answer(&words) {
            Ok(Some(words)) => println!("{}", format!("ok {words}").trim_end()),
            Ok(None) => println!("skip"),
            Err(status) => println!("error {}", failure(&status, " ")),
        }
    }
}

impl Testee {
    fn answer(&mut self, words: &[&str]) -> Answer {
        match words {
            ["hello"] => Ok(Some("1".to_owned())),
            ["open", path, options @ ..] => self.open(path, options).map(|()| Some(String::new())),
            ["close"] => {
                self.target = None;
                Ok(Some(String::new()))
            }
            ["codec", message, data] => {
                methods::codec(message, &unhexed(data)).map(|data| Some(to_hex(&data)))
            }
            ["read", data] => values::read(&unhexed(data)).map(Some),
            ["write", values @ ..] => Ok(Some(to_hex(&values::write(values)))),
            ["call", method, form, data, options @ ..] => {
                // A client that is closed is one that is gone.
                let Some(target) = &self.target else { return Ok(None) };
                let target = with(target, options);
                let reply = methods::call(&target, method, form, &unhexed(data), &mut self.scratch)?;
                Ok(reply.map(|reply| to_hex(&reply)))
            }
            ["many", method, form, items @ ..] => {
                let Some(target) = &self.target else { return Ok(None) };
                let items: Vec<Vec<u8>> = items.iter().map(|item| unhexed(item)).collect();
                let replies = methods::many(target, method, form, &items, &mut self.scratch)?;
                Ok(replies.map(|replies| replies.iter().map(item).collect::<Vec<_>>().join(" ")))
            }
            _ => Ok(None),
        }
    }

    fn open(&mut self, path: &str, options: &[&str]) -> Result<(), Status> {
        self.target = None;
        let number = |name: &str| {
            let value = options.iter().find_map(|option| option.strip_prefix(name))?;
            value.strip_prefix('=')?.parse::<u64>().ok()
        };
        let options = Options {
            max_message_bytes: number("max_message_bytes"),
            max_depth: number("max_depth").map(|depth| depth as u32),
        };
        self.target = Some(Target::new(Arc::new(Library::open(path)?.start(options)?)));
        Ok(())
    }
}

/// The target, its calls accompanied by what the options say.
fn with(target: &Target, options: &[&str]) -> Target {
    options.iter().fold(target.clone(), |target, option| {
        let context = CallContext::default();
        match option.strip_prefix("timeout_ms=") {
            Some(milliseconds) => {
                let timeout = Duration::from_millis(milliseconds.parse().unwrap_or(u64::MAX));
                target.with(context.with_timeout(timeout))
            }
            None => {
                let token = CancelToken::default();
                token.cancel();
                target.with(context.with_cancel(token))
            }
        }
    })
}

fn item(reply: &Result<Vec<u8>, Status>) -> String {
    match reply {
        Ok(reply) => to_hex(reply),
        Err(status) => failure(status, ":"),
    }
}

fn failure(status: &Status, separator: &str) -> String {
    let detail = status.detail::<FailDetail>();
    let detail = detail.map_or("none".to_owned(), |detail| to_hex(&shortwire::wire::encode(&detail)));
    [status.code().number().to_string(), to_hex(status.message().as_bytes()), detail].join(separator)
}

/// What the codec says of bytes that are no message.
fn invalid(error: shortwire::wire::DecodeError) -> Status {
    Status::new(Code::InvalidArgument, error.to_string())
}

fn unhexed(word: &str) -> Vec<u8> {
    if word == "-" { Vec::new() } else { from_hex(word).unwrap_or_default() }
}
