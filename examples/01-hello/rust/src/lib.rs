//! The greeter service: all that its author writes.
#![forbid(unsafe_code)]

#[allow(missing_docs, reason = "generated")]
pub mod r#gen;

use r#gen::greeter_v1::{GreetReply, GreetRequest, Greeter};
use shortwire::{Context, Status};

/// Greets; it has no state.
#[derive(Debug, Default)]
pub struct Service;

shortwire::export!(Service: Greeter);

impl Greeter for Service {
    fn greet<'a>(&'a self, _: &Context<'a>, request: GreetRequest<'a>) -> Result<GreetReply<'a>, Status> {
        let greeting = format!("Hello, {}!", request.name).into();
        Ok(GreetReply { greeting, ..Default::default() })
    }
}
